"""The four kinds of luck."""

import hashlib
import hmac

import pytest

from ludotheca.engine.errors import RecordError
from ludotheca.engine.luck import Fair, Luck, Noted, Scripted, Seeded, shuffle


def test_the_same_seed_draws_the_same_numbers_in_every_form() -> None:
    """Fixed values: compiled and interpreted, today and later, a seed means the same game."""
    luck = Seeded(2026)

    assert [luck.below(1000) for _ in range(8)] == [419, 556, 741, 766, 540, 882, 574, 295]


def test_every_bit_of_a_seed_matters() -> None:
    assert len({Seeded(seed).below(1 << 30) for seed in (0, 1, 1 << 31, 1 << 40, 1 << 70)}) == 5


@pytest.mark.parametrize("n", [2, 3, 7, 96])
def test_seeded_draws_are_even(n: int) -> None:
    """Chi-squared: far below what an uneven generator would give."""
    luck = Seeded(n)
    draws = 20_000
    counts = [0] * n
    for _ in range(draws):
        counts[luck.below(n)] += 1
    expected = draws / n

    assert sum((count - expected) ** 2 / expected for count in counts) < n + 6 * n**0.5


@pytest.mark.parametrize("luck", [Seeded(1), Fair(b"secret", "public")])
def test_nothing_is_drawn_below_one(luck: Luck) -> None:
    with pytest.raises(ValueError, match="below one or more"):
        luck.below(0)


def test_fair_luck_can_be_drawn_again_by_anyone() -> None:
    """With the secret revealed, each draw is HMAC-SHA256 of the public part and the draw's number."""
    secret = b"a secret of thirty-two bytes ...."
    luck = Fair(secret, "table:nonce")
    drawn = [luck.below(96) for _ in range(5)]

    again = [
        int.from_bytes(hmac.digest(secret, f"table:nonce:{number}:0".encode(), "sha256")[:8], "big") % 96
        for number in range(5)
    ]
    assert drawn == again
    assert Fair.commitment(secret) == hashlib.sha256(secret).hexdigest()


def test_fair_luck_goes_on_where_it_stopped() -> None:
    whole = Fair(b"secret", "public")
    draws = [whole.below(6) for _ in range(10)]

    resumed = Fair(b"secret", "public", drawn=4)

    assert [resumed.below(6) for _ in range(6)] == draws[4:]
    assert resumed.drawn == 10


def test_a_script_says_what_is_wrong_with_it() -> None:
    script = Scripted([3, 9])

    assert script.below(4) == 3
    with pytest.raises(RecordError, match="draw 1 is 9, but must be below 6"):
        script.below(6)
    assert script.left == 1
    assert script.below(10) == 9
    with pytest.raises(RecordError, match="no draw left"):
        script.below(2)


def test_noted_luck_passes_on_and_writes_down() -> None:
    noted = Noted(Scripted([2, 0]))

    assert [noted.below(3), noted.below(1)] == [2, 0]
    assert noted.draws == [2, 0]


def test_a_shuffle_keeps_every_card_and_can_give_every_order() -> None:
    orders = set()
    luck = Seeded(5)
    for _ in range(200):
        cards = [1, 2, 3]
        shuffle(cards, luck)
        orders.add(tuple(cards))

    assert len(orders) == 6
    assert all(sorted(order) == [1, 2, 3] for order in orders)
