"""Deals what a view hides, consistently with all that it shows."""

from ludotheca.engine.luck import Luck
from ludotheca.template.data import CARDS
from ludotheca.template.views import Hand, View


def seen(view: View) -> list[int]:
    """Every card that the view shows."""
    in_hands = [card for hand in view.hands for card in hand.cards or ()]
    laid = [hand.chosen for hand in view.hands if hand.chosen]
    return [*view.played, *in_hands, *laid]


class Unseen:
    """The cards that could be anywhere."""

    def __init__(self, view: View, luck: Luck) -> None:
        shown = set(seen(view))
        self._cards = [card.card for card in CARDS if card.card not in shown]
        self._luck = luck

    def deal(self) -> int:
        # No rule of the game draws here, so the luck's unnamed stream does.
        return self._cards.pop(self._luck.below(len(self._cards)))

    def hand(self, hand: Hand) -> tuple[int, ...]:
        return tuple(self.deal() for _ in range(hand.count)) if hand.cards is None else hand.cards
