"""A state of Augustus as a view: what the browser draws, a test sets up, a bot imagines and a file keeps."""

from typing import Final

from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from ludotheca.engine.counts import counted
from ludotheca.engine.rules import EVERYTHING
from ludotheca.engine.words import Value, Words
from ludotheca.games.augustus import cards, legality
from ludotheca.games.augustus import layout as at
from ludotheca.games.augustus.data import (
    EFFECTS,
    OBJECTIVES,
    PLACE_NUMBERS,
    PLACES,
    RESOURCES,
    REWARD_NAMES,
    TOKEN_NAMES,
)
from ludotheca.games.augustus.holdings import holdings
from ludotheca.games.augustus.scoring import worth
from ludotheca.games.augustus.views import Choice, Phase, Player, Progress, View

PHASE_NUMBERS: Final[dict[Phase, int]] = {
    "keep": at.KEEPING,
    "place": at.PLACING,
    "mobilise": at.MOBILISING,
    "complete": at.COMPLETING,
    "rearrange": at.REARRANGING,
    "lose": at.LOSING,
    "give": at.GIVING,
    "reward": at.REWARDING,
    "pick": at.PICKING,
    "over": at.OVER,
}
PHASE_NAMES: Final = {number: name for name, number in PHASE_NUMBERS.items()}
ACTIVE_PHASES: Final = ("mobilise", "complete", "rearrange", "lose", "give", "reward", "pick")
"""The phases in which somebody's objectives are being resolved."""

PLACES_ON: Final = [
    [(category, PLACE_NUMBERS[card.number, category]) for category in dict.fromkeys(card.spaces)] for card in OBJECTIVES
]
"""By objective: the categories it shows, each with the number of the place where their legions lie."""
PLACES_ON.insert(0, [])  # there is no objective 0


def phase(cells: vec[i64]) -> Phase:
    return PHASE_NAMES[int(cells[at.PHASE])]


def views(cells: vec[i64], seats: list[int | None]) -> list[View]:
    """What seats may know: not the deck, nor what others have chosen, kept or put away unseen."""
    writer = _Writer(cells)
    return [writer.view(seat) for seat in seats]


class _Writer:
    """Reads a state once, and builds only once what several seats see alike."""

    def __init__(self, cells: vec[i64]) -> None:
        self.position = cells
        self.cells = list(cells)
        """The same as a list, which interpreted code reads faster."""
        self.piles: dict[int, list[int]] = {}
        """By where it is: the objectives, ascending."""
        for card, where in enumerate(self.cells[at.WHERE : at.WHERE + at.OBJECTIVES + 1]):
            if card and where != at.DECK:
                self.piles.setdefault(where, []).append(card)
        seats = range(self.cells[at.SEATS])
        self.players = [self._player(seat, sees=False) for seat in seats]
        """As others see them."""
        self.public = self._public()

    def view(self, seat: int | None) -> View:
        seats = range(self.cells[at.SEATS])
        players = [self._player(k, sees=True) if seat in (k, EVERYTHING) else self.players[k] for k in seats]
        return replace(self.public, players=tuple(players))

    def _public(self) -> View:
        cells = self.cells
        token, in_hand, active = cells[at.TOKEN], cells[at.IN_HAND], cells[at.ACTIVE]
        phase = PHASE_NAMES[cells[at.PHASE]]
        return View(
            players=tuple(self.players),
            row=tuple(cells[at.ROW : at.ROW + at.ROW_SIZE]),
            discard=self._pile(at.DISCARD),
            bag=counted(self.position, at.BAG, TOKEN_NAMES),
            drawn=counted(self.position, at.DRAWN, TOKEN_NAMES),
            token=None if token == at.NONE else TOKEN_NAMES[token],
            crier=cells[at.CRIER],
            phase=phase,
            active=None if phase not in ACTIVE_PHASES else active,
            giver=cells[at.GIVER] if phase == "give" else None,
            effect=cells[at.EFFECT_OF] or None,
            steps=cells[at.STEPS],
            in_hand=None if in_hand == at.NONE else PLACES[in_hand],
            resource=RESOURCES[cells[at.RESOURCE]] if phase == "give" else None,
            batch=self._pile(at.RESOLVING + active) if active != at.NONE else (),
            queue=tuple(card for card in cells[at.QUEUE : at.QUEUE + at.MOST_SEATS] if card),
            extra=cells[at.EXTRA],
            first_game=bool(cells[at.FIRST_GAME]),
            second_chance=bool(cells[at.SECOND_CHANCE]),
        )

    def _pile(self, where: int) -> tuple[int, ...]:
        return tuple(self.piles.get(where, ()))

    def _player(self, seat: int, *, sees: bool) -> Player:
        cells = self.cells
        dealt, kept, discarded = (self._pile(where + seat) for where in (at.DEALT, at.KEPT, at.FACE_DOWN))
        controlled = self.piles.get(at.CONTROLLED + seat, [])
        held = holdings(self.position, seat)
        is_asked = cells[at.CHOICE + seat] != at.NOT_ASKED
        holders = cells[at.REWARD : at.REWARD + at.REWARD_TILES]
        forgone = cells[at.forgone(seat, 0) : at.forgone(seat + 1, 0)]
        slots = cells[at.slot(seat, 0) : at.slot(seat + 1, 0)]
        return Player(
            supply=cells[at.SUPPLY + seat],
            objectives=tuple(self._progress(seat, slot, card) for slot, card in enumerate(slots) if card),
            controlled=tuple(controlled),
            worth=tuple(int(worth(held, card)) for card in controlled),
            rewards=tuple(name for name, holder in zip(REWARD_NAMES, holders, strict=True) if holder == seat),
            dealt=dealt if sees else None,
            kept=kept if sees else None,
            discarded=discarded if sees else None,
            hidden=len(dealt) + len(kept) + len(discarded),
            asked=is_asked or cells[at.PHASE] == at.KEEPING,
            decided=legality.has_decided(self.position, seat),
            choice=choice_of(self.position, seat) if sees and is_asked else None,
            taken_back=cells[at.TAKEN_BACK + seat] if sees else None,
            forgone=tuple(count for count, is_forgone in enumerate(forgone) if is_forgone),
        )

    def _progress(self, seat: int, slot: int, card: int) -> Progress:
        cells = self.cells
        counts = [(category, cells[at.FILLED + place]) for category, place in PLACES_ON[card]]
        legions = {category: count for category, count in counts if count}
        return Progress(card, legions, bool(cells[at.forced(seat, slot)]))


