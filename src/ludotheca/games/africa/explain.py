"""Why an action is not legal in Africa: the first clause that forbids it, in the order of the rules."""

from typing import TYPE_CHECKING, assert_never

from ludotheca.engine.words import Refusal, Value
from ludotheca.games.africa.board import EMPTY, FACE_DOWN, FIRST_TILE, GEM, GOLD, KIND, MONUMENT, NO_TILE, NOMADS
from ludotheca.games.africa.data import SPACE_NAMES, TILE_NAMES
from ludotheca.games.africa.legality import (
    NOT_NEARBY,
    can_improve,
    found_in_hand,
    has_treasure_around,
    improves,
    is_at_hand,
    is_movable,
    is_open,
    is_passable,
    may_build,
    may_relocate,
    may_swap,
    nearby,
    swap_size,
    worth,
    worth_after,
)
from ludotheca.games.africa.limits import has_idled_out
from ludotheca.games.africa.state import (
    ACT,
    BOARD,
    CAMPS,
    EXPLORER,
    LIFTED,
    MOVED,
    PHASE,
    PLACE,
    PUT,
    SEATS,
    SWAP,
    TILE,
    TILE_SPACE,
    TURN,
    AfricaState,
)
from ludotheca.games.africa.types import (
    Action,
    Camp,
    Dig,
    Keep,
    Leave,
    Lift,
    Move,
    Place,
    Put,
    Relocate,
    Skip,
    Swap,
    Turn,
)

if TYPE_CHECKING:
    from ludotheca.games.africa.rules import Africa

NUMBER_OF_SPACE = {name: number for number, name in enumerate(SPACE_NAMES)}
NUMBER_OF_TILE = {name: number for number, name in enumerate(TILE_NAMES)}
STAYS = {GOLD: "AFR-3.2", GEM: "AFR-3.2", MONUMENT: "AFR-3.6", NO_TILE: "AFR-6.1"}
"""The clauses by which what is neither animal nor nomads stays where it is; a base camp is no tile."""


def clause(state: AfricaState) -> str:
    """What the phase that is on is about."""
    cells = state.cells
    phase = cells[PHASE]
    if phase == PLACE:
        return "AFR-1.3"
    if phase == ACT:
        return "AFR-2.1" if may_relocate(state) else "AFR-2.3"
    if phase == PUT:
        return _clause(state, int(cells[TILE_SPACE]), lifted=bool(cells[LIFTED]))
    if phase == SWAP:
        return "AFR-3.3"
    return "AFR-8.5" if has_idled_out(state) else "AFR-8.1"


def refusal(rules: "Africa", state: AfricaState, seat: int, action: Action) -> Refusal | None:
    cells = state.cells
    if cells[TURN] != seat:
        return rules.due(state, seat)
    if isinstance(action, Place):
        return _place(state, action.space)
    if isinstance(action, Put | Leave):
        return _lay(state, action)
    if isinstance(action, Swap | Keep):
        return _swap(state, action)
    if isinstance(action, Relocate):
        return _relocate(state, action.space)
    if isinstance(action, Move):
        return _move(state, action.space)
    if isinstance(action, Turn):
        return _turn(state, action.space)
    if isinstance(action, Lift):
        return _lift(state, action.space)
    if isinstance(action, Camp | Dig):
        return _build(state, action)
    if isinstance(action, Skip):
        return None
    assert_never(action)


def _content(state: AfricaState, space: int) -> str:
    content = state.cells[BOARD + space]
    return "face-down" if content == FACE_DOWN else "camp" if content < FIRST_TILE else TILE_NAMES[content - FIRST_TILE]


def _clause(state: AfricaState, space: int, *, lifted: bool) -> str:
    """The clause about the animal or nomads on a space: as just turned up, or as taken up to be moved."""
    found, moved = ("AFR-3.5", "AFR-5.1") if KIND[state.cells[BOARD + space]] == NOMADS else ("AFR-3.4", "AFR-4.1")
    return moved if lifted else found


def _place(state: AfricaState, name: str) -> Refusal | None:
    return _blocked(state, "AFR-1.3", name)


def _relocate(state: AfricaState, name: str) -> Refusal | None:
    if not may_relocate(state):
        return Refusal("AFR-2.1", "turn-begun")
    if _is_there(state, name):
        return Refusal("AFR-2.2", "already-there", {"space": name})
    return _blocked(state, "AFR-2.2", name)


def _is_there(state: AfricaState, name: str) -> bool:
    return SPACE_NAMES[state.cells[EXPLORER + state.cells[TURN]]] == name


