"""How a position of Africa looks to a bot: points made, points in sight, points within reach."""

from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.insight import Insight
from ludotheca.games.africa import action_numbers as numbers
from ludotheca.games.africa import board, scoring
from ludotheca.games.africa import layout as at
from ludotheca.games.africa.encoder import ENCODER
from ludotheca.games.africa.outlook import Outlook, promise, time_left
from ludotheca.games.africa.state import AfricaState
from ludotheca.games.learned import read_learned


@final
class AfricaInsight(Insight[AfricaState]):
    def value(self, state: AfricaState, seat: int) -> float:
        cells = state.cells
        seats = cells[at.SEATS]
        left = time_left(cells)
        own = 0.0
        others = 0.0
        gold = scoring.treasures(cells, board.GOLD)
        gems = scoring.treasures(cells, board.GEM)
        for other in range(seats):
            worth_now = float(scoring.standing(cells, gold, gems, other)) + left * promise(cells, other)
            if other == seat:
                own = worth_now
            else:
                others += worth_now
        if cells[at.PHASE] != at.OVER and cells[at.EXPLORER + seat] != at.NOWHERE:
            own += Outlook(cells, seat).prospect()
        return own - others / float(seats - 1)

    def plans(self, state: AfricaState, seat: int, legal: list[int]) -> list[list[int]]:
        """All that is legal; but after a round in which nothing happened, only what makes something happen."""
        if state.cells[at.PHASE] == at.ACT and state.cells[at.IDLE] >= state.cells[at.SEATS]:
            legal = _ways_on(state.cells, legal)
        return [[action] for action in legal]


def _ways_on(cells: vec[i64], legal: list[int]) -> list[int]:
    """Turning, moving or building something; and if no tile can be turned up from here, going where one can."""
    deeds: list[int] = []
    ways: list[int] = []
    is_next_to_one = False
    for action in legal:
        number: i64 = action
        if number < numbers.TURNS:
            space = number - numbers.RELOCATES if number < numbers.MOVES else number - numbers.MOVES
            if _is_next_to_face_down(cells, space):
                ways.append(action)
        elif number != numbers.SKIP:
            deeds.append(action)
            is_next_to_one = is_next_to_one or number < numbers.LIFTS
    if is_next_to_one:
        return deeds
    return deeds + ways or legal


def _is_next_to_face_down(cells: vec[i64], space: i64) -> bool:
    for k in range(board.FROM[space], board.FROM[space + 1]):
        if cells[at.BOARD + board.AROUND[k]] == board.FACE_DOWN:
            return True
    return False


LEARNED: Final = read_learned(Path(__file__).parent)
AFRICA_INSIGHT: Final = AfricaInsight(ENCODER, LEARNED.value(ENCODER), LEARNED.slopes, by_hand=LEARNED.by_hand)
