"""What is said in Albion before something is done: its price, who takes toll, what it risks, what is handed back."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.words import Value, Words
from ludotheca.games.albion import action_numbers as numbers
from ludotheca.games.albion import board, legality
from ludotheca.games.albion import layout as at

CLAIMANTS: Final = ("first_seat", "second_seat", "third_seat")


def hint(cells: vec[i64], seat: i64, number: i64) -> Words | None:
    """What a step or a level costs, who takes toll, what it risks; what is lost by taking back or removing."""
    if numbers.SUMMON <= number < numbers.MOVE_SETTLER:
        return Words("hint-no-cost")
    if numbers.MOVE_SETTLER <= number < numbers.FOUND:
        return _for_step(cells)
    if numbers.FOUND <= number < numbers.RAISE:
        return _for_building(cells, seat, numbers.found_region(number), 1)
    if numbers.RAISE <= number < numbers.DEMOLISH:
        region = number - numbers.RAISE
        return _for_building(cells, seat, region, cells[at.level(seat, region)] + 1)
    if numbers.DEMOLISH <= number < numbers.PAY:
        return _for_demolition(cells, seat, number - numbers.DEMOLISH)
    if numbers.PAY <= number < numbers.TAKE_TOLL:
        return _for_payment(cells, seat)
    if numbers.RAISE_FREE <= number < numbers.DECLINE:
        return _for_building(cells, seat, number - numbers.RAISE_FREE, 0)
    if numbers.REMOVE <= number < numbers.GIVE_UP:
        return _for_removal(cells, seat, numbers.remove_figure(number))
    return None


def _for_step(cells: vec[i64]) -> Words:
    """ALB-4.2: a movement point."""
    return Words("hint-step", {"points": int(cells[at.POINTS])})


def _for_building(cells: vec[i64], seat: i64, region: i64, price: i64) -> Words:
    """ALB-5.5: the price of a level, with what follows from building it."""
    key, values = _prospects(cells, seat, region, price)
    if price == 0:
        return Words(f"hint{key}", values) if key else Words("hint-no-cost")
    return Words(f"hint-cost{key}", {"cost": int(price), **values})


def _for_payment(cells: vec[i64], seat: i64) -> Words | None:
    """ALB-5.6: nothing can be decided any more between the payment and the Pict."""
    key, values = _prospects(cells, seat, cells[at.PLAN_REGION], cells[at.PLAN_LEVEL])
    return Words(f"hint{key}", values) if key else None


def _prospects(cells: vec[i64], seat: i64, region: i64, price: i64) -> tuple[str, dict[str, Value]]:
    """Who will take toll of the price, and the attack there would be with the player's defence."""
    key = ""
    values: dict[str, Value] = {}
    claimants = _claimants(cells, seat, region, price)
    if claimants:
        key += "-toll"
        values["claims"] = len(claimants)
        for place, claimant in enumerate(claimants):
            values[CLAIMANTS[place]] = claimant
    if cells[at.HIDDEN + region] > 0:
        key += "-risk"
        values["strength"] = int(legality.attack_strength(cells, region) + 1)
        values["defence"] = int(legality.defence(cells, seat, region))
    return key, values


def _claimants(cells: vec[i64], builder: i64, region: i64, price: i64) -> list[int]:
    """ALB-6.1 to ALB-6.3: in the order in which they choose, as far as the price goes round."""
    found: list[int] = []
    asked = cells[:]
    while board.IS_DARK[region] and len(found) < price:
        claimant = legality.next_claimant(asked, builder, region, cells[at.level(builder, region)])
        if claimant == at.NOBODY:
            break
        asked[at.TOLLED + claimant] = 1
        found.append(int(claimant))
    return found


def _for_demolition(cells: vec[i64], seat: i64, region: i64) -> Words | None:
    """ALB-5.7, ALB-8.2, ALB-8.4, ALB-8.5: what the levels had given; fortresses and works give nothing to keep."""
    kind = cells[at.building(seat, region)]
    height = cells[at.level(seat, region)]
    gifts = int(min(height, board.LEVELS_WITH_GIFT))
    if kind == board.SETTLEMENT:
        levels = height == board.RAISING_LEVEL and any(
            legality.can_give_up(cells, seat, other) for other in range(at.REGIONS)
        )
        return Words("hint-lose-figures", {"figures": gifts, "levels": int(levels)})
    return Words("hint-lose-markers", {"markers": gifts}) if kind == board.CASTLE else None


def _for_removal(cells: vec[i64], seat: i64, figure: i64) -> Words | None:
    """ALB-8.4: a warning before the last settler goes."""
    if figure != board.SETTLER or legality.count_figures(cells, seat, board.SETTLER) > 1:
        return None
    return Words("warning-last-settler" if legality.count_settlers(cells) > 1 else "warning-last-settler-of-all")
