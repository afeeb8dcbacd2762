"""The position in characters: a line for each player, and below it the cards turned up.

The seat's number and points, its hand with the cards marked that may be laid down, and after the line the card that
it has laid down::

    1   2   <2> <3> <5>   |
    2   0   [?] [?]       | [?]
"""

from typing import Final

from ludotheca.engine.sketch import Sketch, Span
from ludotheca.template.state import HAND
from ludotheca.template.views import Hand, View

CARD_WIDTH: Final = 4
NAME_WIDTH: Final = 12


def sketch(view: View, marked: frozenset[str]) -> Sketch:
    seats = len(view.hands)
    hands = [_hand(seat, hand, marked) for seat, hand in enumerate(view.hands)]
    rounds = [view.played[first : first + seats] for first in range(0, len(view.played), seats)]
    turned_up = [_round(number, cards) for number, cards in enumerate(rounds, 1)]
    heading = (
        Span("turned-up".ljust(NAME_WIDTH), "dim"),
        *(Span(f" {seat + 1} ", f"seat-{seat}") for seat in range(seats)),
    )
    return (*hands, (), heading, *turned_up)


def _hand(seat: int, hand: Hand, marked: frozenset[str]) -> tuple[Span, ...]:
    cards = hand.cards or (None,) * hand.count
    spans = [Span(f" {seat + 1} ", f"seat-{seat}"), Span(f"{hand.points:3}   ", "strong")]
    for card in cards:
        spans += [_card(card, marked), Span(" ")]
    spans.append(Span(" " * CARD_WIDTH * (HAND - len(cards)) + "  | ", "dim"))
    if hand.chosen is not None:
        spans.append(_card(hand.chosen or None, frozenset()))
    return tuple(spans)


def _card(card: int | None, marked: frozenset[str]) -> Span:
    if card is None:
        return Span("[?]", "sea")
    # Marked not by its colour alone, which print(table) does not show.
    return Span(f"<{card}>", "mark") if str(card) in marked else Span(f"[{card}]", "land")


def _round(number: int, cards: tuple[int, ...]) -> tuple[Span, ...]:
    shown = (Span(f"{card:2} ", "strong" if card == max(cards) else "") for card in cards)
    return (Span(f"{number:>{NAME_WIDTH - 2}}  ", "dim"), *shown)
