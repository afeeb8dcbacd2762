"""Tables: playing, undo and its barrier, positions, records."""

import json
import re
from typing import Any

import msgspec
import pytest

import ludotheca
from ludotheca.engine.errors import (
    GameError,
    IllegalActionError,
    NotLastError,
    NoUndoError,
    PositionError,
    RecordError,
    SetupError,
    UnknownActionError,
    UnknownGameError,
)
from ludotheca.engine.luck import Fair, Scripted, Seeded
from ludotheca.engine.rules import EVERYTHING, Seat
from ludotheca.engine.table import MOST_UNDONE
from ludotheca.games.africa import GAME as AFRICA
from ludotheca.games.africa.actions import Move, Place, Relocate, Skip, Turn
from ludotheca.template import GAME as DUEL
from ludotheca.template.actions import Choose, TakeBack
from ludotheca.template.rules import Duel
from ludotheca.template.state import DuelState, held
from tests.engine.variants import variant
from tests.games.africa.tables import ANN, BOB, table

SELF_REFERENCING: dict[str, Any] = {"played": []}
SELF_REFERENCING["hands"] = [SELF_REFERENCING]

DUEL_POSITION = {
    "hands": [
        {"cards": [1, 5], "count": 2, "chosen": None, "points": 0},
        {"cards": [2, 9], "count": 2, "chosen": None, "points": 2},
    ],
    "played": [3, 4, 6, 7],
}


def test_an_illegal_action_names_its_clause_and_changes_nothing() -> None:
    played = table({"E7": "hidden lion"})
    before = played.position()

    with pytest.raises(IllegalActionError, match=r"not adjacent: space C1 \(AFR-3.1\)|not face down") as caught:
        played.play(ANN, Turn("C1"))

    assert caught.value.clause == "AFR-3.1"
    assert caught.value.error == caught.value.refusal.reason
    assert played.position() == before
    assert played.steps == ()


@pytest.mark.parametrize("seats", [(0, 2), (3, 2), (2, 11)])
def test_a_game_for_more_players_than_there_are_seats_is_refused(seats: tuple[int, int]) -> None:
    class Crowded(Duel):
        meta = msgspec.structs.replace(Duel.meta, seats=seats)

    with pytest.raises(
        SetupError, match=rf"duel says that {seats[0]} to {seats[1]} can play, but .* from 1 to 10 seats"
    ):
        variant(Crowded())


def test_an_unknown_action_is_refused() -> None:
    with pytest.raises(UnknownActionError, match="Z9"):
        table().play(ANN, Move("Z9"))
    with pytest.raises(UnknownActionError, match="number 9999"):
        AFRICA.rules.catalogue[9999]


@pytest.mark.parametrize("seat", [-2, -1, 3, 17, 1.0, "1", True, [1], 10**30])
def test_a_seat_that_does_not_exist_is_refused(seat: Any) -> None:
    """Something that is not a seat at all is refused in the same way, compiled or not."""
    played = table()
    for ask in (
        played.legal,
        played.view,
        lambda asked: played.play(asked, Skip()),
        lambda asked: played.explain(asked, Skip()),
    ):
        with pytest.raises(GameError, match=re.escape(f"there is no seat {seat!r}")):
            ask(seat)


def test_a_spectator_may_explain_nothing() -> None:
    with pytest.raises(GameError, match="there is no seat None"):
        table().explain(None, Skip())  # type: ignore[arg-type]  # the mistake under test


def test_everything_is_shown_only_to_whoever_asks_for_it_by_name() -> None:
    played = DUEL.new(2, seed=1)

    with pytest.raises(GameError, match="there is no seat -1"):
        played.view(EVERYTHING)
    assert all(hand.cards for hand in played.view_everything().hands)


@pytest.mark.parametrize("action", [None, 1.0, True, "skip", [1], {"type": "skip"}, -1, 10**30, object()])
def test_something_that_is_not_an_action_is_refused(action: Any) -> None:
    played = table()
    with pytest.raises(UnknownActionError):
        played.play(ANN, action)
    with pytest.raises(UnknownActionError):
        played.explain(ANN, action)
    assert played.steps == ()


def test_an_action_can_be_given_by_its_number() -> None:
    one, other = table(), table()

    assert one.play(ANN, Skip()) == other.play(ANN, AFRICA.rules.catalogue.number(Skip()))
    assert one.explain(ANN, AFRICA.rules.catalogue.number(Place("A1"))) == one.explain(ANN, Place("A1"))


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": "3"},
        {"seats": None},
        {"seats": 2.0},
        {"seats": True},
        {"seed": 1.5},
        {"seed": "1"},
        {"options": [1]},
        {"options": {1: True}},
        {"options": {"simple": [True]}},
        {"options": {"simple": 1}},
        {"options": {"\ud800": True}},
        {"luck": "good"},
    ],
)
def test_a_game_is_not_set_up_with_values_of_the_wrong_type(wrong: dict[str, Any]) -> None:
    with pytest.raises(SetupError) as caught:
        AFRICA.new(**({"seats": 2} | wrong))
    msgspec.json.encode(caught.value.values)


