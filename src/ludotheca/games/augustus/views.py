"""How a position of Augustus looks to those who may see it. Objectives go by their numbers."""

from typing import Literal

from msgspec import Struct, field

from ludotheca.games.augustus.data import Objective, Reward

Phase = Literal["keep", "place", "mobilise", "complete", "rearrange", "lose", "give", "reward", "pick", "over"]


class Progress(Struct, frozen=True, forbid_unknown_fields=True):
    """An objective that is being conquered."""

    objective: int
    legions: dict[str, int] = field(default_factory=dict)
    """By category, how many of its spaces hold a legion."""
    forced: bool = False
    """AUG-6.4: completed by an effect, and waiting to be resolved."""


class Choice(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat has chosen, as long as others do not know it."""

    source: tuple[int, str] | None = None
    """The legion taken up; None for one from the supply."""
    target: tuple[int, str] | None = None
    """Where it goes; None for a pass."""
    objective: int | None = None
    """The objective to be cleared or lost."""
    legions: tuple[tuple[int, str], ...] = ()
    """The legions to be given up, so far."""


class Player(Struct, frozen=True, forbid_unknown_fields=True):
    supply: int = 0
    objectives: tuple[Progress, ...] = ()
    controlled: tuple[int, ...] = ()
    worth: tuple[int, ...] = ()
    """What each of these scores now; a position may leave it out."""
    rewards: tuple[str, ...] = ()
    dealt: tuple[int, ...] | None = ()
    """The objectives dealt and not kept so far; None if they must not be seen."""
    kept: tuple[int, ...] | None = ()
    """Those kept so far; None if they must not be seen."""
    discarded: tuple[int, ...] | None = ()
    """Those that have lain face down since the start; None if they must not be seen."""
    hidden: int = 0
    """How many objectives of these three kinds there are in all."""
    asked: bool = False
    """Whether the seat has a choice to make in this phase, or has made one; a position may leave it out."""
    decided: bool = False
    choice: Choice | None = None
    """What the seat has chosen, shown only to itself until everybody has chosen."""
    taken_back: int | None = 0
    """How often the seat has taken back what it had chosen in this phase; None if that must not be seen."""
    forgone: tuple[int, ...] = ()
    """The numbers of objectives whose reward was forgone for good."""


class View(Struct, frozen=True, forbid_unknown_fields=True):
    """What one seat may know."""

    players: tuple[Player, ...]
    row: tuple[int, ...] = ()
    """The open objectives; 0 for a gap that will be filled."""
    discard: tuple[int, ...] = ()
    """Lost objectives, face up."""
    bag: dict[str, int] | None = None
    """Tokens in the bag. If a position leaves them out: all that are not drawn."""
    drawn: dict[str, int] = field(default_factory=dict)
    """Tokens drawn since the last joker, the present one included."""
    token: str | None = None
    """The one just drawn."""
    crier: int = 0
    phase: Phase = "place"
    active: int | None = None
    """Whose objectives are being resolved."""
    giver: int | None = None
    """Who hands over a tile."""
    effect: int | None = None
    """The objective whose effect is going on."""
    steps: int = 0
    """Legions still to be put, or objectives still to be taken."""
    in_hand: tuple[int, str] | None = None
    """The legion taken up, while a mobilisation goes on."""
    resource: str | None = None
    """The tile to be handed over."""
    batch: tuple[int, ...] = ()
    """Objectives of the active seat that are being resolved together."""
    queue: tuple[int, ...] = ()
    """Completed objectives of others that wait for their turn."""
    extra: int = 0
    """Objectives to be taken on top of one for each completed."""
    first_game: bool = False
    second_chance: bool = False
    """AUG-5.2: a reward that was forgone is offered again when its number is reached again."""


class Materials(Struct, frozen=True):
    objectives: tuple[Objective, ...]
    rewards: tuple[Reward, ...]
    tokens: dict[str, int]
