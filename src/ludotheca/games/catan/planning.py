"""The few sensible ways to go on in a position of Catan or Alexander, each one action or several in a row."""

from typing import Final, final

from mypy_extensions import i64

from ludotheca.engine.luck import NoLuck
from ludotheca.games.catan.appraisal import PIPS, Appraisal
from ludotheca.games.catan.auctions import most_payable
from ludotheca.games.catan.legality import COSTS, can_discard
from ludotheca.games.catan.offers import can_offer, can_want, holds, is_waiting, side
from ludotheca.games.catan.robber import open_points
from ludotheca.games.catan.rules import VICTIMS, Catan
from ludotheca.games.catan.state import (
    ANSWERING,
    ASKED,
    BID,
    BIDDING,
    BUILDING,
    COUNTER_GIVE,
    COUNTER_WANT,
    DISCARD,
    DISCARDING,
    DISCARDS,
    GIVE,
    GOAL,
    GOODS_KNOWN,
    HAND,
    KNIGHTS,
    MAIN,
    MOST_OFFERED,
    MOVE_ROBBER,
    NUMBER,
    PAID,
    PAYING,
    PHASE,
    POWERS,
    PROPOSALS,
    RESOURCES_KNOWN,
    SEATS,
    TRADES,
    TURN,
    WANT,
    CatanState,
    is_city,
    owner,
)

Ranked = list[tuple[float, list[int]]]
"""Plans, each after how good it looks."""

NO_LUCK: Final = NoLuck()

MOST_OFFERS_WEIGHED: Final = 6
MOST_COUNTERS_WEIGHED: Final = 3
MOST_ROBBERIES_WEIGHED: Final = 8
MOST_RAISES_WEIGHED: Final = 3
MOST_GIVEN: Final = 2
"""Cards for one that is wanted."""
LEAST_GAIN: Final = 0.8
"""What a trade must bring to be worth the asking."""
DOUBT: Final = 0.2
"""What is left of an offer's worth if nobody seems to gain from it."""
NEAR_VICTORY: Final = 2
"""Nobody makes an offer to a player who needs so few points."""
THEFT: Final = 3.0
"""A stolen card, in pips that the robber blocks."""
NO_COST: Final = -1
KNIGHTS_FIRST: Final = 0.0
KNIGHTS_LAST: Final = 100.0


