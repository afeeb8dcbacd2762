"""What a bot is, and what it is asked."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar, Final

from msgspec import Struct

from ludotheca.engine.game import Game
from ludotheca.engine.luck import Luck


class Budget(Struct, frozen=True):
    """How long a bot may think about one decision; it may always take less."""

    seconds: float | None = None
    iterations: int | None = None
    """The same number of iterations gives the same choice on every machine."""
    counts_work: bool = False
    """Whether only the time counts in which the bot's thread really works: a busy machine makes nobody weaker then.

    Otherwise the clock counts, because somebody waits for the answer.
    """


UNLIMITED: Final = Budget()


class Memory:
    """A place for what a bot wants to remember from one decision of its seat to the next."""

    def __init__(self) -> None:
        self.kept: Any = None


class Question(Struct, frozen=True, kw_only=True):
    """Everything that a bot is told. It can be answered by any thread or process, and later."""

    game: Game[Any, Any, Any, Any]
    view: Any
    """What the bot's seat may know; None for a bot that does not look."""
    seat: int
    legal: list[int]
    luck: Luck
    """The bot's own, not the table's."""
    budget: Budget = UNLIMITED
    memory: Memory | None = None
    """None if whoever asks keeps nothing between decisions."""


class Bot(ABC):
    """Chooses an action from what its seat may know."""

    name: str
    about: ClassVar[str] = ""
    """One plain sentence for those who choose an opponent; the house's own bots are described in its texts."""
    looks: ClassVar[bool] = True
    """Whether it looks at the view; a bot that does not is handed None."""
    allowance: float = 20.0
    """Seconds after which a referee lets somebody else decide; more than it needs, as machines are busy at times."""

    @abstractmethod
    def choose(self, question: Question) -> list[int]:
        """One of the legal actions, or several in a row that are played together, such as an offer."""

    def ponder(self, question: Question, is_over: Callable[[], bool]) -> None:  # noqa: B027  # it may be left out
        """Thinks while others decide, and puts what it finds into its memory; asked only where somebody wants that.

        Most bots have nothing to think about before it is their turn.
        """


def question(
    bot: Bot,
    game: Game[Any, Any, Any, Any],
    state: Any,
    seat: int,
    luck: Luck,
    *,
    budget: Budget = UNLIMITED,
    memory: Memory | None = None,
) -> Question:
    """What a bot is asked in a state: it holds only its seat's view and the legal actions."""
    return Question(
        game=game,
        view=game.rules.view(state, seat) if bot.looks else None,
        seat=seat,
        legal=game.rules.legal(state, seat),
        luck=luck,
        budget=budget,
        memory=memory,
    )


def decide(
    bot: Bot,
    game: Game[Any, Any, Any, Any],
    state: Any,
    seat: int,
    luck: Luck,
    *,
    budget: Budget = UNLIMITED,
    memory: Memory | None = None,
) -> list[int]:
    """What a bot does in a state."""
    return bot.choose(question(bot, game, state, seat, luck, budget=budget, memory=memory))
