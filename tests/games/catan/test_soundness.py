"""Positions of Catan that no table could show: what is there must agree with all the rest."""

from typing import Any

import pytest

from ludotheca.engine.errors import PositionError
from ludotheca.games.catan.actions import EndTurn
from ludotheca.games.catan.data import PLAN
from ludotheca.games.catan.limits import MOST_TURNS
from tests.games.catan.tables import ANN, BOB, CATAN, EVA, table, way, whole

TEN = {"cities": ["A1n", "A2n", "A3n", "C5ne"], "settlements": ["C1sw", "E1s"]}


EIGHT = {"cities": ["A1n", "A2n", "A3n", "C5ne"]}


ROAD_OF_FIVE = way("E1s", "E1se", "D2s", "D2se", "C3s", "C3se")


ANOTHER = way("A1sw", "A1nw", "A1n", "A1ne", "A2n", "A2ne")


UNKNOWN = {name: {"least": 0, "most": 9} for name in ("lumber", "brick", "grain", "wool", "ore")}


Player = dict[str, Any]


Fields = dict[str, Any]


def refused(message: str, *players: Player, **fields: Any) -> None:
    with pytest.raises(PositionError, match=message):
        table(*players, **fields)


# Points and the end.


def test_whoever_has_the_points_to_win_has_won() -> None:
    """CAT-1.11: in one's own turn; off turn only a longest road can bring them."""
    refused("phase: seat 0 has the points to win", TEN)
    refused("phase: seat 1 has the points to win", {}, TEN)
    refused(
        "phase: seat 0 has the points to win",
        {**EIGHT, "developments": {"victory-point": 1}, "fresh": {"victory-point": 1}},
    )
    waiting = table({}, {**EIGHT, "roads": ROAD_OF_FIVE})

    assert waiting.scores() == [0, 10, 0]
    assert waiting.actors() == [ANN]


def test_the_game_is_over_only_if_somebody_has_won() -> None:
    """CAT-1.11, CAT-2.1: the player whose turn it is, with as many points as were settled on."""
    refused("phase: the game is not over yet", EIGHT, phase="over")
    refused("turn: seat 1 has won in another's turn", {}, TEN, phase="over")
    refused(r"players\[1\].developments: must be given once the game is over", TEN, HIDDEN, phase="over")

    assert table(TEN, phase="over").actors() == []
    assert table(EIGHT, phase="over", points_to_win=8).actors() == []
    assert table(TEN, points_to_win=11).actors() == [ANN]


HIDDEN = {"developments": None, "fresh": None, "development_cards": 1}


# The turn.


@pytest.mark.parametrize(
    ("message", "fields"),
    [
        ("dice: must be a seven in the phase 'robber'", {"phase": "robber", "dice": None}),
        ("dice: must be a seven in the phase 'robber'", {"phase": "robber", "dice": (3, 3)}),
        ("dice: must be a seven in the phase 'discard'", {"phase": "discard", "dice": (3, 3)}),
        ("dice: nobody has rolled yet", {"phase": "roll", "dice": (3, 3)}),
        ("dice: nobody has rolled yet", {"phase": "robber", "dice": (3, 4), "has_rolled": False}),
        ("has_rolled: must be true in this phase", {"has_rolled": False}),
        ("played: must be road-building", {"phase": "free-road", "free_roads": 1}),
    ],
)
def test_a_phase_has_its_cause(message: str, fields: Fields) -> None:
    """CAT-1.3, CAT-1.5, CAT-1.9: a roll, a seven, a knight, a card for free roads."""
    refused(message, **fields)


def test_a_knight_is_a_cause_too() -> None:
    """CAT-1.9: before the roll and after it."""
    for has_rolled in (True, False):
        assert table({"knights": 1}, phase="robber", dice=None, played="knight", has_rolled=has_rolled).actors() == [
            ANN
        ]


def test_free_roads_need_a_place() -> None:
    """CAT-1.9."""
    card: Fields = {"phase": "free-road", "played": "road-building", "development_used": {"road-building": 1}}
    refused("free_roads: there is no road, or no place", free_roads=1, **card)

    assert table({"roads": ROAD_OF_FIVE}, free_roads=1, **card).legal(ANN)


