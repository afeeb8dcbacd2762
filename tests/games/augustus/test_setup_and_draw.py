"""Augustus, sections 1 to 3: components, set-up, and what happens when a token is called."""

import pytest

from ludotheca.engine.errors import IllegalActionError, SetupError
from ludotheca.games.augustus import GAME
from ludotheca.games.augustus.actions import Action, Keep, Pass, Pick, Put, Take, TakeBack
from ludotheca.games.augustus.data import OBJECTIVES, REWARDS, TOKENS
from ludotheca.games.augustus.events import BagFilled, Chosen, Drawn, Placed, TakenBack
from ludotheca.games.augustus.rules import AUGUSTUS
from tests.games.augustus.tables import (
    ANN,
    BOB,
    EVA,
    FULL,
    all_pass,
    draws,
    legions,
    player,
    puts,
    refusal,
    table,
    takes,
)


def test_the_objectives_are_as_described() -> None:
    """AUG-1.1: 88, numbered, with 34 senators and 28, 18 and 8 provinces of the three colours."""
    colours = [objective.colour for objective in OBJECTIVES]

    assert [objective.number for objective in OBJECTIVES] == list(range(1, 89))
    assert [colours.count(colour) for colour in ("senator", "green", "pink", "orange")] == [34, 28, 18, 8]
    assert sum(objective.gold for objective in OBJECTIVES) == 7
    assert sum(objective.wheat for objective in OBJECTIVES) == 7


def test_tokens_and_legions_are_conserved_from_the_start() -> None:
    """AUG-1.2: 23 tokens of seven kinds, 48 legions."""
    assert TOKENS == FULL
    for seats in range(2, 7):
        assert AUGUSTUS.conserved(GAME.new(seats, seed=1).state) == {"legions": 48, "tokens": 23, "objectives": 88}


def test_the_rewards_are_as_described() -> None:
    """AUG-1.3: five for colours, five for counts, gold and wheat."""
    assert {reward.id: reward.points for reward in REWARDS} == {
        "colour-senator": 2,
        "colour-green": 4,
        "colour-pink": 8,
        "colour-orange": 10,
        "colour-mixed": 6,
        "count-2": 2,
        "count-3": 4,
        "count-4": 6,
        "count-5": 8,
        "count-6": 10,
        "gold": 5,
        "wheat": 5,
    }


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_five_objectives_lie_open_and_everybody_has_seven_legions(seats: int) -> None:
    """AUG-2.1: the row and the supplies."""
    view = GAME.new(seats, seed=1).view(None)

    assert len(set(view.row)) == 5
    assert 0 not in view.row
    assert [part.supply for part in view.players] == [7] * seats


def test_three_of_six_objectives_are_kept_unseen() -> None:
    """AUG-2.2: nobody sees another's choice until everybody has chosen; the other three are put away face down."""
    played = GAME.new(2, seed=1)
    dealt = player(played, ANN).dealt
    assert dealt is not None
    assert len(dealt) == 6
    assert played.actors() == [ANN, BOB]
    for objective in dealt[:3]:
        assert played.play(ANN, Keep(objective)) in ([], [Chosen(ANN)])

    seen = played.view(BOB).players[ANN]
    assert (seen.dealt, seen.kept, seen.hidden, seen.decided) == (None, None, 6, True)
    assert played.actors() == [BOB]
    for objective in (player(played, BOB).dealt or ())[:3]:
        played.play(BOB, Keep(objective))

    assert tuple(part.objective for part in player(played, ANN).objectives) == dealt[:3]
    assert player(played, ANN).discarded == dealt[3:]
    assert played.view(BOB).players[ANN].discarded is None
    assert played.view(BOB).players[ANN].hidden == 3
    assert played.view(None).phase == "place"


def test_a_choice_of_objectives_can_be_taken_back() -> None:
    """AUG-2.2, AUG-3.2: until everybody has chosen; only what was dealt can be kept, and only three."""
    played = GAME.new(2, seed=1)
    dealt = player(played, ANN).dealt or ()
    other = next(number for number in range(1, 89) if number not in dealt)
    assert refusal(played, Keep(other)) == ("AUG-2.2", "not-dealt")
    assert refusal(played, TakeBack()) == ("AUG-3.2", "nothing-to-take-back")
    for objective in dealt[:3]:
        played.play(ANN, Keep(objective))
    assert refusal(played, Keep(dealt[3])) == ("AUG-2.2", "already-chosen")
    assert refusal(played, Pass()) == ("AUG-2.2", "wait-keep")

    played.play(ANN, TakeBack())

    assert player(played, ANN).dealt == dealt
    assert played.actors() == [ANN, BOB]


