"""A law that no game could break would prove nothing: each is broken here once, and must notice it."""

from collections.abc import Callable
from typing import ClassVar

import msgspec
import pytest
from msgspec import Struct
from mypy_extensions import i64

from ludotheca.engine import laws
from ludotheca.engine.choices import Choices
from ludotheca.engine.errors import RecordError
from ludotheca.engine.luck import Luck
from ludotheca.engine.meta import Meta
from ludotheca.engine.rules import Log, Seat
from ludotheca.engine.sketch import Sketch, Span
from ludotheca.engine.words import Refusal, Words
from ludotheca.template import GAME as DUEL
from ludotheca.template import layout as at
from ludotheca.template.action_numbers import TAKE_BACK, chosen_card
from ludotheca.template.actions import Action, Choose
from ludotheca.template.encoder import ENCODER
from ludotheca.template.events import Chosen, Drawn, Event
from ludotheca.template.insight import DuelInsight
from ludotheca.template.rules import Duel
from ludotheca.template.state import DuelState, held, played
from ludotheca.template.streams import CARD
from ludotheca.template.views import View
from tests.engine.variants import variant


def others_hand(state: DuelState, seat: Seat) -> list[int]:
    return held(state.cells, 1 - seat)


class ExplainsNothing(Duel):
    def explain(self, state: DuelState, seat: Seat, action: int) -> Refusal | None:
        return None


class CitesForeignClause(Duel):
    def explain(self, state: DuelState, seat: Seat, action: int) -> Refusal | None:
        refusal = super().explain(state, seat, action)
        return refusal and Refusal("XYZ-1.1", refusal.reason, refusal.values)


class ChangesWhileExplaining(Duel):
    def explain(self, state: DuelState, seat: Seat, action: int) -> Refusal | None:
        refusal = super().explain(state, seat, action)
        if refusal:
            state.cells[at.points(seat)] += 1
        return refusal


class LeavesAnActorWithoutChoice(Duel):
    def choices(self, state: DuelState, seat: Seat, legal: Choices) -> None:
        if seat != 1:
            super().choices(state, seat, legal)


class GoesOnAfterTheEnd(Duel):
    def choices(self, state: DuelState, seat: Seat, legal: Choices) -> None:
        super().choices(state, seat, legal)
        if legal.count == 0:
            legal.add(TAKE_BACK)


class PlaysOtherwiseWithALog(Duel):
    def apply(self, state: DuelState, seat: Seat, action: int, luck: Luck, log: Log | None) -> None:
        super().apply(state, seat, action, luck, log)
        if log is not None:
            state.cells[at.points(seat)] += 1


class Loose(Struct, tag="loose"):
    """An event that anybody could change."""


class LogsLooseEvents(Duel):
    def apply(self, state: DuelState, seat: Seat, action: int, luck: Luck, log: Log | None) -> None:
        super().apply(state, seat, action, luck, log)
        if log is not None:
            log.add(Loose())


class SharingState(DuelState):
    def clone(self) -> DuelState:
        return SharingState(self.cells)


class ForgetfulState(DuelState):
    def clone(self) -> DuelState:
        other = ForgetfulState(self.cells[:])
        other.cells[at.points(0)] = 0
        return other


class AddsPointsOnLoading(Duel):
    def load(self, view: View, luck: Luck) -> DuelState:
        state = super().load(view, luck)
        state.cells[at.points(0)] += 1
        return state


class TellsByLegality(Duel):
    def choices(self, state: DuelState, seat: Seat, legal: Choices) -> None:
        super().choices(state, seat, legal)
        if max(others_hand(state, seat), default=0) % 2:
            legal.count = min(legal.count, 1)


class TellsByExplanation(Duel):
    def explain(self, state: DuelState, seat: Seat, action: int) -> Refusal | None:
        refusal = super().explain(state, seat, action)
        return refusal and Refusal(refusal.clause, refusal.reason, {"other": sum(others_hand(state, seat))})


class TellsByPrompt(Duel):
    def prompt(self, state: DuelState, seat: Seat) -> Words:
        return Words("prompt-choose", {"highest": max(others_hand(state, seat), default=0)})


class TellsByHint(Duel):
    def hint(self, state: DuelState, seat: Seat, action: int) -> Words | None:
        return Words("hint-wins", {"wins": int(chosen_card(action) > max(others_hand(state, seat), default=0))})


class TellsByUndo(Duel):
    def tells(self, state: DuelState, seat: Seat, action: int) -> bool:
        return sum(others_hand(state, seat)) % 2 == 1


