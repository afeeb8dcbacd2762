"""What stored games rely on, in short: every action's number, every stream of luck, every data file."""

import hashlib
from itertools import groupby
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from ludotheca import games
from ludotheca.engine.meta import Meta
from ludotheca.library import load, titles

FOLDER: Final = Path(__file__).parent
FILE: Final = FOLDER / "digests.json"
DATA: Final = (".csv", ".json")


class Family(Struct, frozen=True, array_like=True):
    """Actions of one kind that follow one another in a catalogue."""

    kind: str
    actions: int
    digest: str


class Digest(Struct, frozen=True, kw_only=True):
    """Of one game."""

    version: int
    catalogue: tuple[Family, ...]
    streams: tuple[str, ...]
    data: dict[str, str]
    """By file name, wherever the file is kept."""


def digest_of(game: str) -> Digest:
    """As the sources are now."""
    meta: Meta = load(game).meta
    return Digest(
        version=meta.version, catalogue=tuple(_families(game)), streams=meta.streams, data=_data().get(game, {})
    )


def _families(game: str) -> list[Family]:
    families = []
    for kind, group in groupby(load(game).rules.catalogue, key=_kind):
        actions = list(group)
        families.append(Family(kind, len(actions), _short(msgspec.json.encode(actions, order="sorted"))))
    return families


def _kind(action: Struct) -> str:
    tag = action.__struct_config__.tag
    assert isinstance(tag, str)
    return tag


def _data() -> dict[str, dict[str, str]]:
    """By game. A file is of the last game that is named on the way to it."""
    known = titles()
    found: dict[str, dict[str, str]] = {}
    for path in sorted(Path(games.__path__[0]).rglob("data/**/*")):
        if path.suffix in DATA:
            game = [part for part in path.parts if part in known][-1]
            found.setdefault(game, {})[path.name] = _short(path.read_bytes())
    return found


def _short(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:16]


def read_digests() -> dict[str, Digest]:
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, Digest])


def write_digests(digests: dict[str, Digest]) -> None:
    write_json(FILE, dict(sorted(digests.items())))


def write_json(path: Path, content: Any) -> None:
    path.write_bytes(msgspec.json.format(msgspec.json.encode(content), indent=2) + b"\n")


def differences(kept: Digest, now: Digest) -> list[str]:
    """What of the things that stored games rely on is no longer as it was."""
    found = [
        f"actions of kind '{old.kind}' at place {place}"
        for place, (old, new) in enumerate(zip(kept.catalogue, now.catalogue, strict=False))
        if old != new
    ]
    if len(kept.catalogue) != len(now.catalogue):
        found.append(f"the catalogue, which had {len(kept.catalogue)} kinds of actions and has {len(now.catalogue)}")
    if kept.streams != now.streams:
        found.append(f"the streams of luck, which were {kept.streams} and are {now.streams}")
    names = kept.data.keys() | now.data.keys()
    return [*found, *(f"the data file {name}" for name in sorted(names) if kept.data.get(name) != now.data.get(name))]
