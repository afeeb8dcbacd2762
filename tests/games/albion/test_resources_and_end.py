"""Albion, sections 9 and 10: taking resources, the end, and who wins."""

from typing import Any

import pytest

from ludotheca.games.albion.actions import EndTurn, Raise, TakeResources
from ludotheca.games.albion.board import SETTLEMENT
from ludotheca.games.albion.data import REGION_NAMES
from ludotheca.games.albion.events import Ended, HandedIn, LastRound, ResourcesTaken
from ludotheca.games.albion.legality import has_goal
from ludotheca.games.albion.rules import ALBION
from ludotheca.games.albion.state import blank, set_level
from tests.games.albion.tables import ALL, ANN, BOB, EVA, end_turns, player, refusal, table

WON = {"atrebatia": "settlement 4", "dobunnia": "settlement 4", "brigantia": "settlement 4"}


def test_works_yield_their_level() -> None:
    """ALB-9.1, ALB-8.7: the rulebook's example: fishery II, sawmill III, quarry II, gold mine I."""
    played = table(
        {
            "buildings": {
                "dumnonia": "works 2",
                "icenia": "works 3",
                "ordovicia": "works 2",
                "carvetia": "works 1",
                "cantium": "fortress 3",
            }
        }
    )

    events = played.play(ANN, TakeResources())

    assert events[-1] == ResourcesTaken(ANN, 2, 3, 2, 1)
    assert player(played, ANN).resources == {"fish": 2, "wood": 3, "stone": 2, "gold": 1}
    assert played.actors() == [BOB]


def short_of_gold(**others: int) -> tuple[dict[str, Any], ...]:
    """Ann has a gold mine III; the others hold the gold."""
    return (
        {"buildings": {"carvetia": "works 3"}},
        {"resources": {"gold": others["bob"]}},
        {"resources": {"gold": others["eva"]}},
    )


def test_when_the_bank_is_short_the_others_hand_in() -> None:
    """ALB-9.2: one each; 17 of 18 gold are with Bob and Eva, so one is there and two come in."""
    played = table(*short_of_gold(bob=9, eva=8))

    events = played.play(ANN, TakeResources())

    assert events[:2] == [HandedIn(BOB, "gold"), HandedIn(EVA, "gold")]
    assert player(played, ANN).resources == {"gold": 3}
    assert player(played, BOB).resources == {"gold": 8}
    assert player(played, EVA).resources == {"gold": 7}


def test_whoever_takes_hands_nothing_in() -> None:
    """ALB-9.2: the others do; Ann keeps her two and takes three of the four."""
    ann, bob, eva = short_of_gold(bob=8, eva=8)
    played = table({**ann, "resources": {"gold": 2}}, bob, eva)

    events = played.play(ANN, TakeResources())

    assert events[:-1] == [HandedIn(seat, "gold") for seat in (BOB, EVA, BOB, EVA)]
    assert player(played, ANN).resources == {"gold": 5}


def test_if_it_is_still_short_once_more() -> None:
    """ALB-9.2: Bob has all 18, so he hands in one and then another; Ann takes what is there."""
    played = table(*short_of_gold(bob=18, eva=0))

    events = played.play(ANN, TakeResources())

    assert events[:2] == [HandedIn(BOB, "gold"), HandedIn(BOB, "gold")]
    assert events[-1] == ResourcesTaken(ANN, 0, 0, 0, 2)
    assert player(played, BOB).resources == {"gold": 16}


def test_three_settlements_four_end_the_game_after_the_round() -> None:
    """ALB-10.1: everybody has had the same number of turns; the start player never changes."""
    almost = {**WON, "brigantia": "settlement 3"}
    played = table({"settlers": {"brigantia": 1}, "resources": ALL, "buildings": almost}, {}, {}, turn=0, first=2)

    played.play(ANN, Raise("brigantia"))
    assert not played.view(None).last_round
    events = played.play(ANN, EndTurn())
    assert events[-1] == LastRound(ANN)
    assert played.actors() == [BOB]
    events = played.play(BOB, EndTurn())

    assert events[-1] == Ended()
    assert played.actors() == []
    assert refusal(played, EndTurn(), EVA) == ("ALB-10.1", "game-over")
    outcome = played.outcome()
    assert outcome is not None
    assert outcome.winners == (ANN,)


