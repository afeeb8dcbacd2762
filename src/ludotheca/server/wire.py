"""What goes over the wire. The page's types are generated from these structs."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from ludotheca.bots.advice import Suggestion
from ludotheca.engine.meta import Option, Options
from ludotheca.engine.words import Refusal, Value, Words

Name = Annotated[str, Meta(min_length=1, max_length=100)]
"""See ``names.py`` for the other rules about names."""
Key = Annotated[str, Meta(max_length=100)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]

# HTTP


class Failure(Struct, frozen=True, kw_only=True):
    """The shape of every error, over HTTP and over the socket."""

    error: str
    clause: str | None = None
    values: dict[str, Value] = field(default_factory=dict)


class EditionInfo(Struct, frozen=True, kw_only=True):
    """The data files that a game is played with here."""

    fingerprint: str
    name: str
    is_house: bool
    """They say what the house's own files say."""


class GameInfo(Struct, frozen=True, kw_only=True):
    id: str
    version: int
    author: str
    year: int
    fewest: int
    most: int
    options: dict[str, Option]
    has_secrets: bool
    """Seats may know things that others do not, so people at one screen take turns looking."""
    edition: EditionInfo | None
    """None where the game has no data files."""
    table: str | None
    """Where the script is that draws the game's table, if its package brings one."""
    emblem: str | None
    """Where the drawing on its card is, if its package brings one."""


class BotInfo(Struct, frozen=True, kw_only=True):
    """A bot that can be given a seat."""

    name: str
    about: str
    """What it says about itself, if another package brings it; the house's texts describe the others."""


class House(Struct, frozen=True, kw_only=True):
    """What a visitor can choose from."""

    version: str
    languages: tuple[str, ...]
    games: tuple[GameInfo, ...]
    bots: tuple[BotInfo, ...]
    favourite_bot: str
    """Whom a visitor meets who has not chosen."""


class GameDetail(Struct, frozen=True, kw_only=True):
    """What a page needs to know about a game just once: all its actions by number, and what its table is made of."""

    game: GameInfo
    catalogue: tuple[Any, ...]
    materials: Any
    names: dict[str, dict[int, str]]
    """The names of numbered things, the same in every language."""