def _blocked(state: AfricaState, clause: str, name: str) -> Refusal | None:
    space = NUMBER_OF_SPACE[name]
    if is_open(state, space):
        return None
    return Refusal(clause, "face-down" if state.cells[BOARD + space] == FACE_DOWN else "occupied", {"space": name})


def _move(state: AfricaState, name: str) -> Refusal | None:
    if state.cells[MOVED]:
        return Refusal("AFR-2.3", "already-moved")
    if _is_there(state, name):
        return Refusal("AFR-2.3", "already-there", {"space": name})
    if blocked := _blocked(state, "AFR-2.4", name):
        return blocked
    way = nearby(state, NUMBER_OF_SPACE[name])
    if way == NOT_NEARBY:
        return Refusal("AFR-2.3", "too-far", {"space": name})
    return None if is_passable(state, way) else Refusal("AFR-2.4", "way-blocked", {"space": name})


def _turn(state: AfricaState, name: str) -> Refusal | None:
    space = NUMBER_OF_SPACE[name]
    if state.cells[BOARD + space] != FACE_DOWN:
        return Refusal("AFR-3.1", "not-face-down", {"space": name})
    if not is_at_hand(state, space):
        return Refusal("AFR-3.1", "not-adjacent", {"space": name})
    return None


def _lift(state: AfricaState, name: str) -> Refusal | None:
    space = NUMBER_OF_SPACE[name]
    content = state.cells[BOARD + space]
    if content == EMPTY:
        return Refusal("AFR-2.5", "nothing-there", {"space": name})
    if content == FACE_DOWN:
        return Refusal("AFR-4.1", "not-face-up", {"space": name})
    if not is_movable(state, space):
        return Refusal(STAYS[KIND[content]], "not-movable", {"space": name, "content": _content(state, space)})
    clause = _clause(state, space, lifted=True)
    if not is_at_hand(state, space):
        return Refusal(clause, "not-at-hand", {"space": name})
    if not can_improve(state, space):
        return Refusal(clause, "no-better-space", {"space": name, "tile": _content(state, space)})
    return None


def _lay(state: AfricaState, action: Put | Leave) -> Refusal | None:
    cells = state.cells
    origin = int(cells[TILE_SPACE])
    tile = _content(state, origin)
    lifted = bool(cells[LIFTED])
    clause = _clause(state, origin, lifted=lifted)
    if isinstance(action, Leave):
        return Refusal(clause, "must-go-elsewhere", {"tile": tile}) if lifted else None
    space = NUMBER_OF_SPACE[action.space]
    if improves(state, origin, space):
        return None
    if space == origin:
        return Refusal(clause, "must-go-elsewhere" if lifted else "lies-there", {"tile": tile})
    if cells[BOARD + space] != EMPTY:
        return Refusal("AFR-2.5", "not-empty", {"space": action.space, "content": _content(state, space)})
    before = int(worth(state, cells[TILE], origin))
    after = int(worth_after(state, cells[TILE], origin, space))
    return Refusal(clause, "not-better", {"space": action.space, "tile": tile, "before": before, "after": after})


def _swap(state: AfricaState, action: Swap | Keep) -> Refusal | None:
    if isinstance(action, Keep):
        return None
    cells = state.cells
    other = action.from_seat
    good = NUMBER_OF_TILE[action.good]
    if other >= cells[SEATS]:
        return Refusal("AFR-3.3", "no-such-player")
    if may_swap(state, other, good):
        return None
    if other == cells[TURN]:
        return Refusal("AFR-3.3", "own-goods")
    if good == cells[TILE] - FIRST_TILE:
        return Refusal("AFR-3.3", "same-good", {"good": action.good})
    count = int(swap_size(state, other, good))
    if count == 0:
        return Refusal("AFR-3.3", "has-none", {"from_seat": other, "good": action.good})
    given = TILE_NAMES[cells[TILE] - FIRST_TILE]
    values: dict[str, Value] = {"good": given, "needed": count, "held": int(found_in_hand(state))}
    return Refusal("AFR-3.3", "too-few-to-swap", values)


def _build(state: AfricaState, action: Camp | Dig) -> Refusal | None:
    cells = state.cells
    clause = "AFR-6.1" if isinstance(action, Camp) else "AFR-7.1"
    here = int(cells[EXPLORER + cells[TURN]])
    if not may_build(state):
        if cells[CAMPS + cells[TURN]] == 0:
            return Refusal(clause, "no-camp")
        return Refusal("AFR-2.5", "not-empty", {"space": SPACE_NAMES[here], "content": _content(state, here)})
    if isinstance(action, Dig) and not has_treasure_around(state, here):
        return Refusal("AFR-7.1", "no-treasure", {"space": SPACE_NAMES[here]})
    return None
