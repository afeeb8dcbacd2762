"""Checks on untrusted input: values of the wrong type, and data that only looks like JSON."""

from typing import Any, Final, NoReturn, TypeGuard

from ludotheca.engine.errors import GameError

LARGEST_NUMBER: Final = 1_000_000
"""No game counts higher, and compiled rules cannot hold every number that JSON can."""
DEEPEST: Final = 20
LARGEST_DATA: Final = 20_000
"""Numbers, strings, lists and objects in one piece of data."""


def is_whole(value: object) -> TypeGuard[int]:
    """Whether a value is a whole number; a bool, which Python counts as an int, is not."""
    return isinstance(value, int) and not isinstance(value, bool)


def check_plain(data: dict[str, Any], error: type[GameError]) -> None:
    """Raises the error if the data is not plain: too deep, too large, or containing what JSON cannot express."""
    _Plainness(error).check(data, "$", 0)


class _Plainness:
    def __init__(self, error: type[GameError]) -> None:
        self._error = error
        self._left = LARGEST_DATA

    def check(self, value: object, path: str, depth: int) -> None:
        self._left -= 1
        if depth > DEEPEST:
            self._fail(path[:100], "is nested too deeply")
        if self._left < 0:
            self._fail(path, "is more data than any position holds")
        if isinstance(value, dict):
            for name, part in value.items():
                self._check_name(path, name)
                self.check(part, f"{path}.{name}", depth + 1)
        elif isinstance(value, list | tuple):
            for number, part in enumerate(value):
                self.check(part, f"{path}[{number}]", depth + 1)
        else:
            self._check_single(path, value)

    def _check_name(self, path: str, name: object) -> None:
        if not isinstance(name, str):
            self._fail(path, f"{name!r} is not a name")
        self._check_text(path, name)

    def _check_single(self, path: str, value: object) -> None:
        if isinstance(value, str):
            self._check_text(path, value)
        elif isinstance(value, int):
            if abs(value) > LARGEST_NUMBER:
                self._fail(path, "is too large")
        elif value is not None and not isinstance(value, float):
            self._fail(path, f"{type(value).__name__} is not JSON")

    def _check_text(self, path: str, text: str) -> None:
        try:
            text.encode()
        except UnicodeEncodeError:
            self._fail(path, "contains half a character")

    def _fail(self, path: str, message: str) -> NoReturn:
        raise self._error(f"{path}: {message}", path=path)
