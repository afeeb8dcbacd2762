"""What a game says about itself before anyone sits down."""

from msgspec import Struct, field

from ludotheca.engine.errors import SetupError

OptionValue = bool | int | str
Options = dict[str, OptionValue]


class Option(Struct, frozen=True):
    """One setting of a game: its default and every value it may take."""

    default: OptionValue
    choices: tuple[OptionValue, ...]


class Meta(Struct, frozen=True):
    id: str
    version: int
    """Rises when the same actions and draws would no longer give the same game."""
    seats: tuple[int, int]
    """Fewest and most players."""
    author: str
    year: int
    clauses: tuple[str, ...]
    """The prefixes of the game's clause ids, such as ``AFR``."""
    options: dict[str, Option] = field(default_factory=dict)
    has_secrets: bool = False
    """Whether a seat may know what another does not; then a record stays closed until the game is over."""

    ends_by_chance: bool = True
    """Whether random play comes to an end; where it does not, only the simulator's limit stops it."""

    def check_seats(self, seats: int) -> None:
        fewest, most = self.seats
        if not fewest <= seats <= most:
            message = f"{self.id} takes {fewest} to {most} players, not {seats}"
            raise SetupError(message, seats=seats, fewest=fewest, most=most)

    def settle(self, chosen: Options) -> Options:
        """The options in full, each checked against its choices."""
        for name, value in chosen.items():
            option = self.options.get(name)
            if option is None:
                known = ", ".join(self.options) or "none"
                message = f"{self.id} has no option '{name}' (it has: {known})"
                raise SetupError(message, option=name)
            # True == 1 in Python, so the type has to agree as well.
            if not any(type(value) is type(choice) and value == choice for choice in option.choices):
                allowed = ", ".join(str(choice).lower() for choice in option.choices)
                message = f"option '{name}' cannot be {value!r} (it can be: {allowed})"
                raise SetupError(message, option=name)
        return {name: chosen.get(name, option.default) for name, option in self.options.items()}
