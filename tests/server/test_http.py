"""What is asked over HTTP: the house, games, texts, tables, records; and what refusals look like."""

import re
import urllib.request
from typing import Any

import pytest

from ludotheca.engine.luck import Fair
from ludotheca.games.africa import GAME
from ludotheca.server.trials import LONGEST_RECORD
from ludotheca.texts import LANGUAGES
from tests.conftest import ROOT
from tests.games.africa.tables import table as position_table
from tests.server.running import Client, Json, Server

HERE = {"kind": "here", "name": "Ann"}
BOT = {"kind": "bot", "name": "Bob", "bot": "random"}
PROGRAM = ROOT / "examples" / "bots" / "hurry.py"
"""Which plays in the terminal, but not for anybody who knows our address."""


def test_the_house_says_what_there_is_to_play(server: Server) -> None:
    house = server.get("/api/house")

    assert house["languages"] == list(LANGUAGES)
    names = [bot["name"] for bot in house["bots"]]
    assert names[0] == "random"
    assert house["favourite_bot"] in names
    assert names == sorted(names, key=["random", *(f"level-{level}" for level in range(1, 6)), "greedy"].index)
    africa = next(game for game in house["games"] if game["id"] == "africa")
    assert (africa["fewest"], africa["most"], africa["has_secrets"]) == (2, 5, False)


def test_a_game_brings_its_actions_and_materials(server: Server) -> None:
    detail = server.get("/api/games/africa")

    assert len(detail["catalogue"]) == len(GAME.rules.catalogue)
    assert detail["catalogue"][0] == {"type": "place", "space": "A1"}
    assert len(detail["materials"]["spaces"]) == 101


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_served_in_every_language(server: Server, language: str) -> None:
    assert "error-stale" in server.text(f"/api/texts/{language}")
    assert "clause-AFR-1-1" in server.text(f"/api/texts/{language}/africa")


@pytest.mark.parametrize(
    ("path", "status", "error"),
    [
        ("/api/games/chess", 404, "unknown-game"),
        ("/api/texts/xx", 404, "unknown-language"),
        ("/api/texts/en/chess", 404, "unknown-game"),
        ("/api/tables/nowhere", 404, "unknown-table"),
        ("/api/tables/nowhere/record", 404, "unknown-table"),
        ("/api/tables/nowhere/luck", 404, "unknown-table"),
        ("/api/nothing", 404, "not-found"),
    ],
)
def test_anything_missing_is_reported_in_one_shape(server: Server, path: str, status: int, error: str) -> None:
    code, body = server.refusal(lambda: server.get(path))

    assert (code, body["error"]) == (status, error)
    assert list(body) == ["error", "clause", "values"]


