"""A game imported from its folder has its own types: mypy reads the tests too, and fails where one differs."""

from typing import assert_type

from ludotheca import Table
from ludotheca.games import africa, albion, alexander, augustus, catan
from ludotheca.games.africa.actions import Action, Place
from ludotheca.games.africa.events import Event, Placed
from ludotheca.games.africa.state import AfricaState
from ludotheca.games.africa.views import View
from ludotheca.games.albion.state import AlbionState
from ludotheca.games.alexander.views import AlexanderView
from ludotheca.games.augustus.state import AugustusState
from ludotheca.games.catan.state import CatanState
from ludotheca.games.catan.views import View as CatanView
from ludotheca.library import AnyTable, load


def test_a_game_that_is_loaded_by_name_may_be_any() -> None:
    assert_type(load("africa").new(seats=2), AnyTable)
    # This proves that the others can fail: mypy reports an ignore that is not needed.
    assert_type(africa.GAME.new(seats=2), AnyTable)  # type: ignore[assert-type]


def test_a_game_has_its_own_states_actions_events_and_views() -> None:
    table = assert_type(africa.GAME.new(seats=2), Table[AfricaState, Action, Event, View])
    [seat] = table.actors()
    action = assert_type(table.legal(seat)[0], Action)
    assert isinstance(action, Place)
    [event] = assert_type(table.play(seat, action), list[Event])

    assert event == Placed(seat, action.space)
    assert assert_type(table.view(None).players[seat].explorer, str | None) == action.space
    assert isinstance(assert_type(table.state, AfricaState), AfricaState)


def test_every_game_has_its_own_types() -> None:
    for game in (africa.GAME, albion.GAME, alexander.GAME, augustus.GAME, catan.GAME):
        assert game is load(game.meta.id)

    assert_type(albion.GAME.new(seats=2).state, AlbionState)
    assert_type(albion.GAME.new(seats=2).view(0).round, int)
    assert_type(augustus.GAME.new(seats=2).state, AugustusState)
    assert_type(augustus.GAME.new(seats=2).view(0).row, tuple[int, ...])
    assert_type(catan.GAME.new(seats=2).state, CatanState)
    assert_type(catan.GAME.new(seats=2).view(0), CatanView)
    assert_type(alexander.GAME.new(seats=3).view(0), AlexanderView)
