"""Catan: hidden hands, what each observer can know of them, and hands dealt from that."""

import pytest

from ludotheca.engine.luck import Scripted, Seeded
from ludotheca.engine.rules import EVERYTHING
from ludotheca.games.catan.actions import (
    BuildRoad,
    BuildSettlement,
    CatanAction,
    Counter,
    CounterGive,
    CounterWant,
    Discard,
    MoveRobber,
    PlayMonopoly,
    PlayYearOfPlenty,
    Refuse,
    Roll,
    TradeBank,
    TradeWith,
)
from ludotheca.games.catan.data import RESOURCES
from ludotheca.games.catan.events import Stolen
from ludotheca.games.catan.rules import CATAN as CATAN_RULES
from ludotheca.games.catan.views import Player, Range, View
from tests.games.catan.tables import (
    ANN,
    BOB,
    CATAN,
    EVA,
    ROAD,
    SETTLEMENT,
    CatanTable,
    accept,
    cards,
    dice,
    known,
    offer,
    player,
    table,
    way,
)

WORLDS = range(40)


def exactly(text: str) -> dict[str, Range]:
    return {name: Range(count, count) for name, count in cards(text).items()}


def robbed(bob: str, draw: int, ann: str = "", **fields: object) -> CatanTable:
    """Ann has stolen a card from Bob."""
    played = table(
        {"hand": ann, "settlements": ["C3s"], **fields},
        {"hand": bob, "settlements": ["A1s"]},
        phase="robber",
        draws=[draw],
    )
    played.play(ANN, MoveRobber("A1", BOB))
    return played


def worlds(played: CatanTable, observer: int | None) -> list[View]:
    """Positions that an observer must reckon with."""
    rules = played.rules
    view = played.view(observer)
    return [rules.view(rules.load(view, Seeded(seed)), EVERYTHING) for seed in WORLDS]


def hands(found: list[View], seat: int) -> set[tuple[tuple[str, int], ...]]:
    return {tuple(sorted((view.players[seat].hand or {}).items())) for view in found}


def test_a_seat_sees_its_own_cards_and_counts_of_others() -> None:
    """CAT-1.5, CAT-1.9: hands and development cards are hidden, their numbers are not."""
    played = table(
        {"hand": "2 ore", "developments": {"knight": 1}},
        {"hand": "3 wool", "developments": {"monopoly": 1, "victory-point": 1}},
    )

    own, other = played.view(ANN).players[:2]
    assert (own.hand, own.developments) == ({"ore": 2}, {"knight": 1})
    assert (other.hand, other.cards, other.developments, other.development_cards) == (None, 3, None, 2)
    assert played.view(ANN).development_deck is None
    assert played.view(None).players[ANN].hand is None
    assert played.view(ANN).development_left == 22


def test_public_gains_are_known() -> None:
    """CAT-1.3, CAT-1.8, CAT-1.9: income, trades and a year of plenty are seen by all."""
    played = table(
        {"hand": "4 wool", "settlements": ["A1s"], "developments": {"year-of-plenty": 1}}, phase="roll", draws=dice(10)
    )
    played.play(ANN, Roll())
    played.play(ANN, TradeBank("wool", "brick"))
    played.play(ANN, PlayYearOfPlenty(("grain", "ore")))

    assert known(played, ANN, BOB) == known(played, ANN, None) == exactly("brick grain 2 ore")


def test_a_stolen_card_is_known_to_two_only() -> None:
    """CAT-1.5: others reckon with every card it might be."""
    played = robbed("2 lumber ore", draw=0)

    assert known(played, BOB, ANN) == exactly("lumber ore")
    assert known(played, ANN, BOB) == exactly("lumber")
    for observer in (EVA, None):
        assert known(played, BOB, observer) == {"lumber": Range(1, 2), "ore": Range(0, 1)}
        assert known(played, ANN, observer) == {"lumber": Range(0, 1), "ore": Range(0, 1)}


def test_the_theft_itself_does_not_tell() -> None:
    """CAT-1.5: whichever card it was, a third player sees the same."""
    views = [robbed("2 lumber ore", draw).view(EVA) for draw in (0, 2)]
    event = Stolen(ANN, BOB, "ore")

    assert views[0] == views[1]
    assert CATAN_RULES.redact(event, EVA) == CATAN_RULES.redact(event, None) == Stolen(ANN, BOB, None)
    assert CATAN_RULES.redact(event, ANN) == CATAN_RULES.redact(event, BOB) == event


def test_a_hand_of_one_kind_hides_nothing() -> None:
    """CAT-1.5: all can tell what was stolen."""
    played = robbed("3 wool", draw=1)

    assert known(played, ANN, EVA) == exactly("wool")
    assert known(played, BOB, None) == exactly("2 wool")


