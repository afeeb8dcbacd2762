"""What makes a position sound: every position of a game is, and so is whatever a sound one leads to.

A position may leave things out, such as buildings, tiles or a part of the stack, as long as the game can go on. But
what is there agrees with all the rest: a phase has its cause, who holds something has earned it, and the game is over
exactly when its end has come.
"""

from mypy_extensions import i64

from ludotheca.games.catan.board import Board
from ludotheca.games.catan.soundness_auction import check_auction
from ludotheca.games.catan.soundness_board import check_founding
from ludotheca.games.catan.soundness_hands import check_discards, check_knowledge
from ludotheca.games.catan.soundness_march import check_march
from ludotheca.games.catan.soundness_trade import check_trade
from ludotheca.games.catan.soundness_turn import check_awards, check_end, check_turn
from ludotheca.games.catan.state import CatanState


def check(state: CatanState, board: Board, hand_limit: i64) -> None:
    """Raises PositionError, with the place where something is wrong."""
    check_turn(state, board)
    check_founding(state, board)
    if len(board.route) > 0:
        check_march(state, board)
        check_auction(state, board)
    check_awards(state)
    check_knowledge(state)
    check_discards(state, hand_limit)
    check_trade(state)
    check_end(state, board)
