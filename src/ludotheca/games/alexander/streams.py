"""What the scenario draws for, besides what the base game does."""

from typing import Final

from ludotheca.games.catan import streams

STREAMS: Final = (*streams.STREAMS, "stack", "tile")
STACK: Final = 6
TILE: Final = 7
