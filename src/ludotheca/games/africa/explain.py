"""Why an action is not legal in Africa: the first clause that forbids it, in the order of the rules."""

from typing import TYPE_CHECKING, Final, assert_never

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.words import Refusal, Value
from ludotheca.games.africa import actions, board, legality, limits
from ludotheca.games.africa import layout as at
from ludotheca.games.africa.data import CONTENT_NAMES, SPACE_NAMES, SPACE_NUMBERS, TILE_NUMBERS
from ludotheca.games.africa.state import AfricaState

if TYPE_CHECKING:
    from ludotheca.games.africa.rules import Africa

STAYS: Final = {board.GOLD: "AFR-3.2", board.GEM: "AFR-3.2", board.MONUMENT: "AFR-3.6", board.NO_TILE: "AFR-6.1"}
"""Why everything but animals and nomads stays where it is, by kind; a base camp is not a tile."""


def clause(cells: vec[i64]) -> str:
    """The clause that the current phase is about."""
    phase = cells[at.PHASE]
    if phase == at.PLACE:
        return "AFR-1.3"
    if phase == at.ACT:
        return "AFR-2.1" if legality.may_relocate(cells) else "AFR-2.3"
    if phase == at.PUT:
        return _clause(cells, int(cells[at.TILE_SPACE]), lifted=bool(cells[at.LIFTED]))
    if phase == at.SWAP:
        return "AFR-3.3"
    return "AFR-8.5" if limits.has_idled_out(cells) else "AFR-8.1"


def refusal(rules: "Africa", state: AfricaState, seat: int, action: actions.Action) -> Refusal | None:
    cells = state.cells
    if cells[at.TURN] != seat:
        return rules.due(state, seat)
    if isinstance(action, actions.Place):
        return _place(cells, action.space)
    if isinstance(action, actions.Put | actions.Leave):
        return _lay(cells, action)
    if isinstance(action, actions.Swap | actions.Keep):
        return _swap(cells, action)
    if isinstance(action, actions.Relocate):
        return _relocate(cells, action.space)
    if isinstance(action, actions.Move):
        return _move(cells, action.space)
    if isinstance(action, actions.Turn):
        return _turn(cells, action.space)
    if isinstance(action, actions.Lift):
        return _lift(cells, action.space)
    if isinstance(action, actions.Camp | actions.Dig):
        return _build(cells, action)
    if isinstance(action, actions.Skip):
        return None
    assert_never(action)


def _content(cells: vec[i64], space: int) -> str:
    return CONTENT_NAMES[cells[at.BOARD + space]]


def _clause(cells: vec[i64], space: int, *, lifted: bool) -> str:
    """The clause about the animal or nomads on a space: as just turned up, or as taken up to be moved."""
    if board.KIND[cells[at.BOARD + space]] == board.NOMADS:
        return "AFR-5.1" if lifted else "AFR-3.5"
    return "AFR-4.1" if lifted else "AFR-3.4"


def _place(cells: vec[i64], name: str) -> Refusal | None:
    return _blocked(cells, "AFR-1.3", name)


def _relocate(cells: vec[i64], name: str) -> Refusal | None:
    if not legality.may_relocate(cells):
        return Refusal("AFR-2.1", "turn-begun")
    if _is_there(cells, name):
        return Refusal("AFR-2.2", "already-there", {"space": name})
    return _blocked(cells, "AFR-2.2", name)


def _is_there(cells: vec[i64], name: str) -> bool:
    return SPACE_NAMES[cells[at.EXPLORER + cells[at.TURN]]] == name


def _blocked(cells: vec[i64], clause: str, name: str) -> Refusal | None:
    space = SPACE_NUMBERS[name]
    if legality.is_open(cells, space):
        return None
    return Refusal(clause, "face-down" if cells[at.BOARD + space] == board.FACE_DOWN else "occupied", {"space": name})


def _move(cells: vec[i64], name: str) -> Refusal | None:
    if cells[at.MOVED]:
        return Refusal("AFR-2.3", "already-moved")
    if _is_there(cells, name):
        return Refusal("AFR-2.3", "already-there", {"space": name})
    if blocked := _blocked(cells, "AFR-2.4", name):
        return blocked
    way = legality.nearby(cells, SPACE_NUMBERS[name])
    if way == legality.NOT_NEARBY:
        return Refusal("AFR-2.3", "too-far", {"space": name})
    return None if legality.is_passable(cells, way) else Refusal("AFR-2.4", "way-blocked", {"space": name})


