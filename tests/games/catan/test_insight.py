"""What the greedy bot makes of a position of Catan: it builds, trades and robs with some sense."""

from ludotheca.games.catan.actions import (
    Accept,
    BuildCity,
    BuildSettlement,
    CatanAction,
    Counter,
    CounterGive,
    CounterWant,
    Discard,
    EndTurn,
    MoveRobber,
    OfferGive,
    OfferTo,
    OfferWant,
    Propose,
    Refuse,
    Withdraw,
)
from tests.games.catan.tables import (
    ANN,
    BOB,
    CATAN,
    CITY,
    EVA,
    SETTLEMENT,
    CatanTable,
    chosen,
    offer,
    table,
    way,
    weighed,
)

TRADER = {"hand": "2 lumber brick grain", "settlements": ["B2s"], "roads": way("B2s", "B2se", "B3s")}
"""Wool for the second lumber would make a settlement."""


def choice(played: CatanTable, seat: int) -> CatanAction:
    action: CatanAction
    [action] = chosen(CATAN, played, seat)
    return action


def test_it_builds_what_brings_points() -> None:
    """CAT-1.11: a city before anything cheaper, a settlement where there is a road."""
    assert choice(table({"hand": CITY, "settlements": ["B2s"]}), ANN) == BuildCity("B2s")
    ready = table({"hand": SETTLEMENT, "settlements": ["B2s"], "roads": way("B2s", "B2se", "B3s")})
    assert isinstance(choice(ready, ANN), BuildSettlement)


def test_it_robs_another_and_not_itself() -> None:
    """CAT-1.5: the robber goes where it hurts a rival who has cards."""
    position = table({"settlements": ["A1n"]}, {"settlements": ["E1s"], "hand": "2 ore"}, phase="robber", dice=[3, 4])

    action = choice(position, ANN)

    assert isinstance(action, MoveRobber)
    assert action.from_seat == BOB


def test_it_accepts_what_completes_a_building_and_refuses_a_bad_deal() -> None:
    """CAT-1.8: as a person would."""
    good = table(
        {"hand": "lumber"},
        {"hand": "2 brick grain wool", "settlements": ["B2s"]},
        phase="answer",
        offer={"give": {"lumber": 1}, "want": {"brick": 1}},
    )
    bad = table(
        {"hand": "ore"},
        {"hand": SETTLEMENT, "settlements": ["B2s"]},
        phase="answer",
        offer={"give": {"ore": 1}, "want": {"brick": 1}},
    )

    assert choice(good, BOB) == Accept()
    assert choice(bad, BOB) == Refuse()


def test_it_makes_an_offer_as_one_plan() -> None:
    """CAT-1.8: what it has too much of, for what completes a building."""
    played = table(TRADER, {"hand": "2 wool"})

    assert chosen(CATAN, played, ANN) == [OfferGive("lumber"), OfferWant("wool"), Propose()]
    offers = [plan for plan in weighed(CATAN, played, ANN) if len(plan) > 1]
    assert 1 <= len(offers) <= 6
    assert all(plan[-1] == Propose() for plan in offers)
    assert not [plan for plan in weighed(CATAN, played, ANN) if plan == [OfferGive("lumber")]]


def test_it_makes_no_offer_twice() -> None:
    """CAT-2.5: one in a turn is enough."""
    played = table(TRADER, {"hand": "2 wool"})
    offer(played, "lumber", "wool")
    played.play(BOB, Refuse())
    played.play(EVA, Refuse())

    assert all(len(plan) == 1 for plan in weighed(CATAN, played, ANN))
    assert choice(played, ANN) == EndTurn()


def test_it_does_not_trade_with_somebody_about_to_win() -> None:
    """CAT-2.5: the offer goes to the others."""
    winning = {"cities": ["A1s", "A3s", "C1s", "C5s"], "hand": "2 wool"}
    both = table(TRADER, winning, {"hand": "2 wool"})
    alone = table(TRADER, winning, seats=2)

    assert chosen(CATAN, both, ANN) == [OfferGive("lumber"), OfferWant("wool"), OfferTo(EVA), Propose()]
    assert all(len(plan) == 1 for plan in weighed(CATAN, alone, ANN))


def test_it_finishes_or_drops_an_offer_that_somebody_else_began() -> None:
    """CAT-2.5: a draft is not left lying."""
    played = table(TRADER, {"hand": "2 wool"})
    played.play(ANN, OfferGive("lumber"))
    assert weighed(CATAN, played, ANN) == [[Withdraw()]]
    played.play(ANN, OfferWant("wool"))

    assert choice(played, ANN) == Propose()


def test_it_makes_another_offer_where_that_is_better() -> None:
    """CAT-1.8: it needs the brick that is wanted, and has ore to spare, which completes a city of the other."""
    bob = {"hand": "brick grain wool 3 ore", "settlements": ["B2s"], "roads": way("B2s", "B2se", "B3s")}
    played = table({"hand": "2 lumber 2 grain 2 ore", "settlements": ["D3s"]}, bob, seats=2)
    offer(played, "lumber", "brick")

    assert chosen(CATAN, played, BOB) == [CounterGive("ore"), CounterWant("lumber"), Counter()]


def test_it_gives_up_cards_as_one_plan() -> None:
    """CAT-1.5: it keeps what a city needs."""
    played = table(
        {},
        {"hand": "4 wool 2 grain 3 ore", "settlements": ["B2s"], "discards": 4},
        phase="discard",
        dice=[3, 4],
    )

    assert chosen(CATAN, played, BOB) == [Discard("wool")] * 4
    assert len(weighed(CATAN, played, BOB)) <= 5


def test_it_weighs_a_few_places_for_the_robber() -> None:
    """CAT-1.5: not every hex of the board."""
    played = table({}, {"settlements": ["A1s", "C5s"], "hand": "ore"}, phase="robber", dice=[3, 4])

    assert len(weighed(CATAN, played, ANN)) == 8
