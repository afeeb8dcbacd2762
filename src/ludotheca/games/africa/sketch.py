"""Africa drawn in characters.

Every space is four columns wide and two lines high. Above stands its name, with a house beside it if it is a city;
below stand a code of two characters for what lies there and the number of the seat whose explorer stands there::

    A1⌂ A2  A3
      1 ▒▒  El2

The legend lies in the two oceans, the players' belongings below the map, under the same codes.
"""

from itertools import groupby
from typing import Final

from ludotheca.engine.sketch import Sketch, Span, Style
from ludotheca.games.africa.data import BOARD, GOOD_NAMES, Space
from ludotheca.games.africa.views import Player, View

CELL: Final = 4
"""Columns of a space: one for the mark, three for its name."""
CODE: Final = 2
NAME: Final = CELL - 1

FACE_DOWN: Final = "▒▒"
CAMP: Final = "/\\"
EMPTY: Final = ""
CITY: Final = "⌂"
MARK: Final = ">"
POINTS: Final = "+"

CODES: Final = {
    "face-down": FACE_DOWN,
    "camp": CAMP,
    "elephant": "El",
    "zebra": "Ze",
    "giraffe": "Gi",
    "lion": "Li",
    "rhinoceros": "Rh",
    "nomads": "No",
    "monument": "Mo",
    "gold-1": "$",
    "gold-2": "$$",
    "gem-1": "*",
    "gem-2": "**",
    "pot": "Po",
    "statue": "St",
    "cloth": "Cl",
    "mask": "Ma",
    "drum": "Dr",
}
"""What lies on a space, in two characters at most: a nugget or gem is shown as often as the tile shows it."""
STYLES: Final[dict[str, Style]] = {"face-down": "dim"} | dict.fromkeys(("gold-1", "gold-2", "gem-1", "gem-2"), "good")
"""How they look, unless like land."""

WEST: Final = (
    *((CODES[name], name) for name in ("elephant", "zebra", "giraffe", "lion", "rhinoceros", "nomads", "monument")),
    ("$", "gold"),
    ("*", "gems"),
    (CAMP, "camp"),
    (CITY, "city"),
    (FACE_DOWN, "face-down"),
    (POINTS, "track"),
)
"""The legend in the western ocean: code and name. The names stand alone, so that they can be said in any language."""
EAST: Final = tuple((CODES[name], name) for name in GOOD_NAMES)
EAST_COLUMN: Final = 43
WIDTH: Final = 54

ROWS: Final = tuple((letter, tuple(row)) for letter, row in groupby(BOARD, lambda space: space.name[0]))
_WESTERNMOST: Final = min(2 * space.q + space.r for space in BOARD)


def _column(space: Space) -> int:
    """Where a space begins; each row is half a space off its neighbours, as hexagons are."""
    return 1 + (2 * space.q + space.r - _WESTERNMOST) * CELL // 2


class _Line:
    """A line of the map that is filled from west to east."""

    def __init__(self) -> None:
        self.spans: list[Span] = []
        self.column = 0

    def sail(self, column: int) -> None:
        """Fills with sea up to a column."""
        if column > self.column:
            self.add(" " * (column - self.column), "sea")

    def add(self, text: str, style: Style = "") -> None:
        self.spans.append(Span(text, style))
        self.column += len(text)


def sketch(view: View, marked: frozenset[str]) -> Sketch:
    """The map with its legend, and a line for each player; the spaces named in ``marked`` are set off."""
    lines = [line for letter, row in ROWS for line in _row(view, marked, letter, row)]
    # The oceans are widest in the south: there both parts of the legend end with the map.
    west = dict(zip(range(len(lines) - len(WEST), len(lines)), WEST, strict=True))
    east = dict(zip(range(len(lines) - len(EAST), len(lines)), EAST, strict=True))
    drawn = [_with_legend(line, west.get(number), east.get(number)) for number, line in enumerate(lines)]
    return (*drawn, (), _header(), *(_player(view, seat) for seat in range(len(view.players))))


def _row(view: View, marked: frozenset[str], letter: str, row: tuple[Space, ...]) -> tuple[_Line, _Line]:
    """A row of spaces; both lines begin where the row begins, and the sea before it is filled in later."""
    names, contents = _Line(), _Line()
    for line, start in ((names, letter), (contents, " ")):
        line.column = _column(row[0]) - 1
        line.add(start, "sea")
    explorers = {player.explorer: seat for seat, player in enumerate(view.players)}
    for space in row:
        content = view.board.get(space.name)
        is_marked = space.name in marked
        ground: Style = "mark" if is_marked else "dim" if content == "face-down" else "land"
        look: Style = "mark" if is_marked else STYLES.get(content or "", "land")
        for line in (names, contents):
            line.sail(_column(space))
        names.add((MARK if is_marked else " "), ground)
        names.add(f"{space.name}{CITY if space.city else ''}".ljust(NAME)[:NAME], ground)
        contents.add(" ", ground)
        contents.add((CODES[content] if content else EMPTY).ljust(CODE), look)
        seat = explorers.get(space.name)
        contents.add(" " if seat is None else str(seat + 1), ground if seat is None else f"seat-{seat}")
    return names, contents


def _with_legend(line: _Line, west: tuple[str, str] | None, east: tuple[str, str] | None) -> tuple[Span, ...]:
    start = line.column - sum(len(span.text) for span in line.spans)
    whole = _Line()
    if west is not None:
        code, name = west
        whole.add(f" {code.ljust(CODE)} ", "sea")
        # The name with all the sea beside it, so that a longer word of another language has room.
        whole.add(name.ljust(start - whole.column), "sea")
    whole.sail(start)
    for span in line.spans:
        whole.add(span.text, span.style)
    if east is not None:
        code, name = east
        whole.sail(EAST_COLUMN)
        whole.add(f"{code.ljust(CODE)} ", "sea")
        whole.add(name.ljust(WIDTH - whole.column), "sea")
    whole.sail(WIDTH)
    return tuple(whole.spans)


def _header() -> tuple[Span, ...]:
    codes = "".join(f"{code:>4}" for code in (POINTS, CAMP, "$", "*", *(CODES[good] for good in GOOD_NAMES)))
    return (Span(f"     {codes}", "dim"),)


def _player(view: View, seat: int) -> tuple[Span, ...]:
    """What a seat has: points, camps, nuggets and gems shown, and goods, in the header's order."""
    player: Player = view.players[seat]
    is_acting = view.turn == seat and view.phase != "over"
    goods = [player.goods.get(good, 0) for good in GOOD_NAMES]
    held = "".join(f"{count or '·':>4}" for count in (player.camps, sum(player.gold), sum(player.gems), *goods))
    return (
        Span(f" {MARK if is_acting else ' '}"),
        Span(f" {seat + 1} ", f"seat-{seat}"),
        Span(f"{player.points:>4}", "strong"),
        Span(held),
    )
