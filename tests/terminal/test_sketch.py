"""Africa in characters: every space in its place, and nothing shown by colour alone."""

import re

from ludotheca.engine.sketch import Sketch, plain
from ludotheca.games.africa.data import BOARD, CITY_NAMES, GOOD_NAMES, SPACE_NAMES, TILES
from ludotheca.games.africa.sketch import CODES, sketch
from ludotheca.games.africa.views import View
from ludotheca.library import load
from tests.games.africa.tables import ANN, BOB, EVA, table

NOTHING: frozenset[str] = frozenset()


def view(board: dict[str, str] | None = None, **parts: object) -> View:
    return table(board, **parts).view(None)  # type: ignore[arg-type]  # passed on as it is


def styled(drawn: Sketch, style: str) -> list[str]:
    return [span.text for line in drawn for span in line if span.style == style]


def below(drawn: Sketch, space: str) -> str:
    """The three characters under a space's name: what lies there and who stands there."""
    lines = plain(drawn).split("\n")
    [(number, column)] = [
        (number, found.start()) for number, line in enumerate(lines) for found in re.finditer(rf"\b{space}\b", line)
    ]
    return lines[number + 1][column : column + 3].ljust(3)


def test_every_space_appears_exactly_once() -> None:
    """AFR-1.1: all 101 of them, and no other."""
    drawn = plain(sketch(view(), NOTHING))

    assert sorted(re.findall(r"\b[A-Z]\d+\b", drawn)) == sorted(SPACE_NAMES)


def test_spaces_lie_as_on_the_hex_grid() -> None:
    lines = plain(sketch(view(), NOTHING)).split("\n")
    places = {
        found[0]: (found.start(), number)
        for number, line in enumerate(lines)
        for found in re.finditer(r"\b[A-Z]\d+\b", line)
    }

    left, top = places["E6"]
    for space in BOARD:
        assert places[space.name] == (left + 4 * space.q + 2 * (space.r + 3), top + 2 * (space.r + 3))


def test_a_small_position_is_drawn_like_this() -> None:
    position = view(
        {"E7": "hidden lion", "D6": "elephant", "F7": "gold-2", "E5": "camp", "F6": "gem-1", "A1": "nomads"},
        explorers=("E6", "D6", "A1"),
        players={ANN: {"points": 12, "camps": 2, "goods": {"mask": 2}, "gold": (1, 2), "gems": (2,)}},
        turn=BOB,
    )

    lines = plain(sketch(position, frozenset({"E7", "D6"}))).split("\n")

    assert lines[:1] == ["        A A1⌂ A2  A3  A4"]
    assert lines[1].split() == ["No3"]
    assert lines[6:12] == [
        "  D D1  D2  D3  D4  D5 >D6  D7  D8  D9  D10",
        "                        El2",
        "E E1  E2  E3  E4  E5  E6 >E7  E8  E9  E10 E11",
        "                  /\\    1 ▒▒",
        "  F F1  F2  F3  F4  F5  F6  F7  F8  F9  F10 F11 F12",
        "                        *   $$",
    ]
    assert lines[-4:] == [
        "        +  /\\   $   *  Po  St  Cl  Ma  Dr",
        "   1   12   2   3   2   ·   ·   ·   2   ·",
        " > 2    0   ·   ·   ·   ·   ·   ·   ·   ·",
        "   3    0   ·   ·   ·   ·   ·   ·   ·   ·",
    ]


def test_every_content_has_its_own_code() -> None:
    assert set(CODES) == {"camp", "face-down", *(tile.name for tile in TILES)}
    assert len(set(CODES.values())) == len(CODES)
    for content in set(CODES) - set(GOOD_NAMES):
        drawn = sketch(view({"G5": "hidden lion" if content == "face-down" else content}), NOTHING)

        assert below(drawn, "G5") == CODES[content].ljust(3)


def test_the_legend_explains_every_code_that_can_lie_on_the_map() -> None:
    drawn = plain(sketch(view(), NOTHING))

    for content, code in CODES.items():
        # One nugget stands for gold, one gem for gems.
        sign, name = {"gold": ("$", "gold"), "gem": ("*", "gems")}.get(content.split("-")[0], (code, content))
        assert re.search(rf"{re.escape(sign)} +{name}\b", drawn), content


def test_explorers_stand_in_their_colours_and_with_their_numbers() -> None:
    """AFR-2.5: a tile and an explorer share a space."""
    drawn = sketch(view({"D6": "zebra"}, explorers=("E6", "O1", "D6")), NOTHING)

    assert [below(drawn, space) for space in ("E6", "O1", "D6")] == ["  1", "  2", "Ze3"]
    for seat in (ANN, BOB, EVA):
        assert styled(drawn, f"seat-{seat}") == [str(seat + 1), f" {seat + 1} "]


def test_nobody_is_drawn_before_the_explorers_are_placed() -> None:
    """AFR-1.3: at the start the map is face down and nobody stands anywhere."""
    drawn = sketch(load("africa").new(3).view(None), NOTHING)

    assert sum(line.count("▒▒") for line in styled(drawn, "dim")) == 96
    assert [below(drawn, city) for city in CITY_NAMES] == ["   "] * 5


def test_marks_can_be_seen_with_and_without_colour() -> None:
    drawn = sketch(view({"E7": "hidden lion"}), frozenset({"E7", "F12"}))

    assert styled(drawn, "mark") == [">", "E7 ", " ", "▒▒", " ", ">", "F12", " ", "  ", " "]
    assert re.findall(r">([A-Z]\d+)", plain(drawn)) == ["E7", "F12"]


def test_the_drawing_fits_a_terminal_of_a_hundred_columns_and_forty_lines() -> None:
    """AFR-1.1: even with five players, next to the list of actions and inside its frame."""
    lines = plain(sketch(load("africa").new(5).view(None), NOTHING)).split("\n")

    assert max(map(len, lines)) <= 56
    assert len(lines) <= 37
