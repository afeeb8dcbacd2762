"""What happens in Albion. Regions, buildings and resources go by their names."""

from typing import Literal

from msgspec import Struct

from ludotheca.games.albion.actions import Figure
from ludotheca.games.albion.data import Building


class CastlePlaced(Struct, frozen=True, tag="castle-placed"):
    seat: int
    region: str


class ResourcesTaken(Struct, frozen=True, tag="resources-taken"):
    seat: int
    fish: int
    wood: int
    stone: int
    gold: int


class HandedIn(Struct, frozen=True, tag="handed-in"):
    """ALB-9.2: the bank was short, so the others handed in one each."""

    seat: int
    resource: str


class Moved(Struct, frozen=True, tag="moved"):
    """A figure has crossed a border."""

    seat: int
    figure: Figure
    origin: str
    region: str


class Summoned(Struct, frozen=True, tag="summoned"):
    """A settler was put into the region of a castle III."""

    seat: int
    origin: str
    region: str


class Carried(Struct, frozen=True, tag="carried"):
    """A legionary has crossed a border with a Pict."""

    seat: int
    origin: str
    region: str


class Laid(Struct, frozen=True, tag="laid"):
    """A level lies face down, and its price is paid."""

    seat: int
    region: str
    building: Building
    level: int
    resources: tuple[str, ...]


class LaidFree(Struct, frozen=True, tag="laid-free"):
    """ALB-8.5: a level that costs nothing lies face down."""

    seat: int
    region: str
    building: Building
    level: int


class TollTaken(Struct, frozen=True, tag="toll-taken"):
    seat: int
    from_seat: int
    resource: str


class PictTurned(Struct, frozen=True, tag="pict-turned"):
    region: str
    pict: Literal["peace", "attack"]


class Attacked(Struct, frozen=True, tag="attacked"):
    region: str
    strength: int


class Held(Struct, frozen=True, tag="held"):
    """A player has withstood the attack."""

    seat: int
    defence: int


class LevelLost(Struct, frozen=True, tag="level-lost"):
    seat: int
    region: str
    building: Building
    level: int


class Built(Struct, frozen=True, tag="built"):
    """A level has been turned up and takes effect."""

    seat: int
    region: str
    building: Building
    level: int


class Recruited(Struct, frozen=True, tag="recruited"):
    seat: int
    figure: Figure
    region: str


class Removed(Struct, frozen=True, tag="removed"):
    seat: int
    figure: Figure
    region: str


class Demolished(Struct, frozen=True, tag="demolished"):
    seat: int
    region: str
    building: Building


class LastRound(Struct, frozen=True, tag="last-round"):
    """ALB-10.1: a player has the goal; the round is played to its end."""

    seat: int


class SettlersGone(Struct, frozen=True, tag="settlers-gone"):
    """ALB-8.4: nobody has a settler left, so the game ends at once."""


class Ended(Struct, frozen=True, tag="ended"):
    pass


Event = (
    CastlePlaced
    | ResourcesTaken
    | HandedIn
    | Moved
    | Summoned
    | Carried
    | Laid
    | LaidFree
    | TollTaken
    | PictTurned
    | Attacked
    | Held
    | LevelLost
    | Built
    | Recruited
    | Removed
    | Demolished
    | LastRound
    | SettlersGone
    | Ended
)
