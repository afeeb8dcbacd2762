"""Positions of Alexander that no table could show: what is there must agree with all the rest."""

from typing import Any

import pytest

from ludotheca.engine.errors import PositionError
from ludotheca.games.alexander.actions import PayGood, PayKnight
from tests.games.alexander.tables import ALEXANDER, auction, bids, march_of, march_way, scenario, whole
from tests.games.catan.tables import ANN, BOB, EVA, player

FOURTEEN = {
    "cities": ["A6n", "A9n", "A11n", "E2sw"],
    "settlements": ["B1sw", "F7se"],
    "developments": {"victory-point": 4},
}

Player = dict[str, Any]
Fields = dict[str, Any]


def refused(message: str, *players: Player, **fields: Any) -> None:
    with pytest.raises(PositionError, match=message):
        scenario(*players, **fields)


def refused_auction(message: str, *players: Player, **fields: Any) -> None:
    with pytest.raises(PositionError, match=message):
        auction(*players, **fields)


def test_in_the_scenario_anybody_at_fourteen_ends_the_game() -> None:
    """ALX-2.1: and so does Persepolis; nothing else does."""
    refused("phase: seat 1 has the points to win", {}, FOURTEEN)
    refused("march.passed: in Persepolis the game is over", march={"passed": 45})
    refused("phase: the game is not over yet", phase="over")

    assert scenario({}, FOURTEEN, phase="over").actors() == []
    assert scenario(phase="over", march={"passed": 45}).actors() == []


def test_the_scenarios_board_is_printed() -> None:
    """ALX-2.2."""
    refused("land: must be as printed", land={"A1": {"terrain": "hill", "number": 3}})
    refused("harbours: must be as printed", harbours=["any"] * 8)


def test_knights_count_until_a_battle_is_paid() -> None:
    """ALX-2.11: then the largest army is looked at again; a position in between is sound."""
    played = auction({"knights": 3, "hand": "2 ore"}, {"knights": 3}, event="battle", largest_army=ANN)
    bids(played, 5, 0, 0)
    played.play(ANN, PayKnight())

    assert whole(played).largest_army == ANN
    assert ALEXANDER.from_position(played.position()).state == played.state
    paid = played.position()
    paid["march"]["auction"]["paid"] = 2
    with pytest.raises(PositionError, match="largest_army: the holder must have most"):
        ALEXANDER.from_position(paid)
    for _ in range(2):
        played.play(ANN, PayGood("ore"))
    assert whole(played).largest_army == BOB


def test_only_after_a_seven_cards_are_given_up() -> None:
    """ALX-2.8: by those with more than eleven."""
    refused(r"players\[0\].discards: must be 0 with those", {"hand": "11 ore", "discards": 5}, phase="discard")

    assert scenario({"hand": "12 ore", "discards": 6}, phase="discard").actors() == [ANN]


# The march.


@pytest.mark.parametrize(
    ("message", "fields"),
    [
        ("march.passed: in turn 3 Alexander has moved 3 times", {"turns": 3, "march": {"passed": 2}}),
        ("march.passed: in turn 3 Alexander has moved 3 times", {"turns": 3, "march": {"passed": 4}}),
        ("march.passed: in turn 3 Alexander has moved 2 times", {"turns": 3, "phase": "roll", "march": {"passed": 3}}),
        ("march.marched: Alexander moves when", {"march": {"passed": 2, "marched": False}}),
        ("dice: in the first turn nobody rolls", {"dice": (2, 2), "march": {"passed": 1}}),
        ("turns: the first turn has no roll", {"phase": "roll", "march": {"passed": 0}}),
        ("turns: the first turn has no roll", {"phase": "place-robber", "march": {"passed": 1}}),
        ("robber: has not been placed yet", {"phase": "place-robber", "robber": "A9", "march": {"passed": 0}}),
        ("Invalid enum value 'found-settlement'", {"phase": "found-settlement"}),
        ("founding: cannot be 6", {"founding": 6}),
    ],
)
def test_alexander_marches_with_the_turns(message: str, fields: Fields) -> None:
    """ALX-2.2, ALX-2.5, ALX-2.9."""
    refused(message, **fields)


