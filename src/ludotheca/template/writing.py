"""From a state to what is shown of it: views and prompts."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.rules import EVERYTHING, Seat
from ludotheca.engine.words import Words
from ludotheca.template import layout as at
from ludotheca.template.legality import has_chosen
from ludotheca.template.state import held, played
from ludotheca.template.views import Hand, View


def write(cells: vec[i64], seat: Seat | None) -> View:
    """The position as a seat may know it; None is a spectator, EVERYTHING the whole of it."""
    hands = (_hand(cells, other, sees=seat in (other, EVERYTHING)) for other in range(cells[at.SEATS]))
    return View(tuple(hands), tuple(played(cells)), bool(cells[at.OPEN_HANDS]))


def _hand(cells: vec[i64], seat: Seat, *, sees: bool) -> Hand:
    cards = held(cells, seat)
    chosen = cells[at.chosen(seat)] if sees else 0
    return Hand(
        # DUE-1.2
        cards=tuple(cards) if sees or cells[at.OPEN_HANDS] else None,
        count=len(cards),
        chosen=chosen if has_chosen(cells, seat) else None,
        points=cells[at.points(seat)],
        taken_back=cells[at.taken_back(seat)],
    )


def prompt(cells: vec[i64], seat: Seat) -> Words:
    return Words("prompt-choose", {"count": len(held(cells, seat))})