@final
class Planner:
    def __init__(self, rules: Catan, appraisal: Appraisal) -> None:
        self.rules = rules
        self.numbers = rules.numbers
        self.appraisal = appraisal

    def plans(self, state: CatanState, seat: i64, legal: list[int]) -> list[list[int]]:
        phase = state.cells[PHASE]
        if phase == DISCARD:
            return self._discards(state, seat)
        if phase == MOVE_ROBBER:
            return self._robberies(state, seat, legal)
        if phase == BIDDING:
            return self._bids(state, seat, legal)
        if phase == PAYING:
            return self._payments(state, seat)
        plans = [[action] for action in legal if not self._is_draft(action)]
        if phase == MAIN and state.cells[TRADES] and state.cells[PROPOSALS] == 0:
            plans += self._offers(state, seat)
        elif phase == ANSWERING and is_waiting(state, seat):
            plans += self._counters(state, seat)
        return plans

    def _is_draft(self, action: i64) -> bool:
        """Whether an action only makes up an offer, which a plan does from beginning to end."""
        numbers = self.numbers
        return numbers.offer_give <= action < numbers.propose or numbers.counter_give <= action < numbers.counter

    # Trade.

    def _offers(self, state: CatanState, seat: i64) -> list[list[int]]:
        """CAT-1.8: one or two cards for another. One offer in a turn, so that none is made again."""
        trial = state.clone()
        cells = trial.cells
        cells[ASKED] = self._partners(state, seat)
        ranked: Ranked = []
        for give in range(self.numbers.goods):
            for _ in range(MOST_GIVEN):
                if can_offer(trial, seat, give):
                    cells[GIVE + give] += 1
                    self._rank_wants(trial, seat, ranked)
            cells[GIVE + give] = 0
        return _best(ranked, MOST_OFFERS_WEIGHED)

    def _partners(self, state: CatanState, seat: i64) -> i64:
        """The set of players to whom an offer is made."""
        cells = state.cells
        found: i64 = 0
        for other in range(cells[SEATS]):
            if other != seat and open_points(state, other) < cells[GOAL] - NEAR_VICTORY:
                found |= POWERS[other]
        return found

    def _rank_wants(self, trial: CatanState, seat: i64, ranked: Ranked) -> None:
        """All cards that could be wanted for those in the offer."""
        cells = trial.cells
        for want in range(self.numbers.goods):
            if not can_want(trial, seat, want):
                continue
            cells[WANT + want] = 1
            worth = self.appraisal.gain(trial, seat, GIVE, WANT)
            if worth > LEAST_GAIN and cells[ASKED]:
                ranked.append((worth if self._finds_taker(trial) else DOUBT * worth, self._offer(trial)))
            cells[WANT + want] = 0

    def _finds_taker(self, trial: CatanState) -> bool:
        for other in range(trial.cells[SEATS]):
            if trial.cells[ASKED] & POWERS[other] and self.appraisal.would_accept(trial, other):
                return True
        return False

    def _offer(self, trial: CatanState) -> list[int]:
        """The actions that make the offer; nobody is named where it goes to all others."""
        numbers = self.numbers
        plan = _listed(trial, GIVE, numbers.offer_give) + _listed(trial, WANT, numbers.offer_want)
        named: list[int] = []
        for other in range(trial.cells[SEATS]):
            if trial.cells[ASKED] & POWERS[other]:
                named.append(numbers.offer_to + other)
        if len(named) < trial.cells[SEATS] - 1:
            plan += named
        plan.append(numbers.propose)
        return plan

    def _counters(self, state: CatanState, seat: i64) -> list[list[int]]:
        """CAT-1.8: another card for what is offered, or one card more for what is wanted."""
        own = seat * GOODS_KNOWN
        if side(state, COUNTER_GIVE + own) + side(state, COUNTER_WANT + own) > 0:
            return []
        trial = state.clone()
        cells = trial.cells
        ranked: Ranked = []
        for good in range(GOODS_KNOWN):
            cells[COUNTER_WANT + own + good] = cells[GIVE + good]
        for good in range(GOODS_KNOWN):
            if cells[GIVE + good] == 0 and cells[WANT + good] == 0:
                cells[COUNTER_GIVE + own + good] = 1
                self._rank_counter(trial, seat, ranked)
                cells[COUNTER_GIVE + own + good] = 0
        for good in range(GOODS_KNOWN):
            cells[COUNTER_GIVE + own + good] = cells[WANT + good]
        for good in range(GOODS_KNOWN):
            if cells[WANT + good] == 0 and side(trial, GIVE) < MOST_OFFERED:
                cells[COUNTER_WANT + own + good] += 1
                self._rank_counter(trial, seat, ranked)
                cells[COUNTER_WANT + own + good] -= 1
        return _best(ranked, MOST_COUNTERS_WEIGHED)

    def _rank_counter(self, trial: CatanState, seat: i64, ranked: Ranked) -> None:
        """Both must have the cards, and gain something."""
        numbers = self.numbers
        turn = trial.cells[TURN]
        give, want = COUNTER_GIVE + seat * GOODS_KNOWN, COUNTER_WANT + seat * GOODS_KNOWN
        if not holds(trial, seat, give) or not holds(trial, turn, want):
            return
        worth = self.appraisal.gain(trial, seat, give, want)
        if worth > LEAST_GAIN and self.appraisal.gain(trial, turn, want, give) > 0.0:
            plan = _listed(trial, give, numbers.counter_give) + _listed(trial, want, numbers.counter_want)
            ranked.append((worth, [*plan, numbers.counter]))

    # The robber.

    def _discards(self, state: CatanState, seat: i64) -> list[list[int]]:
        """CAT-1.5: all cards at once: those the hand is best without, or those that something to build can spare."""
        plans: list[list[int]] = []
        for cost in range(NO_COST, len(COSTS) // RESOURCES_KNOWN):
            plan = self._discard(state, seat, cost)
            if plan not in plans:
                plans.append(plan)
        return plans

    def _discard(self, state: CatanState, seat: i64, cost: i64) -> list[int]:
        trial = state.clone()
        cells = trial.cells
        own = DISCARDING + seat * RESOURCES_KNOWN
        plan: list[int] = []
        for _ in range(cells[DISCARDS + seat]):
            best: i64 = 0
            most = float("-inf")
            for resource in range(RESOURCES_KNOWN):
                if can_discard(trial, seat, resource):
                    cells[own + resource] += 1
                    worth = self._left_over(trial, seat, resource, cost)
                    cells[own + resource] -= 1
                    if worth > most:
                        best, most = resource, worth
            cells[own + best] += 1
            plan.append(self.numbers.discards + best)
        return sorted(plan)

    def _left_over(self, trial: CatanState, seat: i64, resource: i64, cost: i64) -> float:
        """How good it looks to have given up one more of a resource."""
        if cost == NO_COST:
            return self.appraisal.hand(trial, seat)
        left = trial.cells[HAND + seat * GOODS_KNOWN + resource]
        left -= trial.cells[DISCARDING + seat * RESOURCES_KNOWN + resource]
        return float(left - COSTS[cost * RESOURCES_KNOWN + resource])

    def _robberies(self, state: CatanState, seat: i64, legal: list[int]) -> list[list[int]]:
        """CAT-1.5: where it hurts others most, and oneself least."""
        ranked: Ranked = []
        for action in legal:
            number: i64 = action
            number -= self.numbers.robber
            worth = self._hurt(state, seat, number // VICTIMS)
            ranked.append((worth + THEFT if number % VICTIMS else worth, [action]))
        return _best(ranked, MOST_ROBBERIES_WEIGHED)

    def _hurt(self, state: CatanState, seat: i64, place: i64) -> float:
        cells = state.cells
        board = self.rules.board
        pips: i64 = 0
        for k in range(6):
            content = cells[BUILDING + board.hex_crossings[place * 6 + k]]
            if content > 0:
                lost = PIPS[cells[NUMBER + place]] * (2 if is_city(content) else 1)
                pips += -2 * lost if owner(content) == seat else lost
        return float(pips)

    # Auctions.

    def _bids(self, state: CatanState, seat: i64, legal: list[int]) -> list[list[int]]:
        """ALX-2.10: pass, which is the last of what is legal, or bid a little more, as long as one can pay it."""
        payable = most_payable(state, seat) - state.cells[BID]
        raises = min(payable, len(legal) - 1, MOST_RAISES_WEIGHED)
        plans = [[legal[-1]]]
        for k in range(raises):
            plans.append([legal[k]])
        return plans

    def _payments(self, state: CatanState, seat: i64) -> list[list[int]]:
        """ALX-2.11: all at once, with what the hand can spare; with knights first, or last."""
        plans = [self._payment(state, seat, KNIGHTS_FIRST)]
        other = self._payment(state, seat, KNIGHTS_LAST)
        return plans if other in plans else [*plans, other]

    def _payment(self, state: CatanState, seat: i64, knight: float) -> list[int]:
        rules = self.rules
        now = state
        plan: list[int] = []
        for _ in range(state.cells[BID] - state.cells[PAID]):
            if now.cells[PHASE] != PAYING:
                break
            best = now
            most = float("-inf")
            paid: int = 0
            for action in rules.legal(now, seat):
                after = now.clone()
                rules.apply(after, seat, action, NO_LUCK, None)
                worth = self.appraisal.hand(after, seat) + knight * float(after.cells[KNIGHTS + seat])
                if worth > most:
                    best, most, paid = after, worth, action
            now = best
            plan.append(paid)
        return plan


def _best(ranked: Ranked, count: int) -> list[list[int]]:
    """The plans that look best."""
    ranked.sort(reverse=True)
    return [plan for _, plan in ranked[:count]]


def _listed(state: CatanState, goods: i64, first: i64) -> list[int]:
    """An action for each of the cards counted at ``goods``; ``first`` is the number of the first of its kind."""
    found: list[int] = []
    for good in range(GOODS_KNOWN):
        for _ in range(state.cells[goods + good]):
            found.append(first + good)
    return found
