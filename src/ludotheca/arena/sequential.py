"""The test that may be looked at after every block, on whether a bot is stronger or weaker than an equal share.

It bets against the claim "on average the bot wins exactly its equal share m". Somebody who starts with 1 and stakes a
fixed part of it on every block, whose outcome x lies between 0 and 1, holds the product of all 1 + stake · (x - m). If
the claim is true, no way of betting is expected to win anything, and by Ville's inequality the money ever reaches 20
with a probability of at most 1/20, however often one looks and whenever one stops. Half of the money is bet on
"stronger" and half on "weaker", each spread evenly over a range of stakes, because nobody knows beforehand how large
the difference is. (Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting", 2024: hedged
capital, with a mixture of stakes.)
"""

from typing import Final

ALPHA: Final = 0.05
"""How often the test may decide although there is no difference."""
STAKES: Final = 20
"""How many stakes the money is spread over, on each side."""


class SequentialTest:
    """Is told one block after the other, each outcome between 0 and 1."""

    def __init__(self, equal_share: float) -> None:
        if not 0 < equal_share < 1:
            message = f"an equal share lies between 0 and 1, not at {equal_share}"
            raise ValueError(message)
        self._share = equal_share
        # At the largest stake of all, a single block could take everything.
        parts = [(number + 1) / (STAKES + 1) for number in range(STAKES)]
        self._stakes = [part / equal_share for part in parts], [-part / (1 - equal_share) for part in parts]
        self._money = [1.0] * STAKES, [1.0] * STAKES
        self.blocks = 0
        self.verdict = 0
        """1 once the bot has been found stronger, -1 once it has been found weaker. It stays so."""

    def tell(self, outcome: float) -> None:
        """One more block."""
        if self.verdict:
            return
        self.blocks += 1
        for stakes, money in zip(self._stakes, self._money, strict=True):
            for number, stake in enumerate(stakes):
                money[number] *= 1 + stake * (outcome - self._share)
        if self.evidence >= 1 / ALPHA:
            stronger, weaker = map(sum, self._money)
            self.verdict = 1 if stronger > weaker else -1

    @property
    def evidence(self) -> float:
        """How many times the money has grown; the test decides at 20."""
        return sum(map(sum, self._money)) / (2 * STAKES)
