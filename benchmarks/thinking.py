"""How fast bots think: a search's iterations a second, beside random play's decisions a second in the same run."""

import argparse
import time
from collections.abc import Callable
from statistics import median
from typing import Any

import ludotheca
from ludotheca.bots import find_bot
from ludotheca.bots.contract import decide
from ludotheca.bots.search import Search
from ludotheca.engine.game import Game
from ludotheca.engine.luck import Seeded
from ludotheca.engine.playout import playout

POSITIONS = 6
DECISIONS_BETWEEN = 12
PLAYED_BY = "level-2"
LIMIT = 20_000


def positions(game: Game[Any, Any, Any, Any], seats: int, seed: int) -> list[tuple[Any, int]]:
    """Decisions with several plans, spread over a game between bots."""
    rules, luck, bot = game.rules, Seeded(seed), find_bot(PLAYED_BY)
    state = rules.setup(seats, rules.meta.settle(seats, {}), luck)
    found: list[tuple[Any, int]] = []
    made = 0
    while len(found) < POSITIONS and (actors := rules.actors(state)):
        seat = actors[0]
        made += 1
        if made > DECISIONS_BETWEEN and len(game.insight.plans(state, seat, rules.legal(state, seat))) > 1:
            found.append((state.clone(), seat))
            made = 0
        for action in decide(bot, game, state, seat, luck):
            rules.apply(state, seat, action, luck, None)
    return found


def in_a_second(step: Callable[[], int], seconds: float) -> float:
    done, start = 0, time.process_time()
    while (used := time.process_time() - start) < seconds:
        done += step()
    return done / used


def measure(title: str, seats: int, seconds: float, seed: int) -> tuple[float, float]:
    """Decisions of random play, and iterations of a search, a second."""
    game = ludotheca.load(title)
    rules, insight = game.rules, game.insight

    def play() -> int:
        luck = Seeded(seed)
        return playout(rules, rules.setup(seats, rules.meta.settle(seats, {}), luck), luck, LIMIT)

    decisions = in_a_second(play, seconds)
    speeds: list[float] = []
    for state, seat in positions(game, seats, seed):
        search = Search(rules, insight, state, seat, Seeded(seed), playout=insight.playout, by_hand=insight.by_hand)

        def iterate(search: Search = search) -> int:
            search.iterate()
            return 1

        speeds.append(in_a_second(iterate, seconds / POSITIONS))
    return decisions, median(speeds)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.thinking", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU seconds for each measurement")
    parser.add_argument("--seats", type=int, default=2)
    parsed = parser.parse_args()
    if not ludotheca.is_compiled():
        parser.error("the installed ludotheca is not compiled: run 'make bench'")
    print("| | random decisions/s | iterations/s | decisions for an iteration |")
    print("| --- | --- | --- | --- |")
    for title in ludotheca.titles():
        rounds = [measure(title, parsed.seats, parsed.seconds, number) for number in range(parsed.rounds)]
        ratios = sorted(decisions / iterations for decisions, iterations in rounds)
        print(
            f"| {title} | {median(each[0] for each in rounds):,.0f} | {median(each[1] for each in rounds):,.0f} "
            f"| {median(ratios):.0f} [{ratios[0]:.0f}..{ratios[-1]:.0f}] |",
            flush=True,
        )


if __name__ == "__main__":
    main()
