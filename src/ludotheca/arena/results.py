"""The folder of an arena: every game as soon as it is over, so that nothing is lost and the same command continues."""

from pathlib import Path
from typing import IO, Any, Final

import msgspec
from msgspec import Struct

from ludotheca.arena.pairing import Played
from ludotheca.arena.simulate import Plan
from ludotheca.engine.errors import SetupError
from ludotheca.engine.meta import Options
from ludotheca.library import load

PLAN: Final = "plan.json"
GAMES: Final = "results.jsonl"
COLUMNS: Final = "results.parquet"
PAGE: Final = "report.html"


class Kept(Struct, frozen=True):
    """What the games of a folder have in common. Their number is no part of it: more can be added at any time."""

    game: str
    version: int
    """Of the rules."""
    edition: str | None
    bots: tuple[str, ...]
    seed: int
    options: Options
    limit: int | None
    seconds: float = 0.0
    """How long all runs have taken together."""

    def told(self) -> str:
        """The plan in one line, for whoever has mixed up two folders."""
        options = "".join(f", {name}={str(value).lower()}" for name, value in self.options.items())
        edition = f", edition {self.edition}" if self.edition else ""
        limit = f", at most {self.limit} decisions" if self.limit else ""
        return f"{self.game} (rules {self.version}{edition}): {', '.join(self.bots)}, seed {self.seed}{options}{limit}"


class Folder:
    """Reads what was played before, and adds to it."""

    def __init__(self, path: Path, plan: Plan) -> None:
        if path.exists() and not path.is_dir():
            message = f"{path} is a file, and results are kept in a folder"
            raise SetupError(message)
        game = load(plan.game)
        self.path = path
        self._kept = Kept(
            plan.game, game.meta.version, game.fingerprint, plan.bots, plan.seed, plan.options, plan.limit
        )
        path.mkdir(parents=True, exist_ok=True)
        self._take_over()
        self.games = self._read()
        self._file: IO[bytes] = (path / GAMES).open("ab")

    def _take_over(self) -> None:
        file = self.path / PLAN
        if not file.exists():
            if any(self.path.iterdir()):
                message = f"there is something in {self.path} already, and it is no arena's"
                raise SetupError(message)
            self._write_plan()
            return
        try:
            before = msgspec.json.decode(file.read_bytes(), type=Kept)
        except msgspec.DecodeError as error:
            message = f"{file} is not an arena's plan: {error}"
            raise SetupError(message) from None
        if msgspec.structs.replace(before, seconds=0.0) != self._kept:
            message = f"{self.path} holds {before.told()}; this is {self._kept.told()}"
            raise SetupError(message)
        self._kept = before

    def _read(self) -> dict[int, Played]:
        """The games of earlier runs; of a line that was cut off while it was written, nothing is left."""
        file = self.path / GAMES
        if not file.exists():
            return {}
        text = file.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        if whole != text:
            file.write_bytes(whole)
        try:
            games = [msgspec.json.decode(line, type=Played) for line in whole.splitlines()]
        except msgspec.DecodeError as error:
            message = f"{file} holds something that is not a game: {error}"
            raise SetupError(message) from None
        return {played.number: played for played in games}

    def _write_plan(self) -> None:
        (self.path / PLAN).write_bytes(msgspec.json.format(msgspec.json.encode(self._kept)) + b"\n")

    @property
    def seconds(self) -> float:
        return self._kept.seconds

    def add(self, played: Played) -> None:
        """Keeps one game; it is in the file before the next one is waited for."""
        self.games[played.number] = played
        self._file.write(msgspec.json.encode(played) + b"\n")
        self._file.flush()

    def close(self, seconds: float) -> None:
        """Ends a run that took this long."""
        self._file.close()
        self._kept = msgspec.structs.replace(self._kept, seconds=round(self._kept.seconds + seconds, 3))
        self._write_plan()

    def write_columns(self) -> None:
        """Writes all games as Parquet, in order, for whoever wants to compute with them."""
        import pyarrow as pa  # noqa: PLC0415  # takes longer to import than the rest of the house
        from pyarrow import parquet  # noqa: PLC0415  # the same

        rows: list[dict[str, Any]] = [msgspec.to_builtins(self.games[number]) for number in sorted(self.games)]
        for row in rows:
            row["faults"] = list(row["faults"].items())
        parquet.write_table(pa.Table.from_pylist(rows, schema=_schema(pa)), self.path / COLUMNS)


def _schema(pa: Any) -> Any:
    whole, part = pa.int64(), pa.float64()
    fault = pa.struct([("count", whole), ("reasons", pa.list_(pa.string()))])
    return pa.schema(
        [
            ("number", whole),
            ("block", whole),
            ("bots", pa.list_(pa.string())),
            ("scores", pa.list_(whole)),
            ("winners", pa.list_(whole)),
            ("decisions", whole),
            ("turns", whole),
            ("rounds", whole),
            ("asked", pa.list_(whole)),
            ("thinking", pa.list_(part)),
            ("seconds", part),
            ("faults", pa.map_(pa.string(), fault)),
        ]
    )
