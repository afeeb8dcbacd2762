"""Why an action is not legal in Albion: the first clause that forbids it, in the order of the rules."""

from typing import TYPE_CHECKING, Final, assert_never

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.words import Refusal, Value
from ludotheca.games.albion import actions, board, legality
from ludotheca.games.albion import layout as at
from ludotheca.games.albion.data import BUILDINGS, REGION_NAMES, REGION_NUMBERS, RESOURCES
from ludotheca.games.albion.state import AlbionState

if TYPE_CHECKING:
    from ludotheca.games.albion.rules import Albion

CLAUSES: Final = {
    at.CASTLE_PHASE: "ALB-2.5",
    at.TURN_PHASE: "ALB-3.1",
    at.PAY_PHASE: "ALB-5.5",
    at.TOLL_PHASE: "ALB-6.3",
    at.RECRUIT_PHASE: "ALB-8.4",
    at.FREE_PHASE: "ALB-8.5",
    at.REMOVE_PHASE: "ALB-8.4",
    at.GIVE_UP_PHASE: "ALB-8.5",
    at.OVER: "ALB-10.1",
}
"""What each phase is about."""


def clause(cells: vec[i64]) -> str:
    is_without_settlers = cells[at.PHASE] == at.OVER and legality.count_settlers(cells) == 0
    return "ALB-8.4" if is_without_settlers else CLAUSES[int(cells[at.PHASE])]


def refusal(rules: "Albion", state: AlbionState, seat: int, action: actions.Action) -> Refusal | None:
    cells = state.cells
    if seat != legality.actor(cells):
        return rules.due(state, seat)
    if isinstance(action, actions.PlaceCastle | actions.Decline | actions.Recruit):
        return None
    if isinstance(action, actions.TakeResources):
        return None if legality.may_take_resources(cells) else Refusal("ALB-3.1", "turn-begun")
    if isinstance(action, actions.Summon):
        return _summon(cells, action)
    if isinstance(action, actions.MoveSettler | actions.MoveLegionary | actions.Carry):
        return _move(cells, action)
    if isinstance(action, actions.EndTurn):
        return _carrying(cells)
    if isinstance(action, actions.Found | actions.Raise | actions.Demolish):
        return _carrying(cells) or _build(cells, action)
    if isinstance(action, actions.Pay):
        return _pay(cells, action)
    if isinstance(action, actions.TakeToll):
        is_there = cells[at.PAID + RESOURCES.index(action.resource)] > 0
        return None if is_there else Refusal("ALB-6.3", "not-among-paid", {"resource": action.resource})
    if isinstance(action, actions.RaiseFree):
        return _raise_free(cells, seat, REGION_NUMBERS[action.region])
    if isinstance(action, actions.Remove):
        figure = board.SETTLER if action.figure == "settler" else board.LEGIONARY
        is_there = legality.can_remove(cells, seat, figure, REGION_NUMBERS[action.region])
        values: dict[str, Value] = {"figure": action.figure, "region": action.region}
        return None if is_there else Refusal("ALB-8.4", "no-figure", values)
    if isinstance(action, actions.GiveUp):
        return _give_up(cells, seat, REGION_NUMBERS[action.region])
    assert_never(action)


def _region(clause: str, reason: str, region: int) -> Refusal:
    return Refusal(clause, reason, {"region": REGION_NAMES[region]})


def _summon(cells: vec[i64], action: actions.Summon) -> Refusal | None:
    origin, region = REGION_NUMBERS[action.origin], REGION_NUMBERS[action.region]
    if cells[at.STAGE] == at.BUILDING_STAGE:
        return Refusal("ALB-4.1", "building-begun")
    if not legality.may_summon(cells):
        return Refusal("ALB-4.4", "movement-begun")
    if not legality.has_castle_three(cells, region):
        return _region("ALB-4.4", "no-castle-three", region)
    if not legality.is_summoning_castle(cells, region):
        return _region("ALB-4.4", "castle-used", region)
    if legality.settlers_in(cells, origin) == 0:
        return _region("ALB-4.4", "no-settler", origin)
    return _region("ALB-4.4", "stands-there", origin) if origin == region else None


def _move(cells: vec[i64], action: actions.MoveSettler | actions.MoveLegionary | actions.Carry) -> Refusal | None:
    origin, region = REGION_NUMBERS[action.origin], REGION_NUMBERS[action.region]
    if cells[at.STAGE] == at.BUILDING_STAGE:
        return Refusal("ALB-4.1", "building-begun")
    if cells[at.POINTS] == 0:
        return Refusal("ALB-4.2", "no-points")
    if isinstance(action, actions.MoveSettler):
        if legality.settlers_in(cells, origin) == 0:
            return _region("ALB-4.2", "no-settler", origin)
    elif cells[at.legionaries(cells[at.TURN], origin)] == 0:
        return _region("ALB-4.5" if isinstance(action, actions.Carry) else "ALB-4.2", "no-legionary", origin)
    if origin == region:
        return _region("ALB-4.2", "stands-there", origin)
    if not legality.has_border(origin, region):
        return Refusal("ALB-4.3", "no-border", {"origin": action.origin, "region": action.region})
    if isinstance(action, actions.Carry):
        return _carry(cells, origin, region)
    if isinstance(action, actions.MoveLegionary) and legality.free_legionaries_in(cells, origin) == 0:
        return _region("ALB-4.7", "leaves-pict", origin)
    return None if legality.leaves_points(cells) else Refusal("ALB-4.7", "points-for-pict")


