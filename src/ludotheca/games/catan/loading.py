"""A state from a view: what the view hides is dealt at random, as far as what is known of it allows."""

from typing import Final

from ludotheca.engine.luck import Luck
from ludotheca.games.catan.actions import ALEXANDER_PHASES, CATAN_PHASES
from ludotheca.games.catan.board import ALEXANDER_BOARD, ANY_GOOD, CATAN_BOARD, DESERT, GOLD, NONE, Board
from ludotheca.games.catan.building import put_city, put_settlement
from ludotheca.games.catan.data import (
    ALEXANDER_PLAN,
    BASE_PLAN,
    DEVELOPMENTS,
    GOODS,
    NUMBERS,
    RESOURCES,
    TERRAINS,
    BoardPlan,
)
from ludotheca.games.catan.dice import dice_due, dice_left
from ludotheca.games.catan.imagining import deal_developments, deal_discards, deal_hands
from ludotheca.games.catan.layout import equip
from ludotheca.games.catan.loading_march import earliest_turn, read_advisers, read_march, read_stack, read_tiles
from ludotheca.games.catan.meta import ALEXANDER_META, CATAN_META
from ludotheca.games.catan.notation import ANSWERS, PHASES
from ludotheca.games.catan.reading import fail, read_counts, read_place, read_seat
from ludotheca.games.catan.roads import largest_army_holder, lay_road, longest_road_holder, measure
from ludotheca.games.catan.soundness import check
from ludotheca.games.catan.soundness_board import check_land, founding_place
from ludotheca.games.catan.state import (
    ANSWER,
    ARMY,
    ASKED,
    BANK,
    CARDS,
    CITIES_AT_START,
    COINS,
    COUNTER_GIVE,
    COUNTER_WANT,
    CROWDED,
    DICE_DECK,
    DICE_LEFT,
    DICE_PAIRS,
    DIE_FACES,
    DIE_ONE,
    DIE_TWO,
    DISCARDS,
    FIRST,
    FOUNDED,
    FOUNDING,
    FREE_ROADS,
    GIVE,
    GOODS_KNOWN,
    HAND,
    HAND_LIMIT,
    HARBOUR,
    HAS_ROLLED,
    KNIGHTS,
    LONGEST,
    MOST_OFFERS,
    MOST_TURNS,
    NAMED,
    NUMBER,
    PHASE,
    PLAYED,
    POWERS,
    PROPOSALS,
    ROAD,
    ROADS_AT_START,
    ROADS_LEFT,
    ROBBER,
    SCENARIO_HAND_LIMIT,
    SETTLEMENTS_AT_START,
    TERRAIN,
    TURN,
    TURNS,
    WANT,
    CatanState,
)
from ludotheca.games.catan.trading import all_others
from ludotheca.games.catan.views import AlexanderView, Player, View

DIE: Final = range(1, DIE_FACES + 1)
ANSWER_NUMBERS: Final = {name: number for number, name in ANSWERS.items()}
OFFER_PHASES: Final = ("offer", "answer", "partner")
FOUNDING_PHASES: Final = ("found-settlement", "found-road")
BEFORE_ROLL: Final = (*FOUNDING_PHASES, "roll", "place-robber")
ROADS_FREE: Final = 2


