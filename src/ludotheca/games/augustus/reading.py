"""A state of Augustus from a position or a view; what a view hides is dealt (see ``hidden``)."""

from typing import TYPE_CHECKING, Final

from ludotheca.engine.counts import read_counts
from ludotheca.engine.luck import Luck
from ludotheca.engine.positions import check_seats, fail, read_count, read_name, read_seat
from ludotheca.games.augustus import cards, effects, hidden, inventory, legality, soundness, writing
from ludotheca.games.augustus import layout as at
from ludotheca.games.augustus.actions import Clear, Lose, Pass, Put, Take
from ludotheca.games.augustus.data import COUNT_REWARDS, PLACE_NUMBERS, RESOURCES, REWARD_NAMES, TOKEN_NAMES, TOKENS
from ludotheca.games.augustus.explain import refusal
from ludotheca.games.augustus.meta import META
from ludotheca.games.augustus.state import AugustusState, add_to_slot, blank, deck_size, is_completed, owner, slot_of
from ludotheca.games.augustus.views import Choice, Player, Progress, View

if TYPE_CHECKING:
    from ludotheca.games.augustus.rules import Augustus

RESOURCE_NUMBERS: Final = {name: number for number, name in enumerate(RESOURCES)}
REWARD_NUMBERS: Final = {name: number for number, name in enumerate(REWARD_NAMES)}
TOKEN_NUMBERS: Final = {name: number for number, name in enumerate(TOKEN_NAMES)}


def load(rules: "Augustus", view: View, luck: Luck) -> AugustusState:
    """A state that looks like the view, and from which the game can go on."""
    seats = check_seats("players", len(view.players), META)
    state = _Reader(rules, view, seats).read(luck)
    _check_decisions(rules, state)
    return state


def _check_decisions(rules: "Augustus", state: AugustusState) -> None:
    """Until the game is over somebody has to decide something, and is able to."""
    actors = rules.actors(state)
    if not actors and state.cells[at.PHASE] != at.OVER:
        fail("phase", "nobody has anything to decide")
    for seat in actors:
        if not rules.legal(state, seat):
            fail(f"players[{seat}]", "has to decide, but can do nothing")


