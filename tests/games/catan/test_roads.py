"""Catan, CAT-1.10: the longest road on the hard cases."""

from ludotheca.games.catan import layout as at
from ludotheca.games.catan.actions import BuildRoad, BuildSettlement
from ludotheca.games.catan.events import LongestRoad, LongestRoadLost
from tests.games.catan.tables import ANN, BOB, EVA, ROAD, SETTLEMENT, CatanTable, names, player, table, way, whole

CUT = way("B3s", "C3se", "C3s", "D2se", "D2s", "E1se")
"""Five roads in a line through the middle; Ann's, to be cut at C3s."""


def lengths(played: CatanTable) -> list[int]:
    return [int(played.state.cells[at.LENGTH + seat]) for seat in range(played.seats)]


def length(*ways: list[str], **fields: dict[str, list[str]]) -> int:
    """The length of Ann's roads, with Bob's fields."""
    return lengths(table({"roads": [edge for found in ways for edge in found]}, fields.get("bob", {})))[ANN]


def test_a_line_is_as_long_as_its_roads() -> None:
    """CAT-1.10: unbroken."""
    assert length() == 0
    assert length(["A1n-A1ne"]) == 1
    assert length(way("A1n", "A1ne", "A1se", "A2s", "B2se")) == 4
    assert length(way("A1n", "A1ne", "A1se"), way("B2se", "B2s", "C2se", "C2s")) == 3


def test_branches_do_not_add_up() -> None:
    """CAT-1.10: only the two longest arms of a fork count."""
    fork = [way("B2s", "B2se", "A2s"), way("B2s", "B1se", "A1s", "A1sw"), way("B2s", "C2se")]

    assert length(*fork) == 5


def test_a_loop_counts_every_road_once() -> None:
    """CAT-1.10: a ring of six is six long, seven with a tail; a second tail does not help."""
    ring = way("B2se", "B3s", "C3se", "C3s", "C2se", "B2s", "B2se")

    assert length(ring) == 6
    assert length(ring, way("B2se", "A2s")) == 7
    assert length(ring, way("B2se", "A2s"), way("B3s", "B3se")) == 7
    assert length(ring, way("B2se", "A2s"), way("C3s", "D2se")) == 7


def test_a_figure_of_eight_is_walked_through() -> None:
    """CAT-1.10: two rings that share a road; both shared ends have three roads, so all eleven are one way."""
    left = way("B2se", "B3s", "C3se", "C3s", "C2se", "B2s", "B2se")
    right = way("B3s", "B3se", "B4s", "C4se", "C4s", "C3se")

    assert length(left, right) == 11


def test_a_ring_with_a_spoke_inside_a_longer_way() -> None:
    """CAT-1.10: the way may begin in the ring and leave it by the tail."""
    ring = way("B2se", "B3s", "C3se", "C3s", "C2se", "B2s", "B2se")
    tail = way("A1n", "A1ne", "A1se", "A2s", "B2se")

    assert length(ring, tail) == 10


def test_another_players_building_cuts_a_road() -> None:
    """CAT-1.10: through another's the way does not go on; one's own does not cut; at an end nothing is lost."""
    assert length(CUT) == 5
    assert length(CUT, bob={"settlements": ["C3s"]}) == 3
    assert length(CUT, bob={"cities": ["D2se"]}) == 3
    assert length(CUT, bob={"settlements": ["B3s"]}) == 5
    assert lengths(table({"roads": CUT, "settlements": ["C3s"]}))[ANN] == 5


def test_a_ring_cut_once_is_still_a_line() -> None:
    """CAT-1.10: of all its six roads; cut twice it falls in two."""
    ring = way("B2se", "B3s", "C3se", "C3s", "C2se", "B2s", "B2se")

    assert length(ring, bob={"settlements": ["B2se"]}) == 6
    assert length(ring, bob={"settlements": ["B2se", "C3se"]}) == 4


def test_the_first_road_of_five_takes_the_award() -> None:
    """CAT-1.10: four are not enough, and it is worth two points."""
    played = table({"roads": CUT[:4], "hand": ROAD})
    assert whole(played).longest_road is None

    events = played.play(ANN, BuildRoad(CUT[4]))

    assert events[1:] == [LongestRoad(ANN, 5)]
    assert played.scores() == [2, 0, 0]


