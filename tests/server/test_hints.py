"""What would you do? And who is likely to win? At a table that allows it, over its socket."""

import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludotheca.games.catan import GAME as CATAN
from ludotheca.server.workers import chances, suggestions
from tests.server.running import Client, Json, Server


def made(server: Server, *seats: str, game: str = "africa", **more: Any) -> tuple[str, list[str]]:
    table = server.create(*seats, game=game, **{"hints": True, **more})
    return table["table"], list(table["keys"].values())


def kinds(client: Client, count: int) -> list[str]:
    """What comes over the socket next, scenes left out."""
    found: list[str] = []
    while len(found) < count:
        message = client.receive()
        if message["type"] != "scene":
            found.append(message["type"])
    return found


def advice(client: Client, seat: int) -> Json:
    return client.ask(type="ask-advice", seat=seat)


def outlook(client: Client, seat: int | None) -> Json:
    return client.ask(type="ask-chances", seat=seat)


@pytest.mark.parametrize("game", ["africa", "augustus"])
def test_whoever_must_decide_is_advised(server: Server, game: str) -> None:
    table, keys = made(server, "here", "here", game=game)

    with Client(server, table, keys) as both:
        seat = both.scene["actors"][0]
        answer = advice(both, seat)
        assert (answer["type"], answer["sequence"]) == ("advice", 0)
        assert 1 <= len(answer["suggestions"]) <= 3
        for suggestion in answer["suggestions"]:
            assert 0 <= suggestion["chance"] <= 1
            assert suggestion["actions"][0] in both.choices(seat)

        best = answer["suggestions"][0]["actions"]
        assert both.play(seat, *best)["type"] == "done"


def test_everybody_may_ask_who_is_likely_to_win(server: Server) -> None:
    table, keys = made(server, "here", "here", game="augustus")

    with Client(server, table, keys[:1]) as ann, Client(server, table, []) as eye:
        for answer in (outlook(ann, 0), outlook(ann, None), outlook(eye, None)):
            assert (answer["type"], answer["sequence"], len(answer["chances"])) == ("chances", 0, 2)
            assert sum(answer["chances"]) == pytest.approx(1)


def test_the_table_says_whether_it_allows_hints(server: Server) -> None:
    assert not server.get(f"/api/tables/{server.create('here', 'random')['table']}")["hints"]
    assert server.get(f"/api/tables/{made(server, 'here', 'random')[0]}")["hints"]


def test_hints_stay_allowed_after_a_restart(tmp_path: Path) -> None:
    data = tmp_path / "tables.sqlite3"
    with Server(data) as first:
        table, _ = made(first, "here", "here")
    with Server(data) as second:
        assert second.get(f"/api/tables/{table}")["hints"]


@pytest.mark.parametrize(
    ("asked", "hints", "error"),
    [
        ({"type": "ask-advice", "seat": 0}, False, "no-hints"),
        ({"type": "ask-chances", "seat": 0}, False, "no-hints"),
        ({"type": "ask-chances", "seat": None}, False, "no-hints"),
        ({"type": "ask-advice", "seat": 2}, True, "not-seated"),
        ({"type": "ask-chances", "seat": 2}, True, "not-seated"),
        ({"type": "ask-advice", "seat": 9}, True, "not-seated"),
    ],
)
def test_a_hint_is_refused_in_one_shape(server: Server, asked: Json, hints: bool, error: str) -> None:  # noqa: FBT001
    table, keys = made(server, "here", "here", "here", hints=hints)

    with Client(server, table, keys[:2]) as two:
        answer = two.ask(**asked)
        assert (answer["type"], answer["failure"]["error"]) == ("refused", error)


@pytest.mark.parametrize("seat", [None, -1, "0", 1.5])
def test_advice_is_for_a_seat(server: Server, seat: object) -> None:
    table, keys = made(server, "here", "here")

    with Client(server, table, keys) as both:
        both.send({"type": "ask-advice", "request": 1, "seat": seat})
        assert both.receive()["failure"]["error"] == "bad-message"