def _carry(cells: vec[i64], origin: int, region: int) -> Refusal | None:
    if not legality.has_pict_to_carry(cells, origin):
        if legality.attack_strength(cells, origin) > 0:
            return _region("ALB-4.6", "no-pict-face-down", origin)
        return _region("ALB-4.5", "no-pict", origin)
    if legality.can_put_down(cells, origin, region):
        return None
    # In a dark region it could lie; then it is another Pict that needs the points.
    bound = Refusal("ALB-4.7", "points-for-pict")
    return bound if board.IS_DARK[region] else _region("ALB-4.7", "cannot-leave-pict", region)


def _carrying(cells: vec[i64]) -> Refusal | None:
    return Refusal("ALB-4.7", "put-pict-down") if legality.is_carrying(cells) else None


def _build(cells: vec[i64], action: actions.Found | actions.Raise | actions.Demolish) -> Refusal | None:
    region = REGION_NUMBERS[action.region]
    seat = int(cells[at.TURN])
    clause = "ALB-5.7" if isinstance(action, actions.Demolish) else "ALB-5.1"
    if legality.settlers_in(cells, region) == 0:
        return _region(clause, "no-settler", region)
    if not legality.has_ready_settler(cells, region):
        return _region("ALB-5.6", "settler-is-home", region)
    if isinstance(action, actions.Found):
        return _found(cells, seat, region, BUILDINGS.index(action.building) + 1)
    if cells[at.building(seat, region)] == 0:
        return _region(clause, "no-building", region)
    if isinstance(action, actions.Demolish):
        return None if legality.can_demolish(cells, region) else _region("ALB-5.7", "settlement-four", region)
    return None if legality.can_raise(cells, region) else _cannot_raise(cells, seat, region)


def _found(cells: vec[i64], seat: int, region: int, kind: int) -> Refusal | None:
    if legality.can_found(cells, region, kind):
        return None
    if cells[at.building(seat, region)] != 0:
        return _region("ALB-5.2", "second-building", region)
    if not legality.may_stand(region, kind):
        return Refusal("ALB-5.3", "wrong-site", {"building": BUILDINGS[kind - 1], "region": REGION_NAMES[region]})
    if not legality.has_tile(cells, seat, kind, region, 1):
        return _no_tile(kind, 1)
    if not legality.keeps_laurel(cells, seat, region, kind):
        return _region("ALB-5.8", "laurel-first", region)
    return _too_few(cells, seat, 1)


def _no_tile(kind: int, height: int) -> Refusal:
    return Refusal("ALB-1.2", "no-tile", {"building": BUILDINGS[kind - 1], "level": height})


def _too_few(cells: vec[i64], seat: int, needed: int) -> Refusal:
    return Refusal("ALB-5.5", "too-few-resources", {"needed": needed, "held": int(legality.kinds_held(cells, seat))})


def _cannot_raise(cells: vec[i64], seat: int, region: int) -> Refusal:
    return _cannot_rise(cells, seat, region) or _too_few(cells, seat, int(cells[at.level(seat, region)]) + 1)


def _cannot_rise(cells: vec[i64], seat: int, region: int) -> Refusal | None:
    kind = int(cells[at.building(seat, region)])
    height = int(cells[at.level(seat, region)])
    if height == board.HIGHEST[kind]:
        return Refusal("ALB-5.4", "highest-level", {"building": BUILDINGS[kind - 1], "level": height})
    return None if legality.can_rise(cells, seat, region) else _no_tile(kind, height + 1)


def _pay(cells: vec[i64], action: actions.Pay) -> Refusal | None:
    needed = int(cells[at.PLAN_LEVEL])
    if len(action.resources) != needed:
        return Refusal("ALB-5.5", "wrong-price", {"needed": needed})
    if len(set(action.resources)) != needed:
        return Refusal("ALB-5.5", "same-kind")
    for resource in action.resources:
        if cells[at.stock(cells[at.TURN], RESOURCES.index(resource))] == 0:
            return Refusal("ALB-5.5", "no-resource", {"resource": resource})
    return None


def _raise_free(cells: vec[i64], seat: int, region: int) -> Refusal | None:
    kind = cells[at.building(seat, region)]
    if kind == 0:
        return _region("ALB-8.5", "no-building", region)
    if kind == board.SETTLEMENT:
        return _region("ALB-8.5", "no-settlement", region)
    return _cannot_rise(cells, seat, region)


def _give_up(cells: vec[i64], seat: int, region: int) -> Refusal | None:
    kind = cells[at.building(seat, region)]
    if kind == 0:
        return _region("ALB-8.5", "no-building", region)
    if kind == board.SETTLEMENT:
        return _region("ALB-8.5", "settlement-stays", region)
    return None if legality.can_give_up(cells, seat, region) else _region("ALB-8.5", "level-one-stays", region)
