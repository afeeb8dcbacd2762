"""Builds the compiled parts; everything else about the package is in pyproject.toml."""

import ast
import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src/ludotheca")
CACHE = "build/mypy"
MACHINE_NUMBERS = {"mypy_extensions", "librt.vecs"}
"""Where the types of machine numbers come from: a module that imports them is worth compiling."""
WORDS = {"ludotheca.engine.positions", "ludotheca.engine.words"}
EDGES = "_edges"
"""Where a game deals with words, speed hardly matters: these modules are compiled so that the build is short."""

DEFINED_MODULE = r'PyModuleDef_HEAD_INIT,\s*"(?P<name>[\w.]+)"'
DOC = r'(?P<doc>NULL|"[^"]*")'
DOCUMENTED = (
    rf"(?P<before>{DEFINED_MODULE},\s*){DOC}",
    rf"(?P<before>CPyType_(?P<name>\w+)_template_ = \{{[^}}]*\.tp_doc = PyDoc_STR\(){DOC}",
    rf"(?P<before>\(PyCFunction\)CPyPy_(?P<name>\w+),\s*METH_[\w |]*,\s*PyDoc_STR\(){DOC}",
    rf"(?P<before>\(getter\)(?P<name>\w+),\s*(?:\(setter\)\w+|NULL),\s*){DOC}",
)
"""Where in a C file the docstrings of a module, a class, a function and a property belong."""


def groups() -> list[tuple[list[str], str | None]]:
    """The engine and each game become separate libraries, so that an edit rebuilds only what it concerns.

    A game is two of them: what is played millions of times, and the edges, where it reads, writes and explains.
    """
    paths = sorted([*SOURCE.glob("engine/*.py"), *SOURCE.glob("bots/*.py"), *SOURCE.glob("games/*/*.py")])
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in paths}
    structs, rules, insights = (descendants(list(trees.values()), name) for name in ("Struct", "Rules", "Insight"))
    found: dict[str, list[str]] = {}
    for path, tree in trees.items():
        held = {each.name for each in classes(tree)}
        # mypyc would drop a struct's "frozen" and "tag" without a word, so what holds one stays interpreted.
        if (imports(tree, MACHINE_NUMBERS) or held & insights) and not held & structs:
            # A rule of thumb: whichever group a file lands in, it does the same, only faster or slower.
            is_edge = path.parent.name not in {"engine", "bots"} and imports(tree, WORDS) and not held & rules
            found.setdefault(f"{path.parent.name}{EDGES if is_edge else ''}", []).append(str(path))
    return [(files, name) for name, files in found.items()]


def classes(tree: ast.Module) -> Iterator[ast.ClassDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.ClassDef))


def imports(tree: ast.Module, modules: set[str]) -> bool:
    return any(isinstance(node, ast.ImportFrom) and node.module in modules for node in tree.body)


def descendants(trees: list[ast.Module], name: str) -> set[str]:
    """The name of a class, and those of all that come from it; classes of the same name are taken for one."""
    bases: dict[str, set[str]] = {}
    for tree in trees:
        real = real_names(tree)
        for each in classes(tree):
            above = [ast.unparse(base).split("[")[0].split(".")[-1] for base in each.bases]
            bases.setdefault(each.name, set()).update(real.get(base, base) for base in above)
    found = {name}
    while more := {each for each, above in bases.items() if above & found} - found:
        found |= more
    return found


def real_names(tree: ast.Module) -> dict[str, str]:
    """What is imported ``as`` something else."""
    imported = [alias for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for alias in node.names]
    return {alias.asname: alias.name for alias in imported if alias.asname}


def with_docstrings(c_file: str) -> str:
    """A copy of one of mypyc's C files that has the docstrings; mypyc itself keeps only the signatures.

    Its own file stays as it is, because mypyc rewrites it if it differs, and then everything is compiled again.
    """
    from mypyc.codegen.cstring import c_string_initializer  # noqa: PLC0415  # as in extensions

    text = Path(c_file).read_text(encoding="utf-8")
    found = dict(pair for module in re.findall(DEFINED_MODULE, text) for pair in docstrings(module))

    def add(match: re.Match[str]) -> str:
        # The file shortens names of modules to the part that tells them apart.
        name = f"___{match['name'].replace('.', '___')}"
        docstring = next((text for full, text in found.items() if f"___{full}".endswith(name)), None)
        if docstring is None:
            return match[0]
        signature = "" if match["doc"] == "NULL" else f"{match['doc']} "
        return f"{match['before']}{signature}{c_string_initializer(docstring.encode())}"

    documented = text
    for pattern in DOCUMENTED:
        documented = re.sub(pattern, add, documented)
    if documented == text:
        return c_file
    copy = Path(c_file).with_suffix(".documented.c")
    if not copy.exists() or copy.read_text(encoding="utf-8") != documented:
        copy.write_text(documented, encoding="utf-8")
    return str(copy)


def docstrings(module: str) -> Iterator[tuple[str, str]]:
    """All docstrings of a module, by the names that mypyc gives to what has them."""
    tree = ast.parse((SOURCE.parent / f"{module.replace('.', '/')}.py").read_text(encoding="utf-8"))
    places: list[tuple[str, ast.Module | ast.ClassDef | ast.FunctionDef]] = [(module.replace(".", "___"), tree)]
    for name, node in places:
        if docstring := ast.get_docstring(node):
            yield name, docstring
        for part in node.body:
            if isinstance(part, ast.ClassDef | ast.FunctionDef):
                is_property = any(isinstance(each, ast.Name) and each.id == "property" for each in part.decorator_list)
                places.append((f"{name}{'_get_' if is_property else '___'}{part.name}", part))


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
    arguments = ["--config-file=pyproject.toml", f"--cache-dir={CACHE}", *files]
    try:
        found = mypycify(arguments, opt_level="3", debug_level="0", separate=libraries)
    except ValueError:
        # mypyc sometimes cannot make sense of what it remembers of a class that has changed since.
        shutil.rmtree(CACHE)
        found = mypycify(arguments, opt_level="3", debug_level="0", separate=libraries)
    for extension in found:
        # Nobody replaces our functions at load time, so calls between them may be inlined.
        level = ["-O1"] if EDGES in extension.name else []
        extension.extra_compile_args = [*extension.extra_compile_args, "-fno-semantic-interposition", *level]
        extension.sources = [with_docstrings(source) for source in extension.sources]
    # The longest first, so that no core is left with it at the end.
    return sorted(found, key=lambda extension: -sum(Path(source).stat().st_size for source in extension.sources))


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalBuildExt})