def test_a_payment_tells_what_was_stolen() -> None:
    """CAT-1.6: Ann had no lumber before, and builds a road with the card she stole."""
    played = robbed("lumber ore", draw=0, ann="brick")
    played.play(ANN, BuildRoad("C3s-C2se"))

    assert known(played, ANN, EVA) == {}
    assert hands(worlds(played, EVA), BOB) == {(("ore", 1),)}


def test_a_payment_narrows_what_is_possible() -> None:
    """CAT-1.6: what is paid was there; less is left to be sure of."""
    played = robbed("2 lumber ore", draw=0, ann="brick lumber wool")
    played.play(ANN, BuildRoad("C3s-C2se"))

    assert known(played, ANN, EVA) == {"lumber": Range(0, 1), "wool": Range(1, 1), "ore": Range(0, 1)}


def test_a_monopoly_shows_that_nothing_is_left() -> None:
    """CAT-1.9: neither with the robbed nor with the thief; and how much was taken."""
    position = robbed("2 lumber ore", draw=0).position()
    position["players"][EVA] |= {"developments": {"monopoly": 1}, "development_cards": 1}
    played = CATAN.from_position(
        position | {"turn": EVA, "first": None, "development_deck": None, "development_left": None}
    )
    played.play(EVA, PlayMonopoly("lumber"))

    assert known(played, EVA, None) == exactly("2 lumber")
    assert known(played, BOB, EVA) == exactly("ore")
    assert known(played, ANN, EVA) == {}


def test_discards_are_seen_afterwards() -> None:
    """CAT-1.5: eight unknown cards, of which four are shown."""
    played = table({"hand": "4 ore 4 wool"}, phase="roll", draws=dice(7))
    played.play(ANN, Roll())
    for resource in ("ore", "ore", "ore", "wool"):
        played.play(ANN, Discard(resource))

    assert known(played, ANN, BOB) == exactly("ore 3 wool")


def test_a_trade_between_players_is_seen() -> None:
    """CAT-1.8: what changes hands lies open."""
    played = robbed("2 lumber ore", draw=0)
    offer(played, "lumber", "ore")
    accept(played, BOB)
    played.play(EVA, Refuse())
    played.play(ANN, TradeWith(BOB))

    assert known(played, ANN, EVA) == exactly("ore")
    assert known(played, BOB, EVA)["lumber"].most == 2


@pytest.mark.parametrize("observer", [ANN, BOB, EVA, None])
def test_dealt_hands_agree_with_everything_that_is_known(observer: int | None) -> None:
    """CAT-1.5: sizes, ranges, and 19 cards of each resource; one's own hand is as it is."""
    played = robbed("3 lumber 2 ore wool", draw=4, ann="2 wool grain")
    view = played.view(observer)

    for world in worlds(played, observer):
        for seat, (dealt, seen) in enumerate(zip(world.players, view.players, strict=True)):
            assert dealt.hand is not None
            assert sum(dealt.hand.values()) == seen.cards
            if seat == observer:
                assert dealt.hand == seen.hand
            for name, within in seen.known.items():
                assert within.least <= dealt.hand.get(name, 0) <= within.most
        assert world.bank == view.bank


def test_every_possible_hand_is_dealt_sometimes() -> None:
    """CAT-1.5: and nothing else; a spectator reckons with three cards that may have been stolen."""
    found = hands(worlds(robbed("lumber ore wool", draw=0), None), ANN)

    assert found == {(("lumber", 1),), (("ore", 1),), (("wool", 1),)}


def test_dealt_developments_come_from_what_nobody_has_seen() -> None:
    """CAT-1.9: one's own cards, played ones and those under the deck are not among them."""
    played = table(
        {"developments": {"monopoly": 2}},
        {"developments": {"knight": 2, "victory-point": 1}},
        development_used={"road-building": 2, "year-of-plenty": 2},
    )

    found = {tuple(sorted((world.players[BOB].developments or {}).items())) for world in worlds(played, ANN)}
    assert len(found) > 2
    assert {card for world in found for card, _ in world} <= {"knight", "victory-point"}


def _plays(played: CatanTable, observer: int | None, action: CatanAction, seat: int) -> None:
    """In every position that an observer must reckon with, an action can be played, and no hand goes below nothing."""
    for seed in WORLDS:
        state = played.rules.load(played.view(observer), Seeded(seed))
        played.rules.play(state, seat, played.rules.catalogue.number(action), Seeded(0), None)
        for dealt in played.rules.view(state, EVERYTHING).players:
            _is_sound(dealt)


def _is_sound(dealt: Player) -> None:
    assert dealt.hand is not None
    assert all(count > 0 for count in dealt.hand.values())
    assert sum(dealt.hand.values()) == dealt.cards


