"""One of our bots as a player of Catanatron."""

from time import perf_counter
from typing import Any, Final

from catanatron import Player
from msgspec import Struct

import ludotheca
from benchmarks.mirror import Atlas, sound_view, translate
from ludotheca.bots.contract import Bot, Memory, Question
from ludotheca.engine.errors import PositionError
from ludotheca.engine.luck import Seeded

STAND_IN: Final = "greedy"
"""Who decides if a bot wants something that Catanatron does not allow."""


class Tally(Struct):
    """What became of a bot's decisions in a game; those without a choice are not counted."""

    decisions: int = 0
    overruled: int = 0
    """Catanatron does not allow what the bot chose, so the stand-in did."""
    unmirrored: int = 0
    """No position of ours is like the table, so chance decided among all that could be done."""
    thinking: float = 0.0
    """In seconds."""


class Seated(Player):  # type: ignore[misc]
    """Asks ``bot``, with luck of its own from ``seed``, whenever Catanatron asks the player with this ``color``."""

    def __init__(self, color: Any, bot: Bot, seed: int) -> None:
        super().__init__(color)
        self.bot = bot
        self.game = ludotheca.load("catan")
        self.stand_in = ludotheca.find_bot(STAND_IN)
        self.luck = Seeded(seed)
        """Not Catanatron's, or how long a bot thinks would change the dice."""
        self.memory = Memory()
        self.atlas: Atlas | None = None
        self.tally = Tally()

    def decide(self, game: Any, playable_actions: Any) -> Any:
        playable = list(playable_actions)
        if len(playable) == 1:
            return playable[0]
        self.tally.decisions += 1
        if self.atlas is None:
            self.atlas = Atlas(game.state.board.map)
        seat = game.state.color_to_index[self.color]
        choices = self._choices(playable, game.state.colors)
        try:
            view = sound_view(self.game.rules, game.state, self.atlas, seat, self.luck)
        except PositionError:
            legal = []
        else:
            # What is legal does not depend on how the hidden cards are dealt.
            legal = self.game.rules.legal(self.game.rules.load(view, self.luck), seat)
        possible = [number for number in legal if number in choices]
        if not possible:
            self.tally.unmirrored += 1
            return playable[self.luck.below(len(playable))]
        return choices[self._choose(view, seat, possible)]

    def _choices(self, playable: list[Any], colors: tuple[Any, ...]) -> dict[int, Any]:
        """Catanatron's actions by the numbers of ours."""
        assert self.atlas is not None
        found = ((translate(action, self.atlas, colors), action) for action in playable)
        return {self.game.rules.catalogue.number(ours): action for ours, action in found if ours is not None}

    def _choose(self, view: Any, seat: int, possible: list[int]) -> int:
        """The first action of the bot's plan; it is asked again for the rest of it."""
        asked = Question(
            game=self.game,
            view=view if self.bot.looks else None,
            seat=seat,
            legal=possible,
            luck=self.luck,
            memory=self.memory,
        )
        started = perf_counter()
        chosen = self.bot.choose(asked)[0]
        self.tally.thinking += perf_counter() - started
        if chosen in possible:
            return chosen
        self.tally.overruled += 1
        return self.stand_in.choose(Question(game=self.game, view=view, seat=seat, legal=possible, luck=self.luck))[0]
