"""Things counted in a row of cells, and the same by name, as a view has them."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.positions import fail


def total(cells: vec[i64], first: i64, kinds: i64) -> i64:
    """How many things of all kinds together are counted in the cells from ``first`` on."""
    count: i64 = 0
    for kind in range(kinds):
        count += cells[first + kind]
    return count


def counted(cells: vec[i64], first: i64, names: tuple[str, ...]) -> dict[str, int]:
    """What is counted in the cells from ``first`` on, by name, without what is not there."""
    found: dict[str, int] = {}
    for k in range(len(names)):
        if cells[first + k]:
            found[names[k]] = cells[first + k]
    return found


def read_counts(cells: vec[i64], path: str, counts: dict[str, int], names: tuple[str, ...], first: i64) -> i64:
    """Writes counts into the cells from ``first`` on, in the order of their names; returns their sum."""
    read: i64 = 0
    for name, count in counts.items():
        if name not in names or count < 0:
            fail(f"{path}.{name}", f"must be a number of {', '.join(names)}")
        cells[first + names.index(name)] = count
        read += count
    return read
