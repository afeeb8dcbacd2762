"""From a view to a state that looks like it."""

from ludotheca.engine.luck import Luck
from ludotheca.template import layout as at
from ludotheca.template.hidden import Unseen
from ludotheca.template.soundness import check
from ludotheca.template.state import DuelState, empty
from ludotheca.template.views import View


def read(view: View, luck: Luck) -> DuelState:
    """Refuses what no table could show; what the view hides is dealt."""
    check(view)
    state = empty(len(view.hands), open_hands=view.open_hands)
    cells = state.cells
    unseen = Unseen(view, luck)
    cells[at.PLAYED] = len(view.played)
    for place, card in enumerate(view.played):
        cells[at.played(place)] = card
        cells[at.holder(card)] = at.TABLE
    for seat, hand in enumerate(view.hands):
        for card in unseen.hand(hand):
            cells[at.holder(card)] = seat
        if hand.chosen is not None:
            card = hand.chosen or unseen.deal()
            cells[at.chosen(seat)] = card
            cells[at.holder(card)] = at.TABLE
        cells[at.points(seat)] = hand.points
        cells[at.taken_back(seat)] = hand.taken_back
    return state