def test_whoever_waits_has_nothing_to_decide(server: Server) -> None:
    table, keys = made(server, "here", "here")

    with Client(server, table, keys) as both:
        waiting = 1 - both.scene["actors"][0]
        answer = advice(both, waiting)
        assert (answer["failure"]["error"], answer["failure"]["values"]["seat"]) == ("nothing-to-decide", waiting)


def test_a_table_goes_on_while_somebody_is_being_advised(server: Server) -> None:
    """Their own plays are carried out meanwhile, and the answer says which position it was about."""
    table, keys = made(server, "here", "here")

    with Client(server, table, keys) as both, Client(server, table, []) as eye:
        seat = both.scene["actors"][0]
        outlook(both, seat)  # so that the process has started
        both.send({"type": "ask-advice", "request": 77, "seat": seat})
        assert both.play(seat, both.choices(seat)[0])["type"] == "done"
        assert eye.wait_for(lambda scene: scene["sequence"] == 1)
        answer = both.receive()
        while answer["type"] == "scene":
            answer = both.receive()

        assert (answer["type"], answer["request"], answer["sequence"]) == ("advice", 77, 0)
        assert both.scene["sequence"] == 1


def test_one_question_of_a_kind_at_a_time(server: Server) -> None:
    table, keys = made(server, "here", "here")

    with Client(server, table, keys) as both:
        seat = both.scene["actors"][0]
        outlook(both, seat)
        for request in (101, 102, 103):
            both.send({"type": "ask-advice", "request": request, "seat": seat})
        both.send({"type": "ask-chances", "request": 104, "seat": seat})
        refused = [both.receive(), both.receive()]
        assert [each["request"] for each in refused] == [102, 103]
        assert {each["failure"]["error"] for each in refused} == {"still-thinking"}
        assert sorted(kinds(both, 2)) == ["advice", "chances"]

        assert advice(both, seat)["type"] == "advice"


def test_asking_again_costs_nothing(server: Server) -> None:
    """Luck differs from thought to thought, so the same figures mean that it was thought about once."""
    table, keys = made(server, "here", "here", game="augustus")

    with Client(server, table, keys) as both, Client(server, table, keys) as again:
        seat = both.scene["actors"][0]
        first, before = advice(both, seat), outlook(both, seat)
        started = time.monotonic()
        for client in (both, again) * 10:
            assert advice(client, seat)["suggestions"] == first["suggestions"]
            assert outlook(client, seat)["chances"] == before["chances"]
        assert time.monotonic() - started < 1

        both.play(seat, both.choices(seat)[0])
        assert outlook(both, seat)["sequence"] == 1


def test_a_seat_is_told_since_when_it_is_asked_the_same(server: Server) -> None:
    """In Augustus everybody decides at the same time, so that advice is still good when others have decided."""
    table, keys = made(server, "here", "here", game="augustus")

    with Client(server, table, keys) as both:
        both.play(1, both.choices(1)[0])
        both.wait_for(lambda scene: scene["sequence"] == 1)
        assert [both.outlook(seat)["since"] for seat in (0, 1)] == [0, 1]


def test_whoever_leaves_does_not_stop_a_thought_for_others(server: Server) -> None:
    table, keys = made(server, "here", "here")

    with Client(server, table, keys) as stays:
        seat = stays.scene["actors"][0]
        outlook(stays, seat)
        with Client(server, table, keys) as leaves:
            leaves.send({"type": "ask-advice", "request": 1, "seat": seat})
            stays.send({"type": "ask-advice", "request": 1, "seat": seat})
            time.sleep(0.2)
        assert kinds(stays, 1) == ["advice"]


def test_whoever_thinks_is_given_a_view_as_bytes() -> None:
    """From which what others hold was left out before it left the server's process."""
    table = CATAN.new(3, seed=1)
    seat = table.actors()[0]
    view = msgspec.json.encode(table.view(seat))

    assert sum(chances("catan", view, 1)) == pytest.approx(1)
    assert chances("catan", view, 1) == chances("catan", view, 1)
    assert suggestions("catan", view, seat, CATAN.rules.legal(table.state, seat), 1)
