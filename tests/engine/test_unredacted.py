"""Events from which nothing has been hidden yet cannot be sent by accident."""

import msgspec
import pytest

from ludotheca.engine.unredacted import Unredacted
from ludotheca.server.wire import Happening
from ludotheca.template import GAME as DUEL
from ludotheca.template.events import Chosen, TakenBack

ANN, BOB = 0, 1
STEP = Unredacted([Chosen(ANN, 7), TakenBack(ANN)])


def test_events_are_given_out_for_a_seat() -> None:
    """DUE-1: only the player who made a choice knows it."""
    assert STEP.for_seat(DUEL.rules, ANN) == (Chosen(ANN, 7), TakenBack(ANN))
    assert STEP.for_seat(DUEL.rules, BOB) == (Chosen(ANN, None), TakenBack(ANN))
    assert STEP.for_seat(DUEL.rules, None) == (Chosen(ANN, None), TakenBack(ANN))
    assert STEP.in_full() == (Chosen(ANN, 7), TakenBack(ANN))


def test_nobody_can_send_them_as_they_are() -> None:
    """The type checker refuses it too: if it did not, it would report the ignores here as unused."""
    by_mistake = Happening(sequence=0, seat=ANN, events=STEP)  # type: ignore[arg-type]

    with pytest.raises(TypeError, match="Unredacted is unsupported"):
        msgspec.json.encode(by_mistake)
    with pytest.raises(TypeError, match="Unredacted is unsupported"):
        msgspec.json.encode([STEP])
    with pytest.raises(TypeError, match="not iterable"):
        tuple(STEP)  # type: ignore[arg-type]
