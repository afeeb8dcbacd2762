"""Which version of Ludotheca this is, and whether it runs compiled."""

from ludotheca.engine import rules


def version() -> str:
    """The version of the package."""
    from importlib import metadata  # noqa: PLC0415  # takes as long to import as the whole engine

    return metadata.version("ludotheca")


def is_compiled() -> bool:
    """Whether the engine runs as machine code rather than from its Python sources."""
    return not str(rules.__file__).endswith(".py")
