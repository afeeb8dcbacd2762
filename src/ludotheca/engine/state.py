"""What a position is made of."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A mutable position. Each game's subclass says how to clone and pickle it."""

    def clone(self) -> "State":
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, ...]:
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        raise TypeError("a state is mutable, so it has no hash")


@mypyc_attr(allow_interpreted_subclasses=True)
class Cells(State):
    """A position as one flat array of whole numbers; the game's constants say what is stored where.

    A single array makes copying cheap, and lets every game share equality and pickling.
    """

    def __init__(self, cells: vec[i64]) -> None:
        self.cells: vec[i64] = cells

    def clone(self) -> "Cells":
        return Cells(self.cells[:])

    def __reduce__(self) -> tuple[object, ...]:
        # A vec cannot be pickled; a list can.
        return _restore, (type(self), list(self.cells))


def _restore(kind: type[Cells], cells: list[int]) -> Cells:
    return kind(vec[i64](cells))
