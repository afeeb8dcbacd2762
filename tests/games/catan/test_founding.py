"""Catan, CAT-1.1 and CAT-1.2: what is on the table, and how it begins."""

import pytest

from ludotheca.engine.errors import SetupError
from ludotheca.engine.luck import Scripted
from ludotheca.games.catan.actions import BuildRoad, BuildSettlement, EndTurn, Roll
from ludotheca.games.catan.data import BASE_NUMBERS, BASE_TERRAINS, PLAN
from ludotheca.games.catan.events import Produced, RoadBuilt, SettlementBuilt
from tests.games.catan.tables import ANN, BOB, CATAN, EVA, CatanTable, bank, hand, player, refusal, table, whole


def new(seats: int = 3, first: int = ANN) -> CatanTable:
    return CATAN.new(seats, luck=Scripted([first]))


def found(played: CatanTable, crossing: str, edge: str) -> None:
    [seat] = played.actors()
    played.play(seat, BuildSettlement(crossing))
    played.play(seat, BuildRoad(edge))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_is_there_from_the_start(seats: int) -> None:
    """CAT-1.1: bank, development cards, pieces; the robber on the desert."""
    played = new(seats)

    view = whole(played)
    assert view.bank == dict.fromkeys(("lumber", "brick", "grain", "wool", "ore"), 19)
    assert view.development_deck == {
        "knight": 14,
        "victory-point": 5,
        "road-building": 2,
        "year-of-plenty": 2,
        "monopoly": 2,
    }
    assert view.robber == "C3"
    assert view.land is None
    assert len(view.players) == seats
    assert played.rules.conserved(played.state) == {
        **dict.fromkeys(("lumber", "brick", "grain", "wool", "ore"), 19),
        "development cards": 25,
        "roads": 15 * seats,
        "settlements and cities": 9 * seats,
    }


@pytest.mark.parametrize("seats", [1, 5])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    """CAT-1.1: pieces for four, and two are allowed."""
    with pytest.raises(SetupError, match="catan takes 2 to 4 players"):
        CATAN.new(seats)


@pytest.mark.parametrize("seed", range(12))
def test_a_random_board_keeps_six_and_eight_apart(seed: int) -> None:
    """CAT-1.1: the same hexes, numbers and harbours in another order; the robber on the desert."""
    view = CATAN.new(3, seed=seed, options={"board": "random"}).view_everything()

    assert view.land is not None
    assert {terrain: [land.terrain for land in view.land.values()].count(terrain) for terrain in BASE_TERRAINS} == (
        BASE_TERRAINS
    )
    assert tuple(sorted(land.number for land in view.land.values() if land.number)) == BASE_NUMBERS
    assert view.robber is not None
    assert (view.land[view.robber].terrain, view.land[view.robber].number) == ("desert", 0)
    assert view.harbours is None or sorted(view.harbours) == sorted(harbour.kind for harbour in PLAN.harbours)
    places = {(tile.q, tile.r): tile.name for tile in PLAN.tiles}
    for (q, r), name in places.items():
        for dq, dr in ((1, 0), (0, 1), (1, -1)):
            other = places.get((q + dq, r + dr))
            if other is not None:
                assert not {view.land[name].number, view.land[other].number} <= {6, 8}


def test_random_boards_differ() -> None:
    """CAT-1.1: terrains, numbers and harbours are all shuffled."""
    views = [CATAN.new(3, seed=seed, options={"board": "random"}).view(None) for seed in range(4)]

    lands = [tuple((view.land or {}).values()) for view in views]
    assert len({tuple(land.terrain for land in each) for each in lands}) == 4
    assert len({tuple(land.number for land in each) for each in lands}) == 4
    assert len({view.harbours for view in views}) == 4


def test_founding_goes_round_and_back() -> None:
    """CAT-1.2: in turn order, then in reverse order; then the start player rolls."""
    played = new(first=BOB)
    order: list[int] = []

    for crossing, edge in (
        ("A1n", "A1n-A1ne"),
        ("A3n", "A3n-A3ne"),
        ("E1s", "E1s-E1sw"),
        ("E3s", "E3s-E2se"),
        ("C1sw", "C1sw-C1nw"),
        ("C5se", "C5se-C5s"),
    ):
        order += played.actors()
        found(played, crossing, edge)

    assert order == [BOB, EVA, ANN, ANN, EVA, BOB]
    assert played.actors() == [BOB]
    assert Roll() in played.legal(BOB)
    assert player(played, BOB).settlements == ("A1n", "C5se")


def test_the_second_settlement_yields_a_card_for_each_hex() -> None:
    """CAT-1.2: the first yields nothing, and a desert never does."""
    played = new(seats=2)
    found(played, "A1s", "A1s-B1se")
    assert hand(played, ANN) == {}
    found(played, "D4s", "D4s-D3se")
    events = played.play(BOB, BuildSettlement("A2s"))
    played.play(BOB, BuildRoad("A2s-B2se"))
    played.play(ANN, BuildSettlement("C3s"))

    assert events == [
        SettlementBuilt(BOB, "A2s"),
        Produced(BOB, "wool", 1),
        Produced(BOB, "brick", 1),
        Produced(BOB, "wool", 1),
    ]
    assert hand(played, BOB) == {"brick": 1, "wool": 2}
    assert hand(played, ANN) == {"grain": 1, "ore": 1}
    assert bank(played) == {"lumber": 19, "brick": 18, "grain": 18, "wool": 17, "ore": 18}


def test_the_road_belongs_to_the_settlement_just_founded() -> None:
    """CAT-1.2: it must touch that very settlement."""
    played = table(
        {"settlements": ["A1n"], "roads": ["A1n-A1ne"]},
        {"settlements": ["A3n", "C5ne"], "roads": ["A3n-A3ne", "C5ne-C5se"], "hand": "ore"},
        {"settlements": ["E1s", "E3s"], "roads": ["E1s-E1sw", "E3s-E2se"], "hand": "wool"},
        phase="found-settlement",
        founding=5,
        turn=ANN,
    )

    played.play(ANN, BuildSettlement("B2se"))
    assert refusal(played, BuildRoad("A1ne-A1se")) == ("CAT-1.2", "not-at-founded")
    assert refusal(played, BuildRoad("A1n-A1ne")) == ("CAT-1.2", "not-at-founded")
    assert refusal(played, BuildSettlement("D1s")) == ("CAT-1.2", "due-found-road")
    assert refusal(played, EndTurn(), BOB) == ("CAT-1.2", "wait-found-road")
    events = played.play(ANN, BuildRoad("B2se-B2s"))

    assert events == [RoadBuilt(ANN, "B2se-B2s")]


def test_founding_keeps_the_distance_and_costs_nothing() -> None:
    """CAT-1.2: with the distance of CAT-1.7; no road leads there yet, and nobody pays."""
    played = new()
    found(played, "B2se", "A2s-B2se")

    assert refusal(played, BuildSettlement("B2se"), BOB) == ("CAT-1.7", "crossing-taken")
    assert refusal(played, BuildSettlement("B3s"), BOB) == ("CAT-1.7", "too-near")
    assert refusal(played, BuildSettlement("E1s"), EVA) == ("CAT-1.2", "wait-found-settlement")
    assert refusal(played, EndTurn(), BOB) == ("CAT-1.2", "due-found-settlement")
    played.play(BOB, BuildSettlement("B3se"))

    assert bank(played) == dict.fromkeys(("lumber", "brick", "grain", "wool", "ore"), 19)