def test_objectives_kept_so_far_can_be_put_back() -> None:
    """AUG-2.2, AUG-3.2: before the third is kept; nobody else hears of it."""
    played = GAME.new(2, seed=1)
    dealt = player(played, BOB).dealt or ()
    for objective in dealt[:2]:
        played.play(BOB, Keep(objective))
    for objective in (player(played, ANN).dealt or ())[:3]:
        played.play(ANN, Keep(objective))

    assert TakeBack() in played.legal(BOB)
    assert played.play(BOB, TakeBack()) == []

    assert player(played, BOB).dealt == dealt
    assert player(played, BOB).kept == ()
    assert refusal(played, TakeBack(), BOB) == ("AUG-3.2", "nothing-to-take-back")


def test_in_a_first_game_three_are_dealt_without_a_choice() -> None:
    """AUG-2.2: first-game variant."""
    played = GAME.new(3, seed=1, options={"first_game": True})

    assert [len(part.objectives) for part in played.view(None).players] == [3, 3, 3]
    assert [part.hidden for part in played.view(None).players] == [0, 0, 0]
    assert played.view(None).phase == "place"


def test_all_tokens_are_in_the_bag_and_a_crier_is_drawn_by_lot() -> None:
    """AUG-2.3: drawn by lot, unless the options name one."""
    criers = {GAME.new(4, seed=seed).view(None).crier for seed in range(40)}

    assert GAME.new(2, seed=1).view(None).bag == FULL
    assert criers == {0, 1, 2, 3}


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_the_options_may_name_the_first_crier(seat: int) -> None:
    """AUG-2.3: any player, counted from 1, and nobody who does not play."""
    assert GAME.new(4, seed=1, options={"first_crier": seat + 1}).view(None).crier == seat
    with pytest.raises(SetupError, match="option 'first_crier' cannot be 4 "):
        GAME.new(3, options={"first_crier": 4})


def test_a_legion_goes_on_a_free_space_of_the_category_called() -> None:
    """AUG-3.1: from the supply, on an objective that the player is conquering."""
    played = table({"objectives": {21: "swords", 40: ""}}, {"objectives": {22: ""}}, token="swords")

    assert puts(played, ANN) == [(21, "swords"), (40, "swords")]
    played.play(ANN, Put(21, "swords"))
    played.play(BOB, Pass())

    assert legions(played, ANN, 21) == {"swords": 2}
    assert player(played, ANN).supply == 5


def test_a_seat_that_can_put_nothing_is_not_asked() -> None:
    """AUG-3.1: neither without a space of the category nor without a legion that could go there."""
    played = table(
        {"objectives": {21: "swords swords shield"}},
        {"objectives": {22: "swords"}, "supply": 0},
        {"objectives": {40: "swords"}},
    )

    assert played.actors() == [EVA]
    assert refusal(played, Put(21, "swords"), ANN) == ("AUG-3.1", "no-space-for-token")
    assert refusal(played, Put(22, "swords"), BOB) == ("AUG-3.1", "no-legion-for-token")


def test_a_legion_goes_on_nobody_elses_objective() -> None:
    """AUG-3.1: only on the player's objectives."""
    played = table({"objectives": {21: ""}}, {"objectives": {22: ""}})

    assert refusal(played, Put(22, "swords")) == ("AUG-3.1", "somebody-elses")
    assert refusal(played, Put(88, "dagger")) == ("AUG-3.1", "not-yours")


@pytest.mark.parametrize(
    ("objective", "category", "reason"), [(21, "swords", "no-free-space"), (50, "shield", "not-called")]
)
def test_a_space_must_be_free_and_of_the_category(objective: int, category: str, reason: str) -> None:
    """AUG-3.1: while the token could be used on another objective."""
    played = table({"objectives": {21: "swords swords", 50: ""}}, {"objectives": {22: ""}})

    assert refusal(played, Put(objective, category)) == ("AUG-3.1", reason)


