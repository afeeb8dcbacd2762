"""Luck that is promised before anybody could know what it will be used for."""

import secrets
from typing import Final

from ludotheca.engine.luck import Fair
from ludotheca.server.failures import UnknownPromiseError

MOST_PROMISES: Final = 10_000
"""So many are kept for tables that may never come; then the oldest is forgotten."""


class Promises:
    """Secrets of which only the commitment is known, each for one table."""

    def __init__(self) -> None:
        self._secrets: dict[str, bytes] = {}

    def make(self) -> str:
        if len(self._secrets) >= MOST_PROMISES:
            del self._secrets[next(iter(self._secrets))]
        secret = secrets.token_bytes(32)
        commitment = Fair.commitment(secret)
        self._secrets[commitment] = secret
        return commitment

    def keep(self, commitment: str | None) -> bytes:
        """The secret that was promised; a new one where nobody has asked for a promise."""
        if commitment is None:
            commitment = self.make()
        if commitment not in self._secrets:
            raise UnknownPromiseError("no such luck has been promised, or a table has it already")
        return self._secrets.pop(commitment)
