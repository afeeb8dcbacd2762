"""Builds the compiled parts; everything else about the package stands in pyproject.toml."""

import os
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src/ludotheca")

# Modules that define msgspec structs stay interpreted: mypyc would drop their "frozen" and "tag" without a word.
ENGINE = ("choices", "luck", "playout", "rules", "seats", "state")
GAME_EDGES = {
    *("__init__", "actions", "data", "events", "explain", "geometry", "imagining", "loading", "meta"),
    *("sketch", "soundness", "types", "views"),
}


def compiled_modules() -> list[str]:
    engine = [SOURCE / "engine" / f"{name}.py" for name in ENGINE]
    games = sorted(path for path in SOURCE.glob("games/*/*.py") if path.stem not in GAME_EDGES)
    return [str(path) for path in engine + games]


class OptionalBuildExt(build_ext):
    """Falls back to the Python sources where there is no C compiler."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:  # noqa: BLE001  # whatever the compiler raises, the sources still run
            print(f"ludotheca: not compiled ({error}); the interpreted sources are used")  # noqa: T201
            self.extensions = []


def extensions() -> list[object]:
    if os.environ.get("LUDOTHECA_PURE") == "1":
        return []
    from mypyc.build import mypycify  # noqa: PLC0415  # a pure build has no need of it

    found = mypycify(["--config-file=pyproject.toml", *compiled_modules()], opt_level="3")
    for extension in found:
        # Nobody replaces our functions at load time, so calls between them may be inlined.
        extension.extra_compile_args.append("-fno-semantic-interposition")
    return found


setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalBuildExt})
