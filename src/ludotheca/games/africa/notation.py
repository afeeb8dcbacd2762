"""Africa's position in words: what the browser draws, a test sets up, a bot imagines and a file keeps."""

from typing import Final

from ludotheca.engine.words import Value, Words
from ludotheca.games.africa.board import (
    EMPTY,
    FIRST_TILE,
    GEM,
    GOLD,
    GOOD,
    KIND,
    SPACES,
    TILES_KNOWN,
    VALUE,
)
from ludotheca.games.africa.data import NOT_TILES, SPACE_NAMES, TILE_NAMES
from ludotheca.games.africa.state import (
    ACT,
    ACTED,
    BOARD,
    CAMPS,
    EXPLORER,
    FINDER,
    HELD,
    IDLE,
    IDLE_END,
    LIFTED,
    MOVED,
    NOBODY,
    NOWHERE,
    OVER,
    PHASE,
    PLACE,
    POINTS,
    PUT,
    SEATS,
    SEGMENT,
    SEGMENTS,
    SWAP,
    TILE,
    TILE_SPACE,
    TURN,
    UNSEEN,
    AfricaState,
)
from ludotheca.games.africa.types import Pending, Phase, Player, View

PHASES: Final[dict[Phase, int]] = {"place": PLACE, "act": ACT, "put": PUT, "swap": SWAP, "over": OVER}
PHASE_NAMES: Final = {number: name for name, number in PHASES.items()}
SPACE_NUMBERS: Final = {name: number for number, name in enumerate(SPACE_NAMES)}
CONTENT_NAMES: Final = (*NOT_TILES, *TILE_NAMES)


def phase(state: AfricaState) -> Phase:
    return PHASE_NAMES[state.cells[PHASE]]


def view(state: AfricaState) -> View:
    """The whole position; nobody may know less."""
    cells = list(state.cells)
    pending = None
    if cells[PHASE] in (PUT, SWAP):
        space = cells[TILE_SPACE]
        pending = Pending(
            tile=CONTENT_NAMES[cells[TILE]],
            space=None if space == NOWHERE else SPACE_NAMES[space],
            lifted=bool(cells[LIFTED]),
        )
    return View(
        players=tuple(_player(cells, seat) for seat in range(cells[SEATS])),
        board={
            SPACE_NAMES[space]: CONTENT_NAMES[content]
            for space, content in enumerate(cells[BOARD : BOARD + SPACES])
            if content != EMPTY
        },
        turn=cells[TURN],
        phase=phase(state),
        simple=cells[SEGMENTS] == 1,
        segment=cells[SEGMENT] + 1,
        moved=bool(cells[MOVED]),
        acted=bool(cells[ACTED]),
        pending=pending,
        unseen={name: cells[UNSEEN + tile] for tile, name in enumerate(TILE_NAMES) if cells[UNSEEN + tile]},
        finder=None if cells[FINDER] == NOBODY else cells[FINDER],
        idle_end=bool(cells[IDLE_END]),
        idle_turns=cells[IDLE],
    )


def _player(cells: list[int], seat: int) -> Player:
    held = cells[HELD + seat * TILES_KNOWN : HELD + (seat + 1) * TILES_KNOWN]
    treasure: dict[int, tuple[int, ...]] = {GOLD: (), GEM: ()}
    for tile, count in enumerate(held):
        kind = KIND[FIRST_TILE + tile]
        if kind in treasure:
            treasure[kind] += (int(VALUE[FIRST_TILE + tile]),) * count
    explorer = cells[EXPLORER + seat]
    return Player(
        explorer=None if explorer == NOWHERE else SPACE_NAMES[explorer],
        points=cells[POINTS + seat],
        camps=cells[CAMPS + seat],
        goods={TILE_NAMES[tile]: count for tile, count in enumerate(held) if count and KIND[FIRST_TILE + tile] == GOOD},
        gold=tuple(sorted(treasure[GOLD])),
        gems=tuple(sorted(treasure[GEM])),
    )


def prompt(state: AfricaState) -> Words:
    """What the seat whose turn it is has to do, said with the values that matter."""
    cells = state.cells
    phase = cells[PHASE]
    values: dict[str, Value] = {}
    if phase in (PUT, SWAP):
        values["tile"] = CONTENT_NAMES[cells[TILE]]
    if phase == PUT:
        return Words("prompt-put-lifted" if cells[LIFTED] else "prompt-put-found", values)
    if phase == ACT:
        values = {"segment": int(cells[SEGMENT] + 1), "segments": int(cells[SEGMENTS])}
        return Words("prompt-act-moved" if cells[MOVED] else "prompt-act", values)
    return Words(f"prompt-{PHASE_NAMES[phase]}", values)
