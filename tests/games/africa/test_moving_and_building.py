"""Africa, sections 4 to 7: moving animals and nomads, base camps for points and for treasure."""

import pytest

from ludotheca.games.africa.actions import Camp, Dig, Leave, Lift, Put
from ludotheca.games.africa.events import Built, Laid, Taken
from tests.games.africa.tables import ANN, AROUND, BOB, crowded, points, refusal, table, targets

HERD = {"K2": "elephant", "K3": "elephant"}


def test_an_animal_is_moved_for_the_difference() -> None:
    """AFR-4.1: from one of its species around it to two is 1 point; nothing for the animal itself."""
    played = table({**HERD, "E7": "elephant", "E8": "elephant"})

    played.play(ANN, Lift("E7"))
    events = played.play(ANN, Put("J3"))

    assert events == [Laid(ANN, "E7", "J3", "elephant", 1)]
    assert points(played) == [1, 0, 0]


def test_an_animal_is_taken_from_the_explorers_space_or_one_next_to_it() -> None:
    """AFR-4.1: the explorer's own space or one next to it."""
    played = table({**HERD, "E6": "elephant", "E7": "elephant", "E8": "lion"})

    assert targets(played, Lift) == ["E6", "E7"]
    assert refusal(played, Lift("E8")) == ("AFR-4.1", "not-at-hand")


@pytest.mark.parametrize(
    ("content", "clause", "reason"),
    [
        ("gold-1", "AFR-3.2", "not-movable"),
        ("gem-2", "AFR-3.2", "not-movable"),
        ("monument", "AFR-3.6", "not-movable"),
        ("camp", "AFR-6.1", "not-movable"),
        ("hidden lion", "AFR-4.1", "not-face-up"),
    ],
)
def test_nothing_but_face_up_animals_and_nomads_is_moved(content: str, clause: str, reason: str) -> None:
    """AFR-3.2, AFR-3.6, AFR-4.1, AFR-6.1: treasure, monuments and camps stay; an animal must be face up."""
    assert refusal(table({"D6": content}), Lift("D6")) == (clause, reason)


def test_an_empty_space_has_no_tile_to_move() -> None:
    """AFR-2.5: no tile and no base camp, whoever stands there."""
    assert refusal(table(), Lift("D6")) == ("AFR-2.5", "nothing-there")
    assert refusal(table(), Lift("E6")) == ("AFR-2.5", "nothing-there")


def test_nomads_are_taken_from_the_explorers_space_or_one_next_to_it() -> None:
    """AFR-5.1: the explorer's own space or one next to it."""
    played = table({"E6": "nomads", "E7": "nomads", "E8": "nomads"})

    assert targets(played, Lift) == ["E6", "E7"]
    assert refusal(played, Lift("E8")) == ("AFR-5.1", "not-at-hand")


def test_an_animal_never_counts_itself() -> None:
    """AFR-4.1: next to where it lay it has one fewer around it than it seems."""
    alone = table({"E7": "elephant"})
    pair = table({"E7": "elephant", "K2": "elephant"})
    pair.play(ANN, Lift("E7"))

    assert refusal(alone, Lift("E7")) == ("AFR-4.1", "no-better-space")
    assert set(targets(pair, Put)) == set(AROUND["K2"])
    assert refusal(pair, Put("E8")) == ("AFR-4.1", "not-better")


def test_an_animal_taken_up_must_go_elsewhere() -> None:
    """AFR-4.1: the action moves it; leaving it is for tiles just found."""
    played = table({**HERD, "E7": "elephant"})
    played.play(ANN, Lift("E7"))

    assert refusal(played, Leave()) == ("AFR-4.1", "must-go-elsewhere")
    assert refusal(played, Put("E7")) == ("AFR-4.1", "must-go-elsewhere")
    assert refusal(played, Camp()) == ("AFR-4.1", "due-put")


def test_a_tile_under_another_explorer_may_be_moved() -> None:
    """AFR-4.1: nothing forbids it; the explorer stays."""
    played = table({**HERD, "E7": "elephant"}, explorers=("E6", "E7", "A1"))

    played.play(ANN, Lift("E7"))
    played.play(ANN, Put("J3"))

    assert played.view(None).players[BOB].explorer == "E7"


def test_nomads_are_moved_for_the_difference() -> None:
    """AFR-5.1: the rulebook's example: one adjacent empty space before, three after, 2 points."""
    around_origin = dict.fromkeys(AROUND["E7"], "monument")
    del around_origin["E6"]
    # Around N1 are M1, M2, N2 and O1, where an explorer stands, which does not matter.
    played = table({**around_origin, "M1": "camp", "E7": "nomads"}, explorers=("E6", "O1", "A1"))

    played.play(ANN, Lift("E7"))
    played.play(ANN, Put("N1"))

    assert points(played) == [2, 0, 0]


def test_nomads_go_only_where_more_spaces_are_empty() -> None:
    """AFR-5.1: strictly more than before; without such a space they cannot be taken up."""
    two_empty = table(crowded({"E7": "nomads"}, empty=("E6", "E8")))
    one_empty = table(crowded({"E7": "nomads", "E6": "camp"}, empty=("E8",)))

    assert refusal(two_empty, Lift("E7")) == ("AFR-5.1", "no-better-space")
    assert refusal(one_empty, Lift("E7")) == ("AFR-5.1", "no-better-space")


