"""What Catan says about itself."""

from typing import Final

from ludotheca.engine.meta import Meta, Option
from ludotheca.games.catan.streams import STREAMS

TABLE_OPTIONS: Final = {
    "friendly_robber": Option(default=False, choices=(False, True)),
    "dice_deck": Option(default=False, choices=(False, True)),
    "player_trade": Option(default=True, choices=(True, False)),
}
"""Those of every game that is played by Catan's rules."""

META: Final[Meta] = Meta(
    id="catan",
    version=2,
    seats=(2, 4),
    author="Klaus Teuber",
    year=1995,
    clauses=("CAT",),
    streams=STREAMS,
    largest_draw=95,
    most_steps=100_000,
    options={
        "board": Option(default="beginners", choices=("beginners", "random")),
        "points_to_win": Option(default=10, choices=tuple(range(8, 13))),
        **TABLE_OPTIONS,
    },
    has_secrets=True,
)
