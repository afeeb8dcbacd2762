"""Why an action is not legal in Albion: the first clause that forbids it, in the order of the rules."""

from typing import TYPE_CHECKING, Final, assert_never

from ludotheca.engine.words import Refusal, Value
from ludotheca.games.albion.board import (
    HIGHEST,
    IS_DARK,
    LEGIONARY,
    REGIONS_KNOWN,
    RESOURCES_KNOWN,
    SETTLEMENT,
    SETTLER,
)
from ludotheca.games.albion.data import BUILDINGS, REGION_NAMES, RESOURCES
from ludotheca.games.albion.legality import (
    can_demolish,
    can_found,
    can_give_up,
    can_put_down,
    can_raise,
    can_remove,
    can_rise,
    count_settlers,
    has_border,
    has_castle_three,
    has_pict_to_carry,
    has_ready_settler,
    is_carrying,
    is_summoning_castle,
    keeps_laurel,
    kinds_held,
    leaves_points,
    legionaries_in,
    may_stand,
    may_summon,
    may_take_resources,
    settlers_in,
)
from ludotheca.games.albion.state import (
    BUILDING_STAGE,
    CASTLE_PHASE,
    FREE_PHASE,
    GIVE_UP_PHASE,
    LEGIONARIES,
    OVER,
    PAID,
    PAY_PHASE,
    PHASE,
    PLAN_LEVEL,
    POINTS,
    RECRUIT_PHASE,
    REMOVE_PHASE,
    STAGE,
    STOCK,
    TOLL_PHASE,
    TURN,
    TURN_PHASE,
    AlbionState,
    attack_strength,
    building,
    has_tile,
    level,
)
from ludotheca.games.albion.types import (
    Action,
    Carry,
    Decline,
    Demolish,
    EndTurn,
    Found,
    GiveUp,
    MoveLegionary,
    MoveSettler,
    Pay,
    PlaceCastle,
    Raise,
    RaiseFree,
    Recruit,
    Remove,
    Summon,
    TakeResources,
    TakeToll,
)

if TYPE_CHECKING:
    from ludotheca.games.albion.rules import Albion

NUMBER: Final = {name: number for number, name in enumerate(REGION_NAMES)}
CLAUSES: Final = {
    CASTLE_PHASE: "ALB-2.5",
    TURN_PHASE: "ALB-3.1",
    PAY_PHASE: "ALB-5.5",
    TOLL_PHASE: "ALB-6.3",
    RECRUIT_PHASE: "ALB-8.4",
    FREE_PHASE: "ALB-8.5",
    REMOVE_PHASE: "ALB-8.4",
    GIVE_UP_PHASE: "ALB-8.5",
    OVER: "ALB-10.1",
}
"""What each phase is about."""


def clause(state: AlbionState) -> str:
    is_without_settlers = state.cells[PHASE] == OVER and count_settlers(state) == 0
    return "ALB-8.4" if is_without_settlers else CLAUSES[int(state.cells[PHASE])]


def refusal(rules: "Albion", state: AlbionState, seat: int, action: Action) -> Refusal | None:
    if seat not in rules.actors(state):
        return rules.due(state, seat)
    if isinstance(action, PlaceCastle | Decline | Recruit):
        return None
    if isinstance(action, TakeResources):
        return None if may_take_resources(state) else Refusal("ALB-3.1", "turn-begun")
    if isinstance(action, Summon):
        return _summon(state, action)
    if isinstance(action, MoveSettler | MoveLegionary | Carry):
        return _move(state, action)
    if isinstance(action, Found | Raise | Demolish | EndTurn):
        return _carrying(state) or _build(state, action)
    if isinstance(action, Pay):
        return _pay(state, action)
    if isinstance(action, TakeToll):
        is_there = state.cells[PAID + RESOURCES.index(action.resource)] > 0
        return None if is_there else Refusal("ALB-6.3", "not-among-paid", {"resource": action.resource})
    if isinstance(action, RaiseFree):
        return _raise_free(state, seat, NUMBER[action.region])
    if isinstance(action, Remove):
        figure = SETTLER if action.figure == "settler" else LEGIONARY
        is_there = can_remove(state, seat, figure, NUMBER[action.region])
        values: dict[str, Value] = {"figure": action.figure, "region": action.region}
        return None if is_there else Refusal("ALB-8.4", "no-figure", values)
    if isinstance(action, GiveUp):
        return _give_up(state, seat, NUMBER[action.region])
    assert_never(action)


def _region(clause: str, reason: str, region: int) -> Refusal:
    return Refusal(clause, reason, {"region": REGION_NAMES[region]})


def _summon(state: AlbionState, action: Summon) -> Refusal | None:
    origin, region = NUMBER[action.origin], NUMBER[action.region]
    if state.cells[STAGE] == BUILDING_STAGE:
        return Refusal("ALB-4.1", "building-begun")
    if not may_summon(state):
        return Refusal("ALB-4.4", "movement-begun")
    if not has_castle_three(state, region):
        return _region("ALB-4.4", "no-castle-three", region)
    if not is_summoning_castle(state, region):
        return _region("ALB-4.4", "castle-used", region)
    if settlers_in(state, origin) == 0:
        return _region("ALB-4.4", "no-settler", origin)
    return _region("ALB-4.4", "stands-there", origin) if origin == region else None


