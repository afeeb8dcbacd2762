"""Hands that nobody has seen, dealt so that they agree with all that is known of them."""

from typing import Final

from ludotheca.engine.luck import Luck

FREE: Final = -1


def deal(
    sizes: list[int], totals: list[int], least: list[list[int]], most: list[list[int]], luck: Luck
) -> list[list[int]] | None:
    """Cards for each holder: ``sizes`` says how many, ``totals`` how many of each kind there are in all.

    Every holder gets between ``least`` and ``most`` of each kind. None if that cannot be done.
    """
    hands = [row.copy() for row in least]
    wanting = [sizes[k] - sum(least[k]) for k in range(len(sizes))]
    left = totals.copy()
    for row in least:
        for kind in range(len(totals)):
            left[kind] -= row[kind]
    if min(left) < 0 or sum(wanting) != sum(left) or any(count < 0 for count in wanting):
        return None
    for holder in range(len(sizes)):
        if holder == len(sizes) - 1 and _takes_all(hands[holder], left, most[holder]):
            # For a deck or a stack, which comes last, there is nothing to be decided any more.
            hands[holder] = [held + count for held, count in zip(hands[holder], left, strict=True)]
            return hands
        for _ in range(wanting[holder]):
            if not _give(holder, hands, left, least, most, luck):
                return None
    return hands


def _takes_all(hand: list[int], left: list[int], most: list[int]) -> bool:
    return all(hand[kind] + left[kind] <= most[kind] for kind in range(len(left)))


def _give(
    holder: int, hands: list[list[int]], left: list[int], least: list[list[int]], most: list[list[int]], luck: Luck
) -> bool:
    """One more card: as if drawn from what is left, or by handing cards on where no card fits."""
    weights = [left[kind] if hands[holder][kind] < most[holder][kind] else 0 for kind in range(len(left))]
    if sum(weights) > 0:
        place: int = luck.below(sum(weights))
        kind = 0
        while place >= weights[kind]:
            place -= weights[kind]
            kind += 1
        hands[holder][kind] += 1
        left[kind] -= 1
        return True
    return _hand_on(holder, hands, left, least, most)


def _hand_on(
    holder: int, hands: list[list[int]], left: list[int], least: list[list[int]], most: list[list[int]]
) -> bool:
    """Looks for a chain of holders, each of whom takes a card of another kind, down to a kind that is left."""
    giver: dict[int, int] = {}
    """By kind reached: the holder who would take it."""
    before: dict[int, int] = {}
    """By kind reached: the kind that this holder would give up for it."""
    queue: list[tuple[int, int]] = [(holder, FREE)]
    seen = {holder}
    while queue:
        taker, given = queue.pop(0)
        for kind in range(len(left)):
            if kind in giver or hands[taker][kind] >= most[taker][kind]:
                continue
            giver[kind] = taker
            before[kind] = given
            if left[kind] > 0:
                left[kind] -= 1
                taken = kind
                while taken != FREE:
                    hands[giver[taken]][taken] += 1
                    if before[taken] != FREE:
                        hands[giver[taken]][before[taken]] -= 1
                    taken = before[taken]
                return True
            for other in range(len(hands)):
                if other not in seen and hands[other][kind] > least[other][kind]:
                    seen.add(other)
                    queue.append((other, kind))
    return False
