"""What must hold of the rewards of Augustus: nobody has one without a cause, and those who must have one do."""

from ludotheca.engine.positions import fail
from ludotheca.games.augustus import cards, legality
from ludotheca.games.augustus import layout as at
from ludotheca.games.augustus.course import SAME_COLOUR
from ludotheca.games.augustus.data import RESOURCES, REWARD_NAMES
from ludotheca.games.augustus.piles import Piles


def check(piles: Piles) -> None:
    _check_colour_rewards(piles)
    _check_count_rewards(piles)
    for resource in range(cards.RESOURCE_KINDS):
        _check_resource(piles, resource)


def _check_colour_rewards(piles: Piles) -> None:
    """AUG-5.1: the first who controls three of a colour, or one of each, has the reward, and never loses it."""
    for reward in range(cards.REWARD_COLOUR, cards.REWARD_COUNT):
        name = REWARD_NAMES[reward]
        holder = int(piles.cells[at.REWARD + reward])
        lacking = [_lacking(_colours(pile), reward) for pile in piles.controlled]
        if holder == at.NONE:
            if 0 in lacking:
                fail(f"players[{lacking.index(0)}].rewards", f"must hold {name}, if nobody else does")
        elif piles.is_first_deck:
            ever = _colours(piles.controlled[holder] + piles.discard)
            if lacking[holder] > piles.most_lost(holder) or _lacking(ever, reward):
                fail(f"players[{holder}].rewards", f"cannot hold {name}")


def _colours(pile: list[int]) -> list[int]:
    found = [int(cards.COLOUR[card]) for card in pile]
    return [found.count(colour) for colour in range(cards.COLOUR_KINDS)]


def _lacking(colours: list[int], reward: int) -> int:
    """How many objectives are missing for a colour reward."""
    if reward == cards.REWARD_MIXED:
        return colours.count(0)
    return max(0, SAME_COLOUR - colours[reward - cards.REWARD_COLOUR])


def _check_count_rewards(piles: Piles) -> None:
    """AUG-5.2: at most one each, for a number of objectives once controlled, and not one that was forgone for good."""
    cells = piles.cells
    for seat in range(piles.seats):
        path = f"players[{seat}]"
        lost = piles.most_lost(seat)
        held = [
            count
            for count in range(cards.FIRST_COUNT, cards.LAST_COUNT + 1)
            if cells[at.REWARD + cards.count_reward(count)] == seat
        ]
        forgone = [count for count in range(at.NUMBERS) if cells[at.forgone(seat, count)]]
        if len(held) > 1:
            fail(f"{path}.rewards", "has two rewards for numbers")
        if forgone and cells[at.SECOND_CHANCE]:
            fail(f"{path}.forgone", "nothing is forgone for good where there is a second chance")
        if set(held) & set(forgone):
            fail(f"{path}.forgone", "what is forgone for good is not taken")
        if piles.is_first_deck:
            for name, counts in (("rewards", held), ("forgone", forgone)):
                if counts and max(counts) > len(piles.controlled[seat]) + lost:
                    fail(f"{path}.{name}", f"has never controlled {max(counts)} objectives")
            if held and forgone and max(forgone) > max(held) and max(forgone) - max(held) + 1 > lost:
                fail(f"{path}.forgone", "whoever has a reward for a number is offered no other")


def _check_resource(piles: Piles, resource: int) -> None:
    """AUG-5.3, AUG-5.4: the holder of gold or wheat has a source, and nobody has more; without a holder nobody has any.

    After an attack gold is judged before wheat, so its holder may have to choose while wheat still waits.
    """
    cells = piles.cells
    holder = int(cells[at.REWARD + cards.REWARD_RESOURCE + resource])
    most = legality.most_sources(cells, resource)
    if holder == at.NONE:
        if most:
            fail("players", f"somebody has sources of {RESOURCES[resource]}, but nobody has the tile")
        return
    own = legality.sources(cells, holder, resource)
    if piles.phase == at.GIVING and resource >= cells[at.RESOURCE]:
        own += holder != piles.active and piles.is_source_lost(resource)
    if own < max(1, most):
        fail(f"players[{holder}].rewards", f"must have the most sources of {RESOURCES[resource]} to hold the tile")
