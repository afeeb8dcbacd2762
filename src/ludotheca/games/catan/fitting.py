"""Hands that nobody has seen, dealt so that they agree with all that is known of them."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.luck import Luck

FREE: Final[i64] = -1
DEALS_TRIED: Final = 20
"""Random deals in which everybody may turn out to have what is needed, before it is made sure of."""


@final
class Holder:
    """Who gets cards: a hand, a deck, a stack."""

    def __init__(self, size: i64, least: vec[i64], most: vec[i64]) -> None:
        """``least`` and ``most`` count the cards of each kind."""
        self.size: i64 = size
        self.least: vec[i64] = least
        self.most: vec[i64] = most
        self.hand: vec[i64] = least
        """What is dealt, by kind."""
        self.needed: vec[i64] = least
        """By kind: 1 if it is one of those of which the holder has a number together."""
        self.need: i64 = 0
        """That number, at least."""

    def lacks(self) -> i64:
        """How many of the cards needed are not in the hand."""
        if self.need == 0:
            return 0
        lacking = self.need
        for kind in range(len(self.hand)):
            if self.needed[kind]:
                lacking -= self.hand[kind]
        return max(0, lacking)

    def can_spare(self, kind: i64) -> bool:
        """Whether a card can be exchanged for one that is not needed."""
        if self.need == 0 or self.needed[kind] == 0:
            return True
        self.hand[kind] -= 1
        lacking = self.lacks()
        self.hand[kind] += 1
        return lacking == 0


def deal(holders: list[Holder], totals: vec[i64], luck: Luck) -> bool:
    """Gives each holder a hand; ``totals`` says how many of each kind there are in all. False if it cannot be done."""
    for _ in range(DEALS_TRIED):
        if not _Dealing(holders, totals, luck).deal(is_sure=False):
            return False
        if not _is_anybody_lacking(holders):
            return True
    return _Dealing(holders, totals, luck).deal(is_sure=True)


def _is_anybody_lacking(holders: list[Holder]) -> bool:
    for holder in holders:
        if holder.lacks() > 0:
            return True
    return False


@final
class _Dealing:
    def __init__(self, holders: list[Holder], totals: vec[i64], luck: Luck) -> None:
        self.holders = holders
        self.luck = luck
        self.kinds: i64 = len(totals)
        self.left: vec[i64] = totals[:]
        self.every: vec[i64] = vec[i64]([1] * len(totals))
        for holder in holders:
            holder.hand = holder.least[:]
            for kind in range(self.kinds):
                self.left[kind] -= holder.least[kind]
        self.is_sure = False

    def deal(self, *, is_sure: bool) -> bool:
        """``is_sure``: everybody has what is needed."""
        self.is_sure = is_sure
        if not self._adds_up():
            return False
        count: i64 = len(self.holders)
        for k in range(count):
            holder = self.holders[k]
            wanting = holder.size - _sum(holder.least)
            lacking = holder.lacks() if is_sure else 0
            if lacking > wanting:
                return False
            for _ in range(lacking):
                if not self._give(k, holder.needed):
                    return False
            if k == count - 1 and self._takes_all(holder):
                # For a deck or a stack, which comes last, there is nothing to be decided any more.
                break
            for _ in range(wanting - lacking):
                if not self._give(k, self.every):
                    return False
        return True

    def _adds_up(self) -> bool:
        left: i64 = 0
        for kind in range(self.kinds):
            if self.left[kind] < 0:
                return False
            left += self.left[kind]
        for holder in self.holders:
            wanting = holder.size - _sum(holder.least)
            if wanting < 0:
                return False
            left -= wanting
        return left == 0

    def _takes_all(self, holder: Holder) -> bool:
        """Gives the holder all that is left, if there is room for it."""
        for kind in range(self.kinds):
            if holder.hand[kind] + self.left[kind] > holder.most[kind]:
                return False
        for kind in range(self.kinds):
            holder.hand[kind] += self.left[kind]
        return True

    def _give(self, k: i64, kinds: vec[i64]) -> bool:
        """One more card of these kinds: as if drawn from what is left, or by handing cards on where none fits."""
        holder = self.holders[k]
        total: i64 = 0
        for kind in range(self.kinds):
            if kinds[kind] and holder.hand[kind] < holder.most[kind]:
                total += self.left[kind]
        if total == 0:
            return self._hand_on(k, kinds)
        place = self.luck.below(total)
        for kind in range(self.kinds):
            if kinds[kind] and holder.hand[kind] < holder.most[kind]:
                if place < self.left[kind]:
                    holder.hand[kind] += 1
                    self.left[kind] -= 1
                    return True
                place -= self.left[kind]
        raise AssertionError("a card was drawn that is not there")

    def _hand_on(self, k: i64, kinds: vec[i64]) -> bool:
        """Looks for a chain of holders, each of whom takes a card of another kind, down to a kind that is left."""
        count: i64 = len(self.holders)
        taker_of = vec[i64]([FREE] * self.kinds)
        """By kind reached: the holder who would take it."""
        given_for = vec[i64]([FREE] * self.kinds)
        """By kind reached: the kind that this holder would give up for it."""
        takers = vec[i64]([k] * (2 * count + 1))
        givens = vec[i64]([FREE] * (2 * count + 1))
        queued: i64 = 1
        seen = vec[i64]([0] * (2 * count))
        seen[2 * k] = 1
        seen[2 * k + 1] = 1
        place: i64 = 0
        while place < queued:
            taker = takers[place]
            given = givens[place]
            place += 1
            wanted = kinds if given == FREE else self._instead(taker, given)
            holder = self.holders[taker]
            for kind in range(self.kinds):
                if wanted[kind] == 0 or taker_of[kind] != FREE or holder.hand[kind] >= holder.most[kind]:
                    continue
                taker_of[kind] = taker
                given_for[kind] = given
                if self.left[kind] > 0:
                    self._pass_along(kind, taker_of, given_for)
                    return True
                for other in range(count):
                    giver = self.holders[other]
                    mark = 2 * other + (1 if not self.is_sure or giver.can_spare(kind) else 0)
                    if seen[mark] == 0 and giver.hand[kind] > giver.least[kind]:
                        seen[mark] = 1
                        takers[queued] = other
                        givens[queued] = kind
                        queued += 1
        return False

    def _instead(self, taker: i64, given: i64) -> vec[i64]:
        """The kinds that a holder could take for a card given up."""
        holder = self.holders[taker]
        if self.is_sure and not holder.can_spare(given):
            return holder.needed
        return self.every

    def _pass_along(self, last: i64, taker_of: vec[i64], given_for: vec[i64]) -> None:
        """Carries out the chain that ends with a kind that is left."""
        self.left[last] -= 1
        kind = last
        while kind != FREE:
            holder = self.holders[taker_of[kind]]
            holder.hand[kind] += 1
            if given_for[kind] != FREE:
                holder.hand[given_for[kind]] -= 1
            kind = given_for[kind]


def _sum(counts: vec[i64]) -> i64:
    total: i64 = 0
    for count in counts:
        total += count
    return total
