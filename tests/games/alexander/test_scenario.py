"""Alexander, ALX-2.1 to ALX-2.8: set-up, turn, stack, the seven and the end."""

import pytest

from ludotheca.engine.luck import Scripted
from ludotheca.games.alexander.actions import PassBid, PayGood, PayKnight, PlaceRobber
from ludotheca.games.alexander.events import AlexanderEvent, AuctionOpened, Ended, StackDrawn, StackUsedUp
from ludotheca.games.alexander.views import AlexanderView
from ludotheca.games.catan.actions import (
    BuyDevelopment,
    Discard,
    EndTurn,
    MoveRobber,
    OfferGive,
    PlayKnight,
    Roll,
)
from ludotheca.games.catan.events import LargestArmy, Short
from tests.games.alexander.tables import ALEXANDER, MarchTable, auction, bids, march_of, scenario, whole
from tests.games.catan.tables import (
    ANN,
    BOB,
    EVA,
    IDA,
    bank,
    dice,
    hand,
    names,
    player,
    refusal,
)

TWELVE = {"cities": ["A6n", "A9n", "A11n", "E2sw"], "settlements": ["B1sw", "F7se", "D12ne", "A6s"]}
"""Four cities and four settlements."""


def new(seats: int = 3, **options: str | int | bool) -> MarchTable:
    return ALEXANDER.new(seats, seed=3, options=options)


def test_nobody_founds_anything() -> None:
    """ALX-2.1: the game begins with the first turn, and with the temple of Pella."""
    played = new()

    assert whole(played).phase == "bid"
    for seat in (ANN, BOB, EVA):
        assert player(played, seat).settlements == ()
        assert player(played, seat).roads == ()


def test_fourteen_points_end_the_game_at_once() -> None:
    """ALX-2.1: thirteen do not; hidden victory points count."""
    played = scenario({**TWELVE, "hand": "2 ore 2 grain 2 wool"}, draws=[14, 14])

    assert played.scores()[ANN] == 12
    assert "Ended" not in names(played.play(ANN, BuyDevelopment()))
    assert played.scores()[ANN] == 13
    assert played.play(ANN, BuyDevelopment())[-1] == Ended("points")
    outcome = played.outcome()
    assert outcome is not None
    assert outcome.winners == (ANN,)


def test_fourteen_points_end_it_in_anybodys_turn() -> None:
    """ALX-2.1: an auction gives points off turn."""
    played = auction({}, {**TWELVE, "developments": {"victory-point": 1}, "gold": 1})
    bids(played, 0, 1)

    assert bids(played, 0)[-1] != Ended("points")
    assert played.play(BOB, PayGood("gold"))[-1] == Ended("points")
    outcome = played.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores[BOB]) == ((BOB,), 14)


def test_after_the_end_nothing_is_played() -> None:
    """ALX-2.1: the scenario has an end of its own."""
    assert refusal(scenario(phase="over", march={"passed": 45}), EndTurn()) == ("ALX-2.1", "game-over")


def test_ten_points_do_not_end_the_scenario() -> None:
    """ALX-2.1."""
    played = scenario({"cities": ["A6n", "A9n", "A11n", "E2sw"], "knights": 2, "developments": {"knight": 1}})

    assert names(played.play(ANN, PlayKnight())) == ["DevelopmentPlayed", "LargestArmy"]
    assert played.scores()[ANN] == 10
    assert played.actors() == [ANN]


@pytest.mark.parametrize(
    ("ann", "bob", "winners"),
    [
        ({"settlements": ["A6n", "A9n"]}, {"settlements": ["E2sw"], "tiles": {"statue": 2}}, (ANN,)),
        ({"settlements": ["A6n"], "tiles": {"statue": 1}}, {"settlements": ["E2sw"], "tiles": {"battle": 2}}, (BOB,)),
        (
            {"settlements": ["A6n"], "tiles": {"statue": 1}},
            {"settlements": ["E2sw"], "tiles": {"battle": 1}},
            (ANN, BOB),
        ),
    ],
)
def test_in_persepolis_most_points_win_then_tiles_then_all(
    ann: dict[str, object], bob: dict[str, object], winners: tuple[int, ...]
) -> None:
    """ALX-2.1: when Alexander reaches Persepolis, over the last crossing that wants a seven."""
    played = scenario(ann, bob, march={"passed": 44}, phase="roll", draws=dice(7))
    played.play(ANN, Roll())

    events = played.play(ANN, MoveRobber("E5", None))

    assert events[-1] == Ended("persepolis")
    outcome = played.outcome()
    assert outcome is not None
    assert outcome.winners == winners


