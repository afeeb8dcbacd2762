"""A fingerprint of a position, by which a later version of the rules can tell whether it reaches the same one."""

import hashlib
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ludotheca.engine.rules import EVERYTHING, Rules

DIGITS: Final = 16


def position_digest(rules: Rules[Any, Any, Any, Any], state: Any, drawn: Sequence[int]) -> str:
    """A digest of everything on the table and of how many draws each stream has made.

    Neither the version of the rules nor the order of a view's fields affects it.
    """
    seen = msgspec.json.encode([rules.view(state, EVERYTHING), drawn], order="sorted")
    return hashlib.sha256(seen).hexdigest()[:DIGITS]
