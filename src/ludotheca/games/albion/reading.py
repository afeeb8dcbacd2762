"""Albion's position read from words; whether a table could show it is for soundness to say."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.counts import read_counts
from ludotheca.engine.foreign import LARGEST_NUMBER
from ludotheca.engine.positions import check_seats, fail, read_count, read_name, read_seat
from ludotheca.games.albion import board
from ludotheca.games.albion import layout as at
from ludotheca.games.albion.data import REGION_NAMES, REGION_NUMBERS, RESOURCE_NUMBERS, RESOURCES
from ludotheca.games.albion.legality import may_stand
from ludotheca.games.albion.meta import META
from ludotheca.games.albion.soundness import MOST_FIGURES_OWED, check
from ludotheca.games.albion.state import AlbionState, blank, set_level
from ludotheca.games.albion.views import Plan, Player, View
from ludotheca.games.albion.writing import BUILDING_PHASES, KIND_NUMBERS, PHASE_NUMBERS, STAGE_NUMBERS


def load(view: View) -> AlbionState:
    """The state a view describes; what no table could show is refused with the place where it stands."""
    seats = check_seats("players", len(view.players), META)
    state = blank(seats)
    _Reader(view, seats, state.cells).read()
    check(state.cells)
    return state


def _region(path: str, name: str) -> int:
    return read_name(path, "region", name, REGION_NUMBERS)


def _resource(path: str, name: str) -> int:
    return read_name(path, "resource", name, RESOURCE_NUMBERS)


class _Reader:
    """Reads a view part by part, and refuses every number that is higher than the box allows."""

    def __init__(self, view: View, seats: int, cells: vec[i64]) -> None:
        self.view = view
        self.seats = seats
        self.cells = cells

    def read(self) -> None:
        view, cells = self.view, self.cells
        cells[at.TURN] = self._seat("turn", view.turn)
        cells[at.FIRST] = self._seat("first", view.first)
        cells[at.ROUND] = read_count("round", view.round, 1, LARGEST_NUMBER)
        cells[at.PHASE] = PHASE_NUMBERS[view.phase]
        cells[at.LAST_ROUND] = view.last_round
        for resource in range(at.RESOURCE_KINDS):
            cells[at.BANK + resource] = board.RESOURCES_AT_START[resource]
        cells[at.MARKER_BANK] = board.MARKERS_AT_START
        for seat, player in enumerate(view.players):
            self._read_player(seat, player)
        self._read_picts()
        self._read_turn()
        if view.plan is not None:
            self._read_plan(view.plan)
        if view.toll is not None:
            cells[at.TOLL] = self._seat("toll", view.toll)
        for seat in view.tolled:
            self._mark("tolled", at.TOLLED + self._seat("tolled", seat))
        if view.debt is not None:
            cells[at.DEBTOR] = self._seat("debt.seat", view.debt.seat)
            cells[at.DEBT_FIGURES] = read_count("debt.figures", view.debt.figures, 0, MOST_FIGURES_OWED)
            cells[at.DEBT_LEVELS] = read_count("debt.levels", view.debt.levels, 0, 1)
        for seat in view.losers:
            self._mark("losers", at.LOSING + self._seat("losers", seat))

    def _seat(self, path: str, seat: int) -> int:
        return read_seat(path, seat, self.seats)

    def _mark(self, path: str, cell: int) -> None:
        if self.cells[cell]:
            fail(path, "something is listed twice")
        self.cells[cell] = 1

    def _read_player(self, seat: int, player: Player) -> None:
        cells = self.cells
        path = f"players[{seat}]"
        read_counts(cells, f"{path}.resources", player.resources, RESOURCES, at.stock(seat, 0))
        for resource in range(at.RESOURCE_KINDS):
            cells[at.BANK + resource] -= cells[at.stock(seat, resource)]
        cells[at.MARKERS + seat] = read_count(f"{path}.markers", player.markers, 0, board.MARKERS_AT_START)
        cells[at.MARKER_BANK] -= player.markers
        for tile in range(at.TILE_KINDS):
            cells[at.tiles(seat, tile)] = board.TILES_AT_START[tile]
        for name, site in player.buildings.items():
            region = _region(f"{path}.buildings.{name}", name)
            kind = KIND_NUMBERS[site.building]
            read_count(f"{path}.buildings.{name}.level", site.level, 1, int(board.HIGHEST[kind]))
            if not may_stand(region, kind):
                fail(f"{path}.buildings.{name}", f"no {site.building} may stand there")
            set_level(cells, seat, region, kind, site.level)
        settlers = read_counts(cells, f"{path}.settlers", player.settlers, REGION_NAMES, at.settlers(seat, 0))
        legionaries = read_counts(
            cells, f"{path}.legionaries", player.legionaries, REGION_NAMES, at.legionaries(seat, 0)
        )
        cells[at.supply(seat, board.SETTLER)] = board.SETTLERS_AT_START - settlers
        cells[at.supply(seat, board.LEGIONARY)] = board.LEGIONARIES_AT_START - legionaries

    def _read_picts(self) -> None:
        view, cells = self.view, self.cells
        peace, attack = int(board.PEACE_AT_START[self.seats]), int(board.ATTACK_AT_START[self.seats])
        shown = 0
        for name, picts in view.picts.items():
            region = _region(f"picts.{name}", name)
            if not board.IS_DARK[region]:
                fail(f"picts.{name}", "Picts lie in dark regions only")
            cells[at.HIDDEN + region] = read_count(f"picts.{name}.hidden", picts.hidden, 0, peace + attack)
            cells[at.OPEN + region] = read_count(f"picts.{name}.open", picts.open, 0, attack)
            shown += picts.open
        read_counts(cells, "transit", view.transit, REGION_NAMES, at.TRANSIT)
        cells[at.PEACE_GONE] = read_count("peace_gone", view.peace_gone, 0, peace)
        cells[at.PEACE] = peace - view.peace_gone
        cells[at.ATTACK] = attack - shown

    def _read_turn(self) -> None:
        """How far the turn has got; what is left out is taken to be as usual at that point."""
        view, cells = self.view, self.cells
        stage = STAGE_NUMBERS[view.stage]
        if view.phase in BUILDING_PHASES:
            if stage not in (at.START_STAGE, at.BUILDING_STAGE):
                fail("stage", f"must be 'building' in the phase '{view.phase}'")
            stage = at.BUILDING_STAGE
        cells[at.STAGE] = stage
        is_on = view.phase not in ("castle", "over")
        if view.points is not None:
            cells[at.POINTS] = read_count("points", view.points, 0, board.OWN_MARKER + board.MARKERS_AT_START)
        elif is_on and stage != at.BUILDING_STAGE:
            cells[at.POINTS] = board.OWN_MARKER + cells[at.MARKERS + view.turn]
        for name in view.summoned:
            self._mark("summoned", at.SUMMONED + _region("summoned", name))
        if view.ready is not None:
            read_counts(cells, "ready", view.ready, REGION_NAMES, at.READY)
        elif is_on:
            for region in range(at.REGIONS):
                cells[at.READY + region] = cells[at.settlers(view.turn, region)]

    def _read_plan(self, plan: Plan) -> None:
        cells = self.cells
        kind = KIND_NUMBERS[plan.building]
        cells[at.PLAN_REGION] = _region("plan.region", plan.region)
        cells[at.PLAN_BUILDING] = kind
        cells[at.PLAN_LEVEL] = read_count("plan.level", plan.level, 1, int(board.HIGHEST[kind]))
        cells[at.PLAN_FREE] = plan.free
        cells[at.PLAN_FAILED] = plan.failed
        for name in plan.paid:
            resource = _resource("plan.paid", name)
            cells[at.PAID + resource] += 1
            cells[at.BANK + resource] -= 1
