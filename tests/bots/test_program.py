"""Bots that are programs: what they are told, what they may answer, and what happens when they do not."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from textwrap import dedent

import msgspec
import pytest

from ludotheca.bots import BOTS, find_bot, known_bot
from ludotheca.bots import program as programs
from ludotheca.bots.contract import Bot, Budget, Memory, decide, question
from ludotheca.bots.conversation import BotError, Conversation
from ludotheca.bots.program import ProgramBot
from ludotheca.engine.errors import SetupError
from ludotheca.engine.luck import Seeded
from ludotheca.library import AnyGame, load
from ludotheca.template import GAME as DUEL
from tests.conftest import ROOT
from tests.server.running import is_running

HURRY = str(ROOT / "examples" / "bots" / "hurry.py")
GREETING = """
    import json, os, sys, time
    def listen():
        return json.loads(sys.stdin.readline())
    def say(**answer):
        print(json.dumps(answer), flush=True)
    listen()
    say(protocol=1)
"""

Write = Callable[[str], Bot]


@pytest.fixture
def program(tmp_path: Path) -> Write:
    """A bot from its source."""

    def write(source: str) -> Bot:
        path = tmp_path / "mybot"
        path.write_text(f"#!{sys.executable}\n{dedent(source)}")
        path.chmod(0o755)
        return find_bot(str(path))

    return write


@pytest.fixture
def polite(program: Write) -> Write:
    """The same, for what it does after the greeting."""
    return lambda source: program(dedent(GREETING) + dedent(source))


def first_question(bot: Bot, budget: Budget = Budget(seconds=5), memory: Memory | None = None) -> list[int]:  # noqa: B008  # frozen
    table = DUEL.new(2)
    [seat, *_] = table.actors()
    return bot.choose(question(bot, DUEL, table.state, seat, Seeded(1), budget=budget, memory=memory))


@pytest.mark.parametrize("game", [DUEL, load("africa"), load("catan")], ids=lambda game: game.meta.id)
def test_a_program_plays(game: AnyGame) -> None:
    bot = find_bot(HURRY)
    table, luck, memories = game.new(2), Seeded(1), [Memory(), Memory()]
    for _ in range(30):
        if not table.actors():
            break
        seat = table.actors()[0]
        table.play(seat, *decide(bot, game, table.state, seat, luck, memory=memories[seat]))
    assert len(table.steps) > 5


def test_a_program_is_told_what_its_seat_may_know_and_no_more(polite: Write, tmp_path: Path) -> None:
    bot = polite(f"""
        asked = listen()
        open({str(tmp_path / "heard")!r}, "w").write(json.dumps(asked))
        say(action=asked["legal"][0]["number"])
    """)
    game = load("augustus")
    table = game.new(2)
    [seat, *_] = table.actors()
    legal = game.rules.legal(table.state, seat)

    assert decide(bot, game, table.state, seat, Seeded(1)) == [legal[0]]

    heard = msgspec.json.decode((tmp_path / "heard").read_bytes())
    assert heard.pop("seed") >= 0
    assert heard == {
        "type": "question",
        "seat": seat,
        "view": msgspec.json.decode(msgspec.json.encode(table.view(seat))),
        "legal": [{"number": n, "action": msgspec.to_builtins(game.rules.catalogue[n])} for n in legal],
        "budget": {"seconds": programs.SECONDS, "iterations": None},
    }


def test_a_program_may_write_an_action_out(polite: Write) -> None:
    bot = polite("""say(action=listen()["legal"][-1]["action"])""")
    table = DUEL.new(2)

    assert first_question(bot) == [DUEL.rules.legal(table.state, table.actors()[0])[-1]]


def test_a_program_may_answer_with_several_actions(polite: Write) -> None:
    bot = polite("""say(actions=[each["number"] for each in listen()["legal"]][:1] + [0])""")

    assert first_question(bot)[1:] == [0]


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        ("listen(); sys.exit(3)", "ended with status 3"),
        ("listen(); 1 / 0", "ended with status 1: ZeroDivisionError: division by zero"),
        ("listen(); os.kill(os.getpid(), 9)", "was ended by signal 9"),
        ("listen(); print('abc', flush=True)", "answered 'abc', which is not JSON"),
        ("listen(); print('[' * 60000, flush=True)", "which is not JSON"),
        ("listen(); os.write(1, b'\\xff\\xfe\\n')", "which is not JSON"),
        ("listen(); print('', flush=True)", "answered '', which is not JSON"),
        ("listen(); print('12', flush=True)", "which is not a JSON object"),
        ("listen(); say()", "chose 'null', which is no action of"),
        ("listen(); say(action=True)", "chose 'true', which is no action of"),
        ("listen(); say(action=10**30)", "which is no action of"),
        ("listen(); say(action=-1)", "chose '-1', which is no action of"),
        ("listen(); say(action={'type': 'win'})", "which is no action of"),
        ("listen(); say(action='castle')", "chose 'castle', which is no action of"),
        ("listen(); say(actions=[])", "no list of actions"),
        ("listen(); say(actions=[0] * 1000)", "no list of actions"),
        ("listen(); say(error='I give up')", "says that it cannot: 'I give up'"),
        ("listen(); say(action={'type': 'take-back'})", "which is not legal now"),
        ("listen(); print('x' * 1_000_000, flush=True)", "a line of more than 65,536 bytes"),
        ("listen(); os.close(1); time.sleep(60)", "closed its standard output"),
    ],
)
def test_a_program_that_fails_is_told_apart_and_ended(polite: Write, source: str, problem: str) -> None:
    bot, memory = polite(source), Memory()

    with pytest.raises(BotError) as caught:
        first_question(bot, memory=memory)

    assert problem in str(caught.value)
    assert not memory.kept.is_open


def test_a_program_that_says_too_much_is_not_misunderstood(polite: Write) -> None:
    bot = polite("""
        answer = json.dumps({"action": listen()["legal"][0]["number"]})
        print(answer + "\\n" + answer, flush=True)
        listen()
    """)
    memory = Memory()
    first_question(bot, memory=memory)

    with pytest.raises(BotError, match=r"said '{\"action\": .*' without being asked"):
        first_question(bot, memory=memory)


@pytest.mark.parametrize(
    "source", ["listen(); time.sleep(60)", "time.sleep(60)", "listen(); print('{', end='', flush=True); time.sleep(60)"]
)
def test_a_silent_program_is_not_waited_for(polite: Write, source: str) -> None:
    started = time.monotonic()

    with pytest.raises(BotError, match=r"did not answer within 1\.1 s"):
        first_question(polite(source), Budget(seconds=0.1))

    assert time.monotonic() - started < 10


def test_a_program_that_keeps_talking_to_itself_is_not_waited_for(polite: Write) -> None:
    with pytest.raises(BotError, match="did not answer"):
        first_question(polite("while True: print('hm', file=sys.stderr, flush=True)"), Budget(seconds=0.1))


def test_a_program_that_does_not_listen_holds_nobody_up(tmp_path: Path) -> None:
    """A pipe takes some of what is said to it, and then waits."""
    sleeper = tmp_path / "sleeper"
    sleeper.write_text("#!/bin/sh\nsleep 60\n")
    sleeper.chmod(0o755)

    with pytest.raises(BotError, match="did not answer within"):
        Conversation(sleeper).ask(b"x" * 1_000_000, 0.2)


def test_a_long_question_arrives_whole(tmp_path: Path) -> None:
    counter = tmp_path / "counter"
    counter.write_text(f"#!{sys.executable}\nprint(len(input()))\n")
    counter.chmod(0o755)

    assert Conversation(counter).ask(b"x" * 1_000_000, 20) == b"1000000"


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        ("print('{\"protocol\": 2}', flush=True); input(); input()", "speaks protocol 2 instead of 1"),
        ("print('{}', flush=True); input(); input()", "speaks protocol None"),
        ("import nowhere", "ModuleNotFoundError: No module named 'nowhere'"),
        ("", "ended with status 0"),
    ],
)
def test_a_program_that_does_not_greet_is_refused(program: Write, source: str, problem: str) -> None:
    with pytest.raises(BotError, match=problem):
        first_question(program(source))


def test_what_cannot_be_run_is_refused(tmp_path: Path) -> None:
    script = tmp_path / "script"
    with pytest.raises(SetupError, match="there is no program"):
        find_bot(str(script))
    script.write_text("print('no first line')")
    with pytest.raises(SetupError, match="it is not executable"):
        find_bot(str(script))
    with pytest.raises(SetupError, match="there is no program"):
        find_bot(str(tmp_path) + "/")
    script.chmod(0o755)
    with pytest.raises(BotError, match=r"cannot be started: Exec format error \(a script begins with"):
        first_question(find_bot(str(script)))


def test_a_name_without_a_slash_is_a_program_only_if_it_can_be_run(
    program: Write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program("")
    monkeypatch.chdir(tmp_path)
    assert isinstance(find_bot("mybot"), ProgramBot)
    (tmp_path / "mybot").rename(tmp_path / "greedy")
    assert find_bot("greedy") is BOTS["greedy"]
    (tmp_path / "greedy").rename(tmp_path / "other")
    (tmp_path / "other").chmod(0o644)
    with pytest.raises(SetupError, match="there is no bot 'other'"):
        find_bot("other")


@pytest.mark.parametrize("name", [HURRY, "./mybot", "/bin/sh", "../../bin/sh", "sh", ""])
def test_whoever_may_not_start_programs_gets_none(name: str) -> None:
    with pytest.raises(SetupError, match="there is no bot"):
        known_bot(name)


COUNT = """
    asked = 0
    while True:
        legal = listen()["legal"]
        asked += 1
        print(os.getpid(), asked, file=open({path!r}, "a"))
        if asked == {last}:
            sys.exit(1)
        say(action=legal[0]["number"])
