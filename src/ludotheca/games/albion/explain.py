"""Why an action is not legal in Albion: the first clause that forbids it, in the order of the rules."""

from typing import TYPE_CHECKING, Final, assert_never

from ludotheca.engine.words import Refusal
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
    can_raise_free,
    can_remove,
    has_border,
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
    OVER,
    PAID,
    PAY_PHASE,
    PHASE,
    PLAN_LEVEL,
    POINTS,
    RECRUIT_PHASE,
    REMOVE_PHASE,
    SETTLERS,
    STAGE,
    STOCK,
    TOLL_PHASE,
    TURN,
    TURN_PHASE,
    AlbionState,
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
    return CLAUSES[int(state.cells[PHASE])]


def refusal(rules: "Albion", state: AlbionState, seat: int, action: Action) -> Refusal | None:
    cells = state.cells
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
        is_paid = cells[PAID + RESOURCES.index(action.resource)] > 0
        return None if is_paid else Refusal("ALB-6.3", "not-paid", {"resource": action.resource})
    if isinstance(action, RaiseFree):
        return _raise_free(state, seat, NUMBER[action.region])
    if isinstance(action, Remove):
        return _remove(state, seat, action)
    if isinstance(action, GiveUp):
        is_there = can_give_up(state, seat, NUMBER[action.region])
        return None if is_there else Refusal("ALB-8.5", "no-level-to-give-up", {"region": action.region})
    assert_never(action)


def _region(clause: str, reason: str, region: int | str) -> Refusal:
    return Refusal(clause, reason, {"region": region if isinstance(region, str) else REGION_NAMES[region]})


def _summon(state: AlbionState, action: Summon) -> Refusal | None:
    if not may_summon(state):
        return Refusal("ALB-4.4", "movement-begun")
    if action.origin == action.region:
        return _region("ALB-4.4", "stands-there", action.region)
    if not is_summoning_castle(state, NUMBER[action.region]):
        return _region("ALB-4.4", "no-castle-three", action.region)
    if settlers_in(state, NUMBER[action.origin]) == 0:
        return _region("ALB-4.4", "no-settler", action.origin)
    return None


def _move(state: AlbionState, action: MoveSettler | MoveLegionary | Carry) -> Refusal | None:
    cells = state.cells
    origin, region = NUMBER[action.origin], NUMBER[action.region]
    if cells[STAGE] == BUILDING_STAGE:
        return Refusal("ALB-4.1", "building-begun")
    if cells[POINTS] == 0:
        return Refusal("ALB-4.2", "no-points")
    if isinstance(action, MoveSettler) and settlers_in(state, origin) == 0:
        return _region("ALB-4.2", "no-settler", origin)
    if isinstance(action, MoveLegionary) and legionaries_in(state, origin) == 0:
        return _region("ALB-4.2", "no-legionary", origin)
    if not has_border(origin, region):
        return Refusal("ALB-4.3", "no-border", {"origin": action.origin, "region": action.region})
    if isinstance(action, Carry):
        return _carry(state, origin, region)
    return None if leaves_points(state) else Refusal("ALB-4.7", "points-for-pict")


def _carry(state: AlbionState, origin: int, region: int) -> Refusal | None:
    if not has_pict_to_carry(state, origin):
        if legionaries_in(state, origin) > 0:
            return _region("ALB-4.6", "no-pict-to-carry", origin)
        return _region("ALB-4.5", "no-legionary", origin)
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
    if not has_ready_settler(state, region):
        return _region("ALB-5.7" if isinstance(action, Demolish) else "ALB-5.1", "no-ready-settler", region)
    kind = int(building(state, seat, region))
    if isinstance(action, Found):
        return _found(state, seat, region, BUILDINGS.index(action.building) + 1)
    if kind == 0:
        return _region("ALB-5.7" if isinstance(action, Demolish) else "ALB-5.4", "no-building", region)
    if isinstance(action, Demolish):
        return None if can_demolish(state, region) else _region("ALB-5.7", "settlement-four", region)
    return None if can_raise(state, region) else _cannot_raise(state, seat, region, kind)


def _found(state: AlbionState, seat: int, region: int, kind: int) -> Refusal | None:
    if can_found(state, region, kind):
        return None
    if building(state, seat, region) != 0:
        return _region("ALB-5.2", "second-building", region)
    if not may_stand(region, kind):
        return Refusal("ALB-5.3", "wrong-site", {"building": BUILDINGS[kind - 1], "region": REGION_NAMES[region]})
    if not has_tile(state, seat, kind, region, 1):
        return Refusal("ALB-1.2", "no-tile", {"building": BUILDINGS[kind - 1], "level": 1})
    if not keeps_laurel(state, seat, region, kind):
        return _region("ALB-5.8", "laurel-first", region)
    return _too_few(state, seat, 1)


def _too_few(state: AlbionState, seat: int, needed: int) -> Refusal:
    return Refusal("ALB-5.5", "too-few-resources", {"needed": needed, "held": int(kinds_held(state, seat))})


def _cannot_raise(state: AlbionState, seat: int, region: int, kind: int) -> Refusal:
    height = int(level(state, seat, region))
    if height == HIGHEST[kind]:
        return Refusal("ALB-5.4", "highest-level", {"building": BUILDINGS[kind - 1], "level": height})
    if not has_tile(state, seat, kind, region, height + 1):
        return Refusal("ALB-1.2", "no-tile", {"building": BUILDINGS[kind - 1], "level": height + 1})
    return _too_few(state, seat, height + 1)


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
    if can_raise_free(state, seat, region):
        return None
    kind = int(building(state, seat, region))
    if kind == 0:
        return _region("ALB-8.5", "no-building", region)
    if kind == SETTLEMENT:
        return _region("ALB-8.5", "no-settlement", region)
    height = int(level(state, seat, region))
    if height == HIGHEST[kind]:
        return Refusal("ALB-5.4", "highest-level", {"building": BUILDINGS[kind - 1], "level": height})
    return Refusal("ALB-1.2", "no-tile", {"building": BUILDINGS[kind - 1], "level": height + 1})


def _remove(state: AlbionState, seat: int, action: Remove) -> Refusal | None:
    figure = SETTLER if action.figure == "settler" else LEGIONARY
    if can_remove(state, seat, figure, NUMBER[action.region]):
        return None
    if figure == SETTLER and state.cells[SETTLERS + seat * REGIONS_KNOWN + NUMBER[action.region]]:
        return Refusal("ALB-8.4", "last-settler")
    return Refusal("ALB-8.4", "no-figure", {"figure": action.figure, "region": action.region})
