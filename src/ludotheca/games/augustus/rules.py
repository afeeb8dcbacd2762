"""Augustus: mobilise legions to win provinces and senators.

The clause ids (AUG-…) are those of the rules; README.md maps them to code and tests.
"""

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.choices import Choices
from ludotheca.engine.luck import Luck
from ludotheca.engine.meta import Options
from ludotheca.engine.rules import Log, Rules, Seat
from ludotheca.engine.seats import NO_SEATS, SEAT_BIT
from ludotheca.engine.words import Refusal, Words
from ludotheca.games.augustus import action_numbers as numbers
from ludotheca.games.augustus import (
    cards,
    course,
    effects,
    events,
    explain,
    hidden,
    hints,
    inventory,
    legality,
    reading,
    scoring,
    streams,
    writing,
)
from ludotheca.games.augustus import layout as at
from ludotheca.games.augustus.actions import CATALOGUE, PHASES, Action
from ludotheca.games.augustus.data import TOKENS
from ludotheca.games.augustus.meta import META
from ludotheca.games.augustus.state import AugustusState, add_to_slot, blank, in_progress, open_card, slot_of, take_off
from ludotheca.games.augustus.views import View


@final
class Augustus(Rules[AugustusState, Action, events.Event, View]):
    meta: ClassVar = META
    catalogue: ClassVar = CATALOGUE
    phases: ClassVar = PHASES

    def setup(self, seats: int, options: Options, luck: Luck) -> AugustusState:
        """AUG-2.1 to AUG-2.3: five open objectives, seven legions each, six objectives to choose from, a full bag."""
        state = blank(seats)
        cells = state.cells
        cells[at.FIRST_GAME] = 1 if options["first_game"] else 0
        cells[at.SECOND_CHANCE] = 1 if options["second_chance"] else 0
        cells[at.STOCK] = legality.LEGIONS_IN_ALL - legality.START_LEGIONS * seats
        for token, count in enumerate(TOKENS.values()):
            cells[at.BAG + token] = count
        for k in range(at.ROW_SIZE):
            card = course.draw_objective(cells, luck, None)
            cells[at.ROW + k] = card
            cells[at.WHERE + card] = at.IN_ROW
        for seat in range(seats):
            cells[at.SUPPLY + seat] = legality.START_LEGIONS
            for _ in range(legality.KEEP_COUNT if cells[at.FIRST_GAME] else legality.DEALT_COUNT):
                cells[at.WHERE + course.draw_objective(cells, luck, None)] = at.DEALT + seat
        named = options["first_crier"]
        cells[at.CRIER] = named - 1 if isinstance(named, int) else luck.draw(streams.CRIER, seats)
        cells[at.PHASE] = at.KEEPING
        if cells[at.FIRST_GAME]:
            # AUG-2.2: three are dealt, and there is no choice.
            for seat in range(seats):
                for card in range(1, at.OBJECTIVES + 1):
                    if legality.is_dealt(cells, seat, card):
                        cells[at.WHERE + card] = at.KEPT + seat
            self._start_conquest(cells, luck, None)
        return state

    def seats(self, state: AugustusState) -> int:
        return state.cells[at.SEATS]

    def acting(self, state: AugustusState) -> i64:
        cells = state.cells
        phase = cells[at.PHASE]
        if legality.all_choose(phase):
            return legality.undecided(cells)
        if phase == at.OVER:
            return NO_SEATS
        return SEAT_BIT[cells[at.GIVER] if phase == at.GIVING else cells[at.ACTIVE]]

    def choices(self, state: AugustusState, seat: Seat, legal: Choices) -> None:
        cells = state.cells
        phase = cells[at.PHASE]
        if legality.all_choose(phase):
            self._together(cells, seat, legal)
        elif phase == at.GIVING:
            if seat == cells[at.GIVER]:
                self._leaders(cells, legal)
        elif phase != at.OVER and seat == cells[at.ACTIVE]:
            self._resolving(cells, seat, legal)

    def _together(self, cells: vec[i64], seat: i64, legal: Choices) -> None:
        """AUG-2.2, AUG-3.2, AUG-6.3: what a seat may choose without others seeing it, or take back."""
        phase = cells[at.PHASE]
        if legality.is_undecided(cells, seat):
            if phase == at.PLACING:
                self._puts(cells, seat, legal)
            elif phase == at.LOSING:
                self._losses(cells, seat, legal)
            else:
                for card in range(1, at.OBJECTIVES + 1):
                    if legality.is_dealt(cells, seat, card):
                        legal.add(numbers.KEEPS + card - 1)
        if legality.may_take_back(cells, seat):
            legal.add(numbers.TAKE_BACK)

    def _resolving(self, cells: vec[i64], seat: i64, legal: Choices) -> None:
        """AUG-4.2: what the seat may do whose objectives are being resolved."""
        phase = cells[at.PHASE]
        if phase == at.MOBILISING:
            self._puts(cells, seat, legal)
        elif phase == at.REARRANGING:
            if cells[at.STEPS] == 0:
                legal.add(numbers.PASS)
                legal.add(numbers.LIFT)
            else:
                self._puts(cells, seat, legal)
        elif phase == at.COMPLETING:
            for slot in range(in_progress(cells, seat)):
                card = open_card(cells, seat, slot)
                if card != 0:
                    legal.add(numbers.COMPLETES + card - 1)
            _sort(legal)
        elif phase == at.REWARDING:
            legal.add(numbers.CLAIM)
            legal.add(numbers.FORGO)
        elif phase == at.PICKING:
            for k in range(at.ROW_SIZE):
                if cells[at.ROW + k] != 0:
                    legal.add(numbers.PICKS + cells[at.ROW + k] - 1)
            _sort(legal)

    def _puts(self, cells: vec[i64], seat: i64, legal: Choices) -> None:
        """AUG-3.1: a legion from the supply, one that is moved, or none; a legion taken up has to be put down first."""
        categories = legality.put_categories(cells, seat)
        if legality.has_legion_to_put(cells, seat):
            goals = legality.add_targets(cells, seat, categories, legal, numbers.PUTS)
        else:
            goals = legality.count_targets(cells, seat, categories)
        if legality.taken_from(cells, seat) == at.NONE and cells[at.PHASE] != at.REARRANGING:
            legality.add_movable(cells, seat, categories, goals, legal, numbers.TAKES)
            legal.add(numbers.PASS)
        _sort(legal)

    def _losses(self, cells: vec[i64], seat: i64, legal: Choices) -> None:
        """AUG-6.3: each chooses what to give up."""
        kind = cards.EFFECT[cells[at.EFFECT_OF]]
        if kind == cards.LOSE_LEGION:
            legality.add_legions(cells, seat, legal, numbers.TAKES)
            _sort(legal)
            return
        for card in range(1, at.OBJECTIVES + 1):
            if kind == cards.CLEAR_OBJECTIVE:
                if legality.is_clearable(cells, seat, card):
                    legal.add(numbers.CLEARS + card - 1)
            elif legality.is_controlled(cells, seat, card):
                legal.add(numbers.LOSES + card - 1)

    def _leaders(self, cells: vec[i64], legal: Choices) -> None:
        """AUG-5.4: those who have most of a resource."""
        resource = cells[at.RESOURCE]
        most = legality.most_sources(cells, resource)
        for other in range(cells[at.SEATS]):
            if legality.sources(cells, other, resource) == most:
                legal.add(numbers.GIVES + other)

    def tells(self, state: AugustusState, seat: Seat, action: int) -> bool:
        """AUG-2.2, AUG-3.2, AUG-6.3: the last to decide reveals what the others have chosen; all else is up to luck."""
        cells = state.cells
        if not self._decides(cells, seat, action):
            return False
        has_any_other = False
        for other in range(cells[at.SEATS]):
            if other != seat:
                if legality.is_undecided(cells, other):
                    return False
                if legality.has_decided(cells, other):
                    has_any_other = True
        return has_any_other

    def _decides(self, cells: vec[i64], seat: i64, number: i64) -> bool:
        """Whether an action completes the seat's choice, where everybody chooses at the same time."""
        phase = cells[at.PHASE]
        if phase == at.KEEPING:
            return number < numbers.PUTS and legality.kept_count(cells, seat) == legality.KEEP_COUNT - 1
        if phase == at.PLACING:
            return numbers.PUTS <= number < numbers.TAKES or number == numbers.PASS
        if phase != at.LOSING or number == numbers.TAKE_BACK:
            return False
        return (
            number > numbers.TAKE_BACK
            or legality.legions_to_lose(cells) == 1
            or cells[at.CHOSEN_FROM + seat] != at.NONE
        )

    def phase(self, state: AugustusState) -> str:
        return writing.phase(state.cells)

    def clause(self, state: AugustusState) -> str:
        return explain.clause(state.cells)

    def refusal(self, state: AugustusState, seat: Seat, action: Action) -> Refusal | None:
        return explain.refusal(self, state, seat, action)

    def apply(self, state: AugustusState, seat: Seat, action: int, luck: Luck, log: Log | None) -> None:
        cells = state.cells
        number: i64 = action
        if number < numbers.PUTS:
            self._keep(cells, seat, number - numbers.KEEPS + 1, luck, log)
        elif number < numbers.TAKES:
            self._put(cells, seat, number - numbers.PUTS, luck, log)
        elif number < numbers.PASS:
            self._take(cells, seat, number - numbers.TAKES, luck, log)
        elif number == numbers.PASS:
            self._pass(cells, seat, luck, log)
        elif number == numbers.TAKE_BACK:
            self._take_back(cells, seat, log)
        elif number == numbers.LIFT:
            self._lift(cells, log)
        elif number < numbers.CLEARS:
            # AUG-6.4: it is completed whatever its spaces hold.
            cells[at.forced(seat, slot_of(cells, seat, number - numbers.COMPLETES + 1))] = 1
            self._go_on(cells, luck, log)
        elif number < numbers.LOSES:
            cells[at.CHOSEN_TO + seat] = number - numbers.CLEARS + 1
            self._decide(cells, seat, luck, log)
        elif number < numbers.CLAIM:
            cells[at.CHOSEN_TO + seat] = number - numbers.LOSES + 1
            self._decide(cells, seat, luck, log)
        elif number == numbers.CLAIM:
            course.claim(cells, log)
            self._after_rewards(cells, luck, log)
        elif number == numbers.FORGO:
            course.forgo(cells, log)
            self._after_rewards(cells, luck, log)
        elif number < numbers.GIVES:
            if log is not None:
                log.add(events.Picked(seat, int(number - numbers.PICKS + 1)))
            if course.pick(cells, number - numbers.PICKS + 1):
                self._end_batch(cells, luck, log)
        else:
            self._give(cells, number - numbers.GIVES, luck, log)

    def _keep(self, cells: vec[i64], seat: i64, card: i64, luck: Luck, log: Log | None) -> None:
        """AUG-2.2: three of six are kept; nobody else sees them until everybody has chosen."""
        cells[at.WHERE + card] = at.KEPT + seat
        if legality.kept_count(cells, seat) < legality.KEEP_COUNT:
            return
        if log is not None:
            log.add(events.Chosen(seat))
        if legality.undecided(cells) == NO_SEATS:
            self._start_conquest(cells, luck, log)

    def _start_conquest(self, cells: vec[i64], luck: Luck, log: Log | None) -> None:
        """AUG-2.2, AUG-2.3: the objectives kept are turned up, the others lie face down; the first token is drawn."""
        for seat in range(cells[at.SEATS]):
            for card in range(1, at.OBJECTIVES + 1):
                if cells[at.WHERE + card] == at.KEPT + seat:
                    add_to_slot(cells, seat, card)
                elif legality.is_dealt(cells, seat, card):
                    cells[at.WHERE + card] = at.FACE_DOWN + seat
            if log is not None:
                kept = [int(cells[at.slot(seat, slot)]) for slot in range(legality.KEEP_COUNT)]
                log.add(events.Kept(seat, tuple(kept)))
        course.next_draw(cells, luck, log)

    def _put(self, cells: vec[i64], seat: i64, place: i64, luck: Luck, log: Log | None) -> None:
        """AUG-3.1, AUG-6.1, AUG-6.2, AUG-6.6: a legion goes on a free space."""
        if cells[at.PHASE] == at.PLACING:
            cells[at.CHOSEN_TO + seat] = place
            self._decide(cells, seat, luck, log)
            return
        source = cells[at.IN_HAND]
        if cells[at.PHASE] == at.MOBILISING:
            if source == at.NONE:
                cells[at.SUPPLY + seat] -= 1
            cells[at.IN_HAND] = at.NONE
        cells[at.FILLED + place] += 1
        cells[at.STEPS] -= 1
        if log is not None:
            log.add(course.placed(seat, place, source))
        if cells[at.STEPS] == 0 or (cells[at.PHASE] == at.MOBILISING and not effects.can_mobilise(cells)):
            self._go_on(cells, luck, log)

    def _take(self, cells: vec[i64], seat: i64, place: i64, luck: Luck, log: Log | None) -> None:
        """AUG-3.1: a legion is taken up to be moved. AUG-6.3: a legion is given up."""
        if cells[at.PHASE] == at.MOBILISING:
            cells[at.FILLED + place] -= 1
            cells[at.IN_HAND] = place
        elif cells[at.PHASE] == at.PLACING or cells[at.CHOSEN_FROM + seat] == at.NONE:
            cells[at.CHOSEN_FROM + seat] = place
            if cells[at.PHASE] == at.LOSING and legality.legions_to_lose(cells) == 1:
                self._decide(cells, seat, luck, log)
        else:
            cells[at.CHOSEN_TO + seat] = place
            self._decide(cells, seat, luck, log)

    def _pass(self, cells: vec[i64], seat: i64, luck: Luck, log: Log | None) -> None:
        """AUG-3.1: nobody has to put a legion. AUG-6.1, AUG-6.6: nobody has to use an effect."""
        if cells[at.PHASE] == at.PLACING:
            self._decide(cells, seat, luck, log)
        else:
            self._go_on(cells, luck, log)

    def _take_back(self, cells: vec[i64], seat: i64, log: Log | None) -> None:
        """AUG-3.2: until it is seen a choice can be made again; if it was only half made, nobody else hears of it."""
        if log is not None and legality.has_decided(cells, seat):
            log.add(events.TakenBack(seat))
        cells[at.TAKEN_BACK + seat] += 1
        if cells[at.PHASE] == at.KEEPING:
            for card in range(1, at.OBJECTIVES + 1):
                if cells[at.WHERE + card] == at.KEPT + seat:
                    cells[at.WHERE + card] = at.DEALT + seat
        else:
            cells[at.CHOICE + seat] = at.UNDECIDED
            cells[at.CHOSEN_FROM + seat] = at.NONE
            cells[at.CHOSEN_TO + seat] = at.NONE

    def _decide(self, cells: vec[i64], seat: i64, luck: Luck, log: Log | None) -> None:
        """AUG-3.2: nobody sees a choice until everybody has chosen; then all of them are carried out."""
        cells[at.CHOICE + seat] = at.DECIDED
        if log is not None:
            log.add(events.Chosen(seat))
        if legality.undecided(cells) != NO_SEATS:
            return
        if cells[at.PHASE] == at.PLACING:
            course.reveal(cells, log)
            course.resolve_queue(cells, luck, log)
        elif effects.finish_losses(cells, log):
            self._go_on(cells, luck, log)

    def _lift(self, cells: vec[i64], log: Log | None) -> None:
        """AUG-6.6: a player takes up all legions from objectives in progress, and none from the supply."""
        seat = cells[at.ACTIVE]
        for slot in range(in_progress(cells, seat)):
            cells[at.STEPS] += take_off(cells, open_card(cells, seat, slot))
        if log is not None:
            log.add(events.Lifted(seat, cells[at.STEPS]))

    def _give(self, cells: vec[i64], seat: i64, luck: Luck, log: Log | None) -> None:
        """AUG-5.4: the old holder chooses between those who have most."""
        effects.hand_over(cells, cells[at.RESOURCE], seat, log)
        cells[at.RESOURCE] += 1
        cells[at.GIVER] = at.NONE
        if effects.judge_resources(cells, log):
            self._go_on(cells, luck, log)

    def _go_on(self, cells: vec[i64], luck: Luck, log: Log | None) -> None:
        """AUG-4.4: an effect is done; what it has completed belongs to the same batch."""
        if course.resolve_batch(cells, log):
            self._end_batch(cells, luck, log)

    def _after_rewards(self, cells: vec[i64], luck: Luck, log: Log | None) -> None:
        if course.start_picking(cells):
            self._end_batch(cells, luck, log)

    def _end_batch(self, cells: vec[i64], luck: Luck, log: Log | None) -> None:
        course.refill(cells, luck, log)
        course.resolve_queue(cells, luck, log)

    def view(self, state: AugustusState, seat: Seat | None) -> View:
        return writing.views(state.cells, [seat])[0]

    def views(self, state: AugustusState, seats: list[Seat | None]) -> list[View]:
        return writing.views(state.cells, seats)

    def load(self, view: View, luck: Luck) -> AugustusState:
        return reading.load(self, view, luck)

    def imagine(self, state: AugustusState, seat: Seat, luck: Luck) -> AugustusState:
        world = state.clone()
        hidden.deal_again(world.cells, seat, luck)
        return world

    def tally(self, state: AugustusState, seat: Seat | None) -> list[dict[str, int]]:
        """Objectives controlled and rewards are public, and so are all points."""
        return scoring.tally(state.cells)

    def winners(self, state: AugustusState) -> list[Seat]:
        return scoring.winners(state.cells, self.standing(state))

    def prompt(self, state: AugustusState, seat: Seat) -> Words:
        return writing.prompt(state.cells, seat)

    def hint(self, state: AugustusState, seat: Seat, action: int) -> Words | None:
        return hints.hint(state.cells, seat, action)

    def conserved(self, state: AugustusState) -> dict[str, int]:
        return inventory.conserved(state.cells)


def _sort(legal: Choices) -> None:
    """Sorts the actions, which were found objective by objective in the order in which these lie before a player."""
    actions = legal.actions
    for place in range(1, legal.count):
        action = actions[place]
        free = place
        while free > 0 and actions[free - 1] > action:
            actions[free] = actions[free - 1]
            free -= 1
        actions[free] = action


AUGUSTUS: Final = Augustus()
