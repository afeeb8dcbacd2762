"""What a player of Augustus may do, and the number of each action. Objectives go by their numbers."""

from typing import Final

from msgspec import Struct

from ludotheca.engine.catalogue import Catalogue
from ludotheca.games.augustus.data import OBJECTIVES, PLACES
from ludotheca.games.augustus.meta import META


class Keep(Struct, frozen=True, tag="keep"):
    """AUG-2.2: keep one of the six objectives dealt."""

    objective: int


class Put(Struct, frozen=True, tag="put"):
    """AUG-3.1: put a legion on a free space: the one taken up, or one from the supply."""

    objective: int
    category: str


class Take(Struct, frozen=True, tag="take"):
    """Take up a legion from one of your objectives: to move it, or because it must be given up (AUG-6.3)."""

    objective: int
    category: str


class Pass(Struct, frozen=True, tag="pass"):
    """AUG-3.1, AUG-6.1: put no legion, or no more of them."""


class TakeBack(Struct, frozen=True, tag="take-back"):
    """AUG-3.2: take back a choice that nobody has seen yet."""


class Lift(Struct, frozen=True, tag="lift"):
    """AUG-6.6: take up all legions from your objectives, to rearrange them."""


class Complete(Struct, frozen=True, tag="complete"):
    """AUG-6.4: complete one of your objectives at once."""

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
    """AUG-5.2: forgo that reward."""


class Pick(Struct, frozen=True, tag="pick"):
    """AUG-4.2: take one of the open objectives."""

    objective: int


class Give(Struct, frozen=True, tag="give"):
    """AUG-5.4: hand gold or wheat to one of those who have most of it."""

    to_seat: int


Action = Keep | Put | Take | Pass | TakeBack | Lift | Complete | Clear | Lose | Claim | Forgo | Pick | Give

_NUMBERS: Final = [objective.number for objective in OBJECTIVES]
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
    [Give(seat) for seat in range(META.seats[1])],
)

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
"""The actions of each phase. While new objectives are taken nobody may take a reward, but anybody may ask why not."""
