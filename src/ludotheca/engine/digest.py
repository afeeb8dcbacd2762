"""A position in short, by which a later version of the rules can tell whether it gets to the same one."""

import hashlib
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ludotheca.engine.rules import EVERYTHING, Rules

DIGITS: Final = 16


def position_digest(rules: Rules[Any, Any, Any, Any], state: Any, drawn: Sequence[int]) -> str:
    """Of everything that is on the table, and of how often luck was drawn from each stream.

    The rules' version is no part of it, nor is the order in which a view names its fields.
    """
    seen = msgspec.json.encode([rules.view(state, EVERYTHING), drawn], order="sorted")
    return hashlib.sha256(seen).hexdigest()[:DIGITS]
