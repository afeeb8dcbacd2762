"""What every test relies on: the package under test is the one in this checkout."""

import os
from pathlib import Path
from typing import Final

import pytest
from hypothesis import HealthCheck, settings

import ludotheca

# Positions come from whole games, so examples are few and large; none is timed.
# The compiled form tries many, the interpreted one, twenty times as slow, some of the same.
EXAMPLES: Final = 100 if ludotheca.is_compiled() else 40
# They are the same in every run, so that nobody's work is refused by luck, unless somebody asks to explore.
settings.register_profile(
    "house",
    deadline=None,
    derandomize=os.environ.get("LUDOTHECA_EXPLORE") != "1",
    max_examples=EXAMPLES,
    suppress_health_check=list(HealthCheck),
)
settings.load_profile("house")

ROOT: Final = Path(__file__).parent.parent
SOURCES: Final = ROOT / "src" / "ludotheca"


def pytest_sessionstart() -> None:
    """A wheel that was built before the last edit must not pass for the sources."""
    installed = Path(ludotheca.__file__).parent
    if installed == SOURCES:
        return
    stale = [
        path.relative_to(SOURCES)
        for path in SOURCES.rglob("*.py")
        if not (found := installed / path.relative_to(SOURCES)).is_file() or found.read_bytes() != path.read_bytes()
    ]
    if stale:
        pytest.exit(f"{stale[0]} is newer than the installed wheel: run 'make test', or 'make dev' while editing", 3)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: once a worker has started Playwright, no other event loop runs in it."""
    items.sort(key=lambda item: "browser" in item.path.parts)
