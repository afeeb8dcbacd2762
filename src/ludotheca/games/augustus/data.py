"""Augustus' objectives and rewards, read from the data files and checked."""

from pathlib import Path
from typing import Final

from msgspec import Struct

from ludotheca.games.datafile import Row, fail, rows
from ludotheca.games.editions import find_edition

EDITION: Final = find_edition("augustus", Path(__file__).parent / "data")
FOLDER: Final = EDITION.folder

CATEGORIES: Final = ("swords", "shield", "chariot", "catapult", "standard", "dagger")
COLOURS: Final = ("senator", "green", "pink", "orange")
RESOURCES: Final = ("gold", "wheat")
TOKENS: Final = {"swords": 6, "shield": 5, "chariot": 4, "catapult": 3, "standard": 2, "dagger": 1, "joker": 2}
"""AUG-1.2: the mobilisation tokens in the bag."""
EFFECTS: Final = (
    "none",
    "mobilise",
    "mobilise_any",
    "opponents_lose_legion",
    "opponents_clear_objective",
    "opponents_lose_controlled",
    "complete_one",
    "extra_objective",
    "rearrange_all",
    "extra_legion",
    "alias",
    "end_per_space",
    "end_per_colour",
    "end_per_red",
)
OBJECTIVES_IN_ALL: Final = 88
FEWEST_SPACES: Final = 2
MOST_SPACES: Final = 6
COUNT_REWARDS: Final = (2, 3, 4, 5, 6)
NO_EFFECT: Final = "none"
VALUES_OF: Final = {
    "mobilise": 1,
    "mobilise_any": 1,
    "opponents_lose_legion": 1,
    "extra_legion": 1,
    "alias": 1,
    "end_per_space": 3,
    "end_per_colour": 2,
    "end_per_red": 1,
}
"""How many values follow the kind of an effect; the kinds not listed have none."""
MOBILISED: Final = 2
"""AUG-6.1"""
MOST_POINTS: Final = 99
"""Anything above is a typing error."""


class Effect(Struct, frozen=True):
    """What an objective does: a kind, with what that kind needs."""

    kind: str = NO_EFFECT
    categories: tuple[str, ...] = ()
    """The two of an alias, the two of a mobilisation, the one that counts at the end."""
    colour: str = ""
    amount: int = 0
    """Legions, objectives, or points for each."""
    most: int = 0
    """The cap of points counted at the end; 0 for none."""


class Objective(Struct, frozen=True):
    number: int
    name: str
    colour: str
    spaces: tuple[str, ...]
    points: int | None
    """None: worth only its effect, counted at the end."""
    gold: int
    wheat: int
    effect: Effect


class Reward(Struct, frozen=True):
    id: str
    """``colour-green``, ``colour-mixed``, ``count-4``, ``gold``, ``wheat``."""
    points: int


def read_objectives(path: Path = FOLDER / "objectives.csv") -> list[Objective]:
    """AUG-1.1: 88 objectives with 2 to 6 spaces each, not all of one category; only provinces have resources."""
    columns = ("number", "name", "colour", "spaces", "points", "gold", "wheat", "effect", "provenance")
    objectives: list[Objective] = []
    names: set[str] = set()
    for row in rows(path, columns):
        objective = Objective(
            number=row.number("number"),
            name=row.name("name"),
            colour=row.one_of("colour", COLOURS),
            spaces=_categories(row, "spaces", row.text("spaces")),
            points=None if row.text("points") == "?" else row.number("points", least=0),
            gold=int(row.one_of("gold", ("0", "1"))),
            wheat=int(row.one_of("wheat", ("0", "1"))),
            effect=_effect(row),
        )
        if objective.number != len(objectives) + 1:
            row.fail(f"number must be {len(objectives) + 1}, not {objective.number}")
        if objective.name in names:
            row.fail(f"there are two objectives called {objective.name}")
        if not FEWEST_SPACES <= len(objective.spaces) <= MOST_SPACES:
            row.fail(f"an objective has {FEWEST_SPACES} to {MOST_SPACES} spaces, not {len(objective.spaces)}")
        if len(set(objective.spaces)) == 1:
            # Else a player could have all legions on one place, and the town crier would draw forever.
            row.fail("an objective has spaces of several categories")
        if objective.colour == "senator" and (objective.gold or objective.wheat):
            row.fail("a senator has no resources")
        if (objective.points is None) != objective.effect.kind.startswith("end_"):
            row.fail("points are '?' exactly where they are counted at the end")
        names.add(objective.name)
        objectives.append(objective)
    if len(objectives) != OBJECTIVES_IN_ALL:
        fail(path.name, f"has {len(objectives)} objectives instead of {OBJECTIVES_IN_ALL}")
    return objectives


