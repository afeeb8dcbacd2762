"""Africa, sections 1 and 2: set-up, the shape of a turn, moving, and what is empty."""

import pytest

from ludotheca.engine.luck import Scripted
from ludotheca.games.africa import GAME
from ludotheca.games.africa.actions import Camp, Keep, Leave, Lift, Move, Place, Put, Relocate, Skip, Swap, Turn
from ludotheca.games.africa.limits import stock
from tests.games.africa.tables import ANN, AROUND, BOB, EVA, points, refusal, table, targets

CITIES = ["A1", "B8", "G3", "I6", "O1"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_face_down_tile_lies_on_every_space_but_the_cities(seats: int) -> None:
    """AFR-1.1: 96 tiles, shuffled, one on each space except the five start cities."""
    view = GAME.new(seats, seed=1).view(None)

    assert len(view.board) == 96
    assert set(view.board.values()) == {"face-down"}
    assert not set(CITIES) & set(view.board)
    assert view.unseen is not None
    assert sum(view.unseen.values()) == 96
    assert view.unseen["monument"] == 11


def test_a_turned_tile_is_as_likely_as_it_is_frequent() -> None:
    """AFR-1.1: the tiles are shuffled, so every unseen tile may lie anywhere."""
    found = []
    for draw in range(4):
        played = table(
            {"E7": "hidden lion", "D6": "hidden zebra", "D5": "hidden lion", "E5": "hidden mask"}, draws=[draw]
        )
        played.play(ANN, Turn("E7"))
        view = played.view(None)
        found.append("mask" if view.players[ANN].goods else view.board["E7"])

    assert sorted(found) == ["lion", "lion", "mask", "zebra"]


@pytest.mark.parametrize(("seats", "camps"), [(2, 8), (3, 10), (4, 10), (5, 10)])
def test_the_stock_and_the_camps_at_the_start(seats: int, camps: int) -> None:
    """AFR-1.2, AFR-9.2: 10 camps in the stock, 8 with two players; 2 for each player."""
    played = GAME.new(seats, seed=1)

    assert stock(played.state.cells) == camps
    assert [player.camps for player in played.view(None).players] == [2] * seats


def test_explorers_start_on_free_cities_clockwise_from_the_start_player() -> None:
    """AFR-1.3: each chooses a city that is still free, and then the start player begins."""
    played = GAME.new(3, seed=1)
    [first] = played.actors()
    order = [(first + place) % 3 for place in range(3)]

    for seat, city in zip(order, ["G3", "A1", "O1"], strict=True):
        assert played.actors() == [seat]
        assert refusal(played, Skip(), seat) == ("AFR-1.3", "due-place")
        assert refusal(played, Skip(), (seat + 1) % 3) == ("AFR-1.3", "wait-place")
        played.play(seat, Place(city))

    assert played.actors() == [first]
    assert refusal(played, Place("I6"), first) == ("AFR-2.1", "due-act")


@pytest.mark.parametrize("seats", [2, 5])
def test_the_start_player_is_drawn_by_lot_or_named(seats: int) -> None:
    """AFR-1.3: everybody is as likely as anybody else, unless the players have agreed on somebody."""
    by_lot = [GAME.new(seats, luck=Scripted([draw])).actors() for draw in range(seats)]
    named = [GAME.new(seats, options={"start": seat + 1}, luck=Scripted([])).actors() for seat in range(seats)]

    assert by_lot == named == [[seat] for seat in range(seats)]


def test_a_city_that_is_taken_cannot_be_chosen() -> None:
    """AFR-1.3: only cities that are still free."""
    played = GAME.new(2, seed=1)
    [first] = played.actors()
    played.play(first, Place("G3"))

    assert targets(played, Place) == ["A1", "B8", "I6", "O1"]
    assert refusal(played, Place("G3"), 1 - first) == ("AFR-1.3", "occupied")


def test_turns_go_clockwise() -> None:
    """AFR-2.1: after each turn the next seat plays; nobody plays out of turn."""
    played = table()
    for seat in (ANN, BOB, EVA):
        assert played.actors() == [seat]
        assert refusal(played, Skip(), (seat + 1) % 3) == ("AFR-2.1", "wait-act")
        played.play(seat, Skip())
        played.play(seat, Skip())

    assert played.actors() == [ANN]


@pytest.mark.parametrize("begun", [Move("E7"), Skip()])
def test_relocating_is_a_whole_turn(begun: Move | Skip) -> None:
    """AFR-2.1: either A or B, so after a move or an action it is too late to relocate."""
    played = table()
    played.play(ANN, begun)

    assert targets(played, Relocate) == []
    assert refusal(played, Relocate("J3")) == ("AFR-2.1", "turn-begun")


def test_relocating_goes_anywhere_open_and_ends_the_turn() -> None:
    """AFR-2.2: any space with no explorer and no face-down tile; tiles and camps are no hindrance."""
    played = table({"J3": "elephant", "J2": "camp", "K1": "hidden lion"})

    assert set(targets(played, Relocate)) == set(AROUND) - {"E6", "O1", "A1", "K1"}
    assert refusal(played, Relocate("K1")) == ("AFR-2.2", "face-down")
    assert refusal(played, Relocate("O1")) == ("AFR-2.2", "occupied")
    assert refusal(played, Relocate("E6")) == ("AFR-2.2", "already-there")

    played.play(ANN, Relocate("J3"))

    assert played.view(None).players[ANN].explorer == "J3"
    assert played.actors() == [BOB]


def test_a_turn_has_two_moves_and_two_actions() -> None:
    """AFR-2.3: move, act, move, act; the same action may be done twice; then the turn is over."""
    played = table({"D6": "hidden gold-1", "F1": "hidden gold-1"}, draws=[0, 0])

    played.play(ANN, Move("E7"))
    assert refusal(played, Move("E6")) == ("AFR-2.3", "already-moved")
    assert refusal(played, Leave()) == ("AFR-2.3", "due-act")
    played.play(ANN, Turn("D6"))
    assert played.actors() == [ANN]
    played.play(ANN, Move("E5"))
    assert played.actors() == [ANN]
    played.play(ANN, Skip())

    assert played.actors() == [BOB]
    assert points(played) == [1, 0, 0]


def test_the_same_action_twice_without_a_move() -> None:
    """AFR-2.3: moves may be left out, and the same action may be done twice."""
    played = table({"D6": "hidden gold-1", "E7": "hidden gold-2"}, draws=[0, 0])

    played.play(ANN, Turn("D6"))
    played.play(ANN, Turn("E7"))

    assert points(played) == [3, 0, 0]
    assert played.actors() == [BOB]


def test_a_turn_may_be_passed() -> None:
    """AFR-2.3: everything may be left out."""
    played = table()

    played.play(ANN, Skip())
    played.play(ANN, Skip())

    assert played.actors() == [BOB]
    assert points(played) == [0, 0, 0]


def test_a_move_goes_one_or_two_steps() -> None:
    """AFR-2.4: up to two adjacent spaces."""
    within_two = {two for one in AROUND["E6"] for two in (one, *AROUND[one])} - {"E6"}
    played = table()

    assert set(targets(played, Move)) == within_two
    assert refusal(played, Move("E9")) == ("AFR-2.3", "too-far")
    assert refusal(played, Move("E6")) == ("AFR-2.3", "already-there")


def test_a_move_goes_over_empty_spaces_tiles_and_camps_only() -> None:
    """AFR-2.4: never on or over a face-down tile or another explorer."""
    ring = dict.fromkeys(AROUND["E6"], "hidden monument")
    blocked = table({**ring, "E7": "monument"}, explorers=("E6", "E8", "A1"))
    free = table({**ring, "E7": "camp"})

    assert targets(blocked, Move) == ["D7", "E7", "F7"]
    assert refusal(blocked, Move("E8")) == ("AFR-2.4", "occupied")
    assert refusal(blocked, Move("D6")) == ("AFR-2.4", "face-down")
    assert refusal(blocked, Move("C6")) == ("AFR-2.4", "way-blocked")
    assert targets(free, Move) == ["D7", "E7", "E8", "F7"]


def test_an_explorer_blocks_the_way() -> None:
    """AFR-2.4: a space two steps off is out of reach if only another explorer stands between."""
    ring = dict.fromkeys(AROUND["E6"], "hidden monument")
    del ring["E7"]
    played = table(ring, explorers=("E6", "E7", "A1"))

    assert targets(played, Move) == []


def test_what_counts_as_empty() -> None:
    """AFR-2.5: cities and spaces with only an explorer are empty; spaces with a tile or a camp are not."""
    played = table(
        {"E7": "elephant", "F1": "elephant", "F2": "camp", "F3": "hidden lion", "E1": "zebra"},
        explorers=("E6", "G1", "A1"),
    )
    played.play(ANN, Lift("E7"))

    assert "E2" in targets(played, Put)
    for space in ("F2", "F3", "E1", "F1"):
        assert refusal(played, Put(space)) == ("AFR-2.5", "not-empty")


def test_a_tile_may_be_put_under_an_explorer_and_on_a_city() -> None:
    """AFR-2.5: animals and nomads may go under an explorer; a city is a space like any other."""
    played = table({"E7": "elephant", "A2": "elephant", "O2": "lion"}, explorers=("E6", "O1", "B2"))
    played.play(ANN, Lift("E7"))

    assert {"A1", "B2"} <= set(targets(played, Put))

    played.play(ANN, Put("B2"))

    assert played.view(None).board["B2"] == "elephant"
    assert played.view(None).players[EVA].explorer == "B2"


def test_the_simple_variant_moves_and_acts_once() -> None:
    """AFR-9.1: one segment per turn."""
    played = table({"E7": "hidden gold-2"}, simple=True)

    played.play(ANN, Move("D6"))
    played.play(ANN, Turn("E7"))

    assert played.actors() == [BOB]
    assert GAME.new(2, options={"simple": True}).view(None).simple


def test_the_simple_variant_can_relocate_too() -> None:
    """AFR-9.1: option A stays."""
    played = table(simple=True)

    assert "J3" in targets(played, Relocate)


@pytest.mark.parametrize(("tile", "clause"), [("elephant", "AFR-3.4"), ("nomads", "AFR-3.5")])
def test_a_decision_that_is_due_comes_first(tile: str, clause: str) -> None:
    """AFR-3.4, AFR-3.5: while a found tile waits, nothing else can be done."""
    waiting = table({"E7": f"hidden {tile}", "D7": "elephant", "K1": "elephant", "K2": "elephant"})
    waiting.play(ANN, Turn("E7"))

    assert refusal(waiting, Camp()) == (clause, "due-put")
    assert refusal(waiting, Camp(), BOB) == (clause, "wait-put")


def test_laying_and_swapping_wait_until_something_is_found() -> None:
    """AFR-2.1: until then it is the explorer's turn."""
    for action in (Put("K1"), Leave(), Swap(BOB, "pot"), Keep(), Place("I6")):
        assert refusal(table(), action) == ("AFR-2.1", "due-act")
