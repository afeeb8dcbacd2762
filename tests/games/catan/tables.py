"""Sets up positions of Catan that show only what matters."""

from itertools import pairwise
from typing import Any, Final

import pytest
from msgspec import Struct

from ludotheca.bots import find_bot
from ludotheca.bots.contract import decide
from ludotheca.engine.errors import IllegalActionError
from ludotheca.engine.game import Game
from ludotheca.engine.luck import Scripted, Seeded
from ludotheca.engine.meta import Options
from ludotheca.engine.table import Table
from ludotheca.games.catan import GAME
from ludotheca.games.catan.actions import Accept, CatanAction, OfferGive, OfferWant, Propose
from ludotheca.games.catan.data import PLAN, BoardPlan
from ludotheca.games.catan.events import CatanEvent
from ludotheca.games.catan.state import CatanState
from ludotheca.games.catan.views import Player, Range, View

CATAN: Final = GAME
ANN, BOB, EVA, IDA = 0, 1, 2, 3
CatanTable = Table[CatanState, CatanAction, CatanEvent, View]
AnyGame = Game[CatanState, Any, Any, Any]
AnyTable = Table[CatanState, Any, Any, Any]
"""The base game, or a scenario."""

ROAD: Final = "lumber brick"
SETTLEMENT: Final = "lumber brick grain wool"
CITY: Final = "2 grain 3 ore"
DEVELOPMENT: Final = "ore grain wool"


def table(*players: dict[str, Any], draws: list[int] | None = None, seats: int = 3, **fields: Any) -> CatanTable:
    """The base game, three players: Ann has rolled, and may trade and build; nobody has what is not named.

    Cards may be written as ``"2 grain 3 ore"``. Where cards are given up or the robber moves, it is for a seven.
    """
    return CATAN.from_position(position(players, seats, fields), luck=Scripted(draws or []))


def position(players: tuple[dict[str, Any], ...], seats: int, fields: dict[str, Any]) -> dict[str, Any]:
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


def way(*crossings: str, plan: BoardPlan = PLAN) -> list[str]:
    """The edges along some crossings."""
    geometry = plan.geometry
    numbers = [geometry.crossing_names.index(crossing) for crossing in crossings]
    found: list[str] = []
    for start, end in pairwise(numbers):
        edge = (start, end) if (start, end) in geometry.edges else (end, start)
        found.append(geometry.edge_names[geometry.edges.index(edge)])
    return found


def whole(played: AnyTable) -> View:
    view: View = played.view_everything()
    return view


def player(played: AnyTable, seat: int) -> Player:
    return whole(played).players[seat]


def hand(played: AnyTable, seat: int) -> dict[str, int]:
    found = player(played, seat).hand
    assert found is not None
    return found


def bank(played: AnyTable) -> dict[str, int]:
    found = whole(played).bank
    assert found is not None
    return found


def known(played: AnyTable, seat: int, observer: int | None) -> dict[str, Range]:
    """What an observer can know of a hand, without what it cannot hold."""
    found = played.view(observer).players[seat].known
    return {name: within for name, within in found.items() if within.most}


def kinds(played: AnyTable, kind: type[Struct], seat: int = ANN) -> list[Any]:
    """The legal actions of a kind."""
    return [action for action in played.legal(seat) if isinstance(action, kind)]


def refusal(played: AnyTable, action: Struct, seat: int = ANN) -> tuple[str, str]:
    """The clause and the reason why an action is refused; what is refused must change nothing."""
    before = list(played.state.cells)
    with pytest.raises(IllegalActionError) as caught:
        played.play(seat, action)
    assert list(played.state.cells) == before
    assert action not in played.legal(seat)
    return caught.value.refusal.clause, caught.value.refusal.reason


def offer(played: AnyTable, give: str, want: str, seat: int = ANN) -> list[Any]:
    """The active player makes an offer to all."""
    for good, count in cards(give).items():
        for _ in range(count):
            played.play(seat, OfferGive(good))
    for good, count in cards(want).items():
        for _ in range(count):
            played.play(seat, OfferWant(good))
    return played.play(seat, Propose())


def accept(played: AnyTable, *seats: int) -> None:
    for seat in seats:
        played.play(seat, Accept())


def names(events: list[Any]) -> list[str]:
    return [type(event).__name__ for event in events]


def check_reading_back(game: AnyGame, seats: int, options: Options) -> None:
    """Along a random game, the whole position and every view is read as it was written."""
    played = game.new(seats, seed=seats, options=options)
    luck = Seeded(seats)
    for decision in range(160):
        if not played.actors():
            break
        seat = played.actors()[luck.below(len(played.actors()))]
        legal = played.rules.legal(played.state, seat)
        # Bids stay small, so that auctions come to an end.
        played.rules.apply(played.state, seat, legal[luck.below(min(len(legal), 12))], luck, None)
        if decision % 8 == 0:
            assert game.from_position(played.position()).state == played.state
            for observer in (*range(seats), None):
                view = played.view(observer)
                assert played.rules.view(played.rules.load(view, luck), observer) == view


def chosen(game: AnyGame, played: AnyTable, seat: int) -> list[Any]:
    """What the greedy bot does, which is shown the seat's view and nothing else."""
    plan = decide(find_bot("greedy"), game, played.state, seat, Seeded(1))
    return [played.rules.catalogue[action] for action in plan]


def weighed(game: AnyGame, played: AnyTable, seat: int) -> list[list[Any]]:
    """All plans that the bot weighs."""
    found = game.insight.plans(played.state, seat, played.rules.legal(played.state, seat))
    return [[played.rules.catalogue[action] for action in plan] for plan in found]


def imagined(played: AnyTable, seat: int) -> int:
    """Both ways of dealing agree, whatever the luck; returns how many different worlds there were."""
    rules, state = played.rules, played.state
    worlds = []
    for seed in range(40):
        world = rules.imagine(state, seat, Seeded(seed))
        assert world == rules.load(rules.view(state, seat), Seeded(seed))
        worlds.append(tuple(world.cells))
    return len(set(worlds))


def numbers(played: AnyTable, seat: int) -> dict[str, float]:
    """What the encoder tells a seat, by name."""
    encoder = played.game.insight.encoder
    return dict(zip(encoder.names, encoder.encode(played.state, seat), strict=True))