def test_two_settlements_four_are_not_the_goal() -> None:
    """ALB-10.1: it takes three, and a settlement III does not count."""
    played = table({"buildings": {**WON, "dobunnia": "settlement 3"}}, {})
    end_turns(played, 2)

    assert not played.view(None).last_round
    assert played.actors() == [ANN]


def test_without_a_laurel_wreath_it_is_not_the_goal() -> None:
    """ALB-10.1: at least one of the three; no table could show this, for the third could not be founded (ALB-5.8)."""
    cells = blank(2).cells
    for region in ("atrebatia", "dobunnia", "catuvellaunia"):
        set_level(cells, ANN, REGION_NAMES.index(region), SETTLEMENT, 4)
    assert not has_goal(cells, ANN)

    set_level(cells, ANN, REGION_NAMES.index("dobunnia"), SETTLEMENT, 0)
    set_level(cells, ANN, REGION_NAMES.index("brigantia"), SETTLEMENT, 4)
    assert has_goal(cells, ANN)


def over(*players: dict[str, Any], **fields: Any) -> tuple[int, ...]:
    played = table(*players, phase="over", last_round=True, **fields)
    outcome = played.outcome()
    assert outcome is not None
    return outcome.winners


def test_only_those_with_the_goal_win() -> None:
    """ALB-10.2: one player with the goal wins, whatever others have."""
    rich = {"resources": {"gold": 9}, "buildings": {**WON, "brigantia": "settlement 3"}}

    assert over({"buildings": WON}, rich) == (ANN,)


def test_with_several_the_most_attackers_around_the_settlements_win() -> None:
    """ALB-10.2: open and printed ones, in the regions of the settlements IV."""
    north = {"atrebatia": "settlement 4", "novantia": "settlement 4", "brigantia": "settlement 4"}

    assert over({"buildings": WON}, {"buildings": north}) == (BOB,)
    assert over({"buildings": WON}, {"buildings": north}, picts={"dobunnia": {"open": 3}}) == (ANN,)


def test_only_open_and_printed_picts_count() -> None:
    """ALB-10.2: neither those face down, nor those around other buildings."""
    beside = {"atrebatia": "settlement 4", "catuvellaunia": "settlement 4", "brigantia": "settlement 4"}
    others = {"cornovia": "castle 3", "novantia": "fortress 3"}
    picts = {"dobunnia": {"hidden": 3}, "cornovia": {"open": 2}}

    assert over({"buildings": WON}, {"buildings": beside}, picts=picts) == (ANN, BOB)
    assert over({"buildings": WON}, {"buildings": {**beside, **others}}, picts=picts) == (ANN, BOB)


def test_all_equals_share_the_victory() -> None:
    """ALB-10.2: all of them."""
    assert over({"buildings": WON}, {"buildings": WON}, {"buildings": WON}) == (ANN, BOB, EVA)


@pytest.mark.parametrize(
    ("ann", "bob", "winners"),
    [
        ({"gold": 2}, {"gold": 1, "stone": 9}, (ANN,)),
        ({"gold": 1, "stone": 1}, {"gold": 1, "stone": 2}, (BOB,)),
        ({"stone": 1}, {"wood": 9}, (ANN,)),
        ({"wood": 2, "fish": 1}, {"wood": 1, "fish": 9}, (ANN,)),
        ({"fish": 1}, {"fish": 2}, (BOB,)),
        ({"fish": 1}, {"fish": 1}, (ANN, BOB)),
    ],
)
def test_then_gold_stone_wood_and_fish_decide(
    ann: dict[str, int], bob: dict[str, int], winners: tuple[int, ...]
) -> None:
    """ALB-10.2: in this order; then the victory is shared."""
    assert over({"buildings": WON, "resources": ann}, {"buildings": WON, "resources": bob}) == winners


def test_the_tally_counts_levels_of_settlements() -> None:
    """ALB-10.1: what the goal is made of."""
    played = table({"buildings": {"atrebatia": "settlement 3", "dobunnia": "settlement 1", "cantium": "castle 3"}})

    assert ALBION.tally(played.state, None)[ANN] == {"settlements": 4}