@pytest.mark.parametrize("record", [None, 3, [1], {"game": 3}, SELF_REFERENCING, {"game": "\ud800"}])
def test_a_record_of_the_wrong_type_is_refused(record: Any) -> None:
    with pytest.raises(GameError) as caught:
        ludotheca.replay(record)
    msgspec.json.encode(caught.value.values)


# Several actions together.


def test_several_actions_are_all_played_or_none() -> None:
    played = table()
    before = played.position()
    with pytest.raises(IllegalActionError):
        played.play(ANN, Move("E7"), Skip(), Place("A1"))
    assert played.position() == before

    played.play(ANN, Move("E7"), Skip(), Skip())

    assert len(played.steps) == 3
    assert played.actors() == [BOB]


def test_playing_no_action_is_refused() -> None:
    with pytest.raises(GameError, match="nothing to play"):
        table().play(ANN)


def test_only_the_last_of_several_actions_may_draw_luck() -> None:
    """Otherwise one could add an action that is refused, and find out what comes up for free."""
    played = table({"E7": "hidden lion"})
    with pytest.raises(NotLastError):
        played.play(ANN, Turn("E7"), Skip())
    with pytest.raises(NotLastError):
        played.play(ANN, Turn("E7"), Place("A1"))
    assert played.steps == ()
    assert played.drawn == (0,) * len(played.drawn)

    played.play(ANN, Move("E5"), Skip())
    played.play(ANN, Move("E6"), Turn("E7"))

    assert len(played.steps) == 4


def test_only_the_last_of_several_actions_may_show_something_hidden() -> None:
    played = DUEL.from_position(DUEL_POSITION)
    played.play(0, Choose(1), TakeBack(), Choose(5))

    with pytest.raises(NotLastError):
        played.play(1, Choose(9), Choose(2))

    assert len(played.steps) == 3


def test_a_refused_attempt_leaves_no_trace() -> None:
    played = table()
    before = played.position()
    attempt = played.attempt(ANN, (Move("E7"), Skip()))
    assert played.position() == before

    played.accept(attempt)

    assert len(played.steps) == 2
    assert [len(events.in_full()) for events in attempt.events] == [1, 1]


# A long history.


def test_a_long_history_cannot_be_undone_all_the_way() -> None:
    """However many steps there were, the table keeps one state to go back to and a limited number of steps."""
    played = table()
    places = ["E7", "E6", "E5", "D5"]
    positions = []
    for number in range(3 * MOST_UNDONE):
        [seat] = played.actors()
        if number >= 2 * MOST_UNDONE:
            positions.append(played.position())
        played.play(
            seat,
            Skip()
            if seat != ANN or number % 3
            else next(move for move in map(Move, places) if played.explain(ANN, move) is None),
        )

    for expected in reversed(positions):
        played.undo()
        assert played.position() == expected
    assert played.undoable() is None
    with pytest.raises(NoUndoError):
        played.undo()
    assert len(played.steps) == 2 * MOST_UNDONE


def test_undo_goes_back_over_steps_that_affected_nobody_else() -> None:
    """No luck, no secret, no other player: all the way back to the start of the turn."""
    played = table({"E8": "hidden lion"})
    start = played.position()
    played.play(ANN, Move("E7"))
    played.play(ANN, Skip())

    assert played.undoable() == ANN
    played.undo()
    played.undo()

    assert played.position() == start
    assert played.undoable() is None


def test_undo_stops_at_luck() -> None:
    played = table({"E7": "hidden lion"})
    played.play(ANN, Move("D6"))
    played.play(ANN, Turn("E7"))

    assert played.undoable() is None
    with pytest.raises(NoUndoError, match="luck or a secret"):
        played.undo()


def test_players_undo_only_their_own_steps() -> None:
    played = table()
    played.play(ANN, Relocate("J3"))
    played.play(BOB, Relocate("J4"))

    assert played.undoable() == BOB
    played.undo()
    assert played.undoable() == ANN


def test_there_is_nothing_to_undo_at_the_start() -> None:
    with pytest.raises(NoUndoError, match="nothing was played"):
        AFRICA.new(2).undo()


def test_undo_stops_where_an_action_told_a_secret() -> None:
    """The second choice reveals the first, which its player could not have known; no luck was drawn."""
    played = DUEL.from_position(DUEL_POSITION)
    played.play(0, Choose(5))
    assert played.undoable() == 0

    played.play(1, Choose(9))

    assert played.steps[-1].draws == ()
    assert played.undoable() is None


