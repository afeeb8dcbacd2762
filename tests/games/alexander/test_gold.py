"""Alexander, ALX-2.3, ALX-2.7, ALX-2.17: gold, where it comes from and what it is good for."""

from typing import Any

import pytest

from ludotheca.engine.errors import UnknownActionError
from ludotheca.games.catan.actions import (
    Accept,
    BuildRoad,
    BuildSettlement,
    BuyDevelopment,
    CatanAction,
    Discard,
    MoveRobber,
    PlayMonopoly,
    PlayYearOfPlenty,
    Refuse,
    Roll,
    TradeBank,
    TradeWith,
)
from ludotheca.games.catan.events import Produced, Short
from tests.games.alexander.tables import ALEXANDER, MarchTable, march_way, scenario, whole
from tests.games.catan.tables import (
    ANN,
    BOB,
    DEVELOPMENT,
    EVA,
    accept,
    bank,
    dice,
    hand,
    names,
    offer,
    player,
    refusal,
)


def new(seats: int = 3, **options: str | int | bool) -> MarchTable:
    return ALEXANDER.new(seats, seed=3, options=options)


def test_gold_at_the_start_is_a_variant() -> None:
    """ALX-2.3: eight coins each."""
    played = new(4, starting_gold=8)

    assert [player(played, seat).gold for seat in range(4)] == [8, 8, 8, 8]
    assert bank(played)["gold"] == 8


def gold_rolled(*players: dict[str, Any], **fields: Any) -> MarchTable:
    """Ann is about to roll the number of the gold field B3."""
    return scenario(*players, march={"passed": 7}, phase="roll", draws=[*dice(4), 0], **fields)


def test_a_gold_field_yields_coins() -> None:
    """ALX-2.7: one for a settlement, two for a city, up to 40 in all."""
    played = gold_rolled({"settlements": ["A2se"]}, {"cities": ["B3se"]})
    short = gold_rolled({"settlements": ["A2se"], "gold": 30}, {"cities": ["B3se"], "gold": 8})
    last = gold_rolled({"cities": ["B3se"], "gold": 39})

    assert Produced(BOB, "gold", 2) in played.play(ANN, Roll())
    assert [player(played, seat).gold for seat in (ANN, BOB)] == [1, 2]
    assert bank(played)["gold"] == 37
    assert Short("gold") in short.play(ANN, Roll())
    assert Produced(ANN, "gold", 1) in last.play(ANN, Roll())


def test_the_robber_keeps_a_gold_field_from_yielding() -> None:
    """ALX-2.7, CAT-1.3: as any other hex."""
    played = gold_rolled({"settlements": ["A2se"]}, robber="B3")

    assert "Produced" not in names(played.play(ANN, Roll()))
    assert player(played, ANN).gold == 0


def test_gold_is_neither_counted_nor_given_up_nor_stolen() -> None:
    """ALX-2.7: eleven cards and forty coins are eleven cards."""
    played = scenario({}, {"settlements": ["A6n"], "hand": "11 ore", "gold": 40}, phase="roll", draws=[*dice(7), 10, 0])
    poor = scenario({}, {"settlements": ["A6n"], "gold": 5}, phase="robber", march={"marched": True})

    played.play(ANN, Roll())
    assert whole(played).phase == "robber"
    played.play(ANN, MoveRobber("A6", BOB))
    assert hand(played, ANN) == {"ore": 1}
    assert player(played, BOB).gold == 40
    assert refusal(poor, MoveRobber("A6", BOB)) == ("CAT-1.5", "no-cards")
    with pytest.raises(UnknownActionError):
        played.play(BOB, Discard("gold"))


@pytest.mark.parametrize(
    "action", [PlayMonopoly("gold"), PlayYearOfPlenty(("gold", "gold")), PlayYearOfPlenty(("lumber", "gold"))]
)
def test_no_card_names_gold(action: CatanAction) -> None:
    """ALX-2.7: neither a monopoly (official) nor a year of plenty (our ruling)."""
    played = scenario({"developments": {"monopoly": 1, "year-of-plenty": 1}}, {"gold": 5})

    assert refusal(played, action) == ("ALX-2.7", "names-gold")


def test_gold_does_not_pay_for_building() -> None:
    """ALX-2.7."""
    played = scenario({"gold": 40, "settlements": ["A6n"], "roads": march_way("A6n", "A6ne", "A6se")})

    assert refusal(played, BuildRoad("A6nw-A6n")) == ("CAT-1.6", "too-dear-road")
    assert refusal(played, BuildSettlement("A6se")) == ("CAT-1.6", "too-dear-settlement")
    assert refusal(played, BuyDevelopment()) == ("CAT-1.6", "too-dear-development")


def test_gold_is_traded_like_any_other_good() -> None:
    """ALX-2.17: with players, both ways."""
    played = scenario({"gold": 2}, {"hand": "ore"}, {"gold": 3, "hand": "wool"})
    offer(played, "2 gold", "ore")
    accept(played, BOB)
    played.play(EVA, Refuse())
    played.play(ANN, TradeWith(BOB))

    assert (player(played, ANN).gold, player(played, BOB).gold) == (0, 2)
    assert hand(played, ANN) == {"ore": 1}
    assert (player(played, ANN).cards, player(played, BOB).cards) == (1, 0)
    offer(played, "ore", "3 gold")
    assert refusal(played, Accept(), BOB) == ("CAT-1.8", "lacks-wanted")
    accept(played, EVA)


def test_the_bank_trades_gold() -> None:
    """ALX-2.17: 4:1, or 3:1 at a 3:1 harbour; it may be what one receives, at a 2:1 harbour too."""
    played = scenario({"gold": 4})
    harbour = scenario({"gold": 3, "settlements": ["A1se"]}, march={"passed": 3})
    wool = scenario({"gold": 3, "hand": "2 wool", "settlements": ["C3sw"]})

    played.play(ANN, TradeBank("gold", "ore"))
    assert (hand(played, ANN), player(played, ANN).gold, bank(played)["gold"]) == ({"ore": 1}, 0, 40)
    harbour.play(ANN, TradeBank("gold", "lumber"))
    assert (hand(harbour, ANN), player(harbour, ANN).gold) == ({"lumber": 1}, 0)
    assert refusal(wool, TradeBank("gold", "ore")) == ("CAT-1.8", "too-few-to-trade")
    assert refusal(wool, TradeBank("gold", "gold")) == ("CAT-1.8", "like-for-like")
    wool.play(ANN, TradeBank("wool", "gold"))
    assert (player(wool, ANN).gold, hand(wool, ANN), bank(wool)["gold"]) == (4, {}, 36)


def test_a_bank_without_coins_gives_none() -> None:
    """ALX-2.17: there are 40."""
    played = scenario({"hand": "4 wool"}, {"gold": 40})

    assert refusal(played, TradeBank("wool", "gold")) == ("CAT-1.8", "bank-has-none")


def test_a_card_for_a_card_still_costs_what_it_costs() -> None:
    """CAT-1.6, ALX-2.7: a development card for ore, grain and wool."""
    played = scenario({"hand": DEVELOPMENT, "gold": 3}, draws=[0])
    played.play(ANN, BuyDevelopment())

    assert (hand(played, ANN), player(played, ANN).gold) == ({}, 3)
