"""What the server writes down for whoever runs it. Nothing that was sent in can look like a line of its own."""

import logging
from types import TracebackType
from typing import Final

from litestar.logging import LoggingConfig

CONTROLS: Final = {code: f"\\x{code:02x}" for code in (*range(0x20), *range(0x7F, 0xA0))} | {
    code: f"\\u{code:04x}" for code in (*range(0x2028, 0x202F), *range(0x2066, 0x206A))
}
"""Line ends, escapes for terminals, and marks that turn the direction of writing round."""


class Formatter(logging.Formatter):
    """One line for each message; those of a traceback are set off from all others."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        # Another handler may have laid out the exception already, and in its own way.
        record.exc_text = None
        return super().format(record)

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802  # as the library calls it
        return super().formatMessage(record).translate(CONTROLS)

    def formatException(  # noqa: N802  # as the library calls it
        self, ei: tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]
    ) -> str:
        # A message inside may have line ends of its own; so every line is marked, not only the first.
        return "\n".join(f"  | {line.translate(CONTROLS)}" for line in super().formatException(ei).splitlines())


LOGGING: Final = LoggingConfig(
    formatters={"standard": {"()": Formatter}},
    # Straight to the error stream: by way of a queue, messages would be laid out twice.
    root={"handlers": ["console"], "level": "INFO"},
    loggers={"litestar": {"handlers": ["console"], "level": "INFO", "propagate": False}},
    # Every exception is handled, and logged where it is.
    log_exceptions="never",
)
