"""Alexander: hidden hands, what each observer can know of them, and hands dealt from that."""

import pytest

from ludotheca.engine.luck import Seeded
from ludotheca.engine.rules import EVERYTHING
from ludotheca.games.alexander.actions import PayGood
from ludotheca.games.alexander.events import StackDrawn
from ludotheca.games.alexander.rules import ALEXANDER as ALEXANDER_RULES
from ludotheca.games.catan.actions import (
    Discard,
    EndTurn,
    Roll,
)
from ludotheca.games.catan.data import RESOURCES
from ludotheca.games.catan.views import Range, View
from tests.games.alexander.tables import MarchTable, auction, bids, in_doubt, scenario
from tests.games.catan.tables import (
    ANN,
    BOB,
    EVA,
    dice,
    known,
)

WORLDS = range(40)


def worlds(played: MarchTable, observer: int | None) -> list[View]:
    """Positions that an observer must reckon with."""
    rules = played.rules
    view = played.view(observer)
    return [rules.view(rules.load(view, Seeded(seed)), EVERYTHING) for seed in WORLDS]


def hands(found: list[View], seat: int) -> set[tuple[tuple[str, int], ...]]:
    return {tuple(sorted((view.players[seat].hand or {}).items())) for view in found}


def test_a_card_from_the_stack_may_be_anything() -> None:
    """ALX-2.6: only its player sees it."""
    played = scenario(march={"stack": {"ore": 9}, "stack_used_up": False}, draws=[0, 0, 0])
    events = played.play(ANN, EndTurn())

    assert known(played, BOB, ANN) == dict.fromkeys(("lumber", "brick", "grain", "wool", "ore"), Range(0, 1))
    assert known(played, BOB, BOB) == {}
    assert ALEXANDER_RULES.redact(events[0], BOB) == StackDrawn(BOB, "ore")
    assert ALEXANDER_RULES.redact(events[0], ANN) == StackDrawn(BOB, None)
    assert played.view(ANN).players[BOB].hand is None


def test_who_pays_for_an_auction_can() -> None:
    """ALX-2.12: whoever could not would not be asked; the worlds of others know it."""
    unknown = [
        {
            "observer": observer,
            "seat": ANN,
            "known": {name: {"least": 0, "most": 8} for name in RESOURCES},
        }
        for observer in (1, 2, 4)
    ]
    played = auction({"hand": "3 wool 5 ore", "gold": 1}, {"hand": "8 ore"}, event="famine", knowledge=unknown)
    bids(played, 4, 0, 0)

    for observer in (BOB, EVA, None):
        for world in worlds(played, observer):
            dealt = world.players[ANN].hand or {}
            assert dealt.get("wool", 0) + dealt.get("grain", 0) >= 3
    played.play(ANN, PayGood("gold"))
    played.play(ANN, PayGood("wool"))
    assert all(
        sum((world.players[ANN].hand or {}).get(name, 0) for name in ("wool", "grain")) >= 2
        for world in worlds(played, BOB)
    )


def accepted(world: View, seat: int) -> int:
    """What a seat could pay in a famine."""
    held = world.players[seat].hand or {}
    return held.get("wool", 0) + held.get("grain", 0) + world.players[seat].gold


def test_who_may_not_overbid_can_pay_the_bid() -> None:
    """ALX-2.10: with the setting a bid shows what is in the hand."""
    played = in_doubt("3 wool 5 ore", forbid_overbids=True)
    bids(played, 4)

    for observer in (EVA, None):
        assert all(accepted(world, ANN) >= 4 for world in worlds(played, observer))
    free = in_doubt("3 wool 5 ore")
    bids(free, 4)
    assert any(accepted(world, ANN) < 4 for world in worlds(free, EVA))


@pytest.mark.parametrize("given", [0, 2])
def test_who_loses_cards_for_a_bid_could_not_pay_it(given: int) -> None:
    """ALX-2.12: also with some of the cards chosen already, which are still in the hand."""
    played = in_doubt("2 wool 6 ore")
    bids(played, 4, 0, 0)
    for _ in range(given):
        played.play(ANN, Discard("ore"))

    for observer in (EVA, None):
        assert all(accepted(world, ANN) < 4 for world in worlds(played, observer))


def test_an_overbid_shows_what_is_not_in_the_hand() -> None:
    """ALX-2.12: at most two of wool and grain, so at least six of the others; that is not forgotten afterwards."""
    played = in_doubt("2 wool 6 ore")
    bids(played, 4, 0, 0)

    for observer in (BOB, EVA, None):
        assert known(played, ANN, observer)["wool"] == known(played, ANN, observer)["grain"] == Range(0, 2)
    for _ in range(4):
        played.play(ANN, Discard("ore"))
    bids(played, 0, 0)
    assert known(played, ANN, EVA)["wool"] == Range(0, 2)
    assert known(played, ANN, EVA)["ore"] == Range(0, 4)


def victory_points(world: View, seat: int) -> int:
    return (world.players[seat].developments or {}).get("victory-point", 0)


def test_in_the_scenario_fourteen_points_are_too_many() -> None:
    """ALX-2.1, ALX-2.4: an adviser counts too."""
    played = scenario(
        {"developments": {"knight": 14}},
        {
            "cities": ["A6n", "A9n", "A11n", "E2sw"],
            "settlements": ["B1sw"],
            "developments": {"monopoly": 2},
            "tiles": {"statue": 3},
        },
    )

    assert {victory_points(world, BOB) for world in worlds(played, ANN)} == {0}


def test_in_the_scenario_eleven_cards_are_not_given_up() -> None:
    """ALX-2.8: in the worlds of others neither; Bob has thirteen."""
    played = scenario({}, {"hand": "13 wool"}, {"hand": "9 ore"}, phase="roll", draws=dice(7))
    played.play(ANN, Roll())
    played.play(BOB, Discard("wool"))

    for world in worlds(played, ANN):
        assert world.players[EVA].discarding == {}
        assert sum((world.players[BOB].discarding or {}).values()) == 1


def test_even_an_unlikely_hand_is_found_for_who_pays() -> None:
    """ALX-2.12: Ann must have all the wool there is; chance alone would hardly ever deal it to her."""
    unknown = [
        {"observer": observer, "seat": seat, "known": {name: {"least": 0, "most": 18} for name in RESOURCES}}
        for observer in (EVA, 4)
        for seat in (ANN, BOB)
    ]
    played = auction({"hand": "6 wool"}, {"hand": "6 ore 6 lumber 6 brick"}, event="famine", knowledge=unknown)
    bids(played, 6, 0, 0)

    assert hands(worlds(played, EVA), ANN) == {(("wool", 6),)}
