"""What happens in Catan, for logs, animation and screen readers."""

from typing import Literal

from msgspec import Struct


class Rolled(Struct, frozen=True, tag="rolled"):
    seat: int
    first: int
    second: int


class Produced(Struct, frozen=True, tag="produced"):
    """CAT-1.3: cards or coins from the bank."""

    seat: int
    good: str
    count: int


class Short(Struct, frozen=True, tag="short"):
    """CAT-1.4: the bank could not pay all claims, so nobody got any."""

    good: str


class RoadBuilt(Struct, frozen=True, tag="road-built"):
    seat: int
    edge: str


class SettlementBuilt(Struct, frozen=True, tag="settlement-built"):
    seat: int
    crossing: str


class CityBuilt(Struct, frozen=True, tag="city-built"):
    seat: int
    crossing: str


class DevelopmentBought(Struct, frozen=True, tag="development-bought"):
    """Others are not told which."""

    seat: int
    card: str | None


class DevelopmentPlayed(Struct, frozen=True, tag="development-played"):
    seat: int
    card: str


class PlentyTaken(Struct, frozen=True, tag="plenty-taken"):
    seat: int
    resources: tuple[str, ...]


class Monopolised(Struct, frozen=True, tag="monopolised"):
    seat: int
    resource: str
    count: int


class RobberMoved(Struct, frozen=True, tag="robber-moved"):
    seat: int
    hex: str


class Stolen(Struct, frozen=True, tag="stolen"):
    """Only the two know which card it was."""

    seat: int
    from_seat: int
    resource: str | None


class Discarded(Struct, frozen=True, tag="discarded"):
    """CAT-1.5: shown when all have chosen."""

    seat: int
    resources: tuple[str, ...]


class BankTraded(Struct, frozen=True, tag="bank-traded"):
    seat: int
    give: str
    count: int
    receive: str


class Offered(Struct, frozen=True, tag="offered"):
    seat: int
    give: tuple[str, ...]
    want: tuple[str, ...]
    to_seat: tuple[int, ...] | None = None
    """Those it goes to; None: everybody."""


class Answered(Struct, frozen=True, tag="answered"):
    seat: int
    answer: Literal["accepts", "refuses"]


class Countered(Struct, frozen=True, tag="countered"):
    seat: int
    give: tuple[str, ...]
    want: tuple[str, ...]


class Traded(Struct, frozen=True, tag="traded"):
    seat: int
    with_seat: int
    give: tuple[str, ...]
    receive: tuple[str, ...]


class Withdrawn(Struct, frozen=True, tag="withdrawn"):
    seat: int


class LongestRoad(Struct, frozen=True, tag="longest-road"):
    seat: int
    length: int


class LongestRoadLost(Struct, frozen=True, tag="longest-road-lost"):
    """CAT-1.10: nobody has it now."""


class LargestArmy(Struct, frozen=True, tag="largest-army"):
    seat: int


class LargestArmyLost(Struct, frozen=True, tag="largest-army-lost"):
    """Nobody has it now."""


class Ended(Struct, frozen=True, tag="ended"):
    cause: Literal["points"]


TurnEvent = (
    Rolled
    | Produced
    | Short
    | RoadBuilt
    | SettlementBuilt
    | CityBuilt
    | DevelopmentBought
    | DevelopmentPlayed
    | PlentyTaken
    | Monopolised
    | RobberMoved
    | Stolen
    | Discarded
    | BankTraded
    | Offered
    | Answered
    | Countered
    | Traded
    | Withdrawn
    | LongestRoad
    | LongestRoadLost
    | LargestArmy
    | LargestArmyLost
)
"""All but the end, which other games by these rules may have for other reasons."""
CatanEvent = TurnEvent | Ended