def _turn(cells: vec[i64], name: str) -> Refusal | None:
    space = SPACE_NUMBERS[name]
    if cells[at.BOARD + space] != board.FACE_DOWN:
        return Refusal("AFR-3.1", "not-face-down", {"space": name})
    if not legality.is_at_hand(cells, space):
        return Refusal("AFR-3.1", "not-adjacent", {"space": name})
    return None


def _lift(cells: vec[i64], name: str) -> Refusal | None:
    space = SPACE_NUMBERS[name]
    content = cells[at.BOARD + space]
    if content == board.EMPTY:
        return Refusal("AFR-2.5", "nothing-there", {"space": name})
    if content == board.FACE_DOWN:
        return Refusal("AFR-4.1", "not-face-up", {"space": name})
    if not legality.is_movable(cells, space):
        return Refusal(STAYS[board.KIND[content]], "not-movable", {"space": name, "content": _content(cells, space)})
    clause = _clause(cells, space, lifted=True)
    if not legality.is_at_hand(cells, space):
        return Refusal(clause, "not-at-hand", {"space": name})
    if not legality.can_improve(cells, space):
        return Refusal(clause, "no-better-space", {"space": name, "tile": _content(cells, space)})
    return None


def _lay(cells: vec[i64], action: actions.Put | actions.Leave) -> Refusal | None:
    origin = int(cells[at.TILE_SPACE])
    tile = _content(cells, origin)
    lifted = bool(cells[at.LIFTED])
    clause = _clause(cells, origin, lifted=lifted)
    if isinstance(action, actions.Leave):
        return Refusal(clause, "must-go-elsewhere", {"tile": tile}) if lifted else None
    space = SPACE_NUMBERS[action.space]
    if legality.improves(cells, origin, space):
        return None
    if space == origin:
        return Refusal(clause, "must-go-elsewhere" if lifted else "lies-there", {"tile": tile})
    if cells[at.BOARD + space] != board.EMPTY:
        return Refusal("AFR-2.5", "not-empty", {"space": action.space, "content": _content(cells, space)})
    before = int(legality.worth(cells, cells[at.TILE], origin))
    after = int(legality.worth_after(cells, cells[at.TILE], origin, space))
    return Refusal(clause, "not-better", {"space": action.space, "tile": tile, "before": before, "after": after})


def _swap(cells: vec[i64], action: actions.Swap | actions.Keep) -> Refusal | None:
    if isinstance(action, actions.Keep):
        return None
    other = action.from_seat
    good = TILE_NUMBERS[action.good]
    if other >= cells[at.SEATS]:
        return Refusal("AFR-3.3", "no-such-player")
    if legality.may_swap(cells, other, good):
        return None
    if other == cells[at.TURN]:
        return Refusal("AFR-3.3", "own-goods")
    if good == cells[at.TILE] - board.FIRST_TILE:
        return Refusal("AFR-3.3", "same-good", {"good": action.good})
    count = int(legality.swap_size(cells, other, good))
    if count == 0:
        return Refusal("AFR-3.3", "has-none", {"from_seat": other, "good": action.good})
    given = CONTENT_NAMES[cells[at.TILE]]
    values: dict[str, Value] = {"good": given, "needed": count, "held": int(legality.found_in_hand(cells))}
    return Refusal("AFR-3.3", "too-few-to-swap", values)


def _build(cells: vec[i64], action: actions.Camp | actions.Dig) -> Refusal | None:
    clause = "AFR-6.1" if isinstance(action, actions.Camp) else "AFR-7.1"
    here = int(cells[at.EXPLORER + cells[at.TURN]])
    if not legality.may_build(cells):
        if cells[at.CAMPS + cells[at.TURN]] == 0:
            return Refusal(clause, "no-camp")
        return Refusal("AFR-2.5", "not-empty", {"space": SPACE_NAMES[here], "content": _content(cells, here)})
    if isinstance(action, actions.Dig) and not legality.has_treasure_around(cells, here):
        return Refusal("AFR-7.1", "no-treasure", {"space": SPACE_NAMES[here]})
    return None
