"""Search: the same for the same seed, in no more time than it has, and with what it has learned before."""

import threading
import time
from typing import Any

import pytest

from ludotheca.bots import find_bot
from ludotheca.bots.contract import Budget, Memory, decide, question
from ludotheca.bots.levels import SearchBot
from ludotheca.bots.search import Search
from ludotheca.bots.tree import Decision, Moment
from ludotheca.engine import laws
from ludotheca.engine.errors import SetupError
from ludotheca.engine.laws import AnyGame
from ludotheca.engine.luck import Seeded
from ludotheca.library import load, titles
from ludotheca.template import GAME as DUEL

GAMES = [DUEL, *(load(title) for title in titles())]


def choice(game: AnyGame, seed: int = 1) -> tuple[Any, int]:
    """A position in which a seat has several plans, some way into a game."""
    for decisions in range(3, 200):
        _, state = laws.wander(game, game.meta.seats[0], {}, seed, decisions)
        for seat in game.rules.actors(state):
            if len(game.insight.plans(state, seat, game.rules.legal(state, seat))) > 2:
                return state, seat
    raise AssertionError("nobody had anything to choose")


def begun(game: AnyGame, iterations: int) -> Search:
    state, seat = choice(game)
    search = Search(game.rules, game.insight, state, seat, Seeded(1), playout=game.insight.playout, by_hand=False)
    search.think(None, iterations)
    return search


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.id)
def test_the_same_seed_and_iterations_find_the_same(game: AnyGame) -> None:
    first, second = begun(game, 40), begun(game, 40)

    assert first.decision.plans == second.decision.plans
    assert list(first.decision.visits) == list(second.decision.visits)
    assert first.outlook == second.outlook


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.id)
def test_every_iteration_shares_out_one_victory(game: AnyGame) -> None:
    search = begun(game, 40)

    assert search.iterations == search.decision.visited == 40
    assert sum(search.outlook) == pytest.approx(40)
    assert all(
        0 <= total <= float(visits)
        for total, visits in zip(search.decision.totals, search.decision.visits, strict=True)
    )


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.id)
def test_a_search_leaves_its_position_alone(game: AnyGame) -> None:
    search = begun(game, 20)

    assert search.state == choice(game)[0]


def test_seats_that_decide_at_the_same_time_do_not_wait_for_each_other() -> None:
    """Their decisions belong to the same moment, so neither depends on what the other has chosen."""
    game = load("augustus")
    for decisions in range(10, 200):
        _, state = laws.wander(game, 2, {}, 1, decisions)
        plans = [game.insight.plans(state, seat, game.rules.legal(state, seat)) for seat in game.rules.actors(state)]
        if len(plans) == 2 and min(map(len, plans)) > 1:
            break
    search = Search(game.rules, game.insight, state, 0, Seeded(1), playout=0, by_hand=False)

    search.think(None, 30)

    assert {decision.seat for decision in search.top.decisions.values()} == {0, 1}


@pytest.mark.parametrize("title", titles())
def test_every_iteration_tries_something_for_the_seat_that_asks(title: str) -> None:
    """Also where others decide at the same time and sit before it."""
    game = load(title)
    asked = 0
    for decisions in range(0, 120, 3):
        _, state = laws.wander(game, game.meta.seats[1], {}, decisions, decisions)
        for seat in game.rules.actors(state):
            if len(game.insight.plans(state, seat, game.rules.legal(state, seat))) > 1:
                search = Search(game.rules, game.insight, state, seat, Seeded(1), playout=0, by_hand=True)
                for _ in range(4):
                    search.iterate()
                assert search.decision.visited == 4
                asked += 1

    assert asked > 10


def test_a_decision_begins_with_its_most_promising_plans() -> None:
    decision = Decision(0, [[plan] for plan in range(40)], [plan / 780 for plan in range(40)])
    for _ in range(30):
        decision.record(decision.select(), 0.5)

    assert decision.plans[0] == [39]
    assert 4 <= sum(visits > 0 for visits in decision.visits) <= 10


def test_a_decision_prefers_what_did_well() -> None:
    decision = Decision(0, [[7], [8]], [0.5, 0.5])
    for _ in range(100):
        plan = decision.select()
        decision.record(plan, 0.9 if decision.plans[plan] == [8] else 0.1)

    assert decision.plans[decision.best()] == [8]
    assert decision.visits[decision.best()] > 80
    assert decision.is_settled(10.0)
    assert not decision.is_settled(1000.0)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.id)
def test_a_search_stops_in_time(game: AnyGame) -> None:
    state, seat = choice(game)
    start = time.perf_counter()

    decide(find_bot("level-5@0.2s"), game, state, seat, Seeded(1))

    # The last iteration is finished, and interpreted that takes a while.
    assert time.perf_counter() - start < 0.7


