"""Catan (1995) and its scenario Alexander the Great (1998), by Klaus Teuber."""

from pathlib import Path
from typing import Final

from ludotheca.engine.game import Game
from ludotheca.games.catan.alexander import ALEXANDER
from ludotheca.games.catan.data import ALEXANDER_EDITION, ALEXANDER_PLAN, AUCTION_LIST, BASE_PLAN, EDITION, BoardPlan
from ludotheca.games.catan.events import AlexanderEvent, CatanEvent
from ludotheca.games.catan.insight import ALEXANDER_INSIGHT, CATAN_INSIGHT
from ludotheca.games.catan.rules import CATAN
from ludotheca.games.catan.sketch import sketch_alexander, sketch_catan
from ludotheca.games.catan.views import AlexanderView, Materials, View

FOLDER: Final = Path(__file__).parent


def _materials(plan: BoardPlan) -> Materials:
    geometry = plan.geometry
    names = geometry.crossing_names
    return Materials(
        tiles=plan.tiles,
        sea=plan.sea,
        crossings=dict(zip(names, geometry.crossings, strict=True)),
        edges={
            name: (names[start], names[end])
            for name, (start, end) in zip(geometry.edge_names, geometry.edges, strict=True)
        },
        harbours=plan.harbours,
        route=plan.route,
        route_start=plan.route_start,
        auctions=AUCTION_LIST if plan.route else (),
    )


GAMES: Final = (
    Game(
        rules=CATAN,
        insight=CATAN_INSIGHT,
        event=CatanEvent,
        view=View,
        materials=_materials(BASE_PLAN),
        sketch=sketch_catan,
        folder=FOLDER,
        texts=("text", "text/catan"),
        edition=EDITION,
    ),
    Game(
        rules=ALEXANDER,
        insight=ALEXANDER_INSIGHT,
        event=AlexanderEvent,
        view=AlexanderView,
        materials=_materials(ALEXANDER_PLAN),
        sketch=sketch_alexander,
        folder=FOLDER,
        texts=("text", "text/alexander"),
        edition=ALEXANDER_EDITION,
    ),
)