def choice_of(cells: vec[i64], seat: int) -> Choice:
    """What a seat has chosen so far."""
    first, second = int(cells[at.CHOSEN_FROM + seat]), int(cells[at.CHOSEN_TO + seat])
    if cells[at.PHASE] == at.PLACING:
        return Choice(
            source=None if first == at.NONE else PLACES[first], target=None if second == at.NONE else PLACES[second]
        )
    if cards.EFFECT[cells[at.EFFECT_OF]] == cards.LOSE_LEGION:
        return Choice(legions=tuple(PLACES[place] for place in (first, second) if place != at.NONE))
    return Choice(objective=None if second == at.NONE else second)


def prompt(cells: vec[i64], seat: int) -> Words:
    """What a seat has to do, with the values that matter."""
    phase = PHASE_NAMES[int(cells[at.PHASE])]
    values: dict[str, Value] = {}
    if phase == "keep":
        values["count"] = int(legality.KEEP_COUNT - legality.kept_count(cells, seat))
    elif phase == "place":
        values["token"] = TOKEN_NAMES[int(cells[at.TOKEN])]
    elif phase in ("mobilise", "rearrange", "pick"):
        values["count"] = int(cells[at.STEPS])
    elif phase == "lose":
        values["objective"] = int(cells[at.EFFECT_OF])
        values["seat"] = int(cells[at.ACTIVE])
        values["count"] = int(legality.legions_to_lose(cells)) - int(cells[at.CHOSEN_FROM + seat] != at.NONE)
        return Words(f"prompt-{EFFECTS[int(cards.EFFECT[cells[at.EFFECT_OF]])].replace('_', '-')}", values)
    elif phase == "give":
        values["reward"] = RESOURCES[int(cells[at.RESOURCE])]
    elif phase == "reward":
        values["count"] = int(legality.offered_count(cells, seat))
    key = f"prompt-{phase}"
    if phase == "reward" and cells[at.SECOND_CHANCE]:
        key = "prompt-reward-chance"
    if phase in ("place", "mobilise") and legality.taken_from(cells, seat) != at.NONE:
        key = "prompt-put-taken"
    elif phase == "rearrange" and cells[at.STEPS] == 0:
        key = "prompt-rearrange-start"
    return Words(key, values)
