"""Which cell of a position holds what. The rules use it as ``at``: ``cells[at.hand(seat, good)]``.

The counts stand beside the offsets because the compiler adds up constants only within one module.
"""

from typing import Final

from mypy_extensions import i64

MOST_SEATS: Final[i64] = 4
OBSERVERS: Final[i64] = 5
"""The seats, and a spectator."""
SPECTATOR: Final[i64] = 4
"""The observer who has no hand."""
RESOURCE_KINDS: Final[i64] = 5
GOOD_KINDS: Final[i64] = 6
"""What can be traded: the resources, and room for one good more, which is no card."""
DEVELOPMENT_KINDS: Final[i64] = 5
DIE_FACES: Final[i64] = 6
DICE_PAIRS: Final[i64] = 36

# There is room for boards up to this size. The base game's own leaves about 540 of 1358 cells empty, and every clone
# copies them; in return all boards share one layout, whose offsets are constants that the compiler folds.
MOST_HEXES: Final[i64] = 48
MOST_CROSSINGS: Final[i64] = 139
MOST_EDGES: Final[i64] = 186
MOST_HARBOURS: Final[i64] = 9

SEATS: Final[i64] = 0
PHASE: Final[i64] = 1
TURN: Final[i64] = 2
FIRST: Final[i64] = 3
HAS_ROLLED: Final[i64] = 4
DIE_ONE: Final[i64] = 5
DIE_TWO: Final[i64] = 6
PLAYED: Final[i64] = 7
"""The development card played in this turn, its kind plus one; or 0."""
FREE_ROADS: Final[i64] = 8
ROBBER: Final[i64] = 9
LONGEST: Final[i64] = 10
"""The seat with the longest road, or NONE."""
ARMY: Final[i64] = 11
"""The seat with the largest army, or NONE."""
FOUNDING: Final[i64] = 12
"""Settlements founded so far."""
FOUNDED: Final[i64] = 13
"""The crossing just founded, or NONE."""
TRADES: Final[i64] = 14
"""1 if players may trade with each other."""
NAMED: Final[i64] = 15
"""The resource that a monopoly has named in this turn, or NONE."""
PROPOSALS: Final[i64] = 16
"""Offers made or withdrawn in this turn."""
TURNS: Final[i64] = 17
"""Counted from 1."""
GOAL: Final[i64] = 18
"""The points that win."""
FRIENDLY: Final[i64] = 19
"""1 if the robber is friendly."""
DICE_DECK: Final[i64] = 20
"""1 if the dice come from a deck."""
ASKED: Final[i64] = 21
"""The set of seats the present offer goes to; empty while it is being made up: all others."""
KNIGHTS_UNDER: Final[i64] = 22
"""Knights under the development deck: none in the base game, but a scenario may put some there."""
BANK: Final[i64] = 23
"""By good."""
DECK: Final[i64] = BANK + GOOD_KINDS
"""By kind: development cards nobody has drawn."""
USED: Final[i64] = DECK + DEVELOPMENT_KINDS
"""By kind: development cards that are out of the game."""
FRESH: Final[i64] = USED + DEVELOPMENT_KINDS
"""By kind: development cards bought in this turn."""
CARDS: Final[i64] = FRESH + DEVELOPMENT_KINDS
"""By seat: how many resource cards."""
KNIGHTS: Final[i64] = CARDS + MOST_SEATS
"""By seat: played."""
ROADS_LEFT: Final[i64] = KNIGHTS + MOST_SEATS
SETTLEMENTS_LEFT: Final[i64] = ROADS_LEFT + MOST_SEATS
CITIES_LEFT: Final[i64] = SETTLEMENTS_LEFT + MOST_SEATS
POINTS: Final[i64] = CITIES_LEFT + MOST_SEATS
"""By seat: those that everybody sees, but for the two awards."""
LENGTH: Final[i64] = POINTS + MOST_SEATS
"""By seat: the longest unbroken road."""
DISCARDS: Final[i64] = LENGTH + MOST_SEATS
"""By seat: cards still to be given up."""
ANSWER: Final[i64] = DISCARDS + MOST_SEATS
"""By seat."""
GIVE: Final[i64] = ANSWER + MOST_SEATS
"""By good: what the active player offers."""
WANT: Final[i64] = GIVE + GOOD_KINDS
DICE_LEFT: Final[i64] = WANT + GOOD_KINDS
"""By pair of dice: 1 while it is in the deck of dice."""
TERRAIN: Final[i64] = DICE_LEFT + DICE_PAIRS
"""By hex: the good that it yields, or DESERT."""
NUMBER: Final[i64] = TERRAIN + MOST_HEXES
HARBOUR: Final[i64] = NUMBER + MOST_HEXES
"""By harbour: the resource that it takes, or ANY_GOOD."""
BUILDING: Final[i64] = HARBOUR + MOST_HARBOURS
"""By crossing: 0, or twice the seat plus SETTLEMENT or CITY."""
CROWDED: Final[i64] = BUILDING + MOST_CROSSINGS
"""By crossing: buildings on it and next to it; where there is none a settlement may stand."""
TOUCHED: Final[i64] = CROWDED + MOST_CROSSINGS
"""By crossing: the set of seats that have a road there."""
ROAD: Final[i64] = TOUCHED + MOST_CROSSINGS
"""By edge: the seat plus one, or 0."""
REACH: Final[i64] = ROAD + MOST_EDGES
"""By edge: the set of seats that may build a road there."""
_HAND: Final[i64] = REACH + MOST_EDGES
_RATE: Final[i64] = _HAND + MOST_SEATS * GOOD_KINDS
_COUNTER_GIVE: Final[i64] = _RATE + MOST_SEATS * GOOD_KINDS
_COUNTER_WANT: Final[i64] = _COUNTER_GIVE + MOST_SEATS * GOOD_KINDS
_DEVELOPMENTS: Final[i64] = _COUNTER_WANT + MOST_SEATS * GOOD_KINDS
_DISCARDING: Final[i64] = _DEVELOPMENTS + MOST_SEATS * DEVELOPMENT_KINDS
_TOO_LITTLE: Final[i64] = _DISCARDING + MOST_SEATS * RESOURCE_KINDS
_TOO_MUCH: Final[i64] = _TOO_LITTLE + OBSERVERS * MOST_SEATS * RESOURCE_KINDS
OBSERVER_STEP: Final[i64] = MOST_SEATS * RESOURCE_KINDS
"""From what one observer knows to what the next one knows of the same."""
SIZE: Final[i64] = _TOO_MUCH + OBSERVERS * MOST_SEATS * RESOURCE_KINDS

