"""Reads a game's data files; errors name the file and the line."""

import csv
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NoReturn

from ludotheca.engine.errors import DataError


class Row:
    """One line of a CSV file, read with checks."""

    def __init__(self, file: str, line: int, cells: dict[str, str]) -> None:
        self._file = file
        self.line = line
        self._cells = cells

    def text(self, column: str) -> str:
        return self._cells[column]

    def number(self, column: str, least: int | None = None) -> int:
        cell = self._cells[column]
        try:
            value = int(cell)
        except ValueError:
            self.fail(f"{column} must be a whole number, not '{cell}'")
        if least is not None and value < least:
            self.fail(f"{column} must be at least {least}, not {value}")
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


def rows(path: Path, columns: Sequence[str]) -> Iterator[Row]:
    """The lines of a CSV file, which must have exactly these columns."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        fail(path.name, f"cannot be read ({error})")
    reader = csv.reader(text.splitlines())
    header = next(reader, [])
    if header != list(columns):
        fail(path.name, f"the columns must be {','.join(columns)}, not {','.join(header)}", 1)
    for cells in reader:
        if len(cells) != len(columns):
            fail(path.name, f"has {len(cells)} cells instead of {len(columns)}", reader.line_num)
        yield Row(path.name, reader.line_num, dict(zip(columns, cells, strict=True)))
