"""What comes from outside is tried in a process of its own, which can be ended."""

import asyncio
import time
from typing import Any

import pytest

from ludotheca.engine.errors import IllegalActionError, PositionError
from ludotheca.games.africa import GAME
from ludotheca.games.africa.actions import Skip
from ludotheca.server import trials
from ludotheca.server.failures import BusyError, TooSlowError
from ludotheca.server.trials import Lane, Source, Trials
from tests.games.africa.tables import table

SOURCE = Source(b"secret", "public")


def spin() -> None:
    """Stands for rules that never come to an end."""
    while True:
        pass


def test_what_never_ends_is_ended_and_the_next_one_has_its_turn() -> None:
    async def run() -> None:
        lane = Lane()
        started = time.monotonic()
        with pytest.raises(TooSlowError):
            await lane.run(0.5, spin)
        assert time.monotonic() - started < trials.FOR_A_START + 2
        assert await lane.run(2.0, abs, -3) == 3
        await lane.close()

    asyncio.run(run())


def test_the_server_goes_on_meanwhile() -> None:
    async def run() -> int:
        lane = Lane()
        beats = 0

        async def beat() -> None:
            nonlocal beats
            while True:
                await asyncio.sleep(0.01)
                beats += 1

        heart = asyncio.create_task(beat())
        with pytest.raises(TooSlowError):
            await lane.run(0.5, spin)
        heart.cancel()
        await lane.close()
        return beats

    assert asyncio.run(run()) > 20


def test_errors_come_back_as_they_are() -> None:
    async def run() -> None:
        tried = Trials()
        with pytest.raises(PositionError, match="there is no tile 'unicorn'") as caught:
            await tried.position("africa", table().position() | {"board": {"E7": "unicorn"}}, SOURCE)
        assert caught.value.values["path"] == "board.E7"
        await tried.close()

    asyncio.run(run())


def test_actions_are_only_rehearsed() -> None:
    """Refused or not, the table itself has the last word."""
    played = table()
    before = played.position()

    async def run() -> None:
        tried = Trials()
        for actions in ([GAME.rules.catalogue.number(Skip())], [0], [10**6]):
            await tried.actions(played, SOURCE, 0, actions)
        await tried.close()

    asyncio.run(run())

    assert played.position() == before


def test_who_plays_does_not_wait_for_what_others_bring(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many positions and records are brought along, and however long they take."""
    monkeypatch.setattr(trials, "MOST_WAITING", 3)

    async def run() -> None:
        tried = Trials()
        brought = [asyncio.create_task(tried._brought.run(0.5, spin)) for _ in range(3)]  # noqa: SLF001  # no game does that
        await asyncio.sleep(0)
        await tried.actions(table(), SOURCE, 0, [GAME.rules.catalogue.number(Skip())])
        assert not all(each.done() for each in brought)
        await asyncio.gather(*brought, return_exceptions=True)
        await tried.close()

    asyncio.run(run())


def test_no_more_wait_than_can_be_served(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trials, "MOST_WAITING", 2)

    async def run() -> list[Any]:
        tried = Trials()
        asked = [tried.position("africa", table().position(), SOURCE) for _ in range(5)]
        results = await asyncio.gather(*asked, return_exceptions=True)
        await tried.close()
        return results

    assert [isinstance(result, BusyError) for result in asyncio.run(run())] == [False, False, True, True, True]


def test_an_error_survives_the_way_between_processes() -> None:
    import pickle  # noqa: PLC0415  # only here

    with pytest.raises(IllegalActionError) as caught:
        table().play(1, Skip())

    again = pickle.loads(pickle.dumps(caught.value))  # noqa: S301  # our own bytes

    assert type(again) is IllegalActionError
    assert (str(again), again.clause, again.error, again.values) == (
        str(caught.value),
        caught.value.clause,
        caught.value.error,
        caught.value.values,
    )
