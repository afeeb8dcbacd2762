"""Writes pictures with 256 colours: drawings need no more, and a README should load quickly."""

import struct
import zlib
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Final

COLOURS: Final = 256
Colour = tuple[int, int, int]


def write_png(path: Path, width: int, height: int, rgba: bytes) -> None:
    # Colours that differ in the last two bits look the same; so few are left that they can be listed.
    coarse = [
        (red >> 2, green >> 2, blue >> 2) for red, green, blue in zip(rgba[0::4], rgba[1::4], rgba[2::4], strict=True)
    ]
    palette, number = _palette(Counter(coarse))
    indices = bytes(number[colour] for colour in coarse)
    rows = b"".join(b"\0" + indices[row * width : (row + 1) * width] for row in range(height))
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    colours = b"".join(bytes(colour) for colour in palette)
    parts = [(b"IHDR", header), (b"PLTE", colours), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b"")]
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in parts))


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _palette(counts: Counter[Colour]) -> tuple[list[Colour], dict[Colour, int]]:
    """Halves the box of colours that differs most, until there are enough (median cut)."""
    boxes = [list(counts)]
    while len(boxes) < COLOURS:
        widest = max(boxes, key=lambda box: _spread(box)[0] * len(box) ** 0.5)
        spread, channel = _spread(widest)
        if spread == 0:
            break
        boxes.remove(widest)
        widest.sort(key=lambda colour: colour[channel])
        middle = _middle(counts[colour] for colour in widest)
        boxes += [widest[:middle], widest[middle:]]
    number = {colour: place for place, box in enumerate(boxes) for colour in box}
    return [_mean(box, counts) for box in boxes], number


def _spread(box: list[Colour]) -> tuple[int, int]:
    """How far the colours of a box lie apart, and in which channel."""
    return max((max(values) - min(values), channel) for channel, values in enumerate(zip(*box, strict=True)))


def _middle(weights: Iterable[int]) -> int:
    """Where a list is cut so that both parts weigh about the same."""
    listed = list(weights)
    half, passed = sum(listed) / 2, 0
    for place, weight in enumerate(listed[:-1], start=1):
        passed += weight
        if passed >= half:
            return place
    return len(listed) - 1


def _mean(box: list[Colour], counts: Counter[Colour]) -> Colour:
    whole = sum(counts[colour] for colour in box)
    red, green, blue = (sum(colour[n] * counts[colour] for colour in box) / whole for n in range(3))
    return round(red * 255 / 63), round(green * 255 / 63), round(blue * 255 / 63)
