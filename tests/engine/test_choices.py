"""Where the rules write what a seat may do."""

from ludotheca.engine.choices import Choices


def test_choices_are_kept_in_the_order_in_which_they_come() -> None:
    legal = Choices()
    legal.add(7)
    legal.add_run(20, 3)
    legal.add_run(30, 0)
    legal.add(40)

    assert legal.to_list() == [7, 20, 21, 22, 40]


def test_there_is_always_room_for_more() -> None:
    """Added one by one, and many at once."""
    one_by_one, at_once = Choices(), Choices()
    for action in range(200):
        one_by_one.add(action)
    at_once.add_run(0, 200)

    assert one_by_one.to_list() == at_once.to_list() == list(range(200))


def test_what_is_cleared_is_filled_again() -> None:
    legal = Choices()
    legal.add_run(0, 100)
    legal.clear()
    legal.add(5)

    assert legal.to_list() == [5]