def _move(state: AlbionState, action: MoveSettler | MoveLegionary | Carry) -> Refusal | None:
    cells = state.cells
    origin, region = NUMBER[action.origin], NUMBER[action.region]
    if cells[STAGE] == BUILDING_STAGE:
        return Refusal("ALB-4.1", "building-begun")
    if cells[POINTS] == 0:
        return Refusal("ALB-4.2", "no-points")
    if isinstance(action, MoveSettler):
        if settlers_in(state, origin) == 0:
            return _region("ALB-4.2", "no-settler", origin)
    elif cells[LEGIONARIES + cells[TURN] * REGIONS_KNOWN + origin] == 0:
        return _region("ALB-4.5" if isinstance(action, Carry) else "ALB-4.2", "no-legionary", origin)
    if origin == region:
        return _region("ALB-4.2", "stands-there", origin)
    if not has_border(origin, region):
        return Refusal("ALB-4.3", "no-border", {"origin": action.origin, "region": action.region})
    if isinstance(action, Carry):
        return _carry(state, origin, region)
    if isinstance(action, MoveLegionary) and legionaries_in(state, origin) == 0:
        return _region("ALB-4.7", "leaves-pict", origin)
    return None if leaves_points(state) else Refusal("ALB-4.7", "points-for-pict")


def _carry(state: AlbionState, origin: int, region: int) -> Refusal | None:
    if not has_pict_to_carry(state, origin):
        if attack_strength(state, origin) > 0:
            return _region("ALB-4.6", "no-pict-face-down", origin)
        return _region("ALB-4.5", "no-pict", origin)
    if can_put_down(state, origin, region):
        return None
    # In a dark region it could lie; then it is another Pict that needs the points.
    bound = Refusal("ALB-4.7", "points-for-pict")
    return bound if IS_DARK[region] else _region("ALB-4.7", "cannot-leave-pict", region)


def _carrying(state: AlbionState) -> Refusal | None:
    return Refusal("ALB-4.7", "put-pict-down") if is_carrying(state) else None


def _build(state: AlbionState, action: Found | Raise | Demolish | EndTurn) -> Refusal | None:
    if isinstance(action, EndTurn):
        return None
    region = NUMBER[action.region]
    seat = int(state.cells[TURN])
    clause = "ALB-5.7" if isinstance(action, Demolish) else "ALB-5.1"
    if settlers_in(state, region) == 0:
        return _region(clause, "no-settler", region)
    if not has_ready_settler(state, region):
        return _region("ALB-5.6", "settler-is-home", region)
    if isinstance(action, Found):
        return _found(state, seat, region, BUILDINGS.index(action.building) + 1)
    if building(state, seat, region) == 0:
        return _region(clause, "no-building", region)
    if isinstance(action, Demolish):
        return None if can_demolish(state, region) else _region("ALB-5.7", "settlement-four", region)
    return None if can_raise(state, region) else _cannot_raise(state, seat, region)


def _found(state: AlbionState, seat: int, region: int, kind: int) -> Refusal | None:
    if can_found(state, region, kind):
        return None
    if building(state, seat, region) != 0:
        return _region("ALB-5.2", "second-building", region)
    if not may_stand(region, kind):
        return Refusal("ALB-5.3", "wrong-site", {"building": BUILDINGS[kind - 1], "region": REGION_NAMES[region]})
    if not has_tile(state, seat, kind, region, 1):
        return _no_tile(kind, 1)
    if not keeps_laurel(state, seat, region, kind):
        return _region("ALB-5.8", "laurel-first", region)
    return _too_few(state, seat, 1)


def _no_tile(kind: int, height: int) -> Refusal:
    return Refusal("ALB-1.2", "no-tile", {"building": BUILDINGS[kind - 1], "level": height})


def _too_few(state: AlbionState, seat: int, needed: int) -> Refusal:
    return Refusal("ALB-5.5", "too-few-resources", {"needed": needed, "held": int(kinds_held(state, seat))})


def _cannot_raise(state: AlbionState, seat: int, region: int) -> Refusal:
    return _cannot_rise(state, seat, region) or _too_few(state, seat, int(level(state, seat, region)) + 1)


def _cannot_rise(state: AlbionState, seat: int, region: int) -> Refusal | None:
    kind = int(building(state, seat, region))
    height = int(level(state, seat, region))
    if height == HIGHEST[kind]:
        return Refusal("ALB-5.4", "highest-level", {"building": BUILDINGS[kind - 1], "level": height})
    return None if can_rise(state, seat, region) else _no_tile(kind, height + 1)


def _pay(state: AlbionState, action: Pay) -> Refusal | None:
    cells = state.cells
    needed = int(cells[PLAN_LEVEL])
    if len(action.resources) != needed:
        return Refusal("ALB-5.5", "wrong-price", {"needed": needed})
    if len(set(action.resources)) != needed:
        return Refusal("ALB-5.5", "same-kind")
    for resource in action.resources:
        if cells[STOCK + cells[TURN] * RESOURCES_KNOWN + RESOURCES.index(resource)] == 0:
            return Refusal("ALB-5.5", "no-resource", {"resource": resource})
    return None


def _raise_free(state: AlbionState, seat: int, region: int) -> Refusal | None:
    kind = building(state, seat, region)
    if kind == 0:
        return _region("ALB-8.5", "no-building", region)
    if kind == SETTLEMENT:
        return _region("ALB-8.5", "no-settlement", region)
    return _cannot_rise(state, seat, region)


def _give_up(state: AlbionState, seat: int, region: int) -> Refusal | None:
    kind = building(state, seat, region)
    if kind == 0:
        return _region("ALB-8.5", "no-building", region)
    if kind == SETTLEMENT:
        return _region("ALB-8.5", "settlement-stays", region)
    return None if can_give_up(state, seat, region) else _region("ALB-8.5", "level-one-stays", region)