class TellsByChoice(Duel):
    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        return event if isinstance(event, Chosen) else super().redact(event, seat)


class TellsByDraw(Duel):
    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        return event if isinstance(event, Drawn) else super().redact(event, seat)


class ShowsAllTheSame(Duel):
    def views(self, state: DuelState, seats: list[Seat | None]) -> list[View]:
        return [self.view(state, seats[0]) for _ in seats]


class TellsByPoints(Duel):
    def tally(self, state: DuelState, seat: Seat | None) -> list[dict[str, int]]:
        return [
            {**parts, "cards": sum(held(state.cells, other))} for other, parts in enumerate(super().tally(state, seat))
        ]


class TellsByActors(Duel):
    def acting(self, state: DuelState) -> i64:
        acting = super().acting(state)
        return acting & 1 if sum(held(state.cells, 0)) % 2 else acting


class ClaimsToHaveNoSecrets(Duel):
    meta: ClassVar[Meta] = msgspec.structs.replace(Duel.meta, has_secrets=False)


class OffersWhatHasNoPlace(Duel):
    phases: ClassVar[dict[str, tuple[type[Struct], ...]]] = {"choose": (Choose,)}


class EndsWithoutAWord(Duel):
    def phase(self, state: DuelState) -> str:
        return "choose"


class SaysNothingIsTold(Duel):
    def tells(self, state: DuelState, seat: Seat, action: int) -> bool:
        return False


class RefusesByWhatCameUp(SaysNothingIsTold):
    """Sending another choice after the last one reveals what the others have chosen."""

    def refusal(self, state: DuelState, seat: Seat, action: Action) -> Refusal | None:
        refusal = super().refusal(state, seat, action)
        turned_up = played(state.cells)
        return refusal and Refusal(refusal.clause, refusal.reason, {"beaten": max(turned_up[-2:], default=0)})


class DrawsByChance(Duel):
    """Whether luck is drawn depends on what others hold."""

    def apply(self, state: DuelState, seat: Seat, action: int, luck: Luck, log: Log | None) -> None:
        if sum(others_hand(state, seat)) % 2:
            luck.draw(CARD, 2)
        super().apply(state, seat, action, luck, log)


class DrawsForNothingNamed(Duel):
    def apply(self, state: DuelState, seat: Seat, action: int, luck: Luck, log: Log | None) -> None:
        luck.below(2)
        super().apply(state, seat, action, luck, log)


class DrawsFromTooMany(Duel):
    def apply(self, state: DuelState, seat: Seat, action: int, luck: Luck, log: Log | None) -> None:
        luck.draw(CARD, 10)
        super().apply(state, seat, action, luck, log)


class TakesBackForEver(Duel):
    def apply(self, state: DuelState, seat: Seat, action: int, luck: Luck, log: Log | None) -> None:
        super().apply(state, seat, action, luck, log)
        state.cells[at.taken_back(seat)] = 0


class MakesCards(Duel):
    def apply(self, state: DuelState, seat: Seat, action: int, luck: Luck, log: Log | None) -> None:
        super().apply(state, seat, action, luck, log)
        if action != TAKE_BACK:
            state.cells[at.holder(1)] = at.DECK


class UsesOwnLuck(Duel):
    """Replaying the same record twice gives different games."""

    plays = 0

    def apply(self, state: DuelState, seat: Seat, action: int, luck: Luck, log: Log | None) -> None:
        super().apply(state, seat, action, luck, log)
        UsesOwnLuck.plays += 1
        state.cells[at.points(seat)] += UsesOwnLuck.plays % 7


Check = Callable[[laws.AnyGame, DuelState, int], None]


def explained(broken: laws.AnyGame, state: DuelState, _: int) -> None:
    laws.explanations_agree_with_legality(broken, state)


def refused(broken: laws.AnyGame, state: DuelState, _: int) -> None:
    laws.refusals_change_nothing(broken, state)


def acted(broken: laws.AnyGame, state: DuelState, _: int) -> None:
    laws.actors_can_act(broken, state)


def noted(broken: laws.AnyGame, state: DuelState, _: int) -> None:
    laws.positions_round_trip(broken, state)


def placed(broken: laws.AnyGame, state: DuelState, _: int) -> None:
    laws.phases_hold_what_is_legal(broken, state)


