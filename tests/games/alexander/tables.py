"""Sets up positions of Alexander that show only what matters."""

from typing import Any, Final

from ludotheca.engine.luck import Scripted
from ludotheca.engine.table import Table
from ludotheca.games.alexander import GAME
from ludotheca.games.alexander.actions import AlexanderAction, Bid, PassBid
from ludotheca.games.alexander.data import PLAN, ROUTE
from ludotheca.games.alexander.events import AlexanderEvent
from ludotheca.games.alexander.views import AlexanderView, March
from ludotheca.games.catan.data import RESOURCES
from ludotheca.games.catan.state import CatanState
from tests.games.catan.tables import position, way

ALEXANDER: Final = GAME
MarchTable = Table[CatanState, AlexanderAction, AlexanderEvent, AlexanderView]


def scenario(
    *players: dict[str, Any],
    draws: list[int] | None = None,
    seats: int = 3,
    march: dict[str, Any] | None = None,
    **fields: Any,
) -> MarchTable:
    """Like ``table`` of the base game; the stack is empty, and Alexander is as near as the players' tiles allow."""
    passed = _first_crossing(players, ("temple", "event"), 0)
    return ALEXANDER.from_position(
        {**position(players, seats, fields), "march": {"passed": passed, "stack_used_up": True, **(march or {})}},
        luck=Scripted(draws or []),
    )


def auction(
    *players: dict[str, Any], event: str = "settlement", bid: dict[str, Any] | None = None, **fields: Any
) -> MarchTable:
    """An auction has just begun, at the first crossing that is right for it; the active player opens."""
    kind, turned = ("temple", 0) if event == "settlement" else ("event", 1)
    passed = _first_crossing(players, (kind,), turned)
    march = {"passed": passed, "auction": {"event": event, **(bid or {})}, **fields.pop("march", {})}
    return scenario(*players, march=march, phase=fields.pop("phase", "bid"), **fields)


def in_doubt(ann: str, **fields: Any) -> MarchTable:
    """A famine is auctioned; others do not know what Ann has, and may have it themselves."""
    unknown = [
        {"observer": observer, "seat": seat, "known": {name: {"least": 0, "most": 8} for name in RESOURCES}}
        for observer in (0, 1, 2, 4)
        for seat in (0, 1)
        if observer != seat
    ]
    return auction({"hand": ann, "gold": 1}, {"hand": "4 ore 4 wool"}, event="famine", knowledge=unknown, **fields)


def _first_crossing(players: tuple[dict[str, Any], ...], kinds: tuple[str, ...], turned: int) -> int:
    """The first crossing of some kinds by which as many tiles as the players have, and more, can be turned up."""
    turned += sum(sum(player.get("tiles", {}).values()) for player in players)
    for passed, stop in enumerate(ROUTE.stops, start=1):
        turned -= stop.kind == "event"
        if turned <= 0 and stop.kind in kinds:
            return passed
    raise AssertionError("there are not that many tiles")


def march_way(*crossings: str) -> list[str]:
    """The edges along some crossings."""
    return way(*crossings, plan=PLAN)


def whole(played: MarchTable) -> AlexanderView:
    return played.view_everything()


def march_of(played: MarchTable) -> March:
    return played.view_everything().march


def bids(played: MarchTable, *offers: int) -> list[AlexanderEvent]:
    """Bids in turn, 0 for a pass; returns what the last one brought."""
    events: list[AlexanderEvent] = []
    for number in offers:
        [seat] = played.actors()
        events = played.play(seat, Bid(number) if number else PassBid())
    return events
