"""Sets up positions of Albion that show only what matters."""

from typing import Any, Final

from ludotheca.engine.luck import Scripted
from ludotheca.engine.table import Table
from ludotheca.games.albion import GAME
from ludotheca.games.albion.data import BORDERS, REGION_NAMES
from ludotheca.games.albion.state import AlbionState
from ludotheca.games.albion.types import Action, EndTurn, Event, Player, View

ANN, BOB, EVA, IDA = 0, 1, 2, 3
AlbionTable = Table[AlbionState, Action, Event, View]
PEACE, ATTACK = 0, 25
"""Draws that turn up a Pict of that kind, while most Picts are unseen."""
ALL: Final = {"fish": 1, "wood": 1, "stone": 1, "gold": 1}


def table(*players: dict[str, Any], draws: list[int] | None = None, **fields: Any) -> AlbionTable:
    """Ann to move, at the start of her turn; there are no Picts and nobody owns anything that is not named.

    A building is written as ``"fortress 2"``. Everybody has a settler on the start region, unless told otherwise.
    """
    position = {"players": [_player(player) for player in (*players, *[{}] * (2 - len(players)))], **fields}
    return GAME.from_position(position, luck=Scripted(draws or []))


def _player(player: dict[str, Any]) -> dict[str, Any]:
    buildings = {
        region: {"building": text.split()[0], "level": int(text.split()[1])}
        for region, text in player.get("buildings", {}).items()
    }
    return {"settlers": {"cantium": 1}, **player, "buildings": buildings}


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
