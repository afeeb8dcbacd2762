r"""Catan drawn in characters.

A hex shows its name, and below it a code for its terrain, its number and the robber (R). Free crossings are dots and
free edges strokes; a road is its player's number, a settlement a small letter and a city a capital one: player 1 has
a and A::

       .
     / A1\
    .     .
    1 Fo 6|
    a     .
"""

from typing import ClassVar, Final

from ludotheca.engine.sketch import Sketch, Span, Style
from ludotheca.games.catan.data import DESERT, PLAN, RESOURCES, BoardPlan
from ludotheca.games.catan.geometry import Corner
from ludotheca.games.catan.views import Player, View

HALF: Final = 3
"""Columns from the middle of a hex to its sides; a row of hexes is as many lines below the next."""
ROBBER: Final = "R"
MARK: Final = "*"
EMPTY: Final = "·"
WIDE: Final = 4
"""Columns of a number in the players' table."""

Point = tuple[int, int]
Line = tuple[Span, ...]


def sketch(view: View, marked: frozenset[str]) -> Sketch:
    return Map(PLAN, view, marked).draw()


def code(name: str) -> str:
    """Two letters for a terrain or a good."""
    return name[:2].capitalize()


def _middle(q: int, r: int) -> Point:
    return HALF * (2 * q + r), HALF * r


def _crossing(corner: Corner) -> Point:
    x, y = _middle(corner[0], corner[1])
    return x, y - 2 if corner[2] == "N" else y + 2


class Map:
    """A sheet of characters, each at its column and line. A scenario draws more on it."""

    last_column: ClassVar = ""
    """What it says above things that can be won."""

    def __init__(self, plan: BoardPlan, view: View, marked: frozenset[str]) -> None:
        self.plan = plan
        self.view = view
        self.marked = marked
        self.sheet: dict[Point, tuple[str, Style]] = {}
        geometry = plan.geometry
        self.points = {
            name: _crossing(corner) for name, corner in zip(geometry.crossing_names, geometry.crossings, strict=True)
        }

    def draw(self) -> Sketch:
        self._draw_land()
        self._draw_harbours()
        self._draw_edges()
        self._draw_crossings()
        self.draw_scenario()
        players = map(self._player, range(len(self.view.players)))
        return (*self._lines(), (), *self._legend(), (), self._header(), *players)

    def put(self, point: Point, text: str, style: Style) -> None:
        for k, character in enumerate(text):
            self.sheet[point[0] + k, point[1]] = (character, style)

    def _draw_land(self) -> None:
        for tile in self.plan.tiles:
            land = self.view.land[tile.name] if self.view.land else tile
            x, y = _middle(tile.q, tile.r)
            is_marked = tile.name in self.marked
            style: Style = "mark" if is_marked else "dim" if land.terrain == DESERT else "land"
            self.put((x - 1, y - 1), tile.name.ljust(3), "mark" if is_marked else "dim")
            robber = ROBBER if self.view.robber == tile.name else " "
            self.put((x - 2, y), f"{code(land.terrain)}{land.number or '':>2}", style)
            self.put((x + 2, y), robber, "bad")

    def _draw_harbours(self) -> None:
        kinds = self.view.harbours or [harbour.kind for harbour in self.plan.harbours]
        for harbour, kind in zip(self.plan.harbours, kinds, strict=True):
            x, y = _middle(*harbour.sea)
            self.put((x - 2, y), "3:1" if kind == "any" else f"2:1{code(kind)}", "sea")

    def _draw_edges(self) -> None:
        owners = {road: seat for seat, player in enumerate(self.view.players) for road in player.roads}
        geometry = self.plan.geometry
        for name, (start, end) in zip(geometry.edge_names, geometry.edges, strict=True):
            (x, y), (far_x, far_y) = sorted(
                (self.points[geometry.crossing_names[start]], self.points[geometry.crossing_names[end]]),
                key=lambda point: point[1],
            )
            if x == far_x:
                point, stroke = (x, y + 1), "|"
            else:
                point, stroke = ((far_x + 1, far_y), "/") if x > far_x else ((far_x - 1, far_y), "\\")
            seat = owners.get(name)
            if name in self.marked:
                self.put(point, MARK, "mark")
            elif seat is None:
                self.put(point, stroke, "dim")
            else:
                self.put(point, str(seat + 1), f"seat-{seat}")

    def _draw_crossings(self) -> None:
        for name, point in self.points.items():
            is_marked = name in self.marked
            self.put(point, MARK if is_marked else EMPTY, "mark" if is_marked else "dim")
        for seat, player in enumerate(self.view.players):
            for names, first in ((player.settlements, "a"), (player.cities, "A")):
                for name in names:
                    style: Style = "mark" if name in self.marked else f"seat-{seat}"
                    self.put(self.points[name], chr(ord(first) + seat), style)

    def draw_scenario(self) -> None:
        """Nothing in the base game."""

    def _lines(self) -> list[Line]:
        left = min(x for x, _ in self.sheet) - 1
        right = max(x for x, _ in self.sheet) + 2
        lines: list[Line] = []
        for y in range(min(y for _, y in self.sheet), max(y for _, y in self.sheet) + 1):
            spans: list[Span] = []
            for x in range(left, right):
                character, style = self.sheet.get((x, y), (" ", "sea"))
                if spans and spans[-1].style == style:
                    spans[-1] = Span(spans[-1].text + character, style)
                else:
                    spans.append(Span(character, style))
            lines.append(tuple(spans))
        return lines

    def _legend(self) -> list[Line]:
        return [
            tuple(span for name in row for span in (Span(f" {code(name)} ", "dim"), Span(name.ljust(10))))
            for row in (self.plan.terrains, self.plan.goods)
        ]

    def _header(self) -> Line:
        columns = (*map(code, self.plan.goods), "+#", "Kn", self.last_column)
        return (Span("      #" + "".join(f"{column:>{WIDE}}" for column in columns), "dim"),)

    def _player(self, seat: int) -> Line:
        """Cards in hand, each resource as far as it is seen, development cards and knights."""
        player: Player = self.view.players[seat]
        is_acting = self.view.turn == seat and self.view.phase != "over"
        hand = [str(player.hand.get(name, 0) or EMPTY) if player.hand is not None else "?" for name in RESOURCES]
        counts = [player.development_cards or EMPTY, player.knights or EMPTY]
        cards = sum(player.hand.values()) if player.cards is None and player.hand is not None else player.cards
        columns = (*hand, *self.other_goods(player), *counts, *self.won(player))
        return (
            Span(f" {'>' if is_acting else ' '}"),
            Span(f" {seat + 1} ", f"seat-{seat}"),
            Span(f"{cards:>2}", "strong"),
            Span("".join(f"{text:>{WIDE}}" for text in columns)),
        )

    def other_goods(self, player: Player) -> tuple[str, ...]:
        """Goods that are no cards: none in the base game."""
        return ()

    def won(self, player: Player) -> tuple[str, ...]:
        """What a player can win in a scenario: nothing in the base game."""
        return ()
