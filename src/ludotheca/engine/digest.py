"""A table's position in short, by which a later version of the rules can tell whether it gets to the same one."""

import hashlib
from typing import Any

import msgspec

from ludotheca.engine.rules import EVERYTHING
from ludotheca.engine.table import Table


def position_digest(table: Table[Any, Any, Any, Any]) -> str:
    """Of everything that is on the table, and of how often luck was drawn for what.

    The rules' version is no part of it, nor is the order in which a view names its fields.
    """
    view = table.rules.view(table.state, EVERYTHING)
    return hashlib.sha256(msgspec.json.encode([view, table.drawn], order="sorted")).hexdigest()
