"""Catan, CAT-1.9: development cards."""

import msgspec
import pytest

from ludotheca.engine.errors import UnknownActionError
from ludotheca.games.catan.actions import (
    BuildRoad,
    BuyDevelopment,
    CatanAction,
    EndTurn,
    MoveRobber,
    PlayKnight,
    PlayMonopoly,
    PlayRoadBuilding,
    PlayYearOfPlenty,
    Roll,
)
from ludotheca.games.catan.events import (
    DevelopmentBought,
    DevelopmentPlayed,
    Monopolised,
    PlentyTaken,
    RobberMoved,
    Stolen,
)
from tests.games.catan.tables import ANN, BOB, DEVELOPMENT, EVA, bank, dice, hand, player, refusal, table, way, whole

CARDS: list[tuple[str, CatanAction]] = [
    ("knight", PlayKnight()),
    ("road-building", PlayRoadBuilding()),
    ("year-of-plenty", PlayYearOfPlenty(("lumber", "brick"))),
    ("monopoly", PlayMonopoly("ore")),
]
BASE = {"settlements": ["C3s"], "roads": way("C3s", "C2se")}


@pytest.mark.parametrize(("card", "action"), CARDS)
def test_a_card_is_not_played_in_the_turn_of_purchase(card: str, action: CatanAction) -> None:
    """CAT-1.9: but it may be played from the next own turn on."""
    played = table({**BASE, "fresh": {card: 1}}, draws=[*dice(2), *dice(2)], seats=2)

    assert refusal(played, action) == ("CAT-1.9", "bought-this-turn")
    played.play(ANN, EndTurn())
    assert refusal(played, action, BOB) == ("CAT-1.9", "no-such-card")
    played.play(BOB, Roll())
    played.play(BOB, EndTurn())

    assert action in played.legal(ANN)


def test_an_older_card_of_the_kind_may_be_played() -> None:
    """CAT-1.9: only the new one must wait."""
    played = table({"developments": {"monopoly": 1}, "fresh": {"monopoly": 1}})

    played.play(ANN, PlayMonopoly("ore"))

    assert player(played, ANN).developments == {}
    assert player(played, ANN).fresh == {"monopoly": 1}


@pytest.mark.parametrize(("card", "action"), CARDS)
def test_one_card_a_turn(card: str, action: CatanAction) -> None:
    """CAT-1.9: whichever it is, before and after the roll together."""
    played = table({**BASE, "developments": {"monopoly": 2, card: 2}}, phase="roll", draws=dice(2))
    played.play(ANN, PlayMonopoly("wool"))

    assert refusal(played, action) == ("CAT-1.9", "one-card-a-turn")
    played.play(ANN, Roll())
    assert refusal(played, action) == ("CAT-1.9", "one-card-a-turn")


def test_in_the_next_turn_a_card_may_be_played_again() -> None:
    """CAT-1.9: at most one in a turn, whoever's it is."""
    played = table({"developments": {"monopoly": 1}}, {"developments": {"monopoly": 1}})
    played.play(ANN, PlayMonopoly("wool"))
    played.play(ANN, EndTurn())

    assert PlayMonopoly("ore") in played.legal(BOB)
    assert whole(played).played is None


def test_a_card_one_does_not_have_is_not_played() -> None:
    """CAT-1.9: nor somebody else's turn used for it."""
    played = table({}, {"developments": {"knight": 1}})

    for _, action in CARDS:
        assert refusal(played, action) == ("CAT-1.9", "no-such-card")
    assert refusal(played, PlayKnight(), BOB) == ("CAT-1.3", "wait-main")