NONE: Final[i64] = -1
DESERT: Final[i64] = 6
"""Terrains below this one yield the good of their number."""
ANY_GOOD: Final[i64] = 5
"""The kind of a 3:1 harbour."""

# Buildings.
SETTLEMENT: Final[i64] = 1
CITY: Final[i64] = 2

# Development cards.
KNIGHT: Final[i64] = 0
VICTORY_POINT: Final[i64] = 1
ROAD_BUILDING: Final[i64] = 2
YEAR_OF_PLENTY: Final[i64] = 3
MONOPOLY: Final[i64] = 4

# The phases.
FOUND_SETTLEMENT: Final[i64] = 0
FOUND_ROAD: Final[i64] = 1
ROLL: Final[i64] = 2
DISCARD: Final[i64] = 3
MOVE_ROBBER: Final[i64] = 4
MAIN: Final[i64] = 5
FREE_ROAD: Final[i64] = 6
OFFER: Final[i64] = 7
ANSWERING: Final[i64] = 8
PARTNER: Final[i64] = 9
OVER: Final[i64] = 10

# Answers to an offer.
WAITING: Final[i64] = 0
ACCEPTS: Final[i64] = 1
REFUSES: Final[i64] = 2
COUNTERS: Final[i64] = 3


def hand(seat: i64, good: i64) -> i64:
    return _HAND + seat * GOOD_KINDS + good


def rate(seat: i64, good: i64) -> i64:
    """How many of a good the bank takes for one."""
    return _RATE + seat * GOOD_KINDS + good


def counter_give(seat: i64, good: i64) -> i64:
    """What somebody who was asked would give instead."""
    return _COUNTER_GIVE + seat * GOOD_KINDS + good


def counter_want(seat: i64, good: i64) -> i64:
    return _COUNTER_WANT + seat * GOOD_KINDS + good


def development(seat: i64, kind: i64) -> i64:
    """Cards that may be played, and victory points."""
    return _DEVELOPMENTS + seat * DEVELOPMENT_KINDS + kind


def discarding(seat: i64, resource: i64) -> i64:
    """Chosen to be given up, and not seen by others yet."""
    return _DISCARDING + seat * RESOURCE_KINDS + resource


def too_little(observer: i64, seat: i64, resource: i64) -> i64:
    """How many cards more there are in a hand than the observer can be sure of."""
    return _TOO_LITTLE + (observer * MOST_SEATS + seat) * RESOURCE_KINDS + resource


def too_much(observer: i64, seat: i64, resource: i64) -> i64:
    """How many cards fewer there are in a hand than the observer must reckon with."""
    return _TOO_MUCH + (observer * MOST_SEATS + seat) * RESOURCE_KINDS + resource
