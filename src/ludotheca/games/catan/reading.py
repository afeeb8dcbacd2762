"""A state from a view: what the view hides is dealt at random, as far as what is known of it allows."""

from typing import Final, Generic, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.counts import read_counts
from ludotheca.engine.luck import Luck
from ludotheca.engine.meta import Meta, Options
from ludotheca.engine.positions import check_seats, fail, read_count, read_name, read_seat
from ludotheca.engine.seats import SEAT_BIT
from ludotheca.games.catan import layout as at
from ludotheca.games.catan import limits, roads
from ludotheca.games.catan.board import BOARD, Board, harbour_number, terrain_number
from ludotheca.games.catan.building import put_city, put_settlement
from ludotheca.games.catan.data import (
    DESERT,
    DEVELOPMENT_COUNTS,
    DEVELOPMENTS,
    NUMBERS,
    PLAN,
    RESOURCE_CARDS,
    RESOURCES,
    BoardPlan,
)
from ludotheca.games.catan.dealing import DEALER, Dealer
from ludotheca.games.catan.dice import dice_due, dice_left
from ludotheca.games.catan.hidden import deal_hidden
from ludotheca.games.catan.meta import META
from ludotheca.games.catan.setting_up import equip
from ludotheca.games.catan.soundness_board import founding_place
from ludotheca.games.catan.state import CatanState
from ludotheca.games.catan.trading import all_others
from ludotheca.games.catan.views import Player, View
from ludotheca.games.catan.writing import ANSWERS, PHASE_NUMBERS

DIE: Final = range(1, at.DIE_FACES + 1)
RESOURCE_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(RESOURCES)}
DEVELOPMENT_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(DEVELOPMENTS)}
HARBOUR_NUMBERS: Final[dict[str, int]] = {kind: harbour_number(kind) for kind in ("any", *RESOURCES)}
ANSWER_NUMBERS: Final = {name: number for number, name in ANSWERS.items()}
OFFER_PHASES: Final = ("offer", "answer", "partner")
FOUNDING_PHASES: Final = ("found-settlement", "found-road")

V = TypeVar("V", bound=View)


