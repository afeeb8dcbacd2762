"""Sketches as HTML: every character arrives, in its colour, and nothing in it is markup."""

from html.parser import HTMLParser

import pytest

from ludotheca.engine.seats import MOST_SEATS
from ludotheca.engine.sketch import LOOKS, Sketch, Span, plain
from ludotheca.engine.sketch_html import to_html


class Read(HTMLParser):
    """What a browser would show, and which elements it would create."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.shown = ""
        self.elements: list[tuple[str, str]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs).get("style") or ""))

    def handle_data(self, data: str) -> None:
        self.shown += data


def test_what_is_drawn_is_shown_line_by_line() -> None:
    sketch: Sketch = ((Span("A1 "), Span("lion", "mark")), (), (Span("  end", "dim"),))

    read = Read(to_html(sketch))

    assert read.shown == plain(sketch) == "A1 lion\n\n  end"
    assert [tag for tag, _ in read.elements] == ["pre", "span", "span", "span"]
    assert read.elements[2][1] == "color:#10210f;background:#8fe388;font-weight:bold"


def test_nothing_drawn_is_read_as_markup() -> None:
    hostile = "<script>alert('&')</script>"

    read = Read(to_html(((Span(hostile),),)))

    assert read.shown == hostile
    assert [tag for tag, _ in read.elements] == ["pre", "span"]


def test_every_seat_that_a_game_may_have_has_a_style() -> None:
    assert [style for style in LOOKS if style.startswith("seat-")] == [f"seat-{seat}" for seat in range(MOST_SEATS)]


@pytest.mark.parametrize("style", LOOKS)
def test_every_style_has_a_look_of_its_own(style: str) -> None:
    assert list(LOOKS.values()).count(LOOKS[style]) == 1