class _Reader:
    """Reads a view part by part and refuses what a part cannot be; ``soundness`` says whether the parts agree."""

    def __init__(self, rules: "Augustus", view: View, seats: int) -> None:
        self.rules = rules
        self.view = view
        self.seats = seats
        self.state = blank(seats)
        self.cells = self.state.cells
        self.seen: set[int] = set()

    def read(self, luck: Luck) -> AugustusState:
        view, cells = self.view, self.cells
        cells[at.FIRST_GAME] = view.first_game
        cells[at.SECOND_CHANCE] = view.second_chance
        cells[at.PHASE] = writing.PHASE_NUMBERS[view.phase]
        cells[at.CRIER] = read_seat("crier", view.crier, self.seats)
        self._read_tokens()
        if len(view.row) > at.ROW_SIZE:
            fail("row", f"has {len(view.row)} objectives, but there is room for {at.ROW_SIZE}")
        for k, card in enumerate(view.row):
            if card:
                self._lay(f"row[{k}]", card, at.IN_ROW)
                cells[at.ROW + k] = card
        for k, card in enumerate(view.discard):
            self._lay(f"discard[{k}]", card, at.DISCARD)
        for seat, player in enumerate(view.players):
            self._read_player(seat, player)
        self._read_course()
        cells[at.STOCK] = legality.LEGIONS_IN_ALL - inventory.legions_in_play(cells)
        for seat, player in enumerate(view.players):
            self._deal_hidden(seat, player, luck)
        for seat, player in enumerate(view.players):
            self._read_choice(seat, player, luck)
        soundness.check(cells)
        return self.state

    def _lay(self, path: str, card: int, where: int) -> None:
        if not 1 <= card <= at.OBJECTIVES:
            fail(path, f"there is no objective {card}")
        if card in self.seen:
            fail(path, f"objective {card} is in two places")
        self.seen.add(card)
        self.cells[at.WHERE + card] = where

    def _read_tokens(self) -> None:
        view, cells = self.view, self.cells
        read_counts(cells, "drawn", view.drawn, TOKEN_NAMES, at.DRAWN)
        read_counts(cells, "bag", view.bag or {}, TOKEN_NAMES, at.BAG)
        for token, (name, total) in enumerate(TOKENS.items()):
            if cells[at.DRAWN + token] > total:
                fail(f"drawn.{name}", f"the game has {total} of these tokens")
            if view.bag is None:
                cells[at.BAG + token] = total - cells[at.DRAWN + token]
        if view.token is not None:
            cells[at.TOKEN] = read_name("token", "token", view.token, TOKEN_NUMBERS)

    def _read_player(self, seat: int, player: Player) -> None:
        cells = self.cells
        path = f"players[{seat}]"
        cells[at.SUPPLY + seat] = read_count(f"{path}.supply", player.supply, 0, legality.LEGIONS_IN_ALL)
        if len(player.objectives) > at.MOST_SLOTS:
            fail(f"{path}.objectives", f"there is room for {at.MOST_SLOTS}")
        for k, progress in enumerate(player.objectives):
            self._read_progress(f"{path}.objectives[{k}]", seat, progress)
        for k, card in enumerate(player.controlled):
            self._lay(f"{path}.controlled[{k}]", card, at.CONTROLLED + seat)
            cells[at.CONTROLS + seat] += 1
        for name in player.rewards:
            reward = read_name(f"{path}.rewards", "reward", name, REWARD_NUMBERS)
            if cells[at.REWARD + reward] != at.NONE:
                fail(f"{path}.rewards", f"two players have the reward {name}")
            cells[at.REWARD + reward] = seat
        for name, pile, where in (
            ("dealt", player.dealt, at.DEALT),
            ("kept", player.kept, at.KEPT),
            ("discarded", player.discarded, at.FACE_DOWN),
        ):
            for k, card in enumerate(pile or ()):
                self._lay(f"{path}.{name}[{k}]", card, where + seat)
        for count in player.forgone:
            if count not in COUNT_REWARDS:
                fail(f"{path}.forgone", f"there is no reward for {count} objectives")
            cells[at.forgone(seat, count)] = 1

    def _read_progress(self, path: str, seat: int, progress: Progress) -> None:
        cells = self.cells
        self._lay(f"{path}.objective", progress.objective, at.PROGRESS + seat)
        add_to_slot(cells, seat, progress.objective)
        for category, count in progress.legions.items():
            place = PLACE_NUMBERS.get((progress.objective, category))
            if place is None or not 0 <= count <= cards.PLACE_SPACES[place]:
                fail(f"{path}.legions.{category}", "there are no such spaces on this objective")
            cells[at.FILLED + place] = count
        cells[at.forced(seat, slot_of(cells, seat, progress.objective))] = progress.forced

    def _read_course(self) -> None:
        """Whose objectives are being resolved, and how far that has got."""
        view, cells = self.view, self.cells
        if (view.active is not None) != (view.phase in writing.ACTIVE_PHASES):
            fail("active", f"must be there in the phases {', '.join(writing.ACTIVE_PHASES)}, and only there")
        if view.active is not None:
            cells[at.ACTIVE] = read_seat("active", view.active, self.seats)
        if view.batch and view.phase in ("reward", "pick"):
            fail("batch", f"is controlled already in the phase '{view.phase}'")
        for k, card in enumerate(view.batch):
            if view.active is None:
                fail("batch", "nobody is resolving anything")
            self._lay(f"batch[{k}]", card, at.RESOLVING + view.active)
        if view.effect is not None:
            if view.effect not in view.batch:
                fail("effect", "must be one of the objectives in the batch")
            cells[at.EFFECT_OF] = view.effect
        self._read_queue()
        cells[at.STEPS] = read_count("steps", view.steps, 0, legality.LEGIONS_IN_ALL)
        cells[at.EXTRA] = read_count("extra", view.extra, 0, at.MOST_SLOTS)
        if view.in_hand is not None:
            place = PLACE_NUMBERS.get(view.in_hand)
            if place is None or view.phase != "mobilise":
                fail("in_hand", "must be a place on an objective, while legions are mobilised")
            cells[at.IN_HAND] = place
        for name in ("giver", "resource"):
            if (getattr(view, name) is not None) != (view.phase == "give"):
                fail(name, "must be there in the phase 'give', and only there")
        if view.giver is not None and view.resource is not None:
            cells[at.RESOURCE] = read_name("resource", "tile", view.resource, RESOURCE_NUMBERS)
            cells[at.GIVER] = read_seat("giver", view.giver, self.seats)

    def _read_queue(self) -> None:
        cells = self.cells
        for k, card in enumerate(self.view.queue):
            seat = owner(cells, card, at.PROGRESS) if 1 <= card <= at.OBJECTIVES else at.NONE
            if k >= at.MOST_SEATS or seat == at.NONE or not is_completed(cells, seat, slot_of(cells, seat, card)):
                fail(f"queue[{k}]", f"objective {card} is not completed")
            cells[at.QUEUE + k] = card

    def _deal_hidden(self, seat: int, player: Player, luck: Luck) -> None:
        """Gives a seat as many unseen objectives as it hides."""
        shown = sum(len(pile or ()) for pile in (player.dealt, player.kept, player.discarded))
        is_keeping = self.view.phase == "keep"
        hides = player.dealt is None and player.kept is None if is_keeping else player.discarded is None
        missing = player.hidden - shown
        if not 0 <= missing <= (deck_size(self.cells) if hides else 0):
            fail(f"players[{seat}].hidden", f"is {player.hidden}, but {shown} objectives are shown")
        kept = legality.KEEP_COUNT if player.decided else 0
        hidden.deal_objectives(self.cells, seat, kept, missing, luck)

    def _read_choice(self, seat: int, player: Player, luck: Luck) -> None:
        """What the seat has chosen, step by step, as the rules would let it."""
        cells, phase = self.cells, self.view.phase
        if phase == "lose":
            effects.ask_loss(cells, seat)
        elif phase == "place" and legality.can_put(cells, seat, legality.token_categories(cells, seat)):
            cells[at.CHOICE + seat] = at.UNDECIDED
        taken_back = f"players[{seat}].taken_back"
        cells[at.TAKEN_BACK + seat] = read_count(taken_back, player.taken_back or 0, 0, legality.MOST_TAKEN_BACK)
        path = f"players[{seat}].choice"
        if player.choice is None:
            if player.decided and cells[at.CHOICE + seat] == at.UNDECIDED:
                hidden.deal_choice(cells, seat, luck)
        elif cells[at.CHOICE + seat] == at.NOT_ASKED:
            fail(path, "this seat has nothing to choose")
        else:
            if phase == "place":
                self._read_move(path, seat, player.choice, decided=player.decided)
            else:
                self._read_loss(path, seat, player.choice, decided=player.decided)
            if writing.choice_of(cells, seat) != player.choice:
                fail(path, "holds what this seat is not asked for")
        if player.decided and cells[at.CHOICE + seat] == at.UNDECIDED:
            cells[at.CHOICE + seat] = at.DECIDED
        if player.decided != legality.has_decided(cells, seat):
            fail(f"players[{seat}].decided", "must say whether this seat has chosen all that it has to")

    def _read_move(self, path: str, seat: int, choice: Choice, *, decided: bool) -> None:
        """AUG-3.1: a legion from the supply or from where it lies; until the choice is made it has no target."""
        if choice.source is not None:
            self.cells[at.CHOSEN_FROM + seat] = self._may(f"{path}.source", seat, Take(*choice.source))
        if choice.target is not None:
            self.cells[at.CHOSEN_TO + seat] = self._may(f"{path}.target", seat, Put(*choice.target))
            if not decided:
                fail(f"{path}.target", "the choice is not made yet")
        elif decided:
            self._may(path, seat, Pass())

    def _read_loss(self, path: str, seat: int, choice: Choice, *, decided: bool) -> None:
        """AUG-6.3: as many legions as are asked for, or an objective; all of it, once the choice is made."""
        kind = cards.EFFECT[self.cells[at.EFFECT_OF]]
        if kind == cards.LOSE_LEGION:
            due = int(legality.legions_to_lose(self.cells))
            for cell, place in zip((at.CHOSEN_FROM, at.CHOSEN_TO)[:due], choice.legions, strict=False):
                self.cells[cell + seat] = self._may(f"{path}.legions", seat, Take(*place))
            is_whole = len(choice.legions) >= due
        else:
            is_whole = choice.objective is not None
            if choice.objective is not None:
                give_up = Clear if kind == cards.CLEAR_OBJECTIVE else Lose
                self.cells[at.CHOSEN_TO + seat] = self._may(f"{path}.objective", seat, give_up(choice.objective))
        if is_whole != decided:
            fail(path, "is incomplete, although the choice is made" if decided else "the choice is not made yet")

    def _may(self, path: str, seat: int, action: Put | Take | Clear | Lose | Pass) -> int:
        """The place or the objective that an action chooses, if the rules allow it."""
        if isinstance(action, Put | Take) and (action.objective, action.category) not in PLACE_NUMBERS:
            fail(path, f"there is no place {action.category} on objective {action.objective}")
        if isinstance(action, Clear | Lose) and not 1 <= action.objective <= at.OBJECTIVES:
            fail(path, f"there is no objective {action.objective}")
        if (refused := refusal(self.rules, self.state, seat, action)) is not None:
            fail(path, str(refused))
        if isinstance(action, Put | Take):
            return PLACE_NUMBERS[action.objective, action.category]
        return at.NONE if isinstance(action, Pass) else action.objective
