"""Augustus on the wire: actions come in, events and views go out. Objectives go by their numbers."""

from typing import Final, Literal

from msgspec import Struct, field

from ludotheca.engine.catalogue import Catalogue
from ludotheca.games.augustus.data import OBJECTIVES, Objective, Reward

MOST_SEATS: Final = 6


class Keep(Struct, frozen=True, tag="keep"):
    """AUG-2.2: keep one of the six objectives dealt."""

    objective: int


class Put(Struct, frozen=True, tag="put"):
    """AUG-3.1: put a legion on a free space: the one taken up, or else one from the supply."""

    objective: int
    category: str


class Take(Struct, frozen=True, tag="take"):
    """Take up a legion that lies on an own objective: to move it, or because it must be given up (AUG-6.3)."""

    objective: int
    category: str


class Pass(Struct, frozen=True, tag="pass"):
    """AUG-3.1, AUG-6.1: put no legion, or no further one."""


class TakeBack(Struct, frozen=True, tag="take-back"):
    """AUG-3.2: take back the own choice that nobody has seen yet."""


class Lift(Struct, frozen=True, tag="lift"):
    """AUG-6.6: take up all legions on the own objectives, to rearrange them."""


class Complete(Struct, frozen=True, tag="complete"):
    """AUG-6.4: complete an own objective at once."""

    objective: int


class Clear(Struct, frozen=True, tag="clear"):
    """AUG-6.3: give up all legions of one objective."""

    objective: int


class Lose(Struct, frozen=True, tag="lose"):
    """AUG-6.3: give up a controlled objective."""

    objective: int


class Claim(Struct, frozen=True, tag="claim"):
    """AUG-5.2: take the reward for the number of objectives."""


class Forgo(Struct, frozen=True, tag="forgo"):
    """AUG-5.2: forgo it."""


class Pick(Struct, frozen=True, tag="pick"):
    """AUG-4.2: take one of the open objectives."""

    objective: int


class Give(Struct, frozen=True, tag="give"):
    """AUG-5.4: hand gold or wheat to one of those who have most of it."""

    to_seat: int


Action = Keep | Put | Take | Pass | TakeBack | Lift | Complete | Clear | Lose | Claim | Forgo | Pick | Give

_NUMBERS: Final = [objective.number for objective in OBJECTIVES]
PLACES: Final = [
    (objective.number, category) for objective in OBJECTIVES for category in dict.fromkeys(objective.spaces)
]
"""Where legions can lie: spaces of one category on one objective are alike, so they make one place."""

CATALOGUE: Final[Catalogue[Action]] = Catalogue(
    [Keep(number) for number in _NUMBERS],
    [Put(number, category) for number, category in PLACES],
    [Take(number, category) for number, category in PLACES],
    [Pass()],
    [TakeBack()],
    [Lift()],
    [Complete(number) for number in _NUMBERS],
    [Clear(number) for number in _NUMBERS],
    [Lose(number) for number in _NUMBERS],
    [Claim()],
    [Forgo()],
    [Pick(number) for number in _NUMBERS],
    [Give(seat) for seat in range(MOST_SEATS)],
)


class Chosen(Struct, frozen=True, tag="chosen"):
    """A seat has made up its mind; others learn what about when all have."""

    seat: int


class TakenBack(Struct, frozen=True, tag="taken-back"):
    seat: int


class Kept(Struct, frozen=True, tag="kept"):
    seat: int
    objectives: tuple[int, ...]


class Drawn(Struct, frozen=True, tag="drawn"):
    """The town crier has drawn a token."""

    seat: int
    token: str


class Passed(Struct, frozen=True, tag="passed"):
    seat: int


class Placed(Struct, frozen=True, tag="placed"):
    """A legion has come to an objective from the supply, or from those taken up."""

    seat: int
    objective: int
    category: str


class Moved(Struct, frozen=True, tag="moved"):
    """A legion has come to an objective from another place."""

    seat: int
    objective: int
    category: str
    from_objective: int
    from_category: str


class Lifted(Struct, frozen=True, tag="lifted"):
    """Legions have been taken up to be put elsewhere."""

    seat: int
    count: int


class Completed(Struct, frozen=True, tag="completed"):
    """Ave Caesar! The legions go back to the supply."""

    seat: int
    objective: int


class LegionsGained(Struct, frozen=True, tag="legions-gained"):
    seat: int
    count: int


class Attacked(Struct, frozen=True, tag="attacked"):
    """A red objective takes effect on everybody else."""

    seat: int
    objective: int
    effect: str


class LegionLost(Struct, frozen=True, tag="legion-lost"):
    seat: int
    objective: int
    category: str


class Cleared(Struct, frozen=True, tag="cleared"):
    seat: int
    objective: int
    count: int


class ControlLost(Struct, frozen=True, tag="control-lost"):
    seat: int
    objective: int


