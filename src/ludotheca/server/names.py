"""Players' names: anything people call themselves, as long as it is visible and reads as what it is."""

import unicodedata
from typing import Final

from ludotheca.server.failures import BadNameError

LONGEST_NAME: Final = 30
MOST_MARKS: Final = 2
"""How many accents one letter may carry."""
BLANKS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols that are invisible."""
SELECTORS: Final = frozenset(map(chr, range(0xFE00, 0xFE10)))
"""Variation selectors: they choose how the character before them is drawn, and are invisible themselves."""
UNSEEN: Final = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")
"""Control, direction and zero-width characters, unassigned and private ones, line breaks."""


def clean_name(name: str) -> str:
    """The name with its white space tidied; refused if it contains anything invisible, or would look like nothing."""
    plain = "".join(sign for sign in unicodedata.normalize("NFC", name) if sign not in SELECTORS)
    cleaned = " ".join(plain.split())
    marks = 0
    for sign in cleaned:
        category = unicodedata.category(sign)
        if category in UNSEEN or sign in BLANKS:
            raise BadNameError(f"a name cannot contain the invisible character U+{ord(sign):04X}")
        marks = marks + 1 if category.startswith("M") else 0
        if marks > MOST_MARKS:
            raise BadNameError("a name cannot have so many marks on one letter")
    if not 1 <= len(cleaned) <= LONGEST_NAME:
        raise BadNameError(f"a name must have 1 to {LONGEST_NAME} characters")
    if unicodedata.category(cleaned[0]).startswith("M"):
        raise BadNameError("a name cannot begin with a mark that belongs over a letter")
    return cleaned