def test_the_award_passes_only_to_a_strictly_longer_road() -> None:
    """CAT-1.10: the holder keeps it on a tie."""
    bob = way("A1n", "A1ne", "A2n", "A2ne", "A3n")
    played = table({"roads": CUT}, {"roads": bob, "hand": "2 lumber 2 brick"}, longest_road=ANN, turn=BOB)

    tie = played.play(BOB, BuildRoad("A3n-A3ne"))
    assert names(tie) == ["RoadBuilt"]
    assert whole(played).longest_road == ANN
    more = played.play(BOB, BuildRoad("A3ne-A3se"))

    assert more[1:] == [LongestRoad(BOB, 6)]
    assert played.scores() == [0, 2, 0]


def cutting(ann: list[str], *others: list[str]) -> CatanTable:
    """Bob cuts Ann's award-winning road at C3s, where his own road ends."""
    return table(
        {"roads": ann},
        {"roads": [*way("C2se", "C3s"), *(others[0] if others else [])], "hand": SETTLEMENT},
        {"roads": others[1] if len(others) > 1 else []},
        longest_road=ANN,
        turn=BOB,
    )


LINE = way("B3s", "C3se", "C3s", "D2se", "D2s", "E1se")
NORTH = way("A1sw", "A1nw", "A1n", "A1ne", "A2n", "A2ne")
EAST = way("B4ne", "B4se", "C5ne", "C5se", "C5s", "D4se")


def test_a_cut_road_loses_the_award_if_none_reaches_five() -> None:
    """CAT-1.10: then nobody holds it."""
    played = cutting(LINE)

    events = played.play(BOB, BuildSettlement("C3s"))

    assert events[1:] == [LongestRoadLost()]
    assert lengths(played) == [3, 1, 0]
    assert played.scores() == [0, 1, 0]


def test_after_a_cut_a_single_longest_road_takes_over() -> None:
    """CAT-1.10: another with at least five."""
    played = cutting(LINE, [], NORTH)

    events = played.play(BOB, BuildSettlement("C3s"))

    assert events[1:] == [LongestRoad(EVA, 5)]


def test_after_a_cut_a_tie_of_others_leaves_it_with_nobody() -> None:
    """CAT-1.10: until one is alone the longest."""
    played = cutting(LINE, NORTH, EAST)

    assert played.play(BOB, BuildSettlement("C3s"))[1:] == [LongestRoadLost()]
    assert whole(played).longest_road is None
    again = table(
        {"roads": LINE},
        {"roads": [*way("C2se", "C3s"), *NORTH], "settlements": ["C3s"], "hand": ROAD},
        {"roads": EAST},
        turn=BOB,
    )
    assert whole(again).longest_road is None

    assert again.play(BOB, BuildRoad("A2ne-A3n"))[1:] == [LongestRoad(BOB, 6)]


def test_a_holder_who_is_still_as_long_as_others_keeps_it() -> None:
    """CAT-1.10: cut from eight to five, with another five on the table, the award stays."""
    long = [*LINE, *way("E1se", "E2s", "E2se", "E3s")]
    played = cutting(long, [], NORTH)
    assert lengths(played)[ANN] == 8

    events = played.play(BOB, BuildSettlement("C3s"))

    assert lengths(played) == [6, 1, 5]
    assert names(events) == ["SettlementBuilt"]
    even = cutting(long[:-1], [], NORTH)
    assert names(even.play(BOB, BuildSettlement("C3s"))) == ["SettlementBuilt"]
    assert lengths(even) == [5, 1, 5]
    assert whole(even).longest_road == ANN


def test_a_cut_in_a_side_arm_changes_nothing() -> None:
    """CAT-1.10: what counts is the longest way that is left."""
    played = cutting([*NORTH, *way("C3se", "C3s", "D2se")])

    assert names(played.play(BOB, BuildSettlement("C3s"))) == ["SettlementBuilt"]
    assert lengths(played)[ANN] == 5
    assert player(played, BOB).settlements == ("C3s",)