def test_two_at_fourteen_are_parted() -> None:
    """ALX-2.1: more points, then more tiles, then the active player."""
    # Ann pays with the knight that made her army the largest; it goes to Bob, and the tile makes Ann first adviser.
    ann = {**TWELVE, "settlements": ["B1sw", "F7se"], "knights": 3, "tiles": {"battle": 2}}
    bob = {
        "cities": ["F5s", "F1s", "E7s", "C12ne"],
        "settlements": ["C3s", "B5n", "E11se", "F2s"],
        "knights": 3,
    }
    tied = auction(ann, bob, event="battle", largest_army=ANN)
    bids(tied, 3, 0, 0)
    events = tied.play(ANN, PayKnight())

    assert LargestArmy(BOB) in events
    assert tied.scores()[:2] == [14, 14]
    outcome = tied.outcome()
    assert outcome is not None
    assert outcome.winners == (ANN,)


@pytest.mark.parametrize(
    ("tiles", "cards", "turn", "winner"), [(0, 1, BOB, ANN), (1, 0, BOB, ANN), (0, 0, BOB, BOB), (0, 0, ANN, ANN)]
)
def test_a_tie_at_fourteen_goes_to_the_active_player_last(tiles: int, cards: int, turn: int, winner: int) -> None:
    """ALX-2.1: more points, then more tiles, then the active player."""
    others = {"cities": ["F5s", "F1s", "E7s", "C12ne"], "settlements": ["C3s", "B5n", "E11se", "F2s"]}
    played = scenario(
        {**TWELVE, "developments": {"victory-point": 2 + cards}, "tiles": {"statue": tiles}},
        {**others, "developments": {"victory-point": 2}},
        phase="over",
        turn=turn,
    )

    outcome = played.outcome()

    assert outcome is not None
    assert outcome.winners == (winner,)


def test_tiles_lie_unseen_and_any_may_be_turned() -> None:
    """ALX-2.2: 28 tiles, seven of each; three of them leave the game, and nobody knows which."""
    played = new()
    assert march_of(played).tiles_left == {"statue": 7, "bridge": 7, "famine": 7, "battle": 7}
    assert played.rules.conserved(played.state)["tiles"] == 28
    open_tile = auction(event="famine")
    assert open_tile.rules.conserved(open_tile.state)["tiles"] == 28
    assert march_of(played).passed == 1

    turned = []
    for draw in (0, 7, 14, 27):
        one = scenario(phase="roll", march={"passed": 1}, draws=[*dice(4), draw])
        opened = one.play(ANN, Roll())[-1]
        assert isinstance(opened, AuctionOpened)
        turned.append(opened.event)
        left = march_of(one).tiles_left
        assert left is not None
        assert sum(left.values()) == 27
    assert turned == ["statue", "bridge", "famine", "battle"]


def test_the_robber_starts_on_a_desert() -> None:
    """ALX-2.2: the Great Salt Desert, or the start player's choice."""
    assert whole(new()).robber == "D9"
    played = ALEXANDER.new(3, options={"robber_start": "choice"}, luck=Scripted([BOB] + [0] * 18))

    assert played.actors() == [BOB]
    assert played.legal(BOB) == [PlaceRobber(place) for place in ("A9", "D9", "E5", "E6", "E9", "F1", "F6")]
    assert refusal(played, PlaceRobber("A9"), ANN) == ("ALX-2.2", "wait-place-robber")
    events = played.play(BOB, PlaceRobber("E5"))

    assert whole(played).robber == "E5"
    assert names(events) == ["StackDrawn", "StackDrawn", "StackDrawn", "Marched", "AuctionOpened"]
    assert refusal(scenario(), PlaceRobber("A9")) == ("ALX-2.5", "due-main")


@pytest.mark.parametrize(("seats", "piled", "stacked"), [(4, 0, 95), (3, 4, 75), (2, 4, 75)])
def test_the_stack_and_the_open_piles(seats: int, piled: int, stacked: int) -> None:
    """ALX-2.3, ALX-2.19: two play with the set-up for three. Five cards for everybody, then the first turn's card."""
    played = new(seats)

    assert bank(played) == {**dict.fromkeys(("lumber", "brick", "grain", "wool", "ore"), piled), "gold": 40}
    assert march_of(played).stack_cards == stacked - 6 * seats
    for seat in range(seats):
        assert player(played, seat).cards == 6
        assert player(played, seat).gold == 0
    assert played.rules.conserved(played.state)["coins"] == 40


