"""Bots of other packages, found by their entry points, as if the packages were installed."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from textwrap import dedent

import pytest

from ludotheca.bots import BOTS, find_bot, known_bot, lobby, offers
from ludotheca.bots.contract import decide
from ludotheca.bots.guests import guests
from ludotheca.engine.errors import SetupError
from ludotheca.engine.luck import Seeded
from ludotheca.template import GAME as DUEL

SOURCE = """
    from ludotheca import Bot

    class Last(Bot):
        about = "Does what comes last."

        def choose(self, question):
            return question.legal[-1:]

    class Broken(Bot):
        def __init__(self):
            raise RuntimeError("no weights")

        def choose(self, question):
            return []

    LAST = Last()
    def number():
        return 7
"""

Install = Callable[[str], None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Installs a package that offers what it is given."""

    def write(offered: str) -> None:
        (tmp_path / "foreign_bots.py").write_text(dedent(SOURCE))
        facts = tmp_path / "foreign_bots-1.2.dist-info"
        facts.mkdir()
        (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: foreign-bots\nVersion: 1.2\n")
        (facts / "entry_points.txt").write_text(f"[ludotheca.bots]\n{dedent(offered)}")
        guests.cache_clear()

    monkeypatch.syspath_prepend(tmp_path)
    yield write
    guests.cache_clear()
    sys.modules.pop("foreign_bots", None)


def test_a_package_offers_a_bot(install: Install) -> None:
    install("last = foreign_bots:Last\nfinal = foreign_bots:LAST\n")
    state = DUEL.new(2).state
    last = DUEL.rules.legal(state, 0)[-1]

    for name in ("last", "final"):
        assert find_bot(name) is known_bot(name)
        assert decide(find_bot(name), DUEL, state, 0, Seeded(1)) == [last]
        assert find_bot(name).name == name
    [found] = [offer for offer in offers() if offer.name == "last"]
    assert (found.source, found.about, found.problem) == ("foreign-bots 1.2", "Does what comes last.", "")
    assert found in lobby()


@pytest.mark.parametrize(
    ("offered", "name", "problem"),
    [
        ("bad = foreign_bots:Broken", "bad", "no weights"),
        ("bad = foreign_bots:number", "bad", "foreign_bots:number gives 7, which is not a ludotheca.Bot"),
        ("bad = foreign_bots:nothing", "bad", "has no attribute 'nothing'"),
        ("bad = nowhere:Bot", "bad", "No module named 'nowhere'"),
        ("a bad name = foreign_bots:Last", "a bad name", "a bot's name has at most 40"),
        ("./bad = foreign_bots:Last", "./bad", "a bot's name has at most 40"),
    ],
)
def test_a_broken_bot_is_named_and_the_rest_play(install: Install, offered: str, name: str, problem: str) -> None:
    install(f"{offered}\nlast = foreign_bots:Last\n")

    with pytest.raises(SetupError) as caught:
        find_bot(name)
    assert str(caught.value).startswith(f"the bot '{name}' of foreign-bots 1.2 cannot be used: ")
    assert problem in str(caught.value)
    assert find_bot("last").name == "last"
    assert problem in next(offer.problem for offer in offers() if offer.name == name)
    assert name not in [offer.name for offer in lobby()]


def test_a_package_cannot_take_the_place_of_a_bot_of_the_house(install: Install) -> None:
    install("random = foreign_bots:Last\n")

    assert find_bot("random") is BOTS["random"]
    [foreign] = [offer for offer in offers() if offer.source]
    assert foreign.problem == "the bot 'random' of foreign-bots 1.2 cannot be used: the house has one of that name"


def test_a_bot_that_is_not_there_is_refused_with_all_that_are(install: Install) -> None:
    install("last = foreign_bots:Last\n")

    with pytest.raises(SetupError, match=r"there is no bot 'deep-blue' \(there are: random, .*, last\)"):
        find_bot("deep-blue")
