"""Players' names."""

import pytest

from ludotheca.server.failures import BadNameError
from ludotheca.server.names import clean_name


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann\u00a0 Marie\t", "Ann Marie"),
        ("Zoe\u0308", "Zoë"),
        ("Łukasz", "Łukasz"),
        ("श्री", "श्री"),
        ("ニャー", "ニャー"),
        ("❤\ufe0f", "❤"),
        ("O’Neill-Ångström 3", "O’Neill-Ångström 3"),
        ("x" * 30, "x" * 30),
    ],
)
def test_people_may_call_themselves_what_they_like(name: str, shown: str) -> None:
    assert clean_name(name) == shown


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "\u00a0",
        "\u200b",  # zero width space
        "Ann\u200d",  # zero width joiner
        "\u202eAnn",  # right-to-left override
        "Ann\u2066",  # direction isolate
        "Ann\x00",
        "Ann\x1b[31m",
        "Ann\nBob: hello" + "\x07",
        "\u3164",  # Hangul filler
        "\u2800",  # blank Braille pattern
        "\u115f\u1160",
        "\ufe0f",
        "\ue000",  # private use
        "\U000e0041",  # tag
        "\u0301Ann",  # an accent without a letter
        "A" + "\u0334" * 10,
        "x" * 31,
        "\ud800",
    ],
)
def test_nobody_may_have_an_invisible_name(name: str) -> None:
    with pytest.raises(BadNameError):
        clean_name(name)
