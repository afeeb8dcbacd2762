"""Catan: hands dealt so that they agree with what is known of them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheca.engine.luck import Seeded
from ludotheca.games.catan.dealing import deal
from ludotheca.games.catan.soundness import shares


def test_everything_is_dealt() -> None:
    """CAT-1.5: as many cards as there are, in hands of the sizes that are seen."""
    hands = deal([2, 3], [1, 4], [[0, 0], [0, 0]], [[9, 9], [9, 9]], Seeded(1))

    assert hands is not None
    assert [sum(hand) for hand in hands] == [2, 3]
    assert [sum(hand[kind] for hand in hands) for kind in range(2)] == [1, 4]


def test_cards_are_handed_on_where_none_fits() -> None:
    """CAT-1.5: whatever comes first, the last holder takes only the first kind."""
    for seed in range(20):
        hands = deal([1, 1, 1], [1, 1, 1], [[0] * 3] * 3, [[1, 1, 0], [0, 1, 1], [1, 0, 0]], Seeded(seed))

        assert hands == [[0, 1, 0], [0, 0, 1], [1, 0, 0]]


@pytest.mark.parametrize(
    ("sizes", "totals", "least", "most"),
    [
        ([1], [2], [[0]], [[2]]),
        ([2], [1], [[0]], [[2]]),
        ([1], [1], [[2]], [[2]]),
        ([1, 1], [2, 0], [[0, 0], [0, 1]], [[2, 2], [2, 2]]),
        ([1, 1], [2, 0], [[0, 0], [0, 0]], [[2, 2], [0, 2]]),
    ],
)
def test_what_cannot_be_dealt_is_told(
    sizes: list[int], totals: list[int], least: list[list[int]], most: list[list[int]]
) -> None:
    """CAT-1.5: too many or too few cards, or bounds that contradict each other."""
    assert deal(sizes, totals, least, most, Seeded(1)) is None


@given(
    hands=st.lists(st.lists(st.integers(0, 3), min_size=5, max_size=5), min_size=1, max_size=4),
    slack=st.lists(st.integers(0, 2), min_size=40, max_size=40),
    seed=st.integers(0, 100),
)
def test_whatever_is_possible_is_found(hands: list[list[int]], slack: list[int], seed: int) -> None:
    """CAT-1.5: bounds around real hands can always be met."""
    least = [[max(0, hand[k] - slack[5 * n + k]) for k in range(5)] for n, hand in enumerate(hands)]
    most = [[hand[k] + slack[20 + 5 * n + k] for k in range(5)] for n, hand in enumerate(hands)]
    totals = [sum(hand[k] for hand in hands) for k in range(5)]

    dealt = deal([sum(hand) for hand in hands], totals, least, most, Seeded(seed))

    assert dealt is not None
    assert [sum(hand[k] for hand in dealt) for k in range(5)] == totals
    for n, hand in enumerate(dealt):
        assert sum(hand) == sum(hands[n])
        assert all(least[n][k] <= hand[k] <= most[n][k] for k in range(5))


def test_all_shares_are_found() -> None:
    """ALX-2.10: the ways to make up a payment from several kinds."""
    assert shares(2, 2) == [[0, 2], [1, 1], [2, 0]]
    assert shares(0, 3) == [[0, 0, 0]]
    assert len(shares(5, 4)) == 56