def test_undo_stops_where_the_game_says_that_an_action_shows_something() -> None:

    class Watchful(Duel):
        def tells(self, state: DuelState, seat: Seat, action: int) -> bool:
            return held(state.cells, seat) == [1, 5] and action == self.catalogue.number(Choose(5))

    played = variant(Watchful()).from_position(DUEL_POSITION)
    played.play(0, Choose(5))
    assert played.undoable() is None
    other = variant(Watchful()).from_position(DUEL_POSITION)
    other.play(0, Choose(1))
    assert other.undoable() == 0


def test_a_finished_game_stays_finished() -> None:
    """Its luck has been revealed by then, so whoever played on would know every draw to come."""
    played = table(idle_turns=8, idle_end=True)
    played.play(ANN, Relocate("J3"))
    assert played.outcome() is not None
    assert played.steps[-1].draws == ()

    assert played.undoable() is None
    with pytest.raises(NoUndoError, match="the game is over"):
        played.undo()


def test_a_choice_nobody_has_seen_can_be_undone() -> None:
    played = DUEL.from_position(DUEL_POSITION)
    before = played.position()
    played.play(1, Choose(2))

    played.undo()

    assert played.position() == before


def test_a_seat_that_need_not_decide_may_still_have_legal_actions() -> None:
    """A seat that has chosen is no longer an actor, but may still take its choice back."""
    played = DUEL.new(2, seed=1)
    card = played.legal(0)[0]
    played.play(0, card)

    assert played.actors() == [1]
    assert played.legal(0) == [TakeBack()]


def test_a_fork_goes_its_own_way() -> None:
    played = table()
    fork = played.fork(Seeded(1))
    fork.play(ANN, Move("E7"))

    assert played.steps == ()
    assert fork.undoable() == ANN
    assert played.view(None).players[ANN].explorer == "E6"


def test_a_position_is_json_that_people_can_read() -> None:
    played = table({"E7": "elephant"})

    position = json.loads(json.dumps(played.position()))

    assert position["game"] == "africa"
    assert position["board"] == {"E7": "elephant"}
    assert position["players"][0]["explorer"] == "E6"
    assert AFRICA.from_position(position).position() == position
    assert AFRICA.from_position(json.dumps(position)).state == played.state


def test_what_a_position_leaves_open_is_dealt() -> None:
    """A seat's view is a position too: bots imagine the rest, and a puzzle may leave it open."""
    played = DUEL.new(2, seed=4)
    seen = msgspec.to_builtins(played.view(0))

    imagined = [DUEL.from_position(seen, seed=seed) for seed in range(20)]

    assert all(other.view(0) == played.view(0) for other in imagined)
    assert len({other.view_everything().hands[1].cards for other in imagined}) > 1


def test_a_table_from_a_position_has_a_record_too() -> None:
    played = DUEL.from_position(msgspec.to_builtins(DUEL.new(2, seed=4).view(0)), seed=3)
    played.play(0, played.legal(0)[0])

    assert DUEL.replay(played.record().to_json()).state == played.state


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ("{", "this is not a position"),
        ("[" * 100_000, "this is not a position"),
        ({"hands": [{"points": 10**30}], "played": []}, r"\$\.hands\[0\]\.points: is too large"),
        ({"hands": [], "played": [], "version": "1"}, "version '1' of the rules; this is version 1"),
        ("[1, 2]", "this is not a position"),
        (b'{"game":"\xff"}', "this is not a position"),
        (None, "this is not a position"),
        (7, "this is not a position"),
        (SELF_REFERENCING, "is nested too deeply"),
        ({"hands": [None] * 30_000, "played": []}, "is more data than any position holds"),
        ({"hands": [], "played": ["\ud800"]}, r"\$\.played\[0\]: contains half a character"),
        ({"hands": [], "\udfff": 1}, "contains half a character"),
        ({"hands": [], 3: 1}, "3 is not a name"),
        ({"hands": {1, 2}}, "set is not JSON"),
        ({"hands": [{"points": 0.5}], "played": []}, "Expected"),
        ({"game": "chess"}, "this is a position of 'chess', not of duel"),
        ({"version": 99}, "version 99 of the rules; this is version 1"),
        (DUEL_POSITION | {"colour": "red"}, "unknown field `colour`"),
        ({"hands": [{"count": 0, "point": 3}], "played": []}, r"unknown field `point` - at `\$.hands\[0\]`"),
        ({"hands": []}, "required field `played`"),
        ({"hands": 3, "played": []}, r"Expected `array`, got `int` - at `\$.hands`"),
    ],
)
def test_something_that_is_not_a_position_is_refused(position: dict[str, Any] | str | bytes, message: str) -> None:
    with pytest.raises(PositionError, match=message):
        DUEL.from_position(position)


