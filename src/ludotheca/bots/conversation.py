"""A talk with another program, one line each way at a time, that no program can hold up or overrun."""

import os
import selectors
import signal
import subprocess
import weakref
from contextlib import suppress
from errno import ENOEXEC
from pathlib import Path
from time import monotonic
from typing import IO, Any, Final

LONGEST_LINE: Final = 1 << 16
"""Bytes. No answer needs more, and nobody's memory should fill with what a program keeps saying."""
LAST_WORDS: Final = 2000
"""How many bytes of what a program writes to its standard error are kept, for whoever has to find its mistake."""
FAREWELL: Final = 0.5
"""Seconds that a program has to end by itself once its input has ended."""
CHUNK: Final = 1 << 16


class BotError(Exception):
    """A bot did not decide: it crashed, answered nonsense or kept silent."""


class Conversation:
    """One run of a program. Whatever happens, the program is ended with the conversation, or with this process."""

    def __init__(self, program: Path) -> None:
        """``program`` is a file that can be run."""
        try:
            self._process = subprocess.Popen(  # noqa: S603  # whoever names a program wants it run; the server takes no such names
                [program],
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                # A group of its own, so that what it starts can be ended with it, and Ctrl-C reaches only us.
                start_new_session=True,
            )
        except OSError as error:
            hint = " (a script begins with a line such as #!/usr/bin/env python3)" if error.errno == ENOEXEC else ""
            message = f"cannot be started: {error.strerror}{hint}"
            raise BotError(message) from None
        for pipe in _pipes(self._process):
            os.set_blocking(pipe.fileno(), False)
        self._heard = b""
        self._errors = b""
        self._end = weakref.finalize(self, _end, self._process, FAREWELL)

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Says a line and waits for the line in return; raises BotError if there is none in time."""
        try:
            return self._ask(line, seconds)
        except BaseException:
            # Without an answer nobody knows what the program will say next, so it is ended.
            self.close(patience=0)
            raise

    def _ask(self, line: bytes, seconds: float) -> bytes:
        self._hear_without_waiting()
        if self._heard:
            message = f"said {quoted(self._heard)} without being asked"
            raise BotError(message)
        unsaid = line + b"\n"
        stdin, stdout, stderr = _pipes(self._process)
        deadline = monotonic() + seconds
        with selectors.DefaultSelector() as selector:
            selector.register(stdin, selectors.EVENT_WRITE)
            selector.register(stdout, selectors.EVENT_READ)
            selector.register(stderr, selectors.EVENT_READ)
            while b"\n" not in self._heard:
                left = deadline - monotonic()
                if left <= 0:
                    message = f"did not answer within {seconds:g} s"
                    raise BotError(message)
                for key, _ in selector.select(left):
                    if key.fileobj is stdin:
                        unsaid = self._say(unsaid)
                        if not unsaid:
                            selector.unregister(stdin)
                    elif key.fileobj is stderr:
                        if not self._hear_errors():
                            selector.unregister(stderr)
                    elif not self._hear():
                        raise BotError(self._how_it_ended())
        answer, _, self._heard = self._heard.partition(b"\n")
        return answer

    @property
    def is_open(self) -> bool:
        return self._end.alive

    def close(self, patience: float = FAREWELL) -> None:
        """Ends the program: politely, unless its patience is 0."""
        if self._end.detach():
            _end(self._process, patience)

    def _say(self, unsaid: bytes) -> bytes:
        """Says as much as the program takes at once; returns what is left."""
        try:
            return unsaid[os.write(_pipes(self._process)[0].fileno(), unsaid) :]
        except BlockingIOError:
            return unsaid
        except BrokenPipeError:
            return b""  # it has stopped listening, and may still have something to say

    def _hear(self) -> bool:
        """Reads what there is to hear; False if there will be no more."""
        heard = _read(_pipes(self._process)[1])
        if heard:
            self._heard += heard
            if len(self._heard.partition(b"\n")[0]) > LONGEST_LINE:
                message = f"answered with a line of more than {LONGEST_LINE:,} bytes"
                raise BotError(message)
        return heard != b""

    def _hear_errors(self) -> bool:
        errors = _read(_pipes(self._process)[2])
        if errors:
            self._errors = (self._errors + errors)[-LAST_WORDS:]
        return errors != b""

    def _hear_without_waiting(self) -> None:
        with selectors.DefaultSelector() as selector:
            selector.register(_pipes(self._process)[1], selectors.EVENT_READ)
            if selector.select(0):
                self._hear()

    def _how_it_ended(self) -> str:
        try:
            status = self._process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            return "closed its standard output"
        self._hear_errors()
        ended = f"was ended by signal {-status}" if status < 0 else f"ended with status {status}"
        said = self._errors.decode(errors="replace").strip().splitlines()
        return f"{ended}: {said[-1].strip()}" if said else ended


def _pipes(process: subprocess.Popen[bytes]) -> tuple[IO[Any], IO[Any], IO[Any]]:
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    return process.stdin, process.stdout, process.stderr


def _read(pipe: IO[Any]) -> bytes | None:
    """What there is to read; None if there is nothing yet, nothing at all if there will be no more."""
    try:
        return os.read(pipe.fileno(), CHUNK)
    except BlockingIOError:
        return None


def _end(process: subprocess.Popen[bytes], patience: float) -> None:
    stdin, stdout, stderr = _pipes(process)
    stdin.close()
    try:
        process.wait(patience)
    except subprocess.TimeoutExpired:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    stdout.close()
    stderr.close()


def quoted(line: bytes) -> str:
    """The beginning of what was said."""
    return repr(line[:80].decode(errors="replace"))
