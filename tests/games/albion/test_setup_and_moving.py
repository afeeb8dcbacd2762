"""Albion, sections 1 to 4: components, set-up, the turn, and moving."""

import pytest

from ludotheca.engine.words import Words
from ludotheca.games.albion import GAME
from ludotheca.games.albion.actions import (
    Carry,
    Demolish,
    EndTurn,
    Found,
    MoveLegionary,
    MoveSettler,
    PlaceCastle,
    Raise,
    Summon,
    TakeResources,
)
from ludotheca.games.albion.events import Carried, Summoned
from ludotheca.games.albion.rules import ALBION
from tests.games.albion.tables import ANN, BOB, end_turns, neighbours, player, refusal, regions, site, table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_is_there_from_the_start(seats: int) -> None:
    """ALB-1.1, ALB-1.2, ALB-1.3, ALB-1.4: counted by kind, with the Picts used with so many players (ALB-2.1)."""
    settlements = {f"settlement {level}": 3 * seats for level in (1, 2, 3, 4)}
    castles = {f"castle {level}": 3 * seats for level in (1, 2, 3)}
    fortresses = {f"fortress {level}": 2 * seats for level in (1, 2, 3)}
    works = {
        f"works {level} in {region}": seats
        for level in (1, 2, 3)
        for region in ("dumnonia", "icenia", "ordovicia", "carvetia")
    }

    assert ALBION.conserved(GAME.new(seats, seed=1).state) == {
        "fish": 24,
        "wood": 22,
        "stone": 20,
        "gold": 18,
        "markers": 24,
        "settlers": 4 * seats,
        "legionaries": 3 * seats,
        **settlements,
        **castles,
        **fortresses,
        **works,
        **{2: {"peace": 10, "attack": 16}, 3: {"peace": 14, "attack": 16}, 4: {"peace": 17, "attack": 18}}[seats],
        "picts left over": 2,
    }


def test_tiles_are_the_limit() -> None:
    """ALB-1.2: three settlements, two fortresses."""
    settled = {"atrebatia": "settlement 1", "dobunnia": "settlement 1", "brigantia": "settlement 1"}
    forts = {"atrebatia": "fortress 1", "dobunnia": "fortress 1"}
    third = table({"buildings": settled, "settlers": {"catuvellaunia": 1}, "resources": {"fish": 1}})
    second = table({"buildings": forts, "settlers": {"catuvellaunia": 1}, "resources": {"fish": 1}})

    assert refusal(third, Found("catuvellaunia", "settlement")) == ("ALB-1.2", "no-tile")
    assert refusal(second, Found("catuvellaunia", "fortress")) == ("ALB-1.2", "no-tile")


@pytest.mark.parametrize(
    ("seats", "south", "middle", "north"), [(2, 3, 3, 4), (3, 4, 4, 4), (4, 4, 5, 5)], ids=["two", "three", "four"]
)
def test_picts_lie_face_down_in_the_dark_regions(seats: int, south: int, middle: int, north: int) -> None:
    """ALB-2.1: as the board says, more of them the further north."""
    picts = GAME.new(seats, seed=1).view(None).picts

    assert {name: (part.hidden, part.open) for name, part in picts.items()} == {
        **dict.fromkeys(("dobunnia", "catuvellaunia"), (south, 0)),
        **dict.fromkeys(("cornovia", "corieltauvia"), (middle, 0)),
        **dict.fromkeys(("brigantia", "novantia", "votadinia"), (north, 0)),
    }


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_works_fortress_settler_and_resources_at_the_start(seats: int) -> None:
    """ALB-2.2, ALB-2.3, ALB-2.4: fishery I, sawmill I, fortress I, one settler; wood rises with the turn order."""
    view = GAME.new(seats, seed=3).view(None)

    for place in range(seats):
        seat = (view.first + place) % seats
        found = view.players[seat]
        assert {name: (at.building, at.level) for name, at in found.buildings.items()} == {
            "dumnonia": ("works", 1),
            "icenia": ("works", 1),
            "cantium": ("fortress", 1),
        }
        assert found.settlers == {"cantium": 1}
        assert found.resources == {"fish": 3, "wood": place + 1}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_start_player_is_drawn_by_lot(seats: int) -> None:
    """ALB-2.3: each of them may be."""
    firsts = {GAME.new(seats, seed=seed).view(None).first for seed in range(40)}

    assert firsts == set(range(seats))


