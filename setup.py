"""Builds the compiled parts; everything else about the package stands in pyproject.toml."""

import ast
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src/ludotheca")
COUNTING = {"mypy_extensions", "librt.vecs"}
"""Where the types of machine numbers come from: whoever imports them wants machine code."""


def groups() -> list[tuple[list[str], str | None]]:
    """The engine and each game become a library of their own, so that an edit rebuilds only what it concerns."""
    paths = sorted([*SOURCE.glob("engine/*.py"), *SOURCE.glob("games/*/*.py")])
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in paths}
    structs = struct_names(list(trees.values()))
    found: dict[Path, list[str]] = {}
    for path, tree in trees.items():
        # mypyc would drop a struct's "frozen" and "tag" without a word, so what holds one stays interpreted.
        if counts(tree) and not structs & {each.name for each in classes(tree)}:
            found.setdefault(path.parent, []).append(str(path))
    return [(files, folder.name) for folder, files in found.items()]


def classes(tree: ast.Module) -> Iterator[ast.ClassDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.ClassDef))


def counts(tree: ast.Module) -> bool:
    return any(isinstance(node, ast.ImportFrom) and node.module in COUNTING for node in tree.body)


def struct_names(trees: list[ast.Module]) -> set[str]:
    """The names of all classes of the house that are structs, or come from one."""
    bases = {
        found.name: {ast.unparse(base).split("[")[0].split(".")[-1] for base in found.bases}
        for tree in trees
        for found in classes(tree)
    }
    structs = {"Struct"}
    while more := {name for name, above in bases.items() if above & structs} - structs:
        structs |= more
    return structs


class OptionalBuildExt(build_ext):
    """Falls back to the Python sources where there is no C compiler."""

    def initialize_options(self) -> None:
        super().initialize_options()
        self.parallel = os.cpu_count()

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:  # noqa: BLE001  # whatever the compiler raises, the sources still run
            print(f"ludotheca: not compiled ({error}); the interpreted sources are used")  # noqa: T201
            self.extensions = []
        self._forget()

    def _forget(self) -> None:
        """Removes what an earlier build compiled and this one does not, so that it gets into no wheel."""
        kept = {Path(path) for path in self.get_outputs()}
        for path in Path(self.build_lib).rglob("*.so"):
            if path not in kept:
                path.unlink()


def extensions() -> list[Any]:
    if os.environ.get("LUDOTHECA_PURE") == "1":
        return []
    from mypyc.build import mypycify  # noqa: PLC0415  # a pure build has no need of it

    libraries = groups()
    files = [file for files, _ in libraries for file in files]
    found = mypycify(["--config-file=pyproject.toml", *files], opt_level="3", debug_level="0", separate=libraries)
    for extension in found:
        # Nobody replaces our functions at load time, so calls between them may be inlined.
        extension.extra_compile_args = [*extension.extra_compile_args, "-fno-semantic-interposition"]
    return found


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalBuildExt})
