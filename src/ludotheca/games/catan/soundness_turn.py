"""What must hold of a turn: where it stands and what has led there, who holds the awards, and whether all is over."""

from mypy_extensions import i64

from ludotheca.games.catan.auctions import KNIGHT_VALUE
from ludotheca.games.catan.board import END, NONE, TAKES_KNIGHTS, Board
from ludotheca.games.catan.developments import victory_point_cards
from ludotheca.games.catan.dice import dice_due, dice_left, is_seven
from ludotheca.games.catan.legality import can_build_free_road
from ludotheca.games.catan.reading import fail
from ludotheca.games.catan.roads import AWARD, largest_army_holder, longest_road_holder
from ludotheca.games.catan.robber import open_points
from ludotheca.games.catan.state import (
    ANSWERING,
    ARMY,
    AUCTION,
    BIDDER,
    BIDDING,
    DEVELOPMENTS_KNOWN,
    DICE_DECK,
    DIE_ONE,
    DISCARD,
    FIRST,
    FOUND_ROAD,
    FOUND_SETTLEMENT,
    FREE_ROAD,
    FRESH,
    GOAL,
    HAS_ROLLED,
    KNIGHT,
    KNIGHTS,
    KNIGHTS_UNDER,
    LONGEST,
    MAIN,
    MARCHED,
    MONOPOLY,
    MOVE_ROBBER,
    NAMED,
    OFFER,
    OVER,
    PAID,
    PARTNER,
    PASSED,
    PAYING,
    PHASE,
    PLACE_ROBBER,
    PLAYED,
    PROPOSALS,
    ROAD_BUILDING,
    SEATS,
    TURN,
    TURNS,
    USED,
    VICTORY_POINT,
    CatanState,
)


def check_turn(state: CatanState, board: Board) -> None:
    _check_counters(state, board)
    _check_roll(state, board)
    _check_cause(state, board)
    _check_played(state)
    if not _may_have_built(state, board):
        _check_nothing_built(state)


def is_founding(state: CatanState) -> bool:
    return state.cells[PHASE] == FOUND_SETTLEMENT or state.cells[PHASE] == FOUND_ROAD


def _check_counters(state: CatanState, board: Board) -> None:
    """CAT-1.3, CAT-2.3: turns go clockwise, and each has drawn a card from the deck of dice."""
    cells = state.cells
    if not is_founding(state) and (cells[FIRST] + cells[TURNS] - 1 - cells[TURN]) % cells[SEATS] != 0:
        fail("turns", f"seat {cells[TURN]} does not have turn {cells[TURNS]} if seat {cells[FIRST]} has the first")
    due = dice_due(state, board)
    if cells[DICE_DECK] and dice_left(state) != due:
        fail("dice_left", f"there must be {due} in turn {cells[TURNS]}")


def _check_roll(state: CatanState, board: Board) -> None:
    """CAT-1.3, ALX-2.5: first the roll; but nobody rolls in the first turn of the scenario."""
    cells = state.cells
    phase = cells[PHASE]
    is_after = phase == MAIN or phase == OFFER or phase == ANSWERING or phase == PARTNER or phase == DISCARD
    if cells[HAS_ROLLED] == 0 and (is_after or phase == BIDDING or phase == PAYING):
        fail("has_rolled", "must be true in this phase")
    if cells[HAS_ROLLED] == 0 and cells[DIE_ONE]:
        fail("dice", "nobody has rolled yet")
    if len(board.route) == 0:
        return
    if cells[TURNS] == 1 and cells[DIE_ONE]:
        fail("dice", "in the first turn nobody rolls")
    if (phase == PLACE_ROBBER) != (cells[TURNS] == 1 and cells[HAS_ROLLED] == 0):
        fail("turns", "the first turn has no roll, and begins when the robber is placed")


def _check_cause(state: CatanState, board: Board) -> None:
    """CAT-1.5, CAT-1.9: a seven, or a card that was played."""
    cells = state.cells
    phase = cells[PHASE]
    if phase == DISCARD and cells[AUCTION] == NONE and not is_seven(state):
        fail("dice", "must be a seven in the phase 'discard'")
    if phase == MOVE_ROBBER and cells[PLAYED] != KNIGHT + 1 and not is_seven(state):
        fail("dice", "must be a seven in the phase 'robber', or else a knight was played")
    if phase == FREE_ROAD:
        if cells[PLAYED] != ROAD_BUILDING + 1:
            fail("played", "must be road-building in the phase 'free-road'")
        if not can_build_free_road(state, board, cells[TURN]):
            fail("free_roads", "there is no road, or no place for it")