class Reader(Generic[V]):
    """Reads the views of one board's states, and refuses what no table could show; ``load`` says in which order."""

    def __init__(self, board: Board, plan: BoardPlan, meta: Meta, dealer: Dealer) -> None:
        self.board = board
        self.plan = plan
        self.meta = meta
        self.dealer = dealer
        self.sound = dealer.sound

    def equip(self, view: V, size: int) -> CatanState:
        """CAT-1.1, CAT-2.1 to CAT-2.4: the table as it is set up, with its settings; ``size``: how many cells."""
        seats = check_seats("players", len(view.players), self.meta)
        points = self.meta.options["points_to_win"].choices
        if view.points_to_win not in points:
            fail("points_to_win", f"can be {points[0]} to {points[-1]}")
        settings: Options = {
            "points_to_win": view.points_to_win,
            "friendly_robber": view.friendly_robber,
            "dice_deck": view.dice_deck,
            "player_trade": view.player_trade,
        }
        return equip(self.board, seats, settings, size)

    def read_table(self, cells: vec[i64], view: V) -> None:
        """The land, and what the players have on it and in their hands."""
        self._read_land(cells, view)
        for seat, player in enumerate(view.players):
            self._read_buildings(cells, seat, player)
        for seat, player in enumerate(view.players):
            roads.measure(cells, self.board, seat)
            self.read_cards(cells, seat, player)

    def _read_land(self, cells: vec[i64], view: V) -> None:
        for name, land in (view.land or {}).items():
            place = read_name("land", "place", name, self.board.hex_numbers)
            if land.terrain not in self.plan.terrains or (land.number and land.number not in NUMBERS):
                fail(f"land.{name}", f"cannot be {land.terrain} {land.number}")
            cells[at.TERRAIN + place] = terrain_number(self.plan, land.terrain)
            cells[at.NUMBER + place] = land.number
            if (land.number == 0) != (land.terrain == DESERT):
                fail(f"land.{name}", "a desert has no number, all else has one")
        kinds = [harbour.kind for harbour in self.plan.harbours] if view.harbours is None else view.harbours
        if len(kinds) != len(self.plan.harbours):
            fail("harbours", f"there must be {len(self.plan.harbours)}, not {len(kinds)}")
        for k, kind in enumerate(kinds):
            cells[at.HARBOUR + k] = read_name(f"harbours[{k}]", "harbour", kind, HARBOUR_NUMBERS)
        self.sound.check_land(cells)
        if view.robber is not None:
            cells[at.ROBBER] = read_name("robber", "place", view.robber, self.board.hex_numbers)
        else:
            cells[at.ROBBER] = self.robber_start(cells)

    def robber_start(self, cells: vec[i64]) -> i64:
        """CAT-1.1: the desert, wherever it lies."""
        terrains = [int(cells[at.TERRAIN + place]) for place in range(len(self.board.hex_names))]
        return terrains.index(at.DESERT)

    def _read_buildings(self, cells: vec[i64], seat: int, player: Player) -> None:
        path = f"players[{seat}]"
        for kind, names, count in (
            ("roads", player.roads, limits.ROADS_AT_START),
            ("settlements", player.settlements, limits.SETTLEMENTS_AT_START),
            ("cities", player.cities, limits.CITIES_AT_START),
        ):
            if len(names) > count:
                fail(f"{path}.{kind}", f"a player has {count} of them, not {len(names)}")
        for kind, names in (("cities", player.cities), ("settlements", player.settlements)):
            for name in names:
                crossing = read_name(f"{path}.{kind}", "place", name, self.board.crossing_numbers)
                if cells[at.CROWDED + crossing]:
                    fail(f"{path}.{kind}", f"there is another building at {name} or next to it")
                put_settlement(cells, self.board, seat, crossing, None)
                if kind == "cities":
                    put_city(cells, seat, crossing)
        for name in player.roads:
            edge = read_name(f"{path}.roads", "place", name, self.board.edge_numbers)
            if cells[at.ROAD + edge]:
                fail(f"{path}.roads", f"there is another road at {name}")
            cells[at.ROADS_LEFT + seat] -= 1
            roads.lay_road(cells, self.board, seat, edge)

    def read_cards(self, cells: vec[i64], seat: int, player: Player) -> None:
        """Cards that are given, and knights; hands that are not given are dealt later."""
        path = f"players[{seat}]"
        cells[at.KNIGHTS + seat] = read_count(f"{path}.knights", player.knights, 0, DEVELOPMENT_COUNTS[at.KNIGHT])
        if player.hand is None:
            if player.cards is None:
                fail(f"{path}.cards", "must be given where the hand is not")
            cells[at.CARDS + seat] = read_count(f"{path}.cards", player.cards, 0, RESOURCE_CARDS)
            return
        cells[at.CARDS + seat] = read_counts(cells, f"{path}.hand", player.hand, RESOURCES, at.hand(seat, 0))
        if player.cards is not None and player.cards != cells[at.CARDS + seat]:
            fail(f"{path}.cards", f"must be {cells[at.CARDS + seat]}, as in the hand")

    def read_turn(self, cells: vec[i64], view: V, phases: dict[str, int]) -> None:
        """Whose turn it is and how far it is; ``phases``: those of the game, with their numbers."""
        seats = len(view.players)
        cells[at.TURN] = read_seat("turn", view.turn, seats)
        cells[at.PHASE] = read_name("phase", "phase", view.phase, phases)
        is_before = view.phase == "roll" or view.phase in FOUNDING_PHASES
        cells[at.HAS_ROLLED] = view.has_rolled and not is_before
        if view.dice is not None:
            _pair(view.dice, "dice")
            cells[at.DIE_ONE], cells[at.DIE_TWO] = view.dice
        if view.played is not None:
            cells[at.PLAYED] = read_name("played", "card", view.played, DEVELOPMENT_NUMBERS) + 1
        if view.named is not None:
            cells[at.NAMED] = read_name("named", "resource", view.named, RESOURCE_NUMBERS)
        cells[at.FREE_ROADS] = read_count("free_roads", view.free_roads, 0, limits.FREE_ROADS)
        if (view.free_roads > 0) != (view.phase == "free-road"):
            fail("free_roads", "must be there in the phase 'free-road', and only there")

    def read_founding(self, cells: vec[i64], view: V) -> None:
        """CAT-1.2: once it is over, a position need not say that it was."""
        in_all = self.foundings(len(view.players))
        is_on = view.phase in FOUNDING_PHASES
        if not 0 <= view.founding <= in_all or (not is_on and view.founding not in (0, in_all)):
            fail("founding", f"cannot be {view.founding}")
        cells[at.FOUNDING] = view.founding if is_on else in_all
        if (view.founded is not None) != (view.phase == "found-road"):
            fail("founded", "must be there in the phase 'found-road', and only there")
        if view.founded is not None:
            cells[at.FOUNDED] = read_name("founded", "place", view.founded, self.board.crossing_numbers)

    def foundings(self, seats: int) -> int:
        """CAT-1.2: settlements that are founded before the first turn."""
        return 2 * seats

    def read_counters(self, cells: vec[i64], view: V) -> None:
        """The deck of dice, and which turn it is: the earliest that it can be, unless it is given."""
        seats = len(view.players)
        self._read_dice(cells, view)
        if view.turns is not None:
            read_count("turns", view.turns, 1, limits.MOST_TURNS)
        if view.first is not None:
            cells[at.FIRST] = read_seat("first", view.first, seats)
        cells[at.TURNS] = view.turns or self._earliest(cells, view)
        if view.first is None:
            before = founding_place(cells) if view.phase in FOUNDING_PHASES else cells[at.TURNS] - 1
            cells[at.FIRST] = (cells[at.TURN] - before) % seats

    def _read_dice(self, cells: vec[i64], view: V) -> None:
        """CAT-2.3: left out, the deck has all but what was rolled in this turn."""
        if view.dice_left is None:
            if view.dice_deck and view.dice is not None:
                cells[at.DICE_LEFT + _pair(view.dice, "dice")] = 0
            return
        if not view.dice_deck:
            fail("dice_left", "there is no deck of dice")
        if len(set(view.dice_left)) < len(view.dice_left) or view.dice in view.dice_left:
            fail("dice_left", "every pair of dice is there once, and not if it has just been rolled")
        for pair in range(at.DICE_PAIRS):
            cells[at.DICE_LEFT + pair] = 0
        for k, dice in enumerate(view.dice_left):
            cells[at.DICE_LEFT + _pair(dice, f"dice_left[{k}]")] = 1

    def _earliest(self, cells: vec[i64], view: V) -> int:
        """The first turn that agrees with the start player and the deck of dice."""
        if view.phase in FOUNDING_PHASES:
            return 1
        earliest = self.earliest_turn(cells)
        for turns in range(earliest, earliest + at.DICE_PAIRS + 1):
            cells[at.TURNS] = turns
            is_turn = view.first is None or (cells[at.FIRST] + turns - 1 - cells[at.TURN]) % len(view.players) == 0
            if is_turn and (not cells[at.DICE_DECK] or dice_left(cells) == dice_due(self.sound.rolls(cells))):
                return turns
        return earliest

    def earliest_turn(self, cells: vec[i64]) -> int:
        """The first turn in which the board can look like this."""
        return 1

    def read_bank(self, cells: vec[i64], view: V) -> None:
        """Left out, it is all that nobody has."""
        if view.bank is not None:
            read_counts(cells, "bank", view.bank, self.plan.goods, at.BANK)

    def read_offer(self, cells: vec[i64], view: V) -> None:
        """CAT-1.8, CAT-2.5: the present offer counts, once the others have been asked."""
        proposals = read_count("proposals", view.proposals, 0, limits.MOST_OFFERS)
        cells[at.PROPOSALS] = max(proposals, view.phase in ("answer", "partner"))
        if (view.offer is not None) != (view.phase in OFFER_PHASES):
            fail("offer", f"must be there in the phases {', '.join(OFFER_PHASES)}, and only there")
        if view.offer is not None:
            read_counts(cells, "offer.give", view.offer.give, self.plan.goods, at.GIVE)
            read_counts(cells, "offer.want", view.offer.want, self.plan.goods, at.WANT)
            for seat in view.offer.to:
                cells[at.ASKED] |= SEAT_BIT[read_seat("offer.to", seat, len(view.players))]
            if not view.offer.to and view.phase != "offer":
                cells[at.ASKED] = all_others(cells)
        for seat, player in enumerate(view.players):
            self._read_answer(cells, seat, player)

    def _read_answer(self, cells: vec[i64], seat: int, player: Player) -> None:
        """CAT-1.5, CAT-1.8: what somebody has chosen while others choose too."""
        path = f"players[{seat}]"
        cells[at.DISCARDS + seat] = read_count(f"{path}.discards", player.discards, 0, RESOURCE_CARDS)
        cells[at.ANSWER + seat] = ANSWER_NUMBERS[player.answer]
        if player.counter is not None:
            give, want = at.counter_give(seat, 0), at.counter_want(seat, 0)
            read_counts(cells, f"{path}.counter.give", player.counter.give, self.plan.goods, give)
            read_counts(cells, f"{path}.counter.want", player.counter.want, self.plan.goods, want)

    def read_awards(self, cells: vec[i64], view: V) -> None:
        """CAT-1.10: left out, whoever alone has most holds them."""
        # Putting the buildings down may have given it to somebody on the way.
        cells[at.LONGEST] = roads.longest_road_holder(cells, at.NONE)
        cells[at.ARMY] = roads.largest_army_holder(cells, at.NONE)
        if view.longest_road is not None:
            cells[at.LONGEST] = read_seat("longest_road", view.longest_road, len(view.players))
        if view.largest_army is not None:
            cells[at.ARMY] = read_seat("largest_army", view.largest_army, len(view.players))


def _pair(dice: tuple[int, int], path: str) -> int:
    """The number of a pair of dice."""
    if not set(dice) <= set(DIE):
        fail(path, f"must be from 1 to {at.DIE_FACES}")
    return (dice[0] - 1) * at.DIE_FACES + dice[1] - 1


@final
class CatanReader(Reader[View]):
    def load(self, view: View, luck: Luck) -> CatanState:
        state = self.equip(view, at.SIZE)
        cells = state.cells
        self.read_table(cells, view)
        self.read_turn(cells, view, PHASE_NUMBERS)
        self.read_founding(cells, view)
        self.read_counters(cells, view)
        self.read_bank(cells, view)
        self.read_awards(cells, view)
        self.read_offer(cells, view)
        deal_hidden(cells, self.dealer, view, 0, luck)
        self.sound.check(cells)
        return state

    def read_cards(self, cells: vec[i64], seat: int, player: Player) -> None:
        if player.gold or player.tiles or player.has_passed or player.overbid:
            fail(f"players[{seat}]", "gold, tiles, has_passed and overbid are for a scenario")
        super().read_cards(cells, seat, player)


READER: Final[CatanReader] = CatanReader(BOARD, PLAN, META, DEALER)