def hidden_trade() -> CatanTable:
    """Nobody but Ann and Bob knows any of their cards for sure; Ann is about to move."""
    unknown = [
        {
            "observer": observer,
            "seat": seat,
            "known": {name: {"least": 0, "most": 6} for name in RESOURCES},
        }
        for observer in (0, 1, 2, 4)
        for seat in (0, 1)
        if observer != seat
    ]
    return table({"hand": "2 wool 4 ore"}, {"hand": "brick 5 ore"}, knowledge=unknown)


def test_who_has_accepted_has_the_cards() -> None:
    """CAT-1.8: in every world dealt, for the two who trade and for who watches."""
    played = hidden_trade()
    offer(played, "2 wool", "brick")
    accept(played, BOB)
    played.play(EVA, Refuse())

    for observer in (ANN, BOB, EVA, None):
        _plays(played, observer, TradeWith(BOB), ANN)


def test_who_makes_a_counter_offer_has_the_cards() -> None:
    """CAT-1.8."""
    played = hidden_trade()
    offer(played, "wool", "brick")
    for action in (CounterGive("brick"), CounterWant("wool"), CounterWant("wool"), Counter()):
        played.play(BOB, action)
    played.play(EVA, Refuse())

    _plays(played, ANN, TradeWith(BOB), ANN)
    for world in worlds(played, None):
        assert (world.players[BOB].hand or {}).get("brick", 0) >= 1


def victory_points(world: View, seat: int) -> int:
    return (world.players[seat].developments or {}).get("victory-point", 0)


def test_nobody_is_dealt_the_cards_to_have_won_already() -> None:
    """CAT-1.11: Bob has nine points without his cards, Eva eight; the game would be over."""
    nine = {"cities": ["C5ne", "A3n", "E3s", "C1sw"], "settlements": ["E1s"]}
    eight = {"cities": ["A1s", "D4se", "D2s", "C3s"]}
    played = table(
        {"developments": {"knight": 9}, "knights": 2},
        {**nine, "developments": {"knight": 1, "monopoly": 1}},
        {**eight, "developments": {"victory-point": 1, "monopoly": 1}},
        development_used={"road-building": 2, "year-of-plenty": 1},
    )

    found = [[victory_points(world, seat) for seat in (ANN, BOB, EVA)] for world in worlds(played, ANN)]

    assert {counts[BOB] for counts in found} == {0}
    assert {counts[EVA] for counts in found} == {0, 1}


def test_where_nothing_else_is_left_hidden_cards_are_victory_points() -> None:
    """CAT-1.11: off turn a longest road may bring a tenth point, and the game goes on until their own turn."""
    played = table(
        {"developments": {"knight": 14, "road-building": 2, "year-of-plenty": 2, "monopoly": 2}},
        {
            "cities": ["C5ne", "E3s", "D1s"],
            "settlements": ["E1s"],
            "roads": way("A1sw", "A1nw", "A1n", "A1ne", "A2n", "A2ne"),
            "developments": {"victory-point": 1},
        },
    )

    assert {victory_points(world, BOB) for world in worlds(played, ANN)} == {1}


def test_a_cut_does_not_touch_what_is_known() -> None:
    """CAT-1.7: building pays in the open."""
    played = table({"hand": SETTLEMENT + " " + ROAD, "roads": way("C3s", "C3se")})
    played.play(ANN, BuildSettlement("C3s"))

    assert known(played, ANN, BOB) == exactly(ROAD)
    assert player(played, ANN).cards == 2


def test_a_theft_from_a_hand_in_doubt_stays_in_doubt() -> None:
    """CAT-1.5: Bob has nothing but wool, and Eva cannot know it."""
    known_of_bob = {"wool": {"least": 1, "most": 2}, "ore": {"least": 0, "most": 1}}
    unknown = [{"observer": observer, "seat": BOB, "known": known_of_bob} for observer in (EVA, 4)]
    played = table({}, {"hand": "2 wool", "settlements": ["A1s"]}, knowledge=unknown, phase="robber", draws=[0])
    played.play(ANN, MoveRobber("A1", BOB))

    assert known(played, ANN, BOB) == exactly("wool")
    assert known(played, ANN, EVA) == known(played, ANN, None) == {"wool": Range(0, 1), "ore": Range(0, 1)}


def test_after_two_thefts_nothing_is_sure() -> None:
    """CAT-1.5: and nobody can be known to have less than nothing."""
    played = robbed("lumber ore wool", draw=1)
    again = CATAN.from_position(played.position() | {"phase": "robber", "robber": "C3"}, luck=Scripted([1]))
    again.play(ANN, MoveRobber("A1", BOB))

    each = dict.fromkeys(("lumber", "wool", "ore"), Range(0, 1))
    assert known(again, BOB, EVA) == each
    assert {name: within.least for name, within in known(again, ANN, EVA).items()} == dict.fromkeys(each, 0)
    assert known(again, BOB, ANN) == exactly("lumber")
