"""Augustus' objectives and rewards, read from the data files and checked."""

from pathlib import Path
from typing import Final

from msgspec import Struct

from ludotheca.games.datafile import Row, fail, rows

FOLDER: Final = Path(__file__).parent / "data"

CATEGORIES: Final = ("swords", "shield", "chariot", "catapult", "standard", "dagger")
COLOURS: Final = ("senator", "green", "pink", "orange")
RESOURCES: Final = ("gold", "wheat")
JOKER: Final = "joker"
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
REWARDS_IN_ALL: Final = 12
FEWEST_SPACES: Final = 2
MOST_SPACES: Final = 6
COUNT_REWARDS: Final = (2, 3, 4, 5, 6)


class Effect(Struct, frozen=True):
    """What an objective does: a kind, with what that kind needs."""

    kind: str = "none"
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
    """AUG-1.1: 88 objectives with 2 to 6 spaces each; only provinces have resources."""
    columns = ("number", "name", "colour", "spaces", "points", "gold", "wheat", "effect", "provenance")
    objectives: list[Objective] = []
    names: set[str] = set()
    for row in rows(path, columns):
        objective = Objective(
            number=row.number("number"),
            name=row.text("name"),
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
    """The grammar: ``kind``, ``kind:what`` or ``kind:what:amount:maxN``."""
    text = row.text("effect")
    if not text:
        return Effect()
    kind, *parts = text.split(":")
    if kind not in EFFECTS:
        row.fail(f"there is no effect '{kind}'")
    shape = {
        "mobilise": 1,
        "mobilise_any": 1,
        "opponents_lose_legion": 1,
        "extra_legion": 1,
        "alias": 1,
        "end_per_space": 3,
        "end_per_colour": 2,
        "end_per_red": 1,
    }
    if len(parts) != shape.get(kind, 0):
        row.fail(f"effect '{kind}' takes {shape.get(kind, 0)} values, not {len(parts)}")
    if kind == "mobilise":
        categories = _categories(row, "effect", parts[0])
        if len(set(categories)) != 1:
            row.fail("a mobilisation names one category, once for each legion")
        return Effect(kind, categories, amount=len(categories))
    if kind == "alias":
        categories = _categories(row, "effect", parts[0].replace("=", "+"))
        if len(set(categories)) != 2:  # noqa: PLR2004  # an alias is of two
            row.fail("an alias names two categories")
        return Effect(kind, categories)
    if kind == "end_per_space":
        most = parts[2].removeprefix("max")
        return Effect(kind, _categories(row, "effect", parts[0]), amount=_whole(row, parts[1]), most=_whole(row, most))
    if kind == "end_per_colour":
        if parts[0] not in COLOURS:
            row.fail(f"effect must name a colour, not '{parts[0]}'")
        return Effect(kind, colour=parts[0], amount=_whole(row, parts[1]))
    return Effect(kind, amount=_whole(row, parts[0]) if parts else 1)


def _whole(row: Row, text: str) -> int:
    if not text.isdecimal():
        row.fail(f"effect needs a whole number, not '{text}'")
    return int(text)


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
