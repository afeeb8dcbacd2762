"""What comes from outside is tried in a process of its own, which can be ended."""

import asyncio
import time
from typing import Any

import pytest

from ludotheca.engine.errors import IllegalActionError, PositionError
from ludotheca.games.africa import GAME
from ludotheca.games.africa.types import Skip
from ludotheca.server import trials
from ludotheca.server.failures import BusyError, TooSlowError
from ludotheca.server.trials import Source, Trials
from tests.games.africa.tables import table

SOURCE = Source(b"secret", "public")


def spin() -> None:
    """Stands for rules that never come to an end."""
    while True:
        pass


def test_what_never_ends_is_ended_and_the_next_one_has_its_turn() -> None:
    async def run() -> None:
        tried = Trials()
        started = time.monotonic()
        with pytest.raises(TooSlowError):
            await tried._try(0.5, spin)  # noqa: SLF001  # no game of ours does that
        assert time.monotonic() - started < trials.FOR_A_START + 2
        record = await tried.position("africa", table().position(), SOURCE)
        assert record.position == table().position()
        await tried.close()

    asyncio.run(run())


def test_the_server_goes_on_meanwhile() -> None:
    async def run() -> int:
        tried = Trials()
        beats = 0

        async def beat() -> None:
            nonlocal beats
            while True:
                await asyncio.sleep(0.01)
                beats += 1

        heart = asyncio.create_task(beat())
        with pytest.raises(TooSlowError):
            await tried._try(0.5, spin)  # noqa: SLF001  # as above
        heart.cancel()
        await tried.close()
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
