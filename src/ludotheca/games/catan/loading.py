"""A state from a view: what the view hides is dealt at random, as far as what is known of it allows."""

from typing import Final

from ludotheca.engine.luck import Luck
from ludotheca.games.catan.auctions import open_bidding
from ludotheca.games.catan.board import (
    ALEXANDER_BOARD,
    ANY_GOOD,
    CATAN_BOARD,
    DESERT,
    EVENT_TILES,
    EVENTS_KNOWN,
    GOLD,
    NONE,
    Board,
)
from ludotheca.games.catan.building import put_city, put_settlement
from ludotheca.games.catan.data import (
    ALEXANDER_PLAN,
    AUCTIONS,
    BASE_PLAN,
    DEVELOPMENT_COUNTS,
    DEVELOPMENTS,
    EVENTS,
    GOODS,
    NUMBERS,
    RESOURCES,
    TERRAINS,
    BoardPlan,
)
from ludotheca.games.catan.dealing import Holder, deal
from ludotheca.games.catan.dice import fill_dice
from ludotheca.games.catan.imagining import deal_hands
from ludotheca.games.catan.meta import ALEXANDER_META, CATAN_META
from ludotheca.games.catan.notation import ADVISERS, ANSWERS, PHASES
from ludotheca.games.catan.roads import SHORTEST_AWARDED, SMALLEST_ARMY, lay_road, measure
from ludotheca.games.catan.robber import open_points
from ludotheca.games.catan.soundness import OFFER_PHASES, check, fail
from ludotheca.games.catan.state import (
    ADVISER,
    ANSWER,
    ARMY,
    ASKED,
    AUCTION,
    BANK,
    BANK_RATE,
    BID,
    BID_TURN,
    BIDDER,
    CARDS,
    CITIES_AT_START,
    CITIES_LEFT,
    COINS,
    COUNTER_GIVE,
    COUNTER_WANT,
    CROWDED,
    DECK,
    DEVELOPMENTS_KNOWN,
    DICE_DECK,
    DICE_LEFT,
    DIE_FACES,
    DIE_ONE,
    DIE_TWO,
    DISCARDING,
    DISCARDS,
    FIRST,
    FORBID_OVERBIDS,
    FOUNDED,
    FOUNDING,
    FREE_ROADS,
    FRESH,
    FRIENDLY,
    GIVE,
    GOAL,
    GOODS_KNOWN,
    HAND,
    HAND_LIMIT,
    HARBOUR,
    HAS_ROLLED,
    KNIGHT,
    KNIGHTS,
    KNIGHTS_UNDER,
    LEFT_OUT,
    LENGTH,
    LONGEST,
    MARCHED,
    MOST_OFFERS,
    NAMED,
    NUMBER,
    OUT,
    OVERBID,
    PAID,
    PASSED,
    PHASE,
    PLAYED,
    POWERS,
    PROPOSALS,
    RATE,
    RESOURCES_KNOWN,
    ROAD,
    ROADS_AT_START,
    ROADS_LEFT,
    ROBBER,
    SCENARIO_HAND_LIMIT,
    SETTLEMENTS_AT_START,
    SETTLEMENTS_LEFT,
    STACK,
    STACK_OVER,
    TERRAIN,
    TILES,
    TILES_GONE,
    TILES_UNSEEN,
    TRADES,
    TURN,
    TURNS,
    USED,
    VICTORY_POINT,
    WANT,
    CatanState,
    blank,
)
from ludotheca.games.catan.state import DEVELOPMENTS as DEVELOPMENTS_CELL
from ludotheca.games.catan.trading import all_others
from ludotheca.games.catan.views import AlexanderView, AuctionView, Player, View

DIE: Final = range(1, DIE_FACES + 1)
ANSWER_NUMBERS: Final = {name: number for number, name in ANSWERS.items()}
AUCTION_PHASES: Final = ("bid", "pay")


