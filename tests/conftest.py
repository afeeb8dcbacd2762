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
BUILDS_ON: Final = {"alexander": {"catan"}}
"""A scenario knows the game that it builds on; the game knows nothing of its scenarios."""
SHIPPED: Final = ("*.py", "*.csv", "*.ftl", "*.json", "README.md", "py.typed")
"""What goes into the wheel as it is, beside the page."""


def shipped(package: Path) -> dict[Path, bytes]:
    """The shipped files of a package, by their place in it."""
    found = {path.relative_to(package): path for pattern in SHIPPED for path in package.rglob(pattern)}
    return {place: path.read_bytes() for place, path in found.items() if "static" not in place.parts}


def differences(sources: Path, installed: Path) -> list[Path]:
    """Where one is not like the other: files edited, added, or gone."""
    return sorted({place for place, _ in shipped(sources).items() ^ shipped(installed).items()})


def pytest_sessionstart() -> None:
    """A wheel that was built before the last edit must not pass for the sources."""
    installed = Path(ludotheca.__file__).parent
    if installed == SOURCES:
        return
    if stale := differences(SOURCES, installed):
        pytest.exit(f"{stale[0]} is not as in the installed wheel: run 'make test', or 'make dev' while editing", 3)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: once a worker has started Playwright, no other event loop runs in it."""
    items.sort(key=lambda item: "browser" in item.path.parts)