@pytest.mark.parametrize(
    ("seats", "options", "left_out"),
    [
        (4, {}, None),
        (4, {"left_out": "second"}, None),
        (3, {}, "third"),
        (3, {"left_out": "second"}, "second"),
        (2, {}, "third"),
    ],
)
def test_with_fewer_than_four_an_adviser_is_left_out(seats: int, options: dict[str, str], left_out: str | None) -> None:
    """ALX-2.4, ALX-2.19: the third, or by the setting the second."""
    assert march_of(new(seats, **options)).left_out == left_out


def test_advisers_are_worth_four_three_and_two() -> None:
    """ALX-2.4."""
    three = [{"tiles": {event: 3}} for event in ("statue", "bridge", "battle")]
    played = scenario(three[0], three[1], {}, three[2], march={"advisers": {"first": BOB, "second": IDA, "third": ANN}})

    assert played.scores() == [2, 4, 0, 3]
    assert [parts["adviser"] for parts in played.rules.tally(played.state, None)] == [2, 4, 0, 3]


def test_two_players_have_a_game() -> None:
    """ALX-2.19: the set-up for three; everything else is the same."""
    played = new(2)

    assert len(whole(played).players) == 2
    assert bank(played)["ore"] == 4
    bids(played, 0, 0)
    assert played.legal(played.actors()[0])


def test_the_first_turn_has_no_roll() -> None:
    """ALX-2.5: a card each, Alexander, an auction, then trade and build."""
    played = new()
    [seat] = played.actors()
    bids(played, 0, 0, 0)

    assert whole(played).phase == "main"
    assert whole(played).dice is None
    assert refusal(played, Roll(), seat) == ("ALX-2.5", "due-main")


def test_the_order_of_a_turn() -> None:
    """ALX-2.5: draw, roll and income, Alexander, the auction, then trade and build."""
    played = scenario(
        {"settlements": ["A6n"]},
        march={"passed": 1, "stack": {"ore": 9}, "stack_used_up": False},
        draws=[0, 0, 0, *dice(4), 0],
        turn=EVA,
    )

    drawn = played.play(EVA, EndTurn())
    assert drawn == [StackDrawn(ANN, "ore"), StackDrawn(BOB, "ore"), StackDrawn(EVA, "ore")]
    assert refusal(played, OfferGive("ore")) == ("ALX-2.5", "due-roll")
    rolled = played.play(ANN, Roll())
    assert names(rolled) == ["Rolled", "Produced", "Marched", "TileTurned", "AuctionOpened"]
    assert refusal(played, OfferGive("ore")) == ("ALX-2.10", "due-bid")
    bids(played, 0, 0, 0)
    assert OfferGive("ore") in played.legal(ANN)


def test_everybody_draws_while_the_stack_can_serve_all() -> None:
    """ALX-2.6: then the leftover cards go to the open piles, once."""
    played = scenario(
        {},
        {},
        {},
        march={"stack": {"ore": 3, "wool": 2}, "stack_used_up": False},
        draws=[0, 3, 0, *dice(12), 0, *dice(12), 0],
    )
    played.play(ANN, EndTurn())
    assert [player(played, seat).cards for seat in (ANN, BOB, EVA)] == [1, 1, 1]
    assert [hand(played, seat) for seat in (BOB, EVA, ANN)] == [{"wool": 1}, {"ore": 1}, {"wool": 1}]
    before = bank(played)
    played.play(BOB, Roll())
    bids(played, 0, 0, 0)

    events = played.play(BOB, EndTurn())

    assert events == [StackUsedUp()]
    assert bank(played) == {**before, "ore": before["ore"] + 2}
    assert (march_of(played).stack_cards, march_of(played).stack_used_up) == (0, True)
    assert [player(played, seat).cards for seat in (ANN, BOB, EVA)] == [1, 1, 1]
    played.play(EVA, Roll())
    bids(played, 0, 0, 0)
    assert played.play(EVA, EndTurn()) == []


