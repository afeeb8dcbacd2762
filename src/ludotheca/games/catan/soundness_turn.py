"""What must hold of a turn: where it stands and what has led there, who holds the awards, and whether all is over."""

from typing import NoReturn

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.positions import fail
from ludotheca.games.catan import layout as at
from ludotheca.games.catan import limits
from ludotheca.games.catan.board import Board
from ludotheca.games.catan.dice import dice_due, dice_left, is_seven
from ludotheca.games.catan.legality import can_build_free_road
from ludotheca.games.catan.roads import largest_army_holder, longest_road_holder
from ludotheca.games.catan.scoring import all_points


def is_founding(cells: vec[i64]) -> bool:
    return cells[at.PHASE] == at.FOUND_SETTLEMENT or cells[at.PHASE] == at.FOUND_ROAD


def check_order(cells: vec[i64]) -> None:
    """CAT-1.3: turns go clockwise."""
    turn, turns, first = cells[at.TURN], cells[at.TURNS], cells[at.FIRST]
    if not is_founding(cells) and (first + turns - 1 - turn) % cells[at.SEATS] != 0:
        fail("turns", f"seat {turn} does not have turn {turns} if seat {first} has the first")


def check_dice(cells: vec[i64], rolls: i64) -> None:
    """CAT-2.3: every roll has drawn a card from the deck of dice."""
    due = dice_due(rolls)
    if cells[at.DICE_DECK] and dice_left(cells) != due:
        fail("dice_left", f"there must be {due} in turn {cells[at.TURNS]}")


def check_roll(cells: vec[i64]) -> None:
    """CAT-1.3: first the roll."""
    phase = cells[at.PHASE]
    is_after = is_trading(cells) or phase == at.MAIN or phase == at.DISCARD
    if cells[at.HAS_ROLLED] == 0 and is_after:
        fail("has_rolled", "must be true in this phase")
    if cells[at.HAS_ROLLED] == 0 and cells[at.DIE_ONE]:
        fail("dice", "nobody has rolled yet")


def is_trading(cells: vec[i64]) -> bool:
    """CAT-1.8: whether an offer is being made or answered."""
    phase = cells[at.PHASE]
    return phase == at.OFFER or phase == at.ANSWERING or phase == at.PARTNER


def check_discard_cause(cells: vec[i64]) -> None:
    """CAT-1.5: a seven."""
    if cells[at.PHASE] == at.DISCARD and not is_seven(cells):
        fail("dice", "must be a seven in the phase 'discard'")


def check_cause(cells: vec[i64], board: Board) -> None:
    """CAT-1.5, CAT-1.9: a seven, or a card that was played."""
    phase = cells[at.PHASE]
    if phase == at.MOVE_ROBBER and cells[at.PLAYED] != at.KNIGHT + 1 and not is_seven(cells):
        fail("dice", "must be a seven in the phase 'robber', or else a knight was played")
    if phase == at.FREE_ROAD:
        if cells[at.PLAYED] != at.ROAD_BUILDING + 1:
            fail("played", "must be road-building in the phase 'free-road'")
        if not can_build_free_road(cells, board, cells[at.TURN]):
            fail("free_roads", "there is no road, or no place for it")


def check_played(cells: vec[i64]) -> None:
    """CAT-1.9: what was played lies there, and only a monopoly names something."""
    kind = cells[at.PLAYED] - 1
    if cells[at.USED + at.KNIGHT] or cells[at.USED + at.VICTORY_POINT]:
        fail("development_used", "knights stay on the table, and victory points are never played")
    if (cells[at.NAMED] != at.NONE) != (kind == at.MONOPOLY):
        fail("named", "must be there where a monopoly was played in this turn, and only there")
    if kind == at.NONE:
        return
    if kind == at.VICTORY_POINT or is_founding(cells):
        fail("played", "nobody can have played this card now")
    if kind == at.KNIGHT and cells[at.KNIGHTS + cells[at.TURN]] + cells[at.KNIGHTS_UNDER] == 0:
        fail("played", "there is no such knight on the table")
    if kind != at.KNIGHT and cells[at.USED + kind] == 0:
        fail("development_used", "must have the card played in this turn")


def may_have_built(cells: vec[i64]) -> bool:
    """CAT-1.3: whether the active player may have traded and built in this turn."""
    phase = cells[at.PHASE]
    if phase == at.FREE_ROAD or phase == at.OVER:
        return cells[at.HAS_ROLLED] > 0
    if phase == at.MOVE_ROBBER:
        return cells[at.HAS_ROLLED] > 0 and cells[at.PLAYED] == at.KNIGHT + 1
    return phase == at.MAIN or is_trading(cells)


def check_nothing_built(cells: vec[i64]) -> None:
    if cells[at.PROPOSALS]:
        fail("proposals", "nobody can have traded in this turn yet")
    for kind in range(at.DEVELOPMENT_KINDS):
        if cells[at.FRESH + kind]:
            fail(f"players[{cells[at.TURN]}].fresh", "nobody can have bought a card in this turn yet")


def check_awards(cells: vec[i64]) -> None:
    """CAT-1.10: whoever has most holds it, among equals one of them or nobody."""
    check_longest_road(cells)
    if largest_army_holder(cells, cells[at.ARMY]) != cells[at.ARMY]:
        fail_army()


def check_longest_road(cells: vec[i64]) -> None:
    if longest_road_holder(cells, cells[at.LONGEST]) != cells[at.LONGEST]:
        fail("longest_road", "the holder must have the longest of all, and at least 5")


def fail_army() -> NoReturn:
    fail("largest_army", "the holder must have most knights of all, and at least 3")


def check_end(cells: vec[i64]) -> None:
    """CAT-1.11: the game is over when somebody has the points to win in their own turn, and only then."""
    is_end = False
    for seat in range(cells[at.SEATS]):
        if points_for_end(cells, seat) >= cells[at.GOAL]:
            is_end = True
            if cells[at.PHASE] != at.OVER:
                fail("phase", f"seat {seat} has the points to win, so the game is over")
            if seat != cells[at.TURN]:
                fail("turn", f"seat {seat} has won in another's turn")
    if cells[at.PHASE] == at.OVER and not is_end:
        fail("phase", "the game is not over yet")


def points_for_end(cells: vec[i64], seat: i64) -> i64:
    """CAT-1.11: points that would have ended the game.

    A longest road that came in another's turn does not count before one's own.
    """
    points = all_points(cells, seat)
    if seat != cells[at.TURN] and cells[at.LONGEST] == seat:
        points -= limits.AWARD
    return points
