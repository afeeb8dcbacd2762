"""``ludotheca train``: games of a bot against itself, the models that learn from them, and how well they do."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct, structs

from ludotheca.arena.jobs import HERE, run
from ludotheca.bots import find_bot
from ludotheca.engine.encoder import Encoder
from ludotheca.engine.errors import SetupError
from ludotheca.engine.game import Game
from ludotheca.games.learned import VALUE_FILE, Hidden, Learned
from ludotheca.library import load
from ludotheca.training import fitting
from ludotheca.training.curve import draw_curve
from ludotheca.training.fitting import Fit
from ludotheca.training.lessons import Lesson, Positions, attend, read
from ludotheca.training.trial import try_out

EXAM: Final = 5
"""One game in so many is kept for the exam: nothing learns from it."""
FEWEST: Final = 20
"""With fewer games there is nothing to learn."""
STAGES: Final = 5
"""How often the curve asks how well the model would do with fewer games; each stage has twice the games."""
TRIALS: Final = 300
"""How many games each model plays against the hand-written value, to see whether it plays as well as it foretells."""
GAIN: Final = 0.1
"""How much more, in equal shares, a hidden layer must win before it is worth its time in the tree."""
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
    learned, stages = learn(course, game, paths, tell, workers=workers, on=on)
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
    course: Course,
    game: Game[Any, Any, Any, Any],
    paths: list[Path],
    tell: Tell,
    *,
    workers: int | None = None,
    on: str = HERE,
) -> tuple[Learned, dict[str, list[tuple[int, float]]]]:
    """The model that plays best, and how well each kind foretells with how many games."""
    encoder = game.insight.encoder
    exam = read(paths[::EXAM])
    taught = [path for number, path in enumerate(paths) if number % EXAM]
    lessons = read(taught)
    slopes = fitting.fit_slopes(lessons)
    reasons = fitting.fit_weights(lessons, lessons.rows, fitting.REASONS_DECAY)

    def written(fit: Fit, figures: dict[str, float | list[float]]) -> Learned:
        return write(course, encoder, fit, reasons, figures, len(paths))

    games = min(TRIALS, len(paths) // 4)

    def tried(fit: Fit, what: str, seed: int = course.seed) -> float:
        tell(f"trying out {what}")
        return try_out(game, written(fit, {}), games, seed, workers=workers, on=on)

    base = fitting.by_hand(slopes, lessons)
    fits = {decay: Fit(slopes, fitting.fit_weights(lessons, lessons.rows, decay, base)) for decay in fitting.DECAYS}
    trials = {decay: tried(fit, f"decay {decay:g}") for decay, fit in fits.items()}
    decay = max(trials, key=lambda each: trials[each])
    chosen, hidden, stages = _stages(taught, exam, course, encoder, decay, tell)
    tests = {f"wins with decay {each:g}": found for each, found in trials.items()}
    if hidden is not chosen:  # it is the same if nothing was gained by one
        tests["wins with hidden layer"] = tried(hidden, "the hidden layer")
        if tests["wins with hidden layer"] > trials[decay] + GAIN:
            chosen = hidden
    # Whoever was chosen for winning was lucky, too; fresh games tell how much it really wins.
    wins = tried(chosen, "what was chosen, in games of its own", course.seed + games)
    figures: dict[str, float | list[float]] = {
        "games": len(paths),
        "positions": len(lessons.progress) + len(exam.progress),
        **{f"loss {kind}": round(found[-1][1], 4) for kind, found in stages.items()},
        "decay": decay,
        **{what: round(found, 3) for what, found in tests.items()},
        "wins": round(wins, 3),
        "ranking by hand": fitting.ranking(fitting.by_hand(slopes, exam), exam),
        "ranking learned": fitting.ranking(fitting.scores_of(chosen, exam, encoder.open_size), exam),
    }
    return structs.replace(written(chosen, figures), by_hand=wins <= 1), stages


def _stages(
    taught: list[Path], exam: Positions, course: Course, encoder: Encoder[Any], decay: float, tell: Tell
) -> tuple[Fit, Fit, dict[str, list[tuple[int, float]]]]:
    """The logistic model of all games, the same with a hidden layer, and how both do with fewer games."""
    stages: dict[str, list[tuple[int, float]]] = {"by hand": [], "logistic": [], "hidden layer": []}
    for count in sorted({max(FEWEST // 2, len(taught) >> stage) for stage in range(STAGES)}):
        part = read(taught[:count])
        slopes = fitting.fit_slopes(part)
        fit = Fit(slopes, fitting.fit_weights(part, part.rows, decay, fitting.by_hand(slopes, part)))
        hidden = fitting.fit_hidden(
            fit, part, exam, encoder.open_size, course.seed, lambda epoch, found: tell(f"epoch {epoch}: {found:.4f}")
        )
        stages["by hand"].append((count, _surprise(fitting.by_hand(slopes, exam), exam)))
        stages["logistic"].append((count, _surprise(fitting.scores_of(fit, exam, encoder.open_size), exam)))
        stages["hidden layer"].append((count, _surprise(fitting.scores_of(hidden, exam, encoder.open_size), exam)))
        tell(", ".join(f"{kind} {figures[-1][1]:.4f}" for kind, figures in stages.items()) + f" after {count} games")
    return fit, hidden, stages


def _surprise(scores: fitting.Matrix, exam: Positions) -> float:
    return fitting.loss(fitting.chances(scores, exam.seated), exam)


def write(
    course: Course,
    encoder: Encoder[Any],
    fit: Fit,
    reasons: fitting.Matrix,
    figures: dict[str, float | list[float]],
    games: int,
) -> Learned:
    hidden = None
    if fit.hidden_weights is not None and fit.hidden_biases is not None and fit.output is not None:
        hidden = Hidden(_rows(fit.hidden_weights), _rounded(fit.hidden_biases), _rounded(fit.output))
    return Learned(
        command=course.command(games),
        figures=figures,
        slopes=_rounded(fit.slopes),
        features=[*encoder.open_features, *encoder.own_features],
        weights=_rows(fit.weights),
        reasons=_rows(reasons),
        hidden=hidden,
    )


def _rounded(numbers: fitting.Matrix) -> list[float]:
    return [round(float(number), 5) for number in numbers]


def _rows(numbers: fitting.Matrix) -> list[list[float]]:
    return [_rounded(row) for row in numbers]
