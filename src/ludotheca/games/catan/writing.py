"""Catan's position in words: what the browser draws, a test sets up, a bot imagines and a file keeps."""

from typing import Any, Final, Generic, Literal, TypeVar, final

from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from ludotheca.engine.counts import counted
from ludotheca.engine.rules import EVERYTHING
from ludotheca.engine.words import Value, Words
from ludotheca.games.catan import layout as at
from ludotheca.games.catan.board import BOARD, Board
from ludotheca.games.catan.data import DESERT, DEVELOPMENTS, PLAN, RESOURCES, BoardPlan
from ludotheca.games.catan.knowledge import Ranges, known, reckoned
from ludotheca.games.catan.state import places
from ludotheca.games.catan.trading import asked
from ludotheca.games.catan.views import Knowledge, Land, Offer, Player, Proposal, Range, View

PHASE_NUMBERS: Final[dict[str, int]] = {
    "found-settlement": at.FOUND_SETTLEMENT,
    "found-road": at.FOUND_ROAD,
    "roll": at.ROLL,
    "discard": at.DISCARD,
    "robber": at.MOVE_ROBBER,
    "main": at.MAIN,
    "free-road": at.FREE_ROAD,
    "offer": at.OFFER,
    "answer": at.ANSWERING,
    "partner": at.PARTNER,
    "over": at.OVER,
}
PHASE_NAMES: Final = {number: name for name, number in PHASE_NUMBERS.items()}
ANSWERS: Final[dict[int, Literal["accepts", "refuses", "counters"] | None]] = {
    at.WAITING: None,
    at.ACCEPTS: "accepts",
    at.REFUSES: "refuses",
    at.COUNTERS: "counters",
}

V = TypeVar("V", bound=View)


def phase(cells: vec[i64]) -> str:
    return PHASE_NAMES[int(cells[at.PHASE])]


def harbour_name(kind: int) -> str:
    return "any" if kind == at.ANY_GOOD else RESOURCES[kind]


def or_none(seat: int) -> int | None:
    return None if seat == at.NONE else seat