@pytest.mark.parametrize(
    ("message", "fields"),
    [
        ("played: nobody can have played this card now", {"played": "victory-point"}),
        ("played: there is no such knight on the table", {"played": "knight"}),
        ("development_used: must have the card played", {"played": "year-of-plenty"}),
        ("development_used: knights stay on the table", {"development_used": {"knight": 1}}),
        ("development_used: knights stay on the table", {"development_used": {"victory-point": 1}}),
        ("named: must be there where a monopoly was played", {"named": "ore"}),
        ("named: must be there", {"played": "monopoly", "development_used": {"monopoly": 1}}),
    ],
)
def test_a_card_that_was_played_lies_there(message: str, fields: Fields) -> None:
    """CAT-1.9."""
    refused(message, **fields)


@pytest.mark.parametrize("phase", ["roll", "robber"])
def test_before_the_time_to_build_nobody_has_traded_or_bought(phase: str) -> None:
    """CAT-1.3: after a knight in the midst of building somebody may have."""
    fresh = {"fresh": {"monopoly": 1}, "knights": 1}
    refused("proposals: nobody can have traded", phase=phase, proposals=1)
    refused(r"players\[0\].fresh: nobody can have bought", fresh, phase=phase)

    assert table(fresh, phase="robber", dice=(2, 2), played="knight", proposals=1).actors() == [ANN]


def test_turns_go_round() -> None:
    """CAT-1.3: the start player, the turn and its number agree; what is left out is found."""
    refused("turns: seat 0 does not have turn 2 if seat 0 has the first", turns=2, first=ANN)
    refused("turns: must be from 1 to 100000, not 0", turns=0)
    refused("turns: must be from 1 to 100000, not 100001", turns=MOST_TURNS + 1)

    assert (whole(table(turn=EVA)).turns, whole(table(turn=EVA)).first) == (1, EVA)
    assert whole(table(turn=EVA, first=BOB)).turns == 2
    assert whole(table(turn=EVA, turns=5)).first == BOB


def test_turns_are_counted_up_to_a_point() -> None:
    """CAT-1.3: so that a position can be written however long a game takes."""
    played = table(turn=BOB, turns=MOST_TURNS)
    played.play(BOB, EndTurn())

    assert whole(played).turns == MOST_TURNS - 35
    assert CATAN.from_position(played.position()).state == played.state


def test_the_deck_of_dice_follows_the_turns() -> None:
    """CAT-2.3: one pair is drawn in every turn."""
    left = [(first, second) for first in range(1, 7) for second in range(1, 7)][:30]
    refused("dice_left: there must be 35 in turn 1", dice_deck=True, dice=(6, 6), dice_left=left, turns=1)

    assert whole(table(dice_deck=True, dice=(6, 6), dice_left=left)).turns == 6
    assert whole(table(dice_deck=True, phase="roll", dice_left=left)).turns == 7
    assert whole(table(dice_deck=True, phase="roll", dice_left=[])).turns == 37
    assert whole(table(dice_deck=True, dice=(6, 6))).turns == 1


# The board.


@pytest.mark.parametrize(
    "land",
    [
        {"A1": {"terrain": "forest", "number": 10}},
        {"A1": {"terrain": "mountain", "number": 9}},
    ],
)
def test_the_land_is_that_of_the_game(land: Fields) -> None:
    """CAT-1.1: all hexes and numbers, in any order."""
    refused("land: must be those of the game", land=land)


def test_the_beginners_board_may_be_changed_within_bounds() -> None:
    """CAT-1.1: no two of 6 and 8 touch; harbours change places too."""
    swapped = {"A1": {"terrain": "pasture", "number": 10}, "A2": {"terrain": "mountain", "number": 2}}
    touching = {"A1": {"terrain": "mountain", "number": 8}, "C5": {"terrain": "mountain", "number": 10}}
    kinds = [harbour.kind for harbour in PLAN.harbours]
    refused("land: no 6 or 8 touches another", land=touching)
    refused("harbours: must be those of the game", harbours=["any"] * 9)

    assert whole(table(land=swapped, harbours=kinds[1:] + kinds[:1])).land is not None


FOUNDING: dict[str, Any] = {"phase": "found-settlement", "founding": 3}