def test_the_start_player_stays_start_player() -> None:
    """ALB-2.3: in the second round too."""
    played = table({}, {}, {}, first=1, turn=1)
    end_turns(played, 3)

    assert played.view(None).round == 2
    assert played.view(None).first == 1
    assert played.actors() == [1]


def test_castles_are_placed_clockwise_beyond_the_frontier() -> None:
    """ALB-2.5: in one of two regions, each with a marker, and no Pict is turned up."""
    played = GAME.new(3, seed=1)
    first = played.view(None).first
    before = played.view(None).picts

    for place in range(3):
        seat = (first + place) % 3
        assert played.actors() == [seat]
        assert played.legal(seat) == [PlaceCastle("dobunnia"), PlaceCastle("catuvellaunia")]
        assert refusal(played, EndTurn(), seat) == ("ALB-2.5", "due-castle")
        assert refusal(played, PlaceCastle("dobunnia"), (seat + 1) % 3) == ("ALB-2.5", "wait-castle")
        played.play(seat, PlaceCastle("dobunnia" if place < 2 else "catuvellaunia"))

    assert played.actors() == [first]
    assert played.view(None).points == 2
    assert [part.markers for part in played.view(None).players] == [1, 1, 1]
    assert played.view(None).picts == before
    assert refusal(played, PlaceCastle("dobunnia"), first) == ("ALB-3.1", "due-turn")


def test_a_turn_is_either_moving_and_building_or_taking_resources() -> None:
    """ALB-3.1: never both; clockwise from the start player."""
    played = table({"resources": {"fish": 1}})
    assert TakeResources() in played.legal(ANN)

    played.play(ANN, MoveSettler("cantium", "icenia"))
    assert refusal(played, TakeResources()) == ("ALB-3.1", "turn-begun")
    assert refusal(played, EndTurn(), BOB) == ("ALB-3.1", "wait-turn")
    played.play(ANN, EndTurn())

    assert played.actors() == [BOB]
    played.play(BOB, TakeResources())
    assert played.actors() == [ANN]


def test_all_movement_comes_before_all_building() -> None:
    """ALB-4.1: after the first building action nobody moves."""
    played = table({"markers": 3, "settlers": {"cantium": 2}, "resources": {"fish": 2}})
    played.play(ANN, Found("cantium", "settlement"))
    played.play(ANN, played.legal(ANN)[0])

    assert played.rules.prompt(played.state, ANN) == Words("prompt-build", {"points": 0})
    assert refusal(played, MoveSettler("cantium", "icenia")) == ("ALB-4.1", "building-begun")
    assert refusal(played, TakeResources()) == ("ALB-3.1", "turn-begun")


def test_taking_a_building_back_is_building_too() -> None:
    """ALB-4.1, ALB-3.1: nobody moves after it, nor takes resources."""
    played = table({"markers": 3, "settlers": {"cantium": 1, "dobunnia": 1}, "buildings": {"dobunnia": "fortress 1"}})
    played.play(ANN, Demolish("dobunnia"))

    assert refusal(played, MoveSettler("cantium", "icenia")) == ("ALB-4.1", "building-begun")
    assert refusal(played, TakeResources()) == ("ALB-3.1", "turn-begun")


