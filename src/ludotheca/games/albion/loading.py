"""Albion's position read from words; whether a table could show it is for soundness to say."""

from ludotheca.engine.foreign import LARGEST_NUMBER
from ludotheca.games.albion.board import (
    ATTACK_AT_START,
    HIGHEST,
    IS_DARK,
    LEGIONARIES_AT_START,
    LEGIONARY,
    MARKERS_AT_START,
    PEACE_AT_START,
    REGIONS_KNOWN,
    RESOURCES_AT_START,
    RESOURCES_KNOWN,
    SETTLER,
    SETTLERS_AT_START,
    TILE_CELLS,
    TILES_AT_START,
)
from ludotheca.games.albion.data import RESOURCES
from ludotheca.games.albion.legality import may_stand
from ludotheca.games.albion.meta import META
from ludotheca.games.albion.notation import BUILDING_PHASES, KINDS, NUMBER, PHASES, STAGES
from ludotheca.games.albion.soundness import MOST_FIGURES_OWED, check, fail
from ludotheca.games.albion.state import (
    AT_START,
    ATTACK,
    BANK,
    BUILDING_STAGE,
    DEBT_FIGURES,
    DEBT_LEVELS,
    DEBTOR,
    FIGURES,
    FIRST,
    HIDDEN,
    LAST_ROUND,
    LEGIONARIES,
    LOSING,
    MARKER_BANK,
    MARKERS,
    OPEN,
    OWN_MARKER,
    PAID,
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
    ROUND,
    SETTLERS,
    STAGE,
    STOCK,
    SUMMONED,
    TILES,
    TOLL,
    TOLLED,
    TRANSIT,
    TURN,
    AlbionState,
    blank,
    set_level,
)
from ludotheca.games.albion.types import Plan, Player, View


def load(view: View) -> AlbionState:
    """The state a view describes; what no table could show is refused with the place where it stands."""
    seats = len(view.players)
    try:
        META.check_seats(seats)
    except ValueError as error:
        fail("players", str(error))
    state = _Loader(view, seats).load()
    check(state)
    return state


