"""Albion's position in words: what the browser draws, a test sets up, a bot imagines and a file keeps."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.counts import counted
from ludotheca.engine.words import Value, Words
from ludotheca.games.albion import layout as at
from ludotheca.games.albion.board import SETTLER
from ludotheca.games.albion.data import BUILDINGS, REGION_NAMES, RESOURCES, Building
from ludotheca.games.albion.legality import count_figures
from ludotheca.games.albion.views import Debt, Phase, Picts, Plan, Player, Site, Stage, View

PHASE_NUMBERS: Final[dict[Phase, int]] = {
    "castle": at.CASTLE_PHASE,
    "turn": at.TURN_PHASE,
    "pay": at.PAY_PHASE,
    "toll": at.TOLL_PHASE,
    "recruit": at.RECRUIT_PHASE,
    "free": at.FREE_PHASE,
    "remove": at.REMOVE_PHASE,
    "give-up": at.GIVE_UP_PHASE,
    "over": at.OVER,
}
PHASE_NAMES: Final = {number: name for name, number in PHASE_NUMBERS.items()}
STAGE_NUMBERS: Final[dict[Stage, int]] = {
    "start": at.START_STAGE,
    "summoned": at.SUMMONING_STAGE,
    "moving": at.MOVING_STAGE,
    "building": at.BUILDING_STAGE,
}
BUILDING_PHASES: Final = ("pay", "toll", "recruit", "free", "remove", "give-up")
"""What is decided in the course of a building action."""
STAGE_NAMES: Final = {number: name for name, number in STAGE_NUMBERS.items()}
KIND_NUMBERS: Final[dict[Building, int]] = {name: number for number, name in enumerate(BUILDINGS, 1)}
KIND_NAMES: Final = {number: name for name, number in KIND_NUMBERS.items()}


def phase(cells: vec[i64]) -> Phase:
    return PHASE_NAMES[cells[at.PHASE]]


def view(cells: vec[i64]) -> View:
    """The whole position; nobody may know less."""
    seats = range(cells[at.SEATS])
    debtor = cells[at.DEBTOR]
    return View(
        players=tuple(_player(cells, seat) for seat in seats),
        picts={
            name: Picts(cells[at.HIDDEN + number], cells[at.OPEN + number])
            for number, name in enumerate(REGION_NAMES)
            if cells[at.HIDDEN + number] or cells[at.OPEN + number]
        },
        peace_gone=cells[at.PEACE_GONE],
        turn=cells[at.TURN],
        first=cells[at.FIRST],
        round=cells[at.ROUND],
        phase=phase(cells),
        stage=STAGE_NAMES[cells[at.STAGE]],
        points=cells[at.POINTS],
        summoned=tuple(name for number, name in enumerate(REGION_NAMES) if cells[at.SUMMONED + number]),
        ready=counted(cells, at.READY, REGION_NAMES),
        transit=counted(cells, at.TRANSIT, REGION_NAMES),
        plan=_plan(cells),
        toll=None if cells[at.TOLL] == at.NOBODY else cells[at.TOLL],
        tolled=tuple(seat for seat in seats if cells[at.TOLLED + seat]),
        debt=None if debtor == at.NOBODY else Debt(debtor, cells[at.DEBT_FIGURES], cells[at.DEBT_LEVELS]),
        losers=tuple(seat for seat in seats if cells[at.LOSING + seat]),
        last_round=bool(cells[at.LAST_ROUND]),
    )


def _player(cells: vec[i64], seat: i64) -> Player:
    return Player(
        resources=counted(cells, at.stock(seat, 0), RESOURCES),
        markers=cells[at.MARKERS + seat],
        buildings={
            name: Site(KIND_NAMES[cells[at.building(seat, region)]], cells[at.level(seat, region)])
            for region, name in enumerate(REGION_NAMES)
            if cells[at.building(seat, region)]
        },
        settlers=counted(cells, at.settlers(seat, 0), REGION_NAMES),
        legionaries=counted(cells, at.legionaries(seat, 0), REGION_NAMES),
    )


def _plan(cells: vec[i64]) -> Plan | None:
    if cells[at.PLAN_REGION] == at.NOWHERE:
        return None
    return Plan(
        region=REGION_NAMES[cells[at.PLAN_REGION]],
        building=KIND_NAMES[cells[at.PLAN_BUILDING]],
        level=cells[at.PLAN_LEVEL],
        free=bool(cells[at.PLAN_FREE]),
        paid=tuple(name for k, name in enumerate(RESOURCES) for _ in range(cells[at.PAID + k])),
        failed=bool(cells[at.PLAN_FAILED]),
    )


def prompt(cells: vec[i64]) -> Words:
    """What has to be decided, said with the values that matter."""
    phase = PHASE_NAMES[int(cells[at.PHASE])]
    values: dict[str, Value] = {}
    if phase == "turn":
        values["points"] = int(cells[at.POINTS])
        if cells[at.STAGE] == at.BUILDING_STAGE:
            return Words("prompt-build", values)
        key = "prompt-start" if cells[at.STAGE] == at.START_STAGE else "prompt-move"
        # ALB-8.4: whoever has no settler can never build again.
        return Words(key if count_figures(cells, cells[at.TURN], SETTLER) else f"{key}-only", values)
    if int(cells[at.PLAN_REGION]) != at.NOWHERE and phase in ("pay", "toll", "recruit"):
        values["region"] = REGION_NAMES[int(cells[at.PLAN_REGION])]
        values["building"] = KIND_NAMES[int(cells[at.PLAN_BUILDING])]
        values["level"] = int(cells[at.PLAN_LEVEL])
    if phase == "toll":
        values["seat"] = int(cells[at.TURN])
    if phase == "remove":
        values["count"] = int(cells[at.DEBT_FIGURES])
    return Words(f"prompt-{phase}", values)
