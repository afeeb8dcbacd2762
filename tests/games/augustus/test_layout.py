"""The counts that Augustus' layout and tables write down agree with the data, and no two things share a cell."""

from ludotheca.games.augustus import cards, data
from ludotheca.games.augustus import layout as at
from ludotheca.games.augustus.meta import META
from ludotheca.games.augustus.state import blank


def test_the_counts_are_those_of_the_data() -> None:
    assert META.seats[1] == at.MOST_SEATS
    assert len(data.OBJECTIVES) == at.OBJECTIVES
    assert len(data.REWARDS) == at.REWARD_TILES
    assert len(data.TOKENS) == at.TOKEN_KINDS
    assert max(data.COUNT_REWARDS) + 1 == at.NUMBERS
    assert len(data.CATEGORIES) == cards.CATEGORY_KINDS
    assert len(data.COLOURS) == cards.COLOUR_KINDS
    assert len(data.RESOURCES) == cards.RESOURCE_KINDS


def test_the_kinds_of_tokens_and_resources_and_effects_are_numbered_as_in_the_data() -> None:
    assert (*data.CATEGORIES, "joker") == data.TOKEN_NAMES
    assert data.TOKEN_NAMES[cards.JOKER_TOKEN] == "joker"
    assert data.COLOURS[cards.SENATOR] == "senator"
    assert [data.RESOURCES[resource] for resource in (cards.GOLD, cards.WHEAT)] == ["gold", "wheat"]
    effects = {
        "mobilise": cards.MOBILISE,
        "mobilise_any": cards.MOBILISE_ANY,
        "opponents_lose_legion": cards.LOSE_LEGION,
        "opponents_clear_objective": cards.CLEAR_OBJECTIVE,
        "opponents_lose_controlled": cards.LOSE_CONTROLLED,
        "complete_one": cards.COMPLETE_ONE,
        "extra_objective": cards.EXTRA_OBJECTIVE,
        "rearrange_all": cards.REARRANGE_ALL,
        "extra_legion": cards.EXTRA_LEGION,
        "alias": cards.ALIAS,
        "end_per_space": cards.END_PER_SPACE,
        "end_per_colour": cards.END_PER_COLOUR,
        "end_per_red": cards.END_PER_RED,
    }
    assert {name: data.EFFECTS.index(name) for name in effects} == effects


def test_the_rewards_stand_where_the_rules_look_for_them() -> None:
    """AUG-1.3: colours, one of each, numbers, resources."""
    colours = [data.REWARD_NAMES[cards.REWARD_COLOUR + colour] for colour in range(cards.COLOUR_KINDS)]
    assert colours == [f"colour-{colour}" for colour in data.COLOURS]
    assert data.REWARD_NAMES[cards.REWARD_MIXED] == "colour-mixed"
    numbers = range(cards.FIRST_COUNT, cards.LAST_COUNT + 1)
    assert [data.REWARD_NAMES[cards.count_reward(count)] for count in numbers] == [
        f"count-{count}" for count in numbers
    ]
    tiles = [data.REWARD_NAMES[cards.REWARD_RESOURCE + resource] for resource in range(cards.RESOURCE_KINDS)]
    assert tiles == list(data.RESOURCES)


def test_every_cell_holds_one_thing() -> None:
    single = [at.SEATS, at.PHASE, at.CRIER, at.TOKEN, at.ACTIVE, at.EFFECT_OF, at.STEPS, at.IN_HAND, at.GIVER]
    single += [at.RESOURCE, at.EXTRA, at.STOCK, at.FIRST_GAME, at.SECOND_CHANCE]
    by_seat = [at.SUPPLY, at.CONTROLS, at.CHOICE, at.CHOSEN_FROM, at.CHOSEN_TO, at.TAKEN_BACK]
    seats = range(at.MOST_SEATS)
    addresses = [
        *single,
        *(first + seat for first in by_seat for seat in seats),
        *(at.forgone(seat, number) for seat in seats for number in range(at.NUMBERS)),
        *(at.slot(seat, place) for seat in seats for place in range(at.MOST_SLOTS)),
        *(at.forced(seat, place) for seat in seats for place in range(at.MOST_SLOTS)),
        *range(at.ROW, at.ROW + at.ROW_SIZE),
        *range(at.QUEUE, at.QUEUE + at.MOST_SEATS),
        *range(at.BAG, at.BAG + at.TOKEN_KINDS),
        *range(at.DRAWN, at.DRAWN + at.TOKEN_KINDS),
        *range(at.REWARD, at.REWARD + at.REWARD_TILES),
        *range(at.WHERE, at.WHERE + at.OBJECTIVES + 1),
        *range(at.FILLED, at.FILLED + cards.PLACES),
    ]

    assert sorted(addresses) == list(range(len(blank(2).cells)))


def test_where_an_objective_lies_tells_whose_it_is() -> None:
    belonging = (at.DEALT, at.KEPT, at.FACE_DOWN, at.PROGRESS, at.RESOLVING, at.CONTROLLED)
    places = [at.DECK, at.IN_ROW, at.DISCARD, *(where + seat for where in belonging for seat in range(at.MOST_SEATS))]

    assert len(set(places)) == len(places)