@pytest.mark.parametrize(
    ("body", "error", "detail"),
    [
        (b"{", "bad-request", ""),
        (b"[" * 100_000, "bad-request", "nested too deeply"),
        (b"\xff\xfe", "bad-request", ""),
        (b'{"game": "africa", "seats": [{"kind": "here", "name": "\xff"}]}', "bad-request", "UTF-8"),
        (b'{"game": "\\ud800", "seats": [{"kind": "here", "name": "x"}]}', "bad-request", ""),
        ({}, "bad-request", "game"),
        ({"game": "africa", "seats": 3}, "bad-request", "seats"),
        ({"game": "africa", "seats": []}, "bad-request", "seats"),
        ({"game": "africa", "seats": [HERE, BOT], "colour": "red"}, "bad-request", "colour"),
        ({"game": "africa", "seats": [HERE, {"kind": "cat", "name": "x"}]}, "bad-request", "kind"),
        ({"game": "africa", "seats": [HERE, {"kind": "here", "name": ""}]}, "bad-request", "name"),
        ({"game": "africa", "seats": [HERE, {"kind": "here", "name": "x" * 31}]}, "bad-name", "1 to 30"),
        ({"game": "africa", "seats": [HERE, {"kind": "here", "name": "   "}]}, "bad-name", "1 to 30"),
        ({"game": "africa", "seats": [HERE, {"kind": "here", "name": "x" * 101}]}, "bad-request", "name"),
        ({"game": "africa", "seats": [HERE, {"kind": "here", "name": "Ann\u202e"}]}, "bad-name", "U+202E"),
        ({"game": "chess", "seats": [HERE, BOT]}, "unknown-game", "chess"),
        ({"game": "africa", "seats": [HERE]}, "bad-setup", "2 to 5 players"),
        ({"game": "africa", "seats": [HERE, {**BOT, "bot": "nobody"}]}, "bad-setup", "nobody"),
        ({"game": "africa", "seats": [HERE, {**BOT, "bot": None}]}, "bad-setup", "no bot"),
        ({"game": "africa", "seats": [HERE, {**BOT, "bot": "/bin/sh"}]}, "bad-setup", "no bot"),
        ({"game": "africa", "seats": [HERE, {**BOT, "bot": str(PROGRAM)}]}, "bad-setup", "no bot"),
        ({"game": "africa", "seats": [HERE, {**BOT, "bot": "examples/bots/hurry.py"}]}, "bad-setup", "no bot"),
        ({"game": "africa", "seats": [HERE, BOT], "options": {"fast": True}}, "bad-setup", "fast"),
        ({"game": "africa", "seats": [HERE, BOT], "position": {"board": {}}}, "bad-position", "players"),
        ({"game": "africa", "seats": [HERE, BOT], "record": {"game": "africa"}}, "bad-record", "not a record"),
        ({"game": "africa", "seats": [HERE, BOT], "record": {}, "position": {}}, "bad-setup", "not both"),
    ],
)
def test_a_bad_table_is_refused_in_one_shape(server: Server, body: Any, error: str, detail: str) -> None:
    code, found = server.refusal(lambda: server.post("/api/tables", body))

    assert (code, found["error"]) == (404 if error == "unknown-game" else 400, error)
    assert detail in found["values"]["detail"]
    assert "Traceback" not in str(found)


def test_a_name_is_checked_wherever_one_is_given(server: Server) -> None:
    made = server.create("here", "friend")
    path = f"/api/tables/{made['table']}/seats/1"

    code, body = server.refusal(lambda: server.post(path, {"name": "\u200b"}))
    assert (code, body["error"]) == (400, "bad-name")

    server.post(path, {"name": "  Eva   Zoë "})
    assert server.get(f"/api/tables/{made['table']}")["seats"][1]["name"] == "Eva Zoë"


@pytest.mark.parametrize(
    "name", ["%00", "%0a", "..", "%2e%2e", "..%2findex.html", "x" * 5_000, "none.js", "%ff", "%ed%a0%80"]
)
def test_no_file_name_is_too_much(server: Server, name: str) -> None:
    code, body = server.refusal(lambda: server.get(f"/assets/{name}"))

    assert (code, body["error"]) in ((404, "not-found"), (400, "bad-request"))
    assert "Traceback" not in str(body)


def test_a_browser_is_told_what_a_file_is(server: Server) -> None:
    """Browsers run no scripts and apply no styles that are not labelled as such."""
    found = {path.rpartition(".")[2]: path for path in re.findall(r'"(/assets/[^"]+)"', server.text("/"))}

    assert found.keys() == {"js", "css", "svg"}
    for kind, path in found.items():
        with urllib.request.urlopen(server.address + path) as response:
            assert kind in response.headers.get_content_subtype().replace("javascript", "js")


def test_a_record_of_another_version_is_refused_with_both_named(server: Server) -> None:
    now = GAME.meta.version
    record = {"game": "africa", "version": now - 1, "seats": 2, "options": {}, "deal": [0], "steps": []}

    code, body = server.refusal(lambda: server.create("here", "random", record=record))

    assert (code, body["error"], body["values"]["version"]) == (400, "bad-record", now - 1)
    assert f"version {now - 1} of the rules; this is version {now}" in body["values"]["detail"]


def test_a_record_that_is_too_long_is_refused(server: Server) -> None:
    """It could fill a table, and everybody would have to wait while it is replayed."""
    record = {"game": "africa", "version": GAME.meta.version, "seats": 2, "options": {}, "deal": [0]}
    steps = [[0, 0, []]] * (LONGEST_RECORD + 1)

    code, body = server.refusal(lambda: server.create("here", "random", record=record | {"steps": steps}))

    assert (code, body["error"]) == (400, "bad-record")
    assert "20,001 steps" in body["values"]["detail"]


