"""What a position is made of."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A mutable position. A game's own class says how to clone and how to pickle it."""

    def clone(self) -> "State":
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, ...]:
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        raise TypeError("a state changes, so it has no hash")


@mypyc_attr(allow_interpreted_subclasses=True)
class Cells(State):
    """A position as one flat array of whole numbers; the game's constants say what stands where.

    One array makes copies cheap, and equality and pickling the same for every game.
    """

    def __init__(self, cells: vec[i64]) -> None:
        self.cells: vec[i64] = cells

    def clone(self) -> "Cells":
        return Cells(self.cells[:])

    def __reduce__(self) -> tuple[object, ...]:
        # A vec does not pickle, a list does.
        return _restore, (type(self), list(self.cells))


def _restore(kind: type[Cells], cells: list[int]) -> Cells:
    return kind(vec[i64](cells))
