"""Augustus drawn in characters.

An objective is one line: its number, its colour, its name, its spaces (those that hold a legion in brackets), its
points and its effect in signs::

    57 s Sextus Marcius Hirrus   [Sw] Sh  Ch  Ca  St           13
    15 g Alpes Poeninae           Sh  Ch  Ca                    3  +2Sw
"""

from typing import Final

from ludotheca.engine.sketch import Sketch, Span, Style
from ludotheca.games.augustus.data import OBJECTIVES, TOKENS, Effect, Objective
from ludotheca.games.augustus.views import Player, View

CODES: Final = {
    "swords": "Sw",
    "shield": "Sh",
    "chariot": "Ch",
    "catapult": "Ca",
    "standard": "St",
    "dagger": "Da",
    "joker": "**",
}
COLOURS: Final = {"senator": "s", "green": "g", "pink": "p", "orange": "o"}
SIGNS: Final = {"gold": "$", "wheat": "%"}
LEGION: Final = "●"
NAME_WIDTH: Final = 28
SPACES_WIDTH: Final = 24

Line = tuple[Span, ...]


def sketch(view: View, marked: frozenset[str]) -> Sketch:
    """Tokens, open objectives, and what lies in front of each player; marked objectives are set off."""
    lines: list[Line] = [_tokens(view), (), (Span("row", "strong"),)]
    lines += [_objective(number, marked) for number in view.row if number]
    for seat, player in enumerate(view.players):
        lines += [(), _header(view, seat, player)]
        lines += [_objective(part.objective, marked, part.legions) for part in player.objectives]
        lines += [_objective(number, marked) for number in (*(player.dealt or ()), *(player.kept or ()))]
        lines += _possessions(player, marked)
    return (*lines, (), *_legend())


def _tokens(view: View) -> Line:
    """The token called, and what is drawn and left of each kind."""
    called = CODES.get(view.token or "", "--")
    bag = view.bag or {}
    counts = [(f"{CODES[name]} {view.drawn.get(name, 0)}/{bag.get(name, 0)}", name == view.token) for name in TOKENS]
    spans = [Span(f" {called} ", "mark"), Span("  ")]
    for text, is_called in counts:
        spans += [Span(text, "strong" if is_called else "dim"), Span("  ")]
    return tuple(spans)


def _header(view: View, seat: int, player: Player) -> Line:
    status = "✓" if player.decided else "…" if player.asked else " "
    crier = "♪" if view.crier == seat else " "
    return (
        Span(f" {seat + 1} ", f"seat-{seat}"),
        Span(f" {crier}{status} "),
        Span(f"{LEGION}{player.supply}"),
        Span(f"   {sum(player.worth)} "),
        Span(" ".join(player.rewards), "good"),
    )


def _objective(number: int, marked: frozenset[str], legions: dict[str, int] | None = None) -> Line:
    card = OBJECTIVES[number - 1]
    style: Style = "mark" if str(number) in marked else ""
    points = "?" if card.points is None else str(card.points)
    sources = SIGNS["gold"] * card.gold + SIGNS["wheat"] * card.wheat
    return (
        Span(f"{'>' if style else ' '}{number:>3} {COLOURS[card.colour]} ", style),
        Span(card.name[:NAME_WIDTH].ljust(NAME_WIDTH), style),
        Span(_spaces(card, legions or {}).ljust(SPACES_WIDTH)),
        Span(f"{points:>3}", "strong"),
        Span(f" {sources:2}", "good"),
        Span(f" {effect_signs(card.effect)}", "bad" if card.effect.kind.startswith("opponents") else "dim"),
    )


def _spaces(card: Objective, legions: dict[str, int]) -> str:
    left = dict(legions)
    text = ""
    for category in card.spaces:
        if left.get(category, 0):
            left[category] -= 1
            text += f"[{CODES[category]}]"
        else:
            text += f" {CODES[category]} "
    return text


def _possessions(player: Player, marked: frozenset[str]) -> list[Line]:
    if not player.controlled:
        return []
    spans: list[Span] = [Span("     "), Span("controlled", "dim"), Span(" ")]
    for number, points in zip(player.controlled, player.worth, strict=True):
        style: Style = "mark" if str(number) in marked else ""
        spans.append(Span(f" {number}{COLOURS[OBJECTIVES[number - 1].colour]}={points}", style))
    return [tuple(spans)]


def effect_signs(effect: Effect) -> str:
    """What an objective does, in a few signs that are the same in every language."""
    codes = [CODES[category] for category in effect.categories]
    signs = {
        "none": "",
        "mobilise": f"+{effect.amount}{codes[0] if codes else ''}",
        "mobilise_any": f"+{effect.amount}??",
        "opponents_lose_legion": f"-{effect.amount}{LEGION}",
        "opponents_clear_objective": f"-[{LEGION}]",
        "opponents_lose_controlled": "-[#]",
        "complete_one": "![#]",
        "extra_objective": "+[#]",
        "rearrange_all": f"<{LEGION}>",
        "extra_legion": f"+{effect.amount}{LEGION}",
        "alias": "=".join(codes),
        "end_per_space": f"{effect.amount}x{codes[0] if codes else ''}<={effect.most}",
        "end_per_colour": f"{effect.amount}x{COLOURS.get(effect.colour, '')}",
        "end_per_red": f"{effect.amount}x-",
    }
    return signs[effect.kind]


def _legend() -> list[Line]:
    """The codes with the names they stand for, which are translated where they are shown."""
    lines: list[Line] = []
    entries = [*((code, name) for name, code in CODES.items()), *((code, name) for name, code in COLOURS.items())]
    entries += [(sign, name) for name, sign in SIGNS.items()] + [(LEGION, "legions")]
    for start in range(0, len(entries), 5):
        spans: list[Span] = [Span(" ")]
        for code, name in entries[start : start + 5]:
            spans += [Span(f"{code:2} ", "strong"), Span(name.ljust(12), "dim")]
        lines.append(tuple(spans))
    return lines