def test_buying_draws_any_card_that_is_left() -> None:
    """CAT-1.9: unseen by others."""
    drawn = []
    for draw in (0, 13, 14, 18, 19, 21, 23, 24):
        played = table({"hand": DEVELOPMENT}, draws=[draw])
        [event] = played.play(ANN, BuyDevelopment())
        assert isinstance(event, DevelopmentBought)
        drawn.append(event.card)
        assert played.rules.redact(event, ANN) == event
        assert played.rules.redact(event, BOB) == DevelopmentBought(ANN, None)
        assert played.view(BOB).players[ANN].fresh is None
        assert played.view(BOB).players[ANN].development_cards == 1

    assert drawn == [
        "knight",
        "knight",
        "victory-point",
        "victory-point",
        "road-building",
        "year-of-plenty",
        "monopoly",
        "monopoly",
    ]


def test_when_the_deck_is_empty_nothing_can_be_bought() -> None:
    """CAT-1.1: there are 25 cards."""
    played = table(
        {"hand": DEVELOPMENT, "knights": 14, "developments": {"victory-point": 5}},
        development_used={"road-building": 2, "year-of-plenty": 2, "monopoly": 2},
    )

    assert refusal(played, BuyDevelopment()) == ("CAT-1.1", "no-development-left")


def test_victory_points_are_never_played_and_count_at_once() -> None:
    """CAT-1.9: in the very turn of purchase; others do not see them."""
    played = table({"hand": DEVELOPMENT, "developments": {"victory-point": 1}}, draws=[13 + 1])
    assert played.scores() == [1, 0, 0]

    played.play(ANN, BuyDevelopment())

    assert played.scores() == [2, 0, 0]
    assert [part["victory-points"] for part in played.rules.tally(played.state, ANN)] == [2, 0, 0]
    assert [part["victory-points"] for part in played.rules.tally(played.state, BOB)] == [0, 0, 0]
    assert played.legal(ANN) == [EndTurn()]


def test_a_knight_moves_the_robber_without_discards() -> None:
    """CAT-1.9: as on a seven, but nobody gives anything up."""
    played = table(
        {"developments": {"knight": 1}},
        {"settlements": ["A1s"], "hand": "12 ore"},
        draws=[0],
    )

    assert played.play(ANN, PlayKnight()) == [DevelopmentPlayed(ANN, "knight")]
    assert refusal(played, EndTurn()) == ("CAT-1.9", "due-robber")
    assert played.play(ANN, MoveRobber("A1", BOB)) == [RobberMoved(ANN, "A1"), Stolen(ANN, BOB, "ore")]

    assert player(played, ANN).knights == 1
    assert hand(played, BOB) == {"ore": 11}
    assert whole(played).phase == "main"


def test_a_knight_before_the_roll_leads_back_to_the_roll() -> None:
    """CAT-1.9: the robber stands there when the dice fall."""
    played = table({"developments": {"knight": 1}}, {"settlements": ["A1s"]}, phase="roll", draws=dice(10))
    played.play(ANN, PlayKnight())
    played.play(ANN, MoveRobber("A1", None))
    played.play(ANN, Roll())

    assert hand(played, BOB) == {}


def test_road_building_gives_two_free_roads() -> None:
    """CAT-1.9: by the rules for roads."""
    played = table({**BASE, "developments": {"road-building": 1}})

    played.play(ANN, PlayRoadBuilding())
    assert refusal(played, EndTurn()) == ("CAT-1.9", "due-free-road")
    assert refusal(played, BuildRoad("A1n-A1ne")) == ("CAT-1.7", "road-not-joined")
    played.play(ANN, BuildRoad("B2s-C2se"))
    played.play(ANN, BuildRoad("B2se-B2s"))

    assert whole(played).phase == "main"
    assert len(player(played, ANN).roads) == 3
    assert whole(played).development_used == {"road-building": 1}


def test_road_building_gives_fewer_if_there_is_no_piece() -> None:
    """CAT-1.9: with one road left, one."""
    coast = "A1n A1ne A2n A2ne A3n A3ne A3se B4ne B4se C5ne C5se C5s D4se D4s E3se"
    roads = way(*coast.split())
    played = table({"roads": roads, "developments": {"road-building": 2}})
    assert len(roads) == 14

    played.play(ANN, PlayRoadBuilding())
    played.play(ANN, BuildRoad("E3se-E3s"))
    assert whole(played).phase == "main"

    none = table({"roads": player(played, ANN).roads, "developments": {"road-building": 1}})
    assert refusal(none, PlayRoadBuilding()) == ("CAT-1.9", "no-road-left")


