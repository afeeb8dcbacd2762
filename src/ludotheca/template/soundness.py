"""What no table could show is refused, with the place where it stands."""

from ludotheca.engine.positions import check_seats, fail, read_count
from ludotheca.template.data import CARDS
from ludotheca.template.hidden import seen
from ludotheca.template.legality import MOST_TAKEN_BACK
from ludotheca.template.meta import META
from ludotheca.template.state import HAND
from ludotheca.template.views import Hand, View


def check(view: View) -> None:
    check_seats("hands", len(view.hands), META)
    _check_cards(view)
    _check_hands(view)


def _check_cards(view: View) -> None:
    """DUE-1.1: nine cards, each of them once."""
    shown = seen(view)
    if len(set(shown)) != len(shown) or not set(shown) <= {card.card for card in CARDS}:
        fail("hands", f"each card is there once, from 1 to {len(CARDS)}")


def _check_hands(view: View) -> None:
    """Everything follows from the cards played, except who holds what and who has chosen."""
    seats = len(view.hands)
    rounds, rest = divmod(len(view.played), seats)
    left = _cards_left(seats, rounds)
    if rest or left < 0:
        fail("played", "everybody plays a card in each round, as long as there are any")
    for seat, hand in enumerate(view.hands):
        _check_hand(f"hands[{seat}]", hand, left, _points(view, seat, rounds))
    if left and all(hand.chosen is not None for hand in view.hands):
        fail("hands", "once all have chosen, their cards are turned up")


def _cards_left(seats: int, rounds: int) -> int:
    """DUE-2.4: what each has after so many rounds, in hand or laid down."""
    draws = (len(CARDS) - HAND * seats) // seats
    return HAND - rounds + min(rounds, draws)


def _check_hand(path: str, hand: Hand, left: int, points: int) -> None:
    if hand.count + (hand.chosen is not None) != left:
        fail(path, f"{left} cards are left to each")
    if hand.cards is not None and len(hand.cards) != hand.count:
        fail(f"{path}.cards", f"{hand.count} cards are counted")
    if hand.points != points:
        fail(f"{path}.points", f"the cards played have scored {points}")
    read_count(f"{path}.taken_back", hand.taken_back, 0, MOST_TAKEN_BACK if left else 0)


def _points(view: View, seat: int, rounds: int) -> int:
    """DUE-2.3: what the rounds so far have brought."""
    seats = len(view.hands)
    turned_up = [view.played[number * seats : (number + 1) * seats] for number in range(rounds)]
    return sum(CARDS[max(cards) - 1].points for cards in turned_up if cards[seat] == max(cards))
