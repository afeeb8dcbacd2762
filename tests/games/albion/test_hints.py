"""Albion: what is said about an action before it is done."""

from typing import Any

import pytest

from ludotheca.engine.words import Words
from ludotheca.games.albion.actions import (
    Action,
    Carry,
    Decline,
    Demolish,
    Found,
    MoveSettler,
    Pay,
    Raise,
    RaiseFree,
    Remove,
    Summon,
)
from ludotheca.texts import Speaker
from tests.games.albion.tables import ALL, ANN, BOB, EVA, IDA, AlbionTable, table


def hint(played: AlbionTable, action: Action, seat: int = ANN) -> Words | None:
    assert action in played.legal(seat)
    before = played.state.clone()
    words = played.rules.hint(played.state, seat, played.rules.catalogue.number(action))
    assert played.state == before
    return words


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (Summon("cantium", "novantia"), Words("hint-no-cost")),
        (MoveSettler("cantium", "atrebatia"), Words("hint-step", {"points": 4})),
        (Carry("cornovia", "dobunnia"), Words("hint-step", {"points": 4})),
        (Found("atrebatia", "castle"), Words("hint-cost", {"cost": 1})),
        (Raise("cantium"), Words("hint-cost", {"cost": 3})),
        (Raise("cornovia"), Words("hint-cost-risk", {"cost": 2, "strength": 3, "defence": 3})),
    ],
)
def test_price_and_risk_are_told_beforehand(action: Action, words: Words) -> None:
    """ALB-4.2, ALB-5.5, ALB-7.3, ALB-7.4: one Pict open, one printed, one to come; a fortress II and a legionary."""
    played = table(
        {
            "resources": ALL,
            "settlers": {"cantium": 1, "cornovia": 1, "atrebatia": 1},
            "legionaries": {"cornovia": 1},
            "buildings": {"cantium": "fortress 2", "cornovia": "castle 1", "novantia": "castle 3"},
        },
        picts={"cornovia": {"hidden": 2, "open": 1}},
    )

    assert hint(played, action) == words


def test_a_level_just_laid_is_not_told_as_defence() -> None:
    """ALB-7.4: the fortress I is raised, and still counts one."""
    played = table(
        {"resources": ALL, "settlers": {"dobunnia": 1}, "buildings": {"dobunnia": "fortress 1"}},
        picts={"dobunnia": {"hidden": 1}},
    )

    assert hint(played, Raise("dobunnia")) == Words("hint-cost-risk", {"cost": 2, "strength": 1, "defence": 1})


def test_the_free_level_tells_its_risk() -> None:
    """ALB-8.5, ALB-7.1: it costs nothing and takes no toll, and still turns up a Pict."""
    played = table(
        {"buildings": {"atrebatia": "settlement 3", "cantium": "fortress 1", "brigantia": "castle 1"}},
        {"buildings": {"brigantia": "castle 3"}},
        phase="free",
        ready={},
        picts={"brigantia": {"hidden": 1}},
    )

    assert hint(played, RaiseFree("cantium")) == Words("hint-no-cost")
    assert hint(played, RaiseFree("brigantia")) == Words("hint-risk", {"strength": 3, "defence": 1})
    assert hint(played, Decline()) is None


def crowded(own: int, **fields: Any) -> AlbionTable:
    """Bob's turn; Ann has a level III in Dobunnia, Eva and Ida a level II each."""
    buildings = {"dobunnia": f"castle {own}"} if own else {}
    two = {"buildings": {"dobunnia": "castle 2"}}
    return table(
        {"buildings": {"dobunnia": "fortress 3"}},
        {"settlers": {"dobunnia": 1}, "resources": ALL, "buildings": buildings},
        two,
        two,
        turn=BOB,
        **fields,
    )


def test_whoever_will_take_toll_is_named_in_order() -> None:
    """ALB-6.2, ALB-6.3: the highest first, then clockwise; only the higher ones, and one for each resource paid."""
    founding, raising, higher = crowded(0), crowded(1, picts={"dobunnia": {"hidden": 1}}), crowded(2)

    assert hint(founding, Found("dobunnia", "castle"), BOB) == Words(
        "hint-cost-toll", {"cost": 1, "claims": 1, "first_seat": ANN}
    )
    assert hint(raising, Raise("dobunnia"), BOB) == Words(
        "hint-cost-toll-risk",
        {"cost": 2, "claims": 2, "first_seat": ANN, "second_seat": EVA, "strength": 1, "defence": 0},
    )
    assert hint(higher, Raise("dobunnia"), BOB) == Words("hint-cost-toll", {"cost": 3, "claims": 1, "first_seat": ANN})