def test_points_are_divided_freely() -> None:
    """ALB-4.2: one for each marker and one for each border; they need not be used up."""
    played = table({"markers": 3, "settlers": {"cantium": 2}, "legionaries": {"dobunnia": 1}})

    played.play(ANN, MoveSettler("cantium", "atrebatia"))
    played.play(ANN, MoveSettler("atrebatia", "dobunnia"))
    played.play(ANN, MoveLegionary("dobunnia", "cornovia"))
    assert played.view(None).points == 1
    played.play(ANN, MoveSettler("cantium", "icenia"))

    assert refusal(played, MoveSettler("icenia", "cantium")) == ("ALB-4.2", "no-points")
    assert player(played, ANN).settlers == {"dobunnia": 1, "icenia": 1}
    assert player(played, ANN).legionaries == {"cornovia": 1}


def test_there_are_as_many_points_as_markers() -> None:
    """ALB-4.2: however many; the player's own marker counts too, and there can be six more at most."""
    played = table({"markers": 6})
    end_turns(played, 2)

    assert played.view(None).points == 7


def test_players_move_only_their_own_figures() -> None:
    """ALB-4.2: nobody moves from where the player has no figure."""
    played = table({"markers": 1}, {"settlers": {"dobunnia": 1}, "legionaries": {"dobunnia": 1}})

    assert refusal(played, MoveSettler("dobunnia", "cornovia")) == ("ALB-4.2", "no-settler")
    assert refusal(played, MoveLegionary("dobunnia", "cornovia")) == ("ALB-4.2", "no-legionary")


def test_movement_follows_the_borders() -> None:
    """ALB-4.3: never over the sea; any number of figures may share a region."""
    played = table({"markers": 1, "settlers": {"cantium": 4}}, {"settlers": {"icenia": 2}})

    assert set(regions(played, MoveSettler)) == neighbours("cantium") == {"dumnonia", "icenia", "atrebatia"}
    played.play(ANN, MoveSettler("cantium", "icenia"))
    played.play(ANN, MoveSettler("cantium", "icenia"))
    assert player(played, ANN).settlers == {"cantium": 2, "icenia": 2}


@pytest.mark.parametrize(
    ("region", "reason"),
    [
        ("votadinia", ("ALB-4.3", "no-border")),
        ("dobunnia", ("ALB-4.3", "no-border")),
        ("cantium", ("ALB-4.2", "stands-there")),
    ],
)
def test_nobody_moves_over_the_sea(region: str, reason: tuple[str, str]) -> None:
    """ALB-4.3: neither settlers nor legionaries, with or without a Pict; and no step leads to where one stands."""
    played = table({"markers": 3, "legionaries": {"cantium": 1}})

    for step in (MoveSettler, MoveLegionary, Carry):
        assert refusal(played, step("cantium", region)) == reason


def test_a_castle_three_receives_a_settler_at_the_start() -> None:
    """ALB-4.4, ALB-8.3: free of cost, once for each castle, before the first step; the settler may move on."""
    castles = {"cornovia": "castle 3", "dobunnia": "castle 3", "brigantia": "castle 2"}
    played = table({"settlers": {"cantium": 3}, "buildings": castles})

    assert set(regions(played, Summon)) == {"cornovia", "dobunnia"}
    assert refusal(played, Summon("cornovia", "cornovia")) == ("ALB-4.4", "no-settler")
    assert refusal(played, Summon("cantium", "brigantia")) == ("ALB-4.4", "no-castle-three")
    assert refusal(played, Summon("icenia", "cornovia")) == ("ALB-4.4", "no-settler")
    events = played.play(ANN, Summon("cantium", "cornovia"))
    assert events == [Summoned(ANN, "cantium", "cornovia")]
    assert refusal(played, Summon("cantium", "cornovia")) == ("ALB-4.4", "castle-used")
    assert refusal(played, TakeResources()) == ("ALB-3.1", "turn-begun")
    assert played.view(None).points == 7
    assert played.view(None).summoned == ("cornovia",)
    played.play(ANN, MoveSettler("cornovia", "brigantia"))

    assert refusal(played, Summon("cantium", "dobunnia")) == ("ALB-4.4", "movement-begun")
    assert player(played, ANN).settlers == {"cantium": 2, "brigantia": 1}


