"""``ludotheca train``: games of a bot against itself, the models that learn from them, and how well they do."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
from msgspec import Struct

from ludotheca.arena.jobs import HERE, run
from ludotheca.bots import find_bot
from ludotheca.engine.encoder import Encoder
from ludotheca.engine.errors import SetupError
from ludotheca.games.learned import VALUE_FILE, Hidden, Learned
from ludotheca.library import load
from ludotheca.training import fitting
from ludotheca.training.curve import draw_curve
from ludotheca.training.fitting import Fit
from ludotheca.training.lessons import Lesson, Positions, attend, read

EXAM: Final = 5
"""One game in so many is kept for the exam: nothing learns from it."""
FEWEST: Final = 20
"""With fewer games there is nothing to learn."""
STAGES: Final = 5
"""How often the curve asks how well the model would do with fewer games; each stage has twice the games."""
GAIN: Final = 0.002
"""How much less the exam must surprise a hidden layer before it is worth its time in the tree."""
PLAN: Final = "plan.json"
CURVE: Final = "curve.png"
GAMES: Final = "games"

Tell = Callable[[str], None]


class Course(Struct, frozen=True, kw_only=True):
    """What to learn from. A course that was begun goes on with the same bot and seed."""

    game: str
    bot: str
    seed: int

    def command(self, games: int) -> str:
        return f"ludotheca train {self.game} --bot {self.bot} --games {games} --seed {self.seed}"


def train(course: Course, folder: Path, games: int, *, workers: int | None = None, on: str = HERE, tell: Tell) -> Path:
    """Plays the games that are still missing, learns from all of them, and writes the value file into the folder."""
    if games < FEWEST:
        raise SetupError(f"a course needs at least {FEWEST} games")
    game = load(course.game)
    find_bot(course.bot)
    begin(course, folder)
    play_games(course, folder, games, workers, on, tell)
    paths = [folder / GAMES / f"{number:06}.npz" for number in range(games)]
    learned, stages = learn(course, game.insight.encoder, paths, tell)
    path = folder / VALUE_FILE
    path.write_bytes(msgspec.json.format(msgspec.json.encode(learned), indent=1) + b"\n")
    draw_curve(folder / CURVE, course.game, stages)
    return path


def begin(course: Course, folder: Path) -> None:
    """Makes the folder, or makes sure that it belongs to the same course."""
    (folder / GAMES).mkdir(parents=True, exist_ok=True)
    plan = folder / PLAN
    if not plan.exists():
        plan.write_bytes(msgspec.json.encode(course))
        return
    try:
        begun = msgspec.json.decode(plan.read_bytes(), type=Course)
    except msgspec.MsgspecError as error:
        raise SetupError(f"{plan} cannot be read: {error}") from None
    if begun != course:
        wanted = f"--bot {begun.bot} --seed {begun.seed}"
        raise SetupError(f"{folder} holds games of another course ({begun.game}, {wanted}); name another folder")


def play_games(course: Course, folder: Path, games: int, workers: int | None, on: str, tell: Tell) -> None:
    fewest, most = load(course.game).rules.meta.seats
    counts = range(fewest, most + 1)
    lessons = [
        Lesson(course.game, course.bot, counts[number % len(counts)], course.seed + 7 * number, str(path))
        for number in range(games)
        if not (path := folder / GAMES / f"{number:06}.npz").exists()
    ]
    done = games - len(lessons)
    if done:
        tell(f"{done} games are there already")
    start = time.monotonic()
    for played, _ in enumerate(run(attend, lessons, workers=workers, on=on), 1):
        used = time.monotonic() - start
        left = used / played * (len(lessons) - played)
        tell(f"{done + played} of {games} games, {left:.0f} s left")


def learn(
    course: Course, encoder: Encoder[Any], paths: list[Path], tell: Tell
) -> tuple[Learned, dict[str, list[tuple[int, float]]]]:
    """The best model, and how well each kind did with how many games."""
    exam = read(paths[::EXAM])
    taught = [path for number, path in enumerate(paths) if number % EXAM]
    lessons = read(taught)
    slopes = fitting.fit_slopes(lessons)
    by_hand = exam.values * np.interp(exam.progress, np.linspace(0, 1, len(slopes)), slopes)[:, None]
    hand_loss = fitting.loss(fitting.chances(by_hand, exam.seated), exam)
    stages: dict[str, list[tuple[int, float]]] = {"by hand": [], "logistic": [], "hidden layer": []}
    fit = chosen = Fit(np.zeros((fitting.MOMENTS, exam.rows.shape[2])))
    for count in sorted({max(FEWEST // 2, len(taught) >> stage) for stage in range(STAGES)}):
        part = read(taught[:count]) if count < len(taught) else lessons
        fit = Fit(fitting.fit_weights(part.progress, part.rows, part))
        chosen = fitting.fit_hidden(
            fit, part, exam, encoder.open_size, course.seed, lambda epoch, found: tell(f"epoch {epoch}: {found:.4f}")
        )
        stages["by hand"].append((count, hand_loss))
        stages["logistic"].append((count, _loss(fit, exam, encoder)))
        stages["hidden layer"].append((count, _loss(chosen, exam, encoder)))
        tell(", ".join(f"{kind} {figures[-1][1]:.4f}" for kind, figures in stages.items()) + f" after {count} games")
    if stages["logistic"][-1][1] - stages["hidden layer"][-1][1] < GAIN:
        chosen = fit
    figures: dict[str, float | list[float]] = {
        "games": len(paths),
        "positions": len(lessons.progress) + len(exam.progress),
        **{f"loss {kind}": round(found[-1][1], 4) for kind, found in stages.items()},
        "ranking by hand": fitting.ranking(by_hand, exam),
        "ranking learned": fitting.ranking(fitting.scores_of(chosen, exam, encoder.open_size), exam),
    }
    return written(course, encoder, chosen, slopes, figures, len(paths)), stages


def _loss(fit: Fit, exam: Positions, encoder: Encoder[Any]) -> float:
    return fitting.loss(fitting.chances(fitting.scores_of(fit, exam, encoder.open_size), exam.seated), exam)


def written(
    course: Course,
    encoder: Encoder[Any],
    fit: Fit,
    slopes: list[float],
    figures: dict[str, float | list[float]],
    games: int,
) -> Learned:
    hidden = None
    if fit.hidden_weights is not None and fit.hidden_biases is not None and fit.output is not None:
        hidden = Hidden(_rows(fit.hidden_weights), _rounded(fit.hidden_biases), _rounded(fit.output))
    return Learned(
        command=course.command(games),
        figures=figures,
        slopes=[round(slope, 5) for slope in slopes],
        features=[*encoder.open_features, *encoder.own_features],
        weights=_rows(fit.weights),
        hidden=hidden,
    )


def _rounded(numbers: fitting.Matrix) -> list[float]:
    return [round(float(number), 5) for number in numbers]


def _rows(numbers: fitting.Matrix) -> list[list[float]]:
    return [_rounded(row) for row in numbers]
