"""Albion: what is said about an action before it is done."""

import pytest

from ludotheca.engine.words import Words
from ludotheca.games.albion.types import Action, Carry, Demolish, Found, MoveSettler, Raise, Summon
from tests.games.albion.tables import ALL, ANN, table


@pytest.mark.parametrize(
    ("action", "hint"),
    [
        (Summon("cantium", "novantia"), Words("hint-no-cost")),
        (MoveSettler("cantium", "atrebatia"), Words("hint-step", {"points": 2})),
        (Carry("cornovia", "dobunnia"), Words("hint-step", {"points": 2})),
        (Found("atrebatia", "castle"), Words("hint-cost", {"cost": 1})),
        (Raise("cantium"), Words("hint-cost", {"cost": 3})),
        (Raise("cornovia"), Words("hint-cost-risk", {"cost": 2, "strength": 3, "defence": 3})),
        (Demolish("cornovia"), None),
    ],
)
def test_price_and_risk_are_told_before(action: Action, hint: Words | None) -> None:
    """ALB-4.2, ALB-5.5, ALB-7.3, ALB-7.4: one Pict open, one printed, one to come; a fortress II and a legionary."""
    played = table(
        {
            "resources": ALL,
            "markers": 1,
            "settlers": {"cantium": 1, "cornovia": 1, "atrebatia": 1},
            "legionaries": {"cornovia": 1},
            "buildings": {"cantium": "fortress 2", "cornovia": "castle 1", "novantia": "castle 3"},
        },
        picts={"cornovia": {"hidden": 2, "open": 1}},
    )

    assert action in played.legal(ANN)
    assert played.rules.hint(played.state, ANN, played.rules.catalogue.number(action)) == hint
