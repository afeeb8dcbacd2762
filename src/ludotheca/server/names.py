"""Names of players: whatever people call themselves, as long as it can be seen and reads as what it is."""

import unicodedata
from typing import Final

from ludotheca.server.failures import BadNameError

LONGEST_NAME: Final = 30
MOST_MARKS: Final = 2
"""So many accents may stand over one letter."""
BLANKS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that show nothing."""
SELECTORS: Final = frozenset(map(chr, range(0xFE00, 0xFE10)))
"""They choose how the sign before them is drawn, and show nothing themselves."""
UNSEEN: Final = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")
"""Control and direction characters, those without width, those of no alphabet, line ends."""


def clean_name(name: str) -> str:
    """The name with its white space in order; refused if it holds what cannot be seen, or would look like nothing."""
    plain = "".join(sign for sign in unicodedata.normalize("NFC", name) if sign not in SELECTORS)
    cleaned = " ".join(plain.split())
    marks = 0
    for sign in cleaned:
        category = unicodedata.category(sign)
        if category in UNSEEN or sign in BLANKS:
            raise BadNameError(f"a name cannot hold the character U+{ord(sign):04X}, which nobody would see")
        marks = marks + 1 if category.startswith("M") else 0
        if marks > MOST_MARKS:
            raise BadNameError("a name cannot pile up so many marks on one letter")
    if not 1 <= len(cleaned) <= LONGEST_NAME:
        raise BadNameError(f"a name has 1 to {LONGEST_NAME} characters")
    if unicodedata.category(cleaned[0]).startswith("M"):
        raise BadNameError("a name cannot begin with a mark that belongs over a letter")
    return cleaned
