"""Alexander, ALX-2.15: event tiles and advisers."""

import pytest

from ludotheca.games.alexander import layout as at
from ludotheca.games.alexander.actions import PayGood
from ludotheca.games.alexander.events import AdviserGained, AlexanderEvent
from ludotheca.games.catan.layout import NONE
from tests.games.alexander.tables import MarchTable, auction, bids, march_of
from tests.games.catan.tables import ANN, BOB, EVA, IDA, player

EVENTS = ("statue", "bridge", "battle")


def tiled(*counts: int, **march: object) -> MarchTable:
    """A famine is auctioned; each player has that many other tiles, and a coin."""
    players = []
    left = dict.fromkeys(EVENTS, 7)
    for count in counts:
        tiles: dict[str, int] = {}
        for event in EVENTS:
            taken = min(left[event], count - sum(tiles.values()))
            tiles[event] = taken
            left[event] -= taken
        players.append({"tiles": tiles, "gold": 1})
    return auction(*players, event="famine", seats=len(counts), march=march)


def win(played: MarchTable, winner: int) -> list[AlexanderEvent]:
    """One player wins the tile for a coin."""
    for seat in range(played.seats):
        bids(played, 1 if seat == winner else 0)
    return played.play(winner, PayGood("gold"))


def advisers(played: MarchTable) -> dict[str, int]:
    return march_of(played).advisers


def test_the_winner_takes_the_tile() -> None:
    """ALX-2.15: two tiles bring no adviser yet."""
    played = tiled(0, 1, 0)
    events = win(played, BOB)

    assert player(played, BOB).tiles == {"statue": 1, "famine": 1}
    assert not any(isinstance(event, AdviserGained) for event in events)


def test_the_third_tile_earns_the_best_free_adviser() -> None:
    """ALX-2.15: the first, then the second, then the third."""
    first = tiled(2, 2, 2, 2)
    second = tiled(3, 2, 2, 2, advisers={"first": ANN})
    third = tiled(3, 3, 2, 2, advisers={"first": ANN, "second": BOB})

    assert win(first, EVA)[-1] == AdviserGained(EVA, 4)
    assert win(second, IDA)[-1] == AdviserGained(IDA, 3)
    assert win(third, EVA)[-1] == AdviserGained(EVA, 2)
    assert advisers(third) == {"first": ANN, "second": BOB, "third": EVA}


@pytest.mark.parametrize(("left_out", "points"), [("second", 2), ("third", 3)])
def test_an_adviser_that_is_left_out_is_passed_over(left_out: str, points: int) -> None:
    """ALX-2.15, ALX-2.4."""
    played = tiled(3, 2, 0, advisers={"first": ANN}, left_out=left_out)

    assert win(played, BOB)[-1] == AdviserGained(BOB, points)


def test_when_no_adviser_is_free_the_third_tile_earns_none() -> None:
    """ALX-2.15: equal counts change nothing."""
    played = tiled(3, 3, 2, advisers={"first": ANN, "second": BOB}, left_out="third")
    win(played, EVA)

    assert advisers(played) == {"first": ANN, "second": BOB}


def test_strictly_more_tiles_take_a_better_adviser_in_exchange() -> None:
    """ALX-2.15: one's own is handed over; as many tiles are not enough."""
    tie = tiled(4, 3, 0, advisers={"first": ANN, "second": BOB})
    more = tiled(3, 3, 0, advisers={"first": ANN, "second": BOB})
    win(tie, BOB)
    events = win(more, BOB)

    assert advisers(tie) == {"first": ANN, "second": BOB}
    assert events[-1] == AdviserGained(BOB, 4)
    assert advisers(more) == {"first": BOB, "second": ANN}
    assert more.scores() == [3, 4, 0]


def test_who_has_none_takes_one_without_exchange() -> None:
    """ALX-2.15: the one who loses it gets nothing for it."""
    played = tiled(3, 3, 3, advisers={"first": ANN, "second": BOB}, left_out="third")
    win(played, EVA)

    assert advisers(played) == {"first": EVA, "second": BOB}
    assert played.scores() == [0, 3, 4]


def test_the_chain_goes_on_until_all_is_stable() -> None:
    """ALX-2.15: whoever loses one may have more tiles than another holder; the last takes a free one, or none."""
    # Tile by tile no such chain comes about, and no position may hold one; so the advisers change hands by force.
    full = tiled(5, 4, 3, 5)
    free = tiled(4, 3, 4, 0)
    for played, holders in ((full, (ANN, BOB, EVA)), (free, (ANN, BOB, NONE))):
        for adviser, holder in enumerate(holders):
            played.state.cells[at.ADVISER + adviser] = holder
    win(full, IDA)
    win(free, EVA)

    assert advisers(full) == {"first": IDA, "second": ANN, "third": BOB}
    assert advisers(free) == {"first": EVA, "second": ANN, "third": BOB}


def test_a_better_adviser_is_never_given_for_a_worse() -> None:
    """ALX-2.15: the holder of the first who wins another tile keeps it."""
    played = tiled(5, 3, 3, 0, advisers={"first": ANN, "second": BOB, "third": EVA})
    events = win(played, ANN)

    assert not any(isinstance(event, AdviserGained) for event in events)
    assert advisers(played) == {"first": ANN, "second": BOB, "third": EVA}


def test_one_adviser_each() -> None:
    """ALX-2.15: who has the second does not take the third too."""
    played = tiled(5, 3, 0, 0, advisers={"first": ANN, "second": BOB})
    win(played, BOB)

    assert advisers(played) == {"first": ANN, "second": BOB}
