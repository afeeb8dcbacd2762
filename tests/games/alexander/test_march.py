"""Alexander, ALX-2.9 and ALX-2.16: the march, and what it forbids."""

import pytest

from ludotheca.games.alexander.board import BANNED_UNTIL, BOARD
from ludotheca.games.alexander.data import ROUTE
from ludotheca.games.alexander.events import AuctionOpened, Marched, TileTurned
from ludotheca.games.catan.actions import BuildCity, BuildRoad, BuildSettlement, EndTurn, MoveRobber, PlayKnight, Roll
from tests.games.alexander.tables import MarchTable, bids, march_of, march_way, scenario, whole
from tests.games.catan.tables import ANN, BOB, CITY, EVA, ROAD, SETTLEMENT, dice, kinds, names, refusal


def before(passed: int, *draws: int) -> MarchTable:
    """Ann is about to roll; that many crossings lie behind Alexander."""
    return scenario(phase="roll", march={"passed": passed}, draws=[*draws])


def test_a_temple_opens_a_settlement_auction() -> None:
    """ALX-2.9."""
    played = before(3, *dice(5))

    assert played.play(ANN, Roll())[1:] == [Marched("B3sw"), AuctionOpened("settlement", "B3sw")]
    assert march_of(played).passed == 4


def test_a_question_mark_turns_a_tile_up() -> None:
    """ALX-2.9: and it is auctioned."""
    played = before(1, *dice(5), 20)

    assert played.play(ANN, Roll())[1:] == [Marched("A1se"), TileTurned("famine"), AuctionOpened("famine", "A1se")]


def test_an_empty_crossing_brings_nothing() -> None:
    """ALX-2.9."""
    played = before(5, *dice(3))

    assert played.play(ANN, Roll())[1:] == [Marched("B3se")]
    assert whole(played).phase == "main"


@pytest.mark.parametrize("passed", [42, 43])
def test_a_purple_crossing_waits_for_a_seven(passed: int) -> None:
    """ALX-2.9: one crossing for each seven; the turn goes on anyway."""
    played = before(passed, *dice(6), *dice(7), *dice(12))

    assert names(played.play(ANN, Roll())) == ["Rolled"]
    assert (march_of(played).passed, whole(played).phase) == (passed, "main")
    played.play(ANN, EndTurn())
    played.play(BOB, Roll())
    assert names(played.play(BOB, MoveRobber("E5", None))) == ["RobberMoved", "Marched"]
    assert march_of(played).passed == passed + 1
    played.play(BOB, EndTurn())
    played.play(EVA, Roll())
    assert march_of(played).passed == passed + 1


def test_alexander_moves_once_in_a_turn() -> None:
    """ALX-2.9: a knight before or after the roll does not move him again."""
    early = scenario({"developments": {"knight": 1}}, phase="roll", march={"passed": 5}, draws=dice(2))
    early.play(ANN, PlayKnight())
    assert names(early.play(ANN, MoveRobber("E5", None))) == ["RobberMoved"]
    assert "Marched" in names(early.play(ANN, Roll()))
    late = scenario({"developments": {"knight": 1}}, phase="roll", march={"passed": 5}, draws=dice(2))
    late.play(ANN, Roll())
    late.play(ANN, PlayKnight())

    assert names(late.play(ANN, MoveRobber("E5", None))) == ["RobberMoved"]
    assert march_of(late).passed == 6


def test_the_whole_march() -> None:
    """ALX-2.9: 45 crossings, one each turn if the sevens come at the end; the last leads into Persepolis."""
    rolls = [draw for stop in ROUTE.stops[1:-1] for draw in _draws(stop.kind)]
    played = scenario(phase="roll", march={"passed": 1}, draws=rolls)
    turns = 0

    while played.actors():
        [seat] = played.actors()
        phase = whole(played).phase
        if phase == "roll":
            turns += 1
            played.play(seat, Roll())
        elif phase == "robber":
            played.play(seat, MoveRobber("E5" if whole(played).robber != "E5" else "E6", None))
        elif phase == "bid":
            bids(played, 0)
        else:
            played.play(seat, EndTurn())

    assert turns == 44
    assert march_of(played).passed == 45
    assert sum(march_of(played).tiles_gone.values()) == 25


def _draws(kind: str) -> list[int]:
    if kind == "event":
        return [*dice(12), 0]
    return dice(7) if kind == "seven" else dice(12)


def test_no_settlement_ahead_of_alexander() -> None:
    """ALX-2.16: neither on a crossing of the route that he has not passed, nor next to one."""
    ann = {"roads": march_way("A1sw", "A1s", "A1se", "A2s", "B3sw", "C3nw"), "hand": SETTLEMENT}

    for passed, free in ((1, {"A1sw"}), (2, {"A1sw", "A1s"}), (3, {"A1sw", "A1s", "A1se"})):
        played = scenario(ann, march={"passed": passed})
        assert {getattr(action, "crossing", "") for action in kinds(played, BuildSettlement)} == free
        *last, beside = ["B3sw", "A2s", "A1se", "A1s"][: 5 - passed]
        for crossing in last:
            assert refusal(played, BuildSettlement(crossing)) == ("ALX-2.16", "ahead-of-alexander")
        for crossing in (beside, "C3nw"):
            assert refusal(played, BuildSettlement(crossing)) == ("ALX-2.16", "beside-route")


def test_next_to_persepolis_nobody_builds() -> None:
    """ALX-2.16: Persepolis included, for Alexander never passes it."""
    ann = {"roads": march_way("D9s", "E8se", "E8s", "F5sw"), "hand": SETTLEMENT}
    played = scenario(ann, march={"passed": 44})

    for crossing, reason in (("D9s", "beside-route"), ("E8se", "ahead-of-alexander"), ("E8s", "beside-route")):
        assert refusal(played, BuildSettlement(crossing)) == ("ALX-2.16", reason)
    assert kinds(played, BuildSettlement) == [BuildSettlement("F5sw")]


def test_roads_and_cities_are_not_limited() -> None:
    """ALX-2.16: only settlements are."""
    played = scenario({"settlements": ["A1s"], "roads": march_way("A1s", "A1se"), "hand": f"{ROAD} {CITY}"})

    played.play(ANN, BuildRoad("A2s-A1se"))
    played.play(ANN, BuildCity("A1s"))

    assert played.scores()[ANN] == 2


def test_the_ban_ends_where_the_route_has_gone_by() -> None:
    """ALX-2.16: a crossing between two parts of the route waits for the later one."""
    names_of = BOARD.crossing_names
    until = {name: int(BANNED_UNTIL[k]) for k, name in enumerate(names_of)}

    assert until["D5sw"] == 21
    assert until["D5s"] == 22
    assert until["C5s"] == 12
    assert until["A6n"] == 0
    assert until["E8se"] == 46


def test_away_from_the_route_roads_lead_to_settlements() -> None:
    """ALX-2.16: as in the base game; the distance is kept too."""
    played = scenario({"roads": march_way("A6n", "A6ne", "A6se"), "hand": SETTLEMENT}, {"settlements": ["A6n"]})

    assert refusal(played, BuildSettlement("A6ne")) == ("CAT-1.7", "too-near")
    assert kinds(played, BuildSettlement) == [BuildSettlement("A6se")]