def test_road_building_needs_a_place() -> None:
    """CAT-1.9: without one the card stays in the hand."""
    blocked = table(
        {"roads": way("A1n", "A1ne"), "developments": {"road-building": 1}},
        {"settlements": ["A1ne"], "roads": way("A1n", "A1nw")},
    )

    assert refusal(blocked, PlayRoadBuilding()) == ("CAT-1.9", "no-road-place")


def test_road_building_gives_fewer_if_there_is_no_place() -> None:
    """CAT-1.9: the first road uses up the last place."""
    played = table(
        {"roads": way("A1n", "A1nw"), "developments": {"road-building": 1}},
        {"settlements": ["A1ne", "A1sw"]},
    )
    blocked = table(
        {"roads": way("A1n", "A1ne"), "developments": {"road-building": 1}},
        {"settlements": ["A1ne", "A1nw"]},
    )

    played.play(ANN, PlayRoadBuilding())
    played.play(ANN, BuildRoad("A1n-A1ne"))
    assert whole(played).free_roads == 1
    blocked.play(ANN, PlayRoadBuilding())
    blocked.play(ANN, BuildRoad("A1nw-A1n"))
    assert whole(blocked).phase == "main"
    assert whole(blocked).free_roads == 0


def test_a_year_of_plenty_takes_two_cards_of_choice() -> None:
    """CAT-1.9: two of a kind too, as long as the bank has them."""
    played = table({"developments": {"year-of-plenty": 1}}, {"hand": "18 ore 19 wool"})

    assert refusal(played, PlayYearOfPlenty(("ore", "ore"))) == ("CAT-1.9", "bank-lacks")
    assert refusal(played, PlayYearOfPlenty(("lumber", "wool"))) == ("CAT-1.9", "bank-lacks")
    events = played.play(ANN, PlayYearOfPlenty(("grain", "ore")))

    assert events == [DevelopmentPlayed(ANN, "year-of-plenty"), PlentyTaken(ANN, ("grain", "ore"))]
    assert hand(played, ANN) == {"grain": 1, "ore": 1}
    assert bank(played)["ore"] == 0
    double = table({"developments": {"year-of-plenty": 1}})
    double.play(ANN, PlayYearOfPlenty(("ore", "ore")))
    assert hand(double, ANN) == {"ore": 2}


def test_the_two_cards_of_a_year_of_plenty_come_in_either_order() -> None:
    """CAT-1.9: it is the same action, from Python or from JSON."""
    action = PlayYearOfPlenty(("grain", "ore"))

    assert PlayYearOfPlenty(("ore", "grain")) == action
    assert (
        msgspec.json.decode(b'{"type":"play-year-of-plenty","resources":["ore","grain"]}', type=CatanAction) == action
    )
    played = table({"developments": {"year-of-plenty": 1}})
    played.play(ANN, PlayYearOfPlenty(("ore", "grain")))
    assert hand(played, ANN) == {"grain": 1, "ore": 1}
    with pytest.raises(UnknownActionError):
        table().play(ANN, PlayYearOfPlenty(("ore", "gold")))


def test_a_monopoly_takes_all_of_one_resource() -> None:
    """CAT-1.9: from all others, and nothing else."""
    played = table({"developments": {"monopoly": 1}, "hand": "ore"}, {"hand": "3 ore wool"}, {"hand": "2 ore"})

    events = played.play(ANN, PlayMonopoly("ore"))

    assert events == [DevelopmentPlayed(ANN, "monopoly"), Monopolised(ANN, "ore", 5)]
    assert [hand(played, seat) for seat in (ANN, BOB, EVA)] == [{"ore": 6}, {"wool": 1}, {}]
    assert whole(played).named == "ore"