class _Loader:
    """Reads a view part by part. What is more than the box holds is not counted further."""

    def __init__(self, view: View, seats: int) -> None:
        self.view = view
        self.seats = seats
        self.state = blank(seats)
        self.cells = self.state.cells

    def load(self) -> AlbionState:
        view, cells = self.view, self.cells
        cells[TURN] = self._seat("turn", view.turn)
        cells[FIRST] = self._seat("first", view.first)
        cells[ROUND] = self._count("round", view.round, 1, LARGEST_NUMBER)
        cells[PHASE] = PHASES[view.phase]
        cells[LAST_ROUND] = view.last_round
        for resource in range(RESOURCES_KNOWN):
            cells[BANK + resource] = RESOURCES_AT_START[resource]
        cells[MARKER_BANK] = MARKERS_AT_START
        for seat, player in enumerate(view.players):
            self._read_player(seat, player)
        self._read_picts()
        self._read_turn()
        if view.plan is not None:
            self._read_plan(view.plan)
        if view.toll is not None:
            cells[TOLL] = self._seat("toll", view.toll)
        for seat in view.tolled:
            self._mark("tolled", TOLLED + self._seat("tolled", seat))
        if view.debt is not None:
            cells[DEBTOR] = self._seat("debt.seat", view.debt.seat)
            cells[DEBT_FIGURES] = self._count("debt.figures", view.debt.figures, 0, MOST_FIGURES_OWED)
            cells[DEBT_LEVELS] = self._count("debt.levels", view.debt.levels, 0, 1)
        for seat in view.losers:
            self._mark("losers", LOSING + self._seat("losers", seat))
        return self.state

    def _seat(self, path: str, seat: int) -> int:
        if not 0 <= seat < self.seats:
            fail(path, f"there is no seat {seat}")
        return seat

    def _region(self, path: str, name: str) -> int:
        if name not in NUMBER:
            fail(path, f"there is no region '{name}'")
        return NUMBER[name]

    def _resource(self, path: str, name: str) -> int:
        if name not in RESOURCES:
            fail(path, f"there is no resource '{name}'")
        return RESOURCES.index(name)

    def _count(self, path: str, count: int, least: int, most: int) -> int:
        if not least <= count <= most:
            fail(path, f"must be from {least} to {most}, not {count}")
        return count

    def _mark(self, path: str, cell: int) -> None:
        if self.cells[cell]:
            fail(path, "something is there twice")
        self.cells[cell] = 1

    def _counts(self, path: str, counts: dict[str, int], first: int, most: int) -> None:
        """Things counted by region."""
        for name, count in counts.items():
            region = self._region(f"{path}.{name}", name)
            self.cells[first + region] = self._count(f"{path}.{name}", count, 0, most)

    def _read_player(self, seat: int, player: Player) -> None:
        cells = self.cells
        path = f"players[{seat}]"
        for name, count in player.resources.items():
            resource = self._resource(f"{path}.resources.{name}", name)
            most = int(RESOURCES_AT_START[resource])
            cells[STOCK + seat * RESOURCES_KNOWN + resource] = self._count(f"{path}.resources.{name}", count, 0, most)
            cells[BANK + resource] -= count
        cells[MARKERS + seat] = self._count(f"{path}.markers", player.markers, 0, MARKERS_AT_START)
        cells[MARKER_BANK] -= player.markers
        for tile in range(TILE_CELLS):
            cells[TILES + seat * TILE_CELLS + tile] = TILES_AT_START[tile]
        for name, site in player.buildings.items():
            region = self._region(f"{path}.buildings.{name}", name)
            kind = KINDS[site.building]
            self._count(f"{path}.buildings.{name}.level", site.level, 1, int(HIGHEST[kind]))
            if not may_stand(region, kind):
                fail(f"{path}.buildings.{name}", f"no {site.building} may stand there")
            set_level(self.state, seat, region, kind, site.level)
        own = seat * REGIONS_KNOWN
        self._counts(f"{path}.settlers", player.settlers, SETTLERS + own, SETTLERS_AT_START)
        self._counts(f"{path}.legionaries", player.legionaries, LEGIONARIES + own, LEGIONARIES_AT_START)
        cells[FIGURES + seat * 2 + SETTLER] = SETTLERS_AT_START - sum(player.settlers.values())
        cells[FIGURES + seat * 2 + LEGIONARY] = LEGIONARIES_AT_START - sum(player.legionaries.values())

    def _read_picts(self) -> None:
        view, cells = self.view, self.cells
        peace, attack = int(PEACE_AT_START[self.seats]), int(ATTACK_AT_START[self.seats])
        shown = 0
        for name, picts in view.picts.items():
            region = self._region(f"picts.{name}", name)
            if not IS_DARK[region]:
                fail(f"picts.{name}", "Picts lie in dark regions only")
            cells[HIDDEN + region] = self._count(f"picts.{name}.hidden", picts.hidden, 0, peace + attack)
            cells[OPEN + region] = self._count(f"picts.{name}.open", picts.open, 0, attack)
            shown += picts.open
        self._counts("transit", view.transit, TRANSIT, LEGIONARIES_AT_START)
        cells[PEACE_GONE] = self._count("peace_gone", view.peace_gone, 0, peace)
        cells[PEACE] = peace - view.peace_gone
        cells[ATTACK] = attack - shown

    def _read_turn(self) -> None:
        """How far the turn has got; what is left out is as it would be at such a time."""
        view, cells = self.view, self.cells
        stage = STAGES[view.stage]
        if view.phase in BUILDING_PHASES:
            if stage not in (AT_START, BUILDING_STAGE):
                fail("stage", f"must be 'building' in the phase '{view.phase}'")
            stage = BUILDING_STAGE
        cells[STAGE] = stage
        is_on = view.phase not in ("castle", "over")
        if view.points is not None:
            cells[POINTS] = self._count("points", view.points, 0, OWN_MARKER + MARKERS_AT_START)
        elif is_on and stage != BUILDING_STAGE:
            cells[POINTS] = OWN_MARKER + cells[MARKERS + view.turn]
        for name in view.summoned:
            self._mark("summoned", SUMMONED + self._region("summoned", name))
        if view.ready is not None:
            self._counts("ready", view.ready, READY, SETTLERS_AT_START)
        elif is_on:
            for region in range(REGIONS_KNOWN):
                cells[READY + region] = cells[SETTLERS + view.turn * REGIONS_KNOWN + region]

    def _read_plan(self, plan: Plan) -> None:
        cells = self.cells
        kind = KINDS[plan.building]
        cells[PLAN_REGION] = self._region("plan.region", plan.region)
        cells[PLAN_BUILDING] = kind
        cells[PLAN_LEVEL] = self._count("plan.level", plan.level, 1, int(HIGHEST[kind]))
        cells[PLAN_FREE] = plan.free
        cells[PLAN_FAILED] = plan.failed
        for name in plan.paid:
            resource = self._resource("plan.paid", name)
            cells[PAID + resource] += 1
            cells[BANK + resource] -= 1
