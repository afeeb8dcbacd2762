"""Augustus' position in words: what the browser draws, a test sets up, a bot imagines and a file keeps."""

from typing import Final

from msgspec.structs import replace

from ludotheca.engine.rules import EVERYTHING
from ludotheca.engine.words import Value, Words
from ludotheca.games.augustus.cards import EFFECT, LOSE_LEGION, OBJECTIVES_KNOWN, REWARDS_KNOWN, TOKENS_KNOWN
from ludotheca.games.augustus.data import EFFECTS, OBJECTIVES, RESOURCES, REWARD_NAMES
from ludotheca.games.augustus.explain import PLACE_NUMBERS, TOKEN_NAMES
from ludotheca.games.augustus.legality import (
    KEEP_COUNT,
    has_decided,
    kept_count,
    legions_to_lose,
    offered_count,
    taken_from,
)
from ludotheca.games.augustus.scoring import worth
from ludotheca.games.augustus.state import (
    ACTIVE,
    BAG,
    CHOICE,
    CHOSEN_FROM,
    CHOSEN_TO,
    COMPLETING,
    CONTROLLED,
    COUNTS_KNOWN,
    CRIER,
    DEALT,
    DECK,
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
    GIVING,
    IN_HAND,
    IN_ROW,
    KEEP,
    KEPT,
    LOSING,
    MOBILISING,
    MOST_SEATS,
    MOST_SLOTS,
    NONE,
    NOT_ASKED,
    OVER,
    PHASE,
    PICKING,
    PLACE,
    PROGRESS,
    QUEUE,
    REARRANGING,
    RESOLVING,
    RESOURCE,
    REWARD,
    REWARDING,
    ROW,
    ROW_SIZE,
    SEATS,
    SECOND_CHANCE,
    SLOT,
    STEPS,
    SUPPLY,
    TAKEN_BACK,
    TOKEN,
    WHERE,
    AugustusState,
    owner,
)
from ludotheca.games.augustus.types import PLACES, Choice, Phase, Player, Progress, View

PHASES: Final[dict[Phase, int]] = {
    "keep": KEEP,
    "place": PLACE,
    "mobilise": MOBILISING,
    "complete": COMPLETING,
    "rearrange": REARRANGING,
    "lose": LOSING,
    "give": GIVING,
    "reward": REWARDING,
    "pick": PICKING,
    "over": OVER,
}
PHASE_NAMES: Final = {number: name for name, number in PHASES.items()}
ACTIVE_PHASES: Final = ("mobilise", "complete", "rearrange", "lose", "give", "reward", "pick")
"""Those in which somebody's objectives are being resolved."""

PLACES_ON: Final = [
    [(category, PLACE_NUMBERS[card.number, category]) for category in dict.fromkeys(card.spaces)] for card in OBJECTIVES
]
"""By objective: the categories it shows, each with the number of the place where their legions lie."""
PLACES_ON.insert(0, [])  # there is no objective 0


def phase(state: AugustusState) -> Phase:
    return PHASE_NAMES[int(state.cells[PHASE])]


def views(state: AugustusState, seats: list[int | None]) -> list[View]:
    """What seats may know: not the deck, nor what others have chosen, kept or put away unseen."""
    writer = _Writer(state)
    return [writer.view(seat) for seat in seats]


