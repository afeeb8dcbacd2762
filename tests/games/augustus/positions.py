"""Positions of Augustus as people write them, for tests to change here and there."""

from typing import Any, Final

SOUND: Final[dict[str, Any]] = {
    "players": [
        {"supply": 6, "objectives": [{"objective": 1}, {"objective": 57, "legions": {"swords": 1}}]},
        {"supply": 7, "objectives": [{"objective": 2}], "controlled": [37, 40], "rewards": ["wheat"]},
    ],
    "row": [3, 4, 5, 6, 9],
    "token": "swords",
    "drawn": {"swords": 1},
}


def with_ann(**fields: Any) -> dict[str, Any]:
    return {"players": [{**SOUND["players"][0], **fields}, SOUND["players"][1]]}


def with_bob(**fields: Any) -> dict[str, Any]:
    return {"players": [SOUND["players"][0], {**SOUND["players"][1], **fields}]}


def with_players(*players: dict[str, Any]) -> dict[str, Any]:
    """Players with six legions in the supply, unless told otherwise."""
    return {"players": [{"supply": 6, **player} for player in players]}


def legions(objective: int, **counts: int) -> dict[str, Any]:
    """An objective in progress, with the legions on it."""
    return {"objective": objective, "legions": counts}


def resolving(phase: str, **fields: Any) -> dict[str, Any]:
    """The first player's objectives are being resolved, unless told otherwise."""
    return {"phase": phase, "active": 0, **fields}


def effect_of(phase: str, objective: int, **fields: Any) -> dict[str, Any]:
    """The first player has completed an objective with a joker, and its effect is going on."""
    return resolving(phase, batch=[objective], effect=objective, token="joker", drawn={"joker": 1}, **fields)


LOSE_TWO: Final = effect_of("lose", 41)
LOSE_CONTROLLED: Final = effect_of("lose", 81)
