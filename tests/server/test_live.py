"""At the table: scenes, actions, refusals, undo, several people, bots, and a server that is killed."""

import json
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from ludotheca.games.africa import GAME
from ludotheca.games.africa.actions import Move, Place, Relocate, Skip, Turn
from tests.games.africa.tables import table as position_table
from tests.server.running import PATIENCE, Client, Server, is_running

CATALOGUE = GAME.rules.catalogue
SKIP = CATALOGUE.number(Skip())


def number(action: Any) -> int:
    return CATALOGUE.number(action)


def eager(client: Client) -> int:
    """Turns up a tile if one is at hand, so that something happens."""
    choices = client.choices()
    return next((choice for choice in choices if isinstance(CATALOGUE[choice], Turn)), choices[0])


def at_one_screen(server: Server, board: dict[str, str] | None = None) -> tuple[str, list[str]]:
    """Three people at one screen; Ann is to move."""
    made = server.create("here", "here", "here", position=position_table(board).position())
    return made["table"], list(made["keys"].values())


def test_joining_shows_the_table(server: Server) -> None:
    table, keys = at_one_screen(server)

    with Client(server, table, keys) as ann:
        assert ann.scene["anew"]
        assert ann.scene["actors"] == [0]
        assert [part["seat"] for part in ann.scene["outlooks"]] == [0, 1, 2]
        assert ann.outlook(0)["prompt"]["key"] == "prompt-act"
        assert ann.outlook(1)["choices"] == []


def test_an_action_is_seen_by_everybody(server: Server) -> None:
    table, keys = at_one_screen(server)

    with (
        Client(server, table, keys[:1]) as ann,
        Client(server, table, keys[1:]) as bob,
        Client(server, table, []) as eye,
    ):
        assert ann.play(0, number(Move("E7"))) == {"type": "done", "request": 1, "sequence": 1}
        for client in (ann, bob, eye):
            client.wait_for(lambda scene: scene["sequence"] == 1)
            [happening] = client.outlook()["happened"]
            assert happening["events"] == [{"type": "moved", "seat": 0, "origin": "E6", "space": "E7"}]
        assert eye.outlook()["seat"] is None
        assert eye.outlook()["choices"] == []


@pytest.mark.parametrize(
    ("message", "error"),
    [
        ("nonsense", "bad-message"),
        (b"\xff\xff", "bad-message"),
        ("[]", "bad-message"),
        ({"type": "dance"}, "bad-message"),
        ({"type": "play", "request": 1}, "bad-message"),
        ({"type": "play", "request": 1, "seat": "x", "sequence": 0, "actions": [1]}, "bad-message"),
        ({"type": "play", "request": 1, "seat": 0, "sequence": 0, "actions": []}, "bad-message"),
        ({"type": "play", "request": 1, "seat": 0, "sequence": 0, "actions": [1], "more": 1}, "bad-message"),
        ({"type": "play", "request": 1, "seat": 0, "sequence": 0, "actions": [99999]}, "unknown-action"),
        ({"type": "play", "request": 1, "seat": 0, "sequence": 7, "actions": [SKIP]}, "stale"),
        ({"type": "play", "request": 1, "seat": 1, "sequence": 0, "actions": [SKIP]}, "wait-act"),
        ({"type": "play", "request": 1, "seat": 2, "sequence": 0, "actions": [SKIP]}, "not-seated"),
        ({"type": "play", "request": 1, "seat": 9, "sequence": 0, "actions": [SKIP]}, "not-seated"),
        ({"type": "play", "request": 1, "seat": 0, "sequence": 0, "actions": [number(Place("A1"))]}, "due-act"),
        ({"type": "play", "request": 1, "seat": 0, "sequence": 0, "actions": [SKIP, SKIP, SKIP]}, "wait-act"),
        ({"type": "undo", "request": 1, "seat": 0, "sequence": 0}, "no-undo"),
        ({"type": "undo", "request": 1, "seat": 2, "sequence": 0}, "not-seated"),
        ({"type": "undo", "request": 1, "seat": 0, "sequence": 3}, "stale"),
        ({"type": "why", "request": 1, "seat": 2, "actions": [SKIP]}, "not-seated"),
        ({"type": "why", "request": 1, "seat": 0, "actions": [99999]}, "unknown-action"),
        ({"type": "join", "keys": []}, "bad-message"),
    ],
)
def test_a_bad_message_is_answered_and_leaves_no_trace(server: Server, message: Any, error: str) -> None:
    table, keys = at_one_screen(server)

    with Client(server, table, keys[:2]) as ann:
        before = ann.scene
        ann.send(message)
        answer = ann.receive()

        assert answer["type"] == "refused"
        assert answer["failure"]["error"] == error
        assert list(answer["failure"]) == ["error", "clause", "values"]
        assert "Traceback" not in str(answer)
    with Client(server, table, keys[:2]) as again:
        assert again.scene == before


