"""What a game says about itself before anyone sits down."""

from msgspec import Struct, field

from ludotheca.engine.errors import SetupError
from ludotheca.engine.foreign import is_whole

OptionValue = bool | int | str
Options = dict[str, OptionValue]


class Option(Struct, frozen=True):
    """One setting of a game: its default and every value it may take."""

    default: OptionValue
    choices: tuple[OptionValue, ...]
    or_seat: bool = False
    """Whether the value may also be a seat, counted from 1 as people do."""

    def allowed(self, seats: int) -> tuple[OptionValue, ...]:
        """Every value it may take with this many players."""
        return (*self.choices, *range(1, seats + 1)) if self.or_seat else self.choices


class Meta(Struct, frozen=True, kw_only=True):
    id: str
    version: int
    """To be raised whenever the same actions and draws would no longer give the same game."""
    seats: tuple[int, int]
    """Fewest and most players."""
    author: str
    year: int
    clauses: tuple[str, ...]
    """The prefixes of the game's clause ids, such as ``AFR``."""
    streams: tuple[str, ...]
    """What the game draws for, such as dice; the first is stream 1 of the luck."""
    largest_draw: int
    """The most possibilities that any draw chooses from."""
    most_steps: int
    """Where simulations stop a game. Not a rule: it ends no game between people, and no sensible game gets there."""
    options: dict[str, Option] = field(default_factory=dict)
    has_secrets: bool = False
    """Whether seats may know things that others do not; if so, a record stays closed until the game is over."""

    def check_seats(self, seats: int) -> None:
        fewest, most = self.seats
        if not is_whole(seats) or not fewest <= seats <= most:
            message = f"{self.id} takes {fewest} to {most} players, not {seats!r}"
            raise SetupError(message)

    def settle(self, seats: int, chosen: Options) -> Options:
        """All options for this many players, defaults filled in, each value checked."""
        self.check_seats(seats)
        if not isinstance(chosen, dict):
            message = f"options must map names to values, not {chosen!r}"
            raise SetupError(message)
        for name, value in chosen.items():
            option = self.options.get(name)
            if option is None:
                known = ", ".join(self.options) or "none"
                message = f"{self.id} has no option {name!r} (it has: {known})"
                raise SetupError(message)
            # True == 1 in Python, so the type has to match as well.
            if not any(type(value) is type(choice) and value == choice for choice in option.allowed(seats)):
                allowed = ", ".join(str(choice).lower() for choice in option.allowed(seats))
                message = f"option {name!r} cannot be {value!r} (it can be: {allowed})"
                raise SetupError(message)
        return {name: chosen.get(name, option.default) for name, option in self.options.items()}
