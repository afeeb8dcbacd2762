"""What Augustus draws for."""

from typing import Final

STREAMS: Final = ("crier", "objective", "token")
CRIER: Final = 1
OBJECTIVE: Final = 2
TOKEN: Final = 3
