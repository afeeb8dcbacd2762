"""The few sensible ways to go on in a position of Catan, each one action or several in a row."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.seats import SEAT_BIT
from ludotheca.games.catan import layout as at
from ludotheca.games.catan import limits
from ludotheca.games.catan.action_numbers import VICTIMS
from ludotheca.games.catan.appraisal import PIPS, Appraisal
from ludotheca.games.catan.board import COST_KINDS, PER_HEX, price
from ludotheca.games.catan.legality import can_discard
from ludotheca.games.catan.offers import can_offer, can_want, holds, is_waiting, side
from ludotheca.games.catan.rules import CatanRules
from ludotheca.games.catan.scoring import open_points
from ludotheca.games.catan.state import is_city, owner

Ranked = list[tuple[float, list[int]]]
"""Plans, each after how good it looks."""

MOST_OFFERS_WEIGHED: Final = 6
MOST_COUNTERS_WEIGHED: Final = 3
MOST_ROBBERIES_WEIGHED: Final = 8
MOST_GIVEN: Final = 2
"""Cards for one that is wanted."""
LEAST_GAIN: Final = 0.8
"""What a trade must bring to be worth the asking."""
DOUBT: Final = 0.2
"""What is left of an offer's worth if nobody seems to gain from it."""
NEAR_VICTORY: Final = 2
"""Nobody makes an offer to a player who needs that few points."""
THEFT: Final = 3.0
"""A stolen card, in pips that the robber blocks."""
NO_COST: Final[i64] = -1