BREAKERS: list[tuple[type[Duel], Check]] = [
    (ExplainsNothing, explained),
    (CitesForeignClause, explained),
    (ChangesWhileExplaining, explained),
    (ExplainsNothing, refused),
    (ChangesWhileExplaining, refused),
    (LeavesAnActorWithoutChoice, acted),
    (GoesOnAfterTheEnd, acted),
    (PlaysOtherwiseWithALog, laws.legal_actions_play),
    (LogsLooseEvents, laws.legal_actions_play),
    (AddsPointsOnLoading, noted),
    (AddsPointsOnLoading, laws.views_load),
    (ShowsAllTheSame, laws.views_load),
    (TellsByLegality, laws.secrets_stay_secret),
    (TellsByExplanation, laws.secrets_stay_secret),
    (TellsByPrompt, laws.secrets_stay_secret),
    (TellsByHint, laws.secrets_stay_secret),
    (TellsByUndo, laws.secrets_stay_secret),
    (TellsByChoice, laws.secrets_stay_secret),
    (TellsByDraw, laws.secrets_stay_secret),
    (TellsByPoints, laws.secrets_stay_secret),
    (TellsByActors, laws.secrets_stay_secret),
    (ClaimsToHaveNoSecrets, laws.secrets_stay_secret),
    (OffersWhatHasNoPlace, placed),
    (EndsWithoutAWord, placed),
    (SaysNothingIsTold, laws.what_is_told_is_said),
    (DrawsByChance, laws.what_is_told_is_said),
    (RefusesByWhatCameUp, laws.refusals_foretell_nothing),
    (DrawsForNothingNamed, laws.draws_are_as_said),
    (DrawsFromTooMany, laws.draws_are_as_said),
    (TakesBackForEver, laws.decisions_end),
]


@pytest.mark.parametrize(("rules", "check"), BREAKERS, ids=lambda value: value.__name__)
def test_a_broken_game_is_noticed(rules: type[Duel], check: Check) -> None:
    """The positions come from the sound game, so that only the law under test meets the fault."""
    positions = [
        laws.wander(DUEL, 2, {}, seed, decisions)[1] for seed in range(20) for decisions in (0, 1, 2, 3, 5, 7, 50)
    ]

    with pytest.raises(AssertionError):
        _check_all(check, variant(rules()), positions)


def _check_all(check: Check, broken: laws.AnyGame, positions: list[DuelState]) -> None:
    for seed, state in enumerate(positions):
        check(broken, state, seed)


def sketch_of_an_empty_table(view: View, _: frozenset[str]) -> Sketch:
    return ((Span("?", "no such style"),),) if view.played else ()


def test_a_sketch_that_fails_is_noticed() -> None:
    broken = variant()
    broken.sketch = sketch_of_an_empty_table

    laws.views_are_drawn(broken, DUEL.new(2, seed=1).state)
    with pytest.raises(AssertionError, match="the view of 0 cannot be drawn: KeyError"):
        laws.views_are_drawn(broken, laws.wander(DUEL, 2, {}, 1, 50)[1])


class PlansNothing(DuelInsight):
    def plans(self, state: DuelState, seat: int, legal: list[int]) -> list[list[int]]:
        return []


class PlansTooMuch(DuelInsight):
    def plans(self, state: DuelState, seat: int, legal: list[int]) -> list[list[int]]:
        return [[action] * 200 for action in legal] * 200


class PlansWhatIsIllegal(DuelInsight):
    def plans(self, state: DuelState, seat: int, legal: list[int]) -> list[list[int]]:
        return [[action, action] for action in legal]


@pytest.mark.parametrize(
    "insight",
    [PlansNothing(ENCODER), PlansTooMuch(ENCODER), PlansWhatIsIllegal(ENCODER)],
    ids=lambda value: type(value).__name__,
)
def test_a_bad_plan_is_noticed(insight: DuelInsight) -> None:
    with pytest.raises(AssertionError):
        laws.plans_lead_on(variant(insight=insight), laws.wander(DUEL, 2, {}, 1, 0)[1], 1)


@pytest.mark.parametrize("kind", [SharingState, ForgetfulState])
def test_a_careless_copy_is_noticed(kind: type[DuelState]) -> None:
    state = kind(DUEL.new(2).state.cells)
    state.cells[at.points(0)] = 1

    with pytest.raises(AssertionError):
        laws.copies_are_equal_and_apart(DUEL, state, 1)


def test_a_card_from_nowhere_is_noticed() -> None:
    broken = variant(MakesCards())
    first, state = laws.wander(broken, 2, {}, 1, 2)

    with pytest.raises(AssertionError):
        laws.nothing_is_lost(broken, first, state)


def test_luck_of_its_own_is_noticed() -> None:
    with pytest.raises((AssertionError, RecordError)):
        laws.records_replay(variant(UsesOwnLuck()), 2, {}, 1, 50)
