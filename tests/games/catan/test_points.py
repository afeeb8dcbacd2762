"""Catan, CAT-1.10 and CAT-1.11: largest army, points and the end."""

from ludotheca.games.catan.actions import (
    BuildCity,
    BuildRoad,
    BuildSettlement,
    BuyDevelopment,
    EndTurn,
    PlayKnight,
    PlayRoadBuilding,
)
from ludotheca.games.catan.events import Ended, LargestArmy
from tests.games.catan.tables import (
    ANN,
    BOB,
    CATAN,
    CITY,
    DEVELOPMENT,
    EVA,
    ROAD,
    SETTLEMENT,
    names,
    refusal,
    table,
    way,
    whole,
)

EIGHT = {"cities": ["A1n", "A2n", "A3n", "C5ne"]}
LINE = ["E1s", "E1se", "D2s", "D2se", "C3s", "C3se"]


def test_the_third_knight_takes_the_largest_army() -> None:
    """CAT-1.10: the first with three."""
    played = table({"knights": 2, "developments": {"knight": 1}}, {"knights": 2})

    assert LargestArmy(ANN) in played.play(ANN, PlayKnight())
    assert played.scores() == [2, 0, 0]


def test_two_knights_are_no_army() -> None:
    """CAT-1.10."""
    played = table({"knights": 1, "developments": {"knight": 1}})

    assert names(played.play(ANN, PlayKnight())) == ["DevelopmentPlayed"]
    assert whole(played).largest_army is None


def test_the_army_passes_to_strictly_more_knights() -> None:
    """CAT-1.10: as many are not enough."""
    as_many = table({"knights": 2, "developments": {"knight": 1}}, {"knights": 3}, largest_army=BOB)
    more = table({"knights": 3, "developments": {"knight": 1}}, {"knights": 3}, largest_army=BOB)

    as_many.play(ANN, PlayKnight())
    assert whole(as_many).largest_army == BOB
    assert LargestArmy(ANN) in more.play(ANN, PlayKnight())
    assert more.scores() == [2, 0, 0]


def test_settlements_and_cities_count() -> None:
    """CAT-1.11: one and two points; each part is told."""
    played = table(
        {"settlements": ["A1n", "A2n"], "cities": ["A3n"], "knights": 3, "developments": {"victory-point": 1}},
        {"roads": way(*LINE)},
        largest_army=ANN,
        longest_road=BOB,
    )

    assert played.rules.tally(played.state, ANN)[ANN] == {
        "settlements": 2,
        "cities": 2,
        "longest-road": 0,
        "largest-army": 2,
        "victory-points": 1,
    }
    assert played.scores() == [7, 2, 0]


def test_before_the_end_whoever_has_most_would_win() -> None:
    """CAT-1.11: as if the game ended here."""
    played = table({"settlements": ["A1n"]}, {"cities": ["A3n"]})

    assert played.rules.winners(played.state) == [BOB]
    assert played.outcome() is None


def test_nothing_is_lost_by_building() -> None:
    """CAT-1.1: pieces on the board are still pieces."""
    played = table({"settlements": ["A1n"], "cities": ["A3n"], "roads": way(*LINE)}, {"hand": CITY})

    assert played.rules.conserved(played.state) == table().rules.conserved(table().state)


def test_ten_points_win_at_once() -> None:
    """CAT-1.11: by a settlement; then nobody may do anything."""
    played = table(
        {"cities": ["A1n", "A2n", "A3n", "C5ne"], "settlements": ["C1sw"], "roads": ["C3se-C3s"], "hand": SETTLEMENT},
        {"settlements": ["E3s"]},
    )

    events = played.play(ANN, BuildSettlement("C3s"))

    assert events[-1] == Ended("points")
    assert played.actors() == []
    outcome = played.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((ANN,), (10, 1, 0))
    assert refusal(played, EndTurn()) == ("CAT-1.11", "game-over")


def test_a_city_a_card_a_road_or_an_army_may_be_the_last_points() -> None:
    """CAT-1.11: whatever brings the tenth point."""
    city = table({"cities": ["A1n", "A2n", "A3n"], "settlements": ["C1sw", "E1s", "E2s"], "hand": CITY})
    card = table({**EIGHT, "settlements": ["C1sw"], "hand": DEVELOPMENT}, draws=[14])
    road = table({**EIGHT, "roads": way(*LINE[:-1]), "hand": ROAD})
    army = table({**EIGHT, "knights": 2, "developments": {"knight": 1}})

    assert city.play(ANN, BuildCity("E1s"))[-1] == Ended("points")
    assert card.play(ANN, BuyDevelopment())[-1] == Ended("points")
    assert road.play(ANN, BuildRoad("C3se-C3s"))[-1] == Ended("points")
    assert army.play(ANN, PlayKnight())[-1] == Ended("points")


def test_secret_points_are_shown_at_the_end() -> None:
    """CAT-1.11: then everybody may see why."""
    played = table({**EIGHT, "settlements": ["C1sw"], "hand": DEVELOPMENT}, draws=[14])
    assert played.view(BOB).players[ANN].developments is None

    played.play(ANN, BuyDevelopment())

    assert played.view(BOB).players[ANN].fresh == {"victory-point": 1}
    assert played.rules.tally(played.state, None)[ANN]["victory-points"] == 1


def test_a_win_by_the_first_of_two_free_roads_is_a_sound_position() -> None:
    """CAT-1.11, CAT-1.9: the game ends before the second road."""
    played = table({**EIGHT, "roads": way(*LINE[:-1]), "developments": {"road-building": 1}})
    played.play(ANN, PlayRoadBuilding())
    played.play(ANN, BuildRoad("C3se-C3s"))

    assert played.actors() == []
    assert CATAN.from_position(played.position()).position() == played.position()


def test_ten_points_off_turn_win_when_the_own_turn_comes() -> None:
    """CAT-1.11: in one's own turn only; Bob cuts Ann's road, and Eva's becomes the longest."""
    played = table(
        {"roads": way("B3s", "C3se", "C3s", "D2se", "D2s", "E1se")},
        {"roads": way("C2se", "C3s"), "hand": SETTLEMENT},
        {**EIGHT, "roads": way("A1sw", "A1nw", "A1n", "A1ne", "A2n", "A2ne")},
        longest_road=ANN,
        turn=BOB,
    )

    played.play(BOB, BuildSettlement("C3s"))
    assert played.scores() == [0, 1, 10]
    assert played.actors() == [BOB]
    events = played.play(BOB, EndTurn())

    assert events == [Ended("points")]
    outcome = played.outcome()
    assert outcome is not None
    assert outcome.winners == (EVA,)
