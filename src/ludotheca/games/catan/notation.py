"""Catan's position in words: what the browser draws, a test sets up, a bot imagines and a file keeps."""

from typing import Any, Final, Literal

from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

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
    places,
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


def counted(cells: vec[i64], first: int, names: tuple[str, ...]) -> dict[str, int]:
    """What is counted in a row of cells, by name, without what is not there."""
    found: dict[str, int] = {}
    for k in range(len(names)):
        if cells[first + k]:
            found[names[k]] = cells[first + k]
    return found


def or_none(seat: int) -> int | None:
    return None if seat == NONE else seat


class Writer:
    """Writes the views of one board's states."""

    def __init__(self, board: Board, plan: BoardPlan) -> None:
        self.board = board
        self.plan = plan
        self.goods: tuple[str, ...] = GOODS if plan.route else RESOURCES
        self.crossings = tuple(board.crossing_names)
        self.edges = tuple(board.edge_names)
        self.hexes = tuple(tile.name for tile in plan.tiles)
        self.terrains = [TERRAINS.index(tile.terrain) for tile in plan.tiles]
        self.numbers = [tile.number for tile in plan.tiles]
        self.harbours = tuple(harbour.kind for harbour in plan.harbours)

    def views(self, state: CatanState, seats: list[int | None]) -> list[View]:
        """What seats may know: not the hands and development cards of others, nor the deck and the stack."""
        cells = state.cells
        public = self._public(state, cells)
        return [self._view(cells, public, seat) for seat in seats]

    def _view(self, cells: vec[i64], public: View, viewer: int | None) -> View:
        players: list[Player] = []
        for seat, player in enumerate(public.players):
            if viewer in (seat, EVERYTHING):
                players.append(self._own(cells, player, seat))
            else:
                known = self._known(cells, seat, SPECTATOR if viewer is None else viewer)
                players.append(replace(player, known=known))
        view = replace(public, players=tuple(players))
        return self._whole(cells, view) if viewer == EVERYTHING else view

    def _whole(self, cells: vec[i64], view: View) -> View:
        """With what no seat may know."""
        whole = replace(view, development_deck=counted(cells, DECK, DEVELOPMENTS), knowledge=self._knowledge(cells))
        if isinstance(whole, AlexanderView):
            return replace(whole, march=replace(whole.march, stack=counted(cells, STACK, RESOURCES)))
        return whole

    def _public(self, state: CatanState, cells: vec[i64]) -> View:
        fields = self._common(state, cells)
        if not self.plan.route:
            return View(**fields)
        return AlexanderView(**fields, march=self._march(cells), forbid_overbids=bool(cells[FORBID_OVERBIDS]))

    def _common(self, state: CatanState, cells: vec[i64]) -> dict[str, Any]:
        has_offer = cells[PHASE] in (OFFER, ANSWERING, PARTNER)
        return {
            "players": tuple([self._player(state, cells, seat) for seat in range(cells[SEATS])]),
            "land": self._land(cells),
            "harbours": self._harbours(cells),
            "robber": self.board.hex_names[cells[ROBBER]],
            "bank": dict(zip(self.goods, list(cells[BANK : BANK + len(self.goods)]), strict=True)),
            "development_left": sum(list(cells[DECK : DECK + DEVELOPMENTS_KNOWN])),
            "development_used": counted(cells, USED, DEVELOPMENTS),
            "turn": cells[TURN],
            "first": cells[FIRST],
            "phase": PHASE_NAMES[cells[PHASE]],
            "dice": (cells[DIE_ONE], cells[DIE_TWO]) if cells[DIE_ONE] else None,
            "dice_left": self._dice_left(cells),
            "has_rolled": bool(cells[HAS_ROLLED]),
            "played": DEVELOPMENTS[cells[PLAYED] - 1] if cells[PLAYED] else None,
            "named": None if cells[NAMED] == NONE else RESOURCES[cells[NAMED]],
            "free_roads": cells[FREE_ROADS],
            "founded": None if cells[FOUNDED] == NONE else self.crossings[cells[FOUNDED]],
            "founding": cells[FOUNDING],
            "longest_road": or_none(cells[LONGEST]),
            "largest_army": or_none(cells[ARMY]),
            "offer": Proposal(counted(cells, GIVE, GOODS), counted(cells, WANT, GOODS), asked(state))
            if has_offer
            else None,
            "proposals": cells[PROPOSALS],
            "points_to_win": cells[GOAL],
            "friendly_robber": bool(cells[FRIENDLY]),
            "dice_deck": bool(cells[DICE_DECK]),
            "player_trade": bool(cells[TRADES]),
            "turns": cells[TURNS],
        }

    def _dice_left(self, cells: vec[i64]) -> tuple[tuple[int, int], ...] | None:
        """Everybody has seen what is gone."""
        if not cells[DICE_DECK]:
            return None
        pairs = (pair for pair in range(DICE_PAIRS) if cells[DICE_LEFT + pair])
        return tuple((pair // DIE_FACES + 1, pair % DIE_FACES + 1) for pair in pairs)

    def _land(self, cells: vec[i64]) -> dict[str, Land] | None:
        """The board, unless it is as printed, which the scenario's always is."""
        terrains = list(cells[TERRAIN : TERRAIN + len(self.hexes)])
        numbers = list(cells[NUMBER : NUMBER + len(self.hexes)])
        if self.plan.route or (terrains == self.terrains and numbers == self.numbers):
            return None
        return {name: Land(TERRAINS[terrains[k]], numbers[k]) for k, name in enumerate(self.hexes)}

    def _harbours(self, cells: vec[i64]) -> tuple[str, ...] | None:
        kinds = tuple(harbour_name(kind) for kind in list(cells[HARBOUR : HARBOUR + len(self.harbours)]))
        return None if kinds == self.harbours else kinds

    def _player(self, state: CatanState, cells: vec[i64], seat: int) -> Player:
        """As others see somebody, but for what each of them knows of the hand."""
        is_over = cells[PHASE] == OVER
        developments = self._developments(cells, seat)
        fresh = self._fresh(cells, seat)
        answer = ANSWERS[cells[ANSWER + seat]]
        return Player(
            hand=None,
            cards=cells[CARDS + seat],
            developments=developments if is_over else None,
            fresh=fresh if is_over else None,
            development_cards=sum(developments.values()) + sum(fresh.values()),
            knights=cells[KNIGHTS + seat],
            roads=tuple([self.edges[edge] for edge in places(state, ROAD, len(self.edges), seat + 1)]),
            settlements=self._buildings(state, 2 * seat + SETTLEMENT),
            cities=self._buildings(state, 2 * seat + CITY),
            discards=cells[DISCARDS + seat],
            discarding=None,
            answer=answer,
            counter=self._counter(cells, seat) if answer == "counters" else None,
            gold=cells[HAND + seat * GOODS_KNOWN + GOLD],
            tiles=counted(cells, TILES + seat * EVENTS_KNOWN, EVENTS),
            has_passed=bool(cells[OUT + seat]),
            overbid=cells[OVERBID + seat],
        )

    def _own(self, cells: vec[i64], player: Player, seat: int) -> Player:
        return replace(
            player,
            hand=counted(cells, HAND + seat * GOODS_KNOWN, RESOURCES),
            developments=self._developments(cells, seat),
            fresh=self._fresh(cells, seat),
            discarding=counted(cells, DISCARDING + seat * RESOURCES_KNOWN, RESOURCES),
            counter=self._counter(cells, seat),
        )

    def _developments(self, cells: vec[i64], seat: int) -> dict[str, int]:
        return counted(cells, DEVELOPMENTS_CELL + seat * DEVELOPMENTS_KNOWN, DEVELOPMENTS)

    def _fresh(self, cells: vec[i64], seat: int) -> dict[str, int]:
        """Only the active player has bought a card in this turn."""
        return counted(cells, FRESH, DEVELOPMENTS) if cells[TURN] == seat else {}

    def _buildings(self, state: CatanState, content: int) -> tuple[str, ...]:
        return tuple([self.crossings[place] for place in places(state, BUILDING, len(self.crossings), content)])

    def _counter(self, cells: vec[i64], seat: int) -> Offer | None:
        give = counted(cells, COUNTER_GIVE + seat * GOODS_KNOWN, GOODS)
        want = counted(cells, COUNTER_WANT + seat * GOODS_KNOWN, GOODS)
        return Offer(give, want) if give or want else None

    def _reckoned(self, cells: vec[i64], seat: int, observer: int) -> tuple[list[int], list[int]]:
        """By resource, how many cards an observer can be sure of, and how many there may be."""
        first = (observer * MOST_SEATS + seat) * RESOURCES_KNOWN
        hand = HAND + seat * GOODS_KNOWN
        least: list[int] = []
        most: list[int] = []
        for k in range(RESOURCES_KNOWN):
            least.append(cells[hand + k] - cells[TOO_LITTLE + first + k])
            most.append(cells[hand + k] + cells[TOO_MUCH + first + k])
        return least, most

    def _known(self, cells: vec[i64], seat: int, observer: int) -> dict[str, Range]:
        """The ranges that are left once the number of cards in the hand is taken into account."""
        least, most = self._reckoned(cells, seat, observer)
        at_least = cells[CARDS + seat] - sum(most)
        at_most = cells[CARDS + seat] - sum(least)
        found: dict[str, Range] = {}
        for k in range(RESOURCES_KNOWN):
            found[RESOURCES[k]] = Range(max(least[k], at_least + most[k]), min(most[k], at_most + least[k]))
        return found

    def _knowledge(self, cells: vec[i64]) -> tuple[Knowledge, ...]:
        """What each observer must reckon with, where that is not the hand itself."""
        found: list[Knowledge] = []
        for observer in (*range(cells[SEATS]), SPECTATOR):
            for seat in range(cells[SEATS]):
                least, most = self._reckoned(cells, seat, observer)
                if least != most:
                    known = {name: Range(*ends) for name, *ends in zip(RESOURCES, least, most, strict=True)}
                    found.append(Knowledge(observer, seat, known))
        return tuple(found)

    def _march(self, cells: vec[i64]) -> March:
        holders = dict(zip(ADVISERS, list(cells[ADVISER : ADVISER + len(ADVISERS)]), strict=True))
        return March(
            passed=cells[PASSED],
            stack_cards=sum(list(cells[STACK : STACK + RESOURCES_KNOWN])),
            stack_used_up=bool(cells[STACK_OVER]),
            tiles_left=counted(cells, TILES_UNSEEN, EVENTS),
            advisers={name: holder for name, holder in holders.items() if holder >= 0},
            left_out=next((name for name, holder in holders.items() if holder == LEFT_OUT), None),
            tiles_gone=counted(cells, TILES_GONE, EVENTS),
            knights_under=cells[KNIGHTS_UNDER],
            auction=self._auction(cells),
            marched=bool(cells[MARCHED]),
        )

    def _auction(self, cells: vec[i64]) -> AuctionView | None:
        if cells[AUCTION] == NONE:
            return None
        return AuctionView(
            event=AUCTIONS[cells[AUCTION]],
            bid=cells[BID],
            bidder=or_none(cells[BIDDER]),
            turn=or_none(cells[BID_TURN]),
            paid=cells[PAID],
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