def test_a_refused_action_cites_its_clause(server: Server) -> None:
    table, keys = at_one_screen(server)

    with Client(server, table, keys) as ann:
        answer = ann.play(0, number(Turn("C1")))

    assert answer["failure"] == {"error": "not-face-down", "clause": "AFR-3.1", "values": {"space": "C1"}}


def test_the_first_message_must_join(server: Server) -> None:
    table, _ = at_one_screen(server)

    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/live") as socket:
        socket.send(json.dumps({"type": "undo", "request": 1, "seat": 0, "sequence": 0}))

        assert json.loads(socket.recv())["failure"]["error"] == "bad-message"
        with pytest.raises(ConnectionClosed):
            socket.recv()


def test_an_unknown_table_is_said_and_closed(server: Server) -> None:
    client = Client(server, "nowhere", [])

    with client:
        assert client.scene["type"] == "refused"
        assert client.scene["failure"]["error"] == "unknown-table"


def test_a_wrong_key_is_a_spectator(server: Server) -> None:
    table, _ = at_one_screen(server)

    with Client(server, table, ["not-a-key"]) as eye:
        assert eye.outlook()["seat"] is None
        assert eye.play(0, SKIP)["failure"]["error"] == "not-seated"


def test_several_actions_are_all_carried_out_or_none(server: Server) -> None:
    table, keys = at_one_screen(server, {"E8": "hidden gold-1"})

    with Client(server, table, keys) as ann:
        refused = ann.play(0, number(Move("E7")), number(Turn("C1")))
        assert refused["failure"]["error"] == "not-face-down"
        # The tile would have come up before the last action was refused.
        refused = ann.play(0, number(Move("E7")), number(Turn("E8")), number(Turn("C1")))
        assert refused["failure"]["error"] == "not-last"
        assert ann.play(0, number(Move("E7")), number(Turn("E8")), sequence=0)["sequence"] == 2
        ann.wait_for(lambda scene: scene["sequence"] == 2)

        assert len(ann.outlook(0)["happened"]) == 2
        assert ann.outlook(0)["view"]["players"][0]["points"] == 1


def test_why_not_is_answered_without_playing(server: Server) -> None:
    table, keys = at_one_screen(server)

    with Client(server, table, keys) as ann:
        answer = ann.ask(type="why", seat=0, actions=[SKIP, number(Turn("E7"))])

    assert [reason["refusal"] and reason["refusal"]["clause"] for reason in answer["reasons"]] == [None, "AFR-3.1"]


def test_undo_goes_back_to_the_barrier(server: Server) -> None:
    table, keys = at_one_screen(server, {"E8": "hidden gold-1"})

    with Client(server, table, keys) as ann:
        start = ann.outlook(0)["view"]
        ann.play(0, number(Move("E7")))
        assert ann.outlook(0)["can_undo"]
        assert ann.undo(0)["type"] == "done"
        assert ann.scene["anew"]
        assert ann.outlook(0)["view"] == start
        assert ann.outlook(0)["happened"] == []

        ann.play(0, number(Move("E7")))
        ann.play(0, number(Turn("E8")))
        assert not ann.outlook(0)["can_undo"]
        assert ann.undo(0)["failure"]["error"] == "no-undo"


