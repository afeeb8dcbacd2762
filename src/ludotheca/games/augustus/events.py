"""What can happen in Augustus. Objectives go by their numbers."""

from msgspec import Struct


class Chosen(Struct, frozen=True, tag="chosen"):
    """A seat has made its choice; the others see it once everybody has."""

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
    """A legion has been put on an objective, from the supply or from those taken up."""

    seat: int
    objective: int
    category: str


class Moved(Struct, frozen=True, tag="moved"):
    """A legion has been moved to an objective from another place."""

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