def test_a_legion_may_be_moved_from_any_space() -> None:
    """AUG-3.1: whatever its category, from the same or another objective; a legion taken up must go elsewhere."""
    played = table({"objectives": {21: "shield", 40: "swords"}, "supply": 0}, {"objectives": {22: ""}})

    assert puts(played, ANN) == []
    assert takes(played, ANN) == [(21, "shield"), (40, "swords")]
    played.play(ANN, Take(21, "shield"))
    assert puts(played, ANN) == [(21, "swords"), (40, "swords")]
    assert refusal(played, Pass()) == ("AUG-3.1", "legion-in-hand")
    assert refusal(played, Take(40, "swords")) == ("AUG-3.1", "legion-in-hand")
    played.play(ANN, Put(40, "swords"))
    played.play(BOB, Pass())

    assert legions(played, ANN, 21) == {}
    assert legions(played, ANN, 40) == {"swords": 2}
    assert player(played, ANN).supply == 0


def test_a_legion_does_not_move_to_where_it_lies() -> None:
    """AUG-3.1: with a single place to go to, the legion there stays."""
    played = table({"objectives": {4: "swords shield"}}, {"objectives": {22: ""}})

    assert takes(played, ANN) == [(4, "shield")]
    assert refusal(played, Take(4, "swords")) == ("AUG-3.1", "nowhere-to-go")
    assert refusal(played, Take(22, "swords")) == ("AUG-3.1", "somebody-elses")
    empty = table({"objectives": {4: ""}}, {"objectives": {22: ""}})
    assert refusal(empty, Take(4, "swords")) == ("AUG-3.1", "no-legion-there")


def test_without_a_legion_in_the_supply_a_player_can_only_move() -> None:
    """AUG-3.1: from the supply or by moving."""
    played = table({"objectives": {21: "shield"}, "supply": 0}, {"objectives": {22: ""}})

    assert refusal(played, Put(21, "swords")) == ("AUG-3.1", "no-legion")


def test_nobody_has_to_put_a_legion() -> None:
    """AUG-3.1: a pass changes nothing."""
    played = table({"objectives": {21: "swords"}}, {"objectives": {22: ""}})

    all_pass(played)

    assert legions(played, ANN, 21) == {"swords": 1}
    assert player(played, ANN).supply == 6


def test_everybody_decides_at_the_same_time() -> None:
    """AUG-3.2: a choice is not seen until everybody has chosen, and may be changed until then."""
    played = table({"objectives": {21: ""}}, {"objectives": {22: ""}}, {"objectives": {39: ""}})
    assert played.actors() == [ANN, BOB, EVA]

    assert played.play(BOB, Put(22, "swords")) == [Chosen(BOB)]
    assert played.view(ANN).players[BOB].choice is None
    assert played.view(ANN).players[BOB].decided
    assert legions(played, BOB, 22) == {}
    assert refusal(played, Pass(), BOB) == ("AUG-3.1", "already-chosen")
    assert played.play(BOB, TakeBack()) == [TakenBack(BOB)]
    assert played.actors() == [ANN, BOB, EVA]
    played.play(EVA, Put(39, "swords"))
    played.play(BOB, Pass())
    events = played.play(ANN, Pass())

    assert Placed(EVA, 39, "swords") in events
    assert legions(played, BOB, 22) == {}
    assert legions(played, EVA, 39) == {"swords": 1}


def test_a_legion_taken_up_can_be_put_back() -> None:
    """AUG-3.1, AUG-3.2: half a move binds nobody, and nobody else hears of it; a pass is still possible."""
    played = table({"objectives": {21: ""}}, {"objectives": {22: "shield", 3: ""}})
    played.play(BOB, Take(22, "shield"))
    played.play(ANN, Pass())
    assert TakeBack() in played.legal(BOB)

    assert played.play(BOB, TakeBack()) == []

    assert refusal(played, TakeBack(), BOB) == ("AUG-3.2", "nothing-to-take-back")
    assert (22, "shield") in takes(played, BOB)
    played.play(BOB, Pass())
    assert legions(played, BOB, 22) == {"shield": 1}


