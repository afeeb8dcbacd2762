"""Hands that nobody has seen, dealt so that they agree with all that is known of them."""

from typing import Final, final

from ludotheca.engine.luck import Luck

FREE: Final = -1
DEALS_TRIED: Final = 20
"""Random deals in which everybody may turn out to have what is needed, before it is made sure of."""


@final
class Holder:
    """Who gets cards: a hand, a deck, a stack."""

    def __init__(self, size: int, least: list[int], most: list[int]) -> None:
        """``least`` and ``most`` count the cards of each kind."""
        self.size = size
        self.least = least
        self.most = most
        self.needed: list[int] = []
        """Kinds of cards of which the holder has a number together."""
        self.need = 0
        """That number, at least."""

    def lacks(self, hand: list[int]) -> int:
        """How many of the cards needed are not in a hand."""
        held = 0
        for kind in self.needed:
            held += hand[kind]
        return max(0, self.need - held)

    def can_spare(self, hand: list[int], kind: int) -> bool:
        """Whether a card can be exchanged for one that is not needed."""
        if kind not in self.needed:
            return True
        hand[kind] -= 1
        lacks = self.lacks(hand)
        hand[kind] += 1
        return lacks == 0


def deal(holders: list[Holder], totals: list[int], luck: Luck) -> list[list[int]] | None:
    """Cards for each holder; ``totals`` says how many of each kind there are in all. None if that cannot be done."""
    for _ in range(DEALS_TRIED):
        hands = _Dealing(holders, totals, luck).deal(is_sure=False)
        if hands is None or all(holders[k].lacks(hands[k]) == 0 for k in range(len(hands))):
            return hands
    return _Dealing(holders, totals, luck).deal(is_sure=True)


@final
class _Dealing:
    def __init__(self, holders: list[Holder], totals: list[int], luck: Luck) -> None:
        self.holders = holders
        self.luck = luck
        self.hands = [holder.least.copy() for holder in holders]
        self.left = totals.copy()
        for holder in holders:
            for kind in range(len(totals)):
                self.left[kind] -= holder.least[kind]
        self.is_sure = False

    def deal(self, *, is_sure: bool) -> list[list[int]] | None:
        """``is_sure``: everybody has what is needed."""
        self.is_sure = is_sure
        wanting = [holder.size - sum(holder.least) for holder in self.holders]
        if min(self.left) < 0 or sum(wanting) != sum(self.left) or any(count < 0 for count in wanting):
            return None
        every = list(range(len(self.left)))
        for k in range(len(self.holders)):
            holder = self.holders[k]
            lacking = holder.lacks(self.hands[k]) if is_sure else 0
            if lacking > wanting[k]:
                return None
            for _ in range(lacking):
                if not self._give(k, holder.needed):
                    return None
            if k == len(self.holders) - 1 and self._takes_all(k):
                # For a deck or a stack, which comes last, there is nothing to be decided any more.
                break
            for _ in range(wanting[k] - lacking):
                if not self._give(k, every):
                    return None
        return self.hands

    def _takes_all(self, k: int) -> bool:
        """Gives the holder all that is left, if there is room for it."""
        hand, most = self.hands[k], self.holders[k].most
        for kind in range(len(hand)):
            if hand[kind] + self.left[kind] > most[kind]:
                return False
        self.hands[k] = [hand[kind] + self.left[kind] for kind in range(len(hand))]
        return True

    def _give(self, k: int, kinds: list[int]) -> bool:
        """One more card of these kinds: as if drawn from what is left, or by handing cards on where none fits."""
        hand, most = self.hands[k], self.holders[k].most
        total = 0
        for kind in kinds:
            if hand[kind] < most[kind]:
                total += self.left[kind]
        if total == 0:
            return self._hand_on(k, kinds)
        place: int = self.luck.below(total)
        for kind in kinds:
            if hand[kind] < most[kind]:
                if place < self.left[kind]:
                    hand[kind] += 1
                    self.left[kind] -= 1
                    return True
                place -= self.left[kind]
        raise AssertionError("a card was drawn that is not there")

    def _hand_on(self, k: int, kinds: list[int]) -> bool:
        """Looks for a chain of holders, each of whom takes a card of another kind, down to a kind that is left."""
        taker_of: dict[int, int] = {}
        """By kind reached: the holder who would take it."""
        given_for: dict[int, int] = {}
        """By kind reached: the kind that this holder would give up for it."""
        queue: list[tuple[int, int]] = [(k, FREE)]
        seen = {(k, True), (k, False)}
        while queue:
            taker, given = queue.pop(0)
            for kind in kinds if given == FREE else self._instead(taker, given):
                if kind in taker_of or self.hands[taker][kind] >= self.holders[taker].most[kind]:
                    continue
                taker_of[kind] = taker
                given_for[kind] = given
                if self.left[kind] > 0:
                    self._pass_along(kind, taker_of, given_for)
                    return True
                for other in range(len(self.hands)):
                    holder = self.holders[other]
                    is_free = not self.is_sure or holder.can_spare(self.hands[other], kind)
                    if (other, is_free) not in seen and self.hands[other][kind] > holder.least[kind]:
                        seen.add((other, is_free))
                        queue.append((other, kind))
        return False

    def _instead(self, taker: int, given: int) -> list[int]:
        """The kinds that a holder could take for a card given up."""
        holder = self.holders[taker]
        if self.is_sure and not holder.can_spare(self.hands[taker], given):
            return holder.needed
        return list(range(len(self.left)))

    def _pass_along(self, last: int, taker_of: dict[int, int], given_for: dict[int, int]) -> None:
        """Carries out the chain that ends with a kind that is left."""
        self.left[last] -= 1
        kind = last
        while kind != FREE:
            hand = self.hands[taker_of[kind]]
            hand[kind] += 1
            if given_for[kind] != FREE:
                hand[given_for[kind]] -= 1
            kind = given_for[kind]
