"""What a seat may know of a position, as numbers: only the Picts are hidden, and nobody knows them."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.counts import total
from ludotheca.engine.encoder import Encoder
from ludotheca.games.albion import board, legality
from ludotheca.games.albion import layout as at
from ludotheca.games.albion.data import RESOURCES
from ludotheca.games.albion.prospects import prospects, risk
from ludotheca.games.albion.state import AlbionState
from ludotheca.games.albion.worth import LONG_GAME, building_worth, resource_worth, worth

TABLE_FEATURES: Final = (
    "rounds",
    "last round",
    *[f"{resource} in the bank" for resource in RESOURCES],
    "Picts face down",
    "Picts face up",
    "attackers among the unseen",
    "placing castles",
    "paying",
    "taking toll",
    "recruiting",
    "raising for free",
    "giving up",
    "level being built",
    "players",
)
OPEN_FEATURES: Final = (
    "goal",
    "lead",
    "settlement levels",
    "settlements IV",
    "laurel settlement",
    "settlements",
    "castles",
    "fortresses",
    "works",
    "at risk",
    *[f"{resource} yield" for resource in RESOURCES],
    *RESOURCES,
    "kinds of resources",
    "resources",
    "settlers",
    "legionaries",
    "steps",
    "debt",
    "turn",
    "wait",
    "points left",
    "settlers ready",
    "prospects",
)
_BUILT: Final[i64] = 2
"""Where those numbers begin that are about buildings, among the ones about a seat."""
_YIELDS: Final[i64] = 10
_HELD: Final[i64] = _YIELDS + at.RESOURCE_KINDS
_TURN: Final[i64] = _HELD + at.RESOURCE_KINDS + 6

# About as much as there ever is of each, so that the numbers stay between -1 and 1.
GREAT_LEAD: Final = 50.0
SETTLEMENT_LEVELS: Final = 12.0
MUCH_SETTLED: Final = 100.0
MUCH_BUILT: Final = 25.0
MANY_WORKS: Final = 50.0
MUCH_AT_RISK: Final = 20.0
MANY_RESOURCES: Final = 8.0
RICH: Final = 10.0
MANY_STEPS: Final = 7.0
GREAT_DEBT: Final = 3.0
MANY_PICTS: Final = 30.0
GREAT_PROSPECTS: Final = 30.0

LEVELS_AT_START: Final = 4.0
"""ALB-2.2 to ALB-2.5: two works, a fortress and a castle."""
OTHER_LEVELS: Final = 12.0
"""How many more levels, other than of settlements, somebody has who reaches the goal."""
SETTLED_SHARE: Final = 0.7
"""How much of the way to the goal the settlements are, measured in games of greedy bots; the rest is what helps."""


@final
class AlbionEncoder(Encoder[AlbionState]):
    def seats(self, state: AlbionState) -> int:
        return state.cells[at.SEATS]

    def progress(self, state: AlbionState) -> float:
        """How far whoever is nearest to the goal has come with building."""
        cells = state.cells
        if cells[at.PHASE] == at.OVER or cells[at.LAST_ROUND]:
            return 1.0
        furthest = 0.0
        for seat in range(cells[at.SEATS]):
            buildings, levels = at.building(seat, 0), at.level(seat, 0)
            settled: i64 = 0
            others: i64 = 0
            for region in range(at.REGIONS):
                if cells[buildings + region] == board.SETTLEMENT:
                    settled += cells[levels + region]
                else:
                    others += cells[levels + region]
            helped = min(1.0, max(0.0, float(others) - LEVELS_AT_START) / OTHER_LEVELS)
            gone = SETTLED_SHARE * float(settled) / SETTLEMENT_LEVELS + (1.0 - SETTLED_SHARE) * helped
            furthest = max(furthest, gone)
        return furthest

    def write_table(self, state: AlbionState, out: vec[float], first: i64) -> None:
        cells = state.cells
        out[first] = min(1.0, float(cells[at.ROUND]) / float(LONG_GAME))
        out[first + 1] = float(cells[at.LAST_ROUND])
        first += 2
        for resource in range(at.RESOURCE_KINDS):
            out[first + resource] = float(cells[at.BANK + resource]) / float(board.RESOURCES_AT_START[resource])
        first += at.RESOURCE_KINDS
        unseen = cells[at.PEACE] + cells[at.ATTACK]
        out[first] = float(total(cells, at.HIDDEN, at.REGIONS)) / MANY_PICTS
        out[first + 1] = float(total(cells, at.OPEN, at.REGIONS)) / MANY_PICTS
        out[first + 2] = float(cells[at.ATTACK]) / float(unseen) if unseen else 0.0
        first += 3
        phase = cells[at.PHASE]
        out[first] = 1.0 if phase == at.CASTLE_PHASE else 0.0
        out[first + 1] = 1.0 if phase == at.PAY_PHASE else 0.0
        out[first + 2] = 1.0 if phase == at.TOLL_PHASE else 0.0
        out[first + 3] = 1.0 if phase == at.RECRUIT_PHASE else 0.0
        out[first + 4] = 1.0 if phase == at.FREE_PHASE else 0.0
        out[first + 5] = 1.0 if phase == at.REMOVE_PHASE or phase == at.GIVE_UP_PHASE else 0.0
        is_building = cells[at.PLAN_REGION] != at.NOWHERE
        out[first + 6] = float(cells[at.PLAN_LEVEL]) / float(board.IMMUNE_LEVEL) if is_building else 0.0
        out[first + 7] = float(cells[at.SEATS]) / float(at.MOST_SEATS)

    def write_open(self, state: AlbionState, seat: i64, out: vec[float], first: i64) -> None:
        cells = state.cells
        out[first] = 1.0 if legality.has_goal(cells, seat) else 0.0
        out[first + 1] = _lead(cells, seat) / GREAT_LEAD
        _write_built(cells, seat, out, first + _BUILT)
        _write_held(cells, seat, out, first + _HELD)
        _write_turn(cells, seat, out, first + _TURN)

    def write_own(self, state: AlbionState, seat: i64, out: vec[float], first: i64) -> None:
        """There are no secrets."""


def _lead(cells: vec[i64], seat: i64) -> float:
    """By how much more a seat has built and holds than any other."""
    best = 0.0
    for other in range(cells[at.SEATS]):
        if other != seat:
            best = max(best, worth(cells, other))
    return worth(cells, seat) - best


def _write_built(cells: vec[i64], seat: i64, out: vec[float], first: i64) -> None:
    """Levels, what the buildings of each kind are worth, what of it Picts may take, and what the works yield."""
    levels: i64 = 0
    fours: i64 = 0
    laurel = 0.0
    by_kind = vec[float]([0.0] * (board.WORKS + 1))
    endangered = 0.0
    fortresses = legality.fortress_levels(cells, seat)
    for region in range(at.REGIONS):
        kind = cells[at.building(seat, region)]
        if kind == 0:
            continue
        height = cells[at.level(seat, region)]
        value = building_worth(kind, height, region)
        by_kind[kind] += value
        if kind == board.SETTLEMENT:
            levels += height
            laurel = 1.0 if board.IS_LAUREL[region] else laurel
        if height == board.IMMUNE_LEVEL:
            fours += 1
        elif height:
            at_stake = value - building_worth(kind, height - 1, region)
            endangered += at_stake * risk(cells, seat, fortresses, region)
    out[first] = float(levels) / SETTLEMENT_LEVELS
    out[first + 1] = float(fours) / float(legality.SETTLEMENTS)
    out[first + 2] = laurel
    out[first + 3] = by_kind[board.SETTLEMENT] / MUCH_SETTLED
    out[first + 4] = by_kind[board.CASTLE] / MUCH_BUILT
    out[first + 5] = by_kind[board.FORTRESS] / MUCH_BUILT
    out[first + 6] = by_kind[board.WORKS] / MANY_WORKS
    out[first + 7] = endangered / MUCH_AT_RISK
    for resource in range(at.RESOURCE_KINDS):
        yielded = legality.yields(cells, seat, board.REGION_WITH[resource])
        out[first + 8 + resource] = float(yielded) / float(board.WORKS_LEVELS)


def _write_held(cells: vec[i64], seat: i64, out: vec[float], first: i64) -> None:
    """Resources, figures and markers, and what has to be given up."""
    riches = 0.0
    for resource in range(at.RESOURCE_KINDS):
        count = cells[at.stock(seat, resource)]
        riches += resource_worth(count)
        out[first + resource] = float(count) / MANY_RESOURCES
    first += at.RESOURCE_KINDS
    settlers = legality.count_figures(cells, seat, board.SETTLER)
    legionaries = legality.count_figures(cells, seat, board.LEGIONARY)
    debt: i64 = cells[at.DEBT_FIGURES] + cells[at.DEBT_LEVELS] if cells[at.DEBTOR] == seat else 0
    out[first] = float(legality.kinds_held(cells, seat)) / float(at.RESOURCE_KINDS)
    out[first + 1] = riches / RICH
    out[first + 2] = float(settlers) / float(board.SETTLERS_AT_START)
    out[first + 3] = float(legionaries) / float(board.LEGIONARIES_AT_START)
    out[first + 4] = float(board.OWN_MARKER + cells[at.MARKERS + seat]) / MANY_STEPS
    out[first + 5] = float(debt) / GREAT_DEBT


def _write_turn(cells: vec[i64], seat: i64, out: vec[float], first: i64) -> None:
    """Whose turn it is, and what can still be done in it or hoped for."""
    seats = cells[at.SEATS]
    is_over = cells[at.PHASE] == at.OVER
    is_turn = cells[at.TURN] == seat and not is_over
    out[first] = 1.0 if is_turn else 0.0
    out[first + 1] = float((seat + seats - cells[at.TURN]) % seats) / float(seats)
    out[first + 2] = float(cells[at.POINTS]) / MANY_STEPS if is_turn else 0.0
    ready = total(cells, at.READY, at.REGIONS) if is_turn else 0
    out[first + 3] = float(ready) / float(board.SETTLERS_AT_START)
    out[first + 4] = 0.0 if is_over else prospects(cells, seat) / GREAT_PROSPECTS


ENCODER: Final = AlbionEncoder(at.MOST_SEATS, TABLE_FEATURES, OPEN_FEATURES, own_features=())
