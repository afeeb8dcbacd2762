"""What Catan and Alexander say about themselves."""

from typing import Final

from ludotheca.engine.meta import Meta, Option
from ludotheca.games.catan.streams import ALEXANDER_STREAMS, CATAN_STREAMS

FRIENDLY_ROBBER: Final = Option(default=False, choices=(False, True))
DICE_DECK: Final = Option(default=False, choices=(False, True))
PLAYER_TRADE: Final = Option(default=True, choices=(True, False))

CATAN_META: Final = Meta(
    id="catan",
    version=2,
    seats=(2, 4),
    author="Klaus Teuber",
    year=1995,
    clauses=("CAT",),
    streams=CATAN_STREAMS,
    largest_draw=95,
    most_steps=100_000,
    options={
        "board": Option(default="beginners", choices=("beginners", "random")),
        "points_to_win": Option(default=10, choices=tuple(range(8, 13))),
        "friendly_robber": FRIENDLY_ROBBER,
        "dice_deck": DICE_DECK,
        "player_trade": PLAYER_TRADE,
    },
    has_secrets=True,
)

ALEXANDER_META: Final = Meta(
    id="alexander",
    version=2,
    seats=(2, 4),
    author="Klaus Teuber",
    year=1998,
    clauses=("CAT", "ALX"),
    streams=ALEXANDER_STREAMS,
    largest_draw=95,
    most_steps=50_000,
    options={
        "starting_gold": Option(default=0, choices=(0, 8)),
        "forbid_overbids": Option(default=False, choices=(False, True)),
        "left_out": Option(default="third", choices=("third", "second")),
        "robber_start": Option(default="default", choices=("default", "choice")),
        "points_to_win": Option(default=14, choices=tuple(range(10, 17))),
        "friendly_robber": FRIENDLY_ROBBER,
        "dice_deck": DICE_DECK,
        "player_trade": PLAYER_TRADE,
    },
    has_secrets=True,
)
