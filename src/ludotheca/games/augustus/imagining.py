"""What somebody may have chosen unseen: all that it could be, and one of these by luck."""

from itertools import combinations, product

from ludotheca.engine.luck import Luck
from ludotheca.games.augustus.cards import CLEAR_OBJECTIVE, EFFECT, LOSE_LEGION
from ludotheca.games.augustus.legality import (
    clearable,
    controlled_cards,
    legion_places,
    legions_to_lose,
    movable,
    targets,
    token_categories,
)
from ludotheca.games.augustus.state import (
    CHOSEN_FROM,
    CHOSEN_TO,
    EFFECT_OF,
    FILLED,
    NONE,
    PHASE,
    PLACE,
    SUPPLY,
    AugustusState,
)


def imagine_choice(state: AugustusState, seat: int, luck: Luck) -> None:
    """Lets a seat have chosen something, each possibility being as likely as any other."""
    possible = _placings(state, seat) if state.cells[PHASE] == PLACE else _losses(state, seat)
    state.cells[CHOSEN_FROM + seat], state.cells[CHOSEN_TO + seat] = possible[luck.below(len(possible))]


def _placings(state: AugustusState, seat: int) -> list[tuple[int, int]]:
    """AUG-3.1: nothing, a legion from the supply, or one that moves."""
    categories = token_categories(state, seat)
    goals = targets(state, seat, categories)
    origins = movable(state, seat, categories)
    if state.cells[SUPPLY + seat] > 0:
        origins.append(NONE)
    return [(NONE, NONE)] + [(origin, goal) for origin, goal in product(origins, goals) if origin != goal]


def _losses(state: AugustusState, seat: int) -> list[tuple[int, int]]:
    """AUG-6.3: one or two legions, the legions of an objective, or an objective."""
    kind = EFFECT[state.cells[EFFECT_OF]]
    if kind == LOSE_LEGION:
        legions = [place for place in legion_places(state, seat) for _ in range(int(state.cells[FILLED + place]))]
        count = min(len(legions), int(legions_to_lose(state)))
        return [(lost[0], lost[1] if count > 1 else NONE) for lost in combinations(legions, count)]
    cards = clearable(state, seat) if kind == CLEAR_OBJECTIVE else controlled_cards(state, seat)
    return [(NONE, card) for card in cards]