"""


def test_a_seat_has_one_run_of_a_program_which_ends_with_its_game(polite: Write, tmp_path: Path) -> None:
    path = tmp_path / "asked"
    bot, memory = polite(COUNT.format(path=str(path), last=99)), Memory()
    for _ in range(3):
        first_question(bot, memory=memory)
    other = Memory()
    first_question(bot, memory=other)

    runs = [line.split() for line in path.read_text().splitlines()]
    assert [int(asked) for _, asked in runs] == [1, 2, 3, 1]
    first, second = int(runs[0][0]), int(runs[3][0])
    assert is_running(first)
    assert is_running(second)
    del memory
    assert not is_there(first)
    assert is_running(second)


def is_there(process: int) -> bool:
    """Even if only because nobody has asked how it ended."""
    return Path(f"/proc/{process}").exists()


def has_ended(process: int) -> bool:
    """Or does so soon: a process that is not ours to wait for takes a moment to die."""
    deadline = time.monotonic() + 10
    while is_running(process) and time.monotonic() < deadline:
        time.sleep(0.01)
    return not is_running(process)


def test_a_program_that_has_failed_is_started_again(polite: Write, tmp_path: Path) -> None:
    path = tmp_path / "asked"
    bot, memory = polite(COUNT.format(path=str(path), last=2)), Memory()
    first_question(bot, memory=memory)
    with pytest.raises(BotError):
        first_question(bot, memory=memory)
    first_question(bot, memory=memory)

    assert [line.split()[1] for line in path.read_text().splitlines()] == ["1", "2", "1"]


STUBBORN = """
    import subprocess
    child = subprocess.Popen(["sleep", "60"])
    number = listen()["legal"][0]["number"]
    print(os.getpid(), child.pid, file=open({path!r}, "w"))
    say(action=number)
    time.sleep(60)