def test_nobody_is_summoned_to_where_one_stands() -> None:
    """ALB-4.4: nor once building has begun (ALB-4.1)."""
    played = table({"settlers": {"cornovia": 1, "atrebatia": 1}, "buildings": {"cornovia": "castle 3"}})

    assert refusal(played, Summon("cornovia", "cornovia")) == ("ALB-4.4", "stands-there")
    played.play(ANN, Demolish("cornovia"))
    assert refusal(played, Summon("atrebatia", "cornovia")) == ("ALB-4.1", "building-begun")


def test_a_castle_three_receives_a_settler_in_every_turn() -> None:
    """ALB-4.4: once in each."""
    played = table({"settlers": {"cantium": 2}, "buildings": {"cornovia": "castle 3"}})
    played.play(ANN, Summon("cantium", "cornovia"))
    assert Summon("cantium", "cornovia") not in played.legal(ANN)
    end_turns(played, 2)

    assert Summon("cantium", "cornovia") in played.legal(ANN)


def test_the_rulebooks_example_of_moving() -> None:
    """ALB-4.5, ALB-4.2: Pict A over a border, on alone to B, back with B to A; the fourth point for a settler."""
    played = table(
        {"markers": 3, "settlers": {"cantium": 1}, "legionaries": {"dobunnia": 1}},
        picts={"dobunnia": {"hidden": 1}, "brigantia": {"hidden": 1}},
    )

    events = played.play(ANN, Carry("dobunnia", "cornovia"))
    assert events == [Carried(ANN, "dobunnia", "cornovia")]
    played.play(ANN, MoveLegionary("cornovia", "brigantia"))
    played.play(ANN, Carry("brigantia", "cornovia"))
    played.play(ANN, MoveSettler("cantium", "atrebatia"))

    view = played.view(None)
    assert view.points == 0
    assert {name: part.hidden for name, part in view.picts.items()} == {"cornovia": 2}
    assert view.players[ANN].legionaries == {"cornovia": 1}


def test_a_pict_needs_a_legionary_beside_it() -> None:
    """ALB-4.5: only legionaries carry, one Pict at a time, where they stand."""
    played = table(
        {"markers": 3, "settlers": {"dobunnia": 1}, "legionaries": {"catuvellaunia": 1}},
        picts={"dobunnia": {"hidden": 1}},
    )

    assert refusal(played, Carry("dobunnia", "cornovia")) == ("ALB-4.5", "no-legionary")


def test_open_and_printed_picts_are_not_carried() -> None:
    """ALB-4.6: Brigantia has two printed ones, Dobunnia an open one."""
    played = table({"markers": 3, "legionaries": {"brigantia": 1, "dobunnia": 1}}, picts={"dobunnia": {"open": 1}})

    assert refusal(played, Carry("brigantia", "cornovia")) == ("ALB-4.6", "no-pict-face-down")
    assert refusal(played, Carry("dobunnia", "cornovia")) == ("ALB-4.6", "no-pict-face-down")


@pytest.mark.parametrize(
    ("origin", "region"), [("atrebatia", "dobunnia"), ("ordovicia", "cornovia"), ("dobunnia", "cornovia")]
)
def test_a_legionary_without_a_pict_carries_none(origin: str, region: str) -> None:
    """ALB-4.5: there is none to take up on light green, on resource regions, and where all are gone."""
    played = table({"markers": 3, "legionaries": {origin: 1}}, picts={region: {"hidden": 1}})

    assert refusal(played, Carry(origin, region)) == ("ALB-4.5", "no-pict")


