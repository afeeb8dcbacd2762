"""Africa, section 3: turning a tile, and what each kind brings."""

import pytest

from ludotheca.games.africa.actions import Keep, Leave, Put, Skip, Swap, Turn
from ludotheca.games.africa.events import Laid, Left, Swapped, Taken, Turned
from tests.games.africa.tables import (
    ANN,
    AROUND,
    BOB,
    EVA,
    AfricaTable,
    crowded,
    draw_of,
    points,
    refusal,
    table,
    targets,
)


def test_only_a_face_down_tile_next_to_the_explorer_is_turned() -> None:
    """AFR-3.1: adjacent, and face down."""
    played = table({"E7": "hidden lion", "E8": "hidden lion", "D6": "lion"})

    assert targets(played, Turn) == ["E7"]
    assert refusal(played, Turn("E8")) == ("AFR-3.1", "not-adjacent")
    assert refusal(played, Turn("D6")) == ("AFR-3.1", "not-face-down")


@pytest.mark.parametrize(("tile", "scored"), [("gold-1", 1), ("gold-2", 2), ("gem-1", 1), ("gem-2", 2)])
def test_gold_and_gems_stay_and_score_what_they_show(tile: str, scored: int) -> None:
    """AFR-3.2: 1 or 2 points, and the tile stays face up."""
    played = table({"E7": f"hidden {tile}"})

    events = played.play(ANN, Turn("E7"))

    assert events == [Turned(ANN, "E7", tile, scored)]
    assert points(played) == [scored, 0, 0]
    assert played.view(None).board["E7"] == tile


def test_a_trade_good_is_taken_and_its_space_is_empty() -> None:
    """AFR-3.3: the player takes it; with nothing to swap for, the turn just goes on."""
    played = table({"E7": "hidden pot"})

    events = played.play(ANN, Turn("E7"))

    view = played.view(None)
    assert events == [Turned(ANN, "E7", "pot", 0), Taken(ANN, "E7", "pot")]
    assert view.players[ANN].goods == {"pot": 1}
    assert "E7" not in view.board
    assert view.phase == "act"


def swapping(goods: dict[int, dict[str, int]], found: str = "pot") -> AfricaTable:
    """Ann has just turned up a trade good; the players hold these goods as well."""
    played = table({"E7": f"hidden {found}"}, players={seat: {"goods": held} for seat, held in goods.items()})
    played.play(ANN, Turn("E7"))
    return played


def test_a_swap_takes_all_of_one_kind_for_as_many_of_the_kind_found() -> None:
    """AFR-3.3: all tiles of one other kind from one player, for exactly as many, the new one included."""
    played = swapping({ANN: {"pot": 2}, BOB: {"mask": 2, "drum": 1}})

    events = played.play(ANN, Swap(BOB, "mask"))

    players = played.view(None).players
    assert events == [Swapped(ANN, BOB, "mask", "pot", 2)]
    assert players[ANN].goods == {"pot": 1, "mask": 2}
    assert players[BOB].goods == {"pot": 2, "drum": 1}


def test_the_new_tile_alone_is_enough_for_a_single_one() -> None:
    """AFR-3.3: the new tile included."""
    played = swapping({BOB: {"mask": 1}})

    played.play(ANN, Swap(BOB, "mask"))

    assert played.view(None).players[ANN].goods == {"mask": 1}


def test_no_swap_without_enough_tiles_of_the_kind_found() -> None:
    """AFR-3.3: all of a kind or none; too few of the kind just turned, no swap."""
    played = swapping({ANN: {"statue": 3}, BOB: {"mask": 2, "drum": 1}, EVA: {"pot": 1, "cloth": 1}})

    swaps = [action for action in played.legal(ANN) if isinstance(action, Swap)]
    assert swaps == [Swap(BOB, "drum"), Swap(EVA, "cloth")]
    assert refusal(played, Swap(BOB, "mask")) == ("AFR-3.3", "too-few-to-swap")
    assert refusal(played, Swap(EVA, "pot")) == ("AFR-3.3", "same-good")
    assert refusal(played, Swap(BOB, "cloth")) == ("AFR-3.3", "has-none")
    assert refusal(played, Swap(ANN, "statue")) == ("AFR-3.3", "own-goods")
    assert refusal(played, Swap(4, "mask")) == ("AFR-3.3", "no-such-player")
    assert refusal(played, Skip()) == ("AFR-3.3", "due-swap")
    assert refusal(played, Keep(), BOB) == ("AFR-3.3", "wait-swap")


def test_a_swap_may_be_forgone() -> None:
    """AFR-3.3: the player may make one swap, and need not."""
    played = swapping({BOB: {"mask": 1}})

    played.play(ANN, Keep())

    assert played.view(None).players[ANN].goods == {"pot": 1}
    assert refusal(played, Keep()) == ("AFR-2.3", "due-act")
    assert refusal(played, Swap(BOB, "mask")) == ("AFR-2.3", "due-act")