class SeatPlan(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who takes a seat: somebody at this screen, a friend who follows the link, or a bot."""

    kind: Literal["here", "friend", "bot"]
    name: Name
    bot: str | None = None


class LuckPromise(Struct, frozen=True, kw_only=True):
    """A secret that the server has fixed but not yet revealed; a table that names it gets its luck from it."""

    commitment: str


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    game: str
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=10)]
    options: Options = field(default_factory=dict)
    commitment: str | None = None
    """The promise that the server made before it was told the nonce; without one it fixes its secret now."""
    nonce: Annotated[str, Meta(max_length=64)] = ""
    """The visitor's contribution to the luck, so that the server cannot choose it."""
    position: dict[str, Any] | None = None
    """Start from a position instead of a new game."""
    record: dict[str, Any] | None = None
    """Go on from a record."""
    hints: bool = False
    """Whether the house says what it would do, and who is likely to win, to whoever asks."""


class TableMade(Struct, frozen=True, kw_only=True):
    table: str
    keys: dict[int, str]
    """Whoever presents a seat's key may play for it."""
    commitment: str
    """To be kept and compared with what the server reveals when the game is over."""


class SitDown(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: Name


class Seated(Struct, frozen=True, kw_only=True):
    seat: int
    key: str


class SeatInfo(Struct, frozen=True, kw_only=True):
    seat: int
    name: str
    bot: str | None
    """The bot's name, if a bot has the seat."""
    free: bool
    """Whether the seat is waiting for a friend."""


class TableInfo(Struct, frozen=True, kw_only=True):
    table: str
    game: str
    edition: str | None
    """The fingerprint of the data files it is played with."""
    options: Options
    seats: tuple[SeatInfo, ...]
    commitment: str
    hints: bool
    over: bool


class LuckInfo(Struct, frozen=True, kw_only=True):
    """Everything needed to check a table's luck; the secret is added when the game is over."""

    commitment: str
    public: str
    secret: str | None


# The socket: what a client says


class Join(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="join"):
    """The first message: the keys of the seats at this screen; none for a spectator."""

    keys: Annotated[list[Key], Meta(max_length=10)] = field(default_factory=list)
    sketch: bool = False
    """Whether the position is wanted in characters too, by a page that cannot draw the game."""


class Play(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="play"):
    """One or more actions of a seat: either all are carried out, or none."""

    request: Number
    seat: Number
    sequence: Number
    """The last sequence number this client has seen."""
    actions: Annotated[list[Number], Meta(min_length=1, max_length=50)]


class Undo(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="undo"):
    request: Number
    seat: Number
    sequence: Number


class Why(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="why"):
    """Asks why actions are not offered."""

    request: Number
    seat: Number
    actions: Annotated[list[Number], Meta(min_length=1, max_length=100)]


class AskAdvice(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="ask-advice"):
    """Asks what the house would do at a seat that must decide."""

    request: Number
    seat: Number


class AskChances(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="ask-chances"):
    """Asks who is likely to win, as far as a seat can know; None stands for a spectator."""

    request: Number
    seat: Number | None


Request = Play | Undo | Why | AskAdvice | AskChances
ClientMessage = Join | Request

# The socket: what the server says


class Choice(Struct, frozen=True, kw_only=True):
    action: int
    hint: Words | None = None


class Happening(Struct, frozen=True, kw_only=True):
    """The events of one action, as this seat may see them."""

    sequence: int
    seat: int
    events: tuple[Any, ...]


class Outlook(Struct, frozen=True, kw_only=True):
    """The table as one seat sees it; ``seat`` is None for a spectator."""

    seat: int | None
    since: int
    """The sequence since which this seat is asked the same; others may have decided in the meantime."""
    view: Any
    sketch: str | None
    """The position in characters, as HTML, for those who asked for it; what this seat may do is marked."""
    prompt: Words | None
    """What this seat is asked, if it must decide."""
    choices: tuple[Choice, ...]
    can_undo: bool
    happened: tuple[Happening, ...]
    """What happened since the last scene, or everything if ``anew``."""


class Scene(Struct, frozen=True, kw_only=True, tag="scene"):
    """The table now. Sent on joining and whenever something has happened."""

    sequence: int
    anew: bool
    """Replaces whatever this client knew."""
    seats: tuple[SeatInfo, ...]
    actors: tuple[int, ...]
    tally: tuple[dict[str, int], ...]
    """Everybody's points by source: what everyone may know, and at the end everything."""
    winners: tuple[int, ...] | None
    """Once the game is over."""
    outlooks: tuple[Outlook, ...]


class Done(Struct, frozen=True, kw_only=True, tag="done"):
    """The request was carried out and safely stored."""

    request: int
    sequence: int


class Reason(Struct, frozen=True, kw_only=True):
    action: int
    refusal: Refusal | None


class Reasons(Struct, frozen=True, kw_only=True, tag="reasons"):
    request: int
    reasons: tuple[Reason, ...]


class Advised(Struct, frozen=True, kw_only=True, tag="advice"):
    request: int
    sequence: int
    """What it is about; the table may have moved on since."""
    suggestions: tuple[Suggestion, ...]
    """Up to three, the best first."""


class Chances(Struct, frozen=True, kw_only=True, tag="chances"):
    request: int
    sequence: int
    """As above."""
    chances: tuple[float, ...]
    """Each seat's chance to win, adding up to one."""


class Refused(Struct, frozen=True, kw_only=True, tag="refused"):
    """Nothing was changed."""

    request: int | None
    failure: Failure


Answer = Done | Reasons | Advised | Chances | Refused
ServerMessage = Scene | Answer
