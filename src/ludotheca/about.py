"""Which Ludotheca this is, and in which form it runs."""

from ludotheca.engine import rules


def version() -> str:
    """The version of the package."""
    from importlib import metadata  # noqa: PLC0415  # takes as long to import as all of the engine

    return metadata.version("ludotheca")


def is_compiled() -> bool:
    """Whether the engine runs as machine code or from its Python sources."""
    return not str(rules.__file__).endswith(".py")
