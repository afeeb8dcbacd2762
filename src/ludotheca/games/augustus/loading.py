"""A state of Augustus from a position or a view; what a view hides is dealt from all that is seen nowhere."""

from typing import TYPE_CHECKING

from ludotheca.engine.luck import Luck
from ludotheca.games.augustus.cards import CLEAR_OBJECTIVE, EFFECT, LOSE_LEGION, OBJECTIVES_KNOWN, PLACE_SPACES
from ludotheca.games.augustus.data import COUNT_REWARDS, RESOURCES, REWARD_NAMES, TOKENS
from ludotheca.games.augustus.effects import ask_loss
from ludotheca.games.augustus.explain import PLACE_NUMBERS, TOKEN_NAMES, refusal
from ludotheca.games.augustus.imagining import imagine_choice
from ludotheca.games.augustus.legality import (
    KEEP_COUNT,
    LEGIONS_IN_ALL,
    MOST_TAKEN_BACK,
    can_place,
    has_decided,
    legions_to_lose,
)
from ludotheca.games.augustus.meta import META
from ludotheca.games.augustus.notation import ACTIVE_PHASES, PHASES, choice_of
from ludotheca.games.augustus.soundness import check, fail
from ludotheca.games.augustus.state import (
    ACTIVE,
    BAG,
    CHOICE,
    CHOSEN_FROM,
    CHOSEN_TO,
    CONTROLLED,
    COUNT,
    COUNTS_KNOWN,
    CRIER,
    DEALT,
    DECIDED,
    DISCARD,
    DRAWN,
    EFFECT_OF,
    EXTRA,
    FACE_DOWN,
    FILLED,
    FIRST_GAME,
    FORCED,
    FORGONE,
    GIVER,
    IN_HAND,
    IN_ROW,
    KEPT,
    MOST_SEATS,
    MOST_SLOTS,
    NONE,
    NOT_ASKED,
    PHASE,
    PROGRESS,
    QUEUE,
    RESOLVING,
    RESOURCE,
    REWARD,
    ROW,
    ROW_SIZE,
    SECOND_CHANCE,
    STEPS,
    STOCK,
    SUPPLY,
    TAKEN_BACK,
    TOKEN,
    UNDECIDED,
    WHERE,
    AugustusState,
    add_to_slot,
    blank,
    is_completed,
    owner,
    slot_of,
)
from ludotheca.games.augustus.types import PLACES, Choice, Clear, Lose, Pass, Player, Progress, Put, Take, View

if TYPE_CHECKING:
    from ludotheca.games.augustus.rules import Augustus


def load(rules: "Augustus", view: View, luck: Luck) -> AugustusState:
    """A state that looks like the view."""
    seats = len(view.players)
    try:
        META.check_seats(seats)
    except ValueError as error:
        fail("players", str(error))
    return _Loader(rules, view, seats).load(luck)


