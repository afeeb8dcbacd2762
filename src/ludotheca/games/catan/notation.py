"""Catan's position in words: what the browser draws, a test sets up, a bot imagines and a file keeps."""

from typing import Any, Final, Literal

from ludotheca.engine.rules import EVERYTHING
from ludotheca.engine.words import Value, Words
from ludotheca.games.catan.board import ALEXANDER_BOARD, ANY_GOOD, CATAN_BOARD, EVENTS_KNOWN, GOLD, NONE, Board
from ludotheca.games.catan.data import (
    ALEXANDER_PLAN,
    AUCTIONS,
    BASE_PLAN,
    DEVELOPMENTS,
    EVENTS,
    GOODS,
    RESOURCES,
    TERRAINS,
    BoardPlan,
)
from ludotheca.games.catan.developments import victory_point_cards
from ludotheca.games.catan.roads import AWARD
from ludotheca.games.catan.state import (
    ACCEPTS,
    ADVISER,
    ANSWER,
    ANSWERING,
    ARMY,
    AUCTION,
    BANK,
    BID,
    BID_TURN,
    BIDDER,
    BIDDING,
    BUILDING,
    CARDS,
    CITIES_AT_START,
    CITIES_LEFT,
    CITY,
    COUNTER_GIVE,
    COUNTER_WANT,
    COUNTERS,
    DECK,
    DEVELOPMENTS_KNOWN,
    DICE_DECK,
    DICE_LEFT,
    DICE_PAIRS,
    DIE_FACES,
    DIE_ONE,
    DIE_TWO,
    DISCARD,
    DISCARDING,
    DISCARDS,
    FIRST,
    FORBID_OVERBIDS,
    FOUND_ROAD,
    FOUND_SETTLEMENT,
    FOUNDED,
    FOUNDING,
    FREE_ROAD,
    FREE_ROADS,
    FRESH,
    FRIENDLY,
    GIVE,
    GOAL,
    GOODS_KNOWN,
    HAND,
    HARBOUR,
    HAS_ROLLED,
    KNIGHTS,
    KNIGHTS_UNDER,
    LEFT_OUT,
    LONGEST,
    MAIN,
    MARCHED,
    MOST_SEATS,
    MOVE_ROBBER,
    NAMED,
    NUMBER,
    OFFER,
    OUT,
    OVER,
    OVERBID,
    PAID,
    PARTNER,
    PASSED,
    PAYING,
    PHASE,
    PLACE_ROBBER,
    PLAYED,
    PROPOSALS,
    REFUSES,
    RESOURCES_KNOWN,
    ROAD,
    ROBBER,
    ROLL,
    SEATS,
    SETTLEMENT,
    SETTLEMENTS_AT_START,
    SETTLEMENTS_LEFT,
    STACK,
    STACK_OVER,
    TERRAIN,
    TILES,
    TILES_GONE,
    TILES_UNSEEN,
    TOO_LITTLE,
    TOO_MUCH,
    TRADES,
    TURN,
    TURNS,
    USED,
    WAITING,
    WANT,
    CatanState,
)
from ludotheca.games.catan.state import DEVELOPMENTS as DEVELOPMENTS_CELL
from ludotheca.games.catan.trading import asked
from ludotheca.games.catan.views import (
    AlexanderView,
    AuctionView,
    Knowledge,
    Land,
    March,
    Offer,
    Phase,
    Player,
    Proposal,
    Range,
    View,
)

SPECTATOR: Final = MOST_SEATS
"""The observer who has no hand."""
ADVISERS: Final = ("first", "second", "third")
PHASES: Final[dict[Phase, int]] = {
    "found-settlement": FOUND_SETTLEMENT,
    "found-road": FOUND_ROAD,
    "roll": ROLL,
    "discard": DISCARD,
    "robber": MOVE_ROBBER,
    "main": MAIN,
    "free-road": FREE_ROAD,
    "offer": OFFER,
    "answer": ANSWERING,
    "partner": PARTNER,
    "place-robber": PLACE_ROBBER,
    "bid": BIDDING,
    "pay": PAYING,
    "over": OVER,
}
PHASE_NAMES: Final = {number: name for name, number in PHASES.items()}
ANSWERS: Final[dict[int, Literal["accepts", "refuses", "counters"] | None]] = {
    WAITING: None,
    ACCEPTS: "accepts",
    REFUSES: "refuses",
    COUNTERS: "counters",
}


