"""The rules of both games; they differ in who wins."""

from typing import ClassVar, Final

from msgspec import Struct
from mypy_extensions import i64

from ludotheca.engine.catalogue import Catalogue
from ludotheca.engine.choices import Choices
from ludotheca.engine.luck import Luck
from ludotheca.engine.meta import Meta, Options
from ludotheca.engine.positions import fail, read_count, read_seat
from ludotheca.engine.rules import Log, Rules, Seat
from ludotheca.engine.seats import NO_SEATS, SEAT_BIT
from ludotheca.engine.words import Refusal, Words
from nim.state import TURN, NimState, heap, left, position, taken
from nim.types import CATALOGUE, HEAPS, SEATS, Action, Take, Taken, View

MATCHES: Final = sum(HEAPS.values())


def _meta(title: str) -> Meta:
    return Meta(
        id=title,
        version=1,
        seats=(SEATS, SEATS),
        author="traditional",
        year=1901,
        clauses=("NIM",),
        streams=(),
        largest_draw=1,
        most_steps=100,
    )


class Nim(Rules[NimState, Action, Taken, View]):
    meta: ClassVar[Meta] = _meta("nim")
    catalogue: ClassVar[Catalogue[Action]] = CATALOGUE
    phases: ClassVar[dict[str, tuple[type[Struct], ...]]] = {"take": (Take,)}
    last_wins: ClassVar[bool] = True

    def setup(self, seats: int, options: Options, luck: Luck) -> NimState:
        """NIM-1.1: all matches lie there, and the first seat begins."""
        return position(0, (0, 0), HEAPS)

    def seats(self, state: NimState) -> int:
        return SEATS

    def acting(self, state: NimState) -> i64:
        """NIM-2.1: nobody any more, once there are no matches."""
        return SEAT_BIT[state.cells[TURN]] if left(state.cells) else NO_SEATS

    def choices(self, state: NimState, seat: Seat, legal: Choices) -> None:
        for number, action in enumerate(CATALOGUE):
            if self.refusal(state, seat, action) is None:
                legal.add(number)

    def refusal(self, state: NimState, seat: Seat, action: Action) -> Refusal | None:
        """NIM-1.2: whoever's turn it is takes some matches from one heap."""
        if seat != state.cells[TURN]:
            return self.due(state, seat)
        if action.count > state.cells[heap(action.heap)]:
            return Refusal("NIM-1.2", "too-many", {"heap": action.heap, "count": int(state.cells[heap(action.heap)])})
        return None

    def apply(self, state: NimState, seat: Seat, action: int, luck: Luck, log: Log | None) -> None:
        """NIM-1.2."""
        take = CATALOGUE[action]
        cells = state.cells
        cells[heap(take.heap)] -= take.count
        cells[taken(seat)] += take.count
        cells[TURN] = 1 - seat
        if log is not None:
            log.add(Taken(seat, take.heap, take.count))

    def phase(self, state: NimState) -> str:
        return "take" if left(state.cells) else "over"

    def clause(self, state: NimState) -> str:
        return "NIM-1.2" if left(state.cells) else "NIM-2.1"

    def tally(self, state: NimState, seat: Seat | None) -> list[dict[str, int]]:
        """NIM-2.2: whoever took the last match wins, or loses."""
        last = 1 - state.cells[TURN]
        winner = last if self.last_wins else 1 - last
        return [{"win": int(left(state.cells) == 0 and other == winner)} for other in range(SEATS)]

    def view(self, state: NimState, seat: Seat | None) -> View:
        cells = state.cells
        return View({name: cells[heap(name)] for name in HEAPS}, (cells[taken(0)], cells[taken(1)]), cells[TURN])

    def load(self, view: View, luck: Luck) -> NimState:
        if set(view.heaps) != set(HEAPS):
            fail("heaps", f"there are the heaps {', '.join(HEAPS)}")
        for name, size in HEAPS.items():
            read_count(f"heaps.{name}", view.heaps[name], 0, size)
        for seat, count in enumerate(view.taken):
            read_count(f"taken[{seat}]", count, 0, MATCHES)
        if sum(view.heaps.values()) + sum(view.taken) != MATCHES:
            fail("taken", f"there are {MATCHES} matches, on the table or taken")
        return position(read_seat("turn", view.turn, SEATS), view.taken, view.heaps)

    def prompt(self, state: NimState, seat: Seat) -> Words:
        return Words("prompt-take", {"count": left(state.cells)})

    def conserved(self, state: NimState) -> dict[str, int]:
        return {"matches": left(state.cells) + state.cells[taken(0)] + state.cells[taken(1)]}


class Misere(Nim):
    """NIM-2.2: the other way round."""

    meta: ClassVar[Meta] = _meta("misere")
    last_wins: ClassVar[bool] = False
