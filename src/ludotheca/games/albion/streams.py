"""What Albion draws for."""

from typing import Final

STREAMS: Final = ("start", "pict")
START: Final = 1
PICT: Final = 2
