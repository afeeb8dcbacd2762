"""Counts in cells and by name."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.counts import counted, read_counts, total
from ludotheca.engine.errors import PositionError
from ludotheca.engine.luck import Scripted, draw_counted

NAMES = ("fish", "wood", "stone")


def row(*counts: int) -> vec[i64]:
    """Three cells with counts between two others."""
    return vec[i64]([9, *counts, 9])


def test_what_is_not_there_has_no_name() -> None:
    assert counted(row(2, 0, 1), 1, NAMES) == {"fish": 2, "stone": 1}


def test_only_the_cells_of_these_kinds_are_added_up() -> None:
    assert total(row(2, 0, 1), 1, len(NAMES)) == 3


def test_counts_are_read_where_they_were_written() -> None:
    cells = row(0, 0, 0)

    assert read_counts(cells, "stock", {"stone": 1, "fish": 2}, NAMES, 1) == 3
    assert cells == row(2, 0, 1)


@pytest.mark.parametrize("counts", [{"gold": 1}, {"gold": 0}, {"gold": -1}])
def test_an_unknown_name_is_refused_with_its_path(counts: dict[str, int]) -> None:
    with pytest.raises(PositionError, match=r"^stock\.gold: must be a number of fish, wood, stone$"):
        read_counts(row(0, 0, 0), "stock", counts, NAMES, 1)


def test_less_than_nothing_is_refused() -> None:
    with pytest.raises(PositionError, match=r"^stock\.wood: "):
        read_counts(row(0, 0, 0), "stock", {"wood": -1}, NAMES, 1)


def test_one_of_the_things_counted_is_drawn() -> None:
    """Each is as likely as any other, and the counts stay as they are."""
    cells = row(2, 0, 1)

    assert [draw_counted(Scripted([place]), 1, cells, 1, len(NAMES)) for place in range(3)] == [0, 0, 2]
    assert cells == row(2, 0, 1)