class _Writer:
    """Reads a state once, and builds once what several see alike."""

    def __init__(self, state: AugustusState) -> None:
        self.state = state
        self.cells = list(state.cells)
        self.piles: dict[int, list[int]] = {}
        """By where it is: the objectives, ascending."""
        for card, where in enumerate(self.cells[WHERE : WHERE + OBJECTIVES_KNOWN + 1]):
            if card and where != DECK:
                self.piles.setdefault(where, []).append(card)
        seats = range(self.cells[SEATS])
        self.players = [self._player(seat, sees=False) for seat in seats]
        """As others see them."""
        self.public = self._public()

    def view(self, seat: int | None) -> View:
        seats = range(self.cells[SEATS])
        players = [self._player(k, sees=True) if seat in (k, EVERYTHING) else self.players[k] for k in seats]
        return replace(self.public, players=tuple(players))

    def _public(self) -> View:
        cells = self.cells
        token, in_hand, active = cells[TOKEN], cells[IN_HAND], cells[ACTIVE]
        phase = PHASE_NAMES[cells[PHASE]]
        return View(
            players=tuple(self.players),
            row=tuple(cells[ROW : ROW + ROW_SIZE]),
            discard=self._pile(DISCARD),
            bag=self._tokens(BAG),
            drawn=self._tokens(DRAWN),
            token=None if token == NONE else TOKEN_NAMES[token],
            crier=cells[CRIER],
            phase=phase,
            active=None if phase not in ACTIVE_PHASES else active,
            giver=cells[GIVER] if phase == "give" else None,
            effect=cells[EFFECT_OF] or None,
            steps=cells[STEPS],
            in_hand=None if in_hand == NONE else PLACES[in_hand],
            resource=RESOURCES[cells[RESOURCE]] if phase == "give" else None,
            batch=self._pile(RESOLVING + active) if active != NONE else (),
            queue=tuple(card for card in cells[QUEUE : QUEUE + MOST_SEATS] if card),
            extra=cells[EXTRA],
            first_game=bool(cells[FIRST_GAME]),
            second_chance=bool(cells[SECOND_CHANCE]),
        )

    def _pile(self, where: int) -> tuple[int, ...]:
        return tuple(self.piles.get(where, ()))

    def _tokens(self, cell: int) -> dict[str, int]:
        counts = self.cells[cell : cell + TOKENS_KNOWN]
        return {name: count for name, count in zip(TOKEN_NAMES, counts, strict=True) if count}

    def _player(self, seat: int, *, sees: bool) -> Player:
        cells = self.cells
        dealt, kept, discarded = (self._pile(where + seat) for where in (DEALT, KEPT, FACE_DOWN))
        cards = self.piles.get(CONTROLLED + seat, [])
        is_asked = cells[CHOICE + seat] != NOT_ASKED
        holders = cells[REWARD : REWARD + REWARDS_KNOWN]
        forgone = cells[FORGONE + seat * COUNTS_KNOWN : FORGONE + (seat + 1) * COUNTS_KNOWN]
        slots = cells[SLOT + seat * MOST_SLOTS : SLOT + (seat + 1) * MOST_SLOTS]
        return Player(
            supply=cells[SUPPLY + seat],
            objectives=tuple(self._progress(seat, slot, card) for slot, card in enumerate(slots) if card),
            controlled=tuple(cards),
            worth=tuple(int(worth(cards, card)) for card in cards),
            rewards=tuple(name for name, holder in zip(REWARD_NAMES, holders, strict=True) if holder == seat),
            dealt=dealt if sees else None,
            kept=kept if sees else None,
            discarded=discarded if sees else None,
            hidden=len(dealt) + len(kept) + len(discarded),
            asked=is_asked or cells[PHASE] == KEEP,
            decided=has_decided(self.state, seat),
            choice=choice_of(self.state, seat) if sees and is_asked else None,
            taken_back=cells[TAKEN_BACK + seat] if sees else None,
            forgone=tuple(count for count, is_forgone in enumerate(forgone) if is_forgone),
        )

    def _progress(self, seat: int, slot: int, card: int) -> Progress:
        cells = self.cells
        legions = {category: cells[FILLED + place] for category, place in PLACES_ON[card] if cells[FILLED + place]}
        return Progress(card, legions, bool(cells[FORCED + seat * MOST_SLOTS + slot]))


def choice_of(state: AugustusState, seat: int) -> Choice:
    """What a seat has chosen so far."""
    cells = state.cells
    first, second = int(cells[CHOSEN_FROM + seat]), int(cells[CHOSEN_TO + seat])
    if cells[PHASE] == PLACE:
        return Choice(
            source=None if first == NONE else PLACES[first], target=None if second == NONE else PLACES[second]
        )
    if EFFECT[cells[EFFECT_OF]] == LOSE_LEGION:
        return Choice(legions=tuple(PLACES[place] for place in (first, second) if place != NONE))
    return Choice(objective=None if second == NONE else second)


def objectives_seen(state: AugustusState) -> int:
    """All objectives, each counted where it can be found; 88 if none is lost or doubled."""
    cells = state.cells
    row = sum(1 for k in range(ROW_SIZE) if cells[ROW + k])
    slots = sum(1 for k in range(MOST_SEATS * MOST_SLOTS) if cells[SLOT + k])
    elsewhere = sum(
        1
        for card in range(1, OBJECTIVES_KNOWN + 1)
        if cells[WHERE + card] != IN_ROW and owner(state, card, PROGRESS) == NONE
    )
    return row + slots + elsewhere


def prompt(state: AugustusState, seat: int) -> Words:
    """What a seat has to do, said with the values that matter."""
    cells = state.cells
    phase = PHASE_NAMES[int(cells[PHASE])]
    values: dict[str, Value] = {}
    if phase == "keep":
        values["count"] = int(KEEP_COUNT - kept_count(state, seat))
    elif phase == "place":
        values["token"] = TOKEN_NAMES[int(cells[TOKEN])]
    elif phase in ("mobilise", "rearrange", "pick"):
        values["count"] = int(cells[STEPS])
    elif phase == "lose":
        values["objective"] = int(cells[EFFECT_OF])
        values["seat"] = int(cells[ACTIVE])
        values["count"] = int(legions_to_lose(state)) - int(cells[CHOSEN_FROM + seat] != NONE)
        return Words(f"prompt-{EFFECTS[int(EFFECT[cells[EFFECT_OF]])].replace('_', '-')}", values)
    elif phase == "give":
        values["reward"] = RESOURCES[int(cells[RESOURCE])]
    elif phase == "reward":
        values["count"] = int(offered_count(state, seat))
    key = f"prompt-{phase}"
    if phase == "reward" and cells[SECOND_CHANCE]:
        key = "prompt-reward-chance"
    if phase in ("place", "mobilise") and taken_from(state, seat) != NONE:
        key = "prompt-put-taken"
    elif phase == "rearrange" and cells[STEPS] == 0:
        key = "prompt-rearrange-start"
    return Words(key, values)