def phase(state: CatanState) -> Phase:
    return PHASE_NAMES[int(state.cells[PHASE])]


def harbour_name(kind: int) -> str:
    return "any" if kind == ANY_GOOD else RESOURCES[kind]


def counted(state: CatanState, cell: int, names: tuple[str, ...]) -> dict[str, int]:
    """What is counted in a row of cells, by name, without what is not there."""
    return {name: int(state.cells[cell + k]) for k, name in enumerate(names) if state.cells[cell + k]}


def tightened(ranges: dict[str, Range], cards: int) -> dict[str, Range]:
    """The ranges that are left once the number of cards in the hand is taken into account."""
    least = sum(found.least for found in ranges.values())
    most = sum(found.most for found in ranges.values())
    return {
        name: Range(
            max(found.least, cards - (most - found.most)),
            min(found.most, cards - (least - found.least)),
        )
        for name, found in ranges.items()
    }


class Writer:
    """Writes the views of one board's states."""

    def __init__(self, board: Board, plan: BoardPlan) -> None:
        self.board = board
        self.plan = plan
        self.goods: tuple[str, ...] = GOODS if plan.route else RESOURCES

    def view(self, state: CatanState, seat: int | None) -> View:
        """What a seat may know: not the hands and development cards of others, nor the deck and the stack."""
        fields = self._common(state, seat)
        if not self.plan.route:
            return View(**fields)
        return AlexanderView(
            **fields, march=self._march(state, seat), forbid_overbids=bool(state.cells[FORBID_OVERBIDS])
        )

    def _common(self, state: CatanState, seat: int | None) -> dict[str, Any]:
        cells = state.cells
        dice = (int(cells[DIE_ONE]), int(cells[DIE_TWO]))
        has_offer = cells[PHASE] in (OFFER, ANSWERING, PARTNER)
        return {
            "players": tuple(self._player(state, other, seat) for other in range(int(cells[SEATS]))),
            "land": self._land(state),
            "harbours": self._harbours(state),
            "robber": self.board.hex_names[int(cells[ROBBER])],
            "bank": {name: int(cells[BANK + k]) for k, name in enumerate(self.goods)},
            "development_deck": counted(state, DECK, DEVELOPMENTS) if seat == EVERYTHING else None,
            "development_left": sum(int(cells[DECK + kind]) for kind in range(DEVELOPMENTS_KNOWN)),
            "development_used": counted(state, USED, DEVELOPMENTS),
            "turn": int(cells[TURN]),
            "first": int(cells[FIRST]),
            "phase": phase(state),
            "dice": dice if dice[0] else None,
            "dice_left": self._dice_left(state),
            "has_rolled": bool(cells[HAS_ROLLED]),
            "played": DEVELOPMENTS[int(cells[PLAYED]) - 1] if cells[PLAYED] else None,
            "named": None if cells[NAMED] == NONE else RESOURCES[int(cells[NAMED])],
            "free_roads": int(cells[FREE_ROADS]),
            "founded": None if cells[FOUNDED] == NONE else self.board.crossing_names[int(cells[FOUNDED])],
            "founding": int(cells[FOUNDING]),
            "longest_road": None if cells[LONGEST] == NONE else int(cells[LONGEST]),
            "largest_army": None if cells[ARMY] == NONE else int(cells[ARMY]),
            "offer": self._offer(state) if has_offer else None,
            "proposals": int(cells[PROPOSALS]),
            "points_to_win": int(cells[GOAL]),
            "friendly_robber": bool(cells[FRIENDLY]),
            "dice_deck": bool(cells[DICE_DECK]),
            "player_trade": bool(cells[TRADES]),
            "turns": int(cells[TURNS]),
            "knowledge": self._knowledge(state) if seat == EVERYTHING else (),
        }

    def _dice_left(self, state: CatanState) -> tuple[tuple[int, int], ...] | None:
        """Everybody has seen what is gone."""
        if not state.cells[DICE_DECK]:
            return None
        pairs = (pair for pair in range(DICE_PAIRS) if state.cells[DICE_LEFT + pair])
        return tuple((pair // DIE_FACES + 1, pair % DIE_FACES + 1) for pair in pairs)

    def _offer(self, state: CatanState) -> Proposal:
        return Proposal(counted(state, GIVE, GOODS), counted(state, WANT, GOODS), asked(state))

    def _land(self, state: CatanState) -> dict[str, Land] | None:
        """The board, unless it is as printed."""
        cells = state.cells
        land = {
            tile.name: Land(TERRAINS[int(cells[TERRAIN + k])], int(cells[NUMBER + k]))
            for k, tile in enumerate(self.plan.tiles)
        }
        return None if land == {tile.name: Land(tile.terrain, tile.number) for tile in self.plan.tiles} else land

    def _harbours(self, state: CatanState) -> tuple[str, ...] | None:
        kinds = tuple(harbour_name(int(state.cells[HARBOUR + k])) for k in range(len(self.plan.harbours)))
        return None if kinds == tuple(harbour.kind for harbour in self.plan.harbours) else kinds

    def _player(self, state: CatanState, seat: int, viewer: int | None) -> Player:
        cells = state.cells
        sees = viewer in (seat, EVERYTHING)
        sees_developments = sees or cells[PHASE] == OVER
        own = DEVELOPMENTS_CELL + seat * DEVELOPMENTS_KNOWN
        developments = counted(state, own, DEVELOPMENTS)
        fresh = counted(state, FRESH, DEVELOPMENTS) if cells[TURN] == seat else {}
        answer = ANSWERS[int(cells[ANSWER + seat])]
        return Player(
            hand=counted(state, HAND + seat * GOODS_KNOWN, RESOURCES) if sees else None,
            cards=int(cells[CARDS + seat]),
            known={} if sees else self._known(state, seat, SPECTATOR if viewer is None else viewer),
            developments=developments if sees_developments else None,
            fresh=fresh if sees_developments else None,
            development_cards=sum(developments.values()) + sum(fresh.values()),
            knights=int(cells[KNIGHTS + seat]),
            roads=tuple(name for k, name in enumerate(self.board.edge_names) if cells[ROAD + k] == seat + 1),
            settlements=self._buildings(state, 2 * seat + SETTLEMENT),
            cities=self._buildings(state, 2 * seat + CITY),
            discards=int(cells[DISCARDS + seat]),
            discarding=counted(state, DISCARDING + seat * RESOURCES_KNOWN, RESOURCES) if sees else None,
            answer=answer,
            counter=self._counter(state, seat) if sees or answer == "counters" else None,
            gold=int(cells[HAND + seat * GOODS_KNOWN + GOLD]),
            tiles=counted(state, TILES + seat * EVENTS_KNOWN, EVENTS),
            has_passed=bool(cells[OUT + seat]),
            overbid=int(cells[OVERBID + seat]),
        )

    def _buildings(self, state: CatanState, content: int) -> tuple[str, ...]:
        return tuple(name for k, name in enumerate(self.board.crossing_names) if state.cells[BUILDING + k] == content)

    def _counter(self, state: CatanState, seat: int) -> Offer | None:
        give = counted(state, COUNTER_GIVE + seat * GOODS_KNOWN, GOODS)
        want = counted(state, COUNTER_WANT + seat * GOODS_KNOWN, GOODS)
        return Offer(give, want) if give or want else None

    def _known(self, state: CatanState, seat: int, observer: int) -> dict[str, Range]:
        return tightened(self._reckoned(state, seat, observer), int(state.cells[CARDS + seat]))

    def _reckoned(self, state: CatanState, seat: int, observer: int) -> dict[str, Range]:
        cells = state.cells
        first = (observer * MOST_SEATS + seat) * RESOURCES_KNOWN
        return {
            name: Range(
                int(cells[HAND + seat * GOODS_KNOWN + k] - cells[TOO_LITTLE + first + k]),
                int(cells[HAND + seat * GOODS_KNOWN + k] + cells[TOO_MUCH + first + k]),
            )
            for k, name in enumerate(RESOURCES)
        }

    def _knowledge(self, state: CatanState) -> tuple[Knowledge, ...]:
        """What each observer must reckon with, where that is not the hand itself."""
        seats = range(int(state.cells[SEATS]))
        found = (
            Knowledge(observer, seat, self._reckoned(state, seat, observer))
            for observer in (*seats, SPECTATOR)
            for seat in seats
        )
        return tuple(each for each in found if any(within.least != within.most for within in each.known.values()))

    def _march(self, state: CatanState, seat: int | None) -> March:
        cells = state.cells
        stack = counted(state, STACK, RESOURCES)
        holders = {name: int(cells[ADVISER + k]) for k, name in enumerate(ADVISERS)}
        return March(
            passed=int(cells[PASSED]),
            stack=stack if seat == EVERYTHING else None,
            stack_cards=sum(stack.values()),
            stack_used_up=bool(cells[STACK_OVER]),
            tiles_left=counted(state, TILES_UNSEEN, EVENTS),
            advisers={name: holder for name, holder in holders.items() if holder >= 0},
            left_out=next((name for name, holder in holders.items() if holder == LEFT_OUT), None),
            tiles_gone=counted(state, TILES_GONE, EVENTS),
            knights_under=int(cells[KNIGHTS_UNDER]),
            auction=self._auction(state),
            marched=bool(cells[MARCHED]),
        )

    def _auction(self, state: CatanState) -> AuctionView | None:
        cells = state.cells
        if cells[AUCTION] == NONE:
            return None
        return AuctionView(
            event=AUCTIONS[int(cells[AUCTION])],
            bid=int(cells[BID]),
            bidder=None if cells[BIDDER] == NONE else int(cells[BIDDER]),
            turn=None if cells[BID_TURN] == NONE else int(cells[BID_TURN]),
            paid=int(cells[PAID]),
        )


def tally(state: CatanState, seat: int | None) -> list[dict[str, int]]:
    """CAT-1.10, CAT-1.11: others' victory-point cards are secret until the end."""
    cells = state.cells
    turn = int(cells[TURN])
    found: list[dict[str, int]] = []
    for other in range(int(cells[SEATS])):
        sees = seat in (other, EVERYTHING) or cells[PHASE] == OVER
        found.append(
            {
                "settlements": int(SETTLEMENTS_AT_START - cells[SETTLEMENTS_LEFT + other]),
                "cities": int(2 * (CITIES_AT_START - cells[CITIES_LEFT + other])),
                "longest-road": AWARD if cells[LONGEST] == other else 0,
                "largest-army": AWARD if cells[ARMY] == other else 0,
                "victory-points": int(victory_point_cards(state, other, turn)) if sees else 0,
            }
        )
    return found


def prompt(state: CatanState, seat: int) -> Words:
    """What is asked now."""
    cells = state.cells
    phase = PHASE_NAMES[int(cells[PHASE])]
    values: dict[str, Value] = {}
    if phase == "discard":
        values = {"count": int(cells[DISCARDS + seat])}
    elif phase == "free-road":
        values = {"count": int(cells[FREE_ROADS])}
    elif phase == "answer":
        values = {"seat": int(cells[TURN])}
    elif phase == "bid":
        values = {"event": AUCTIONS[int(cells[AUCTION])], "bid": int(cells[BID])}
    elif phase == "pay":
        values = {"event": AUCTIONS[int(cells[AUCTION])], "due": int(cells[BID] - cells[PAID])}
    return Words(f"prompt-{phase}", values)


CATAN_WRITER: Final = Writer(CATAN_BOARD, BASE_PLAN)
ALEXANDER_WRITER: Final = Writer(ALEXANDER_BOARD, ALEXANDER_PLAN)
