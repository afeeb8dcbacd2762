"""Albion's data files: what is there, and what is said when something is wrong with them."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from ludotheca.engine.errors import DataError
from ludotheca.games.albion.data import BORDERS, FOLDER, REGIONS, place_names, read_borders, read_geometry, read_regions


def test_the_board_is_as_reconstructed() -> None:
    """ALB-2.1: 13 regions, 23 borders, three laurel wreaths."""
    terrains = [region.terrain for region in REGIONS]

    assert len(REGIONS) == 13
    assert len(BORDERS) == 23
    assert sorted(terrain for terrain in terrains if terrain != "dark") == [
        "fish",
        "gold",
        "light",
        "start",
        "stone",
        "wood",
    ]
    assert [region.id for region in REGIONS if region.laurel] == ["brigantia", "novantia", "votadinia"]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("region,name", "id,name", "regions.csv, line 1: the columns must be region,name,terrain"),
        ("cornovia,Cornovia,dark", "mercia,Mercia,dark", "line 9: region must be one of cantium, .*, not 'mercia'"),
        ("dumnonia,Dumnonia,fish", "dumnonia, ,fish", "line 3: name must not be blank"),
        ("dumnonia,Dumnonia,fish", "cantium,Dumnonia,fish", "regions.csv: must list cantium, dumnonia, icenia"),
        ("dumnonia,Dumnonia,fish", "dumnonia,Dumnonia,sea", "line 3: terrain must be one of start, light"),
        ("dumnonia,Dumnonia,fish,0", "dumnonia,Dumnonia,fish,1", "line 3: only a dark region has Picts or a laurel"),
        ("dumnonia,Dumnonia,fish,0,0", "dumnonia,Dumnonia,fish,0,1", "line 3: a castle is placed in a dark region"),
        (
            "dobunnia,Dobunnia,dark,0,1,0,3",
            "dobunnia,Dobunnia,dark,0,1,0,2",
            "has 23 Picts for 2 players instead of 24",
        ),
        (
            "dobunnia,Dobunnia,dark,0,1,0,3,4,4",
            "dobunnia,Dobunnia,dark,0,1,0,3,5,4",
            "has 29 Picts for 3 players instead of 28",
        ),
        (
            "dobunnia,Dobunnia,dark,0,1,0,3,4,4",
            "dobunnia,Dobunnia,dark,0,1,0,3,4,3",
            "has 32 Picts for 4 players instead of 33",
        ),
        (
            "dobunnia,Dobunnia,dark,0,1,0,3",
            "dobunnia,Dobunnia,dark,0,1,0,x",
            "hidden_2p must be a whole number, not 'x'",
        ),
        ("dobunnia,Dobunnia,dark,0,1", "dobunnia,Dobunnia,dark,1,1", "has 4 laurel regions instead of 3"),
        (
            "dobunnia,Dobunnia,dark,0,1",
            "dobunnia,Dobunnia,dark,0,0",
            "has 1 regions for the first castles instead of 2",
        ),
        ("ordovicia,Ordovicia,stone", "ordovicia,Ordovicia,gold", "has 0 regions with terrain stone instead of one"),
    ],
)
def test_bad_regions_are_refused_with_file_and_line(tmp_path: Path, old: str, new: str, message: str) -> None:
    text = (FOLDER / "regions.csv").read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "regions.csv"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")

    with pytest.raises(DataError, match=message):
        read_regions(path)


@pytest.mark.parametrize("change", [lambda lines: lines[:-1], lambda lines: [lines[0], *lines[:0:-1]]])
def test_the_regions_are_listed_all_and_in_order(tmp_path: Path, change: Callable[[list[str]], list[str]]) -> None:
    """The page draws them, and the texts call them, by the ids of the house."""
    lines = (FOLDER / "regions.csv").read_text(encoding="utf-8").splitlines()
    path = tmp_path / "regions.csv"
    path.write_text("\n".join(change(lines)), encoding="utf-8")

    with pytest.raises(DataError, match=r"regions\.csv: must list cantium, dumnonia, .*, votadinia, in this order"):
        read_regions(path)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("cantium,dumnonia", "cantium,gallia", "borders.csv, line 2: b must be one of cantium, .*, not 'gallia'"),
        ("cantium,dumnonia", "cantium,cantium", "line 2: a region has no border with itself"),
        ("cantium,icenia", "dumnonia,cantium", "line 3: the border of dumnonia and cantium is there twice"),
        ("novantia,votadinia\n", "", "votadinia cannot be reached"),
    ],
)
def test_bad_borders_are_refused_with_file_and_line(tmp_path: Path, old: str, new: str, message: str) -> None:
    text = (FOLDER / "borders.csv").read_text(encoding="utf-8")
    assert old in text
    changed = text.replace(old, new, 1)
    if new == "":
        changed = changed.replace("brigantia,votadinia\n", "")
    path = tmp_path / "borders.csv"
    path.write_text(changed, encoding="utf-8")

    with pytest.raises(DataError, match=message):
        read_borders(REGIONS, path)


def test_the_first_castles_stand_beside_the_upper_light_green_region(tmp_path: Path) -> None:
    """ALB-2.5: both regions for them border Atrebatia."""
    text = (FOLDER / "borders.csv").read_text(encoding="utf-8")
    path = tmp_path / "borders.csv"
    path.write_text(text.replace("atrebatia,catuvellaunia\n", ""), encoding="utf-8")

    with pytest.raises(DataError, match="catuvellaunia, where castles are placed, does not border atrebatia"):
        read_borders(REGIONS, path)


def changed_geometry(tmp_path: Path, **changes: Any) -> Path:
    geometry = json.loads((FOLDER / "geometry.json").read_text(encoding="utf-8"))
    for name, change in changes.items():
        change(geometry[name])
    path = tmp_path / "geometry.json"
    path.write_text(json.dumps(geometry), encoding="utf-8")
    return path


def test_the_drawing_must_agree_with_the_borders(tmp_path: Path) -> None:
    path = changed_geometry(tmp_path)

    with pytest.raises(DataError, match=r"cantium and dumnonia do not border as borders\.csv says"):
        read_geometry(REGIONS, BORDERS[1:], path)


def test_a_border_that_is_not_drawn_is_noticed() -> None:
    with pytest.raises(DataError, match=r"cantium and votadinia do not border as borders\.csv says"):
        read_geometry(REGIONS, [*BORDERS, (0, 12)])


def test_every_region_must_be_drawn(tmp_path: Path) -> None:
    path = changed_geometry(tmp_path, polygons=lambda polygons: polygons.pop("icenia"))

    with pytest.raises(DataError, match=r"geometry\.json: does not draw icenia"):
        read_geometry(REGIONS, BORDERS, path)


def test_every_region_needs_four_places(tmp_path: Path) -> None:
    path = changed_geometry(tmp_path, anchors=lambda anchors: anchors["icenia"]["slots"].pop())

    with pytest.raises(DataError, match="has no place for 4 buildings in icenia"):
        read_geometry(REGIONS, BORDERS, path)


@pytest.mark.parametrize(
    "change",
    [
        {"vertices": lambda vertices: vertices.pop("cN")},
        {"coastline": lambda coastline: coastline.append("cN2")},
        {"decor": lambda decor: decor["walls"].update(limes=["cN3"])},
        {"decor": lambda decor: decor["unplayable"].update(caledonia=["cN4"])},
    ],
)
def test_an_unknown_vertex_is_named(tmp_path: Path, change: dict[str, Any]) -> None:
    path = changed_geometry(tmp_path, **change)

    with pytest.raises(DataError, match="uses the unknown vertex cN"):
        read_geometry(REGIONS, BORDERS, path)


def test_a_region_is_called_as_the_edition_calls_it() -> None:
    first, *others = REGIONS

    assert place_names([structs.replace(first, name="Kent"), *others]) == {"cantium": "Kent"}
    assert place_names(REGIONS) == {}


@pytest.mark.parametrize("text", ["{}", '{"viewBox": 3}'])
def test_a_drawing_that_cannot_be_read_is_named(tmp_path: Path, text: str) -> None:
    path = tmp_path / "geometry.json"
    path.write_text(text, encoding="utf-8")

    with pytest.raises(DataError, match=r"geometry\.json: cannot be read"):
        read_geometry(REGIONS, BORDERS, path)
