"""Sets up positions of Albion that show only what matters."""

from typing import Any, Final

from ludotheca.engine.luck import Scripted
from ludotheca.engine.table import Table
from ludotheca.games.albion import GAME
from ludotheca.games.albion.actions import Action, EndTurn
from ludotheca.games.albion.data import BORDERS, REGION_NAMES
from ludotheca.games.albion.events import Event
from ludotheca.games.albion.state import AlbionState
from ludotheca.games.albion.views import Player, View

ANN, BOB, EVA, IDA = 0, 1, 2, 3
AlbionTable = Table[AlbionState, Action, Event, View]
PEACE, ATTACK = 0, 25
"""Draws that turn up a Pict of that kind, while most Picts are unseen."""
CASTLES: Final = ("votadinia", "novantia", "corieltauvia")
HOMES: Final = ("brigantia", "catuvellaunia", "corieltauvia")
ALL: Final = {"fish": 1, "wood": 1, "stone": 1, "gold": 1}


def table(*players: dict[str, Any], draws: list[int] | None = None, **fields: Any) -> AlbionTable:
    """Ann to move, at the start of her turn; there are no Picts and nobody owns anything that is not named.

    A building is written as ``"fortress 2"``. Everybody has a settler on the start region, unless told otherwise.
    Markers and figures are what castles and settlements have brought: where more are named, there are castles and
    settlements in the north for them, and where fewer are, the other figures stand in Cantium, legionaries first.
    """
    debt = fields.get("debt", {})
    owed = {debt.get("seat"): debt.get("figures", 0)}
    if fields.get("phase") == "recruit":
        owed[fields.get("turn", ANN)] = -1
    named = (*players, *[{}] * (2 - len(players)))
    position = {"players": [_player(each, owed.get(seat, 0)) for seat, each in enumerate(named)], **fields}
    return GAME.from_position(position, luck=Scripted(draws or []))


def _player(player: dict[str, Any], owed: int) -> dict[str, Any]:
    buildings = {region: _site(text) for region, text in player.get("buildings", {}).items()}
    settlers, legionaries = dict(player.get("settlers", {"cantium": 1})), dict(player.get("legionaries", {}))
    figures = sum(settlers.values()) + sum(legionaries.values()) - 1 - owed
    _add(buildings, "castle", CASTLES, player.get("markers", 0))
    _add(buildings, "settlement", HOMES, figures)
    for _ in range(figures, _gifts(buildings, "settlement")):
        others = legionaries if sum(legionaries.values()) < 3 else settlers
        others["cantium"] = others.get("cantium", 0) + 1
    own = {"markers": _gifts(buildings, "castle"), "settlers": settlers, "legionaries": legionaries}
    return {"resources": player.get("resources", {}), "buildings": buildings, **own}


def _site(text: str) -> dict[str, Any]:
    building, level = text.split()
    return {"building": building, "level": int(level)}


def _gifts(buildings: dict[str, Any], kind: str) -> int:
    """Markers or figures that buildings have brought."""
    return sum(min(site["level"], 2) for site in buildings.values() if site["building"] == kind)


def _add(buildings: dict[str, Any], kind: str, regions: tuple[str, ...], gifts: int) -> None:
    """Adds buildings until they have brought that many."""
    for region in regions:
        missing = gifts - _gifts(buildings, kind)
        if missing > 0 and region not in buildings:
            buildings[region] = {"building": kind, "level": min(missing, 2)}


def player(played: AlbionTable, seat: int) -> Player:
    return played.view(None).players[seat]


def site(played: AlbionTable, seat: int, region: str) -> str:
    """What a seat has built in a region."""
    found = player(played, seat).buildings.get(region)
    return "" if found is None else f"{found.building} {found.level}"


def neighbours(region: str) -> set[str]:
    number = REGION_NAMES.index(region)
    ends = [pair for pair in BORDERS if number in pair]
    return {REGION_NAMES[end] for pair in ends for end in pair} - {region}


def regions(played: AlbionTable, kind: type[Action], seat: int = ANN) -> list[str]:
    """The regions of the legal actions of a kind."""
    return [action.region for action in played.legal(seat) if isinstance(action, kind)]  # type: ignore[union-attr]


def end_turns(played: AlbionTable, count: int) -> None:
    for _ in range(count):
        [seat] = played.actors()
        played.play(seat, EndTurn())


def refusal(played: AlbionTable, action: Action, seat: int = ANN) -> tuple[str, str]:
    """The clause and the reason why an action is refused."""
    found = played.explain(seat, action)
    assert found is not None
    return found.clause, found.reason