class _Loader:
    """Reads a view part by part; each refuses what it cannot be. Whether the parts agree, ``soundness`` sees to."""

    def __init__(self, rules: "Augustus", view: View, seats: int) -> None:
        self.rules = rules
        self.view = view
        self.seats = seats
        self.state = blank(seats)
        self.cells = self.state.cells
        self.seen: set[int] = set()

    def load(self, luck: Luck) -> AugustusState:
        view, cells = self.view, self.cells
        cells[FIRST_GAME] = view.first_game
        cells[SECOND_CHANCE] = view.second_chance
        cells[PHASE] = PHASES[view.phase]
        cells[CRIER] = self._seat("crier", view.crier)
        self._read_tokens()
        if len(view.row) > ROW_SIZE:
            fail("row", f"has {len(view.row)} objectives, but there is room for {ROW_SIZE}")
        for k, card in enumerate(view.row):
            if card:
                self._lay(f"row[{k}]", card, IN_ROW)
                cells[ROW + k] = card
        for k, card in enumerate(view.discard):
            self._lay(f"discard[{k}]", card, DISCARD)
        for seat, player in enumerate(view.players):
            self._read_player(seat, player)
        self._read_course()
        legions = sum(cells[SUPPLY + seat] for seat in range(self.seats)) + sum(
            cells[FILLED + place] for place in range(len(PLACES))
        )
        legions += (cells[IN_HAND] != NONE) + (cells[STEPS] if view.phase == "rearrange" else 0)
        cells[STOCK] = LEGIONS_IN_ALL - legions
        for seat, player in enumerate(view.players):
            self._deal_hidden(seat, player, luck)
        for seat, player in enumerate(view.players):
            self._read_choice(seat, player, luck)
        check(self.state)
        return self.state

    def _seat(self, path: str, seat: int) -> int:
        if not 0 <= seat < self.seats:
            fail(path, f"there is no seat {seat}")
        return seat

    def _lay(self, path: str, card: int, where: int) -> None:
        if not 1 <= card <= OBJECTIVES_KNOWN:
            fail(path, f"there is no objective {card}")
        if card in self.seen:
            fail(path, f"objective {card} is in two places")
        self.seen.add(card)
        self.cells[WHERE + card] = where

    def _read_tokens(self) -> None:
        view, cells = self.view, self.cells
        for path, counts in (("drawn", view.drawn), ("bag", view.bag or {})):
            for name, count in counts.items():
                if name not in TOKENS:
                    fail(f"{path}.{name}", "must be a number of one of the tokens")
                if not 0 <= count <= TOKENS[name]:
                    fail(f"{path}.{name}", f"the game has {TOKENS[name]} of these tokens")
        for token, (name, total) in enumerate(TOKENS.items()):
            cells[DRAWN + token] = view.drawn.get(name, 0)
            cells[BAG + token] = total - view.drawn.get(name, 0) if view.bag is None else view.bag.get(name, 0)
        if view.token is not None:
            if view.token not in TOKENS:
                fail("token", f"there is no token '{view.token}'")
            cells[TOKEN] = TOKEN_NAMES.index(view.token)

    def _read_player(self, seat: int, player: Player) -> None:
        cells = self.cells
        path = f"players[{seat}]"
        cells[SUPPLY + seat] = _number(f"{path}.supply", player.supply, LEGIONS_IN_ALL)
        if len(player.objectives) > MOST_SLOTS:
            fail(f"{path}.objectives", f"there is room for {MOST_SLOTS}")
        for k, progress in enumerate(player.objectives):
            self._read_progress(f"{path}.objectives[{k}]", seat, progress)
        for k, card in enumerate(player.controlled):
            self._lay(f"{path}.controlled[{k}]", card, CONTROLLED + seat)
            cells[COUNT + seat] += 1
        for name in player.rewards:
            if name not in REWARD_NAMES:
                fail(f"{path}.rewards", f"there is no reward '{name}'")
            if cells[REWARD + REWARD_NAMES.index(name)] != NONE:
                fail(f"{path}.rewards", f"two players have the reward {name}")
            cells[REWARD + REWARD_NAMES.index(name)] = seat
        for name, cards, where in (
            ("dealt", player.dealt, DEALT),
            ("kept", player.kept, KEPT),
            ("discarded", player.discarded, FACE_DOWN),
        ):
            for k, card in enumerate(cards or ()):
                self._lay(f"{path}.{name}[{k}]", card, where + seat)
        for count in player.forgone:
            if count not in COUNT_REWARDS:
                fail(f"{path}.forgone", f"there is no reward for {count} objectives")
            cells[FORGONE + seat * COUNTS_KNOWN + count] = 1

    def _read_progress(self, path: str, seat: int, progress: Progress) -> None:
        cells = self.cells
        self._lay(f"{path}.objective", progress.objective, PROGRESS + seat)
        add_to_slot(self.state, seat, progress.objective)
        for category, count in progress.legions.items():
            place = PLACE_NUMBERS.get((progress.objective, category))
            if place is None or not 0 <= count <= PLACE_SPACES[place]:
                fail(f"{path}.legions.{category}", "there are no such spaces on this objective")
            cells[FILLED + place] = count
        cells[FORCED + seat * MOST_SLOTS + slot_of(self.state, seat, progress.objective)] = progress.forced

    def _read_course(self) -> None:
        """Whose objectives are being resolved, and how far that has got."""
        view, cells = self.view, self.cells
        if (view.active is not None) != (view.phase in ACTIVE_PHASES):
            fail("active", f"must be there in the phases {', '.join(ACTIVE_PHASES)}, and only there")
        if view.active is not None:
            cells[ACTIVE] = self._seat("active", view.active)
        if view.batch and view.phase in ("reward", "pick"):
            fail("batch", f"is controlled already in the phase '{view.phase}'")
        for k, card in enumerate(view.batch):
            if view.active is None:
                fail("batch", "nobody is resolving anything")
            self._lay(f"batch[{k}]", card, RESOLVING + view.active)
        if view.effect is not None:
            if view.effect not in view.batch:
                fail("effect", "must be one of the objectives in the batch")
            cells[EFFECT_OF] = view.effect
        self._read_queue()
        cells[STEPS] = _number("steps", view.steps, LEGIONS_IN_ALL)
        cells[EXTRA] = _number("extra", view.extra, MOST_SLOTS)
        if view.in_hand is not None:
            place = PLACE_NUMBERS.get(view.in_hand)
            if place is None or view.phase != "mobilise":
                fail("in_hand", "must be a place on an objective, while legions are mobilised")
            cells[IN_HAND] = place
        for name in ("giver", "resource"):
            if (getattr(view, name) is not None) != (view.phase == "give"):
                fail(name, "must be there in the phase 'give', and only there")
        if view.giver is not None and view.resource is not None:
            if view.resource not in RESOURCES:
                fail("resource", f"there is no tile for '{view.resource}'")
            cells[GIVER] = self._seat("giver", view.giver)
            cells[RESOURCE] = RESOURCES.index(view.resource)

    def _read_queue(self) -> None:
        for k, card in enumerate(self.view.queue):
            seat = owner(self.state, card, PROGRESS) if 1 <= card <= OBJECTIVES_KNOWN else NONE
            if k >= MOST_SEATS or seat == NONE or not is_completed(self.state, seat, slot_of(self.state, seat, card)):
                fail(f"queue[{k}]", f"objective {card} is not completed")
            self.cells[QUEUE + k] = card

    def _deal_hidden(self, seat: int, player: Player, luck: Luck) -> None:
        """Gives a seat as many unseen objectives as it hides; which ones, only luck can say."""
        is_keeping = self.view.phase == "keep"
        shown = sum(len(cards or ()) for cards in (player.dealt, player.kept, player.discarded))
        hides = player.dealt is None and player.kept is None if is_keeping else player.discarded is None
        rest = [card for card in range(1, OBJECTIVES_KNOWN + 1) if card not in self.seen]
        missing = player.hidden - shown
        if not 0 <= missing <= (len(rest) if hides else 0):
            fail(f"players[{seat}].hidden", f"is {player.hidden}, but {shown} objectives are shown")
        for number in range(missing):
            card = rest.pop(luck.below(len(rest)))
            where = FACE_DOWN
            if is_keeping:
                where = KEPT if player.decided and number < KEEP_COUNT else DEALT
            self.cells[WHERE + card] = where + seat
            self.seen.add(card)

    def _read_choice(self, seat: int, player: Player, luck: Luck) -> None:
        """What the seat has chosen, step by step, as the rules would let it."""
        cells, phase = self.cells, self.view.phase
        if phase == "lose":
            ask_loss(self.state, seat)
        elif phase == "place" and can_place(self.state, seat):
            cells[CHOICE + seat] = UNDECIDED
        taken_back = f"players[{seat}].taken_back"
        cells[TAKEN_BACK + seat] = _number(taken_back, player.taken_back or 0, MOST_TAKEN_BACK)
        path = f"players[{seat}].choice"
        if player.choice is None:
            if player.decided and cells[CHOICE + seat] == UNDECIDED:
                imagine_choice(self.state, seat, luck)
        elif cells[CHOICE + seat] == NOT_ASKED:
            fail(path, "this seat has nothing to choose")
        else:
            if phase == "place":
                self._read_move(path, seat, player.choice, decided=player.decided)
            else:
                self._read_loss(path, seat, player.choice, decided=player.decided)
            if choice_of(self.state, seat) != player.choice:
                fail(path, "says what is not asked of this seat")
        if player.decided and cells[CHOICE + seat] == UNDECIDED:
            cells[CHOICE + seat] = DECIDED
        if player.decided != has_decided(self.state, seat):
            fail(f"players[{seat}].decided", "must say whether this seat has chosen all that it has to")

    def _read_move(self, path: str, seat: int, choice: Choice, *, decided: bool) -> None:
        """AUG-3.1: a legion from the supply or from where it lies; as long as nothing is decided it has no target."""
        if choice.source is not None:
            self.cells[CHOSEN_FROM + seat] = self._may(f"{path}.source", seat, Take(*choice.source))
        if choice.target is not None:
            self.cells[CHOSEN_TO + seat] = self._may(f"{path}.target", seat, Put(*choice.target))
            if not decided:
                fail(f"{path}.target", "nothing is decided")
        elif decided:
            self._may(path, seat, Pass())

    def _read_loss(self, path: str, seat: int, choice: Choice, *, decided: bool) -> None:
        """AUG-6.3: as many legions as are asked for, or an objective; all of that, once it is decided."""
        kind = EFFECT[self.cells[EFFECT_OF]]
        if kind == LOSE_LEGION:
            due = int(legions_to_lose(self.state))
            for cell, place in zip((CHOSEN_FROM, CHOSEN_TO)[:due], choice.legions, strict=False):
                self.cells[cell + seat] = self._may(f"{path}.legions", seat, Take(*place))
            is_whole = len(choice.legions) >= due
        else:
            is_whole = choice.objective is not None
            if choice.objective is not None:
                give_up = Clear if kind == CLEAR_OBJECTIVE else Lose
                self.cells[CHOSEN_TO + seat] = self._may(f"{path}.objective", seat, give_up(choice.objective))
        if is_whole != decided:
            fail(path, "is not the whole of it, although that is decided" if decided else "nothing is decided")

    def _may(self, path: str, seat: int, action: Put | Take | Clear | Lose | Pass) -> int:
        """The place or the objective that an action chooses, if the rules allow it."""
        if isinstance(action, Put | Take) and (action.objective, action.category) not in PLACE_NUMBERS:
            fail(path, f"there is no place {action.category} on objective {action.objective}")
        if isinstance(action, Clear | Lose) and not 1 <= action.objective <= OBJECTIVES_KNOWN:
            fail(path, f"there is no objective {action.objective}")
        if (refused := refusal(self.rules, self.state, seat, action)) is not None:
            fail(path, str(refused))
        if isinstance(action, Put | Take):
            return PLACE_NUMBERS[action.objective, action.category]
        return NONE if isinstance(action, Pass) else action.objective


def _number(path: str, count: int, most: int) -> int:
    """A count that is not more than there can be of anything; what else it must be is seen to later."""
    if not 0 <= count <= most:
        fail(path, f"must be 0 to {most}, not {count}")
    return count