class Reader:
    """Reads the views of one board's states, and refuses what no table could show."""

    def __init__(self, board: Board, plan: BoardPlan) -> None:
        self.board = board
        self.plan = plan
        self.meta = ALEXANDER_META if plan.route else CATAN_META
        self.goods: tuple[str, ...] = GOODS if plan.route else RESOURCES
        self.phases = (*(ALEXANDER_PHASES if plan.route else CATAN_PHASES), "over")
        self.hand_limit = SCENARIO_HAND_LIMIT if plan.route else HAND_LIMIT
        self.coins = COINS if plan.route else 0

    def load(self, view: View, luck: Luck) -> CatanState:
        state = self._equip(view)
        self._read_land(state, view)
        for seat, player in enumerate(view.players):
            self._read_buildings(state, seat, player)
        for seat, player in enumerate(view.players):
            measure(state, self.board, seat)
            self._read_cards(state, seat, player)
        self._read_turn(state, view)
        self._read_founding(state, view)
        if isinstance(view, AlexanderView):
            read_march(state, self.board, view)
        self._read_counters(state, view)
        self._read_bank(state, view)
        if isinstance(view, AlexanderView):
            read_stack(state, view)
            read_tiles(state, view)
            read_advisers(state, view)
        self._read_awards(state, view)
        self._read_offer(state, view)
        deal_hands(state, view, luck)
        deal_developments(state, self.board, view, luck)
        deal_discards(state, view, self.hand_limit, luck)
        check(state, self.board, self.hand_limit)
        return state

    def _equip(self, view: View) -> CatanState:
        """CAT-1.1, CAT-2.1 to CAT-2.4: the table as it is set up, with its settings."""
        seats = len(view.players)
        try:
            self.meta.check_seats(seats)
        except ValueError as error:
            fail("players", str(error))
        points = self.meta.options["points_to_win"].choices
        if view.points_to_win not in points:
            fail("points_to_win", f"can be {points[0]} to {points[-1]}")
        return equip(
            self.board,
            seats,
            {
                "points_to_win": view.points_to_win,
                "friendly_robber": view.friendly_robber,
                "dice_deck": view.dice_deck,
                "player_trade": view.player_trade,
            },
        )

    def _read_land(self, state: CatanState, view: View) -> None:
        cells = state.cells
        for name, land in (view.land or {}).items():
            place = read_place("land", name, self.board.hex_numbers)
            if land.terrain not in TERRAINS or (land.number and land.number not in NUMBERS):
                fail(f"land.{name}", f"cannot be {land.terrain} {land.number}")
            cells[TERRAIN + place] = TERRAINS.index(land.terrain)
            cells[NUMBER + place] = land.number
            if (land.number == 0) != (land.terrain == "desert"):
                fail(f"land.{name}", "a desert has no number, all else has one")
        kinds = [harbour.kind for harbour in self.plan.harbours] if view.harbours is None else view.harbours
        if len(kinds) != len(self.plan.harbours):
            fail("harbours", f"there must be {len(self.plan.harbours)}, not {len(kinds)}")
        for k, kind in enumerate(kinds):
            if kind not in ("any", *RESOURCES):
                fail(f"harbours[{k}]", f"there is no harbour '{kind}'")
            cells[HARBOUR + k] = ANY_GOOD if kind == "any" else RESOURCES.index(kind)
        check_land(state, self.board)
        if view.robber is not None:
            cells[ROBBER] = read_place("robber", view.robber, self.board.hex_numbers)
        elif self.plan.route:
            cells[ROBBER] = self.board.robber_start
        else:
            terrains = [int(cells[TERRAIN + place]) for place in range(len(self.board.hex_names))]
            cells[ROBBER] = terrains.index(DESERT)

    def _read_buildings(self, state: CatanState, seat: int, player: Player) -> None:
        cells = state.cells
        path = f"players[{seat}]"
        for kind, names, count in (
            ("roads", player.roads, ROADS_AT_START),
            ("settlements", player.settlements, SETTLEMENTS_AT_START),
            ("cities", player.cities, CITIES_AT_START),
        ):
            if len(names) > count:
                fail(f"{path}.{kind}", f"a player has {count} of them, not {len(names)}")
        for kind, names in (("cities", player.cities), ("settlements", player.settlements)):
            for name in names:
                crossing = read_place(f"{path}.{kind}", name, self.board.crossing_numbers)
                if cells[CROWDED + crossing]:
                    fail(f"{path}.{kind}", f"there is another building at {name} or next to it")
                put_settlement(state, self.board, seat, crossing, None)
                if kind == "cities":
                    put_city(state, seat, crossing)
        for name in player.roads:
            edge = read_place(f"{path}.roads", name, self.board.edge_numbers)
            if cells[ROAD + edge]:
                fail(f"{path}.roads", f"there is another road at {name}")
            cells[ROADS_LEFT + seat] -= 1
            lay_road(state, self.board, seat, edge)

    def _read_cards(self, state: CatanState, seat: int, player: Player) -> None:
        """Cards that are told, gold, and knights; hands that are not told are dealt later."""
        cells = state.cells
        path = f"players[{seat}]"
        if player.knights < 0 or player.gold < 0:
            fail(f"{path}.{'knights' if player.knights < 0 else 'gold'}", "must not be negative")
        if not self.plan.route and (player.gold or player.tiles or player.has_passed or player.overbid):
            fail(path, "there are neither gold nor tiles nor auctions in the base game")
        cells[KNIGHTS + seat] = player.knights
        cells[HAND + seat * GOODS_KNOWN + GOLD] = player.gold
        if player.hand is None:
            if player.cards is None or player.cards < 0:
                fail(f"{path}.cards", "must be told where the hand is not")
            cells[CARDS + seat] = player.cards
            return
        cells[CARDS + seat] = read_counts(state, f"{path}.hand", player.hand, RESOURCES, HAND + seat * GOODS_KNOWN)
        if player.cards is not None and player.cards != cells[CARDS + seat]:
            fail(f"{path}.cards", f"must be {cells[CARDS + seat]}, as in the hand")

    def _read_turn(self, state: CatanState, view: View) -> None:
        cells = state.cells
        cells[TURN] = read_seat(state, "turn", view.turn)
        if view.phase not in self.phases:
            fail("phase", f"there is no phase '{view.phase}' in this game")
        cells[PHASE] = PHASES[view.phase]
        cells[HAS_ROLLED] = view.has_rolled and view.phase not in BEFORE_ROLL
        if view.dice is not None:
            _pair(view.dice, "dice")
            cells[DIE_ONE], cells[DIE_TWO] = view.dice
        if view.played is not None:
            if view.played not in DEVELOPMENTS:
                fail("played", f"there is no card '{view.played}'")
            cells[PLAYED] = DEVELOPMENTS.index(view.played) + 1
        if view.named is not None:
            if view.named not in RESOURCES:
                fail("named", f"there is no resource '{view.named}'")
            cells[NAMED] = RESOURCES.index(view.named)
        if not 0 <= view.free_roads <= ROADS_FREE:
            fail("free_roads", f"cannot be {view.free_roads}")
        if (view.free_roads > 0) != (view.phase == "free-road"):
            fail("free_roads", "must be there in the phase 'free-road', and only there")
        cells[FREE_ROADS] = view.free_roads

    def _read_founding(self, state: CatanState, view: View) -> None:
        """CAT-1.2: once it is over, a position need not tell that it was."""
        cells = state.cells
        in_all = 0 if self.plan.route else 2 * len(view.players)
        is_on = view.phase in FOUNDING_PHASES
        if not 0 <= view.founding <= in_all or (not is_on and view.founding not in (0, in_all)):
            fail("founding", f"cannot be {view.founding}")
        cells[FOUNDING] = view.founding if is_on else in_all
        if (view.founded is not None) != (view.phase == "found-road"):
            fail("founded", "must be there in the phase 'found-road', and only there")
        if view.founded is not None:
            cells[FOUNDED] = read_place("founded", view.founded, self.board.crossing_numbers)

    def _read_counters(self, state: CatanState, view: View) -> None:
        """The deck of dice, and which turn it is: the earliest that it can be, unless it is told."""
        cells = state.cells
        seats = len(view.players)
        self._read_dice(state, view)
        if view.turns is not None and not 1 <= view.turns <= MOST_TURNS:
            fail("turns", f"cannot be {view.turns}")
        if view.first is not None:
            cells[FIRST] = read_seat(state, "first", view.first)
        cells[TURNS] = view.turns or self._earliest(state, view)
        if view.first is None:
            before = founding_place(state) if view.phase in FOUNDING_PHASES else cells[TURNS] - 1
            cells[FIRST] = (cells[TURN] - before) % seats

    def _read_dice(self, state: CatanState, view: View) -> None:
        """CAT-2.3: left out, the deck has all but what was rolled in this turn."""
        cells = state.cells
        if view.dice_left is None:
            if view.dice_deck and view.dice is not None:
                cells[DICE_LEFT + _pair(view.dice, "dice")] = 0
            return
        if not view.dice_deck:
            fail("dice_left", "there is no deck of dice")
        if len(set(view.dice_left)) < len(view.dice_left) or view.dice in view.dice_left:
            fail("dice_left", "every pair of dice is there once, and not if it has just been rolled")
        for pair in range(DICE_PAIRS):
            cells[DICE_LEFT + pair] = 0
        for k, dice in enumerate(view.dice_left):
            cells[DICE_LEFT + _pair(dice, f"dice_left[{k}]")] = 1

    def _earliest(self, state: CatanState, view: View) -> int:
        """The first turn that agrees with the start player, the deck of dice, and Alexander's march."""
        cells = state.cells
        if view.phase in FOUNDING_PHASES:
            return 1
        earliest = earliest_turn(state, self.board)
        for turns in range(earliest, earliest + DICE_PAIRS + 1):
            cells[TURNS] = turns
            is_turn = view.first is None or (cells[FIRST] + turns - 1 - cells[TURN]) % len(view.players) == 0
            if is_turn and (not cells[DICE_DECK] or dice_left(state) == dice_due(state, self.board)):
                return turns
        return earliest

    def _read_bank(self, state: CatanState, view: View) -> None:
        """The bank, and coins: whatever is not told is all that nobody has."""
        cells = state.cells
        held = sum(player.gold for player in view.players)
        if view.bank is not None:
            read_counts(state, "bank", view.bank, self.goods, BANK)
        else:
            cells[BANK + GOLD] = self.coins - held
        if cells[BANK + GOLD] < 0 or cells[BANK + GOLD] + held != self.coins:
            fail("players", f"there are {self.coins} coins in all")

    def _read_offer(self, state: CatanState, view: View) -> None:
        """CAT-1.8, CAT-2.5: the present offer counts, once the others have been asked."""
        cells = state.cells
        if not 0 <= view.proposals <= MOST_OFFERS:
            fail("proposals", f"cannot be {view.proposals}")
        cells[PROPOSALS] = max(view.proposals, view.phase in ("answer", "partner"))
        if (view.offer is not None) != (view.phase in OFFER_PHASES):
            fail("offer", f"must be there in the phases {', '.join(OFFER_PHASES)}, and only there")
        if view.offer is not None:
            read_counts(state, "offer.give", view.offer.give, self.goods, GIVE)
            read_counts(state, "offer.want", view.offer.want, self.goods, WANT)
            for seat in view.offer.to:
                cells[ASKED] |= POWERS[read_seat(state, "offer.to", seat)]
            if not view.offer.to and view.phase != "offer":
                cells[ASKED] = all_others(state)
        for seat, player in enumerate(view.players):
            self._read_answer(state, seat, player)

    def _read_answer(self, state: CatanState, seat: int, player: Player) -> None:
        """CAT-1.5, CAT-1.8: what somebody has chosen while others choose too."""
        cells = state.cells
        path = f"players[{seat}]"
        if player.discards < 0:
            fail(f"{path}.discards", "must not be negative")
        cells[DISCARDS + seat] = player.discards
        cells[ANSWER + seat] = ANSWER_NUMBERS[player.answer]
        if player.counter is not None:
            own = seat * GOODS_KNOWN
            read_counts(state, f"{path}.counter.give", player.counter.give, self.goods, COUNTER_GIVE + own)
            read_counts(state, f"{path}.counter.want", player.counter.want, self.goods, COUNTER_WANT + own)

    def _read_awards(self, state: CatanState, view: View) -> None:
        """CAT-1.10: left out, whoever alone has most holds them."""
        cells = state.cells
        # Putting the buildings down may have given it to somebody on the way.
        cells[LONGEST] = longest_road_holder(state, NONE)
        cells[ARMY] = largest_army_holder(state, NONE)
        if view.longest_road is not None:
            cells[LONGEST] = read_seat(state, "longest_road", view.longest_road)
        if view.largest_army is not None:
            cells[ARMY] = read_seat(state, "largest_army", view.largest_army)


def _pair(dice: tuple[int, int], path: str) -> int:
    """The number of a pair of dice."""
    if not set(dice) <= set(DIE):
        fail(path, f"must be from 1 to {DIE_FACES}")
    return (dice[0] - 1) * DIE_FACES + dice[1] - 1


CATAN_READER: Final = Reader(CATAN_BOARD, BASE_PLAN)
ALEXANDER_READER: Final = Reader(ALEXANDER_BOARD, ALEXANDER_PLAN)
