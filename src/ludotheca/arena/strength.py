"""The page about how strong the bots are, as far as the ladder has measured it."""

import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct

from ludotheca.about import is_compiled, version
from ludotheca.arena.command import command_line
from ludotheca.arena.pairing import round_up
from ludotheca.arena.simulate import Plan
from ludotheca.arena.thinking import Measured, draw_thinking
from ludotheca.arena.tournament import Arena
from ludotheca.arena.words import whole_percent
from ludotheca.bots.referee import complaint

TITLE: Final = "# How strong the bots are\n\n"
BEGIN: Final = "<!-- ladder: what stands here is written by the command below -->\n"
END: Final = "<!-- ladder ends -->\n"
HEAD: Final = (
    "bot",
    "against",
    "share of wins",
    "95 %",
    "equal share",
    "games",
    "stronger?",
    "ms a decision",
    "points",
)


class Question(Struct):
    """Whether the first bot of a plan is stronger than the others."""

    part: str
    """Under which heading of its game it stands."""
    plan: Plan
    folder: Path
    to_the_end: bool = False
    """Whether all games are played, because the figure itself matters and not only who is stronger."""
    arena: Arena | None = None
    """The answer, or how far it is."""


def write_strength(questions: Sequence[Question], out: Path, command: str) -> None:
    """Writes the page; what others have written around the ladder's part stays."""
    text = out.read_text(encoding="utf-8") if out.exists() else ""
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        before, after = TITLE, ""
    picture = out.with_suffix(".png")
    drawn = draw_thinking(picture, by_iterations(questions))
    part = ladder_part(questions, command, picture.name if drawn else "")
    out.write_text(before + BEGIN + part + END + after, encoding="utf-8")


def ladder_part(questions: Sequence[Question], command: str, picture: str) -> str:
    """For every game its questions, with answers, intervals and the commands that play the same games."""
    form = "compiled" if is_compiled() else "interpreted"
    lines = [
        "",
        f"Measured with Ludotheca {version()}, {form}, on a machine with {os.cpu_count()} cores, by",
        "",
        "```sh",
        command,
        "```",
        "",
        "In every block of games each bot sits everywhere, with the same luck at the table. Among neighbours games end",
        "as soon as [the test](arena.md#when-it-stops) has decided; elsewhere all are played.",
        "Shares are those of the first bot, with 95 % intervals.",
        "",
        *_overview(questions),
    ]
    if picture:
        lines += ["", f"![How much thinking longer helps, game by game]({picture})"]
    for game in dict.fromkeys(question.plan.game for question in questions):
        own = [question for question in questions if question.plan.game == game]
        lines += ["", f"## {game}"]
        for title in dict.fromkeys(question.part for question in own):
            lines += _part(title, [question for question in own if question.part == title])
        lines += ["", "```sh"]
        lines += [command_line(each.plan, to_the_end=each.to_the_end, folder=each.folder) for each in own]
        lines += ["```"]
    return "\n".join(lines) + "\n\n"


def by_iterations(questions: Sequence[Question]) -> dict[str, list[Measured]]:
    """What has been measured of bots that count iterations, such as ``level-5@1000``, for each game."""
    found: dict[str, list[Measured]] = {}
    for question in questions:
        counted = re.search(r"@(\d+)$", question.plan.bots[0])
        if counted and question.arena and question.arena.summary.games:
            first = question.arena.summary.seats[0]
            found.setdefault(question.plan.game, []).append(
                Measured(int(counted[1]), first.share, first.low, first.high)
            )
    return found


def _overview(questions: Sequence[Question]) -> list[str]:
    """What the first bot of each question won, game by game."""
    games = list(dict.fromkeys(question.plan.game for question in questions))
    asked: dict[tuple[str, ...], dict[str, Question]] = {}
    for question in questions:
        asked.setdefault(question.plan.bots, {})[question.plan.game] = question
    lines = [_row(["share of wins", *games]), _row(["---"] * (1 + len(games)))]
    for bots, by_game in asked.items():
        answers = [_answer(by_game[game]) if game in by_game else "" for game in games]
        lines.append(_row([f"{bots[0]} against {_others(bots)}", *answers]))
    return lines


def _answer(question: Question) -> str:
    if question.arena is None or not question.arena.summary.games:
        return ""
    share, verdict = f"{question.arena.summary.seats[0].share:.0%}", _verdict(question.arena)
    return share if verdict == "yes" else f"{share} ({verdict})"


def _others(bots: Sequence[str]) -> str:
    others = bots[1:]
    return others[0] if len(others) == 1 else f"{len(others)} × {others[0]}"


def _part(title: str, questions: Sequence[Question]) -> list[str]:
    lines = ["", f"### {title}", "", _row(HEAD), _row(["---"] * len(HEAD)), *(_row(_cells(each)) for each in questions)]
    for each in questions:
        for standing in dict.fromkeys(each.arena.summary.seats if each.arena else ()):
            if standing.fault:
                lines += ["", complaint(standing.bot, standing.fault)]
    return lines


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _cells(question: Question) -> list[str]:
    bot, against = question.plan.bots[0], _others(question.plan.bots)
    equal = f"{1 / len(question.plan.bots):.0%}"
    if question.arena is None or not question.arena.summary.games:
        return [bot, against, "", "", equal, "0", "not played yet", "", ""]
    summary = question.arena.summary
    first, second = summary.seats[:2]
    return [
        bot,
        against,
        f"{first.share:.1%}",
        whole_percent(first.low, first.high),
        equal,
        str(summary.games),
        _verdict(question.arena),
        f"{first.ms_per_decision:.1f}",
        f"{first.mean_score:.1f} : {second.mean_score:.1f}",
    ]


def _verdict(arena: Arena) -> str:
    verdict = arena.summary.decision.verdict if arena.summary.decision else ""
    if arena.is_interrupted and verdict not in {"stronger", "weaker"}:
        return f"interrupted, {round_up(arena.plan)} were to be played"
    return {"stronger": "yes", "weaker": "no, weaker"}.get(verdict, "undecided")