def finished_record() -> dict[str, Any]:
    played = AFRICA.new(2, seed=5)
    luck = Seeded(6)
    while played.actors():
        [seat] = played.actors()
        legal = played.legal(seat)
        played.play(seat, legal[luck.below(len(legal))])
    record: dict[str, Any] = json.loads(played.record().to_json())
    return record


def test_a_record_replays_without_knowing_the_generator() -> None:
    record = finished_record()

    replayed = ludotheca.replay(record)

    outcome = replayed.outcome()
    assert outcome is not None
    assert list(outcome.scores) == record["standing"]
    assert json.loads(replayed.record().to_json()) == record


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"version": 0}, "version 0 of the rules; this is version 2"),
        ({"seats": 9}, "the record cannot start: africa takes 2 to 5 players, not 9"),
        ({"options": {"colour": "red"}}, "no option 'colour'"),
        ({"deal": []}, "no draws left"),
        ({"deal": [0, 0]}, "1 draws of the deal were not used"),
        ({"deal": [5]}, "draw 0 is 5, but must be below 2"),
        ({"deal": [2**63]}, r"this is not a record: .*deal"),
        ({"steps": [[0, 10**30, []]]}, r"this is not a record: .*steps"),
        ({"steps": [[0, 500, []]]}, "step 0: "),
        ({"steps": [[0, 5000, []]]}, "step 0: there is no action number 5000"),
        ({"steps": [[7, 0, []]]}, "step 0: there is no seat 7"),
        ({"steps": "none"}, "this is not a record"),
        ({"standing": [1, 2]}, "the record says"),
        ({"position": {"players": []}, "steps": []}, "the record cannot start"),
    ],
)
def test_a_bad_record_is_refused_with_its_step(change: dict[str, Any], message: str) -> None:
    with pytest.raises(RecordError, match=message):
        ludotheca.replay(finished_record() | change)


def test_a_record_with_draws_left_over_is_refused() -> None:
    record = finished_record()
    record["steps"][0][2] = [0]

    with pytest.raises(RecordError, match="step 0: 1 draws were not used"):
        ludotheca.replay(record)


def test_a_record_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGameError, match="no game 'chess'"):
        ludotheca.replay(finished_record() | {"game": "chess"})
    with pytest.raises(RecordError, match="a record of chess, not of africa"):
        AFRICA.replay(finished_record() | {"game": "chess"})


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"seats": 2}, "seats or options are not those of its position"),
        ({"options": {"simple": True}}, "seats or options are not those of its position"),
        ({"deal": [0]}, "1 draws of the deal were not used"),
    ],
)
def test_a_record_must_agree_with_its_position(change: dict[str, Any], message: str) -> None:
    record = json.loads(table().record().to_json())

    with pytest.raises(RecordError, match=message):
        ludotheca.replay(record | change)


@pytest.mark.parametrize("text", ["", "nonsense", "[" * 100_000, "[]", '{"game": "africa"}', b'{"game":"\xff"}'])
def test_something_that_is_not_a_record_is_refused(text: str | bytes) -> None:
    with pytest.raises(RecordError, match="this is not a record"):
        ludotheca.replay(text)


def test_bad_seats_and_options_are_refused() -> None:
    with pytest.raises(SetupError, match="africa takes 2 to 5 players, not 6"):
        AFRICA.new(6)
    with pytest.raises(SetupError, match="no option 'fast'"):
        AFRICA.new(2, options={"fast": True})
    with pytest.raises(SetupError, match="option 'simple' cannot be 1"):
        AFRICA.new(2, options={"simple": 1})


def test_luck_can_be_passed_in() -> None:
    played = AFRICA.new(2, luck=Scripted([1]))

    assert played.actors() == [1]
    assert played.play(1, Place("A1"))


def fair_record() -> dict[str, Any]:
    played = AFRICA.new(2, luck=Fair(b"secret", "public"), options={"idle_end": True})
    while played.actors():
        seat = played.actors()[0]
        legal = played.legal(seat)
        played.play(seat, next((action for action in legal if isinstance(action, Turn)), legal[-1]))
    record: dict[str, Any] = json.loads(played.record().to_json())
    return record


def test_every_draw_of_a_record_can_be_checked() -> None:
    record = fair_record()
    drawn = len(record["deal"]) + sum(len(step[2]) for step in record["steps"])

    assert drawn > 1
    assert AFRICA.check_luck(record, b"secret", "public") == drawn


@pytest.mark.parametrize(("secret", "public"), [(b"another", "public"), (b"secret", "another")])
def test_a_record_with_other_luck_is_found_out(secret: bytes, public: str) -> None:
    with pytest.raises(RecordError, match="not drawn from this secret"):
        AFRICA.check_luck(fair_record(), secret, public)
