"""Reads a game's data files; errors name the file and the line."""

import csv
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NoReturn

from ludotheca.engine.errors import DataError

LARGEST_NUMBER: Final = 999
"""More than that, or as much below zero, is a slip of the pen."""


class Row:
    """One line of a CSV file, read with checks."""

    def __init__(self, file: str, line: int, cells: dict[str, str]) -> None:
        self._file = file
        self.line = line
        self._cells = cells

    def text(self, column: str) -> str:
        return self._cells[column]

    def name(self, column: str) -> str:
        """What something is called, which may be anything but blank."""
        cell = self._cells[column]
        if not cell.strip():
            self.fail(f"{column} must not be blank")
        return cell

    def number(self, column: str, least: int = -LARGEST_NUMBER) -> int:
        cell = self._cells[column]
        try:
            value = int(cell)
        except ValueError:
            self.fail(f"{column} must be a whole number, not '{cell}'")
        if value < least:
            self.fail(f"{column} must be at least {least}, not {value}")
        if value > LARGEST_NUMBER:
            self.fail(f"{column} must be at most {LARGEST_NUMBER}, not {value}")
        return value

    def one_of(self, column: str, allowed: Sequence[str]) -> str:
        cell = self._cells[column]
        if cell not in allowed:
            self.fail(f"{column} must be one of {', '.join(allowed)}, not '{cell}'")
        return cell

    def fail(self, message: str) -> NoReturn:
        fail(self._file, message, self.line)


def fail(file: str, message: str, line: int | None = None) -> NoReturn:
    place = file if line is None else f"{file}, line {line}"
    raise DataError(f"{place}: {message}", file=file, line=line or 0)


def read_text(path: Path) -> str:
    try:
        # Some spreadsheets put a mark in front of what they save.
        return path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        fail(path.name, f"cannot be read ({error})")


def read_cells(path: Path) -> Iterator[tuple[int, list[str]]]:
    """The lines of a CSV file by their number, the header first."""
    reader = csv.reader(read_text(path).splitlines(), strict=True)
    try:
        for cells in reader:
            yield reader.line_num, cells
    except csv.Error as error:
        fail(path.name, f"cannot be read ({error})", reader.line_num)


def rows(path: Path, columns: Sequence[str]) -> Iterator[Row]:
    """The lines of a CSV file, which must have exactly these columns."""
    lines = read_cells(path)
    _, header = next(lines, (1, []))
    if header != list(columns):
        fail(path.name, f"the columns must be {','.join(columns)}, not {','.join(header)}", 1)
    for line, cells in lines:
        if len(cells) != len(columns):
            fail(path.name, f"has {len(cells)} cells instead of {len(columns)}", line)
        yield Row(path.name, line, dict(zip(columns, cells, strict=True)))


def read_json(path: Path) -> Any:
    def refuse(number: str) -> NoReturn:
        fail(path.name, f"{number} is not a number that can be drawn")

    try:
        return json.loads(read_text(path), parse_constant=refuse)
    except json.JSONDecodeError as error:
        fail(path.name, f"cannot be read ({error.msg})", error.lineno)


def reachable(around: Sequence[Sequence[int]]) -> set[int]:
    """The numbers that can be reached from the first; ``around`` says for each what is next to it."""
    reached = {0}
    frontier = [0]
    while frontier:
        for other in around[frontier.pop()]:
            if other not in reached:
                reached.add(other)
                frontier.append(other)
    return reached
