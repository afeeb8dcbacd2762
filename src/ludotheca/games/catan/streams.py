"""What Catan draws for."""

from typing import Final

STREAMS: Final = ("start", "board", "dice", "development", "theft")
START: Final = 1
BOARD: Final = 2
DICE: Final = 3
DEVELOPMENT: Final = 4
THEFT: Final = 5
