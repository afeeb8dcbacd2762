"""Positions of Albion as people write them, each complete enough to be read."""

from typing import Any

from ludotheca.games.albion import GAME

LONE: dict[str, Any] = {"settlers": {"cantium": 1}}
SOUND: dict[str, Any] = {"players": [LONE, LONE]}
WON: dict[str, Any] = {
    "settlers": {"cantium": 4},
    "legionaries": {"cantium": 3},
    "buildings": {name: {"building": "settlement", "level": 4} for name in ("atrebatia", "dobunnia", "brigantia")},
}

CROWDED: dict[str, Any] = {
    "settlers": {"cantium": 4},
    "buildings": {name: {"building": "settlement", "level": 1} for name in ("atrebatia", "dobunnia", "brigantia")},
}
"""Three settlements I and the four settlers they have brought, all of them."""


def built(building: str, level: int) -> dict[str, Any]:
    return {"building": building, "level": level}


def with_player(**fields: Any) -> dict[str, Any]:
    return {"players": [{**LONE, **fields}, LONE]}


def carrying(region: str, **fields: Any) -> dict[str, Any]:
    """The first player has a legionary with a Pict there, and has used one of three movement points."""
    buildings = {"brigantia": built("settlement", 1), "novantia": built("castle", 2)}
    ours = with_player(legionaries={"atrebatia": 1}, buildings=buildings, markers=2)
    return ours | {"stage": "moving", "points": 2, "transit": {region: 1}} | fields


def paying(region: str, building: str, level: int, **fields: Any) -> dict[str, Any]:
    """The first player has a settler in the region and is asked for the price."""
    return with_player(settlers={region: 1}, resources={"fish": 1, "wood": 1}) | {
        "phase": "pay",
        "plan": {"region": region, **built(building, level), **fields},
    }


def tolling(*paid: str, toll: int = 1, **fields: Any) -> dict[str, Any]:
    """The first player builds a castle II where the second has a fortress III."""
    ours = {"settlers": {"dobunnia": 1}, "markers": 1, "buildings": {"dobunnia": built("castle", 1)}}
    theirs = {**LONE, "buildings": {"dobunnia": built("fortress", 3)}}
    plan = {"region": "dobunnia", **built("castle", 2), "paid": paid}
    return {"players": [ours, theirs], "phase": "toll", "toll": toll, "plan": plan} | fields


def recruiting(building: str = "settlement", level: int = 1, **fields: Any) -> dict[str, Any]:
    """The first player has just built a settlement I."""
    plan = {"region": "dobunnia", **built(building, level)}
    ours = with_player(buildings={"dobunnia": built("settlement", 1)})
    return ours | {"phase": "recruit", "ready": {}, "plan": plan} | fields


def losing(*losers: int, third: dict[str, Any] | None = None, **fields: Any) -> dict[str, Any]:
    """Two Picts attack where the first player builds a castle; the second has lost a settlement I there."""
    second = {"settlers": {"cantium": 1}, "legionaries": {"icenia": 1}}
    return {
        "players": [LONE, second, third or LONE],
        "picts": {"dobunnia": {"open": 2}},
        "phase": "remove",
        "ready": {},
        "debt": {"seat": 1, "figures": 1},
        "losers": losers,
        "plan": {"region": "dobunnia", **built("castle", 1), "failed": True},
    } | fields


def settled(level: int) -> dict[str, Any]:
    """Somebody with a settlement in Dobunnia and the figures it has brought."""
    return {**LONE, "legionaries": {"icenia": min(level, 2)}, "buildings": {"dobunnia": built("settlement", level)}}


def freed(**buildings: dict[str, Any]) -> dict[str, Any]:
    """The first player has just built a settlement III, which may raise another building."""
    ours = settled(3)
    return {"players": [{**ours, "buildings": ours["buildings"] | buildings}, LONE], "phase": "free", "ready": {}}


def freed_and_losing(building: str, level: int, **others: dict[str, Any]) -> dict[str, Any]:
    """The free level of a settlement III brings the attack."""
    ours = {**LONE, "legionaries": {"icenia": 2}, "buildings": {"cornovia": built("settlement", 3), **others}}
    plan = {"region": "dobunnia", **built(building, level), "free": True, "failed": True}
    return losing(plan=plan) | {"players": [ours, *losing()["players"][1:]]}


def taking_back(figures: int, **fields: Any) -> dict[str, Any]:
    """The first player has taken back a settlement and owes figures for it."""
    ours = with_player(legionaries={"icenia": figures} if figures else {})
    return ours | {"phase": "remove", "ready": {}, "debt": {"seat": 0, "figures": figures}} | fields


SET_UP: dict[str, Any] = GAME.new(2, seed=1).position()


def beginning(seat: int, **fields: Any) -> dict[str, Any]:
    """The set-up with something changed about one player."""
    players = [{**each, **(fields if number == seat else {})} for number, each in enumerate(SET_UP["players"])]
    return {**SET_UP, "players": players}
