"""Sets up positions of Augustus that show only what matters."""

from typing import Any

from ludotheca.engine.luck import Luck, Scripted, Seeded
from ludotheca.engine.table import Table
from ludotheca.games.augustus import GAME
from ludotheca.games.augustus.actions import Action, Pass, Pick, Put, Take
from ludotheca.games.augustus.data import COLOURS, OBJECTIVES, RESOURCES, Objective
from ludotheca.games.augustus.events import Event
from ludotheca.games.augustus.state import AugustusState
from ludotheca.games.augustus.views import Player, View

ANN, BOB, EVA = 0, 1, 2
AugustusTable = Table[AugustusState, Action, Event, View]

FULL = {"swords": 6, "shield": 5, "chariot": 4, "catapult": 3, "standard": 2, "dagger": 1, "joker": 2}


def table(
    *players: dict[str, Any],
    token: str | None = "swords",
    drawn: dict[str, int] | None = None,
    luck: Luck | None = None,
    **fields: Any,
) -> AugustusTable:
    """A token has just been called.

    A player is a dictionary of fields; ``objectives`` may be written as ``{57: "swords shield"}``, the legions on each.
    What is left of seven legions is in the supply, unless told otherwise. A colour reward, gold or wheat that somebody
    must have goes to the first who could, unless it is told who has it.
    """
    position = {
        "players": _rewarded([_player(player) for player in players]),
        "row": fields.pop("row", [84, 85, 86, 87, 88]),
        "token": token,
        "drawn": {token: 1} if drawn is None else drawn,
        **fields,
    }
    return GAME.from_position(position, luck=luck or Seeded(1))


def _player(player: dict[str, Any]) -> dict[str, Any]:
    objectives = [
        {"objective": number, "legions": {word: legions.split().count(word) for word in legions.split()}}
        for number, legions in player.get("objectives", {}).items()
    ]
    placed = sum(sum(objective["legions"].values()) for objective in objectives)
    return {"supply": max(0, 7 - placed), "controlled": [], "rewards": [], **player, "objectives": objectives}


def _rewarded(players: list[dict[str, Any]]) -> list[dict[str, Any]]:
    told = {name for player in players for name in player["rewards"]}
    for reward in {"gold", "wheat", *(f"colour-{colour}" for colour in (*COLOURS, "mixed"))} - told:
        merits = [_merit(reward, [OBJECTIVES[number - 1] for number in player["controlled"]]) for player in players]
        if max(merits) > 0:
            first = players[merits.index(max(merits))]
            first["rewards"] = [*first["rewards"], reward]
    return players


def _merit(reward: str, controlled: list[Objective]) -> int:
    """How good somebody's claim to a reward is; 0 for none."""
    if reward in RESOURCES:
        return sum(getattr(objective, reward) for objective in controlled)
    colours = [objective.colour for objective in controlled]
    if reward == "colour-mixed":
        return int(set(colours) == set(COLOURS))
    return int(colours.count(reward.removeprefix("colour-")) >= 3)


def draws(*values: int) -> Luck:
    return Scripted(list(values))


def player(played: AugustusTable, seat: int) -> Player:
    return played.view(seat).players[seat]


def legions(played: AugustusTable, seat: int, objective: int) -> dict[str, int]:
    return next(part.legions for part in player(played, seat).objectives if part.objective == objective)


def in_progress(played: AugustusTable, seat: int) -> list[int]:
    return [part.objective for part in player(played, seat).objectives]


def puts(played: AugustusTable, seat: int) -> list[tuple[int, str]]:
    return [(action.objective, action.category) for action in played.legal(seat) if isinstance(action, Put)]


def takes(played: AugustusTable, seat: int) -> list[tuple[int, str]]:
    return [(action.objective, action.category) for action in played.legal(seat) if isinstance(action, Take)]


def all_pass(played: AugustusTable) -> list[Event]:
    """Everybody who still has to decide about the token passes."""
    events: list[Event] = []
    for seat in played.actors():
        events = played.play(seat, Pass())
    return events


def pick_any(played: AugustusTable) -> None:
    """Takes the first open objective until none is due."""
    while played.view(None).phase == "pick":
        [seat] = played.actors()
        played.play(seat, next(action for action in played.legal(seat) if isinstance(action, Pick)))


def refusal(played: AugustusTable, action: Action, seat: int = ANN) -> tuple[str, str]:
    """The clause that refuses an action, and the reason."""
    found = played.explain(seat, action)
    assert found is not None
    return found.clause, found.reason
