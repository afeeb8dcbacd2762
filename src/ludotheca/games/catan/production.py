"""CAT-1.3, CAT-1.4: what a roll yields."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.rules import Log
from ludotheca.games.catan import events
from ludotheca.games.catan import layout as at
from ludotheca.games.catan.board import PER_HEX, Board
from ludotheca.games.catan.hands import take_from_bank
from ludotheca.games.catan.legality import yields_nothing
from ludotheca.games.catan.state import is_city, owner

CLAIMS: Final[i64] = 24
"""Of all seats to all goods; behind them stand the totals by good."""
_NO_CLAIMS: Final[vec[i64]] = vec[i64]([0] * (CLAIMS + at.GOOD_KINDS))


def produce(cells: vec[i64], board: Board, number: i64, log: Log | None) -> None:
    """CAT-1.3: a settlement yields 1, a city 2, for each hex with the number, unless the robber is there."""
    claims = _NO_CLAIMS[:]
    for place in range(board.hexes):
        if cells[at.NUMBER + place] != number or yields_nothing(cells, place):
            continue
        good = cells[at.TERRAIN + place]
        for k in range(PER_HEX):
            content = cells[at.BUILDING + board.hex_crossings[place * PER_HEX + k]]
            if content > 0:
                count: i64 = 2 if is_city(content) else 1
                claims[owner(content) * at.GOOD_KINDS + good] += count
                claims[CLAIMS + good] += count
    for good in range(at.GOOD_KINDS):
        if claims[CLAIMS + good] > 0:
            _pay_claims(cells, board, claims, good, log)


def _pay_claims(cells: vec[i64], board: Board, claims: vec[i64], good: i64, log: Log | None) -> None:
    """CAT-1.4: a bank that cannot pay all pays nobody, unless only one is owed."""
    if claims[CLAIMS + good] > cells[at.BANK + good]:
        claimants: i64 = 0
        for seat in range(cells[at.SEATS]):
            if claims[seat * at.GOOD_KINDS + good] > 0:
                claimants += 1
        if claimants > 1 or cells[at.BANK + good] == 0:
            if log is not None:
                log.add(events.Short(board.goods[good]))
            return
    for seat in range(cells[at.SEATS]):
        count = min(claims[seat * at.GOOD_KINDS + good], cells[at.BANK + good])
        if count > 0:
            take_from_bank(cells, seat, good, count)
            if log is not None:
                log.add(events.Produced(seat, board.goods[good], int(count)))