def _check_played(state: CatanState) -> None:
    """CAT-1.9: what was played lies there, and only a monopoly names something."""
    cells = state.cells
    kind = cells[PLAYED] - 1
    if cells[USED + KNIGHT] or cells[USED + VICTORY_POINT]:
        fail("development_used", "knights stay on the table, and victory points are never played")
    if (cells[NAMED] != NONE) != (kind == MONOPOLY):
        fail("named", "must be there where a monopoly was played in this turn, and only there")
    if kind == NONE:
        return
    if kind == VICTORY_POINT or is_founding(state) or cells[PHASE] == PLACE_ROBBER:
        fail("played", "nobody can have played this card now")
    if kind == KNIGHT and cells[KNIGHTS + cells[TURN]] + cells[KNIGHTS_UNDER] == 0:
        fail("played", "there is no such knight on the table")
    if kind != KNIGHT and cells[USED + kind] == 0:
        fail("development_used", "must have the card played in this turn")


def _may_have_built(state: CatanState, board: Board) -> bool:
    """CAT-1.3, ALX-2.5: whether the active player may have traded and built in this turn."""
    cells = state.cells
    phase = cells[PHASE]
    if phase == FREE_ROAD or phase == OVER:
        return cells[HAS_ROLLED] > 0
    if phase == MOVE_ROBBER:
        has_marched = len(board.route) == 0 or cells[MARCHED] > 0
        return cells[HAS_ROLLED] > 0 and cells[PLAYED] == KNIGHT + 1 and has_marched
    return phase == MAIN or phase == OFFER or phase == ANSWERING or phase == PARTNER


def _check_nothing_built(state: CatanState) -> None:
    cells = state.cells
    if cells[PROPOSALS]:
        fail("proposals", "nobody can have traded in this turn yet")
    for kind in range(DEVELOPMENTS_KNOWN):
        if cells[FRESH + kind]:
            fail(f"players[{cells[TURN]}].fresh", "nobody can have bought a card in this turn yet")


def check_awards(state: CatanState) -> None:
    """CAT-1.10, ALX-2.11: who has most holds it, among equals one of them or nobody."""
    cells = state.cells
    if longest_road_holder(state, cells[LONGEST]) != cells[LONGEST]:
        fail("longest_road", "the holder must have the longest of all, and at least 5")
    if not _has_army(state):
        fail("largest_army", "the holder must have most knights of all, and at least 3")


def _has_army(state: CatanState) -> bool:
    """ALX-2.11: until a battle is paid, the knights that have been paid for it still count."""
    cells = state.cells
    if largest_army_holder(state, cells[ARMY]) == cells[ARMY]:
        return True
    if cells[PHASE] != PAYING or not TAKES_KNIGHTS[cells[AUCTION]]:
        return False
    most = min(cells[PAID] // KNIGHT_VALUE, cells[KNIGHTS_UNDER])
    for paid in range(1, most + 1):
        cells[KNIGHTS + cells[BIDDER]] += paid
        holder = largest_army_holder(state, cells[ARMY])
        cells[KNIGHTS + cells[BIDDER]] -= paid
        if holder == cells[ARMY]:
            return True
    return False


def check_end(state: CatanState, board: Board) -> None:
    """CAT-1.11, ALX-2.1: the game is over when somebody has the points to win, or in Persepolis, and only then."""
    cells = state.cells
    is_end = False
    for seat in range(cells[SEATS]):
        if points_for_end(state, board, seat) >= cells[GOAL]:
            is_end = True
            if cells[PHASE] != OVER:
                fail("phase", f"seat {seat} has the points to win, so the game is over")
            if len(board.route) == 0 and seat != cells[TURN]:
                fail("turn", f"seat {seat} has won in another's turn")
    if len(board.route) > 0 and board.route_kind[cells[PASSED]] == END:
        is_end = True
        if cells[PHASE] != OVER:
            fail("march.passed", "in Persepolis the game is over")
    if cells[PHASE] == OVER and not is_end:
        fail("phase", "the game is not over yet")


def points_for_end(state: CatanState, board: Board, seat: i64) -> i64:
    """CAT-1.11: points that would have ended the game.

    In the base game a longest road that came in another's turn does not count before the own turn.
    """
    cells = state.cells
    points = open_points(state, seat) + victory_point_cards(state, seat, cells[TURN])
    if len(board.route) == 0 and seat != cells[TURN] and cells[LONGEST] == seat:
        points -= AWARD
    return points