FOUNDERS = (
    {"settlements": ["A1n"], "roads": ["A1n-A1ne"]},
    {"settlements": ["A3n"], "roads": ["A3n-A3ne"]},
    {"settlements": ["E1s"], "roads": ["E1s-E1sw"]},
)


@pytest.mark.parametrize(
    ("message", "changed", "fields"),
    [
        ("founding: it would not be the turn of seat 2", {}, {"founding": 1, "first": ANN}),
        ("founding: it would not be the turn of seat 2", {}, {"founding": 6, "first": ANN}),
        ("turns: must be 1 as long as", {}, {"turns": 2}),
        ("robber: must be on the desert", {}, {"robber": "A1"}),
        (r"players\[2\].settlements: there must be 1 by now", {"settlements": []}, {}),
        (r"players\[2\].settlements: there must be 1 by now", {"settlements": [], "cities": ["E1s"]}, {}),
        (r"players\[2\].roads: there must be 1 by now", {"roads": []}, {}),
        (r"players\[2\].roads: must touch a settlement each", {"roads": ["C3se-C3s"]}, {}),
        (r"players\[2\].hand: must be what the second", {"hand": "ore"}, {}),
        ("development_deck: nobody can have bought", {"developments": {"knight": 1}}, {}),
        ("played: nobody can have played", {}, {"played": "knight"}),
        ("founded: must be a settlement", {}, {"phase": "found-road", "founded": "D1s", "founding": 4}),
    ],
)
def test_founding_leaves_its_marks(message: str, changed: Player, fields: Fields) -> None:
    """CAT-1.2: in turn order and back, a settlement and a road each, and nothing else."""
    assert table(*FOUNDERS, **FOUNDING, turn=EVA).actors() == [EVA]
    refused(message, *FOUNDERS[:2], {**FOUNDERS[2], **changed}, **{**FOUNDING, "turn": EVA, **fields})


def test_the_second_settlement_has_yielded() -> None:
    """CAT-1.2: the one just founded, or one of the two once that is past."""
    both: Player = {"settlements": ["E1s", "B2se"], "roads": ["E1s-E1sw"]}
    fields: Fields = {"phase": "found-road", "founding": 4, "founded": "B2se", "turn": EVA}
    refused(r"players\[2\].hand: must be what the second", *FOUNDERS[:2], {**both, "hand": "brick"}, **fields)
    refused("founding: cannot be 3", founding=3)
    fields = {"phase": "found-settlement", "founding": 4, "turn": BOB}
    both = {**both, "roads": ["E1s-E1sw", "B2se-B2s"]}
    refused(r"players\[2\].hand: must be what the second", *FOUNDERS[:2], {**both, "hand": "grain"}, **fields)

    assert whole(table(*FOUNDERS[:2], {**both, "hand": "brick wool"}, **fields)).first == ANN
    assert whole(table(*FOUNDERS[:2], {**both, "hand": "brick"}, **fields)).first == ANN


# Awards.


@pytest.mark.parametrize(
    ("message", "players", "fields"),
    [
        ("longest_road: the holder must have the longest", [{"roads": ROAD_OF_FIVE[1:]}], {"longest_road": ANN}),
        ("longest_road: the holder must have the longest", [{}, {"roads": ROAD_OF_FIVE}], {"longest_road": ANN}),
        (
            "longest_road: the holder must have the longest",
            [{"roads": ROAD_OF_FIVE}, {"roads": ANOTHER}],
            {"longest_road": EVA},
        ),
        ("largest_army: the holder must have most", [{"knights": 2}], {"largest_army": ANN}),
        ("largest_army: the holder must have most", [{"knights": 3}, {"knights": 4}], {"largest_army": ANN}),
    ],
)
def test_who_holds_an_award_has_most(message: str, players: list[Player], fields: Fields) -> None:
    """CAT-1.10."""
    refused(message, *players, **fields)


def test_an_award_that_is_left_out_is_with_who_has_most() -> None:
    """CAT-1.10: alone; of equals, one who holds it has to be named."""
    roads = [{"roads": ROAD_OF_FIVE}, {"roads": ANOTHER}]

    assert whole(table(*roads)).longest_road is None
    assert whole(table(*roads, longest_road=BOB)).longest_road == BOB
    assert whole(table({}, *roads[:1])).longest_road == BOB
    assert whole(table({}, {"knights": 3})).largest_army == BOB