def test_where_nobody_waits_only_the_work_of_thinking_counts() -> None:
    is_over = threading.Event()

    def keep_busy() -> None:
        while not is_over.is_set():
            pass

    busy = threading.Thread(target=keep_busy)
    busy.start()
    try:
        by_work, by_clock = (work_of(Budget(counts_work=counts_work)) for counts_work in (True, False))
    finally:
        is_over.set()
        busy.join()

    assert by_work > 2 * by_clock


def work_of(budget: Budget) -> float:
    """The seconds that a bot's thread really works on a decision."""
    game = load("africa")
    state, seat = choice(game)
    start = time.thread_time()
    decide(find_bot("level-5@0.2s"), game, state, seat, Seeded(1), budget=budget)
    return time.thread_time() - start


def test_whoever_offers_a_trade_is_answered_within_a_second() -> None:
    game = load("catan")
    for seed in range(200):
        _, state = laws.wander(game, 3, {}, seed, 150)
        seat = [*game.rules.actors(state), 0][0]
        if (
            game.rules.phase(state) == "answer"
            and len(game.insight.plans(state, seat, game.rules.legal(state, seat))) > 1
        ):
            break
    start = time.perf_counter()

    decide(find_bot("level-5"), game, state, seat, Seeded(1))

    assert time.perf_counter() - start < 1.0


def test_a_search_goes_on_where_the_last_one_ended() -> None:
    """Within a turn of Africa nobody else decides, so what was found for the next action is still true."""
    game = load("africa")
    bot = SearchBot("patient", iterations=60)
    _, state = laws.wander(game, 2, {}, 3, 30)
    memory, luck, known = Memory(), Seeded(1), 0
    seat = game.rules.actors(state)[0]
    for _ in range(40):
        if game.rules.actors(state) == [seat]:
            asked = question(bot, game, state, seat, luck, memory=memory)
            before = memory.kept
            assert before is None or isinstance(before, Moment)
            known += len(asked.legal) > 1 and bot.search(asked).decision.visited > 0
            plan = bot.choose(asked)
        else:
            plan = decide(find_bot("random"), game, state, game.rules.actors(state)[0], luck)
        for action in plan:
            game.rules.play(state, game.rules.actors(state)[0], action, luck, None)

    assert known > 0


def test_what_was_pondered_in_somebody_elses_time_is_known_later() -> None:
    """Only where somebody asks for it: deciding alone leaves nothing that others' choices lead to unseen."""
    game = load("africa")
    bot = SearchBot("patient", iterations=60)
    found = 0
    for seed in range(20):
        _, state = laws.wander(game, 2, {}, seed, 41)
        other = game.rules.actors(state)[0]
        seat, luck, memory = 1 - other, Seeded(seed), Memory()
        looks = iter(range(60))
        bot.ponder(question(bot, game, state, seat, luck, memory=memory), lambda looks=looks: next(looks, None) is None)  # type: ignore[misc]
        while game.rules.actors(state) == [other]:
            for action in decide(find_bot("greedy"), game, state, other, luck):
                game.rules.play(state, other, action, luck, None)
        if game.rules.actors(state) == [seat]:
            found += bot.search(question(bot, game, state, seat, luck, memory=memory)).decision.visited > 0

    assert found > 0


def test_more_iterations_are_not_asked_for_than_settle_it() -> None:
    game = load("africa")
    state, seat = choice(game)
    search = Search(game.rules, game.insight, state, seat, Seeded(1), playout=0, by_hand=False)

    search.think(None, 800)

    assert search.iterations < 800


@pytest.mark.parametrize(
    "name", ["level-5@0s", "level-5@", "level-9@1s", "level-1@1s", "level-5@1000+hand", "level-4@-1"]
)
def test_a_setting_that_makes_no_sense_is_refused(name: str) -> None:
    with pytest.raises(SetupError, match=r"level-5@0\.3s|no time"):
        find_bot(name)


def test_a_level_takes_another_budget() -> None:
    bot = find_bot("level-5@250+by-hand")

    assert isinstance(bot, SearchBot)
    assert (bot.name, bot.seconds, bot.iterations, bot.by_hand) == ("level-5@250+by-hand", None, 250, True)


def test_a_level_judges_as_it_is_told() -> None:
    learned = find_bot("level-4+learned")
    assert isinstance(learned, SearchBot)
    assert (learned.seconds, learned.by_hand) == (0.1, False)

    state, seat = choice(DUEL)
    with pytest.raises(SetupError, match="learned nothing about duel"):
        decide(learned, DUEL, state, seat, Seeded(1))


def test_whoever_counts_iterations_is_not_hurried_by_the_level() -> None:
    game = load("albion")
    state, seat = choice(game)
    budget = Budget(iterations=60)

    plans = {
        tuple(decide(find_bot(name), game, state, seat, Seeded(1), budget=budget)) for name in ("level-3", "level-4")
    }

    assert len(plans) == 1
