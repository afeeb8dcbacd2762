"""Albion's position in words: what the browser draws, a test sets up, a bot imagines and a file keeps."""

from typing import Final, NoReturn

from ludotheca.engine.errors import PositionError
from ludotheca.engine.words import Value, Words
from ludotheca.games.albion.board import (
    ATTACK_AT_START,
    CASTLE,
    HIGHEST,
    IS_CASTLE_START,
    IS_DARK,
    LEGIONARIES_AT_START,
    LEGIONARY,
    MARKERS_AT_START,
    PEACE_AT_START,
    REGIONS_KNOWN,
    RESOURCES_AT_START,
    RESOURCES_KNOWN,
    SETTLEMENT,
    SETTLER,
    SETTLERS_AT_START,
    TILE_CELLS,
    TILES_AT_START,
)
from ludotheca.games.albion.data import REGION_NAMES, RESOURCES, Building
from ludotheca.games.albion.legality import (
    CASTLE_THREE,
    IMMUNE,
    can_give_up,
    can_raise_free,
    count_figures,
    has_ready_settler,
    kinds_held,
    may_stand,
    next_claimant,
    points_bound,
)
from ludotheca.games.albion.meta import META
from ludotheca.games.albion.state import (
    AFTER_SUMMONS,
    AT_START,
    ATTACK,
    BANK,
    BUILDING,
    BUILDING_STAGE,
    CASTLE_PHASE,
    DEBT_FIGURES,
    DEBT_LEVELS,
    DEBTOR,
    FIGURES,
    FIRST,
    FREE_PHASE,
    GIVE_UP_PHASE,
    HIDDEN,
    LAST_ROUND,
    LEGIONARIES,
    LEVEL,
    LOSING,
    MARKER_BANK,
    MARKERS,
    MOVING,
    NOBODY,
    NOWHERE,
    OPEN,
    OVER,
    OWN_MARKER,
    PAID,
    PAY_PHASE,
    PEACE,
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
    TILES,
    TOLL,
    TOLL_PHASE,
    TOLLED,
    TRANSIT,
    TURN,
    TURN_PHASE,
    AlbionState,
    blank,
    building,
    count_buildings,
    has_tile,
    level,
    set_level,
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
PLAN_PHASES: Final = ("pay", "toll", "recruit", "remove", "give-up")
"""Those in which a level may be on its way."""
DEBT_PHASES: Final = ("remove", "give-up")
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


def load(view: View) -> AlbionState:
    """The state a view describes; what no table could show is refused with the place where it stands."""
    seats = len(view.players)
    try:
        META.check_seats(seats)
    except ValueError as error:
        _fail("players", str(error))
    return _Loader(view, seats).load()


class _Loader:
    """Reads a view part by part; each refuses what no table could show."""

    def __init__(self, view: View, seats: int) -> None:
        self.view = view
        self.seats = seats
        self.state = blank(seats)
        self.cells = self.state.cells

    def load(self) -> AlbionState:
        view, cells = self.view, self.cells
        cells[TURN] = self._seat("turn", view.turn)
        cells[FIRST] = self._seat("first", view.first)
        if view.round < 1:
            _fail("round", f"is counted from 1, not {view.round}")
        cells[ROUND] = view.round
        cells[PHASE] = PHASES[view.phase]
        cells[STAGE] = BUILDING_STAGE if view.phase in BUILDING_PHASES else STAGES[view.stage]
        cells[LAST_ROUND] = view.last_round
        for resource in range(RESOURCES_KNOWN):
            cells[BANK + resource] = RESOURCES_AT_START[resource]
        cells[MARKER_BANK] = MARKERS_AT_START
        for seat, player in enumerate(view.players):
            self._read_player(seat, player)
        self._read_picts()
        self._read_turn()
        self._read_plan()
        self._read_debt()
        for resource, name in enumerate(RESOURCES):
            if cells[BANK + resource] < 0:
                _fail("players", f"there is more {name} than {RESOURCES_AT_START[resource]}")
        if cells[MARKER_BANK] < 0:
            _fail("players", f"there are more than {MARKERS_AT_START} neutral markers")
        self._check_phase()
        return self.state

    def _seat(self, path: str, seat: int) -> int:
        if not 0 <= seat < self.seats:
            _fail(path, f"there is no seat {seat}")
        return seat

    def _region(self, path: str, name: str) -> int:
        if name not in NUMBER:
            _fail(path, f"there is no region '{name}'")
        return NUMBER[name]

    def _count(self, path: str, count: int, most: int) -> int:
        if not 0 <= count <= most:
            _fail(path, f"must be from 0 to {most}, not {count}")
        return count

    def _read_player(self, seat: int, player: Player) -> None:
        cells = self.cells
        path = f"players[{seat}]"
        for name, count in player.resources.items():
            if name not in RESOURCES:
                _fail(f"{path}.resources.{name}", "there is no such resource")
            resource = RESOURCES.index(name)
            cells[STOCK + seat * RESOURCES_KNOWN + resource] = self._count(
                f"{path}.resources.{name}", count, int(RESOURCES_AT_START[resource])
            )
            cells[BANK + resource] -= count
        cells[MARKERS + seat] = self._count(f"{path}.markers", player.markers, MARKERS_AT_START)
        cells[MARKER_BANK] -= player.markers
        for tile in range(TILE_CELLS):
            cells[TILES + seat * TILE_CELLS + tile] = TILES_AT_START[tile]
        for name, site in player.buildings.items():
            region = self._region(f"{path}.buildings.{name}", name)
            kind = KINDS[site.building]
            if not 1 <= site.level <= HIGHEST[kind]:
                _fail(f"{path}.buildings.{name}", f"a {site.building} has no level {site.level}")
            if not may_stand(region, kind):
                _fail(f"{path}.buildings.{name}", f"no {site.building} may stand there")
            set_level(self.state, seat, region, kind, site.level)
        if any(cells[TILES + seat * TILE_CELLS + tile] < 0 for tile in range(TILE_CELLS)):
            _fail(f"{path}.buildings", "there are not so many tiles")
        for figure, first, counts, most in (
            (SETTLER, SETTLERS, player.settlers, SETTLERS_AT_START),
            (LEGIONARY, LEGIONARIES, player.legionaries, LEGIONARIES_AT_START),
        ):
            word = "settlers" if figure == SETTLER else "legionaries"
            for name, count in counts.items():
                region = self._region(f"{path}.{word}.{name}", name)
                cells[first + seat * REGIONS_KNOWN + region] = self._count(f"{path}.{word}.{name}", count, most)
            cells[FIGURES + seat * 2 + figure] = most - sum(counts.values())
            if cells[FIGURES + seat * 2 + figure] < 0:
                _fail(f"{path}.{word}", f"there are only {most}")

    def _read_picts(self) -> None:
        view, cells = self.view, self.cells
        hidden = shown = 0
        for name, picts in view.picts.items():
            region = self._region(f"picts.{name}", name)
            if not IS_DARK[region]:
                _fail(f"picts.{name}", "Picts lie in dark regions only")
            attack = int(ATTACK_AT_START[self.seats])
            cells[HIDDEN + region] = self._count(
                f"picts.{name}.hidden", picts.hidden, attack + int(PEACE_AT_START[self.seats])
            )
            cells[OPEN + region] = self._count(f"picts.{name}.open", picts.open, attack)
            hidden += picts.hidden
            shown += picts.open
        if view.transit and (view.phase != "turn" or view.stage != "moving"):
            _fail("transit", "Picts are carried in the phase 'turn' and the stage 'moving' only")
        for name, count in view.transit.items():
            region = self._region(f"transit.{name}", name)
            if IS_DARK[region]:
                _fail(f"transit.{name}", "in a dark region a Pict lies on the board")
            cells[TRANSIT + region] = self._count(
                f"transit.{name}", count, int(cells[LEGIONARIES + cells[TURN] * REGIONS_KNOWN + region])
            )
            hidden += count
        cells[PEACE_GONE] = self._count("peace_gone", view.peace_gone, int(PEACE_AT_START[self.seats]))
        cells[PEACE] = PEACE_AT_START[self.seats] - view.peace_gone
        cells[ATTACK] = ATTACK_AT_START[self.seats] - shown
        if cells[ATTACK] < 0 or hidden > cells[PEACE] + cells[ATTACK]:
            _fail("picts", "there are not so many Picts")

    def _read_turn(self) -> None:
        view, cells = self.view, self.cells
        seat = view.turn
        if view.phase != "castle":
            most = OWN_MARKER + MARKERS_AT_START
            points = OWN_MARKER + cells[MARKERS + seat] if view.points is None else view.points
            cells[POINTS] = self._count("points", int(points), most)
            if points_bound(self.state) > cells[POINTS]:
                _fail("transit", "these Picts could not be put down any more")
        for name in view.summoned:
            cells[SUMMONED + self._region("summoned", name)] = 1
        for region in range(REGIONS_KNOWN):
            there = int(cells[SETTLERS + seat * REGIONS_KNOWN + region])
            if view.ready is None:
                cells[READY + region] = there if view.phase != "castle" else 0
            else:
                cells[READY + region] = self._count("ready", view.ready.get(REGION_NAMES[region], 0), there)
        for name in view.ready or {}:
            self._region("ready", name)

    def _read_plan(self) -> None:
        view, cells = self.view, self.cells
        plan = view.plan
        if (plan is None) and view.phase in ("pay", "toll", "recruit"):
            _fail("plan", f"must be there in the phase '{view.phase}'")
        if plan is None:
            return
        if view.phase not in PLAN_PHASES:
            _fail("plan", f"must not be there in the phase '{view.phase}'")
        region = self._region("plan.region", plan.region)
        kind = KINDS[plan.building]
        before = plan.level if view.phase == "recruit" else plan.level - 1
        standing = int(building(self.state, view.turn, region))
        if not 1 <= plan.level <= HIGHEST[kind] or int(level(self.state, view.turn, region)) != before:
            _fail("plan.level", f"level {plan.level} is not the next one")
        if not may_stand(region, kind) or standing not in (0, kind):
            _fail("plan.building", f"no {plan.building} may be built there")
        if view.phase == "recruit" and (kind != SETTLEMENT or plan.level >= CASTLE_THREE):
            _fail("plan.building", "only a settlement I or II brings a figure")
        if view.phase != "recruit" and not has_tile(self.state, view.turn, kind, region, plan.level):
            _fail("plan.level", "there is no such tile left")
        if view.phase in ("pay", "toll") and not has_ready_settler(self.state, region):
            _fail("plan.region", "there is no settler that may still build")
        cells[PLAN_REGION] = region
        cells[PLAN_BUILDING] = kind
        cells[PLAN_LEVEL] = plan.level
        cells[PLAN_FREE] = plan.free
        cells[PLAN_FAILED] = plan.failed
        self._read_paid(plan)
        for seat in view.tolled:
            cells[TOLLED + self._seat("tolled", seat)] = 1
        for seat in view.losers:
            cells[LOSING + self._seat("losers", seat)] = 1
            height = int(level(self.state, seat, region))
            if view.phase not in DEBT_PHASES or (seat != view.turn and not 0 < height < IMMUNE):
                _fail("losers", f"seat {seat} has nothing to lose there")

    def _read_paid(self, plan: Plan) -> None:
        cells = self.cells
        for name in plan.paid:
            if name not in RESOURCES:
                _fail("plan.paid", f"there is no resource '{name}'")
            cells[PAID + RESOURCES.index(name)] += 1
            cells[BANK + RESOURCES.index(name)] -= 1
        if len(set(plan.paid)) < len(plan.paid) or len(plan.paid) > plan.level:
            _fail("plan.paid", f"level {plan.level} costs {plan.level} different resources")
        if plan.paid and self.view.phase != "toll":
            _fail("plan.paid", "must be there in the phase 'toll' only")

    def _read_debt(self) -> None:
        view, cells = self.view, self.cells
        if (view.toll is not None) != (view.phase == "toll"):
            _fail("toll", "must be there in the phase 'toll', and only there")
        if view.toll is not None:
            cells[TOLL] = self._seat("toll", view.toll)
        if (view.debt is not None) != (view.phase in DEBT_PHASES):
            _fail("debt", "must be there in the phases 'remove' and 'give-up', and only there")
        if view.debt is not None:
            cells[DEBTOR] = self._seat("debt.seat", view.debt.seat)
            cells[DEBT_FIGURES] = self._count("debt.figures", view.debt.figures, SETTLERS_AT_START)
            cells[DEBT_LEVELS] = self._count("debt.levels", view.debt.levels, 1)

    def _check_phase(self) -> None:
        """That there is something to decide."""
        view, cells = self.view, self.cells
        regions = range(REGIONS_KNOWN)
        if view.phase == "pay" and kinds_held(self.state, view.turn) < cells[PLAN_LEVEL]:
            _fail("plan", "it cannot be paid")
        if view.phase == "castle":
            self._check_castles()
        if view.phase == "toll":
            self._check_toll()
        if view.phase == "recruit" and not all(cells[FIGURES + view.turn * 2 + figure] for figure in (0, 1)):
            _fail("phase", "there is nothing to choose")
        if view.phase == "free" and not any(can_raise_free(self.state, view.turn, region) for region in regions):
            _fail("phase", "no building can be raised")
        if view.debt is not None:
            seat = view.debt.seat
            has_level = any(can_give_up(self.state, seat, region) for region in regions)
            if view.phase == "give-up" and not (view.debt.levels and has_level):
                _fail("debt.levels", "there is no level to give up")
            on_board = sum(count_figures(self.state, seat, figure) for figure in (SETTLER, LEGIONARY))
            if (view.phase == "remove" and not view.debt.figures) or view.debt.figures > on_board:
                _fail("debt.figures", "there is no figure to remove")

    def _check_castles(self) -> None:
        """ALB-2.5: whoever has still to place the first castle, from this turn to the start player's."""
        view = self.view
        for turn in range((view.first - view.turn - 1) % self.seats + 1):
            seat = (view.turn + turn) % self.seats
            starts = [region for region in range(REGIONS_KNOWN) if IS_CASTLE_START[region]]
            if count_buildings(self.state, seat, CASTLE) or any(building(self.state, seat, k) for k in starts):
                _fail(f"players[{seat}].buildings", "the first castle is still to be placed")

    def _check_toll(self) -> None:
        """ALB-6.1 to ALB-6.3: whoever chooses has a claim, and there is something to choose."""
        cells = self.cells
        region = int(cells[PLAN_REGION])
        if not any(cells[PAID + k] for k in range(RESOURCES_KNOWN)):
            _fail("plan.paid", "there is nothing to take")
        claimant = int(next_claimant(self.state, self.view.turn, region, cells[PLAN_LEVEL] - 1))
        if not IS_DARK[region] or claimant != self.view.toll:
            _fail("toll", f"it is not for seat {self.view.toll} to choose")


def _fail(path: str, message: str) -> NoReturn:
    raise PositionError(f"{path}: {message}", path=path)


def prompt(state: AlbionState) -> Words:
    """What has to be decided, said with the values that matter."""
    cells = state.cells
    phase = PHASE_NAMES[int(cells[PHASE])]
    values: dict[str, Value] = {}
    if phase == "turn":
        if cells[STAGE] == BUILDING_STAGE:
            return Words("prompt-build")
        values["points"] = int(cells[POINTS])
        return Words("prompt-start" if cells[STAGE] == AT_START else "prompt-move", values)
    if int(cells[PLAN_REGION]) != NOWHERE and phase in ("pay", "toll", "recruit"):
        values["region"] = REGION_NAMES[int(cells[PLAN_REGION])]
        values["building"] = KIND_NAMES[int(cells[PLAN_BUILDING])]
        values["level"] = int(cells[PLAN_LEVEL])
    if phase == "toll":
        values["seat"] = int(cells[TURN])
    if phase == "remove":
        values["count"] = int(cells[DEBT_FIGURES])
    return Words(f"prompt-{phase}", values)
