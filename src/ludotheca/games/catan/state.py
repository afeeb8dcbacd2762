"""Catan's position: which cell of the state holds what. The base game leaves the scenario's cells alone."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.state import Cells
from ludotheca.games.catan.board import EVENTS_KNOWN, MOST_CROSSINGS, MOST_EDGES, MOST_HARBOURS, MOST_HEXES, NONE

MOST_SEATS: Final = 4
RESOURCES_KNOWN: Final = 5
GOODS_KNOWN: Final = 6
DEVELOPMENTS_KNOWN: Final = 5
ADVISERS_KNOWN: Final = 3
OBSERVERS: Final = 5
"""The seats, and a spectator."""
DIE_FACES: Final = 6
DICE_PAIRS: Final = 36

SEATS: Final = 0
PHASE: Final = 1
TURN: Final = 2
FIRST: Final = 3
HAS_ROLLED: Final = 4
DIE_ONE: Final = 5
DIE_TWO: Final = 6
PLAYED: Final = 7
"""The development card played in this turn, its kind plus one; or 0."""
FREE_ROADS: Final = 8
ROBBER: Final = 9
LONGEST: Final = 10
"""The seat with the longest road, or NONE."""
ARMY: Final = 11
FOUNDING: Final = 12
"""Settlements founded so far."""
FOUNDED: Final = 13
"""The crossing just founded, or NONE."""
TRADES: Final = 14
"""1 if players may trade with each other."""
NAMED: Final = 15
"""The resource that a monopoly has named in this turn, or NONE."""
PROPOSALS: Final = 16
"""Offers made or withdrawn in this turn."""
TURNS: Final = 17
"""Counted from 1."""
MARCHED: Final = 18
"""1 once Alexander has moved in this turn."""
PASSED: Final = 19
"""How many crossings of the route Alexander has passed."""
AUCTION: Final = 20
"""What is auctioned, or NONE."""
BID: Final = 21
BIDDER: Final = 22
"""Who has made the highest bid, or NONE."""
BID_TURN: Final = 23
"""Whose turn to bid or pay it is, or NONE."""
PAID: Final = 24
FORBID_OVERBIDS: Final = 25
STACK_OVER: Final = 26
"""1 once the stack is used up."""
KNIGHTS_UNDER: Final = 27
"""Knights under the development deck."""
GOAL: Final = 28
"""The points that win."""
FRIENDLY: Final = 29
"""1 if the robber is friendly."""
DICE_DECK: Final = 30
"""1 if the dice come from a deck."""
ASKED: Final = 31
"""The set of seats the present offer goes to; empty while it is being made up: all others."""
BANK: Final = 32
"""By good."""
DECK: Final = BANK + GOODS_KNOWN
"""Development cards nobody has drawn."""
USED: Final = DECK + DEVELOPMENTS_KNOWN
"""Development cards that are out of the game."""
FRESH: Final = USED + DEVELOPMENTS_KNOWN
"""Development cards bought in this turn."""
HAND: Final = FRESH + DEVELOPMENTS_KNOWN
"""By seat and good."""
CARDS: Final = HAND + MOST_SEATS * GOODS_KNOWN
"""By seat: how many resource cards; gold is none."""
DEVELOPMENTS: Final = CARDS + MOST_SEATS
"""By seat and kind: cards that may be played, and victory points."""
KNIGHTS: Final = DEVELOPMENTS + MOST_SEATS * DEVELOPMENTS_KNOWN
"""By seat: played."""
ROADS_LEFT: Final = KNIGHTS + MOST_SEATS
SETTLEMENTS_LEFT: Final = ROADS_LEFT + MOST_SEATS
CITIES_LEFT: Final = SETTLEMENTS_LEFT + MOST_SEATS
POINTS: Final = CITIES_LEFT + MOST_SEATS
"""By seat: for settlements and cities."""
LENGTH: Final = POINTS + MOST_SEATS
"""By seat: the longest unbroken road."""
RATE: Final = LENGTH + MOST_SEATS
"""By seat and good: how many of it the bank takes for one."""
DISCARDS: Final = RATE + MOST_SEATS * GOODS_KNOWN
"""By seat: cards still to be given up."""
DISCARDING: Final = DISCARDS + MOST_SEATS
"""By seat and resource: chosen, and not seen by others yet."""
GIVE: Final = DISCARDING + MOST_SEATS * RESOURCES_KNOWN
"""By good: what the active player offers."""
WANT: Final = GIVE + GOODS_KNOWN
ANSWER: Final = WANT + GOODS_KNOWN
"""By seat."""
COUNTER_GIVE: Final = ANSWER + MOST_SEATS
"""By seat and good."""
COUNTER_WANT: Final = COUNTER_GIVE + MOST_SEATS * GOODS_KNOWN
DICE_LEFT: Final = COUNTER_WANT + MOST_SEATS * GOODS_KNOWN
"""By pair of dice: 1 while it is in the deck of dice."""
TERRAIN: Final = DICE_LEFT + DICE_PAIRS
NUMBER: Final = TERRAIN + MOST_HEXES
HARBOUR: Final = NUMBER + MOST_HEXES
"""By harbour: its kind."""
BUILDING: Final = HARBOUR + MOST_HARBOURS
"""By crossing: 0, or twice the seat plus SETTLEMENT or CITY."""
CROWDED: Final = BUILDING + MOST_CROSSINGS
"""By crossing: buildings on it and next to it; where there is none a settlement may stand."""
TOUCHED: Final = CROWDED + MOST_CROSSINGS
"""By crossing: the set of seats that have a road there."""
ROAD: Final = TOUCHED + MOST_CROSSINGS
"""By edge: the seat plus one, or 0."""
REACH: Final = ROAD + MOST_EDGES
"""By edge: the set of seats that may build a road there."""
TOO_LITTLE: Final = REACH + MOST_EDGES
"""By observer, seat and resource: how many cards more there are than the observer can be sure of."""
TOO_MUCH: Final = TOO_LITTLE + OBSERVERS * MOST_SEATS * RESOURCES_KNOWN
"""By observer, seat and resource: how many cards fewer there are than the observer must reckon with."""

STACK: Final = TOO_MUCH + OBSERVERS * MOST_SEATS * RESOURCES_KNOWN
"""By resource: the face-down stack. Which card comes next is decided when it is drawn."""
TILES: Final = STACK + RESOURCES_KNOWN
"""By seat and event: tiles won."""
TILES_UNSEEN: Final = TILES + MOST_SEATS * EVENTS_KNOWN
TILES_GONE: Final = TILES_UNSEEN + EVENTS_KNOWN
"""By event: turned up and won by nobody."""
ADVISER: Final = TILES_GONE + EVENTS_KNOWN
"""By adviser, the best first: the seat that has it, NONE, or LEFT_OUT."""
OUT: Final = ADVISER + ADVISERS_KNOWN
"""By seat: 1 if it has passed in this auction."""
OVERBID: Final = OUT + MOST_SEATS
"""By seat: its bid in this auction that it could not pay, or 0; then it sits out."""
SIZE: Final = OVERBID + MOST_SEATS

# CAT-1.1, CAT-1.8, ALX-2.3: what there is.
ROADS_AT_START: Final = 15
SETTLEMENTS_AT_START: Final = 5
CITIES_AT_START: Final = 4
BANK_RATE: Final = 4
COINS: Final = 40

# CAT-1.5, ALX-2.8: how many cards a seven leaves alone.
HAND_LIMIT: Final = 7
SCENARIO_HAND_LIMIT: Final = 11

# CAT-2.5: so that a turn comes to an end.
MOST_OFFERS: Final = 8
"""In a turn."""
MOST_OFFERED: Final = 6
"""Cards on each side of an offer."""

MOST_TURNS: Final = 100_000
"""So far turns are counted; a game may go on for ever."""

SETTLEMENT: Final = 1
CITY: Final = 2
LEFT_OUT: Final = -2

# Development cards.
KNIGHT: Final = 0
VICTORY_POINT: Final = 1
ROAD_BUILDING: Final = 2
YEAR_OF_PLENTY: Final = 3
MONOPOLY: Final = 4

# Resources.
LUMBER: Final = 0
BRICK: Final = 1
GRAIN: Final = 2
WOOL: Final = 3
ORE: Final = 4

# The phases.
FOUND_SETTLEMENT: Final = 0
FOUND_ROAD: Final = 1
ROLL: Final = 2
DISCARD: Final = 3
MOVE_ROBBER: Final = 4
MAIN: Final = 5
FREE_ROAD: Final = 6
OFFER: Final = 7
ANSWERING: Final = 8
PARTNER: Final = 9
PLACE_ROBBER: Final = 10
BIDDING: Final = 11
PAYING: Final = 12
OVER: Final = 13

# Answers to an offer.
WAITING: Final = 0
ACCEPTS: Final = 1
REFUSES: Final = 2
COUNTERS: Final = 3

POWERS: Final[vec[i64]] = vec[i64]([1, 2, 4, 8])
"""A set of seats is a sum of these."""


@final
class CatanState(Cells):
    def clone(self) -> "CatanState":
        return CatanState(self.cells[:])


def blank(seats: int) -> CatanState:
    state = CatanState(vec[i64]([0] * SIZE))
    cells = state.cells
    cells[SEATS] = seats
    for cell in (ROBBER, LONGEST, ARMY, FOUNDED, NAMED, AUCTION, BIDDER, BID_TURN, ADVISER, ADVISER + 1, ADVISER + 2):
        cells[cell] = NONE
    cells[TURNS] = 1
    return state


def owner(content: i64) -> i64:
    """The seat to which a building belongs."""
    return (content - 1) // 2


def is_city(content: i64) -> bool:
    return content > 0 and content % 2 == 0


def places(state: CatanState, first: i64, count: i64, content: i64) -> list[int]:
    """Where something stands in the row of cells that begins at ``first``."""
    found: list[int] = []
    for place in range(count):
        if state.cells[first + place] == content:
            found.append(place)
    return found
