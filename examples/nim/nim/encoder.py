"""The heaps as numbers; nothing is hidden, and nobody owns anything."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.encoder import Encoder
from nim.state import NAMES, TURN, NimState, heap, left
from nim.types import HEAPS, SEATS


class NimEncoder(Encoder[NimState]):
    def seats(self, state: NimState) -> int:
        return SEATS

    def progress(self, state: NimState) -> float:
        return 1.0 - float(left(state.cells)) / float(sum(HEAPS.values()))

    def write_table(self, state: NimState, out: vec[float], first: i64) -> None:
        for place, name in enumerate(NAMES):
            out[first + place] = float(state.cells[heap(name)]) / float(HEAPS[name])

    def write_open(self, state: NimState, seat: i64, out: vec[float], first: i64) -> None:
        out[first] = 1.0 if state.cells[TURN] == seat else 0.0

    def write_own(self, state: NimState, seat: i64, out: vec[float], first: i64) -> None:
        """There are no secrets."""


ENCODER: Final = NimEncoder(SEATS, table_features=tuple(NAMES), open_features=("turn",), own_features=())