# Hands.


def test_everybody_knows_their_own_hand() -> None:
    """CAT-1.5: and of another's at least what a spectator knows."""
    own = [{"observer": observer, "seat": ANN, "known": UNKNOWN} for observer in (ANN, 4)]
    refused("knowledge: seat 0 knows their own hand", {"hand": "2 ore"}, knowledge=own)
    refused(
        "knowledge: seat 1 knows at least as much of seat 0 as a spectator",
        {"hand": "2 ore"},
        knowledge=[{"observer": BOB, "seat": ANN, "known": UNKNOWN}],
    )
    refused(r"knowledge\[1\]: there is no such observer, or it is given twice", {}, knowledge=own[1:] * 2)


def test_no_kind_has_more_cards_than_the_hand() -> None:
    """CAT-1.5: what is given beyond that says nothing."""
    played = table({"hand": "2 ore"}, knowledge=[{"observer": 4, "seat": ANN, "known": UNKNOWN}])

    assert whole(played).knowledge[0].known["ore"].most == 2


@pytest.mark.parametrize(
    ("message", "ann", "bob"),
    [
        ("players: nobody has cards to give up", {}, {}),
        (r"players\[0\].discards: must be 0 with those", {"hand": "7 ore", "discards": 3}, {}),
        (r"players\[0\].discards: must be 4 with those", {"hand": "8 ore", "discards": 5}, {}),
        (r"players\[1\].discards: must be 4 with those", {"hand": "8 ore", "discards": 4}, {"hand": "9 wool"}),
        (
            r"players\[0\].discarding: there are not that many",
            {"hand": "7 ore wool", "discards": 2, "discarding": {"wool": 2}},
            {},
        ),
    ],
)
def test_half_of_too_many_cards_is_given_up(message: str, ann: Player, bob: Player) -> None:
    """CAT-1.5: by everybody who has more than seven, with what is chosen already."""
    refused(message, ann, bob, phase="discard")


# Trade.

ASKED: dict[str, Any] = {"phase": "answer", "offer": {"give": {"ore": 1}, "want": {"grain": 1}}}


@pytest.mark.parametrize(
    ("message", "bob", "fields"),
    [
        ("players: everybody has refused", {"answer": "refuses"}, {"phase": "partner"}),
        ("phase: must be 'answer' as long as", {}, {"phase": "partner"}),
        ("offer.want: nobody can have that many: grain", {}, {"offer": {"give": {"ore": 1}, "want": {"grain": 4}}}),
        ("offer.give: there are not that many", {}, {"offer": {"give": {"ore": 2}, "want": {"grain": 1}}}),
        (
            r"players\[1\].counter.want: seat 0 cannot have that many: ore",
            {"counter": {"want": {"ore": 3}}},
            {},
        ),
        (r"players\[1\].counter: this player has given", {"answer": "refuses", "counter": {"give": {"wool": 1}}}, {}),
        (r"players\[1\].counter: nobody has asked", {"counter": {"give": {"wool": 1}}}, {"phase": "offer"}),
        (r"players\[1\].answer: nobody has asked", {"answer": "refuses"}, {"phase": "offer"}),
        ("offer: players do not trade", {}, {"player_trade": False}),
        (
            "proposals: players do not trade",
            {},
            {"phase": "main", "offer": None, "player_trade": False, "proposals": 1},
        ),
    ],
)
def test_an_offer_agrees_with_the_hands_and_answers(message: str, bob: Player, fields: Fields) -> None:
    """CAT-1.8, CAT-2.4, CAT-2.5."""
    ann = {"hand": "ore wool"}
    assert table(ann, {"hand": "2 grain wool"}, **ASKED, seats=2).actors() == [BOB]
    refused(message, ann, {"hand": "2 grain wool", **bob}, **{**ASKED, "seats": 2, **fields})


def test_only_after_a_seven_cards_are_given_up() -> None:
    """CAT-1.5."""
    refused(r"players\[0\].discards: must be 0 with those", {"hand": "8 ore", "discards": 4})
    refused(r"players\[0\].discards: must be 0 with those", {"hand": "8 ore", "discarding": {"ore": 4}}, phase="roll")