def test_no_toll_is_told_where_none_is_due() -> None:
    """ALB-6.1: in Atrebatia."""
    played = table({"settlers": {"atrebatia": 1}, "resources": ALL}, {"buildings": {"atrebatia": "castle 3"}})

    assert hint(played, Found("atrebatia", "castle")) == Words("hint-cost", {"cost": 1})


def test_the_payment_tells_toll_and_risk_again() -> None:
    """ALB-5.6: it is the last decision before the Pict."""
    played = crowded(1, picts={"dobunnia": {"hidden": 1}})
    played.play(BOB, Raise("dobunnia"))
    calm = table({"settlers": {"atrebatia": 1}, "resources": ALL})
    calm.play(ANN, Found("atrebatia", "castle"))

    toll = {"claims": 2, "first_seat": ANN, "second_seat": EVA}
    assert hint(played, Pay(("fish", "wood")), BOB) == Words("hint-toll-risk", {**toll, "strength": 1, "defence": 0})
    assert hint(calm, Pay(("fish",))) is None


def test_the_seats_are_told_by_their_names() -> None:
    """ALB-6.3: three of them at most."""
    speaker = Speaker("en", "albion", ["Ann", "Bob", "Eva", "Ida"])
    seats = {"claims": 3, "first_seat": IDA, "second_seat": ANN, "third_seat": BOB}

    assert speaker.words(Words("hint-cost-toll", {"cost": 3, **seats})) == (
        "costs 3 different resources; toll: Ida, Ann, Bob"
    )


@pytest.mark.parametrize(
    ("building", "words"),
    [
        ("castle 1", Words("hint-lose-markers", {"markers": 1})),
        ("castle 3", Words("hint-lose-markers", {"markers": 2})),
        ("settlement 1", Words("hint-lose-figures", {"figures": 1, "levels": 0})),
        ("settlement 2", Words("hint-lose-figures", {"figures": 2, "levels": 0})),
        ("settlement 3", Words("hint-lose-figures", {"figures": 2, "levels": 1})),
        ("fortress 2", None),
    ],
)
def test_what_taking_back_costs_is_told_beforehand(building: str, words: Words | None) -> None:
    """ALB-5.7, ALB-8.2, ALB-8.4, ALB-8.5: markers for a castle, figures and perhaps a level for a settlement."""
    played = table(
        {
            "settlers": {"dobunnia": 1},
            "buildings": {"dobunnia": building, "cantium": "fortress 2"},
        }
    )

    assert hint(played, Demolish("dobunnia")) == words


def test_no_level_is_told_where_none_can_be_given_up() -> None:
    """ALB-8.5: there is no other level II or III."""
    played = table({"settlers": {"dobunnia": 1}, "buildings": {"dobunnia": "settlement 3", "cantium": "castle 1"}})

    assert hint(played, Demolish("dobunnia")) == Words("hint-lose-figures", {"figures": 2, "levels": 0})


def taken_back(*, bob: dict[str, Any]) -> AlbionTable:
    """Ann has taken back a settlement I and has a settler and a legionary, of which one must go."""
    ann = {"settlers": {"dobunnia": 1}, "legionaries": {"icenia": 1}, "buildings": {"dobunnia": "settlement 1"}}
    played = table(ann, bob)
    played.play(ANN, Demolish("dobunnia"))
    return played


def test_the_last_settler_goes_with_a_warning() -> None:
    """ALB-8.4: whoever has none can never build again."""
    played = taken_back(bob={})

    assert hint(played, Remove("settler", "cantium")) == Words("warning-last-settler")
    assert hint(played, Remove("legionary", "icenia")) is None


def test_the_last_settler_of_all_goes_with_another_warning() -> None:
    """ALB-8.4: then the game ends at once."""
    played = taken_back(bob={"settlers": {}, "legionaries": {"dobunnia": 1}})

    assert hint(played, Remove("settler", "cantium")) == Words("warning-last-settler-of-all")


def test_any_other_settler_goes_without_a_warning() -> None:
    """ALB-8.4: there is another, wherever it stands."""
    played = table({"settlers": {"dobunnia": 1, "icenia": 1}, "buildings": {"dobunnia": "settlement 1"}})
    played.play(ANN, Demolish("dobunnia"))

    assert hint(played, Remove("settler", "cantium")) is None
    assert hint(played, Remove("settler", "icenia")) is None