def test_a_position_for_another_number_of_players_is_refused(server: Server) -> None:
    position = position_table().position()

    code, body = server.refusal(lambda: server.create("here", "random", position=position))

    assert (code, body["error"]) == (400, "bad-setup")
    assert "has 3 seats, not 2" in body["values"]["detail"]


def test_a_friend_takes_a_free_seat_once(server: Server) -> None:
    made = server.create("here", "friend")
    path = f"/api/tables/{made['table']}/seats/1"
    assert list(made["keys"]) == ["0"]
    assert server.get(f"/api/tables/{made['table']}")["seats"][1]["free"]

    seated = server.post(path, {"name": "Eva"})

    info = server.get(f"/api/tables/{made['table']}")
    assert info["seats"][1] == {"seat": 1, "name": "Eva", "bot": None, "free": False}
    code, body = server.refusal(lambda: server.post(path, {"name": "Ida"}))
    assert (code, body["error"]) == (409, "seat-taken")
    with Client(server, made["table"], [seated["key"]]) as eva:
        assert eva.outlook()["seat"] == 1


@pytest.mark.parametrize(("seat", "status", "error"), [(0, 409, "seat-taken"), (7, 404, "unknown-seat")])
def test_no_other_seat_can_be_taken(server: Server, seat: int, status: int, error: str) -> None:
    made = server.create("here", "random")

    code, body = server.refusal(lambda: server.post(f"/api/tables/{made['table']}/seats/{seat}", {"name": "Ida"}))

    assert (code, body["error"]) == (status, error)


def play_to_the_end(server: Server, made: Json) -> None:
    """Ann takes the first thing she may; every bot answers."""
    with Client(server, made["table"], list(made["keys"].values())) as ann:
        while ann.scene["winners"] is None:
            if not ann.outlook()["prompt"]:
                ann.receive()
                continue
            assert ann.play(0, ann.choices()[-1])["type"] == "done"
            ann.wait_for(lambda scene: bool(scene["winners"]) or 0 in scene["actors"])


def test_a_record_goes_out_and_comes_back(server: Server) -> None:
    made = server.create("here", "random")
    play_to_the_end(server, made)

    record = server.get(f"/api/tables/{made['table']}/record")
    copy = server.create("here", "random", record=record)

    assert record["standing"] is not None
    assert server.get(f"/api/tables/{copy['table']}/record") == record
    assert server.get(f"/api/tables/{copy['table']}")["over"]


def test_a_promise_is_kept_only_once(server: Server) -> None:
    """Two tables with one secret would give away each other's luck."""
    promised = server.post("/api/luck", {})["commitment"]
    server.create("here", "random", commitment=promised)

    code, body = server.refusal(lambda: server.create("here", "random", commitment=promised))

    assert (code, body["error"]) == (409, "unknown-promise")


def test_luck_can_be_checked_once_the_game_is_over(server: Server) -> None:
    """The secret matches what was promised before the visitor's part was known, and gives every draw again."""
    promised = server.post("/api/luck", {})["commitment"]
    made = server.create("here", "random", commitment=promised, nonce="mine")
    luck = server.get(f"/api/tables/{made['table']}/luck")
    assert luck["secret"] is None
    assert promised == made["commitment"] == server.get(f"/api/tables/{made['table']}")["commitment"]
    play_to_the_end(server, made)

    told = server.get(f"/api/tables/{made['table']}/luck")
    record = server.get(f"/api/tables/{made['table']}/record")

    secret = bytes.fromhex(told["secret"])
    assert Fair.commitment(secret) == promised == told["commitment"]
    assert told["public"] == "mine"
    again = GAME.new(2, luck=Fair(secret, told["public"]))
    for seat, action, draws in record["steps"]:
        again.play(seat, GAME.rules.catalogue[action])
        assert list(again.steps[-1].draws) == draws
    assert again.scores() == record["standing"]


def test_a_table_starts_from_a_position(server: Server) -> None:
    position = position_table({"E7": "elephant"}).position()

    made = server.create("here", "here", "here", position=position)

    with Client(server, made["table"], list(made["keys"].values())) as ann:
        assert ann.outlook(0)["view"]["board"] == {"E7": "elephant"}
