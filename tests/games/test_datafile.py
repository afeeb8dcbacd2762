"""Data files as people and their spreadsheets write them."""

from pathlib import Path

import pytest

from ludotheca.engine.errors import DataError
from ludotheca.games.datafile import reachable, read_json, rows


def written(folder: Path, name: str, content: bytes) -> Path:
    path = folder / name
    path.write_bytes(content)
    return path


def test_what_spreadsheets_add_does_no_harm(tmp_path: Path) -> None:
    """A mark before the text, lines that end with two signs, cells in quotes."""
    path = written(tmp_path, "some.csv", b'\xef\xbb\xbfa,b\r\n"1","2"\r\n')

    [row] = rows(path, ("a", "b"))

    assert (row.number("a"), row.number("b"), row.line) == (1, 2, 2)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", r"some\.csv, line 1: the columns must be a,b, not "),
        (b"a;b\n1;2\n", r"some\.csv, line 1: the columns must be a,b, not a;b"),
        (b"a,b\n1\n", r"some\.csv, line 2: has 1 cells instead of 2"),
        (b"a,b\n1,2\n\n", r"some\.csv, line 3: has 0 cells instead of 2"),
        (b'a,b\n1,2\n"1"x,2\n', r"some\.csv, line 3: cannot be read \("),
        (b'a,b\n"1,2\n', r"some\.csv, line 2: cannot be read \(unexpected end of data\)"),
        (b"a,b\n1,\xff\n", r"some\.csv: cannot be read \('utf-8' codec"),
        (b"a,b\n1,two\n", r"some\.csv, line 2: b must be a whole number, not 'two'"),
        (b"a,b\n1,1000\n", r"some\.csv, line 2: b must be at most 999, not 1000"),
        (b"a,b\n1,-1000\n", r"some\.csv, line 2: b must be at least -999, not -1000"),
        (b"a,b\n1," + b"9" * 5000 + b"\n", r"some\.csv, line 2: b must be a whole number"),
    ],
)
def test_a_bad_file_is_refused_with_its_name_and_line(tmp_path: Path, content: bytes, message: str) -> None:
    path = written(tmp_path, "some.csv", content)

    with pytest.raises(DataError, match=message):
        [row.number("b") for row in rows(path, ("a", "b"))]


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b'{"a": 1,\n "b": }', r"some\.json, line 2: cannot be read \("),
        (b'{"a": NaN}', r"some\.json: NaN is not a number that can be drawn"),
        (b"\xff", r"some\.json: cannot be read"),
    ],
)
def test_bad_json_is_refused_with_its_name_and_line(tmp_path: Path, content: bytes, message: str) -> None:
    path = written(tmp_path, "some.json", content)

    with pytest.raises(DataError, match=message):
        read_json(path)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"none\.csv: cannot be read"):
        list(rows(tmp_path / "none.csv", ("a",)))


@pytest.mark.parametrize("name", [b"", b" ", b"\t"])
def test_a_name_says_something(tmp_path: Path, name: bytes) -> None:
    [named, blank] = rows(written(tmp_path, "some.csv", b"a,b\n1, Ur \n2," + name + b"\n"), ("a", "b"))

    assert named.name("b") == " Ur "
    with pytest.raises(DataError, match=r"some\.csv, line 3: b must not be blank"):
        blank.name("b")


def test_what_is_cut_off_cannot_be_reached() -> None:
    """Whatever leads on from the first is followed, also in a circle."""
    assert reachable([[1], [0, 2], [1, 3], [2, 0], [5], [4]]) == {0, 1, 2, 3}
