"""Digests of what stored games rely on: every action's number, every stream of luck, every data file."""

import hashlib
from itertools import groupby
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from ludotheca.engine.meta import Meta
from ludotheca.library import load

FOLDER: Final = Path(__file__).parent
FILE: Final = FOLDER / "digests.json"
DATA: Final = (".csv", ".json")


class Family(Struct, frozen=True, array_like=True):
    """Consecutive actions of one kind in a catalogue."""

    kind: str
    actions: int
    digest: str


class Digest(Struct, frozen=True, kw_only=True):
    """What stored games of one title rely on."""

    version: int
    catalogue: tuple[Family, ...]
    streams: tuple[str, ...]
    data: dict[str, str]
    """By the name of the file in the game's folder of data."""


def digest_of(game: str) -> Digest:
    """The digests of the current sources."""
    meta: Meta = load(game).meta
    return Digest(version=meta.version, catalogue=tuple(_families(game)), streams=meta.streams, data=_data(game))


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


def _data(game: str) -> dict[str, str]:
    folder = load(game).folder / "data"
    files = (path for path in sorted(folder.rglob("*")) if path.suffix in DATA)
    return {path.relative_to(folder).as_posix(): _short(path.read_bytes()) for path in files}


def _short(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:16]


def read_digests() -> dict[str, Digest]:
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, Digest])


def write_digests(digests: dict[str, Digest]) -> None:
    write_json(FILE, dict(sorted(digests.items())))


def write_json(path: Path, content: Any) -> None:
    path.write_bytes(msgspec.json.format(msgspec.json.encode(content), indent=2) + b"\n")


def differences(kept: Digest, now: Digest) -> list[str]:
    """Which of the things that stored games rely on have changed."""
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