def test_two_goods_in_one_turn_are_two_chances() -> None:
    """AFR-3.3: each good turned gives its own swap."""
    played = table(
        {"E7": "hidden pot", "E5": "hidden drum"},
        players={BOB: {"goods": {"mask": 1, "cloth": 1}}},
        draws=[0, 0],
    )
    played.play(ANN, Turn("E7"))
    played.play(ANN, Swap(BOB, "mask"))
    played.play(ANN, Turn("E5"))
    played.play(ANN, Swap(BOB, "cloth"))

    players = played.view(None).players
    assert players[ANN].goods == {"mask": 1, "cloth": 1}
    assert players[BOB].goods == {"pot": 1, "drum": 1}


def test_the_rulebooks_elephant() -> None:
    """AFR-3.4: left where it was found it brings 2 points, moved to the herd nearby 3."""
    herd = {"E7": "hidden elephant", "E8": "elephant", "K2": "elephant", "K3": "elephant"}
    stays, goes = table(herd), table(herd)

    stays.play(ANN, Turn("E7"))
    stays.play(ANN, Leave())
    goes.play(ANN, Turn("E7"))
    events = goes.play(ANN, Put("J3"))

    assert points(stays) == [2, 0, 0]
    assert points(goes) == [3, 0, 0]
    assert events == [Laid(ANN, "E7", "J3", "elephant", 3)]
    assert goes.view(None).board["J3"] == "elephant"
    assert "E7" not in goes.view(None).board


def test_an_animal_goes_only_where_it_has_more_of_its_species_around() -> None:
    """AFR-3.4: strictly more face-up animals of its species than where it was found."""
    played = table(
        {"E7": "hidden elephant", "E8": "elephant", "K2": "elephant", "K3": "elephant", "H1": "lion", "H2": "lion"}
    )
    played.play(ANN, Turn("E7"))

    both = set(AROUND["K2"]) & set(AROUND["K3"])
    assert set(targets(played, Put)) == both
    assert refusal(played, Put("K1")) == ("AFR-3.4", "not-better")
    assert refusal(played, Put("E7")) == ("AFR-3.4", "lies-there")
    assert refusal(played, Put("G5")) == ("AFR-3.4", "not-better")


def test_face_down_animals_do_not_count() -> None:
    """AFR-3.4: only face-up animals attract."""
    played = table({"E7": "hidden elephant", "K2": "hidden elephant"}, draws=[0])

    events = played.play(ANN, Turn("E7"))

    assert events == [Turned(ANN, "E7", "elephant", 0), Left(ANN, "E7", "elephant", 1)]
    assert points(played) == [1, 0, 0]


def test_found_nomads_score_the_empty_spaces_around_them() -> None:
    """AFR-3.5: 1 point for each empty space adjacent to where they end; no point for themselves."""
    closed = dict.fromkeys(AROUND["E7"], "monument")
    del closed["E6"]
    played = table({**closed, "E7": "hidden nomads"}, players={ANN: {"explorer": "E6"}})
    played.play(ANN, Turn("E7"))

    played.play(ANN, Leave())

    assert points(played) == [1, 0, 0]


def hidden_nomads(empty: tuple[str, ...]) -> AfricaTable:
    """Ann stands on a camp next to nomads not turned up yet, and only a few spaces are empty."""
    board = crowded({"E6": "camp", "E7": "hidden nomads"}, empty=empty)
    return table(board, draws=[draw_of("nomads", board)])


def test_nomads_may_score_nothing() -> None:
    """AFR-3.5: no base point, so 0 is possible."""
    played = hidden_nomads(empty=())

    events = played.play(ANN, Turn("E7"))

    assert events == [Turned(ANN, "E7", "nomads", 0), Left(ANN, "E7", "nomads", 0)]


def test_the_space_the_nomads_left_counts_as_empty() -> None:
    """AFR-3.5: the target is counted after the move, the space they were found on before it."""
    played = hidden_nomads(empty=("E8", "E9"))
    played.play(ANN, Turn("E7"))

    # Around E7 only E8 is empty. Around E8 there would be E9 and, once they have left it, E7.
    assert targets(played, Put) == ["E8"]

    played.play(ANN, Put("E8"))

    assert points(played) == [2, 0, 0]


def test_nomads_go_only_where_more_spaces_around_are_empty() -> None:
    """AFR-3.5: strictly more than where they were found."""
    played = hidden_nomads(empty=("E8", "J2", "J3", "J4"))
    played.play(ANN, Turn("E7"))

    assert targets(played, Put) == ["J3"]
    assert refusal(played, Put("J2")) == ("AFR-3.5", "not-better")
    assert refusal(played, Put("E8")) == ("AFR-3.5", "not-better")


def test_a_monument_brings_a_camp_from_the_stock() -> None:
    """AFR-3.6: it stays face up, and the player takes a base camp."""
    played = table({"E7": "hidden monument"})

    played.play(ANN, Turn("E7"))

    view = played.view(None)
    assert view.board["E7"] == "monument"
    assert view.players[ANN].camps == 1
    assert points(played) == [0, 0, 0]
