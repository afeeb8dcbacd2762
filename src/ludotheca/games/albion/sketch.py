"""Albion drawn in characters.

A region is a line, from the north to the south: its terrain (with a wreath), its face-down, open and printed Picts,
and for each player what stands there: the building with its level, settlers and legionaries::

    Brigantia      dark  *  3? 1! 2#   Se2 ss l   Fo1
"""

from typing import Final

from ludotheca.engine.sketch import Sketch, Span, Style
from ludotheca.games.albion.data import REGIONS, RESOURCES, Region
from ludotheca.games.albion.views import Plan, Player, View

CODES: Final = {"settlement": "Se", "castle": "Ca", "fortress": "Fo", "works": "Wo"}
SETTLER: Final = "s"
LEGIONARY: Final = "l"
LAUREL: Final = "*"
HIDDEN: Final = "?"
OPEN: Final = "!"
PRINTED: Final = "#"
NAME_WIDTH: Final = 14
TERRAIN_WIDTH: Final = 6
PICTS_WIDTH: Final = 10
PLAYER_WIDTH: Final = 12
NORTH_FIRST: Final = (11, 12, 9, 10, 7, 8, 6, 4, 5, 3, 2, 1, 0)
"""The regions in the order of the map, top to bottom; they have the same numbers in every edition."""
STYLES: Final[dict[str, Style]] = {"dark": "good", "light": "land", "start": "land"}

Line = tuple[Span, ...]


def sketch(view: View, marked: frozenset[str]) -> Sketch:
    """The regions with what stands there, then what each player holds; marked regions are set off."""
    lines: list[Line] = [_header(view)]
    lines += [_region(view, REGIONS[number], marked) for number in NORTH_FIRST]
    lines += [(), *(_player(view, seat, player) for seat, player in enumerate(view.players)), (), *_legend()]
    return tuple(lines)


def _header(view: View) -> Line:
    start = Span(" " * (1 + NAME_WIDTH + TERRAIN_WIDTH + 2 + PICTS_WIDTH))
    seats = [Span(f" {seat + 1} ".ljust(PLAYER_WIDTH), f"seat-{seat}") for seat in range(len(view.players))]
    return (start, *seats)


def _region(view: View, region: Region, marked: frozenset[str]) -> Line:
    is_marked = region.id in marked
    picts = view.picts.get(region.id)
    counts = [
        ((picts.hidden if picts else 0) + view.transit.get(region.id, 0), HIDDEN),
        (picts.open if picts else 0, OPEN),
        (region.printed_picts, PRINTED),
    ]
    text = " ".join(f"{count}{sign}" for count, sign in counts if count)
    style: Style = "mark" if is_marked else ""
    return (
        Span(">" if is_marked else " ", style),
        Span(region.name.ljust(NAME_WIDTH), style or "strong"),
        Span(region.terrain.ljust(TERRAIN_WIDTH), STYLES.get(region.terrain, "sea")),
        Span(f"{LAUREL if region.laurel else ' '} ", "good"),
        Span(text.ljust(PICTS_WIDTH), "bad"),
        *(Span(_pieces(view, seat, region.id).ljust(PLAYER_WIDTH)) for seat in range(len(view.players))),
    )


def _pieces(view: View, seat: int, region: str) -> str:
    player = view.players[seat]
    site = player.buildings.get(region)
    parts = [f"{CODES[site.building]}{site.level}"] if site else []
    laid = _laid(view)
    if laid is not None and laid.region == region and view.turn == seat:
        parts.append(f"({CODES[laid.building]}{laid.level})")
    parts.append(SETTLER * player.settlers.get(region, 0) + LEGIONARY * player.legionaries.get(region, 0))
    return " ".join(part for part in parts if part)


def _laid(view: View) -> Plan | None:
    """The level that lies face down: not before it is paid for, nor once it is lost or has been turned up."""
    is_laid = view.plan is not None and not view.plan.failed and view.phase not in ("pay", "recruit")
    return view.plan if is_laid else None


def _player(view: View, seat: int, player: Player) -> Line:
    is_turn = view.turn == seat and view.phase != "over"
    spans = [
        Span(f" {'>' if is_turn else ' '}"),
        Span(f" {seat + 1} ", f"seat-{seat}"),
        Span(" "),
        Span("points".ljust(17), "dim"),
        Span(f"{view.points if is_turn else player.markers + 1:>2}  ", "strong"),
    ]
    for resource in RESOURCES:
        spans += [Span(f"{resource} ".ljust(7), "dim"), Span(f"{player.resources.get(resource, 0):<3}", "strong")]
    return tuple(spans)


def _legend() -> list[Line]:
    """The codes with the names they stand for, which are translated where they are shown."""
    entries = [*((code, name) for name, code in CODES.items()), (SETTLER, "settler"), (LEGIONARY, "legionary")]
    spans: list[Span] = [Span(" ")]
    for code, name in entries:
        spans += [Span(f"{code:2} ", "strong"), Span(name.ljust(13), "dim")]
    picts = [Span(f" {HIDDEN} {OPEN} {PRINTED}  ", "bad"), Span("pict".ljust(12), "dim")]
    return [tuple(spans), tuple(picts)]