class Reader:
    """Reads the views of one board's states; each part refuses what no table could show."""

    def __init__(self, board: Board, plan: BoardPlan) -> None:
        self.board = board
        self.plan = plan
        self.meta = ALEXANDER_META if plan.route else CATAN_META
        self.goods: tuple[str, ...] = GOODS if plan.route else RESOURCES
        self.hand_limit = SCENARIO_HAND_LIMIT if plan.route else HAND_LIMIT

    def load(self, view: View, luck: Luck) -> CatanState:
        seats = len(view.players)
        try:
            self.meta.check_seats(seats)
        except ValueError as error:
            fail("players", str(error))
        state = blank(seats)
        self._read_settings(state, view)
        self._read_land(state, view)
        for seat, player in enumerate(view.players):
            self._read_buildings(state, seat, player)
        for seat in range(seats):
            measure(state, self.board, seat)
        self._read_turn(state, view)
        if isinstance(view, AlexanderView):
            state.cells[FORBID_OVERBIDS] = view.forbid_overbids
            self._read_march(state, view)
        self._read_bank(state, view)
        self._read_awards(state, view)
        deal_hands(state, view, luck)
        self._deal_developments(state, view, luck)
        for seat, player in enumerate(view.players):
            self._read_choices(state, seat, player, luck)
        check(state, self.board, view)
        return state

    def _read_settings(self, state: CatanState, view: View) -> None:
        """CAT-2.1 to CAT-2.4."""
        cells = state.cells
        points = self.meta.options["points_to_win"].choices
        if view.points_to_win not in points:
            fail("points_to_win", f"can be {points[0]} to {points[-1]}")
        cells[GOAL] = view.points_to_win
        cells[FRIENDLY] = view.friendly_robber
        cells[TRADES] = view.player_trade
        cells[DICE_DECK] = view.dice_deck
        if view.dice_left is None:
            if view.dice_deck:
                fill_dice(state)
                if view.dice is not None:
                    cells[DICE_LEFT + _pair(view.dice, "dice")] = 0
            return
        if not view.dice_deck:
            fail("dice_left", "there is no deck of dice")
        for k, dice in enumerate(view.dice_left):
            cells[DICE_LEFT + _pair(dice, f"dice_left[{k}]")] += 1
        if len(set(view.dice_left)) < len(view.dice_left) or view.dice in view.dice_left:
            fail("dice_left", "every pair of dice is there once, and not if it has just been rolled")

    def _read_land(self, state: CatanState, view: View) -> None:
        cells = state.cells
        for place in range(len(self.board.hex_numbers)):
            cells[TERRAIN + place] = self.board.terrain[place]
            cells[NUMBER + place] = self.board.number[place]
        for name, land in (view.land or {}).items():
            place = self._place("land", name, self.board.hex_numbers)
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
        if view.robber is None:
            deserts = [place for place in range(len(self.board.hex_numbers)) if cells[TERRAIN + place] == DESERT]
            if not deserts:
                fail("robber", "must be told where there is no desert")
            cells[ROBBER] = self.board.robber_start if self.plan.route else deserts[0]
        else:
            cells[ROBBER] = self._place("robber", view.robber, self.board.hex_numbers)

    def _place(self, path: str, name: str, places: dict[str, int]) -> int:
        if name not in places:
            fail(path, f"there is no place '{name}'")
        return places[name]

    def _read_buildings(self, state: CatanState, seat: int, player: Player) -> None:
        cells = state.cells
        path = f"players[{seat}]"
        cells[ROADS_LEFT + seat] = ROADS_AT_START
        cells[SETTLEMENTS_LEFT + seat] = SETTLEMENTS_AT_START
        cells[CITIES_LEFT + seat] = CITIES_AT_START
        for good in range(GOODS_KNOWN):
            cells[RATE + seat * GOODS_KNOWN + good] = BANK_RATE
        for kind, names, count in (
            ("roads", player.roads, ROADS_AT_START),
            ("settlements", player.settlements, SETTLEMENTS_AT_START),
            ("cities", player.cities, CITIES_AT_START),
        ):
            if len(names) > count:
                fail(f"{path}.{kind}", f"a player has {count} of them, not {len(names)}")
        for k, name in enumerate((*player.cities, *player.settlements)):
            crossing = self._place(
                f"{path}.settlements" if k >= len(player.cities) else f"{path}.cities",
                name,
                self.board.crossing_numbers,
            )
            if cells[CROWDED + crossing]:
                fail(path, f"there is another building at {name} or next to it")
            put_settlement(state, self.board, seat, crossing, None)
            if k < len(player.cities):
                put_city(state, seat, crossing)
        for name in player.roads:
            edge = self._place(f"{path}.roads", name, self.board.edge_numbers)
            if cells[ROAD + edge]:
                fail(f"{path}.roads", f"there is another road at {name}")
            cells[ROADS_LEFT + seat] -= 1
            lay_road(state, self.board, seat, edge)

    def _read_turn(self, state: CatanState, view: View) -> None:
        cells = state.cells
        cells[TURN] = self._seat(view, "turn", view.turn)
        cells[FIRST] = self._seat(view, "first", view.first)
        cells[PHASE] = PHASES[view.phase]
        if not self.plan.route and view.phase in ("place-robber", *AUCTION_PHASES):
            fail("phase", f"the base game has no phase '{view.phase}'")
        if view.dice is not None:
            _pair(view.dice, "dice")
            cells[DIE_ONE], cells[DIE_TWO] = view.dice
        cells[HAS_ROLLED] = view.has_rolled and view.phase not in (
            "found-settlement",
            "found-road",
            "roll",
            "place-robber",
        )
        if view.played is not None:
            if view.played not in DEVELOPMENTS:
                fail("played", f"there is no card '{view.played}'")
            cells[PLAYED] = DEVELOPMENTS.index(view.played) + 1
        if view.named is not None:
            if view.named not in RESOURCES:
                fail("named", f"there is no resource '{view.named}'")
            cells[NAMED] = RESOURCES.index(view.named)
        for path, number, most in (
            ("free_roads", view.free_roads, 2),
            ("founding", view.founding, 2 * len(view.players)),
            ("proposals", view.proposals, MOST_OFFERS),
            ("turns", view.turns, 10**6),
        ):
            if not 0 <= number <= most:
                fail(path, f"cannot be {number}")
        cells[FREE_ROADS] = view.free_roads
        cells[FOUNDING] = view.founding
        # The present offer counts, once the others have been asked.
        cells[PROPOSALS] = max(view.proposals, view.phase in ("answer", "partner"))
        cells[TURNS] = view.turns
        if (view.founded is not None) != (view.phase == "found-road"):
            fail("founded", "must be there in the phase 'found-road', and only there")
        if view.founded is not None:
            cells[FOUNDED] = self._place("founded", view.founded, self.board.crossing_numbers)
        if (view.free_roads > 0) != (view.phase == "free-road"):
            fail("free_roads", "must be there in the phase 'free-road', and only there")
        if (view.offer is not None) != (view.phase in OFFER_PHASES):
            fail("offer", f"must be there in the phases {', '.join(OFFER_PHASES)}, and only there")
        if view.offer is not None:
            self._count(state, "offer.give", view.offer.give, self.goods, GIVE)
            self._count(state, "offer.want", view.offer.want, self.goods, WANT)
            for seat in view.offer.to:
                cells[ASKED] |= POWERS[self._seat(view, "offer.to", seat)]
            if not view.offer.to and view.phase != "offer":
                cells[ASKED] = all_others(state)

    def _seat(self, view: View, path: str, seat: int) -> int:
        if not 0 <= seat < len(view.players):
            fail(path, f"there is no seat {seat}")
        return seat

    def _count(self, state: CatanState, path: str, counts: dict[str, int], names: tuple[str, ...], cell: int) -> int:
        for name, count in counts.items():
            if name not in names or count < 0:
                fail(f"{path}.{name}", f"must be a number of {', '.join(names)}")
            state.cells[cell + names.index(name)] = count
        return sum(counts.values())

    def _read_march(self, state: CatanState, view: AlexanderView) -> None:
        cells = state.cells
        march = view.march
        # The last of the route is Persepolis itself, which nobody passes.
        if not 0 <= march.passed < len(self.plan.route):
            fail("march.passed", f"the route has {len(self.plan.route) - 1} crossings")
        cells[PASSED] = march.passed
        # Before the roll, and while a seven is being paid for, Alexander has not moved yet.
        waits = view.phase in ("roll", "place-robber") or (view.phase == "discard" and march.auction is None)
        cells[MARCHED] = march.marched and not waits
        cells[STACK_OVER] = march.stack_used_up
        if march.knights_under < 0:
            fail("march.knights_under", "must not be negative")
        cells[KNIGHTS_UNDER] = march.knights_under
        self._count(state, "march.tiles_gone", march.tiles_gone, EVENTS, TILES_GONE)
        for name, seat in march.advisers.items():
            if name not in ADVISERS or not 0 <= seat < len(view.players):
                fail(f"march.advisers.{name}", "must be a seat that has one of the three")
            cells[ADVISER + ADVISERS.index(name)] = seat
        if len(set(march.advisers.values())) < len(march.advisers):
            fail("march.advisers", "nobody has two of them")
        if march.left_out is not None:
            if march.left_out not in ADVISERS or march.left_out in march.advisers:
                fail("march.left_out", "must be an adviser that nobody has")
            cells[ADVISER + ADVISERS.index(march.left_out)] = LEFT_OUT
        if march.auction is None and cells[PHASE] in (PHASES["bid"], PHASES["pay"]):
            fail("march.auction", f"must be there in the phases {', '.join(AUCTION_PHASES)}")
        if march.auction is not None:
            self._read_auction(state, view, march.auction)

    def _read_auction(self, state: CatanState, view: View, auction: AuctionView) -> None:
        cells = state.cells
        if auction.event not in AUCTIONS:
            fail("march.auction.event", f"there is no auction '{auction.event}'")
        if cells[PASSED] == 0:
            fail("march.auction", "Alexander has passed no crossing yet")
        cells[AUCTION] = AUCTIONS.index(auction.event)
        for seat, player in enumerate(view.players):
            cells[OVERBID + seat] = player.overbid
        open_bidding(state)
        if auction.bid < 0 or auction.paid < 0:
            fail("march.auction", "its numbers must not be negative")
        cells[BID] = auction.bid
        cells[PAID] = auction.paid
        for path, told, cell in (("bidder", auction.bidder, BIDDER), ("turn", auction.turn, BID_TURN)):
            if told is not None:
                cells[cell] = self._seat(view, f"march.auction.{path}", told)

    def _read_bank(self, state: CatanState, view: View) -> None:
        """The bank, gold, tiles and knights: whatever is not told is all that nobody has."""
        cells = state.cells
        for seat, player in enumerate(view.players):
            path = f"players[{seat}]"
            if player.gold < 0 or player.knights < 0:
                fail(path, "gold and knights must not be negative")
            cells[HAND + seat * GOODS_KNOWN + GOLD] = player.gold
            cells[KNIGHTS + seat] = player.knights
            cells[OUT + seat] = player.has_passed
            self._count(state, f"{path}.tiles", player.tiles, EVENTS, TILES + seat * EVENTS_KNOWN)
            if player.hand is not None:
                cells[CARDS + seat] = self._count(
                    state, f"{path}.hand", player.hand, RESOURCES, HAND + seat * GOODS_KNOWN
                )
                if player.cards is not None and player.cards != cells[CARDS + seat]:
                    fail(f"{path}.cards", f"must be {cells[CARDS + seat]}, as in the hand")
            else:
                if player.cards is None or player.cards < 0:
                    fail(f"{path}.cards", "must be told where the hand is not")
                cells[CARDS + seat] = player.cards
        if view.bank is not None:
            self._count(state, "bank", view.bank, self.goods, BANK)
        elif any(player.hand is None for player in view.players):
            fail("bank", "must be told where a hand is not")
        if not isinstance(view, AlexanderView):
            self._check_gold(state, view, 0)
            return
        self._check_gold(state, view, COINS)
        march = view.march
        for event, name in enumerate(EVENTS):
            seen = int(cells[TILES_GONE + event]) + sum(player.tiles.get(name, 0) for player in view.players)
            seen += march.auction is not None and march.auction.event == name
            left = int(EVENT_TILES[event]) - seen
            cells[TILES_UNSEEN + event] = left if march.tiles_left is None else march.tiles_left.get(name, 0)
            if not 0 <= cells[TILES_UNSEEN + event] <= left:
                fail("march.tiles_left", f"there are {EVENT_TILES[event]} tiles '{name}' in all")
        if march.stack is not None:
            stacked = self._count(state, "march.stack", march.stack, RESOURCES, STACK)
            if march.stack_cards not in (0, stacked):
                fail("march.stack_cards", f"must be {stacked}, as in the stack")
        if march.stack_used_up and (march.stack or march.stack_cards):
            fail("march.stack_used_up", "there are cards in the stack")

    def _check_gold(self, state: CatanState, view: View, coins: int) -> None:
        held = sum(player.gold for player in view.players)
        if view.bank is None:
            state.cells[BANK + GOLD] = coins - held
        if held > coins or state.cells[BANK + GOLD] + held != coins:
            fail("players", f"there are {coins} coins in all")

    def _deal_developments(self, state: CatanState, view: View, luck: Luck) -> None:
        """CAT-1.9: cards nobody has shown are dealt to the hands that hold some, and the rest is the deck."""
        cells = state.cells
        self._count(state, "development_used", view.development_used, DEVELOPMENTS, USED)
        pool = [count - int(cells[USED + kind]) for kind, count in enumerate(DEVELOPMENT_COUNTS)]
        pool[KNIGHT] -= int(cells[KNIGHTS_UNDER]) + sum(player.knights for player in view.players)
        for seat, player in enumerate(view.players):
            path = f"players[{seat}]"
            own = DEVELOPMENTS_CELL + seat * DEVELOPMENTS_KNOWN
            if player.developments is None:
                continue
            held = self._count(state, f"{path}.developments", player.developments, DEVELOPMENTS, own)
            if player.fresh:
                if seat != view.turn:
                    fail(f"{path}.fresh", "only the active player has bought cards in this turn")
                held += self._count(state, f"{path}.fresh", player.fresh, DEVELOPMENTS, FRESH)
            if player.development_cards is not None and player.development_cards != held:
                fail(f"{path}.development_cards", f"must be {held}, as many as are listed")
            for kind in range(DEVELOPMENTS_KNOWN):
                pool[kind] -= int(cells[own + kind]) + (int(cells[FRESH + kind]) if seat == view.turn else 0)
        if view.development_deck is not None:
            self._count(state, "development_deck", view.development_deck, DEVELOPMENTS, DECK)
            if [int(cells[DECK + kind]) for kind in range(DEVELOPMENTS_KNOWN)] != pool:
                fail("development_deck", f"there are {sum(DEVELOPMENT_COUNTS)} development cards in all")
            return
        if min(pool) < 0:
            fail("players", f"there are only {dict(zip(DEVELOPMENTS, DEVELOPMENT_COUNTS, strict=True))}")
        self._deal_unseen(state, view, pool, luck)
        if view.development_left is not None and view.development_left != self._deck_size(state):
            fail("development_left", f"must be {self._deck_size(state)}, all that nobody has")

    def _deck_size(self, state: CatanState) -> int:
        return sum(int(state.cells[DECK + kind]) for kind in range(DEVELOPMENTS_KNOWN))

    def _deal_unseen(self, state: CatanState, view: View, pool: list[int], luck: Luck) -> None:
        """CAT-1.11, ALX-2.1: where it can be, nobody has been dealt the victory points to have won already."""
        cells = state.cells
        hidden = [seat for seat, player in enumerate(view.players) if player.developments is None]
        nothing = [0] * DEVELOPMENTS_KNOWN
        holders = [Holder(view.players[seat].development_cards or 0, nothing, pool.copy()) for seat in hidden]
        sizes = sum(holder.size for holder in holders)
        holders.append(Holder(sum(pool) - sizes, nothing, pool))
        for holder, seat in zip(holders, hidden, strict=False):
            holder.most[VICTORY_POINT] = max(0, int(cells[GOAL]) - 1 - int(open_points(state, seat)))
        dealt = deal(holders, pool, luck)
        if dealt is None:
            for holder in holders:
                holder.most = pool
            dealt = deal(holders, pool, luck)
        if dealt is None:
            fail("players", f"there are not {sizes} development cards left")
        for k, seat in enumerate(hidden):
            for kind in range(DEVELOPMENTS_KNOWN):
                cells[DEVELOPMENTS_CELL + seat * DEVELOPMENTS_KNOWN + kind] = dealt[k][kind]
        for kind in range(DEVELOPMENTS_KNOWN):
            cells[DECK + kind] = dealt[-1][kind]

    def _read_choices(self, state: CatanState, seat: int, player: Player, luck: Luck) -> None:
        """CAT-1.5, CAT-1.8: cards chosen to be given up, and answers to an offer."""
        cells = state.cells
        path = f"players[{seat}]"
        if (player.discards or player.discarding) and cells[PHASE] != PHASES["discard"]:
            fail(f"{path}.{'discards' if player.discards else 'discarding'}", "is for the phase 'discard' only")
        is_asked = cells[ASKED] & POWERS[seat] and cells[PHASE] != PHASES["offer"]
        if (player.answer or player.counter) and not is_asked:
            fail(f"{path}.{'answer' if player.answer else 'counter'}", "nobody has asked this player")
        if not 0 <= player.discards <= cells[CARDS + seat]:
            fail(f"{path}.discards", f"cannot be {player.discards}")
        cells[DISCARDS + seat] = player.discards
        cell = DISCARDING + seat * RESOURCES_KNOWN
        if player.discarding is not None:
            self._count(state, f"{path}.discarding", player.discarding, RESOURCES, cell)
            for k, name in enumerate(RESOURCES):
                if cells[cell + k] > cells[HAND + seat * GOODS_KNOWN + k]:
                    fail(f"{path}.discarding.{name}", "there are not so many in the hand")
            if sum(player.discarding.values()) + player.discards > cells[CARDS + seat]:
                fail(f"{path}.discards", "there are not so many left in the hand")
        elif cells[PHASE] == PHASES["discard"] and self._owes_half(state, seat):
            rest = [int(cells[HAND + seat * GOODS_KNOWN + k]) for k in range(RESOURCES_KNOWN)]
            for _ in range(sum(rest) // 2 - player.discards):
                cells[cell + _take_one(rest, luck)] += 1
        cells[ANSWER + seat] = ANSWER_NUMBERS[player.answer]
        if player.counter is not None:
            self._count(
                state, f"{path}.counter.give", player.counter.give, self.goods, COUNTER_GIVE + seat * GOODS_KNOWN
            )
            self._count(
                state, f"{path}.counter.want", player.counter.want, self.goods, COUNTER_WANT + seat * GOODS_KNOWN
            )

    def _owes_half(self, state: CatanState, seat: int) -> bool:
        """CAT-1.5, ALX-2.8, ALX-2.12: whether a player has been told to give up cards."""
        cells = state.cells
        if cells[AUCTION] != NONE:
            return int(cells[DISCARDS + seat]) > 0
        return int(cells[CARDS + seat]) > self.hand_limit

    def _read_awards(self, state: CatanState, view: View) -> None:
        cells = state.cells
        for path, seat, cell, figures, fewest in (
            ("longest_road", view.longest_road, LONGEST, LENGTH, SHORTEST_AWARDED),
            ("largest_army", view.largest_army, ARMY, KNIGHTS, SMALLEST_ARMY),
        ):
            # Putting the buildings down may have given it to somebody on the way.
            cells[cell] = NONE
            if seat is not None:
                if cells[figures + self._seat(view, path, seat)] < fewest:
                    fail(path, f"seat {seat} has fewer than {fewest}")
                cells[cell] = seat


def _pair(dice: tuple[int, int], path: str) -> int:
    """The number of a pair of dice."""
    if not set(dice) <= set(DIE):
        fail(path, f"must be from 1 to {DIE_FACES}")
    return (dice[0] - 1) * DIE_FACES + dice[1] - 1


def _take_one(counts: list[int], luck: Luck) -> int:
    """A random one of what is counted, by its kind."""
    place: int = luck.below(sum(counts))
    kind = 0
    while place >= counts[kind]:
        place -= counts[kind]
        kind += 1
    counts[kind] -= 1
    return kind


CATAN_READER: Final = Reader(CATAN_BOARD, BASE_PLAN)
ALEXANDER_READER: Final = Reader(ALEXANDER_BOARD, ALEXANDER_PLAN)