def test_nomads_taken_up_must_improve() -> None:
    """AFR-5.1: a space with as many empty spaces around it is not enough."""
    played = table(crowded({"E7": "nomads"}, empty=("E6", "J2", "J3", "J4")))
    played.play(ANN, Lift("E7"))

    assert targets(played, Put) == ["J3"]
    assert refusal(played, Put("J2")) == ("AFR-5.1", "not-better")
    assert refusal(played, Leave()) == ("AFR-5.1", "must-go-elsewhere")
    assert refusal(played, Camp()) == ("AFR-5.1", "due-put")


@pytest.mark.parametrize("content", ["gold-1", "gold-2", "gem-1", "gem-2", "camp", "hidden lion"])
def test_a_camp_scores_nothing_for_other_tiles(content: str) -> None:
    """AFR-6.1: gold, gems, camps and face-down tiles do not count."""
    played = table({"E7": content}, players={ANN: {"camps": 1}})

    played.play(ANN, Camp())

    assert points(played) == [0, 0, 0]


def test_a_camp_scores_animals_nomads_and_monuments_around_it() -> None:
    """AFR-6.1: 1 for each of them, of any sort; nothing for other tiles."""
    around = dict(zip(AROUND["E6"], ["lion", "zebra", "nomads", "monument", "gold-2", "hidden lion"], strict=True))
    played = table(around, players={ANN: {"camps": 1}})

    events = played.play(ANN, Camp())

    view = played.view(None)
    assert events == [Built(ANN, "E6", 4, "points")]
    assert points(played) == [4, 0, 0]
    assert view.board["E6"] == "camp"
    assert view.players[ANN].camps == 0
    assert view.board["D5"] == "lion"


def test_a_camp_for_no_points_is_legal() -> None:
    """AFR-6.1: legal for 0 points."""
    played = table(players={ANN: {"camps": 1}})

    played.play(ANN, Camp())

    assert points(played) == [0, 0, 0]


@pytest.mark.parametrize(("action", "clause"), [(Camp(), "AFR-6.1"), (Dig(), "AFR-7.1")])
def test_without_a_camp_nothing_is_built(action: Camp | Dig, clause: str) -> None:
    """AFR-6.1, AFR-7.1: the player must have a base camp."""
    played = table({"E7": "gold-1"}, players={ANN: {"camps": 0}})

    assert refusal(played, action) == (clause, "no-camp")


@pytest.mark.parametrize("content", ["lion", "gold-1", "camp"])
def test_a_camp_needs_an_empty_space(content: str) -> None:
    """AFR-6.1, AFR-2.5: the explorer's space must have no tile and no camp, whoever built it."""
    played = table({"E6": content, "E7": "gold-1"}, players={ANN: {"camps": 1}})

    assert refusal(played, Camp()) == ("AFR-2.5", "not-empty")
    assert refusal(played, Dig()) == ("AFR-2.5", "not-empty")


def test_a_camp_may_be_built_in_a_city() -> None:
    """AFR-2.5, AFR-6.1: a city counts as empty."""
    played = table({"A2": "lion"}, explorers=("A1", "O1", "E6"), players={ANN: {"camps": 1}})

    played.play(ANN, Camp())

    assert played.view(None).board["A1"] == "camp"


def test_digging_takes_all_treasure_around_and_scores_nothing() -> None:
    """AFR-7.1: all adjacent face-up gold and gems; their spaces become empty; no points."""
    around = dict(zip(AROUND["E6"], ["gold-2", "gem-1", "gold-1", "monument", "hidden gold-1", "gem-2"], strict=True))
    played = table(around | {"E8": "gold-2"}, players={ANN: {"camps": 1}})

    events = played.play(ANN, Dig())

    view = played.view(None)
    assert events == [
        Built(ANN, "E6", 0, "treasure"),
        Taken(ANN, "D5", "gold-2"),
        Taken(ANN, "D6", "gem-1"),
        Taken(ANN, "E5", "gold-1"),
        Taken(ANN, "F6", "gem-2"),
    ]
    assert view.players[ANN].gold == (1, 2)
    assert view.players[ANN].gems == (1, 2)
    assert points(played) == [0, 0, 0]
    assert view.board == {"E6": "camp", "E7": "monument", "F5": "face-down", "E8": "gold-2"}


def test_digging_needs_treasure() -> None:
    """AFR-7.1: at least one."""
    played = table({"E7": "monument", "E8": "gold-1"}, players={ANN: {"camps": 1}})

    assert refusal(played, Dig()) == ("AFR-7.1", "no-treasure")


def test_nothing_is_laid_or_built_on_a_camp() -> None:
    """AFR-6.1: a camp stays for good, and nomads count it as occupied."""
    played = table({"E6": "camp", "E7": "nomads", "E8": "camp"})
    played.play(ANN, Lift("E7"))

    assert refusal(played, Put("E8")) == ("AFR-2.5", "not-empty")
