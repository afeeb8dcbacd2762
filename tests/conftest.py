"""What every test relies on: the package under test is the one in this checkout."""

from pathlib import Path
from typing import Final

import pytest
from hypothesis import settings

import ludotheca
from ludotheca.testing import SETTINGS

settings.register_profile("house", SETTINGS)
settings.load_profile("house")

ROOT: Final = Path(__file__).parent.parent
SOURCES: Final = ROOT / "src" / "ludotheca"
SHIPPED: Final = ("*.py", "*.csv", "*.ftl", "*.json", "*.toml", "README.md", "py.typed")
"""What goes into the wheel unchanged, besides the page."""


def shipped(package: Path) -> dict[Path, bytes]:
    """The shipped files of a package, by their path in it."""
    found = {path.relative_to(package): path for pattern in SHIPPED for path in package.rglob(pattern)}
    return {place: path.read_bytes() for place, path in found.items() if "static" not in place.parts}


def differences(sources: Path, installed: Path) -> list[Path]:
    """Where the two differ: files edited, added or removed."""
    return sorted({place for place, _ in shipped(sources).items() ^ shipped(installed).items()})


def pytest_sessionstart() -> None:
    """A wheel that was built before the last edit must not pass for the sources."""
    installed = Path(ludotheca.__file__).parent
    if installed == SOURCES:
        return
    if stale := differences(SOURCES, installed):
        pytest.exit(f"{stale[0]} differs from the installed wheel: run 'make test', or 'make dev' while editing", 3)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: once a worker has started Playwright, no other event loop runs in it."""
    items.sort(key=lambda item: "browser" in item.path.parts)
