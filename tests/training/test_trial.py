"""A trial shows whether what was learned plays well, and leaves the game as it was."""

from msgspec import structs

from ludotheca.games.learned import Learned
from ludotheca.library import load
from ludotheca.training.trial import judging_by, try_out

GAME = load("augustus")
ENCODER = GAME.insight.encoder
FEATURES = [*ENCODER.open_features, *ENCODER.own_features]
NOTHING = Learned(
    slopes=[0.1, 0.1], features=FEATURES, weights=[[0.0] * len(FEATURES)] * 2, reasons=[[0.0] * len(FEATURES)] * 2
)


def test_who_has_learned_nothing_wins_an_equal_share() -> None:
    # Everybody plays alike, so in a block each seat wins once for each.
    assert try_out(GAME, NOTHING, 10, 1) == 1


def test_who_has_learned_to_avoid_points_loses() -> None:
    weights = [-50.0 if name.startswith(("points", "worth", "hope")) else 0.0 for name in FEATURES]
    assert any(weights)

    assert try_out(GAME, structs.replace(NOTHING, weights=[weights] * 2), 20, 1) < 0.5


def test_a_game_judges_by_something_else_only_for_a_while() -> None:
    insight = GAME.insight
    before = insight.learned, insight.slopes

    with judging_by(GAME, NOTHING):
        assert insight.slopes == [0.1, 0.1]

    assert (insight.learned, insight.slopes) == before
