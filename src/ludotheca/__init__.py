"""Ludotheca: modern board games, played by their rules to the clause."""

import os
import sys

if os.environ.get("LUDOTHECA_PURE") == "1":
    from ludotheca._pure import SourceOnly

    # Before the first compiled module could be imported.
    sys.meta_path.insert(0, SourceOnly())

from ludotheca.library import load, replay, titles
from ludotheca.version import is_compiled, version

__all__ = ["is_compiled", "load", "replay", "titles", "version"]
