"""CAT-1.3, CAT-1.4: what a roll yields."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.rules import Log
from ludotheca.games.catan.board import Board
from ludotheca.games.catan.data import GOODS
from ludotheca.games.catan.events import Produced, Short
from ludotheca.games.catan.hands import take_from_bank
from ludotheca.games.catan.legality import yields_nothing
from ludotheca.games.catan.state import (
    BANK,
    BUILDING,
    GOODS_KNOWN,
    MOST_SEATS,
    NUMBER,
    SEATS,
    TERRAIN,
    CatanState,
    is_city,
    owner,
)

TOTALS: Final = MOST_SEATS * GOODS_KNOWN
NO_CLAIMS: Final[vec[i64]] = vec[i64]([0] * (TOTALS + GOODS_KNOWN))
"""By seat and good, and then by good the totals."""


def produce(state: CatanState, board: Board, number: i64, log: Log | None) -> None:
    """CAT-1.3, ALX-2.7: a settlement yields 1, a city 2, for each hex with the number, unless the robber is there."""
    cells = state.cells
    claims = NO_CLAIMS[:]
    for place in range(board.hexes):
        if cells[NUMBER + place] != number or yields_nothing(state, place, cells[TERRAIN + place]):
            continue
        for k in range(6):
            content = cells[BUILDING + board.hex_crossings[place * 6 + k]]
            if content > 0:
                good = cells[TERRAIN + place]
                count: i64 = 2 if is_city(content) else 1
                claims[owner(content) * GOODS_KNOWN + good] += count
                claims[TOTALS + good] += count
    for good in range(GOODS_KNOWN):
        if claims[TOTALS + good] > 0:
            _pay_claims(state, claims, good, log)


def _pay_claims(state: CatanState, claims: vec[i64], good: i64, log: Log | None) -> None:
    """CAT-1.4: a bank that cannot pay all pays nobody, unless only one is owed."""
    cells = state.cells
    if claims[TOTALS + good] > cells[BANK + good]:
        claimants: i64 = 0
        for seat in range(cells[SEATS]):
            if claims[seat * GOODS_KNOWN + good] > 0:
                claimants += 1
        if claimants > 1 or cells[BANK + good] == 0:
            if log is not None:
                log.add(Short(GOODS[good]))
            return
    for seat in range(cells[SEATS]):
        count = min(claims[seat * GOODS_KNOWN + good], cells[BANK + good])
        if count > 0:
            take_from_bank(state, seat, good, count)
            if log is not None:
                log.add(Produced(seat, GOODS[good], int(count)))
