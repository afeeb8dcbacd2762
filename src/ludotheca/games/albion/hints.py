"""What is said in Albion before something is done: its price, who takes toll, what it risks, what is handed back."""

from typing import Final

from mypy_extensions import i64

from ludotheca.engine.words import Value, Words
from ludotheca.games.albion.board import CASTLE, IS_DARK, LEVELS_WITH_GIFT, REGIONS_KNOWN, SETTLEMENT, SETTLER
from ludotheca.games.albion.legality import CASTLE_THREE, can_give_up, count_figures, count_settlers, next_claimant
from ludotheca.games.albion.state import (
    HIDDEN,
    PLAN_LEVEL,
    PLAN_REGION,
    POINTS,
    TOLLED,
    AlbionState,
    attack_strength,
    building,
    defence,
    level,
)

CLAIMANTS: Final = ("first_seat", "second_seat", "third_seat")


def for_step(state: AlbionState) -> Words:
    """ALB-4.2: a movement point."""
    return Words("hint-step", {"points": int(state.cells[POINTS])})


def for_building(state: AlbionState, seat: i64, region: i64, price: i64) -> Words:
    """ALB-5.5: the price of a level, with what follows from building it."""
    key, values = _prospects(state, seat, region, price)
    if price == 0:
        return Words(f"hint{key}", values) if key else Words("hint-no-cost")
    return Words(f"hint-cost{key}", {"cost": int(price), **values})


def for_payment(state: AlbionState, seat: i64) -> Words | None:
    """ALB-5.6: nothing can be decided any more between the payment and the Pict."""
    key, values = _prospects(state, seat, state.cells[PLAN_REGION], state.cells[PLAN_LEVEL])
    return Words(f"hint{key}", values) if key else None


def _prospects(state: AlbionState, seat: i64, region: i64, price: i64) -> tuple[str, dict[str, Value]]:
    """Who will take toll of the price, and the attack there would be with the player's defence."""
    key = ""
    values: dict[str, Value] = {}
    claimants = _claimants(state, seat, region, price)
    if claimants:
        key += "-toll"
        values["claims"] = len(claimants)
        for place, claimant in enumerate(claimants):
            values[CLAIMANTS[place]] = claimant
    if state.cells[HIDDEN + region] > 0:
        key += "-risk"
        values["strength"] = int(attack_strength(state, region) + 1)
        values["defence"] = int(defence(state, seat, region))
    return key, values


def _claimants(state: AlbionState, builder: i64, region: i64, price: i64) -> list[int]:
    """ALB-6.1 to ALB-6.3: in the order in which they choose, as far as the price goes round."""
    found: list[int] = []
    asked = state.clone()
    while IS_DARK[region] and len(found) < price:
        claimant = next_claimant(asked, builder, region, level(state, builder, region))
        if claimant < 0:
            break
        asked.cells[TOLLED + claimant] = 1
        found.append(int(claimant))
    return found


def for_demolition(state: AlbionState, seat: i64, region: i64) -> Words | None:
    """ALB-5.7, ALB-8.2, ALB-8.4, ALB-8.5: what the levels had given; fortresses and works give nothing to keep."""
    kind = building(state, seat, region)
    gifts = int(min(level(state, seat, region), LEVELS_WITH_GIFT))
    if kind == SETTLEMENT:
        has_three = level(state, seat, region) == CASTLE_THREE
        levels = has_three and any(can_give_up(state, seat, other) for other in range(REGIONS_KNOWN))
        return Words("hint-lose-figures", {"figures": gifts, "levels": int(levels)})
    return Words("hint-lose-markers", {"markers": gifts}) if kind == CASTLE else None


def for_removal(state: AlbionState, seat: i64, figure: i64) -> Words | None:
    """ALB-8.4: a warning before the last settler goes."""
    if figure != SETTLER or count_figures(state, seat, SETTLER) > 1:
        return None
    return Words("warning-last-settler" if count_settlers(state) > 1 else "warning-last-settler-of-all")
