"""What Catan and Alexander draw for."""

from typing import Final

CATAN_STREAMS: Final = ("start", "board", "dice", "development", "theft")
START: Final = 1
BOARD: Final = 2
DICE: Final = 3
DEVELOPMENT: Final = 4
THEFT: Final = 5

ALEXANDER_STREAMS: Final = (*CATAN_STREAMS, "stack", "tile")
STACK: Final = 6
TILE: Final = 7
