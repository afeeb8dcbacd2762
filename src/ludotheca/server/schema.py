"""Writes JSON schemas of the wire and of every game, from which the page's types are generated."""

import json
import sys
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Any

import msgspec

from ludotheca.library import load, titles
from ludotheca.server import wire


def schemas() -> dict[str, dict[str, Any]]:
    """One schema for the platform, one for each game."""
    http = [wire.Failure, wire.House, wire.GameDetail, wire.NewTable, wire.TableMade, wire.SitDown, wire.Seated]
    http += [wire.TableInfo, wire.LuckInfo, wire.LuckPromise]
    found = {"wire": _schema({"ClientMessage": wire.ClientMessage, "ServerMessage": wire.ServerMessage}, http)}
    for title in titles():
        game = load(title)
        kinds: tuple[Any, ...] = tuple(dict.fromkeys(type(action) for action in game.rules.catalogue))
        found[title] = _schema({"Action": reduce(or_, kinds), "Event": game.event}, [game.view, type(game.materials)])
    return found


def _schema(unions: dict[str, Any], structs: list[Any]) -> dict[str, Any]:
    parts, components = msgspec.json.schema_components(
        [*unions.values(), *structs], ref_template="#/definitions/{name}"
    )
    definitions: dict[str, Any] = {**components, **dict(zip(unions, parts, strict=False))}
    for definition in definitions.values():
        # Both sides always write every field, so none is optional; defaults are only for those who write by hand.
        if "properties" in definition:
            definition["required"] = list(definition["properties"])
        _simplify(definition)
    return {"definitions": definitions}


def _simplify(part: Any) -> None:
    """Writes a schema in the form that the type generator understands."""
    if isinstance(part, dict):
        part.pop("default", None)
        if "prefixItems" in part:
            # It knows tuples only by their older keyword.
            part["items"] = part.pop("prefixItems")
        for name, inner in part.items():
            # A property may itself be called "default".
            for schema in inner.values() if name == "properties" else (inner,):
                _simplify(schema)
    elif isinstance(part, list):
        for inner in part:
            _simplify(inner)


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    for name, schema in schemas().items():
        (folder / f"{name}.json").write_text(json.dumps(schema))
