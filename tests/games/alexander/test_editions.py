"""Alexander: an owner may change the land and what the auctions accept; the rules and the views follow."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from ludotheca.games.alexander.data import EDITION
from ludotheca.games.editions import CHOSEN, export_edition

ROOT: Final = Path(__file__).parents[3]

PLAY: Final = """
from ludotheca.games.alexander.actions import Bid, PlaceRobber
from ludotheca.games.alexander.events import BidMade
from tests.games.alexander.tables import ALEXANDER, auction

played = auction({"hand": "6 wool"}, event="famine")
assert played.legal(0)[0] == Bid(1)
assert played.play(0, Bid(5)) == [BidMade(0, 5)]

played = ALEXANDER.new(3, seed=1, options={"robber_start": "choice"})
[seat] = played.actors()
places = played.legal(seat)
assert [type(place) for place in places] == [PlaceRobber] * DESERTS
played.play(seat, places[-1])
assert played.view(0).robber == places[-1].hex
"""

LOAD: Final = """
from ludotheca.engine.luck import Seeded
from ludotheca.games.catan.data import RESOURCES
from tests.games.alexander.tables import auction, bids

unknown = [
    {"observer": observer, "seat": seat, "known": {name: {"least": 0, "most": 8} for name in RESOURCES}}
    for observer in (2, 4)
    for seat in (0, 1)
]
played = auction(ANN, {"hand": "4 wool 4 ore 2 grain 3 brick"}, event=EVENT, knowledge=unknown)
bids(played, 7, 0, 0)

assert played.view(2).phase == PHASE
for seed in range(40):
    played.rules.load(played.view(2), Seeded(seed))
"""


def run(folder: Path, file: str, old: str, new: str, script: str) -> None:
    """In a process of its own, with something else written in one file."""
    export_edition("alexander", EDITION, folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=ROOT,
        env={**os.environ, CHOSEN: str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("old", "new", "deserts"), [("9,0,desert,", "9,0,forest,3", 6), ("10,3,forest,4", "10,3,desert,", 8)]
)
def test_there_may_be_more_deserts_or_fewer(tmp_path: Path, old: str, new: str, deserts: int) -> None:
    """ALX-2.2, ALX-2.10: a bid is still the bid that was made, and the robber starts on any of them."""
    run(tmp_path / "box", "hexes.csv", old, new, PLAY.replace("DESERTS", str(deserts)))


@pytest.mark.parametrize(
    ("event", "old", "new", "ann", "phase"),
    [
        ("statue", "brick|ore|gold", "brick|ore|gold|knight", {"hand": "1 ore 2 wool", "knights": 2}, "pay"),
        ("statue", "brick|ore|gold", "brick|ore|gold|knight", {"hand": "3 ore 5 wool", "knights": 1}, "discard"),
        ("battle", "ore|wool|gold|knight", "ore|wool|gold", {"hand": "7 ore 1 grain", "knights": 2}, "pay"),
        ("famine", "wool|grain|gold", "wool|grain", {"hand": "7 wool 1 ore", "gold": 5}, "pay"),
        ("famine", "wool|grain|gold", "wool|grain", {"hand": "6 wool 2 ore", "gold": 5}, "discard"),
    ],
)
def test_what_an_auction_accepts_is_known_of_hidden_hands(
    tmp_path: Path, event: str, old: str, new: str, ann: dict[str, object], phase: str
) -> None:
    """ALX-2.10, ALX-2.12: gold and knights pay where they are accepted, and nowhere else."""
    script = LOAD.replace("ANN", repr(ann)).replace("EVENT", repr(event)).replace("PHASE", repr(phase))
    run(tmp_path / "box", "events.csv", old, new, script)
