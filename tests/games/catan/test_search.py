"""A plain search plays whole games of Catan with trade: no decision goes on for ever, and offers are made."""

import math
from typing import Any, Final

import ludotheca
from ludotheca.engine.luck import Luck, Seeded
from tests.games.catan.tables import CATAN

ITERATIONS: Final = 1000 if ludotheca.is_compiled() else 25
SEATS: Final = 3 if ludotheca.is_compiled() else 2
POINTS: Final = 10 if ludotheca.is_compiled() else 8
"""The interpreted form, twenty times as slow, plays a shorter game."""
WORLDS: Final = 8
"""What the seat cannot see is dealt so often."""
CURIOSITY: Final = 30.0
RULES: Final = CATAN.rules


class Node:
    """What came of a plan so far, for the seat that chose it."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.children: dict[tuple[int, ...], Node] = {}

    def promise(self, tries: int) -> float:
        return self.total / self.visits + CURIOSITY * math.sqrt(math.log(tries) / self.visits)


def plans(state: Any, seat: int) -> list[tuple[int, ...]]:
    return [tuple(plan) for plan in CATAN.insight.plans(state, seat, RULES.legal(state, seat))]


def descend(root: Node, state: Any, luck: Luck) -> None:
    """Follows the best plans to the first that is new, and tells all on the way what the position is worth."""
    node, way, is_new = root, [], False
    while (actors := RULES.actors(state)) and not is_new:
        [seat, *_] = actors
        found = plans(state, seat)
        tries = node.visits + 1
        fresh = [plan for plan in found if plan not in node.children]
        plan = fresh[0] if fresh else max(found, key=lambda plan: node.children[plan].promise(tries))
        is_new = bool(fresh)
        node = node.children.setdefault(plan, Node())
        way.append((node, seat))
        for action in plan:
            RULES.apply(state, seat, action, luck, None)
    root.visits += 1
    for passed, seat in way:
        passed.visits += 1
        passed.total += CATAN.insight.value(state, seat)


def choose(view: Any, luck: Luck) -> tuple[int, ...]:
    worlds = [RULES.load(view, luck) for _ in range(WORLDS)]
    root = Node()
    for number in range(ITERATIONS):
        descend(root, worlds[number % WORLDS].clone(), luck)
    return max(root.children, key=lambda plan: root.children[plan].visits)


def test_a_search_ends_a_game_with_trade() -> None:
    """CAT-1.8, CAT-2.5: offers are made, and the game goes on to its end."""
    luck = Seeded(2)
    state = RULES.setup(SEATS, RULES.meta.settle(SEATS, {"points_to_win": POINTS}), luck)
    steps = offers = 0
    while actors := RULES.actors(state):
        [seat, *_] = actors
        found = plans(state, seat)
        plan = choose(RULES.view(state, seat), luck) if len(found) > 1 else found[0]
        for action in plan:
            RULES.play(state, seat, action, luck, None)
        steps += len(plan)
        offers += RULES.phase(state) == "answer"
        assert steps < RULES.meta.most_steps

    assert max(RULES.standing(state)) >= POINTS
    assert offers > 0
