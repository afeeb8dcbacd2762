"""Augustus: mobilise legions to win provinces and senators.

The clause ids (AUG-…) are those of the rules; README.md maps them to code and tests.
"""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from ludotheca.engine.errors import PositionError
from ludotheca.engine.luck import Luck
from ludotheca.engine.meta import Options
from ludotheca.engine.rules import Log, Rules, Seat
from ludotheca.engine.words import Refusal, Words
from ludotheca.games.augustus import course, effects, explain, loading, notation, streams
from ludotheca.games.augustus.cards import (
    CLEAR_OBJECTIVE,
    EFFECT,
    LOSE_LEGION,
    OBJECTIVES_KNOWN,
    PLACE_CARD,
    PLACES,
    SPACES,
    TOKENS_KNOWN,
)
from ludotheca.games.augustus.data import TOKENS
from ludotheca.games.augustus.legality import (
    DEALT_COUNT,
    KEEP_COUNT,
    LEGIONS_IN_ALL,
    START_LEGIONS,
    can_give_up,
    clearable,
    completable,
    controlled_cards,
    has_decided,
    has_legion_to_put,
    is_dealt,
    kept_count,
    legion_places,
    legions_to_lose,
    may_take_back,
    most_sources,
    movable,
    put_categories,
    sources,
    taken_from,
    targets,
)
from ludotheca.games.augustus.meta import META
from ludotheca.games.augustus.scoring import senators, tally
from ludotheca.games.augustus.state import (
    ACTIVE,
    BAG,
    CHOICE,
    CHOSEN_FROM,
    CHOSEN_TO,
    COMPLETING,
    CRIER,
    DEALT,
    DECIDED,
    DRAWN,
    EFFECT_OF,
    FACE_DOWN,
    FILLED,
    FIRST_GAME,
    FORCED,
    GIVER,
    GIVING,
    IN_HAND,
    IN_ROW,
    KEEP,
    KEPT,
    LOSING,
    MOBILISING,
    MOST_SLOTS,
    NONE,
    OVER,
    PHASE,
    PICKING,
    PLACE,
    REARRANGING,
    RESOURCE,
    REWARDING,
    ROW,
    ROW_SIZE,
    SEATS,
    SECOND_CHANCE,
    STEPS,
    STOCK,
    SUPPLY,
    TAKEN_BACK,
    UNDECIDED,
    WHERE,
    AugustusState,
    add_to_slot,
    blank,
    filled,
    slot_of,
)
from ludotheca.games.augustus.types import (
    CATALOGUE,
    PHASES,
    Action,
    Chosen,
    Claim,
    Clear,
    Complete,
    Event,
    Forgo,
    Give,
    Keep,
    Kept,
    Lift,
    Lifted,
    Lose,
    Pass,
    Pick,
    Picked,
    Put,
    Take,
    TakeBack,
    TakenBack,
    View,
)

KEEPS: Final[i64] = CATALOGUE.first(Keep)
PUTS: Final[i64] = CATALOGUE.first(Put)
TAKES: Final[i64] = CATALOGUE.first(Take)
PASS: Final[i64] = CATALOGUE.first(Pass)
TAKE_BACK: Final[i64] = CATALOGUE.first(TakeBack)
LIFT: Final[i64] = CATALOGUE.first(Lift)
COMPLETES: Final[i64] = CATALOGUE.first(Complete)
CLEARS: Final[i64] = CATALOGUE.first(Clear)
LOSES: Final[i64] = CATALOGUE.first(Lose)
CLAIM: Final[i64] = CATALOGUE.first(Claim)
FORGO: Final[i64] = CATALOGUE.first(Forgo)
PICKS: Final[i64] = CATALOGUE.first(Pick)
GIVES: Final[i64] = CATALOGUE.first(Give)


