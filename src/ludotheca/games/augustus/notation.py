"""Augustus' position in words: what the browser draws, a test sets up, a bot imagines and a file keeps."""

from typing import Final

from ludotheca.engine.rules import EVERYTHING
from ludotheca.engine.words import Value, Words
from ludotheca.games.augustus.cards import EFFECT, LOSE_LEGION, OBJECTIVES_KNOWN
from ludotheca.games.augustus.data import EFFECTS, OBJECTIVES, RESOURCES, REWARD_NAMES
from ludotheca.games.augustus.explain import PLACE_NUMBERS, TOKEN_NAMES
from ludotheca.games.augustus.legality import (
    KEEP_COUNT,
    controlled_cards,
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
    COUNTS_KNOWN,
    CRIER,
    DEALT,
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


def phase(state: AugustusState) -> Phase:
    return PHASE_NAMES[int(state.cells[PHASE])]


def view(state: AugustusState, seat: int | None) -> View:
    """What a seat may know: not the deck, nor what others have chosen, kept or put away unseen."""
    cells = state.cells
    seats = range(int(cells[SEATS]))
    token = int(cells[TOKEN])
    phase = PHASE_NAMES[int(cells[PHASE])]
    in_hand = int(cells[IN_HAND])
    decider = int(cells[GIVER] if phase == "give" else cells[ACTIVE])
    return View(
        players=tuple(_player(state, other, sees=seat in (other, EVERYTHING)) for other in seats),
        row=tuple(int(cells[ROW + k]) for k in range(ROW_SIZE)),
        discard=_cards(state, DISCARD),
        bag=_tokens(state, BAG),
        drawn=_tokens(state, DRAWN),
        token=None if token == NONE else TOKEN_NAMES[token],
        crier=int(cells[CRIER]),
        phase=phase,
        active=None if phase not in ACTIVE_PHASES else int(cells[ACTIVE]),
        giver=decider if phase == "give" else None,
        effect=int(cells[EFFECT_OF]) or None,
        steps=int(cells[STEPS]),
        in_hand=None if in_hand == NONE else PLACES[in_hand],
        resource=RESOURCES[int(cells[RESOURCE])] if phase == "give" else None,
        batch=_cards(state, RESOLVING + int(cells[ACTIVE])) if int(cells[ACTIVE]) != NONE else (),
        queue=tuple(int(cells[QUEUE + k]) for k in range(MOST_SEATS) if cells[QUEUE + k]),
        extra=int(cells[EXTRA]),
        first_game=bool(cells[FIRST_GAME]),
        second_chance=bool(cells[SECOND_CHANCE]),
    )


def _cards(state: AugustusState, where: int) -> tuple[int, ...]:
    return tuple(card for card in range(1, OBJECTIVES_KNOWN + 1) if state.cells[WHERE + card] == where)


def _tokens(state: AugustusState, cell: int) -> dict[str, int]:
    return {name: int(state.cells[cell + token]) for token, name in enumerate(TOKEN_NAMES) if state.cells[cell + token]}


def _player(state: AugustusState, seat: int, *, sees: bool) -> Player:
    cells = state.cells
    dealt, kept, discarded = (_cards(state, where + seat) for where in (DEALT, KEPT, FACE_DOWN))
    is_keeping = cells[PHASE] == KEEP
    cards = controlled_cards(state, seat)
    return Player(
        supply=int(cells[SUPPLY + seat]),
        objectives=tuple(
            _progress(state, seat, slot) for slot in range(MOST_SLOTS) if cells[SLOT + seat * MOST_SLOTS + slot]
        ),
        controlled=tuple(cards),
        worth=tuple(int(worth(cards, card)) for card in cards),
        rewards=tuple(name for reward, name in enumerate(REWARD_NAMES) if cells[REWARD + reward] == seat),
        dealt=dealt if sees else None,
        kept=kept if sees else None,
        discarded=discarded if sees else None,
        hidden=len(dealt) + len(kept) + len(discarded),
        asked=is_keeping or cells[CHOICE + seat] != NOT_ASKED,
        decided=has_decided(state, seat),
        choice=choice_of(state, seat) if sees and cells[CHOICE + seat] != NOT_ASKED else None,
        taken_back=int(cells[TAKEN_BACK + seat]) if sees else None,
        forgone=tuple(count for count in range(COUNTS_KNOWN) if cells[FORGONE + seat * COUNTS_KNOWN + count]),
    )


def _progress(state: AugustusState, seat: int, slot: int) -> Progress:
    cells = state.cells
    card = int(cells[SLOT + seat * MOST_SLOTS + slot])
    legions = {
        category: int(cells[FILLED + PLACE_NUMBERS[card, category]])
        for category in dict.fromkeys(OBJECTIVES[card - 1].spaces)
        if cells[FILLED + PLACE_NUMBERS[card, category]]
    }
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
