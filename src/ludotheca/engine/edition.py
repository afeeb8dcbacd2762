"""What a game's data files are called by: two games that name the same edition lay the same board and cards."""

from pathlib import Path

from msgspec import Struct


class Edition(Struct, frozen=True, kw_only=True):
    """The data files that a game is played with."""

    folder: Path
    fingerprint: str
    """Of what the files say; who says it and where it was found does not count."""
    house_fingerprint: str
    """Of the house's own files; a record that names no edition was played with these."""
    name: str = ""
    """What its owner calls it; empty where none was chosen."""

    @property
    def is_house(self) -> bool:
        """Whether it says what the house's own files say, wherever it lies."""
        return self.fingerprint == self.house_fingerprint

    def called(self, fingerprint: str) -> str:
        """An edition in words: this one, the house's own, or one of which nothing but the fingerprint is known."""
        if fingerprint == self.house_fingerprint:
            return f"the house's own edition ({fingerprint})"
        if fingerprint == self.fingerprint:
            return f"the edition '{self.name}' ({fingerprint})"
        return f"the edition {fingerprint}"
