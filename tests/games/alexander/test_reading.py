"""Positions of Alexander: what people write by hand is read with care."""

from typing import Any

import pytest

from ludotheca.engine.errors import PositionError
from ludotheca.games.catan.actions import Roll
from tests.games.alexander.tables import ALEXANDER, auction, bids, march_of, scenario, whole
from tests.games.catan.tables import ANN, check_reading_back, names

MARCH: dict[str, Any] = {
    "players": [{"gold": 3, "hand": {"wool": 2}, "tiles": {"statue": 3}}, {"settlements": ["A1s"]}, {}],
    "march": {"passed": 8, "advisers": {"first": 0}, "left_out": "third"},
}


BIDS: dict[str, Any] = {**MARCH, "phase": "bid", "march": {**MARCH["march"], "auction": {"event": "famine", "turn": 0}}}


def with_player(sound: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {"players": [{**sound["players"][0], **fields}, *sound["players"][1:]]}


def with_march(**fields: Any) -> dict[str, Any]:
    return {"march": {**MARCH["march"], **fields}}


def with_auction(**fields: Any) -> dict[str, Any]:
    return {"march": {**MARCH["march"], "auction": {"event": "famine", "turn": 0, **fields}}}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"players": [{"gold": 21}, {"gold": 20}]}, "players: there are 40 coins in all"),
        (with_player(MARCH, gold=41), r"players\[0\].gold: must be from 0 to 40, not 41"),
        (with_player(MARCH, gold=-1), r"players\[0\].gold: must be from 0 to 40, not -1"),
        (with_player(MARCH, tiles={"statue": 8}), "march.tiles_left: there are 7 tiles 'statue' in all"),
        (with_player(MARCH, tiles={"temple": 1}), r"players\[0\].tiles.temple: must be a number of statue"),
        (with_march(passed=46), "march.passed: the route has 45 crossings"),
        (with_march(passed=45), "march.passed: in Persepolis the game is over"),
        (with_march(passed=-1), "march.passed: the route has 45 crossings"),
        (with_march(tiles_left={"statue": 5}), "march.tiles_left: there are 7 tiles 'statue' in all"),
        (with_march(tiles_gone={"temple": 1}), "march.tiles_gone.temple: must be a number of"),
        (with_march(knights_under=-1), "march.knights_under: must be from 0 to 14, not -1"),
        (with_march(advisers={"fourth": 0}), "march.advisers.fourth: there is no adviser 'fourth'"),
        (with_march(advisers={"first": 3}), "march.advisers.first: there is no seat 3"),
        (with_march(advisers={"first": 0, "second": 0}), "march.advisers: nobody has two of them"),
        (with_march(left_out="first"), "march.left_out: must be 'second' or 'third'"),
        (with_march(left_out="fourth"), "march.left_out: must be 'second' or 'third'"),
        (with_march(stack={"ore": 3}, stack_cards=4), "march.stack_cards: must be 3, as in the stack"),
        (with_march(stack={"ore": 3}, stack_used_up=True), "march.stack_used_up: there are cards in the stack"),
        (with_march(stack={"gold": 3}), "march.stack.gold: must be a number of"),
        ({"phase": "bid", **with_auction(event="feast")}, "march.auction.event: there is no auction 'feast'"),
        ({"phase": "bid", "march": {"auction": {"event": "famine"}}}, "march.auction: Alexander has passed no"),
        ({"phase": "bid", **with_auction(turn=3)}, "march.auction.turn: there is no seat 3"),
        ({"phase": "bid", **with_auction(bid=2, bidder=3)}, "march.auction.bidder: there is no seat 3"),
        ({"phase": "bid", **with_auction(bid=-1)}, "march.auction.bid: must be from 0 to 40, not -1"),
        ({"phase": "bid", **with_auction(paid=-1)}, "march.auction.paid: must be from 0 to 40, not -1"),
        (with_player(MARCH, overbid=-1), r"players\[0\].overbid: must be from 0 to 40, not -1"),
    ],
)
def test_a_bad_position_of_the_scenario_is_refused_too(change: dict[str, Any], message: str) -> None:
    ALEXANDER.from_position(MARCH)
    ALEXANDER.from_position(BIDS)

    with pytest.raises(PositionError, match=message):
        ALEXANDER.from_position(MARCH | change)


def test_a_hidden_hand_that_could_not_pay_is_refused() -> None:
    """ALX-2.12: two ore do not pay for a famine."""
    position = ALEXANDER.from_position(
        {"players": [{"hand": {"ore": 2}}, {"hand": {"wool": 2}}], "phase": "main", "march": {"passed": 2}}
    ).position()
    hidden = {"hand": None, "cards": 2, "known": {"ore": {"least": 2, "most": 2}}, "discarding": None}
    position["players"][ANN] |= hidden
    position["march"] |= {"auction": {"event": "famine", "bid": 2, "bidder": 0, "turn": 0}, "tiles_left": None}

    with pytest.raises(PositionError, match="players: no hands agree"):
        ALEXANDER.from_position(position | {"phase": "pay"})


def test_a_hidden_hand_that_could_not_have_bid_is_refused() -> None:
    """ALX-2.10: with the setting, two ore do not bid in a famine; without it they do."""
    position = ALEXANDER.from_position(
        {"players": [{"hand": {"ore": 2}}, {"hand": {"wool": 2}}], "phase": "main", "march": {"passed": 2}}
    ).position()
    hidden = {"hand": None, "cards": 2, "known": {"ore": {"least": 2, "most": 2}}, "discarding": None}
    position["players"][ANN] |= hidden
    position["march"] |= {"auction": {"event": "famine", "bid": 2, "bidder": 0, "turn": 1}, "tiles_left": None}

    ALEXANDER.from_position(position | {"phase": "bid"})
    with pytest.raises(PositionError, match="players: no hands agree"):
        ALEXANDER.from_position(position | {"phase": "bid", "forbid_overbids": True})


def test_before_the_roll_alexander_has_not_moved() -> None:
    """ALX-2.5: whatever the position says, or leaves out."""
    played = ALEXANDER.from_position(MARCH | {"phase": "roll"}, seed=1)

    assert march_of(played).marched is False
    if "RobberMoved" not in names(played.play(ANN, Roll())) and whole(played).phase not in ("robber", "discard"):
        assert march_of(played).passed == 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_positions_from_play_are_read_back(seats: int) -> None:
    """Along a random game, for the whole position and for every view."""
    check_reading_back(ALEXANDER, seats, {"starting_gold": 8})


def test_what_is_asked() -> None:
    """Each phase asks its own question."""
    bidding = auction()
    assert bidding.rules.prompt(bidding.state, ANN).key == "prompt-bid"
    paying = auction({"gold": 3})
    bids(paying, 3, 0, 0)
    asked = paying.rules.prompt(paying.state, ANN)
    assert (asked.key, asked.values) == ("prompt-pay", {"event": "settlement", "due": 3})


def test_what_is_left_out_is_as_usual() -> None:
    """CAT-2.4: players trade with each other."""
    assert scenario().view_everything().player_trade is True


def test_a_phase_of_the_base_game_that_the_scenario_has_not_is_refused() -> None:
    """ALX-2.1: nobody founds settlements."""
    with pytest.raises(PositionError, match="found-road"):
        ALEXANDER.from_position(MARCH | {"phase": "found-road"})
