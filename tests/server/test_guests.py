"""Bots of other packages at a table on the server, good and bad."""

from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent

import pytest

from tests.server.running import Client, Server

SOURCE = """
    from ludotheca import Bot

    class Last(Bot):
        about = "Does what comes last."

        def choose(self, question):
            return question.legal[-1:]

    class Crash(Bot):
        def choose(self, question):
            raise RuntimeError("no idea")

    class Nonsense(Bot):
        def choose(self, question):
            return "resign"

    class Illegal(Bot):
        def choose(self, question):
            return [*question.legal[:1], *question.legal[:1]] * 2

    class Absent(Last):
        def __init__(self):
            raise RuntimeError("no weights")
"""
OFFERED = ("last", "crash", "nonsense", "illegal", "absent")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With a package of bots installed."""
    folder = tmp_path_factory.mktemp("guests")
    facts = folder / "guests-1.2.dist-info"
    facts.mkdir()
    (folder / "guest_bots.py").write_text(dedent(SOURCE))
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: guests\nVersion: 1.2\n")
    entries = [f"{name} = guest_bots:{name.capitalize()}" for name in OFFERED]
    (facts / "entry_points.txt").write_text("\n".join(["[ludotheca.bots]", *entries]))
    with Server(Path(folder) / "tables.sqlite3", plug_ins=folder) as running:
        yield running


def test_the_lobby_offers_them_with_what_they_say_about_themselves(server: Server) -> None:
    bots = {bot["name"]: bot["about"] for bot in server.get("/api/house")["bots"]}

    assert bots["last"] == "Does what comes last."
    assert "absent" not in bots


def test_one_that_cannot_be_made_gets_no_seat(server: Server) -> None:
    _, refused = server.refusal(lambda: server.create("here", "absent"))

    assert "the bot 'absent' of guests 1.2 cannot be used: no weights" in refused["values"]["detail"]


@pytest.mark.parametrize("name", ["last", "crash", "nonsense", "illegal"])
def test_whatever_it_does_the_game_goes_on(server: Server, name: str) -> None:
    made = server.create("here", name)
    with Client(server, made["table"], list(made["keys"].values())) as client:
        while client.scene["actors"] == [0]:
            assert client.play(0, client.choices()[0])["type"] == "done"
        client.wait_for(lambda scene: scene["actors"] == [0])
