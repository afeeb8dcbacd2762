"""Which Ludotheca this is, and in which form it runs."""

from importlib import metadata

from ludotheca.engine import rules


def version() -> str:
    return metadata.version("ludotheca")


def is_compiled() -> bool:
    """Whether the engine runs as machine code or from its Python sources."""
    return not str(rules.__file__).endswith(".py")