def test_the_last_cards_are_drawn_if_they_just_serve_all() -> None:
    """ALX-2.6: three cards for three players."""
    played = scenario(march={"stack": {"ore": 3}, "stack_used_up": False}, draws=[0, 0, 0])

    assert names(played.play(ANN, EndTurn())) == ["StackDrawn", "StackDrawn", "StackDrawn"]
    assert (march_of(played).stack_cards, march_of(played).stack_used_up) == (0, False)


def idle(played: MarchTable) -> list[AlexanderEvent]:
    """Whoever must decide does as little as possible."""
    seat = played.actors()[0]
    legal = played.legal(seat)
    return played.play(seat, next((action for action in (PassBid(), Roll(), EndTurn()) if action in legal), legal[0]))


@pytest.mark.parametrize(("seats", "turns", "left"), [(4, 18, 3), (3, 20, 0), (2, 32, 1)])
def test_how_long_the_stack_lasts(seats: int, turns: int, left: int) -> None:
    """ALX-2.6: with 95 or 75 cards, five for each at the start."""
    played = new(seats)
    while (rest := march_of(played).stack_cards) >= seats:
        idle(played)
    assert (whole(played).turns, rest) == (turns, left)

    while not march_of(played).stack_used_up:
        events = idle(played)

    assert events == [StackUsedUp()]
    assert (whole(played).turns, march_of(played).stack_cards) == (turns + 1, 0)


def test_nobody_sees_into_the_stack() -> None:
    """ALX-2.6: it lies face down; how many cards it has is seen."""
    played = new()

    for seat in (ANN, BOB, EVA, None):
        view = played.view(seat)
        assert isinstance(view, AlexanderView)
        assert (view.march.stack, view.march.stack_cards) == (None, 57)
    assert sum((march_of(played).stack or {}).values()) == 57


def test_income_is_paid_from_the_open_piles() -> None:
    """ALX-2.6, CAT-1.4: not from the stack; an empty pile pays nothing."""
    played = scenario(
        {"settlements": ["A6n"]},
        {"hand": "10 ore"},
        march={"stack": {"ore": 9}, "stack_used_up": False},
        phase="roll",
        draws=[*dice(4), 0],
    )

    assert Short("ore") in played.play(ANN, Roll())
    assert hand(played, ANN) == {}


def test_more_than_eleven_cards_are_halved() -> None:
    """ALX-2.8: rounded down; robber and theft first, then Alexander moves."""
    played = scenario(
        {"hand": "11 ore"}, {"hand": "13 wool", "settlements": ["A6n"]}, phase="roll", draws=[*dice(7), 0, 0]
    )

    assert names(played.play(ANN, Roll())) == ["Rolled"]
    assert played.actors() == [BOB]
    assert player(played, BOB).discards == 6
    assert refusal(played, Discard("ore")) == ("ALX-2.8", "wait-discard")
    assert refusal(played, EndTurn()) == ("ALX-2.8", "wait-discard")
    assert refusal(played, Discard("ore"), BOB) == ("ALX-2.8", "no-such-good")
    for _ in range(6):
        played.play(BOB, Discard("wool"))
    assert march_of(played).passed == 1
    events = played.play(ANN, MoveRobber("A6", BOB))

    assert names(events) == ["RobberMoved", "Stolen", "Marched", "TileTurned", "AuctionOpened"]
    assert march_of(played).passed == 2


@pytest.mark.parametrize(("held", "lost"), [(11, 0), (12, 6), (13, 6)])
def test_eleven_cards_are_kept(held: int, lost: int) -> None:
    """ALX-2.8: twelve are too many."""
    played = scenario({"hand": {"ore": held}}, phase="roll", draws=dice(7))
    played.play(ANN, Roll())

    assert player(played, ANN).discards == lost
    assert whole(played).phase == ("discard" if lost else "robber")


def test_an_auction_does_not_allow_a_second_card() -> None:
    """CAT-1.9, ALX-2.5: a knight before the roll is the card of this turn, after the auction too."""
    played = scenario(
        {"developments": {"knight": 2}}, {"gold": 1}, phase="roll", march={"passed": 1}, draws=[*dice(4), 0]
    )
    played.play(ANN, PlayKnight())
    played.play(ANN, MoveRobber("E5", None))
    played.play(ANN, Roll())
    bids(played, 0, 1, 0)
    played.play(BOB, PayGood("gold"))

    assert whole(played).phase == "main"
    assert refusal(played, PlayKnight()) == ("CAT-1.9", "one-card-a-turn")
