"""One game between bots as a lesson: some of its positions in numbers, and who won."""

from pathlib import Path
from typing import Any, Final

import numpy as np
from librt.vecs import vec
from msgspec import Struct
from numpy.typing import NDArray

from ludotheca.bots import find_bot
from ludotheca.bots.contract import Memory, decide
from ludotheca.bots.levels import MOODS, MoodBot
from ludotheca.bots.luck import seat_luck
from ludotheca.engine.encoder import Encoder
from ludotheca.engine.game import Game
from ludotheca.engine.luck import Luck, Seeded
from ludotheca.library import load

Numbers = NDArray[np.float32]

WHIM: Final = 12
"""One decision in so many is made by a bot that plays by mood, so that mistakes can be learned from."""
WHIMSICAL: Final = MoodBot("whimsical", 0.5, MOODS)
STRIDE: Final = 6
"""One position in so many is kept: neighbours are nearly the same, and a game has only one outcome."""
LONGEST: Final = 20_000
"""After so many decisions a game is given up."""


class Lesson(Struct, frozen=True):
    """A game to be played, and where to put its positions."""

    game: str
    bot: str
    seats: int
    seed: int
    path: str


class Positions(Struct):
    """Positions of games; places where nobody sits hold zeros."""

    progress: Numbers
    tables: Numbers
    """What concerns everybody."""
    rows: Numbers
    """For each position and seat: what everybody knows of the seat, and what only the seat knows."""
    values: Numbers
    """The hand-written value of each seat."""
    wins: Numbers
    """Each seat's share of the victory."""
    seated: NDArray[np.bool_]
    """Which seats are taken."""


def attend(lesson: Lesson) -> str:
    """Plays a game and saves its positions; the name of the file."""
    game = load(lesson.game)
    positions = play(game, lesson)
    path = Path(lesson.path)
    unfinished = path.with_suffix(".part")
    with unfinished.open("wb") as file:
        np.savez_compressed(file, **{name: getattr(positions, name) for name in Positions.__struct_fields__})
    unfinished.replace(path)
    return path.name


def play(game: Game[Any, Any, Any, Any], lesson: Lesson) -> Positions:
    rules, luck = game.rules, Seeded(lesson.seed)
    bot = find_bot(lesson.bot)
    lucks = [seat_luck(lesson.seed, seat) for seat in range(lesson.seats)]
    memories = [Memory() for _ in range(lesson.seats)]
    chance: Luck = Seeded(lesson.seed + 1)
    state = rules.setup(lesson.seats, rules.meta.settle(lesson.seats, {}), luck)
    taken: list[tuple[float, list[float], list[list[float]], list[float]]] = []
    for _ in range(LONGEST):
        actors = rules.actors(state)
        if not actors:
            break
        seat = actors[0]
        if chance.below(STRIDE) == 0:
            taken.append(numbers(game, state, lesson.seats))
        chosen = WHIMSICAL if chance.below(WHIM) == 0 else bot
        for action in decide(chosen, game, state, seat, lucks[seat], memory=memories[seat]):
            rules.apply(state, seat, action, luck, None)
    winners = rules.winners(state)
    return positions(game.insight.encoder, taken, [(seat in winners) / len(winners) for seat in range(lesson.seats)])


def numbers(
    game: Game[Any, Any, Any, Any], state: Any, seats: int
) -> tuple[float, list[float], list[list[float]], list[float]]:
    encoder = game.insight.encoder
    table = vec[float]([0.0] * encoder.table_size)
    encoder.write_table(state, table, 0)
    rows: list[list[float]] = []
    for seat in range(seats):
        row = vec[float]([0.0] * (encoder.open_size + encoder.own_size))
        encoder.write_open(state, seat, row, 0)
        encoder.write_own(state, seat, row, encoder.open_size)
        rows.append(list(row))
    values = [game.insight.value(state, seat) for seat in range(seats)]
    return encoder.progress(state), list(table), rows, values


def positions(
    encoder: Encoder[Any],
    taken: list[tuple[float, list[float], list[list[float]], list[float]]],
    shares: list[float],
) -> Positions:
    count, most, seats = len(taken), encoder.most_seats, len(shares)
    found = Positions(
        progress=np.array([each[0] for each in taken], dtype=np.float32),
        tables=np.zeros((count, encoder.table_size), dtype=np.float32),
        rows=np.zeros((count, most, encoder.open_size + encoder.own_size), dtype=np.float32),
        values=np.zeros((count, most), dtype=np.float32),
        wins=np.zeros((count, most), dtype=np.float32),
        seated=np.zeros((count, most), dtype=np.bool_),
    )
    for place, (_, table, rows, values) in enumerate(taken):
        found.tables[place] = table
        found.rows[place, :seats] = rows
        found.values[place, :seats] = values
    found.wins[:, :seats] = shares
    found.seated[:, :seats] = True
    return found


def read(paths: list[Path]) -> Positions:
    """The positions of many games together."""
    parts: dict[str, list[Any]] = {name: [] for name in Positions.__struct_fields__}
    for path in paths:
        with np.load(path) as file:
            for name, part in parts.items():
                part.append(file[name])
    return Positions(**{name: np.concatenate(part) for name, part in parts.items()})
