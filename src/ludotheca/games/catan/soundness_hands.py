"""What must hold of hands: what others can know of them, and the cards that are given up."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.positions import fail
from ludotheca.engine.seats import SEAT_BIT
from ludotheca.games.catan import layout as at


def check_knowledge(cells: vec[i64]) -> None:
    """All know their own hand, and of another's at least what a spectator knows."""
    for observer in range(at.OBSERVERS):
        for seat in range(cells[at.SEATS]):
            for resource in range(at.RESOURCE_KINDS):
                less = cells[at.too_little(observer, seat, resource)]
                more = cells[at.too_much(observer, seat, resource)]
                if observer == seat and less + more > 0:
                    fail("knowledge", f"seat {seat} knows their own hand")
                is_less_sure = less > cells[at.too_little(at.SPECTATOR, seat, resource)]
                if is_less_sure or more > cells[at.too_much(at.SPECTATOR, seat, resource)]:
                    fail("knowledge", f"seat {observer} knows at least as much of seat {seat} as a spectator")


def check_discards(cells: vec[i64], discarders: i64) -> None:
    """CAT-1.5: all in the set ``discarders`` give up half of their cards, and nobody else gives up any."""
    is_anybody = False
    for seat in range(cells[at.SEATS]):
        path = f"players[{seat}]"
        chosen: i64 = 0
        for resource in range(at.RESOURCE_KINDS):
            count = cells[at.discarding(seat, resource)]
            chosen += count
            if count > cells[at.hand(seat, resource)]:
                fail(f"{path}.discarding", "there are not that many in the hand")
        left = cells[at.DISCARDS + seat]
        due = cells[at.CARDS + seat] // 2 if discarders & SEAT_BIT[seat] else 0
        if chosen + left != due:
            fail(f"{path}.discards", f"must be {due} with those chosen so far")
        if left > 0:
            is_anybody = True
    if cells[at.PHASE] == at.DISCARD and not is_anybody:
        fail("players", "nobody has cards to give up")