def test_nobody_undoes_for_another(server: Server) -> None:
    table, keys = at_one_screen(server)

    with Client(server, table, keys) as ann:
        ann.play(0, number(Relocate("J3")))

        assert ann.undo(1)["failure"]["error"] == "not-seated"
        assert ann.undo(0)["type"] == "done"


def test_undone_actions_stay_undone_after_a_restart(tmp_path: Path) -> None:
    data = tmp_path / "tables.sqlite3"
    with Server(data) as first:
        table, keys = at_one_screen(first)
        with Client(first, table, keys) as ann:
            ann.play(0, number(Move("E7")))
            ann.undo(0)
            ann.play(0, number(Move("D6")))
            ann.wait_for(lambda scene: scene["sequence"] == 3)
            before = ann.outlook(0)["view"]

    with Server(data) as second, Client(second, table, keys) as ann:
        assert ann.outlook(0)["view"] == before
        assert ann.scene["sequence"] == 3
        assert len(ann.outlook(0)["happened"]) == 1
        assert ann.outlook(0)["can_undo"]


def test_two_clients_race_for_the_same_turn(server: Server) -> None:
    """Both act on the same position; one is carried out, the other is told to look again."""
    table, keys = at_one_screen(server)

    with Client(server, table, keys) as one, Client(server, table, keys) as other:
        for client in (one, other):
            client.send({"type": "play", "request": 1, "seat": 0, "sequence": 0, "actions": [number(Move("E7"))]})
        answers = []
        for client in (one, other):
            while (answer := client.receive())["type"] == "scene":
                pass
            answers.append(answer["type"] if answer["type"] == "done" else answer["failure"]["error"])

    assert sorted(answers) == ["done", "stale"]


def test_bots_play_until_a_person_has_to(server: Server) -> None:
    made = server.create("here", "random", "greedy")

    with Client(server, made["table"], list(made["keys"].values())) as ann:
        for _ in range(6):
            ann.wait_for(lambda scene: 0 in scene["actors"])
            assert ann.play(0, eager(ann))["type"] == "done"
        ann.wait_for(lambda scene: 0 in scene["actors"])

        assert {step["seat"] for step in ann.outlook()["happened"]} <= {0, 1, 2}


def test_bots_alone_play_to_the_end_while_somebody_watches(server: Server) -> None:
    made = server.create("random", "random")

    with Client(server, made["table"], []) as eye:
        scene = eye.wait_for(lambda scene: scene["winners"] is not None)

    assert scene["actors"] == []
    assert len(scene["tally"]) == 2


def test_reloading_gives_the_whole_story(server: Server) -> None:
    made = server.create("here", "random")
    with Client(server, made["table"], list(made["keys"].values())) as ann:
        for _ in range(3):
            ann.wait_for(lambda scene: 0 in scene["actors"])
            ann.play(0, eager(ann))
        ann.wait_for(lambda scene: 0 in scene["actors"])
        last = ann.scene

    with Client(server, made["table"], list(made["keys"].values())) as again:
        assert again.scene["sequence"] == last["sequence"]
        assert again.outlook()["view"] == last["outlooks"][0]["view"]
        assert [step["sequence"] for step in again.outlook()["happened"]] == list(range(last["sequence"]))