def test_before_the_robber_is_placed_nothing_has_happened() -> None:
    """ALX-2.2."""
    fields: Fields = {"phase": "place-robber", "march": {"passed": 0}}
    refused(r"players\[1\]: nothing can have been built", {}, {"roads": march_way("A6n", "A6ne")}, **fields)
    refused("development_deck: nobody can have bought", {"developments": {"knight": 1}}, **fields)

    assert scenario(**fields).actors() == [ANN]


def test_at_the_end_alexander_waits_for_sevens() -> None:
    """ALX-2.9: so a late turn may find him there, but not before."""
    for passed in (42, 43, 44):
        assert whole(scenario(turns=70, march={"passed": passed})).turns == 70
    refused("march.passed: in turn 70 Alexander has moved 70 times", turns=70, march={"passed": 41})


def test_a_knight_may_come_before_the_seven_or_after_it() -> None:
    """ALX-2.8: so both is possible while the robber moves."""
    for marched in (True, False):
        played = scenario({"knights": 1}, phase="robber", played="knight", march={"passed": 3, "marched": marched})
        assert march_of(played).marched is marched
    refused(
        "march.marched", {}, phase="robber", dice=(1, 1), played="knight", march={"marched": False, "knights_under": 1}
    )


def test_the_stack_shrinks_from_turn_to_turn() -> None:
    """ALX-2.3, ALX-2.6: fewer cards are a puzzle, more are too many; late in the game it is used up."""
    march = {"passed": 10, "stack_used_up": False}
    refused("march.stack_cards: can be 30 at most in turn 10", march={**march, "stack": {"ore": 15, "wool": 16}})
    refused("march.stack_used_up: there are cards", march={"passed": 30, "stack": {"ore": 1}, "stack_used_up": False})
    refused("march.stack_cards: must be from 0 to 95, not -1", march={**march, "stack_cards": -1})

    assert march_of(scenario(march={**march, "stack": {"ore": 15, "wool": 15}})).stack_cards == 30
    assert march_of(scenario(march={"passed": 20, "stack_used_up": False})).stack_used_up is False
    assert march_of(scenario(march={"passed": 21, "stack_used_up": False})).stack_used_up is True


def test_tiles_come_from_question_marks() -> None:
    """ALX-2.2, ALX-2.9: no more were turned up than Alexander has passed, and each that is ahead has one."""
    won = {"tiles": {"statue": 3}}
    refused("march.passed: 3 tiles were turned up, and Alexander has passed 2", won, march={"passed": 4})
    refused("march.passed: 3 tiles were turned up", march={"passed": 4, "tiles_gone": {"famine": 3}})
    refused("march.tiles_left: there are 24 question marks ahead", march={"passed": 2, "tiles_left": {"statue": 7}})

    assert scenario(march={"passed": 37, "tiles_left": {"statue": 4}}).actors() == [ANN]


@pytest.mark.parametrize(
    ("message", "tiles", "march"),
    [
        ("march.advisers: seat 0 has fewer than 3 tiles", [2], {"advisers": {"first": 0}}),
        ("march.advisers: a better one is free", [3], {"advisers": {"second": 0}}),
        ("march.advisers: seat 1 has the tiles", [3, 4], {"advisers": {"first": 0, "second": 1}}),
        ("march.advisers: seat 1 has the tiles", [3, 3], {"advisers": {"first": 0}}),
        ("march.left_out: must be 'second' or 'third'", [3, 3], {"advisers": {"first": 0, "third": 1}}),
    ],
)
def test_an_adviser_is_earned(message: str, tiles: list[int], march: Fields) -> None:
    """ALX-2.4, ALX-2.15."""
    events = ("statue", "bridge", "famine")
    refused(
        message,
        *({"tiles": {event: count}} for event, count in zip(events, tiles, strict=False)),
        march={"passed": 25, **march},
    )


