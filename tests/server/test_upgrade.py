"""A server is stopped, the game's package is replaced, and a server is started again on the same tables."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from ludotheca.library import PLUG_INS
from ludotheca.template import GAME as THE_DUEL
from tests.server.running import Client, Json, Server

DUEL = "ludotheca.template:GAME"
UPGRADES = "tests.server.upgrades"
RENAMED = f"{UPGRADES}:RENAMED"


def server_with(folder: Path, offer: str) -> Server:
    """A server whose shelf holds the game found there, as an installed plug-in would provide it."""
    package = folder / "site" / "guest-1.0.dist-info"
    package.mkdir(parents=True, exist_ok=True)
    (package / "METADATA").write_text("Name: guest\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text(f"[{PLUG_INS}]\nguest = {offer}\n")
    return Server(folder / "tables.sqlite3", plug_ins=folder / "site")


def play_a_round(server: Server) -> tuple[str, list[str], Json]:
    """A table where everybody has played a card, one of them after changing their mind; and its last scene."""
    made = server.create("here", "here", game="duel")
    keys = list(made["keys"].values())
    with Client(server, made["table"], keys) as both:
        both.play(0, both.choices(0)[0])
        both.undo(0)
        both.play(0, both.choices(0)[1])
        both.play(1, both.choices(1)[0])
        return made["table"], keys, both.wait_for(lambda scene: scene["sequence"] == 4)


@pytest.mark.parametrize("offer", [DUEL, RENAMED])
def test_a_table_goes_on_if_it_is_still_the_same_game(tmp_path: Path, offer: str) -> None:
    with server_with(tmp_path, DUEL) as server:
        table, keys, before = play_a_round(server)

    with server_with(tmp_path, offer) as server, Client(server, table, keys) as both:
        now = server.get("/api/games/duel")["game"]["version"]
        assert both.scene == {**before, "anew": True, "outlooks": both.scene["outlooks"]}
        assert [part["view"] for part in both.scene["outlooks"]] == [part["view"] for part in before["outlooks"]]
        while both.scene["winners"] is None:
            [seat, *_] = both.scene["actors"]
            both.play(seat, both.choices(seat)[0])
        record = server.get(f"/api/tables/{table}/record")

    assert record["version"] == now
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database:
        assert database.execute("SELECT version FROM tables").fetchall() == [(now,)]


def test_a_table_goes_on_with_the_data_files_of_another_version(tmp_path: Path) -> None:
    """And again after the next restart, when the version is no longer another."""
    with server_with(tmp_path, DUEL) as server:
        table, keys, _ = play_a_round(server)

    for _ in range(2):
        with server_with(tmp_path, f"{UPGRADES}:CORRECTED") as server, Client(server, table, keys) as both:
            assert both.scene["sequence"] == 4
            assert server.get(f"/api/tables/{table}")["edition"] == "0123456789ab"


@pytest.mark.parametrize(("played", "today"), [("FOUND_IN_THE_ATTIC", "CORRECTED"), ("SAME", "OTHER_ATTIC")])
def test_somebodys_edition_is_never_taken_for_another(tmp_path: Path, played: str, today: str) -> None:
    """Cards that are still hidden do not show in a position, so only the house may mend its own with the rules."""
    with server_with(tmp_path, f"{UPGRADES}:{played}") as server:
        table, _, _ = play_a_round(server)

    with server_with(tmp_path, f"{UPGRADES}:{today}") as server:
        code, failure = server.refusal(lambda: server.get(f"/api/tables/{table}"))

    assert (code, failure["values"]["reason"]) == (410, "edition")


def test_a_table_that_was_only_dealt_is_checked_too(tmp_path: Path) -> None:
    """Its players have seen their hands."""
    with server_with(tmp_path, DUEL) as server:
        made = server.create("here", "here", game="duel")

    with server_with(tmp_path, RENAMED) as server:
        assert server.get(f"/api/tables/{made['table']}")["game"] == "duel"
    with server_with(tmp_path, f"{UPGRADES}:DEALS_OTHERWISE") as server:
        code, failure = server.refusal(lambda: server.get(f"/api/tables/{made['table']}"))

    assert (code, failure["values"]["reason"]) == (410, "rules")


def test_a_table_from_a_record_goes_on_before_anything_is_played_on_it(tmp_path: Path) -> None:
    record = THE_DUEL.new(2, seed=1).record()
    with server_with(tmp_path, DUEL) as server:
        made = server.create("here", "here", game="duel", record=json.loads(record.to_json()))

    with server_with(tmp_path, RENAMED) as server:
        assert server.get(f"/api/tables/{made['table']}")["game"] == "duel"


def test_a_fault_of_the_same_rules_opens_no_secrets(tmp_path: Path) -> None:
    with server_with(tmp_path, DUEL) as server:
        table, keys, _ = play_a_round(server)
    with server_with(tmp_path, f"{UPGRADES}:BROKEN_TODAY") as server:
        code, failure = server.refusal(lambda: server.get(f"/api/tables/{table}/record"))
        assert (code, failure["error"]) == (500, "server-error")

    with server_with(tmp_path, DUEL) as server, Client(server, table, keys) as both:
        assert both.scene["sequence"] == 4


def test_a_closed_table_goes_on_only_while_nobody_has_read_its_record(tmp_path: Path) -> None:
    """A record holds all hands, so whoever reads it could play on with what the others hold."""
    with server_with(tmp_path, DUEL) as server:
        table, keys, _ = play_a_round(server)
    with server_with(tmp_path, f"{UPGRADES}:STRICT") as server:
        server.refusal(lambda: server.get(f"/api/tables/{table}"))
    with server_with(tmp_path, DUEL) as server, Client(server, table, keys) as both:
        assert both.scene["sequence"] == 4
    with server_with(tmp_path, f"{UPGRADES}:STRICT") as server:
        _, failure = server.refusal(lambda: server.get(f"/api/tables/{table}"))
        assert failure["values"]["locks"] == 1, "whoever saves the record is told"
        server.get(f"/api/tables/{table}/record")
        _, failure = server.refusal(lambda: server.get(f"/api/tables/{table}"))
        assert (failure["values"]["reason"], failure["values"]["locks"]) == ("saved", 0)

    with server_with(tmp_path, DUEL) as server:
        code, failure = server.refusal(lambda: server.get(f"/api/tables/{table}"))

    assert (code, failure["error"]) == (410, "closed-table")
    assert "its record, with all secrets, has been handed out" in failure["values"]["detail"]


def test_a_record_without_secrets_locks_nothing(tmp_path: Path) -> None:
    with server_with(tmp_path, f"{UPGRADES}:OPEN") as server:
        table, keys, _ = play_a_round(server)
    with server_with(tmp_path, f"{UPGRADES}:OPEN_STRICT") as server:
        _, failure = server.refusal(lambda: server.get(f"/api/tables/{table}"))
        assert failure["values"]["locks"] == 0
        server.get(f"/api/tables/{table}/record")

    with server_with(tmp_path, f"{UPGRADES}:OPEN") as server, Client(server, table, keys) as both:
        assert both.scene["sequence"] == 4


def test_a_table_that_began_with_a_position_goes_on_too(tmp_path: Path) -> None:
    """A position names the version it belongs to."""
    with server_with(tmp_path, DUEL) as server:
        made = server.create("here", "here", game="duel", position=THE_DUEL.new(2, seed=1).position())
        keys = list(made["keys"].values())
        with Client(server, made["table"], keys) as both:
            both.play(0, both.choices(0)[0])

    with server_with(tmp_path, RENAMED) as server, Client(server, made["table"], keys) as both:
        assert both.scene["actors"] == [1]


def test_an_undo_may_be_the_last_line_written(tmp_path: Path) -> None:
    """Its line says where the table is after it, not where it was before."""
    with server_with(tmp_path, DUEL) as server:
        made = server.create("here", "here", game="duel")
        keys = list(made["keys"].values())
        with Client(server, made["table"], keys) as both:
            both.play(0, both.choices(0)[0])
            both.undo(0)

    with server_with(tmp_path, RENAMED) as server, Client(server, made["table"], keys) as both:
        assert both.scene["sequence"] == 2
        assert both.scene["actors"] == [0, 1]


@pytest.mark.parametrize(
    ("offer", "reason"),
    [
        ("GENEROUS", "version 1, which is played here, does not lead to the same position"),
        ("GENEROUS_SAID_SO", "version 2, which is played here, does not lead to the same position"),
        ("STRICT", "version 2, which is played here, refuses its log (step 0: "),
        ("BROKEN", "version 2, which is played here, cannot replay its log"),
        ("GONE", "there is no game 'duel'"),
    ],
)
def test_a_table_that_would_be_another_game_is_closed_and_its_record_stays(
    tmp_path: Path, offer: str, reason: str
) -> None:
    with server_with(tmp_path, DUEL) as server:
        table, keys, before = play_a_round(server)

    with server_with(tmp_path, f"{UPGRADES}:{offer}") as server:
        # Twice, because the second time it is not replayed again.
        for _ in range(2):
            code, failure = server.refusal(lambda: server.get(f"/api/tables/{table}"))
            assert (code, failure["error"], failure["values"]["version"]) == (410, "closed-table", 1)
            assert f"version 1 of the rules; {reason}" in failure["values"]["detail"]
        with Client(server, table, keys) as both:
            assert both.scene["failure"] == failure

    with server_with(tmp_path, DUEL) as server, Client(server, table, keys) as both:
        assert both.scene["sequence"] == before["sequence"], "the old rules still know it"

    with server_with(tmp_path, f"{UPGRADES}:{offer}") as server:
        record = server.get(f"/api/tables/{table}/record")
        assert (record["game"], record["version"], len(record["steps"])) == ("duel", 1, 2)


def test_a_sketch_that_fails_stops_nobody(tmp_path: Path) -> None:
    with server_with(tmp_path, f"{UPGRADES}:UNDRAWN") as server:
        made = server.create("here", "here", game="duel")
        with (
            Client(server, made["table"], [], sketch=True) as spectator,
            Client(server, made["table"], list(made["keys"].values())) as both,
        ):
            both.play(0, both.choices(0)[0])
            assert spectator.wait_for(lambda scene: scene["sequence"] == 1)["outlooks"][0]["sketch"] is None


def test_an_older_database_is_taken_over(tmp_path: Path) -> None:
    """Its lines do not say which position they led to. The same version is trusted to get there, another is not."""
    with server_with(tmp_path, DUEL) as server:
        table, keys, before = play_a_round(server)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database:
        database.execute("ALTER TABLE entries DROP digest")
        for column in ("digest", "is_house", "is_shown", "hints"):
            database.execute(f"ALTER TABLE tables DROP {column}")

    with server_with(tmp_path, DUEL) as server, Client(server, table, keys) as both:
        assert both.scene["sequence"] == before["sequence"]
        assert not server.get(f"/api/tables/{table}")["hints"]
    with server_with(tmp_path, RENAMED) as server:
        code, _ = server.refusal(lambda: server.get(f"/api/tables/{table}"))
        assert code == 410
