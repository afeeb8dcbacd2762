"""The sequential test: how often it is wrong, found by playing it out, and how soon it decides."""

from collections.abc import Callable
from random import Random
from statistics import median

import pytest

from ludotheca.arena.sequential import ALPHA, SequentialTest


def decide(block: Callable[[], float], share: float, most: int) -> tuple[int, int]:
    """The verdict of one arena, and after how many blocks; it is looked at after every block."""
    test = SequentialTest(share)
    while test.blocks < most and not test.verdict:
        test.tell(block())
    return test.verdict, test.blocks


@pytest.mark.parametrize(
    ("outcomes", "share"),
    [
        pytest.param([0.0, 1.0], 1 / 2, id="luck hardly matters, so nobody shares a pair"),
        pytest.param([0.0, 0.5, 0.5, 1.0], 1 / 2, id="two seats"),
        pytest.param([0.0, 0.0, 1.0], 1 / 3, id="three seats, all or nothing"),
        pytest.param([0.0, 1 / 3, 1 / 3, 2 / 3], 1 / 3, id="three seats"),
        pytest.param([0.0, 0.0, 0.0, 1.0], 1 / 4, id="four seats"),
    ],
)
def test_between_equals_it_decides_in_at_most_one_of_twenty_arenas(outcomes: list[float], share: float) -> None:
    """Although somebody looks after every one of 200 blocks, and stops as soon as they like what they see."""
    assert sum(outcomes) / len(outcomes) == pytest.approx(share)
    rng = Random(11)  # noqa: S311  # nobody is to be kept from guessing it
    arenas = 600

    wrong = sum(decide(lambda: rng.choice(outcomes), share, 200)[0] != 0 for _ in range(arenas))

    assert wrong / arenas <= ALPHA


def test_stopping_at_a_fixed_level_would_be_wrong_far_more_often() -> None:
    """What the test is for: the same arenas, judged after every block by an interval made for one look only."""
    rng = Random(11)  # noqa: S311  # nobody is to be kept from guessing it

    def is_fooled() -> bool:
        total = 0.0
        for blocks in range(1, 201):
            total += rng.choice([0.0, 1.0]) - 0.5
            if blocks >= 10 and abs(total) > 1.96 * 0.5 * blocks**0.5:
                return True
        return False

    assert sum(is_fooled() for _ in range(600)) / 600 > 4 * ALPHA


@pytest.mark.parametrize(("chance", "most"), [(0.95, 10), (0.75, 25), (0.65, 75)])
def test_a_difference_is_found_and_named_rightly(chance: float, most: int) -> None:
    rng = Random(5)  # noqa: S311  # nobody is to be kept from guessing it

    def block() -> float:
        return ((rng.random() < chance) + (rng.random() < chance)) / 2

    found = [decide(block, 0.5, 400) for _ in range(100)]

    assert sum(verdict == 1 for verdict, _ in found) >= 97
    assert not any(verdict == -1 for verdict, _ in found)
    assert median(blocks for _, blocks in found) <= most


def test_stronger_and_weaker_are_the_same_seen_from_the_other_side() -> None:
    stronger, weaker = SequentialTest(0.5), SequentialTest(0.5)
    while not stronger.verdict:
        stronger.tell(1.0)
        weaker.tell(0.0)

    assert (stronger.verdict, weaker.verdict) == (1, -1)
    assert stronger.blocks == weaker.blocks < 10
    assert stronger.evidence == pytest.approx(weaker.evidence)


def test_a_verdict_stays() -> None:
    test = SequentialTest(0.5)
    for _ in range(10):
        test.tell(1.0)
    blocks = test.blocks
    for _ in range(100):
        test.tell(0.0)

    assert test.verdict == 1
    assert test.blocks == blocks


@pytest.mark.parametrize("share", [0.0, 1.0, -0.5])
def test_a_share_that_leaves_nothing_to_decide_is_refused(share: float) -> None:
    with pytest.raises(ValueError, match="between 0 and 1"):
        SequentialTest(share)