"""


def test_a_program_that_will_not_end_is_ended_with_all_it_started(polite: Write, tmp_path: Path) -> None:
    path = tmp_path / "processes"
    first_question(polite(STUBBORN.format(path=str(path))))

    own, child = (int(process) for process in path.read_text().split())
    assert not is_there(own)
    assert has_ended(child)


def test_a_program_ends_with_us(polite: Write, tmp_path: Path) -> None:
    """Even if somebody still holds its memory when Python ends."""
    path = tmp_path / "processes"
    bot = polite(STUBBORN.format(path=str(path)))
    source = f"""
        from tests.bots.test_program import *
        memory = Memory()
        first_question(find_bot({bot.name!r}), memory=memory)
    """
    subprocess.run(
        [sys.executable, "-c", dedent(source)],
        cwd=ROOT,
        check=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )

    assert all(has_ended(int(process)) for process in path.read_text().split())


def test_a_program_says_whether_it_repeats_itself(polite: Write) -> None:
    hurry = find_bot(HURRY)
    assert isinstance(hurry, ProgramBot)
    assert hurry.promises_to_repeat(DUEL)
    assert first_question(hurry) == first_question(hurry)

    other = polite("")
    assert isinstance(other, ProgramBot)
    assert not other.promises_to_repeat(DUEL)
