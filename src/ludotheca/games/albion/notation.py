"""Albion's position in words: what the browser draws, a test sets up, a bot imagines and a file keeps."""

from typing import Final

from ludotheca.engine.words import Value, Words
from ludotheca.games.albion.board import (
    REGIONS_KNOWN,
    RESOURCES_KNOWN,
    SETTLER,
)
from ludotheca.games.albion.data import REGION_NAMES, RESOURCES, Building
from ludotheca.games.albion.legality import (
    count_figures,
)
from ludotheca.games.albion.state import (
    AFTER_SUMMONS,
    AT_START,
    BUILDING,
    BUILDING_STAGE,
    CASTLE_PHASE,
    DEBT_FIGURES,
    DEBT_LEVELS,
    DEBTOR,
    FIRST,
    FREE_PHASE,
    GIVE_UP_PHASE,
    HIDDEN,
    LAST_ROUND,
    LEGIONARIES,
    LEVEL,
    LOSING,
    MARKERS,
    MOVING,
    NOBODY,
    NOWHERE,
    OPEN,
    OVER,
    PAID,
    PAY_PHASE,
    PEACE_GONE,
    PHASE,
    PLAN_BUILDING,
    PLAN_FAILED,
    PLAN_FREE,
    PLAN_LEVEL,
    PLAN_REGION,
    POINTS,
    READY,
    RECRUIT_PHASE,
    REMOVE_PHASE,
    ROUND,
    SEATS,
    SETTLERS,
    STAGE,
    STOCK,
    SUMMONED,
    TOLL,
    TOLL_PHASE,
    TOLLED,
    TRANSIT,
    TURN,
    TURN_PHASE,
    AlbionState,
)
from ludotheca.games.albion.types import Debt, Phase, Picts, Plan, Player, Site, Stage, View

PHASES: Final[dict[Phase, int]] = {
    "castle": CASTLE_PHASE,
    "turn": TURN_PHASE,
    "pay": PAY_PHASE,
    "toll": TOLL_PHASE,
    "recruit": RECRUIT_PHASE,
    "free": FREE_PHASE,
    "remove": REMOVE_PHASE,
    "give-up": GIVE_UP_PHASE,
    "over": OVER,
}
PHASE_NAMES: Final = {number: name for name, number in PHASES.items()}
STAGES: Final[dict[Stage, int]] = {
    "start": AT_START,
    "summoned": AFTER_SUMMONS,
    "moving": MOVING,
    "building": BUILDING_STAGE,
}
BUILDING_PHASES: Final = ("pay", "toll", "recruit", "free", "remove", "give-up")
"""What is decided in the course of a building action."""
STAGE_NAMES: Final = {number: name for name, number in STAGES.items()}
NUMBER: Final = {name: number for number, name in enumerate(REGION_NAMES)}
KINDS: Final[dict[Building, int]] = {"settlement": 1, "castle": 2, "fortress": 3, "works": 4}
KIND_NAMES: Final = {number: name for name, number in KINDS.items()}


def phase(state: AlbionState) -> Phase:
    return PHASE_NAMES[state.cells[PHASE]]


def view(state: AlbionState) -> View:
    """The whole position; nobody may know less."""
    cells = [int(cell) for cell in state.cells]
    seats = range(cells[SEATS])
    debtor = cells[DEBTOR]
    return View(
        players=tuple(_player(cells, seat) for seat in seats),
        picts={
            name: Picts(cells[HIDDEN + number], cells[OPEN + number])
            for number, name in enumerate(REGION_NAMES)
            if cells[HIDDEN + number] or cells[OPEN + number]
        },
        peace_gone=cells[PEACE_GONE],
        turn=cells[TURN],
        first=cells[FIRST],
        round=cells[ROUND],
        phase=phase(state),
        stage=STAGE_NAMES[cells[STAGE]],
        points=cells[POINTS],
        summoned=tuple(name for number, name in enumerate(REGION_NAMES) if cells[SUMMONED + number]),
        ready=_counts(cells, READY),
        transit=_counts(cells, TRANSIT),
        plan=_plan(cells),
        toll=None if cells[TOLL] == NOBODY else cells[TOLL],
        tolled=tuple(seat for seat in seats if cells[TOLLED + seat]),
        debt=None if debtor == NOBODY else Debt(debtor, cells[DEBT_FIGURES], cells[DEBT_LEVELS]),
        losers=tuple(seat for seat in seats if cells[LOSING + seat]),
        last_round=bool(cells[LAST_ROUND]),
    )


def _counts(cells: list[int], first: int) -> dict[str, int]:
    return {name: cells[first + number] for number, name in enumerate(REGION_NAMES) if cells[first + number]}


def _player(cells: list[int], seat: int) -> Player:
    first = seat * REGIONS_KNOWN
    kinds = cells[BUILDING + first : BUILDING + first + REGIONS_KNOWN]
    levels = cells[LEVEL + first : LEVEL + first + REGIONS_KNOWN]
    stock = cells[STOCK + seat * RESOURCES_KNOWN : STOCK + (seat + 1) * RESOURCES_KNOWN]
    return Player(
        resources={name: count for name, count in zip(RESOURCES, stock, strict=True) if count},
        markers=cells[MARKERS + seat],
        buildings={
            REGION_NAMES[region]: Site(KIND_NAMES[kind], levels[region]) for region, kind in enumerate(kinds) if kind
        },
        settlers=_counts(cells, SETTLERS + first),
        legionaries=_counts(cells, LEGIONARIES + first),
    )


def _plan(cells: list[int]) -> Plan | None:
    if cells[PLAN_REGION] == NOWHERE:
        return None
    return Plan(
        region=REGION_NAMES[cells[PLAN_REGION]],
        building=KIND_NAMES[cells[PLAN_BUILDING]],
        level=cells[PLAN_LEVEL],
        free=bool(cells[PLAN_FREE]),
        paid=tuple(name for k, name in enumerate(RESOURCES) for _ in range(cells[PAID + k])),
        failed=bool(cells[PLAN_FAILED]),
    )


def prompt(state: AlbionState) -> Words:
    """What has to be decided, said with the values that matter."""
    cells = state.cells
    phase = PHASE_NAMES[int(cells[PHASE])]
    values: dict[str, Value] = {}
    if phase == "turn":
        values["points"] = int(cells[POINTS])
        if cells[STAGE] == BUILDING_STAGE:
            return Words("prompt-build", values)
        key = "prompt-start" if cells[STAGE] == AT_START else "prompt-move"
        # ALB-8.4: whoever has no settler can never build again.
        return Words(key if count_figures(state, cells[TURN], SETTLER) else f"{key}-only", values)
    if int(cells[PLAN_REGION]) != NOWHERE and phase in ("pay", "toll", "recruit"):
        values["region"] = REGION_NAMES[int(cells[PLAN_REGION])]
        values["building"] = KIND_NAMES[int(cells[PLAN_BUILDING])]
        values["level"] = int(cells[PLAN_LEVEL])
    if phase == "toll":
        values["seat"] = int(cells[TURN])
    if phase == "remove":
        values["count"] = int(cells[DEBT_FIGURES])
    return Words(f"prompt-{phase}", values)
