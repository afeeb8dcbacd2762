"""Secrets and simultaneous choices, at a table of the game from the engine's tests."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Self

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ludotheca import library
from ludotheca.bots import STAND_IN
from ludotheca.server.app import create_app
from ludotheca.server.workers import Question, Workers
from ludotheca.template import GAME as DUEL
from ludotheca.template.actions import Choose, TakeBack

CATALOGUE = DUEL.rules.catalogue
Json = dict[str, Any]


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Litestar]]:
    monkeypatch.setattr(library, "_shelf", lambda: {"duel": DUEL})
    with TestClient(create_app(f"sqlite:///{tmp_path}/tables.sqlite3")) as running:
        yield running


class Sitting:
    """One seat in its own window."""

    def __init__(self, client: TestClient[Litestar], table: str, key: str) -> None:
        self._client = client
        self._table = table
        self._key = key
        self.scene: Json = {}

    def __enter__(self) -> Self:
        self._session = self._client.websocket_connect(f"/api/tables/{self._table}/live").__enter__()
        self._session.send_json({"type": "join", "keys": [self._key] if self._key else []})
        self.scene = self._session.receive_json()
        return self

    def __exit__(self, *error: object) -> None:
        self._session.close()

    @property
    def outlook(self) -> Json:
        found: Json = self.scene["outlooks"][0]
        return found

    def send(self, action: Any) -> None:
        seat, sequence = self.outlook["seat"], self.scene["sequence"]
        number = CATALOGUE.number(action)
        self._session.send_json({"type": "play", "request": 1, "seat": seat, "sequence": sequence, "actions": [number]})

    def answer(self) -> Json:
        while (message := self._session.receive_json())["type"] == "scene":
            self.scene = message
        return dict(message)

    def next_scene(self) -> Json:
        while (message := self._session.receive_json())["type"] != "scene":
            pass
        self.scene = message
        return self.scene

    def card(self) -> Choose:
        return Choose(self.outlook["view"]["hands"][self.outlook["seat"]]["cards"][0])


def new_table(client: TestClient[Litestar]) -> tuple[str, dict[str, str]]:
    seats = [{"kind": "here", "name": "Ann"}, {"kind": "here", "name": "Bob"}]
    made = client.post("/api/tables", json={"game": "duel", "seats": seats}).json()
    return made["table"], made["keys"]


def test_a_choice_stays_hidden_until_all_have_chosen(client: TestClient[Litestar]) -> None:
    table, keys = new_table(client)
    with Sitting(client, table, keys["0"]) as ann, Sitting(client, table, keys["1"]) as bob:
        card = ann.card()
        ann.send(card)
        assert ann.answer()["type"] == "done"
        bob.next_scene()

        assert bob.outlook["happened"][0]["events"] == [{"type": "chosen", "seat": 0, "card": None}]
        assert bob.outlook["view"]["hands"][0]["chosen"] == 0
        assert bob.outlook["view"]["hands"][0]["cards"] is None
        assert ann.outlook["view"]["hands"][0]["chosen"] == card.card

        ann.send(TakeBack())
        assert ann.answer()["type"] == "done"
        bob.next_scene()
        assert bob.outlook["view"]["hands"][0]["chosen"] is None


def test_two_who_choose_at_the_same_instant_both_succeed(client: TestClient[Litestar]) -> None:
    """Both answer the same position; the second answer is not stale, because its question has not changed."""
    table, keys = new_table(client)
    with Sitting(client, table, keys["0"]) as ann, Sitting(client, table, keys["1"]) as bob:
        ann.send(ann.card())
        bob.send(bob.card())

        assert ann.answer()["type"] == "done"
        assert bob.answer()["type"] == "done"
        # Whoever came second has heard of both by now.
        assert max(len(sitting.outlook["view"]["played"]) for sitting in (ann, bob)) == 2


def test_an_answer_to_an_older_question_is_stale(client: TestClient[Litestar]) -> None:
    table, keys = new_table(client)
    with Sitting(client, table, keys["0"]) as ann, Sitting(client, table, keys["1"]) as bob:
        stale = ann.scene
        ann.send(ann.card())
        bob.send(bob.card())
        ann.answer()
        bob.answer()
        ann.scene = stale
        ann.send(ann.card())

        assert ann.answer()["failure"]["error"] == "stale"


def test_a_record_with_secrets_stays_closed_until_the_end(client: TestClient[Litestar]) -> None:
    table, keys = new_table(client)

    refused = client.get(f"/api/tables/{table}/record")
    assert (refused.status_code, refused.json()["error"]) == (403, "closed-record")

    with Sitting(client, table, keys["0"]) as ann, Sitting(client, table, keys["1"]) as bob:
        while ann.scene["winners"] is None:
            for player in (ann, bob):
                player.send(player.card())
                assert player.answer()["type"] == "done"
            ann.next_scene()
            while ann.scene["sequence"] < bob.scene["sequence"]:
                ann.next_scene()

    assert client.get(f"/api/tables/{table}/record").status_code == 200


def test_a_spectator_sees_no_hand(client: TestClient[Litestar]) -> None:
    table, _ = new_table(client)
    with Sitting(client, table, "") as eye:
        assert [hand["cards"] for hand in eye.outlook["view"]["hands"]] == [None, None]


def test_a_bot_that_fails_waits_until_somebody_comes(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It neither fills the log with its failures nor stops forever."""
    asked: list[str] = []

    async def fail(_: Workers, question: Question) -> int:
        asked.append(question.bot)
        raise RuntimeError("no idea")

    monkeypatch.setattr(Workers, "answer", fail)
    seats = [{"kind": "here", "name": "Ann"}, {"kind": "bot", "name": "Bob", "bot": "random"}]
    made = client.post("/api/tables", json={"game": "duel", "seats": seats}).json()
    for times in (1, 2):
        with Sitting(client, made["table"], made["keys"]["0"]):
            time.sleep(0.3)
        assert asked == ["random", STAND_IN] * times
