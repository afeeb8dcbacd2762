"""What a seat may know, as numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.encoder import Encoder
from ludotheca.template import layout as at
from ludotheca.template.data import CARDS
from ludotheca.template.legality import has_chosen
from ludotheca.template.state import DuelState, held


class DuelEncoder(Encoder[DuelState]):
    def seats(self, state: DuelState) -> int:
        return state.cells[at.SEATS]

    def progress(self, state: DuelState) -> float:
        return float(state.cells[at.PLAYED]) / float(at.CARD_COUNT)

    def write_table(self, state: DuelState, out: vec[float], first: i64) -> None:
        out[first] = float(len(held(state.cells, at.DECK))) / float(at.CARD_COUNT)

    def write_open(self, state: DuelState, seat: i64, out: vec[float], first: i64) -> None:
        out[first] = float(state.cells[at.points(seat)]) / 10.0
        out[first + 1] = 1.0 if has_chosen(state.cells, seat) else 0.0

    def write_own(self, state: DuelState, seat: i64, out: vec[float], first: i64) -> None:
        """The hand, and the card that lies face down."""
        for card in CARDS:
            is_held = state.cells[at.holder(card.card)] == seat or state.cells[at.chosen(seat)] == card.card
            out[first + card.card - 1] = 1.0 if is_held else 0.0


ENCODER: Final = DuelEncoder(
    at.MOST_SEATS,
    table_features=("deck left",),
    open_features=("points", "has chosen"),
    own_features=tuple(f"card {card.card}" for card in CARDS),
)