class Writer(Generic[V]):
    """Writes the views of one board's states; ``public`` makes them, and says what everybody sees."""

    def __init__(self, board: Board, plan: BoardPlan, phase_names: dict[int, str]) -> None:
        self.board = board
        self.phase_names = phase_names
        self.goods = plan.goods
        self.crossings = tuple(board.crossing_names)
        self.edges = tuple(board.edge_names)
        self.hexes = tuple(tile.name for tile in plan.tiles)
        self.terrain_names = {number: name for number, name in enumerate(plan.terrains) if name != DESERT}
        self.terrain_names[int(at.DESERT)] = DESERT
        self.terrains = list(board.terrain)
        self.numbers = list(board.number)
        self.harbours = tuple(harbour.kind for harbour in plan.harbours)

    def views(self, cells: vec[i64], seats: list[int | None]) -> list[V]:
        """What seats may know: not the hands and development cards of others, nor the deck."""
        public = self.public(cells)
        return [self._view(cells, public, seat) for seat in seats]

    def public(self, cells: vec[i64]) -> V:
        raise NotImplementedError

    def _view(self, cells: vec[i64], public: V, viewer: int | None) -> V:
        players: list[Player] = []
        for seat, player in enumerate(public.players):
            if viewer in (seat, EVERYTHING):
                players.append(self._own(cells, player, seat))
            else:
                observer = at.SPECTATOR if viewer is None else viewer
                players.append(replace(player, known=_named(known(cells, observer, seat))))
        view = replace(public, players=tuple(players))
        return self.whole(cells, view) if viewer == EVERYTHING else view

    def whole(self, cells: vec[i64], view: V) -> V:
        """With what no seat may know."""
        return replace(view, development_deck=counted(cells, at.DECK, DEVELOPMENTS), knowledge=self._knowledge(cells))

    def fields(self, cells: vec[i64]) -> dict[str, Any]:
        has_offer = cells[at.PHASE] in (at.OFFER, at.ANSWERING, at.PARTNER)
        return {
            "players": tuple([self.player(cells, seat) for seat in range(cells[at.SEATS])]),
            "land": self._land(cells),
            "harbours": self._harbours(cells),
            "robber": self.board.hex_names[cells[at.ROBBER]],
            "bank": dict(zip(self.goods, list(cells[at.BANK : at.BANK + len(self.goods)]), strict=True)),
            "development_left": sum(list(cells[at.DECK : at.DECK + at.DEVELOPMENT_KINDS])),
            "development_used": counted(cells, at.USED, DEVELOPMENTS),
            "turn": cells[at.TURN],
            "first": cells[at.FIRST],
            "phase": self.phase_names[cells[at.PHASE]],
            "dice": (cells[at.DIE_ONE], cells[at.DIE_TWO]) if cells[at.DIE_ONE] else None,
            "dice_left": self._dice_left(cells),
            "has_rolled": bool(cells[at.HAS_ROLLED]),
            "played": DEVELOPMENTS[cells[at.PLAYED] - 1] if cells[at.PLAYED] else None,
            "named": None if cells[at.NAMED] == at.NONE else RESOURCES[cells[at.NAMED]],
            "free_roads": cells[at.FREE_ROADS],
            "founded": None if cells[at.FOUNDED] == at.NONE else self.crossings[cells[at.FOUNDED]],
            "founding": cells[at.FOUNDING],
            "longest_road": or_none(cells[at.LONGEST]),
            "largest_army": or_none(cells[at.ARMY]),
            "offer": Proposal(counted(cells, at.GIVE, self.goods), counted(cells, at.WANT, self.goods), asked(cells))
            if has_offer
            else None,
            "proposals": cells[at.PROPOSALS],
            "points_to_win": cells[at.GOAL],
            "friendly_robber": bool(cells[at.FRIENDLY]),
            "dice_deck": bool(cells[at.DICE_DECK]),
            "player_trade": bool(cells[at.TRADES]),
            "turns": cells[at.TURNS],
        }

    def _dice_left(self, cells: vec[i64]) -> tuple[tuple[int, int], ...] | None:
        """Everybody has seen what is gone."""
        if not cells[at.DICE_DECK]:
            return None
        pairs = (pair for pair in range(at.DICE_PAIRS) if cells[at.DICE_LEFT + pair])
        return tuple((pair // at.DIE_FACES + 1, pair % at.DIE_FACES + 1) for pair in pairs)

    def _land(self, cells: vec[i64]) -> dict[str, Land] | None:
        """The board, unless it is as printed."""
        terrains = list(cells[at.TERRAIN : at.TERRAIN + len(self.hexes)])
        numbers = list(cells[at.NUMBER : at.NUMBER + len(self.hexes)])
        if terrains == self.terrains and numbers == self.numbers:
            return None
        return {name: Land(self.terrain_names[terrains[k]], numbers[k]) for k, name in enumerate(self.hexes)}

    def _harbours(self, cells: vec[i64]) -> tuple[str, ...] | None:
        kinds = tuple(harbour_name(kind) for kind in list(cells[at.HARBOUR : at.HARBOUR + len(self.harbours)]))
        return None if kinds == self.harbours else kinds

    def player(self, cells: vec[i64], seat: int) -> Player:
        """As others see somebody, but for what each of them knows of the hand."""
        is_over = cells[at.PHASE] == at.OVER
        developments = self._developments(cells, seat)
        fresh = self._fresh(cells, seat)
        answer = ANSWERS[cells[at.ANSWER + seat]]
        return Player(
            hand=None,
            cards=cells[at.CARDS + seat],
            developments=developments if is_over else None,
            fresh=fresh if is_over else None,
            development_cards=sum(developments.values()) + sum(fresh.values()),
            knights=cells[at.KNIGHTS + seat],
            roads=tuple([self.edges[edge] for edge in places(cells, at.ROAD, len(self.edges), seat + 1)]),
            settlements=self._buildings(cells, 2 * seat + at.SETTLEMENT),
            cities=self._buildings(cells, 2 * seat + at.CITY),
            discards=cells[at.DISCARDS + seat],
            discarding=None,
            answer=answer,
            counter=self._counter(cells, seat) if answer == "counters" else None,
        )

    def _own(self, cells: vec[i64], player: Player, seat: int) -> Player:
        return replace(
            player,
            hand=counted(cells, at.hand(seat, 0), RESOURCES),
            developments=self._developments(cells, seat),
            fresh=self._fresh(cells, seat),
            discarding=counted(cells, at.discarding(seat, 0), RESOURCES),
            counter=self._counter(cells, seat),
        )

    def _developments(self, cells: vec[i64], seat: int) -> dict[str, int]:
        return counted(cells, at.development(seat, 0), DEVELOPMENTS)

    def _fresh(self, cells: vec[i64], seat: int) -> dict[str, int]:
        """Only the active player has bought a card in this turn."""
        return counted(cells, at.FRESH, DEVELOPMENTS) if cells[at.TURN] == seat else {}

    def _buildings(self, cells: vec[i64], content: int) -> tuple[str, ...]:
        return tuple([self.crossings[place] for place in places(cells, at.BUILDING, len(self.crossings), content)])

    def _counter(self, cells: vec[i64], seat: int) -> Offer | None:
        give = counted(cells, at.counter_give(seat, 0), self.goods)
        want = counted(cells, at.counter_want(seat, 0), self.goods)
        return Offer(give, want) if give or want else None

    def _knowledge(self, cells: vec[i64]) -> tuple[Knowledge, ...]:
        """What each observer must reckon with, where that is not the hand itself."""
        found: list[Knowledge] = []
        for observer in (*range(cells[at.SEATS]), at.SPECTATOR):
            for seat in range(cells[at.SEATS]):
                ranges = _named(reckoned(cells, observer, seat))
                if any(within.least != within.most for within in ranges.values()):
                    found.append(Knowledge(observer, seat, ranges))
        return tuple(found)


def _named(ranges: Ranges) -> dict[str, Range]:
    return {RESOURCES[k]: Range(ranges.least[k], ranges.most[k]) for k in range(at.RESOURCE_KINDS)}


@final
class CatanWriter(Writer[View]):
    def public(self, cells: vec[i64]) -> View:
        return View(**self.fields(cells))


def prompt(cells: vec[i64], seat: int) -> Words:
    """What is asked now."""
    name = phase(cells)
    values: dict[str, Value] = {}
    if name == "discard":
        values = {"count": int(cells[at.DISCARDS + seat])}
    elif name == "free-road":
        values = {"count": int(cells[at.FREE_ROADS])}
    elif name == "answer":
        values = {"seat": int(cells[at.TURN])}
    return Words(f"prompt-{name}", values)


WRITER: Final[CatanWriter] = CatanWriter(BOARD, PLAN, PHASE_NAMES)