def _categories(row: Row, column: str, text: str) -> tuple[str, ...]:
    found = tuple(text.split("+"))
    for category in found:
        if category not in CATEGORIES:
            row.fail(f"{column} must name categories of legions, not '{category}'")
    return found


def _effect(row: Row) -> Effect:
    """The grammar: ``kind``, ``kind:what`` or ``kind:what:points:maxN``. No effect is an empty cell."""
    text = row.text("effect")
    if not text:
        return Effect()
    kind, *parts = text.split(":")
    if kind not in EFFECTS or kind == NO_EFFECT:
        row.fail(f"there is no effect '{kind}'")
    if len(parts) != VALUES_OF.get(kind, 0):
        row.fail(f"effect '{kind}' takes {VALUES_OF.get(kind, 0)} values, not {len(parts)}")
    if kind == "mobilise":
        return _mobilise(row, parts[0])
    if kind == "alias":
        return _alias(row, parts[0])
    if kind == "end_per_space":
        return Effect(
            kind, (_category(row, parts[0]),), amount=_points(row, kind, parts[1]), most=_limit(row, parts[2])
        )
    if kind == "end_per_colour":
        if parts[0] not in COLOURS:
            row.fail(f"effect must name a colour, not '{parts[0]}'")
        return Effect(kind, colour=parts[0], amount=_points(row, kind, parts[1]))
    if kind == "end_per_red":
        return Effect(kind, amount=_points(row, kind, parts[0]))
    return Effect(kind, amount=_legions(row, kind, parts[0]) if parts else 1)


def _mobilise(row: Row, text: str) -> Effect:
    """AUG-6.1: two legions of one category."""
    categories = _categories(row, "effect", text)
    if len(set(categories)) != 1:
        row.fail("a mobilisation names one category, once for each legion")
    if len(categories) != MOBILISED:
        row.fail(f"a mobilisation is of two legions, not {len(categories)}")
    return Effect("mobilise", categories, amount=len(categories))


def _alias(row: Row, text: str) -> Effect:
    """AUG-6.8: a category stands for one other."""
    one, _, other = text.partition("=")
    if not other or "=" in other or one == other:
        row.fail(f"an alias names two categories, as in swords=shield, not '{text}'")
    return Effect("alias", (_category(row, one), _category(row, other)))


def _category(row: Row, text: str) -> str:
    if text not in CATEGORIES:
        row.fail(f"effect must name a category of legions, not '{text}'")
    return text


def _legions(row: Row, kind: str, text: str) -> int:
    """AUG-6.2, AUG-6.3, AUG-6.7: one legion, or two; the rules could not ask for more."""
    if text not in ("1", "2"):
        row.fail(f"effect '{kind}' takes 1 to 2, not {text}")
    return int(text)


def _points(row: Row, kind: str, text: str) -> int:
    """AUG-6.9: the points for each."""
    if not _is_count(text):
        row.fail(f"effect '{kind}' needs a number of points, not '{text}'")
    return int(text)


def _limit(row: Row, text: str) -> int:
    """AUG-6.9: the most points, written ``maxN``."""
    if not text.startswith("max") or not _is_count(text.removeprefix("max")):
        row.fail(f"a limit is written max6, not '{text}'")
    return int(text.removeprefix("max"))


def _is_count(text: str) -> bool:
    return text.isascii() and text.isdecimal() and 1 <= int(text) <= MOST_POINTS


def read_rewards(path: Path = FOLDER / "rewards.csv") -> list[Reward]:
    """AUG-1.3: five for colours, five for counts, gold and wheat."""
    rewards = [
        Reward(row.text("reward"), row.number("points", least=0))
        for row in rows(path, ("reward", "points", "provenance"))
    ]
    expected = [
        *(f"colour-{colour}" for colour in (*COLOURS, "mixed")),
        *(f"count-{count}" for count in COUNT_REWARDS),
        *RESOURCES,
    ]
    if [reward.id for reward in rewards] != expected:
        fail(path.name, f"must list {', '.join(expected)}, in this order")
    return rewards


OBJECTIVES: Final = read_objectives()
REWARDS: Final = read_rewards()
REWARD_NAMES: Final = tuple(reward.id for reward in REWARDS)
PLACES: Final = [
    (objective.number, category) for objective in OBJECTIVES for category in dict.fromkeys(objective.spaces)
]
"""Where legions can lie: spaces of one category on one objective are alike, so they make up one place."""
PLACE_NUMBERS: Final = {place: number for number, place in enumerate(PLACES)}
TOKEN_NAMES: Final = tuple(TOKENS)