@pytest.mark.parametrize("first", [Put(22, "swords"), Pass()])
@pytest.mark.parametrize("second", [Put(22, "swords"), Put(3, "swords"), Take(22, "shield"), Pass()])
def test_a_seat_that_has_chosen_chooses_nothing_more(first: Action, second: Action) -> None:
    """AUG-3.1: one legion for each token, and none after a pass; what is refused changes nothing."""
    played = table({"objectives": {21: ""}}, {"objectives": {22: "shield", 3: ""}})
    played.play(BOB, first)
    before = played.position()

    with pytest.raises(IllegalActionError) as caught:
        played.play(BOB, second)

    assert caught.value.refusal.clause == "AUG-3.1"
    assert caught.value.refusal.reason == "already-chosen"
    assert played.position() == before


def test_tokens_nobody_can_use_are_followed_by_the_next() -> None:
    """AUG-3.1, AUG-3.4: the crier goes on drawing, and what was drawn stays out of the bag."""
    played = table({"objectives": {1: ""}}, {"objectives": {2: ""}}, token="swords", luck=draws(19, 18, 0))

    events = all_pass(played)

    assert [event.token for event in events if isinstance(event, Drawn)] == ["dagger", "standard", "swords"]
    assert played.view(None).drawn == {"swords": 2, "standard": 1, "dagger": 1}
    assert played.view(None).bag == {
        "swords": 4,
        "shield": 5,
        "chariot": 4,
        "catapult": 3,
        "standard": 1,
        "joker": 2,
    }


def test_a_joker_counts_as_every_category() -> None:
    """AUG-3.3: any free space."""
    played = table({"objectives": {21: "swords"}}, {"objectives": {22: ""}}, token="joker")

    assert puts(played, ANN) == [(21, "swords"), (21, "shield"), (21, "chariot")]


def test_after_a_joker_the_bag_is_filled_and_the_next_player_cries() -> None:
    """AUG-3.3: all tokens go back, the joker too; then the next one is drawn."""
    played = table(
        {"objectives": {21: ""}},
        {"objectives": {22: ""}},
        token="joker",
        drawn={"joker": 1, "swords": 4, "dagger": 1},
        crier=1,
        luck=draws(0),
    )

    all_pass(played)

    view = played.view(None)
    assert view.crier == 0
    assert view.drawn == {"swords": 1}
    assert view.bag == FULL | {"swords": 5}


def test_the_bag_is_filled_after_the_completions() -> None:
    """AUG-3.3: only once all that the joker has completed is resolved."""
    drawn = {"joker": 1, "swords": 4, "dagger": 1}
    played = table(
        {"objectives": {1: "swords"}},
        {"objectives": {22: "swords swords shield chariot"}, "supply": 0},
        token="joker",
        drawn=drawn,
    )
    played.play(BOB, Pass())
    played.play(ANN, Put(1, "shield"))

    assert played.view(None).phase == "pick"
    assert (played.view(None).drawn, played.view(None).crier) == (drawn, 0)
    events = played.play(ANN, Pick(84))
    assert BagFilled(1) in events
    assert played.view(None).crier == 1


def test_tokens_stay_out_until_a_joker() -> None:
    """AUG-3.4: the same crier goes on with what is left in the bag."""
    played = table({"objectives": {21: ""}}, {"objectives": {22: ""}}, drawn={"swords": 3, "shield": 1}, luck=draws(0))

    all_pass(played)

    assert played.view(None).drawn == {"swords": 4, "shield": 1}
    assert played.view(None).crier == 0


def test_the_worked_example_of_a_call() -> None:
    """AUG-8.1: shield is called; two in the supply; objectives 19, 20 and 21."""
    played = table(
        {"objectives": {19: "chariot", 20: "shield chariot", 21: "swords shield"}, "supply": 2},
        {"objectives": {22: ""}},
        token="shield",
    )

    assert puts(played, ANN) == [(19, "shield"), (20, "shield")]
    assert {objective for objective, _ in takes(played, ANN)} == {19, 20, 21}
    assert Pass() in played.legal(ANN)
    played.play(ANN, Take(21, "swords"))
    assert puts(played, ANN) == [(19, "shield"), (20, "shield")]


def test_a_spectator_and_the_others_see_no_secret() -> None:
    """AUG-2.2, AUG-3.2: what is hidden from others is hidden from spectators; the whole position shows it."""
    played = GAME.new(2, seed=5)

    assert played.view(None).players[ANN].dealt is None
    assert played.view(BOB).players[ANN].dealt is None
    assert played.view_everything().players[ANN].dealt == player(played, ANN).dealt