def test_a_killed_server_loses_nothing_it_has_acknowledged(tmp_path: Path) -> None:
    """SIGKILL in the middle of play: every action that was answered with 'done' is there again."""
    data = tmp_path / "tables.sqlite3"
    acknowledged = []
    with Server(data) as victim:
        made = victim.create("here", "greedy", "greedy")
        keys = list(made["keys"].values())
        with Client(victim, made["table"], keys) as ann:
            # So few that the game cannot be over: the greedy bots find monuments, but not that fast.
            for _ in range(10):
                ann.wait_for(lambda scene: 0 in scene["actors"])
                action = eager(ann)
                answer = ann.play(0, action)
                assert answer["type"] == "done"
                acknowledged.append((answer["sequence"] - 1, action))
            victim.kill()

    with Server(data) as survivor:
        steps = survivor.get(f"/api/tables/{made['table']}/record")["steps"]
        assert len(acknowledged) == 10
        for sequence, action in acknowledged:
            assert steps[sequence][:2] == [0, action]
        with Client(survivor, made["table"], keys) as ann:
            ann.wait_for(lambda scene: 0 in scene["actors"])
            assert ann.play(0, ann.choices()[0])["type"] == "done"


def test_two_servers_on_one_file_agree(tmp_path: Path) -> None:
    """The second has not heard what the first wrote: it is told, and plays on from there."""
    data = tmp_path / "tables.sqlite3"
    with Server(data) as first, Server(data) as second:
        table, keys = at_one_screen(first)
        with Client(first, table, keys) as ann, Client(second, table, keys) as late:
            assert ann.play(0, number(Move("E7")))["type"] == "done"
            assert late.play(0, number(Move("D6")))["failure"]["error"] == "stale"

            late.wait_for(lambda scene: scene["sequence"] == 1)
            assert late.outlook(0)["view"] == ann.outlook(0)["view"]
            assert late.play(0, SKIP)["type"] == "done"


def test_a_flood_leaves_others_their_turn(server: Server) -> None:
    table, keys = at_one_screen(server)
    with Client(server, table, keys) as ann, Client(server, table, []) as eye:
        for request in range(500):
            ann.send({"type": "why", "request": request, "seat": 0, "actions": list(range(100))})
        started = time.monotonic()
        server.get("/api/house")
        waited = time.monotonic() - started
        for _ in range(500):
            ann.receive()

        # Had the flood gone first, the house would have waited for all of it.
        assert waited < (time.monotonic() - started) / 2
        assert eye.scene["sequence"] == 0


def test_the_bots_of_a_killed_server_go_with_it(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.sqlite3") as victim:
        made = victim.create("random", "random")
        with Client(victim, made["table"], []) as eye:
            eye.wait_for(lambda scene: scene["sequence"] > 0)
        workers = victim.children()
        assert workers != []
        victim.kill()

    deadline = time.monotonic() + PATIENCE
    while any(is_running(worker) for worker in workers):
        assert time.monotonic() < deadline, "a bot's process has outlived its server"
        time.sleep(0.05)


def test_a_second_thought_has_all_its_time_again(tmp_path: Path) -> None:
    """Ann acts, takes it back while the bot waits, and acts again: the wait begins anew."""
    grace = 2.0
    with Server(tmp_path / "tables.sqlite3", grace=grace) as patient:
        made = patient.create("here", "random", "random", position=position_table().position())
        with Client(patient, made["table"], list(made["keys"].values())) as ann:
            ann.play(0, number(Relocate("J3")))
            time.sleep(grace / 2)
            ann.undo(0)
            ann.play(0, number(Relocate("J4")))
            acted = time.monotonic()

            ann.wait_for(lambda scene: scene["sequence"] > 3)
            assert time.monotonic() - acted > grace * 0.9


def test_bots_wait_while_an_action_can_be_taken_back(tmp_path: Path) -> None:
    """With a grace of a minute, the bot has not moved when Ann takes her relocation back."""
    with Server(tmp_path / "tables.sqlite3", grace=60) as patient:
        made = patient.create("here", "random", "random", position=position_table().position())
        with Client(patient, made["table"], list(made["keys"].values())) as ann:
            ann.play(0, number(Relocate("J3")))

            assert ann.undo(0)["type"] == "done"
            assert ann.scene["actors"] == [0]
