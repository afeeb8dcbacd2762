"""Sets up positions of Catan and Alexander that show only what matters."""

from itertools import pairwise
from typing import Any, Final

import pytest

from ludotheca.engine.errors import IllegalActionError
from ludotheca.engine.luck import Scripted
from ludotheca.engine.table import Table
from ludotheca.games.catan import GAMES
from ludotheca.games.catan.actions import Accept, Bid, CatanAction, OfferGive, OfferWant, PassBid, Propose
from ludotheca.games.catan.data import ALEXANDER_PLAN, BASE_PLAN, BoardPlan
from ludotheca.games.catan.events import AlexanderEvent
from ludotheca.games.catan.state import CatanState
from ludotheca.games.catan.views import AlexanderView, March, Player, Range, View

CATAN, ALEXANDER = GAMES
ANN, BOB, EVA, IDA = 0, 1, 2, 3
CatanTable = Table[CatanState, CatanAction, AlexanderEvent, View]

ROAD: Final = "lumber brick"
SETTLEMENT: Final = "lumber brick grain wool"
CITY: Final = "2 grain 3 ore"
DEVELOPMENT: Final = "ore grain wool"


def table(*players: dict[str, Any], draws: list[int] | None = None, seats: int = 3, **fields: Any) -> CatanTable:
    """The base game, three players: Ann has rolled, and may trade and build; nobody has what is not named.

    Cards may be written as ``"2 grain 3 ore"``. Where cards are given up or the robber moves, it is for a seven.
    """
    return CATAN.from_position(_position(players, seats, fields), luck=Scripted(draws or []))


def scenario(
    *players: dict[str, Any],
    draws: list[int] | None = None,
    seats: int = 3,
    march: dict[str, Any] | None = None,
    **fields: Any,
) -> CatanTable:
    """The same in the scenario; the stack is empty, and Alexander is as near as the tiles of the players allow."""
    passed = _first_crossing(players, ("temple", "event"), 0)
    return ALEXANDER.from_position(
        {**_position(players, seats, fields), "march": {"passed": passed, "stack_used_up": True, **(march or {})}},
        luck=Scripted(draws or []),
    )


def auction(
    *players: dict[str, Any], event: str = "settlement", bid: dict[str, Any] | None = None, **fields: Any
) -> CatanTable:
    """The scenario: an auction has just begun, at the first crossing that is right for it; the active player opens."""
    kind, turned = ("temple", 0) if event == "settlement" else ("event", 1)
    passed = _first_crossing(players, (kind,), turned)
    march = {"passed": passed, "auction": {"event": event, **(bid or {})}, **fields.pop("march", {})}
    return scenario(*players, march=march, phase=fields.pop("phase", "bid"), **fields)


def _first_crossing(players: tuple[dict[str, Any], ...], kinds: tuple[str, ...], turned: int) -> int:
    """The first crossing of some kinds by which as many tiles as the players have, and more, can be turned up."""
    turned += sum(sum(player.get("tiles", {}).values()) for player in players)
    for passed, stop in enumerate(ALEXANDER_PLAN.route, start=1):
        turned -= stop.kind == "event"
        if turned <= 0 and stop.kind in kinds:
            return passed
    raise AssertionError("there are not so many tiles")


def _position(players: tuple[dict[str, Any], ...], seats: int, fields: dict[str, Any]) -> dict[str, Any]:
    cause = {"dice": (3, 4)} if fields.get("phase") in ("robber", "discard") else {}
    return {"players": [_player(player) for player in (*players, *[{}] * (seats - len(players)))], **cause, **fields}


def _player(player: dict[str, Any]) -> dict[str, Any]:
    hand = player.get("hand")
    return {**player, "hand": cards(hand)} if isinstance(hand, str) else player


def cards(text: str) -> dict[str, int]:
    """Counts cards: ``"2 grain ore"`` is two of grain and one of ore."""
    counts: dict[str, int] = {}
    number = 1
    for word in text.split():
        if word.isdigit():
            number = int(word)
        else:
            counts[word] = counts.get(word, 0) + number
            number = 1
    return counts


def dice(number: int) -> list[int]:
    """Draws that roll a number."""
    first = max(1, number - 6)
    return [first - 1, number - first - 1]


def way(*crossings: str, plan: BoardPlan = BASE_PLAN) -> list[str]:
    """The edges along some crossings."""
    geometry = plan.geometry
    numbers = [geometry.crossing_names.index(crossing) for crossing in crossings]
    found: list[str] = []
    for start, end in pairwise(numbers):
        edge = (start, end) if (start, end) in geometry.edges else (end, start)
        found.append(geometry.edge_names[geometry.edges.index(edge)])
    return found


def march_way(*crossings: str) -> list[str]:
    """The same on Alexander's board."""
    return way(*crossings, plan=ALEXANDER_PLAN)


def whole(played: CatanTable) -> View:
    return played.view_everything()


def player(played: CatanTable, seat: int) -> Player:
    return whole(played).players[seat]


def hand(played: CatanTable, seat: int) -> dict[str, int]:
    found = player(played, seat).hand
    assert found is not None
    return found


def bank(played: CatanTable) -> dict[str, int]:
    found = whole(played).bank
    assert found is not None
    return found


def known(played: CatanTable, seat: int, observer: int | None) -> dict[str, Range]:
    """What an observer can know of a hand, without what it cannot hold."""
    found = played.view(observer).players[seat].known
    return {name: within for name, within in found.items() if within.most}


def march_of(played: CatanTable) -> March:
    view = whole(played)
    assert isinstance(view, AlexanderView)
    return view.march


def kinds(played: CatanTable, kind: type[CatanAction], seat: int = ANN) -> list[CatanAction]:
    """The legal actions of a kind."""
    return [action for action in played.legal(seat) if isinstance(action, kind)]


def refusal(played: CatanTable, action: CatanAction, seat: int = ANN) -> tuple[str, str]:
    """The clause and the reason why an action is refused; what is refused must change nothing."""
    before = list(played.state.cells)
    with pytest.raises(IllegalActionError) as caught:
        played.play(seat, action)
    assert list(played.state.cells) == before
    assert action not in played.legal(seat)
    return caught.value.refusal.clause, caught.value.refusal.reason


def offer(played: CatanTable, give: str, want: str, seat: int = ANN) -> list[AlexanderEvent]:
    """The active player makes an offer to all."""
    for good, count in cards(give).items():
        for _ in range(count):
            played.play(seat, OfferGive(good))
    for good, count in cards(want).items():
        for _ in range(count):
            played.play(seat, OfferWant(good))
    return played.play(seat, Propose())


def accept(played: CatanTable, *seats: int) -> None:
    for seat in seats:
        played.play(seat, Accept())


def bids(played: CatanTable, *offers: int) -> list[AlexanderEvent]:
    """Bids in turn, 0 for a pass; returns what the last one brought."""
    events: list[AlexanderEvent] = []
    for number in offers:
        [seat] = played.actors()
        events = played.play(seat, Bid(number) if number else PassBid())
    return events


def names(events: list[AlexanderEvent]) -> list[str]:
    return [type(event).__name__ for event in events]
