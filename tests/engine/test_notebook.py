"""What a notebook shows of a table: one line, the sketch, and the sketch in colour."""

import re
from html import unescape

import pytest

from ludotheca.engine import laws
from ludotheca.engine.laws import AnyGame
from ludotheca.engine.luck import Seeded
from ludotheca.engine.record import Record
from ludotheca.engine.sketch import plain
from ludotheca.engine.table import Table
from ludotheca.library import AnyTable, load, titles
from ludotheca.template import GAME as DUEL

GAMES = [DUEL, *(load(title) for title in titles())]
NOTHING: frozenset[str] = frozenset()


def at(game: AnyGame, state: object) -> AnyTable:
    """A table at a given state."""
    start = Record(
        game=game.meta.id,
        version=game.meta.version,
        seats=game.rules.seats(state),
        options={},
        deal=(),
        steps=(),
    )
    return Table(game, state, Seeded(0), start)


def test_a_table_says_who_must_act() -> None:
    table = DUEL.new(3, seed=1)

    assert repr(table) == "<duel, 3 seats, step 0: seats 0, 1 and 2 must act>"
    table.play(1, table.legal(1)[0])
    assert repr(table) == "<duel, 3 seats, step 1: seats 0 and 2 must act>"
    table.play(2, table.legal(2)[0])
    assert repr(table) == "<duel, 3 seats, step 2: seat 0 must act>"


@pytest.mark.parametrize(
    ("played", "points", "end"),
    [([1, 2, 3, 4, 5, 6, 7, 8], (0, 4), "seat 1 won"), ([1, 2, 3, 4, 6, 5, 8, 7], (2, 2), "seats 0 and 1 won")],
)
def test_a_table_says_who_won(played: list[int], points: tuple[int, int], end: str) -> None:
    hands: list[dict[str, object]] = [{"cards": [], "count": 0, "chosen": None, "points": scored} for scored in points]
    table = DUEL.from_position({"hands": hands, "played": played})

    assert repr(table) == f"<duel, 2 seats, step 0: over, {end}>"


def test_a_table_is_drawn_for_the_only_one_who_must_act() -> None:
    """Marking the places where it may act; in Africa those are the five cities."""
    table = load("africa").new(3, seed=1)

    assert re.findall(r">(\w+)", str(table)) == ["A1", "B8", "G3", "I6", "O1"]
    assert str(table).replace(">", " ") == plain(table.game.sketch(table.view(1), NOTHING)).replace(">", " ")


def test_a_table_is_drawn_for_a_spectator_where_several_must_act() -> None:
    table = DUEL.new(2, seed=1)
    everybody = plain(DUEL.sketch(table.view(None), NOTHING))

    assert str(table) == everybody
    assert everybody not in {plain(DUEL.sketch(table.view(seat), NOTHING)) for seat in (0, 1)}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.id)
def test_a_drawing_shows_nothing_that_its_reader_may_not_know(game: AnyGame) -> None:
    rules = game.rules
    for seed in range(12):
        _, state = laws.wander(game, game.meta.seats[1], {}, seed, seed * 5)
        actors = rules.actors(state)
        reader = actors[0] if len(actors) == 1 else None
        other = rules.load(rules.view(state, reader), Seeded(seed + 100))

        assert str(at(game, state)) == str(at(game, other))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.id)
def test_a_notebook_shows_the_same_in_colour(game: AnyGame) -> None:
    _, state = laws.wander(game, game.meta.seats[0], {}, 1, 20)
    table = at(game, state)
    html = table._repr_html_()

    shown = unescape(re.sub(r"<[^>]+>", "", html))
    assert [line.rstrip() for line in shown.split("\n")] == str(table).split("\n")
    assert "background:#" in html


def test_a_table_keeps_its_game() -> None:
    """Even through a copy, a position and a record."""
    table = DUEL.new(2, seed=1)
    table.play(0, table.legal(0)[0])

    others = (table.fork(Seeded(2)), DUEL.from_position(table.position()), DUEL.replay(table.record()))
    assert {id(other.game) for other in others} == {id(DUEL)}
    assert {str(other) for other in others} == {str(table)}