@final
class Augustus(Rules[AugustusState, Action, Event, View]):
    meta: ClassVar = META
    catalogue: ClassVar = CATALOGUE
    phases: ClassVar = PHASES

    def setup(self, seats: int, options: Options, luck: Luck) -> AugustusState:
        """AUG-2.1 to AUG-2.3: five open objectives, seven legions each, six objectives to choose from, a full bag."""
        state = blank(seats)
        cells = state.cells
        cells[FIRST_GAME] = 1 if options["first_game"] else 0
        cells[SECOND_CHANCE] = 1 if options["second_chance"] else 0
        cells[STOCK] = LEGIONS_IN_ALL - START_LEGIONS * seats
        for token, count in enumerate(TOKENS.values()):
            cells[BAG + token] = count
        for k in range(ROW_SIZE):
            card = course.draw_objective(state, luck, None)
            cells[ROW + k] = card
            cells[WHERE + card] = IN_ROW
        for seat in range(seats):
            cells[SUPPLY + seat] = START_LEGIONS
            for _ in range(KEEP_COUNT if cells[FIRST_GAME] else DEALT_COUNT):
                cells[WHERE + course.draw_objective(state, luck, None)] = DEALT + seat
        named = options["first_crier"]
        cells[CRIER] = named - 1 if isinstance(named, int) else luck.draw(streams.CRIER, seats)
        cells[PHASE] = KEEP
        if cells[FIRST_GAME]:
            # AUG-2.2: three dealt, no choice.
            for seat in range(seats):
                for card in range(1, OBJECTIVES_KNOWN + 1):
                    if is_dealt(state, seat, card):
                        cells[WHERE + card] = KEPT + seat
            self._start_conquest(state, luck, None)
        return state

    def seats(self, state: AugustusState) -> int:
        return state.cells[SEATS]

    def actors(self, state: AugustusState) -> list[Seat]:
        cells = state.cells
        phase = cells[PHASE]
        seats: list[Seat] = []
        if phase == OVER:
            return seats
        if phase == GIVING:
            seats.append(cells[GIVER])
        elif phase == PLACE or phase == LOSING or phase == KEEP:
            for seat in range(cells[SEATS]):
                if self._is_undecided(state, seat):
                    seats.append(seat)
        else:
            seats.append(cells[ACTIVE])
        return seats

    def _is_undecided(self, state: AugustusState, seat: i64) -> bool:
        if state.cells[PHASE] == KEEP:
            return not has_decided(state, seat)
        return state.cells[CHOICE + seat] == UNDECIDED

    def legal(self, state: AugustusState, seat: Seat) -> list[int]:
        cells = state.cells
        phase = cells[PHASE]
        legal: list[int] = []
        if phase == PLACE or phase == LOSING or phase == KEEP:
            if self._is_undecided(state, seat):
                if phase == PLACE:
                    self._legal_puts(state, seat, legal)
                elif phase == LOSING:
                    self._legal_losses(state, seat, legal)
                else:
                    for card in range(1, OBJECTIVES_KNOWN + 1):
                        if is_dealt(state, seat, card):
                            legal.append(KEEPS + card - 1)
            if may_take_back(state, seat):
                legal.append(TAKE_BACK)
            return legal
        if phase == GIVING:
            if seat == cells[GIVER]:
                most = most_sources(state, cells[RESOURCE])
                for other in range(cells[SEATS]):
                    if sources(state, other, cells[RESOURCE]) == most:
                        legal.append(GIVES + other)
            return legal
        if phase == OVER or seat != cells[ACTIVE]:
            return legal
        if phase == MOBILISING:
            self._legal_puts(state, seat, legal)
        elif phase == REARRANGING:
            if cells[STEPS] == 0:
                legal.append(PASS)
                legal.append(LIFT)
            else:
                self._legal_puts(state, seat, legal)
        elif phase == COMPLETING:
            for card in completable(state, seat):
                legal.append(COMPLETES + card - 1)
            legal.sort()
        elif phase == REWARDING:
            legal.append(CLAIM)
            legal.append(FORGO)
        elif phase == PICKING:
            for k in range(ROW_SIZE):
                if cells[ROW + k] != 0:
                    legal.append(PICKS + cells[ROW + k] - 1)
            legal.sort()
        return legal

    def _legal_puts(self, state: AugustusState, seat: i64, legal: list[int]) -> None:
        """AUG-3.1: from the supply, by moving a legion, or not at all; a legion taken up is moved or put back first."""
        categories = put_categories(state, seat)
        if has_legion_to_put(state, seat):
            for place in targets(state, seat, categories):
                legal.append(PUTS + place)
        if taken_from(state, seat) == NONE and state.cells[PHASE] != REARRANGING:
            for place in movable(state, seat, categories):
                legal.append(TAKES + place)
            legal.append(PASS)
        legal.sort()

    def _legal_losses(self, state: AugustusState, seat: i64, legal: list[int]) -> None:
        """AUG-6.3: each chooses what to give up."""
        kind = EFFECT[state.cells[EFFECT_OF]]
        if kind == LOSE_LEGION:
            for place in legion_places(state, seat):
                if can_give_up(state, seat, place):
                    legal.append(TAKES + place)
        elif kind == CLEAR_OBJECTIVE:
            for card in clearable(state, seat):
                legal.append(CLEARS + card - 1)
        else:
            for card in controlled_cards(state, seat):
                legal.append(LOSES + card - 1)
        legal.sort()

    def tells(self, state: AugustusState, seat: Seat, action: int) -> bool:
        """AUG-2.2, AUG-3.2, AUG-6.3: the last to decide turns up what others have chosen; all else only luck shows."""
        if not self._decides(state, seat, action):
            return False
        has_any_other = False
        for other in range(state.cells[SEATS]):
            if other != seat:
                if self._is_undecided(state, other):
                    return False
                if has_decided(state, other):
                    has_any_other = True
        return has_any_other

    def _decides(self, state: AugustusState, seat: i64, number: i64) -> bool:
        """Whether an action makes the seat's choice whole, where all choose at the same time."""
        phase = state.cells[PHASE]
        if phase == KEEP:
            return number < PUTS and kept_count(state, seat) == KEEP_COUNT - 1
        if phase == PLACE:
            return PUTS <= number < TAKES or number == PASS
        if phase != LOSING or number == TAKE_BACK:
            return False
        return number > TAKE_BACK or legions_to_lose(state) == 1 or state.cells[CHOSEN_FROM + seat] != NONE

    def phase(self, state: AugustusState) -> str:
        return notation.phase(state)

    def clause(self, state: AugustusState) -> str:
        return explain.clause(state)

    def refusal(self, state: AugustusState, seat: Seat, action: Action) -> Refusal | None:
        return explain.refusal(self, state, seat, action)

    def apply(self, state: AugustusState, seat: Seat, action: int, luck: Luck, log: Log | None) -> None:
        cells = state.cells
        number: i64 = action
        if number < PUTS:
            self._keep(state, seat, number - KEEPS + 1, luck, log)
        elif number < TAKES:
            self._put(state, seat, number - PUTS, luck, log)
        elif number < PASS:
            self._take(state, seat, number - TAKES, luck, log)
        elif number == PASS:
            self._pass(state, seat, luck, log)
        elif number == TAKE_BACK:
            self._take_back(state, seat, log)
        elif number == LIFT:
            self._lift(state, log)
        elif number < CLEARS:
            # AUG-6.4: it is completed whatever its spaces hold.
            cells[FORCED + seat * MOST_SLOTS + slot_of(state, seat, number - COMPLETES + 1)] = 1
            self._go_on(state, luck, log)
        elif number < LOSES:
            cells[CHOSEN_TO + seat] = number - CLEARS + 1
            self._decide(state, seat, luck, log)
        elif number < CLAIM:
            cells[CHOSEN_TO + seat] = number - LOSES + 1
            self._decide(state, seat, luck, log)
        elif number == CLAIM:
            course.claim(state, log)
            self._after_rewards(state, luck, log)
        elif number == FORGO:
            course.forgo(state, log)
            self._after_rewards(state, luck, log)
        elif number < GIVES:
            if log is not None:
                log.add(Picked(seat, int(number - PICKS + 1)))
            if course.pick(state, number - PICKS + 1):
                self._end_batch(state, luck, log)
        else:
            self._give(state, number - GIVES, luck, log)

    def _keep(self, state: AugustusState, seat: i64, card: i64, luck: Luck, log: Log | None) -> None:
        """AUG-2.2: three of six are kept; unseen by others until all have chosen."""
        state.cells[WHERE + card] = KEPT + seat
        if kept_count(state, seat) < KEEP_COUNT:
            return
        if log is not None:
            log.add(Chosen(seat))
        if not self.actors(state):
            self._start_conquest(state, luck, log)

    def _start_conquest(self, state: AugustusState, luck: Luck, log: Log | None) -> None:
        """AUG-2.2, AUG-2.3: the kept objectives lie open, the others face down; the first token is drawn."""
        cells = state.cells
        for seat in range(cells[SEATS]):
            for card in range(1, OBJECTIVES_KNOWN + 1):
                if cells[WHERE + card] == KEPT + seat:
                    add_to_slot(state, seat, card)
                elif is_dealt(state, seat, card):
                    cells[WHERE + card] = FACE_DOWN + seat
            if log is not None:
                log.add(Kept(seat, tuple(completable(state, seat))))
        course.next_draw(state, luck, log)

    def _put(self, state: AugustusState, seat: i64, place: i64, luck: Luck, log: Log | None) -> None:
        """AUG-3.1, AUG-6.1, AUG-6.2, AUG-6.6: a legion on a free space."""
        cells = state.cells
        if cells[PHASE] == PLACE:
            cells[CHOSEN_TO + seat] = place
            self._decide(state, seat, luck, log)
            return
        source = cells[IN_HAND]
        if cells[PHASE] == MOBILISING:
            if source == NONE:
                cells[SUPPLY + seat] -= 1
            cells[IN_HAND] = NONE
        cells[FILLED + place] += 1
        cells[STEPS] -= 1
        if log is not None:
            log.add(course.placed(seat, place, source))
        if cells[STEPS] == 0 or (cells[PHASE] == MOBILISING and not effects.can_mobilise(state)):
            self._go_on(state, luck, log)

    def _take(self, state: AugustusState, seat: i64, place: i64, luck: Luck, log: Log | None) -> None:
        """AUG-3.1: a legion is taken up to be moved. AUG-6.3: a legion is given up."""
        cells = state.cells
        if cells[PHASE] == MOBILISING:
            cells[FILLED + place] -= 1
            cells[IN_HAND] = place
        elif cells[PHASE] == PLACE or cells[CHOSEN_FROM + seat] == NONE:
            cells[CHOSEN_FROM + seat] = place
            if cells[PHASE] == LOSING and legions_to_lose(state) == 1:
                self._decide(state, seat, luck, log)
        else:
            cells[CHOSEN_TO + seat] = place
            self._decide(state, seat, luck, log)

    def _pass(self, state: AugustusState, seat: i64, luck: Luck, log: Log | None) -> None:
        """AUG-3.1: putting a legion is never compulsory. AUG-6.1, AUG-6.6: an effect may be left unused."""
        if state.cells[PHASE] == PLACE:
            self._decide(state, seat, luck, log)
        else:
            self._go_on(state, luck, log)

    def _take_back(self, state: AugustusState, seat: i64, log: Log | None) -> None:
        """AUG-3.2: as long as nobody has seen it, a choice can be made anew; of one half made nobody else hears."""
        cells = state.cells
        if log is not None and has_decided(state, seat):
            log.add(TakenBack(seat))
        cells[TAKEN_BACK + seat] += 1
        if cells[PHASE] == KEEP:
            for card in range(1, OBJECTIVES_KNOWN + 1):
                if cells[WHERE + card] == KEPT + seat:
                    cells[WHERE + card] = DEALT + seat
        else:
            cells[CHOICE + seat] = UNDECIDED
            cells[CHOSEN_FROM + seat] = NONE
            cells[CHOSEN_TO + seat] = NONE

    def _decide(self, state: AugustusState, seat: i64, luck: Luck, log: Log | None) -> None:
        """AUG-3.2: nobody sees a choice before all have chosen; then all are carried out."""
        cells = state.cells
        cells[CHOICE + seat] = DECIDED
        if log is not None:
            log.add(Chosen(seat))
        if self.actors(state):
            return
        if cells[PHASE] == PLACE:
            course.reveal(state, log)
            course.resolve_queue(state, luck, log)
        elif effects.finish_losses(state, log):
            self._go_on(state, luck, log)

    def _lift(self, state: AugustusState, log: Log | None) -> None:
        """AUG-6.6: all legions on the own objectives are taken up, none from the supply."""
        cells = state.cells
        seat = cells[ACTIVE]
        for place in legion_places(state, seat):
            cells[STEPS] += cells[FILLED + place]
            cells[FILLED + place] = 0
        if log is not None:
            log.add(Lifted(seat, cells[STEPS]))

    def _give(self, state: AugustusState, seat: i64, luck: Luck, log: Log | None) -> None:
        """AUG-5.4: the old holder chooses among those who have most."""
        cells = state.cells
        effects.hand_over(state, cells[RESOURCE], seat, log)
        cells[RESOURCE] += 1
        cells[GIVER] = NONE
        if effects.judge_resources(state, log):
            self._go_on(state, luck, log)

    def _go_on(self, state: AugustusState, luck: Luck, log: Log | None) -> None:
        """AUG-4.4: an effect is done; what it has completed belongs to the same batch."""
        if course.resolve_batch(state, log):
            self._end_batch(state, luck, log)

    def _after_rewards(self, state: AugustusState, luck: Luck, log: Log | None) -> None:
        if course.start_picking(state):
            self._end_batch(state, luck, log)

    def _end_batch(self, state: AugustusState, luck: Luck, log: Log | None) -> None:
        course.refill(state, luck, log)
        course.resolve_queue(state, luck, log)

    def view(self, state: AugustusState, seat: Seat | None) -> View:
        return notation.views(state, [seat])[0]

    def views(self, state: AugustusState, seats: list[Seat | None]) -> list[View]:
        return notation.views(state, seats)

    def load(self, view: View, luck: Luck) -> AugustusState:
        state = loading.load(self, view, luck)
        self._check_decisions(state)
        return state

    def _check_decisions(self, state: AugustusState) -> None:
        """Until the game is over somebody has to decide, and whoever has to can."""
        actors = self.actors(state)
        if not actors and state.cells[PHASE] != OVER:
            raise PositionError("phase: nobody has anything to decide", path="phase")
        for seat in actors:
            if not self.legal(state, seat):
                path = f"players[{seat}]"
                raise PositionError(f"{path}: has to decide, and can do nothing", path=path)

    def tally(self, state: AugustusState, seat: Seat | None) -> list[dict[str, int]]:
        """Controlled objectives and rewards are open, so everybody may know all points."""
        return tally(state)

    def winners(self, state: AugustusState) -> list[Seat]:
        """AUG-7.2: most points, then most senators, then shared."""
        points = self.standing(state)
        best = max(points)
        first = [seat for seat in range(len(points)) if points[seat] == best]
        most = max([senators(state, seat) for seat in first])
        return [seat for seat in first if senators(state, seat) == most]

    def prompt(self, state: AugustusState, seat: Seat) -> Words:
        return notation.prompt(state, seat)

    def hint(self, state: AugustusState, seat: Seat, action: int) -> Words | None:
        """Which objective a legion would complete."""
        number: i64 = action
        if PUTS <= number < TAKES:
            card = PLACE_CARD[number - PUTS]
            source = taken_from(state, seat)
            there = filled(state, card)
            # In the phase PLACE the legion taken up still lies where it was.
            if state.cells[PHASE] == PLACE and source != NONE and PLACE_CARD[source] == card:
                there -= 1
            if there + 1 == SPACES[card]:
                return Words("hint-completes", {"objective": int(card)})
        return None

    def conserved(self, state: AugustusState) -> dict[str, int]:
        """AUG-1.1, AUG-1.2: 88 objectives, 48 legions, 23 tokens."""
        cells = state.cells
        legions = cells[STOCK]
        for seat in range(cells[SEATS]):
            legions += cells[SUPPLY + seat]
        for place in range(PLACES):
            legions += cells[FILLED + place]
        if cells[IN_HAND] != NONE:
            legions += 1
        if cells[PHASE] == REARRANGING:
            legions += cells[STEPS]
        tokens: i64 = 0
        for token in range(TOKENS_KNOWN):
            tokens += cells[BAG + token] + cells[DRAWN + token]
        return {"legions": legions, "tokens": tokens, "objectives": notation.objectives_seen(state)}


AUGUSTUS: Final = Augustus()
