"""The four kinds of luck."""

import hashlib
import hmac
from collections.abc import Callable

import pytest

from ludotheca.engine.errors import NotLastError, RecordError
from ludotheca.engine.luck import Fair, Luck, NoLuck, Noted, Scripted, Seeded, shuffle


def test_the_same_seed_draws_the_same_numbers_in_every_form() -> None:
    """Fixed values: compiled or interpreted, now or later, a seed means the same game."""
    luck = Seeded(2026)

    assert [luck.below(1000) for _ in range(8)] == [419, 556, 741, 766, 540, 882, 574, 295]


def test_every_bit_of_a_seed_matters() -> None:
    assert len({Seeded(seed).below(1 << 30) for seed in (0, 1, 1 << 31, 1 << 40, 1 << 70)}) == 5


@pytest.mark.parametrize("n", [2, 3, 7, 96])
def test_seeded_draws_are_uniform(n: int) -> None:
    """Chi-squared: far below what a biased generator would give."""
    luck = Seeded(n)
    draws = 20_000
    counts = [0] * n
    for _ in range(draws):
        counts[luck.below(n)] += 1
    expected = draws / n

    assert sum((count - expected) ** 2 / expected for count in counts) < n + 6 * n**0.5


@pytest.mark.parametrize("luck", [Seeded(1), Fair(b"secret", "public")])
def test_a_draw_needs_at_least_one_possibility(luck: Luck) -> None:
    with pytest.raises(ValueError, match="at least one number"):
        luck.below(0)


def test_anyone_can_redraw_fair_luck() -> None:
    """With the secret revealed, each draw is HMAC-SHA256 of the public part, the stream and the draw's number."""
    secret = b"a secret of thirty-two bytes ...."
    luck = Fair(secret, "table:nonce")
    drawn = [luck.draw(3, 96) for _ in range(5)]

    again = [
        int.from_bytes(hmac.digest(secret, f"table:nonce:3:{number}".encode(), "sha256")[:8], "big") * 96 >> 64
        for number in range(5)
    ]
    assert drawn == again
    assert Fair.commitment(secret) == hashlib.sha256(secret).hexdigest()


def test_fair_luck_goes_on_where_it_stopped() -> None:
    whole = Fair(b"secret", "public")
    draws = [whole.below(6) for _ in range(10)]

    resumed = Fair(b"secret", "public", drawn=(4,))

    assert [resumed.below(6) for _ in range(6)] == draws[4:]


@pytest.mark.parametrize("fresh", [lambda: Seeded(7), lambda: Fair(b"secret", "public")], ids=["seeded", "fair"])
def test_a_stream_does_not_depend_on_what_else_is_drawn(fresh: Callable[[], Luck]) -> None:
    alone, among = fresh(), fresh()
    expected = [alone.draw(2, 6) for _ in range(20)]
    found = []
    for number in range(20):
        for _ in range(number % 4):
            among.draw(1 + number % 5 * 3, 100)
        found.append(among.draw(2, 6))

    assert found == expected


@pytest.mark.parametrize("fresh", [lambda: Seeded(7), lambda: Fair(b"secret", "public")], ids=["seeded", "fair"])
def test_a_draw_from_more_is_the_same_number_scaled(fresh: Callable[[], Luck]) -> None:
    """A third of six becomes a third of sixty: games with the same luck stay as alike as they can."""
    small, large = fresh(), fresh()

    for _ in range(200):
        assert small.draw(1, 6) == large.draw(1, 60) // 10


def test_streams_of_one_seed_have_nothing_in_common() -> None:
    luck = Seeded(1)
    pairs = [(luck.draw(1, 2), luck.draw(2, 2)) for _ in range(4_000)]

    assert 1_850 < sum(first == second for first, second in pairs) < 2_150


def test_no_luck_draws_nothing() -> None:
    with pytest.raises(NotLastError, match="only the last"):
        NoLuck().draw(1, 6)


def test_a_script_says_what_is_wrong_with_it() -> None:
    script = Scripted([3, 9])

    assert script.below(4) == 3
    with pytest.raises(RecordError, match="draw 1 is 9, but must be below 6"):
        script.below(6)
    assert script.left == 1
    assert script.below(10) == 9
    with pytest.raises(RecordError, match="no draws left"):
        script.below(2)


def test_noted_luck_passes_draws_on_and_writes_them_down() -> None:
    noted = Noted(Scripted([2, 0]))

    assert [noted.draw(4, 3), noted.below(1)] == [2, 0]
    assert noted.draws == [2, 0]
    assert noted.streams == [4, 0]


def test_a_shuffle_keeps_every_card_and_can_give_every_order() -> None:
    orders = set()
    luck = Seeded(5)
    for _ in range(200):
        cards = [1, 2, 3]
        shuffle(cards, luck, 1)
        orders.add(tuple(cards))

    assert len(orders) == 6
    assert all(sorted(order) == [1, 2, 3] for order in orders)
