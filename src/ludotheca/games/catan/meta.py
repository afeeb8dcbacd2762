"""What Catan and Alexander say about themselves."""

from typing import Final

from ludotheca.engine.meta import Meta, Option

PLAYER_TRADE: Final = Option(default=True, choices=(True, False))

CATAN_META: Final = Meta(
    id="catan",
    version=1,
    seats=(2, 4),
    author="Klaus Teuber",
    year=1995,
    clauses=("CAT",),
    options={
        "board": Option(default="beginners", choices=("beginners", "random")),
        "player_trade": PLAYER_TRADE,
    },
    has_secrets=True,
)

ALEXANDER_META: Final = Meta(
    id="alexander",
    version=1,
    seats=(2, 4),
    author="Klaus Teuber",
    year=1998,
    clauses=("CAT", "ALX"),
    options={
        "starting_gold": Option(default=0, choices=(0, 8)),
        "forbid_overbids": Option(default=False, choices=(False, True)),
        "left_out": Option(default="third", choices=("third", "second")),
        "robber_start": Option(default="default", choices=("default", "choice")),
        "player_trade": PLAYER_TRADE,
    },
    has_secrets=True,
    # Whoever bids at random bids more than they have, and the auction starts again (ALX-2.12).
    ends_by_chance=False,
)