def test_a_pict_is_carried_through_light_green_and_not_left_there() -> None:
    """ALB-4.7: from Dobunnia over Atrebatia to Catuvellaunia; until then nothing else can be done with the points."""
    played = table(
        {"markers": 1, "legionaries": {"dobunnia": 1}, "settlers": {"cantium": 1}, "resources": {"fish": 1}},
        picts={"dobunnia": {"hidden": 1}},
    )
    played.play(ANN, Carry("dobunnia", "atrebatia"))

    assert played.view(None).transit == {"atrebatia": 1}
    assert refusal(played, EndTurn()) == ("ALB-4.7", "put-pict-down")
    assert {type(action) for action in played.legal(ANN)} == {Carry}
    assert refusal(played, Found("cantium", "castle")) == ("ALB-4.7", "put-pict-down")
    assert refusal(played, MoveSettler("cantium", "icenia")) == ("ALB-4.7", "points-for-pict")
    assert refusal(played, MoveLegionary("atrebatia", "cantium")) == ("ALB-4.7", "leaves-pict")
    assert refusal(played, Carry("atrebatia", "cantium")) == ("ALB-4.7", "cannot-leave-pict")
    assert regions(played, Carry) == ["dobunnia", "catuvellaunia"]
    played.play(ANN, Carry("atrebatia", "catuvellaunia"))

    assert played.view(None).picts["catuvellaunia"].hidden == 1
    assert played.view(None).transit == {}


@pytest.mark.parametrize(("markers", "allowed"), [(0, False), (1, True)])
def test_a_step_after_which_the_pict_could_not_be_put_down_is_refused(markers: int, allowed: bool) -> None:  # noqa: FBT001
    """ALB-4.7: with one point left a Pict does not go into a resource region; with two it does."""
    played = table({"markers": markers, "legionaries": {"cornovia": 1}}, picts={"cornovia": {"hidden": 1}})

    assert ("ordovicia" in regions(played, Carry)) == allowed
    assert ("brigantia" in regions(played, Carry)) is True


def test_two_legionaries_may_carry_two_picts() -> None:
    """ALB-4.7: and the points must suffice for both."""
    played = table({"markers": 2, "legionaries": {"cornovia": 2}}, picts={"cornovia": {"hidden": 2}})
    played.play(ANN, Carry("cornovia", "ordovicia"))

    # Two points are left: one is bound by the first Pict, so the second cannot follow into Ordovicia.
    assert refusal(played, Carry("cornovia", "ordovicia")) == ("ALB-4.7", "cannot-leave-pict")
    assert "brigantia" in regions(played, Carry)


def test_a_turn_may_be_empty() -> None:
    """ALB-4.8: no move and no building."""
    played = table()

    end_turns(played, 1)

    assert played.actors() == [BOB]


def test_what_is_gained_counts_from_the_next_turn() -> None:
    """ALB-4.8, ALB-8.2: a castle's marker gives no point in this turn, a new settler does not build."""
    played = table({"settlers": {"catuvellaunia": 1, "atrebatia": 1}, "resources": {"fish": 3}})
    played.play(ANN, Found("catuvellaunia", "castle"))
    assert played.view(None).points == 0
    assert player(played, ANN).markers == 1
    played.play(ANN, Found("atrebatia", "settlement"))
    played.play(ANN, played.legal(ANN)[0])

    # Ann's new settler and the two that have built stand on the start region; none may act, so her turn is over.
    assert played.actors() == [BOB]
    assert player(played, ANN).settlers == {"cantium": 3}
    end_turns(played, 1)
    assert played.view(None).points == 2


def test_after_taking_resources_nothing_is_built() -> None:
    """ALB-3.1, ALB-9.1: the turn is over."""
    played = table({"resources": {"fish": 1}, "buildings": {"dumnonia": "works 1"}})
    played.play(ANN, TakeResources())

    assert refusal(played, Found("cantium", "castle")) == ("ALB-3.1", "wait-turn")
    assert refusal(played, Raise("dumnonia")) == ("ALB-3.1", "wait-turn")
    assert refusal(played, Demolish("dumnonia")) == ("ALB-3.1", "wait-turn")
    assert site(played, ANN, "dumnonia") == "works 1"
