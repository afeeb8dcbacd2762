"""Positions of Catan: what people write by hand is read with care."""

from typing import Any

import pytest

from ludotheca.engine.errors import PositionError
from ludotheca.games.catan.actions import EndTurn, PlayRoadBuilding
from tests.games.catan.tables import ANN, BOB, CATAN, CatanTable, check_reading_back, table, way, whole

SOUND: dict[str, Any] = {
    "players": [
        {
            "hand": {"ore": 3, "wool": 2},
            "settlements": ["A1s"],
            "roads": ["A1s-B1se"],
            "developments": {"knight": 1},
            "fresh": {"monopoly": 1},
        },
        {"hand": {"grain": 9}, "cities": ["C5ne"], "knights": 3},
        {},
    ]
}


def with_player(sound: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {"players": [{**sound["players"][0], **fields}, *sound["players"][1:]]}


def asks(*others: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """Ann has made an offer to the others, with ore for grain unless told otherwise."""
    ann, *asked = SOUND["players"]
    given = [*others, *[{}] * (len(asked) - len(others))]
    players = [{**ann, "fresh": {}}, *({**player, **more} for player, more in zip(asked, given, strict=True))]
    return {"phase": "answer", "offer": {"give": {"ore": 1}, "want": {"grain": 1}}, "players": players, **fields}


def countering(give: dict[str, int], want: dict[str, int]) -> dict[str, Any]:
    return {"answer": "counters", "counter": {"give": give, "want": want}}


def ranges(least: int, most: int) -> dict[str, dict[str, int]]:
    return {name: {"least": least, "most": most} for name in ("lumber", "brick", "grain", "wool", "ore")}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"players": [{}]}, "players: catan takes 2 to 4 players, not 1"),
        ({"turn": 3}, "turn: there is no seat 3"),
        ({"first": -1}, "first: there is no seat -1"),
        ({"robber": "Z9"}, "robber: there is no place 'Z9'"),
        ({"land": {"Z9": {"terrain": "hill", "number": 5}}}, "land: there is no place 'Z9'"),
        ({"land": {"A1": {"terrain": "swamp", "number": 5}}}, "land.A1: cannot be swamp 5"),
        ({"land": {"A1": {"terrain": "hill", "number": 7}}}, "land.A1: cannot be hill 7"),
        ({"land": {"A1": {"terrain": "desert", "number": 5}}}, "land.A1: a desert has no number"),
        ({"land": {"C3": {"terrain": "hill", "number": 5}}}, "land: must be those of the game, in another order"),
        ({"harbours": ["any"]}, "harbours: there must be 9, not 1"),
        ({"harbours": ["gold"] * 9}, r"harbours\[0\]: there is no harbour 'gold'"),
        (with_player(SOUND, roads=["A1s-A3s"]), r"players\[0\].roads: there is no place 'A1s-A3s'"),
        (with_player(SOUND, roads=["A1s-B1se", "A1s-B1se"]), "there is another road at A1s-B1se"),
        (with_player(SOUND, settlements=["X1n"]), r"players\[0\].settlements: there is no place 'X1n'"),
        (with_player(SOUND, cities=["X1n"]), r"players\[0\].cities: there is no place 'X1n'"),
        (with_player(SOUND, settlements=["A1s", "A1se"]), "there is another building at A1se or next to it"),
        (with_player(SOUND, settlements=["C5se"]), "there is another building at C5ne or next to it"),
        (with_player(SOUND, cities=["A1n", "A2n", "A3n", "C1sw", "E1s"]), "a player has 4 of them, not 5"),
        (with_player(SOUND, hand={"gold": 1}), r"players\[0\].hand.gold: must be a number of lumber"),
        (with_player(SOUND, hand={"ore": -1}), r"players\[0\].hand.ore: must be a number"),
        (with_player(SOUND, hand={"grain": 11}), "players: there are 19 cards of each resource"),
        (with_player(SOUND, cards=4), r"players\[0\].cards: must be 5, as in the hand"),
        (with_player(SOUND, hand=None), r"players\[0\].cards: must be given where the hand is not"),
        (with_player(SOUND, hand=None, cards=-1), r"players\[0\].cards: must be from 0 to 95, not -1"),
        (with_player(SOUND, hand=None, cards=2), "bank: must be given where a hand or a pile is not"),
        ({"bank": {"ore": 19}}, "players: there are 19 cards of each resource"),
        ({"bank": {"ore": 3}}, "players: no hands agree"),
        ({"bank": {"gold": 3}}, "bank.gold: must be a number of lumber"),
        (with_player(SOUND, gold=1), r"players\[0\]: gold, tiles, has_passed and overbid are for a scenario"),
        (with_player(SOUND, has_passed=True), r"players\[0\]: gold, tiles, has_passed and overbid are for a scenario"),
        (with_player(SOUND, knights=-1), r"players\[0\].knights: must be from 0 to 14, not -1"),
        (with_player(SOUND, knights=11), "players: there are only"),
        (with_player(SOUND, developments={"joker": 1}), "developments.joker: must be a number of knight"),
        (with_player(SOUND, developments={"monopoly": 2}), "players: there are only"),
        (with_player(SOUND, development_cards=1), "development_cards: must be 2, as many as are listed"),
        (
            with_player(SOUND, developments=None, fresh=None, development_cards=30),
            "players: there are 25 development cards in all",
        ),
        (with_player(SOUND, developments=None, fresh=None), r"players\[0\].development_cards: must be given"),
        (with_player(SOUND, developments=None), r"players\[0\].fresh: must be given with the development cards"),
        ({"development_deck": {"knight": 1}}, "players: there are 25 development cards in all"),
        ({"development_left": 3}, "development_left: must be 20"),
        ({"turn": 1}, r"players\[0\].fresh: only the active player"),
        ({"dice": [0, 7]}, "dice: must be from 1 to 6"),
        ({"phase": "bid"}, r"Invalid enum value 'bid' - at `\$.phase`"),
        ({"phase": "place-robber"}, r"Invalid enum value 'place-robber' - at `\$.phase`"),
        (with_player(SOUND, discards=-1), r"players\[0\].discards: must be from 0 to 95, not -1"),
        (with_player(SOUND, known=ranges(0, 3)), r"players\[0\].known: is for a hand that is not given"),
        ({"played": "joker"}, "played: there is no card 'joker'"),
        ({"named": "gold"}, "named: there is no resource 'gold'"),
        ({"turns": -1}, "turns: must be from 1 to 100000, not -1"),
        ({"founding": 7}, "founding: cannot be 7"),
        ({"founded": "A1s"}, "founded: must be there in the phase 'found-road', and only there"),
        ({"phase": "found-road"}, "founded: must be there in the phase 'found-road', and only there"),
        ({"free_roads": 1}, "free_roads: must be there in the phase 'free-road', and only there"),
        ({"phase": "free-road", "free_roads": 3}, "free_roads: must be from 0 to 2, not 3"),
        ({"phase": "offer"}, "offer: must be there in the phases"),
        ({"offer": {"give": {"ore": 1}}}, "offer: must be there in the phases"),
        ({"phase": "offer", "offer": {"give": {"gold": 1}}}, "offer.give.gold: must be a number of"),
        ({"phase": "offer", "offer": {"give": {"ore": 4}}}, "offer.give: there are not that many in the hand"),
        (asks(player_trade=False), "offer: players do not trade with each other"),
        (asks(offer={"give": {"ore": 1}, "want": {"grain": 1}, "to": [3]}), "offer.to: there is no seat 3"),
        (asks(offer={"give": {"ore": 1}, "want": {"grain": 1}, "to": [0]}), "offer.to: nobody offers"),
        (asks(offer={"give": {"ore": 1}, "want": {"grain": 7}}), "offer: no side has more than 6 cards"),
        (
            asks({"answer": "refuses"}, offer={"give": {"ore": 1}, "want": {"grain": 1}, "to": [2]}),
            r"players\[1\].answer: nobody has asked",
        ),
        (
            asks({"answer": "refuses"}, offer={"give": {"ore": 1}, "want": {"grain": 1}, "to": [1]}),
            "phase: must be 'answer' as long as somebody has not answered",
        ),
        (asks(proposals=9), "proposals: must be from 0 to 8, not 9"),
        (asks(phase="offer", proposals=8), "proposals: no offer is left in this turn"),
        (asks(phase="offer", offer={}), "offer: nothing has been put into it"),
        (asks({}, offer={"give": {"ore": 1}}), "offer: both sides must give something"),
        (asks({}, offer={"want": {"ore": 1}}), "offer: both sides must give something"),
        (
            asks({"answer": "accepts"}, {"answer": "refuses"}, phase="partner", offer={"give": {"ore": 1}}),
            "offer: both sides must give something",
        ),
        (asks({}, offer={"give": {"ore": 1}, "want": {"ore": 2}}), "offer: nobody gives and takes the same: ore"),
        (
            asks({}, phase="offer", offer={"give": {"ore": 1}, "want": {"ore": 2}}),
            "offer: nobody gives and takes the same: ore",
        ),
        (asks(countering({"grain": 1}, {})), r"players\[1\].counter: both sides must give something"),
        (asks(countering({}, {"wool": 1})), r"players\[1\].counter: both sides must give something"),
        (
            asks(countering({"grain": 1}, {"grain": 2})),
            r"players\[1\].counter: nobody gives and takes the same: grain",
        ),
        (
            asks({"counter": {"give": {"grain": 1}, "want": {"grain": 2}}}),
            r"players\[1\].counter: nobody gives and takes the same: grain",
        ),
        (
            {"players": asks({"answer": "refuses"})["players"]},
            r"players\[1\].answer: nobody has asked",
        ),
        (
            {"players": asks({"counter": {"give": {"grain": 1}}})["players"]},
            r"players\[1\].counter: nobody has asked",
        ),
        (
            {**asks({"answer": "refuses"}), "turn": BOB, "offer": {"give": {"grain": 1}, "want": {"ore": 1}}},
            r"players\[1\].answer: nobody has asked",
        ),
        ({"longest_road": 3}, "longest_road: there is no seat 3"),
        ({"largest_army": 3}, "largest_army: there is no seat 3"),
        ({"knowledge": [{"observer": 9, "seat": 0, "known": {}}]}, r"knowledge\[0\]: there is no such observer"),
        ({"knowledge": [{"observer": 4, "seat": 3, "known": {}}]}, r"knowledge\[0\]: there is no seat 3"),
        (
            {"knowledge": [{"observer": 4, "seat": 2, "known": {"gold": {"least": 0, "most": 0}}}]},
            r"knowledge\[0\].gold: must be one of lumber",
        ),
        (
            {"knowledge": [{"observer": 1, "seat": 0, "known": ranges(0, 2)}]},
            "what is known of ore in the hand of seat 0",
        ),
    ],
)
def test_a_bad_position_is_refused_with_its_place(change: dict[str, Any], message: str) -> None:
    CATAN.from_position(SOUND)

    with pytest.raises(PositionError, match=message):
        CATAN.from_position(SOUND | change)