class Planner:
    """Plans by the rules of one game. A scenario plans for its own phases."""

    def __init__(self, rules: CatanRules[Any, Any, Any], appraisal: Appraisal) -> None:
        self.rules = rules
        self.numbers = rules.numbers
        self.appraisal = appraisal

    def plans(self, cells: vec[i64], seat: i64, legal: list[int]) -> list[list[int]]:
        phase = cells[at.PHASE]
        if phase == at.DISCARD:
            return self._discards(cells, seat)
        if phase == at.MOVE_ROBBER:
            return self._robberies(cells, seat, legal)
        plans = [[action] for action in legal if not self._is_draft(action)]
        if phase == at.MAIN and cells[at.TRADES] and cells[at.PROPOSALS] == 0:
            plans += self._offers(cells, seat)
        elif phase == at.ANSWERING and is_waiting(cells, seat):
            plans += self._counters(cells, seat)
        return plans

    def _is_draft(self, action: i64) -> bool:
        """Whether an action only makes up an offer, which a plan does from beginning to end."""
        numbers = self.numbers
        return numbers.offer_give <= action < numbers.propose or numbers.counter_give <= action < numbers.counter

    # Trade.

    def _offers(self, cells: vec[i64], seat: i64) -> list[list[int]]:
        """CAT-1.8: one or two cards for another. One offer in a turn, so that none is made again."""
        trial = cells[:]
        trial[at.ASKED] = self._partners(cells, seat)
        ranked: Ranked = []
        for give in range(self.numbers.goods):
            for _ in range(MOST_GIVEN):
                if can_offer(trial, seat, give):
                    trial[at.GIVE + give] += 1
                    self._rank_wants(trial, seat, ranked)
            trial[at.GIVE + give] = 0
        return _best(ranked, MOST_OFFERS_WEIGHED)

    def _partners(self, cells: vec[i64], seat: i64) -> i64:
        """The set of players to whom an offer is made."""
        found: i64 = 0
        for other in range(cells[at.SEATS]):
            if other != seat and open_points(cells, other) < cells[at.GOAL] - NEAR_VICTORY:
                found |= SEAT_BIT[other]
        return found

    def _rank_wants(self, trial: vec[i64], seat: i64, ranked: Ranked) -> None:
        """All cards that could be wanted for those in the offer."""
        for want in range(self.numbers.goods):
            if not can_want(trial, seat, want):
                continue
            trial[at.WANT + want] = 1
            worth = self.appraisal.gain(trial, seat, at.GIVE, at.WANT)
            if worth > LEAST_GAIN and trial[at.ASKED]:
                ranked.append((worth if self._finds_taker(trial) else DOUBT * worth, self._offer(trial)))
            trial[at.WANT + want] = 0

    def _finds_taker(self, trial: vec[i64]) -> bool:
        for other in range(trial[at.SEATS]):
            if trial[at.ASKED] & SEAT_BIT[other] and self.appraisal.would_accept(trial, other):
                return True
        return False

    def _offer(self, trial: vec[i64]) -> list[int]:
        """The actions that make the offer; nobody is named where it goes to all others."""
        numbers = self.numbers
        plan = _listed(trial, at.GIVE, numbers.offer_give) + _listed(trial, at.WANT, numbers.offer_want)
        named: list[int] = []
        for other in range(trial[at.SEATS]):
            if trial[at.ASKED] & SEAT_BIT[other]:
                named.append(numbers.offer_to + other)
        if len(named) < trial[at.SEATS] - 1:
            plan += named
        plan.append(numbers.propose)
        return plan

    def _counters(self, cells: vec[i64], seat: i64) -> list[list[int]]:
        """CAT-1.8: another card for what is offered, or one card more for what is wanted."""
        own_give, own_want = at.counter_give(seat, 0), at.counter_want(seat, 0)
        if side(cells, own_give) + side(cells, own_want) > 0:
            return []
        trial = cells[:]
        ranked: Ranked = []
        for good in range(at.GOOD_KINDS):
            trial[own_want + good] = cells[at.GIVE + good]
        for good in range(at.GOOD_KINDS):
            if cells[at.GIVE + good] == 0 and cells[at.WANT + good] == 0:
                trial[own_give + good] = 1
                self._rank_counter(trial, seat, ranked)
                trial[own_give + good] = 0
        for good in range(at.GOOD_KINDS):
            trial[own_give + good] = cells[at.WANT + good]
        for good in range(at.GOOD_KINDS):
            if cells[at.WANT + good] == 0 and side(cells, at.GIVE) < limits.MOST_OFFERED:
                trial[own_want + good] += 1
                self._rank_counter(trial, seat, ranked)
                trial[own_want + good] -= 1
        return _best(ranked, MOST_COUNTERS_WEIGHED)

    def _rank_counter(self, trial: vec[i64], seat: i64, ranked: Ranked) -> None:
        """Both must have the cards, and gain something."""
        numbers = self.numbers
        turn = trial[at.TURN]
        give, want = at.counter_give(seat, 0), at.counter_want(seat, 0)
        if not holds(trial, seat, give) or not holds(trial, turn, want):
            return
        worth = self.appraisal.gain(trial, seat, give, want)
        if worth > LEAST_GAIN and self.appraisal.gain(trial, turn, want, give) > 0.0:
            plan = _listed(trial, give, numbers.counter_give) + _listed(trial, want, numbers.counter_want)
            ranked.append((worth, [*plan, numbers.counter]))

    # The robber.

    def _discards(self, cells: vec[i64], seat: i64) -> list[list[int]]:
        """CAT-1.5: all cards at once: those the hand is best without, or those that something to build can spare."""
        plans: list[list[int]] = []
        for cost in range(NO_COST, COST_KINDS):
            plan = self._discard(cells, seat, cost)
            if plan not in plans:
                plans.append(plan)
        return plans

    def _discard(self, cells: vec[i64], seat: i64, cost: i64) -> list[int]:
        trial = cells[:]
        own = at.discarding(seat, 0)
        plan: list[int] = []
        for _ in range(cells[at.DISCARDS + seat]):
            best: i64 = 0
            most = float("-inf")
            for resource in range(at.RESOURCE_KINDS):
                if can_discard(trial, seat, resource):
                    trial[own + resource] += 1
                    worth = self._left_over(trial, seat, resource, cost)
                    trial[own + resource] -= 1
                    if worth > most:
                        best, most = resource, worth
            trial[own + best] += 1
            plan.append(self.numbers.discards + best)
        return sorted(plan)

    def _left_over(self, trial: vec[i64], seat: i64, resource: i64, cost: i64) -> float:
        """How good it looks to have given up one more of a resource."""
        if cost == NO_COST:
            return self.appraisal.hand(trial, seat)
        left = trial[at.hand(seat, resource)] - trial[at.discarding(seat, resource)]
        return float(left - price(cost, resource))

    def _robberies(self, cells: vec[i64], seat: i64, legal: list[int]) -> list[list[int]]:
        """CAT-1.5: where it hurts others most, and oneself least."""
        ranked: Ranked = []
        for action in legal:
            number: i64 = action
            number -= self.numbers.robber
            worth = self._hurt(cells, seat, number // VICTIMS)
            ranked.append((worth + THEFT if number % VICTIMS else worth, [action]))
        return _best(ranked, MOST_ROBBERIES_WEIGHED)

    def _hurt(self, cells: vec[i64], seat: i64, place: i64) -> float:
        board = self.rules.board
        pips: i64 = 0
        for k in range(PER_HEX):
            content = cells[at.BUILDING + board.hex_crossings[place * PER_HEX + k]]
            if content > 0:
                lost = PIPS[cells[at.NUMBER + place]] * (2 if is_city(content) else 1)
                pips += -2 * lost if owner(content) == seat else lost
        return float(pips)


def _best(ranked: Ranked, count: int) -> list[list[int]]:
    """The plans that look best."""
    ranked.sort(reverse=True)
    return [plan for _, plan in ranked[:count]]


def _listed(cells: vec[i64], goods: i64, first: i64) -> list[int]:
    """An action for each of the cards counted at ``goods``; ``first`` is the number of the first of its kind."""
    found: list[int] = []
    for good in range(at.GOOD_KINDS):
        for _ in range(cells[goods + good]):
            found.append(first + good)
    return found
