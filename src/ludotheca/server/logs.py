"""The server's log. Nothing that a client sends can forge a line of it."""

import logging
from types import TracebackType
from typing import Final

from litestar.logging import LoggingConfig

CONTROLS: Final = {code: f"\\x{code:02x}" for code in (*range(0x20), *range(0x7F, 0xA0))} | {
    code: f"\\u{code:04x}" for code in (*range(0x2028, 0x202F), *range(0x2066, 0x206A))
}
"""Line breaks, terminal escapes, and marks that reverse the writing direction."""


class Formatter(logging.Formatter):
    """One line per message; the lines of a traceback are marked."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        # Another handler may already have formatted the exception in its own way.
        record.exc_text = None
        return super().format(record)

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802  # as the library calls it
        return super().formatMessage(record).translate(CONTROLS)

    def formatException(  # noqa: N802  # as the library calls it
        self, ei: tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]
    ) -> str:
        # A message inside may contain line breaks, so every line is marked, not just the first.
        return "\n".join(f"  | {line.translate(CONTROLS)}" for line in super().formatException(ei).splitlines())


LOGGING: Final = LoggingConfig(
    formatters={"standard": {"()": Formatter}},
    # Straight to stderr: through a queue, messages would be formatted twice.
    root={"handlers": ["console"], "level": "INFO"},
    loggers={"litestar": {"handlers": ["console"], "level": "INFO", "propagate": False}},
    # Every exception is handled somewhere, and logged there.
    log_exceptions="never",
)
