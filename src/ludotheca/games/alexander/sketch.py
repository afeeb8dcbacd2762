"""Alexander drawn in characters: Catan's map with his route.

T is a temple, ? an event, 7 a crossing that waits for a seven, P is Persepolis, and & is Alexander himself.
"""

from typing import ClassVar, Final, final

from ludotheca.engine.sketch import Sketch
from ludotheca.games.alexander.data import PLAN, ROUTE
from ludotheca.games.alexander.views import AlexanderView
from ludotheca.games.catan.sketch import EMPTY, Map
from ludotheca.games.catan.views import Player

STOPS: Final = {"temple": "T", "event": "?", "seven": "7", "end": "P"}
ALEXANDER: Final = "&"


def sketch(view: AlexanderView, marked: frozenset[str]) -> Sketch:
    return _MarchMap(view, marked).draw()


@final
class _MarchMap(Map):
    last_column: ClassVar = "?"

    def __init__(self, view: AlexanderView, marked: frozenset[str]) -> None:
        super().__init__(PLAN, view, marked)
        self.passed = view.march.passed

    def draw_scenario(self) -> None:
        for stop in ROUTE.stops[self.passed :]:
            if stop.kind in STOPS:
                self.put(self.points[stop.crossing], STOPS[stop.kind], "strong")
        if self.passed:
            x, y = self.points[ROUTE.stops[self.passed - 1].crossing]
            self.put((x + 1, y), ALEXANDER, "good")

    def other_goods(self, player: Player) -> tuple[str, ...]:
        return (str(player.gold or EMPTY),)

    def won(self, player: Player) -> tuple[str, ...]:
        return (str(sum(player.tiles.values()) or EMPTY),)
