"""A game that is imported by its folder has its own types: mypy reads the tests too, and fails where one differs."""

from typing import assert_type

from ludotheca import Table
from ludotheca.games import africa, albion, augustus
from ludotheca.games.africa import types as of_africa
from ludotheca.games.africa.state import AfricaState
from ludotheca.games.albion import types as of_albion
from ludotheca.games.albion.state import AlbionState
from ludotheca.games.augustus import types as of_augustus
from ludotheca.games.augustus.state import AugustusState
from ludotheca.library import AnyTable, load


def test_a_game_that_is_loaded_by_name_may_be_any() -> None:
    assert_type(load("africa").new(seats=2), AnyTable)
    # The proof that the others can fail; mypy tells where it has nothing to ignore.
    assert_type(africa.GAME.new(seats=2), AnyTable)  # type: ignore[assert-type]


def test_africa_has_its_own_types() -> None:
    assert africa.GAME is load("africa")

    table = africa.GAME.new(seats=2)
    assert_type(table, Table[AfricaState, of_africa.Action, of_africa.Event, of_africa.View])
    [seat] = table.actors()
    action = assert_type(table.legal(seat)[0], of_africa.Action)
    assert isinstance(action, of_africa.Place)
    [event] = assert_type(table.play(seat, action), list[of_africa.Event])
    assert event == of_africa.Placed(seat, action.space)
    assert_type(table.view(None).players, tuple[of_africa.Player, ...])


def test_albion_has_its_own_types() -> None:
    assert albion.GAME is load("albion")

    table = albion.GAME.new(seats=2)
    assert_type(table, Table[AlbionState, of_albion.Action, of_albion.Event, of_albion.View])
    assert isinstance(table.state, AlbionState)


def test_augustus_has_its_own_types() -> None:
    assert augustus.GAME is load("augustus")

    table = augustus.GAME.new(seats=2)
    assert_type(table, Table[AugustusState, of_augustus.Action, of_augustus.Event, of_augustus.View])
    assert isinstance(table.state, AugustusState)
