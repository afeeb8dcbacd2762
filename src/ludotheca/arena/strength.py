"""The page about how strong the bots are, as far as the ladder has measured it."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct

from ludotheca.about import is_compiled, version
from ludotheca.arena.command import command_line
from ludotheca.arena.pairing import round_up
from ludotheca.arena.simulate import Plan
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

    plan: Plan
    folder: Path
    to_the_end: bool
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
    out.write_text(before + BEGIN + ladder_part(questions, command) + END + after, encoding="utf-8")


def ladder_part(questions: Sequence[Question], command: str) -> str:
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
        "as soon as [the test](arena.md#when-it-stops) has decided; against greedy all are played.",
        "Shares are those of the first bot, with 95 % intervals.",
    ]
    for game in dict.fromkeys(question.plan.game for question in questions):
        own = [question for question in questions if question.plan.game == game]
        lines += ["", f"## {game}"]
        lines += _part("Neighbours", [question for question in own if not question.to_the_end])
        if measured := [question for question in own if question.to_the_end]:
            lines += _part(f"{measured[0].plan.bots[0]} against {measured[0].plan.bots[1]}", measured)
        lines += ["", "```sh"]
        lines += [command_line(each.plan, to_the_end=each.to_the_end, folder=each.folder) for each in own]
        lines += ["```"]
    return "\n".join(lines) + "\n\n"


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
    bot, *others = question.plan.bots
    against = others[0] if len(others) == 1 else f"{len(others)} × {others[0]}"
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
