"""Catan: hands dealt so that they agree with what is known of them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.luck import Seeded
from ludotheca.games.catan.fitting import Holder, deal


def holder(size: int, least: list[int], most: list[int]) -> Holder:
    return Holder(size, vec[i64](least), vec[i64](most))


def dealt(holders: list[Holder], totals: list[int], seed: int) -> list[list[int]] | None:
    """The hands that were dealt, if they could be."""
    if not deal(holders, vec[i64](totals), Seeded(seed)):
        return None
    return [list(each.hand) for each in holders]


def test_everything_is_dealt() -> None:
    """CAT-1.5: as many cards as there are, in hands of the sizes that are seen."""
    hands = dealt([holder(2, [0, 0], [9, 9]), holder(3, [0, 0], [9, 9])], [1, 4], seed=1)

    assert hands is not None
    assert [sum(hand) for hand in hands] == [2, 3]
    assert [sum(hand[kind] for hand in hands) for kind in range(2)] == [1, 4]


def test_cards_are_handed_on_where_none_fits() -> None:
    """CAT-1.5: whatever comes first, the last holder takes only the first kind."""
    for seed in range(20):
        holders = [holder(1, [0] * 3, most) for most in ([1, 1, 0], [0, 1, 1], [1, 0, 0])]
        hands = dealt(holders, [1, 1, 1], seed)

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
    holders = [holder(*parts) for parts in zip(sizes, least, most, strict=True)]

    assert dealt(holders, totals, seed=1) is None


KINDS = range(5)


@given(
    hands=st.lists(st.lists(st.integers(0, 3), min_size=5, max_size=5), min_size=1, max_size=4),
    slack=st.lists(st.integers(0, 4), min_size=40, max_size=40),
    needed=st.lists(st.lists(st.sampled_from(KINDS), max_size=3, unique=True), min_size=4, max_size=4),
    seed=st.integers(0, 100),
)
def test_whatever_is_possible_is_found(
    hands: list[list[int]], slack: list[int], needed: list[list[int]], seed: int
) -> None:
    """CAT-1.5, ALX-2.12: bounds around real hands, of each kind and of several together, can always be met."""
    holders: list[Holder] = []
    for n, hand in enumerate(hands):
        least = [max(0, hand[k] - slack[5 * n + k]) for k in KINDS]
        holders.append(holder(sum(hand), least, [hand[k] + slack[20 + 5 * n + k] for k in KINDS]))
        holders[n].needed = vec[i64]([1 if k in needed[n] else 0 for k in KINDS])
        holders[n].need = sum(hand[k] for k in needed[n])
    totals = [sum(hand[k] for hand in hands) for k in KINDS]

    found = dealt(holders, totals, seed)

    assert found is not None
    assert [sum(hand[k] for hand in found) for k in KINDS] == totals
    for n, hand in enumerate(found):
        assert sum(hand) == holders[n].size
        assert all(holders[n].least[k] <= hand[k] <= holders[n].most[k] for k in KINDS)
        assert sum(hand[k] for k in needed[n]) >= holders[n].need


def test_more_than_a_hand_can_hold_of_what_is_needed_is_told() -> None:
    """ALX-2.12: three of two kinds of which there are two."""
    greedy = holder(3, [0, 0, 0], [3, 3, 3])
    greedy.needed, greedy.need = vec[i64]([1, 1, 0]), 3

    assert dealt([greedy], [1, 1, 1], seed=1) is None
