"""Catanatron's tables, seen as positions of our Catan."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import pytest
from catanatron import Color, Game, RandomPlayer
from catanatron.players.weighted_random import WeightedRandomPlayer

import ludotheca
from benchmarks.mirror import GOODS, Atlas, allowed_map, mirror, sound_view, translate
from ludotheca.engine.luck import Seeded
from ludotheca.games.catan.actions import PlayMonopoly, PlayRoadBuilding, PlayYearOfPlenty
from ludotheca.games.catan.data import PLAN

RULES: Final = ludotheca.load("catan").rules
NOT_THERE: Final = (PlayMonopoly, PlayRoadBuilding, PlayYearOfPlenty)
"""Before the dice are rolled Catanatron allows only knights, and Road Building needs the price of a road."""


def decisions(kind: Any, players: int, seed: int) -> Iterator[Any]:
    """Every state of a game in which somebody has a choice."""
    game = Game([kind(color) for color in list(Color)[:players]], seed, catan_map=allowed_map(seed))
    while game.winning_color() is None and game.state.num_turns < 1000:
        if len(game.state.playable_actions) > 1:
            yield game.state
        game.play_tick(decide_fn=lambda player, game, actions: player.decide(game, sorted(actions, key=str)))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("kind", [RandomPlayer, WeightedRandomPlayer])
@pytest.mark.parametrize("seed", [1, 2])
def test_our_rules_offer_what_catanatron_offers(kind: Any, players: int, seed: int) -> None:
    luck, met = Seeded(seed), Counter[str]()
    for state in decisions(kind, players, seed):
        atlas, seat = Atlas(state.board.map), state.current_player_index
        position = RULES.load(sound_view(RULES, state, atlas, seat, luck), luck)
        assert RULES.acting(position) == 1 << seat
        legal = set(RULES.legal(position, seat))
        theirs = [translate(action, atlas, state.colors) for action in state.playable_actions]
        named = {RULES.catalogue.number(action) for action in theirs if action is not None}
        assert named <= legal
        assert all(isinstance(RULES.catalogue[number], NOT_THERE) for number in legal - named)
        left_out = [action for action, ours in zip(state.playable_actions, theirs, strict=True) if ours is None]
        assert all(len(action.value) == 1 for action in left_out)  # Year of Plenty for a single card
        met[state.current_prompt.value] += 1
    assert set(met) == {"BUILD_INITIAL_SETTLEMENT", "BUILD_INITIAL_ROAD", "PLAY_TURN", "MOVE_ROBBER"}


def test_the_points_are_the_same() -> None:
    compared = 0
    for state in decisions(WeightedRandomPlayer, 2, 3):
        atlas, seat, luck = Atlas(state.board.map), state.current_player_index, Seeded(1)
        position = RULES.load(sound_view(RULES, state, atlas, seat, luck), luck)
        there, here = mirror(state, atlas, seat), RULES.view(position, seat)
        if (there.longest_road, there.largest_army) == (here.longest_road, here.largest_army):
            assert RULES.standing(position)[seat] == state.player_state[f"P{seat}_ACTUAL_VICTORY_POINTS"]
            compared += 1
    assert compared > 100


def test_hidden_cards_are_not_told() -> None:
    """Swapping what only another seat knows changes nothing in the view."""
    compared = 0
    for state in decisions(WeightedRandomPlayer, 3, 4):
        atlas, seat = Atlas(state.board.map), state.current_player_index
        before = mirror(state, atlas, seat)
        others = [other for other in range(3) if other != seat]
        if state.is_initial_build_phase:
            continue
        changed = state.copy()
        changed.development_listdeck.reverse()
        goods = [_goods(state, other) for other in others]
        if all(goods):
            # Each gives the other a card.
            for other, card, taken in zip(
                others, (goods[0][0], goods[1][-1]), (goods[1][-1], goods[0][0]), strict=True
            ):
                changed.player_state[f"P{other}_{card}_IN_HAND"] -= 1
                changed.player_state[f"P{other}_{taken}_IN_HAND"] += 1
            compared += changed.player_state != state.player_state
        assert mirror(changed, atlas, seat) == before
    assert compared > 20


def _goods(state: Any, seat: int) -> list[str]:
    return [good for good in GOODS if state.player_state[f"P{seat}_{good}_IN_HAND"]]


def test_every_place_is_found() -> None:
    atlas = Atlas(allowed_map(5))
    assert sorted(atlas.hexes.values()) == sorted(PLAN.geometry.hex_names)
    assert sorted(atlas.crossings.values()) == sorted(PLAN.geometry.crossing_names)
    assert len(set(atlas.crossings)) == 54
    assert sorted(atlas.edges.values()) == sorted(PLAN.geometry.edge_names)