def test_advisers_that_are_left_out_are_with_who_has_earned_them() -> None:
    """ALX-2.4, ALX-2.15: the third is not used, unless told otherwise; four players use all."""
    players = [{"tiles": {"statue": 3}}, {"tiles": {"bridge": 4}}, {"tiles": {"famine": 3}}]
    refused("march.left_out: with four players", seats=4, march={"left_out": "third"})

    assert march_of(scenario(*players)).advisers == {"first": BOB, "second": ANN}
    assert march_of(scenario(*players)).left_out == "third"
    assert march_of(scenario(*players, seats=4)).advisers == {"first": BOB, "second": ANN, "third": EVA}


@pytest.mark.parametrize(
    ("message", "built", "passed"),
    [
        (r"players\[1\].cities: Alexander has not passed B3sw", {"cities": ["B3sw"]}, 3),
        (r"players\[1\].settlements: Alexander has not passed A2s", {"settlements": ["A2s"]}, 3),
        (r"players\[1\].settlements: Alexander has not passed A1se", {"settlements": ["A1se"]}, 2),
    ],
)
def test_whatever_is_built_lies_behind_alexander(message: str, built: Player, passed: int) -> None:
    """ALX-2.16: or stands at a temple that he has passed."""
    refused(message, {}, built, march={"passed": passed})

    assert player(scenario({}, {"cities": ["B3sw"]}, march={"passed": 4}), BOB).cities == ("B3sw",)


def test_where_something_is_auctioned_nobody_has_built_yet() -> None:
    """ALX-2.14: on the crossing just passed."""
    refused_auction(r"players\[1\].settlements: Alexander has not passed A1s", {}, {"settlements": ["A1s"]})


# Auctions.


@pytest.mark.parametrize(
    ("message", "players", "fields"),
    [
        ("march.auction: must be there in the phases", [], {"march": {"auction": None}}),
        ("march.auction: must be there in the phases", [], {"phase": "main"}),
        ("march.auction.event: this is not auctioned", [], {"march": {"passed": 2}}),
        ("march.auction.bid: must be from 0 to 40, not 41", [], {"bid": {"bid": 41, "bidder": ANN}}),
        ("march.auction.bidder: must be given with the bid", [], {"bid": {"bid": 2}}),
        ("march.auction.bidder: must be given with the bid", [], {"bid": {"bidder": ANN}}),
        ("march.auction.paid: nothing is paid before", [], {"bid": {"bid": 2, "bidder": ANN, "paid": 1}}),
        ("march.auction.turn: has no bid to make", [], {"bid": {"bid": 2, "bidder": ANN, "turn": ANN}}),
        ("march.auction.turn: has no bid to make", [OUT := {"has_passed": True}], {"bid": {"turn": ANN}}),
        ("march.auction.turn: has no bid to make", [OUT, OUT, OUT], {}),
        ("march.auction.bidder: is out", [OUT], {"bid": {"bid": 2, "bidder": ANN, "turn": BOB}}),
        ("march.auction.turn: another would be the next", [], {"bid": {"bid": 2, "bidder": ANN, "turn": EVA}}),
        ("march.auction.turn: another would be the next", [], {"bid": {"turn": BOB}}),
        ("march.auction.turn: another would be the next", [{}, {}, OUT], {}),
        ("march.auction.bid: 2 bids must have been made", [], {"bid": {"bid": 1, "bidder": BOB}}),
        ("march.auction.bid: 3 bids must have been made", [{}, {}, OUT], {"bid": {"bid": 2, "bidder": ANN}}),
        (
            "march.auction.bid: is more than the bidder can pay",
            [{"gold": 1}],
            {"forbid_overbids": True, "bid": {"bid": 2, "bidder": ANN}},
        ),
    ],
)
def test_bids_go_round(message: str, players: list[Player], fields: Fields) -> None:
    """ALX-2.10: who has passed has had a turn, and who is before the highest bidder has bid or passed."""
    refused_auction(message, *players, **fields)


