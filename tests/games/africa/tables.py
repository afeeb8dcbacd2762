"""Sets up positions of Africa that show only what matters."""

from typing import Any, Final

from ludotheca.engine.luck import Scripted
from ludotheca.engine.table import Table
from ludotheca.games.africa import GAME
from ludotheca.games.africa.actions import Action
from ludotheca.games.africa.data import BOARD, CITY_NAMES, SPACE_NAMES, TILE_NAMES, TILES, adjacency
from ludotheca.games.africa.events import Event
from ludotheca.games.africa.state import AfricaState
from ludotheca.games.africa.views import View

ANN, BOB, EVA = 0, 1, 2
AfricaTable = Table[AfricaState, Action, Event, View]

AROUND: Final = {
    space.name: [SPACE_NAMES[other] for other in others] for space, others in zip(BOARD, adjacency(BOARD), strict=True)
}


def table(
    board: dict[str, str] | None = None,
    *,
    explorers: tuple[str, ...] = ("E6", "O1", "A1"),
    players: dict[int, dict[str, Any]] | None = None,
    draws: list[int] | None = None,
    **fields: Any,
) -> AfricaTable:
    """Ann, Bob and Eva, Ann to move; every space that is not named is empty, and nobody owns anything.

    A face-down tile is named by what it will turn out to be, as in ``{"E7": "hidden elephant"}``; ``draws`` says in
    which order, where there are several.
    """
    board = board or {}
    hidden = [content.removeprefix("hidden ") for content in board.values() if content.startswith("hidden ")]
    position = {
        "players": [{"explorer": space, **(players or {}).get(seat, {})} for seat, space in enumerate(explorers)],
        "board": {space: "face-down" if content.startswith("hidden ") else content for space, content in board.items()},
        "unseen": {tile: hidden.count(tile) for tile in hidden},
        **fields,
    }
    return GAME.from_position(position, luck=Scripted(draws if draws is not None else [0] * len(hidden)))


def crowded(board: dict[str, str], *, empty: tuple[str, ...]) -> dict[str, str]:
    """The board with nothing else empty but these spaces: camps stand in the cities, face-down tiles lie elsewhere."""
    box = [f"hidden {tile.name}" for tile in TILES for _ in range(tile.count)]
    for content in board.values():
        if content in TILE_NAMES or content in box:
            box.remove(f"hidden {content.removeprefix('hidden ')}")
    others = [space for space in SPACE_NAMES if space not in {*board, *empty}]
    return board | {space: "camp" if space in CITY_NAMES else box.pop() for space in others}


def draw_of(tile: str, board: dict[str, str]) -> int:
    """The number to draw so that this is the tile turned up, out of all that are face down."""
    earlier = [f"hidden {name}" for name in TILE_NAMES[: TILE_NAMES.index(tile)]]
    return sum(1 for content in board.values() if content in earlier)


def points(played: AfricaTable) -> list[int]:
    """What stands on the scoring track."""
    return [player.points for player in played.view(None).players]


def targets(played: AfricaTable, kind: type[Action]) -> list[str]:
    """The spaces where an action of a kind is legal for the player whose turn it is."""
    seat = played.actors()[0]
    return [action.space for action in played.legal(seat) if isinstance(action, kind)]  # type: ignore[union-attr]


def refusal(played: AfricaTable, action: Action, seat: int = ANN) -> tuple[str, str]:
    """The clause and the reason why an action is refused."""
    found = played.explain(seat, action)
    assert found is not None
    return found.clause, found.reason