class Controlled(Struct, frozen=True, tag="controlled"):
    seat: int
    objective: int


class RewardTaken(Struct, frozen=True, tag="reward-taken"):
    seat: int
    reward: str
    from_seat: int | None = None
    """Who had it before, for gold and wheat."""


class RewardReturned(Struct, frozen=True, tag="reward-returned"):
    """Nobody has any of the resource: its tile is back in the middle."""

    reward: str


class RewardForgone(Struct, frozen=True, tag="reward-forgone"):
    seat: int
    reward: str


class Picked(Struct, frozen=True, tag="picked"):
    seat: int
    objective: int


class Refilled(Struct, frozen=True, tag="refilled"):
    """New objectives lie open."""

    objectives: tuple[int, ...]


class Reshuffled(Struct, frozen=True, tag="reshuffled"):
    """The discard pile has become the new deck."""


class BagFilled(Struct, frozen=True, tag="bag-filled"):
    """After a joker all tokens are back in the bag, and the next player cries."""

    seat: int


class Ended(Struct, frozen=True, tag="ended"):
    """Somebody controls seven objectives."""


Event = (
    Chosen
    | TakenBack
    | Kept
    | Drawn
    | Passed
    | Placed
    | Moved
    | Lifted
    | Completed
    | LegionsGained
    | Attacked
    | LegionLost
    | Cleared
    | ControlLost
    | Controlled
    | RewardTaken
    | RewardReturned
    | RewardForgone
    | Picked
    | Refilled
    | Reshuffled
    | BagFilled
    | Ended
)

Phase = Literal["keep", "place", "mobilise", "complete", "rearrange", "lose", "give", "reward", "pick", "over"]

PHASES: Final[dict[str, tuple[type[Struct], ...]]] = {
    "keep": (Keep, TakeBack),
    "place": (Put, Take, Pass, TakeBack),
    "mobilise": (Put, Take, Pass),
    "complete": (Complete,),
    "rearrange": (Put, Pass, Lift),
    "lose": (Take, Clear, Lose, TakeBack),
    "give": (Give,),
    "reward": (Claim, Forgo),
    "pick": (Pick, Claim, Forgo),
}
"""What has its place in each phase. While new objectives are taken, nobody may take a reward, but may ask why not."""


class Progress(Struct, frozen=True, forbid_unknown_fields=True):
    """An objective that is being conquered."""

    objective: int
    legions: dict[str, int] = field(default_factory=dict)
    """By category, how many of its spaces hold a legion."""
    forced: bool = False
    """AUG-6.4: completed by an effect, and waiting to be resolved."""


class Choice(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat has chosen and others do not know yet."""

    source: tuple[int, str] | None = None
    """The legion taken up; none for one from the supply."""
    target: tuple[int, str] | None = None
    """Where it goes; none for a pass."""
    objective: int | None = None
    """The objective to be cleared or lost."""
    legions: tuple[tuple[int, str], ...] = ()
    """The legions to be given up, so far."""


class Player(Struct, frozen=True, forbid_unknown_fields=True):
    supply: int = 0
    objectives: tuple[Progress, ...] = ()
    controlled: tuple[int, ...] = ()
    worth: tuple[int, ...] = ()
    """What each of these scores now; a position need not say it."""
    rewards: tuple[str, ...] = ()
    dealt: tuple[int, ...] | None = ()
    """The objectives dealt and not kept yet; None: not to be seen."""
    kept: tuple[int, ...] | None = ()
    """Those kept so far; None: not to be seen."""
    discarded: tuple[int, ...] | None = ()
    """Face down since the start; None: not to be seen."""
    hidden: int = 0
    """How many of these three kinds there are, dealt and kept together, or discarded."""
    asked: bool = False
    """Whether the seat has a choice to make in this phase, or has made one; a position need not say it."""
    decided: bool = False
    choice: Choice | None = None
    """The seat's own, as long as others do not know it."""
    taken_back: int | None = 0
    """How often the seat has taken back what it had chosen in this phase; None: not to be seen."""
    forgone: tuple[int, ...] = ()
    """The numbers of objectives whose reward was forgone for good."""


class View(Struct, frozen=True, forbid_unknown_fields=True):
    """What one seat may know."""

    players: tuple[Player, ...]
    row: tuple[int, ...] = ()
    """The open objectives; 0 for a gap that is to be filled."""
    discard: tuple[int, ...] = ()
    """Lost objectives, face up."""
    bag: dict[str, int] | None = None
    """Tokens in the bag. Left out of a position: all that are not drawn."""
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
    """Objectives to be taken beyond one for each completed."""
    first_game: bool = False
    second_chance: bool = False
    """AUG-5.2: a reward that was forgone is offered again when its number is reached again."""


class Materials(Struct, frozen=True):
    objectives: tuple[Objective, ...]
    rewards: tuple[Reward, ...]
    tokens: dict[str, int]
