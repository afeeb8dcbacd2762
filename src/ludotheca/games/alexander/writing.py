"""The scenario's position in words: that of the base game, with Alexander's march."""

from typing import Final, final

from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from ludotheca.engine import counts
from ludotheca.engine.words import Value, Words
from ludotheca.games.alexander import board, data, views
from ludotheca.games.alexander import layout as at
from ludotheca.games.catan import layout as base
from ludotheca.games.catan import writing
from ludotheca.games.catan.data import RESOURCES
from ludotheca.games.catan.views import Player

ADVISERS: Final = ("first", "second", "third")
PHASE_NUMBERS: Final[dict[str, int]] = {
    **{name: number for name, number in writing.PHASE_NUMBERS.items() if not name.startswith("found-")},
    "place-robber": at.PLACE_ROBBER,
    "bid": at.BIDDING,
    "pay": at.PAYING,
}
PHASE_NAMES: Final = {number: name for name, number in PHASE_NUMBERS.items()}


def phase(cells: vec[i64]) -> str:
    return PHASE_NAMES[int(cells[base.PHASE])]


@final
class MarchWriter(writing.Writer[views.AlexanderView]):
    def public(self, cells: vec[i64]) -> views.AlexanderView:
        return views.AlexanderView(
            **self.fields(cells), march=self._march(cells), forbid_overbids=bool(cells[at.FORBID_OVERBIDS])
        )

    def whole(self, cells: vec[i64], view: views.AlexanderView) -> views.AlexanderView:
        """With the stack, which nobody may know."""
        whole = super().whole(cells, view)
        return replace(whole, march=replace(whole.march, stack=counts.counted(cells, at.STACK, RESOURCES)))

    def player(self, cells: vec[i64], seat: int) -> Player:
        return replace(
            super().player(cells, seat),
            gold=cells[base.hand(seat, at.GOLD)],
            tiles=counts.counted(cells, at.tiles(seat, 0), data.EVENTS),
            has_passed=bool(cells[at.OUT + seat]),
            overbid=cells[at.OVERBID + seat],
        )

    def _march(self, cells: vec[i64]) -> views.March:
        holders = dict(zip(ADVISERS, list(cells[at.ADVISER : at.ADVISER + len(ADVISERS)]), strict=True))
        return views.March(
            passed=cells[at.PASSED],
            stack_cards=sum(list(cells[at.STACK : at.STACK + base.RESOURCE_KINDS])),
            stack_used_up=bool(cells[at.STACK_OVER]),
            tiles_left=counts.counted(cells, at.TILES_UNSEEN, data.EVENTS),
            advisers={name: holder for name, holder in holders.items() if holder >= 0},
            left_out=next((name for name, holder in holders.items() if holder == at.LEFT_OUT), None),
            tiles_gone=counts.counted(cells, at.TILES_GONE, data.EVENTS),
            knights_under=cells[base.KNIGHTS_UNDER],
            auction=self._auction(cells),
            marched=bool(cells[at.MARCHED]),
        )

    def _auction(self, cells: vec[i64]) -> views.AuctionView | None:
        if cells[at.AUCTION] == base.NONE:
            return None
        return views.AuctionView(
            event=data.AUCTIONS[cells[at.AUCTION]],
            bid=cells[at.BID],
            bidder=writing.or_none(cells[at.BIDDER]),
            turn=writing.or_none(cells[at.BID_TURN]),
            paid=cells[at.PAID],
        )


def prompt(cells: vec[i64], seat: int) -> Words:
    """What is asked now."""
    name = phase(cells)
    if name == "place-robber":
        return Words("prompt-place-robber", {})
    if name not in ("bid", "pay"):
        return writing.prompt(cells, seat)
    values: dict[str, Value] = {"event": data.AUCTIONS[int(cells[at.AUCTION])]}
    if name == "bid":
        values["bid"] = int(cells[at.BID])
    else:
        values["due"] = int(cells[at.BID] - cells[at.PAID])
    return Words(f"prompt-{name}", values)


WRITER: Final[MarchWriter] = MarchWriter(board.BOARD, data.PLAN, PHASE_NAMES)