def test_nobody_accepts_what_they_do_not_have() -> None:
    """CAT-1.8: a written answer is checked like a played one."""
    sound = {"phase": "answer", "offer": {"give": {"ore": 1}, "want": {"grain": 1}}}
    players = SOUND["players"]
    CATAN.from_position(SOUND | sound)

    for answer, message in (
        ({"answer": "accepts"}, r"players\[2\].answer: what is wanted is not in the hand"),
        ({"answer": "counters", "counter": {"give": {"wool": 1}, "want": {"ore": 1}}}, "counter.give: there are not"),
    ):
        with pytest.raises(PositionError, match=message):
            CATAN.from_position(SOUND | sound | {"players": [*players[:2], answer]})
    both = [players[0], {**players[1], "answer": "refuses"}, {"answer": "refuses"}]
    with pytest.raises(PositionError, match="phase: must be 'answer' as long as somebody has not answered"):
        CATAN.from_position(SOUND | sound | {"players": both})


def test_what_is_left_out_has_a_default() -> None:
    """CAT-1.1: the beginners' layout, all cards that nobody has, the robber on the desert."""
    view = whole(CATAN.from_position(SOUND))

    assert (view.land, view.harbours, view.robber) == (None, None, "C3")
    assert view.bank == {"lumber": 19, "brick": 19, "grain": 10, "wool": 17, "ore": 16}
    assert (view.development_left, view.phase, view.turn) == (20, "main", ANN)
    assert view.players[BOB].cards == 9


