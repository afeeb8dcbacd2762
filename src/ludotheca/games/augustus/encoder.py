"""What a seat may know of a position, as numbers: what the hand-written value is made of, and what players count."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.encoder import Encoder
from ludotheca.games.augustus import cards, legality
from ludotheca.games.augustus import holdings as of
from ludotheca.games.augustus import layout as at
from ludotheca.games.augustus.actions import PHASES
from ludotheca.games.augustus.course import OBJECTIVES_TO_END, SAME_COLOUR
from ludotheca.games.augustus.data import COLOURS, REWARD_NAMES, TOKEN_NAMES, TOKENS
from ludotheca.games.augustus.intentions import has_intention, intended, known, pending
from ludotheca.games.augustus.prospects import Prospects, difficulty_left, hope_for_dealt, hope_for_kept
from ludotheca.games.augustus.state import AugustusState, filled, in_progress

TABLE_FEATURES: Final = (
    *(f"to be drawn: {token}" for token in TOKEN_NAMES),
    *(f"called: {token}" for token in TOKEN_NAMES),
    *(f"to be had: {reward}" for reward in REWARD_NAMES),
    *(f"phase: {phase}" for phase in PHASES),
    *(f"open objectives: {colour}" for colour in COLOURS),
    "open objectives: most points",
    "open objectives: easiest",
)
OPEN_FEATURES: Final = (
    "points as if the game ended here",
    "points of rewards",
    "objectives controlled",
    "needs one more objective",
    "worth of objectives controlled",
    "hope for colour rewards",
    "hope for a number reward",
    "hope from what is being resolved",
    "hope from the decision at hand",
    "hope from objectives",
    "hope from the best objective",
    "hope from the second objective",
    "nearness of objectives",
    "nearness of the nearest",
    "objectives that lack one legion",
    "objectives that lack two legions",
    "objectives completed and waiting",
    "nearness of attacks",
    "objectives being conquered",
    "legions in all",
    "legions in the supply",
    "chance that the next token completes",
    "gain by the next token",
    *(f"controls: {colour}" for colour in COLOURS),
    "colours controlled",
    "sources of gold",
    "sources of wheat",
    "has gold",
    "has wheat",
    "has a number reward",
    "aliases",
    "attacks made",
    "objectives that score at the end",
)
OWN_FEATURES: Final = (
    "hope from objectives dealt",
    "choice: better than expected",
    "choice: objectives completed",
    "choice: objectives that lack one legion",
    "choice: chance that the next token completes",
    "choice: gain by the next token",
)

_TOKENS: Final[vec[float]] = vec[float]([float(count) for count in TOKENS.values()])

# What makes the numbers about 1 at most: a good score, the worth of an objective, and the like.
_MANY_POINTS: Final = 60.0
_SOME_POINTS: Final = 20.0
_FEW_POINTS: Final = 10.0
_GAIN: Final = 5.0
_HARD: Final = 15.0
_LEGIONS: Final = 10.0
_LEGIONS_FOR_ONE: Final = 8.0
"""So many legions on the way tell of an objective that is about to be completed: greedy games go on evenly by that."""
_SEVERAL: Final = 3.0


@final
class AugustusEncoder(Encoder[AugustusState]):
    def seats(self, state: AugustusState) -> int:
        return state.cells[at.SEATS]

    def progress(self, state: AugustusState) -> float:
        """AUG-7.1: how many of seven objectives the leader has; legions on its way to the next count as part of it."""
        cells = state.cells
        if cells[at.PHASE] == at.OVER:
            return 1.0
        most = 0.0
        for seat in range(cells[at.SEATS]):
            legions: i64 = 0
            for slot in range(in_progress(cells, seat)):
                legions += filled(cells, cells[at.slot(seat, slot)])
            most = max(most, float(cells[at.CONTROLS + seat]) + min(1.0, float(legions) / _LEGIONS_FOR_ONE))
        return min(1.0, most / float(OBJECTIVES_TO_END))

    def write_table(self, state: AugustusState, out: vec[float], first: i64) -> None:
        cells = state.cells
        k = first
        for token in range(at.TOKEN_KINDS):
            out[k + token] = float(_to_be_drawn(cells, token)) / _TOKENS[token]
            out[k + at.TOKEN_KINDS + token] = 1.0 if cells[at.TOKEN] == token else 0.0
        k += 2 * at.TOKEN_KINDS
        for reward in range(at.REWARD_TILES):
            out[k + reward] = 1.0 if cells[at.REWARD + reward] == at.NONE else 0.0
        k += at.REWARD_TILES
        for phase in range(at.OVER):
            out[k + phase] = 1.0 if cells[at.PHASE] == phase else 0.0
        _write_row(cells, out, k + at.OVER)

    def write_open(self, state: AugustusState, seat: i64, out: vec[float], first: i64) -> None:
        cells = state.cells
        found = known(cells, seat)
        held = found.held
        left = found.time_left
        out[first] = float(found.points) / _MANY_POINTS
        out[first + 1] = float(found.rewards) / _SOME_POINTS
        out[first + 2] = float(held[of.OBJECTIVES]) / float(OBJECTIVES_TO_END)
        out[first + 3] = 1.0 if held[of.OBJECTIVES] == OBJECTIVES_TO_END - 1 else 0.0
        out[first + 4] = found.brought / _MANY_POINTS
        out[first + 5] = found.for_colours * left / _FEW_POINTS
        out[first + 6] = found.for_count * left / _FEW_POINTS
        out[first + 7] = found.for_effect * left / _FEW_POINTS
        out[first + 8] = pending(cells, seat, found) / _FEW_POINTS
        out[first + 9] = found.for_objectives * left / _SOME_POINTS
        out[first + 10] = found.best_objective * left / _FEW_POINTS
        out[first + 11] = found.second_objective * left / _FEW_POINTS
        out[first + 12] = found.nearness / _SEVERAL
        out[first + 13] = found.nearest
        out[first + 14] = float(found.one_short) / _SEVERAL
        out[first + 15] = float(found.two_short) / _SEVERAL
        out[first + 16] = float(found.waiting)
        out[first + 17] = found.attacks
        out[first + 18] = float(found.conquering) / _SEVERAL
        out[first + 19] = float(found.legions + found.supply) / _LEGIONS
        out[first + 20] = float(found.supply) / _LEGIONS
        completes, gain = _next_token(cells, seat, found)
        out[first + 21] = completes
        out[first + 22] = gain / _GAIN
        _write_controlled(cells, seat, held, out, first + 23)

    def write_own(self, state: AugustusState, seat: i64, out: vec[float], first: i64) -> None:
        """What was dealt, and by how much the choice made unseen changes what the others see."""
        cells = state.cells
        for k in range(self.own_size):
            out[first + k] = 0.0
        if cells[at.PHASE] == at.KEEPING:
            found = Prospects(cells, seat, at.NONE)
            hoped = hope_for_kept(cells, seat, found.held) + hope_for_dealt(cells, seat, found.held)
            out[first] = hoped * found.time_left / _SOME_POINTS
        elif has_intention(cells, seat):
            before = known(cells, seat)
            after = intended(cells, seat)
            better = after.standing(cells) - before.standing(cells) - pending(cells, seat, before)
            out[first + 1] = better / _FEW_POINTS
            out[first + 2] = float(after.waiting - before.waiting)
            out[first + 3] = float(after.one_short - before.one_short) / _SEVERAL
            completed, gained = _next_token(cells, seat, before)
            completes, gains = _next_token(cells, seat, after)
            out[first + 4] = completes - completed
            out[first + 5] = (gains - gained) / _GAIN


def _to_be_drawn(cells: vec[i64], token: i64) -> i64:
    """AUG-3.3: what the bag will hold of a token at the next draw; after a joker all return to it."""
    count = cells[at.BAG + token]
    return count + cells[at.DRAWN + token] if cells[at.TOKEN] == cards.JOKER_TOKEN else count


def _next_token(cells: vec[i64], seat: i64, found: Prospects) -> tuple[float, float]:
    """How likely the next token completes an objective, and what it can be expected to add to the hope for them."""
    fitting: i64 = 0
    gain = 0.0
    tokens: i64 = 0
    for token in range(at.TOKEN_KINDS):
        count = _to_be_drawn(cells, token)
        if count > 0:
            categories = legality.EVERY_CATEGORY
            if token != cards.JOKER_TOKEN:
                categories = legality.category_set(token)
                if found.held[of.ALIASES] > 0:
                    categories = legality.with_aliases(cells, seat, categories)
            tokens += count
            gain += float(count) * found.put(categories)
            if found.short_of & categories != 0:
                fitting += count
    return float(fitting) / float(tokens), gain / float(tokens)


def _write_row(cells: vec[i64], out: vec[float], first: i64) -> None:
    """The open objectives, whose order does not matter."""
    points: i64 = 0
    easiest = _HARD
    for colour in range(cards.COLOUR_KINDS):
        out[first + colour] = 0.0
    for k in range(at.ROW_SIZE):
        card = cells[at.ROW + k]
        if card != 0:
            out[first + cards.COLOUR[card]] += 1.0 / float(at.ROW_SIZE)
            points = max(points, cards.POINTS[card])
            easiest = min(easiest, difficulty_left(cells, card))
    out[first + cards.COLOUR_KINDS] = float(points) / _SOME_POINTS
    out[first + cards.COLOUR_KINDS + 1] = 1.0 - easiest / _HARD


def _write_controlled(cells: vec[i64], seat: i64, held: vec[i64], out: vec[float], first: i64) -> None:
    k = first
    different: i64 = 0
    for colour in range(cards.COLOUR_KINDS):
        count = held[of.COLOURS + colour]
        out[k + colour] = float(count) / float(SAME_COLOUR)
        if count > 0:
            different += 1
    k += cards.COLOUR_KINDS
    out[k] = float(different) / float(cards.COLOUR_KINDS)
    for resource in range(cards.RESOURCE_KINDS):
        has_it = cells[at.REWARD + cards.REWARD_RESOURCE + resource] == seat
        out[k + 1 + resource] = float(held[of.SOURCES + resource]) / _SEVERAL
        out[k + 1 + cards.RESOURCE_KINDS + resource] = 1.0 if has_it else 0.0
    k += 1 + 2 * cards.RESOURCE_KINDS
    has_number = False
    for count in range(cards.FIRST_COUNT, cards.LAST_COUNT + 1):
        if cells[at.REWARD + cards.count_reward(count)] == seat:
            has_number = True
    out[k] = 1.0 if has_number else 0.0
    out[k + 1] = float(held[of.ALIASES]) / _SEVERAL
    out[k + 2] = float(held[of.REDS]) / _SEVERAL
    out[k + 3] = float(held[of.ENDS]) / _SEVERAL


ENCODER: Final = AugustusEncoder(at.MOST_SEATS, TABLE_FEATURES, OPEN_FEATURES, OWN_FEATURES)
