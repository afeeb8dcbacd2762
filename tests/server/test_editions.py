"""A server that plays with somebody's edition says so everywhere, and plays with nothing else."""

import json
from pathlib import Path

from ludotheca.library import load
from tests.games.test_editions import house, put_right
from tests.server.running import Client, Server


def test_the_houses_own_edition_is_named(server: Server) -> None:
    africa = next(game for game in server.get("/api/house")["games"] if game["id"] == "africa")
    made = server.create("here", "here")

    own = house("africa").fingerprint
    assert africa["edition"] == {"fingerprint": own, "name": "", "is_house": True}
    assert server.get(f"/api/tables/{made['table']}")["edition"] == own


def test_a_table_of_another_edition(tmp_path: Path) -> None:
    """Its bots think on its board; and once the server plays with its own again, the table says why it is closed."""
    folder = put_right("africa", tmp_path / "box")
    data = tmp_path / "tables.sqlite3"
    own = load("africa").new(2, seed=1).record()

    with Server(data, edition=folder) as server:
        detail = server.get("/api/games/africa")
        edition = detail["game"]["edition"]
        assert (edition["name"], edition["is_house"]) == ("my africa", False)
        assert [space["city"] for space in detail["materials"]["spaces"][:2]] == ["", "Tunis"]
        assert 'name-A2 = { "Tunis (A2)" }' in server.text("/api/texts/en/africa")
        made = server.create("greedy", "greedy")
        with Client(server, made["table"], []) as visitor:
            visitor.wait_for(lambda scene: bool(scene["sequence"] >= 6))
        assert server.get(f"/api/tables/{made['table']}")["edition"] == edition["fingerprint"]
        assert server.get(f"/api/tables/{made['table']}/record")["edition"] == edition["fingerprint"]
        seats = [{"kind": "here", "name": "Ann"}, {"kind": "here", "name": "Bob"}]
        brought = {"game": "africa", "seats": seats, "record": json.loads(own.to_json())}
        status, refused = server.refusal(lambda: server.post("/api/tables", brought))
        assert (status, refused["error"]) == (400, "bad-record")
        assert house("africa").fingerprint in refused["values"]["detail"]
        assert edition["fingerprint"] in refused["values"]["detail"]

    with Server(data) as server:
        _, refused = server.refusal(lambda: server.get(f"/api/tables/{made['table']}"))
        assert (refused["error"], refused["values"]["reason"]) == ("closed-table", "edition")
        assert house("africa").fingerprint in refused["values"]["detail"]
        assert edition["fingerprint"] in refused["values"]["detail"]