@pytest.mark.parametrize("position", [SOUND, {"players": [{}, {}]}])
def test_a_written_position_is_read_back(position: dict[str, Any]) -> None:
    first = CATAN.from_position(position)

    assert CATAN.from_position(first.position()).state == first.state


def test_a_shared_longest_road_stays_with_nobody() -> None:
    """CAT-1.10: a position in which nobody has it, though some are long enough, is read as it is."""
    played = table(
        {"roads": way("B3s", "C3se", "C3s", "D2se", "D2s", "E1se")},
        {"roads": way("A1sw", "A1nw", "A1n", "A1ne", "A2n", "A2ne"), "settlements": ["B3s"]},
    )

    assert whole(played).longest_road is None
    assert CATAN.from_position(played.position()).state == played.state


def test_a_named_resource_is_kept() -> None:
    """CAT-1.9: until the turn is over."""
    played = table(named="ore", played="monopoly", development_used={"monopoly": 1})

    assert CATAN.from_position(played.position()).state == played.state
    played.play(ANN, EndTurn())
    assert whole(played).named is None


@pytest.mark.parametrize("options", [{"board": "random"}, {}])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_positions_from_play_are_read_back(options: dict[str, Any], seats: int) -> None:
    """Along a random game, for the whole position and for every view."""
    check_reading_back(CATAN, seats, options)


def prompts(played: CatanTable) -> set[str]:
    return {played.rules.prompt(played.state, seat).key for seat in played.actors()}


def test_what_is_asked() -> None:
    """Each phase asks its own question."""
    assert prompts(table()) == {"prompt-main"}
    assert prompts(table(phase="roll")) == {"prompt-roll"}
    assert prompts(table({"hand": "8 ore", "discards": 4}, phase="discard")) == {"prompt-discard"}
    building = table({"roads": ["A1n-A1ne"], "developments": {"road-building": 1}})
    building.play(ANN, PlayRoadBuilding())
    assert prompts(building) == {"prompt-free-road"}
    asking = table({"hand": "ore"}, {"hand": "wool"}, phase="answer", offer={"give": {"ore": 1}, "want": {"wool": 1}})
    assert prompts(asking) == {"prompt-answer"}


def test_rounds_are_counted() -> None:
    """CAT-1.3: a round is a turn of everybody."""
    played = table(turns=3, turn=2)
    assert played.rules.rounds(played.state) == 1

    played.play(2, EndTurn())

    assert played.rules.rounds(played.state) == 2
