"""Luck that is promised before anybody can know what it will be used for."""

import secrets
from typing import Final

from ludotheca.engine.luck import Fair
from ludotheca.server.failures import UnknownPromiseError

MOST_PROMISES: Final = 10_000
"""How many promises are kept for tables that may never be opened; beyond that the oldest is forgotten."""


class Promises:
    """Secrets of which only the commitment has been published, each for one table."""

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
        """The secret that was promised; a new one if no promise was asked for."""
        if commitment is None:
            commitment = self.make()
        if commitment not in self._secrets:
            raise UnknownPromiseError("no such luck was promised, or a table already uses it")
        return self._secrets.pop(commitment)
