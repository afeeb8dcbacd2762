"""What Africa draws for."""

from typing import Final

STREAMS: Final = ("start", "tile")
START: Final = 1
TILE: Final = 2