@pytest.mark.parametrize(
    ("players", "bid", "turn"),
    [
        ([OUT], {}, BOB),
        ([], {"bid": 1, "bidder": ANN}, BOB),
        ([OUT], {"bid": 1, "bidder": BOB}, EVA),
        ([{}, {}, OUT], {"bid": 3, "bidder": ANN}, BOB),
        ([{}, {}, OUT], {"bid": 2, "bidder": BOB}, ANN),
        ([{}, {"overbid": 9}], {"bid": 1, "bidder": ANN}, EVA),
        ([{"overbid": 9}], {}, BOB),
    ],
)
def test_whose_bid_it_is_need_not_be_told(players: list[Player], bid: Fields, turn: int) -> None:
    """ALX-2.10, ALX-2.12."""
    assert auction(*players, bid=bid).actors() == [turn]


@pytest.mark.parametrize(
    ("message", "players", "bid"),
    [
        ("march.auction: the highest bidder pays", [{"gold": 3}, OUT, OUT], {"bid": 3}),
        ("march.auction: the highest bidder pays", [{"gold": 3}, OUT, OUT], {"bid": 3, "bidder": ANN, "turn": BOB}),
        ("march.auction: the highest bidder pays", [{"gold": 3}, OUT, OUT], {"bid": 3, "bidder": ANN, "paid": 3}),
        (r"players\[2\].has_passed: all but the highest", [{"gold": 3}, OUT], {"bid": 3, "bidder": ANN, "turn": ANN}),
        (r"players\[0\].has_passed: all but the highest", [OUT, OUT, OUT], {"bid": 3, "bidder": ANN, "turn": ANN}),
        ("march.auction: what is still due cannot be paid", [{"gold": 2}, OUT, OUT], {"bid": 3, "bidder": ANN}),
    ],
)
def test_the_highest_bidder_pays(message: str, players: list[Player], bid: Fields) -> None:
    """ALX-2.10, ALX-2.12."""
    refused_auction(message, *players, phase="pay", bid=bid)

    assert auction({"gold": 2}, OUT, OUT, phase="pay", bid={"bid": 3, "bidder": ANN, "paid": 1}).actors() == [ANN]


@pytest.mark.parametrize(
    ("message", "players", "fields"),
    [
        (r"players\[0\].overbid: can be paid", [{"overbid": 3, "gold": 3}], {}),
        (r"players\[0\].overbid: must be from 0 to 40, not 41", [{"overbid": 41}], {}),
        (r"players\[0\].overbid: nobody can have bid that much", [{"overbid": 3}], {"forbid_overbids": True}),
        (r"players\[0\].has_passed: whoever sits out", [{"overbid": 3, "has_passed": True}], {}),
        (r"players\[0\]: nobody is out", [{"overbid": 3}], {"phase": "main", "march": {"auction": None}}),
        (r"players\[0\]: nobody is out", [OUT], {"phase": "main", "march": {"auction": None}}),
    ],
)
def test_who_sits_out_could_not_pay(message: str, players: list[Player], fields: Fields) -> None:
    """ALX-2.10, ALX-2.12."""
    refused_auction(message, *players, **fields)


LOSER = {"hand": "4 ore", "overbid": 3, "discards": 2}


@pytest.mark.parametrize(
    ("message", "players", "fields"),
    [
        (r"players\[0\].discards: must be 0 with those", [{"hand": "4 ore", "discards": 2}], {}),
        (r"players\[0\].discards: must be 2 with those", [{**LOSER, "discards": 1}], {}),
        (r"players\[1\].discards: nobody else gives up", [LOSER, LOSER], {}),
        ("players: nobody has cards to give up", [{**LOSER, "discards": 0}], {}),
        ("march.auction: starts again", [LOSER], {"bid": {"bid": 1, "bidder": BOB}}),
        (r"players\[1\].has_passed: the auction starts again", [LOSER, OUT], {}),
        ("march.auction.turn: another opens", [LOSER], {"bid": {"turn": EVA}}),
    ],
)
def test_an_overbid_costs_half_of_the_cards(message: str, players: list[Player], fields: Fields) -> None:
    """ALX-2.12: then the auction starts again."""
    assert auction(LOSER, phase="discard", dice=None).actors() == [ANN]
    refused_auction(message, *players, phase="discard", dice=None, **fields)
