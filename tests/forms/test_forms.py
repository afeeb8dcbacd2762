"""One source, two forms: compiled and interpreted play the same games, move for move."""

import os
import shutil
import subprocess
import sys
import sysconfig
from typing import Final

import ludotheca
from tests.conftest import ROOT

GAMES: Final = 200
"""For each title."""
WHOLE_GAMES: Final = 80
"""Random play ends every game but Albion."""


def run(code: list[str], *, pure: bool) -> str:
    environment = {**os.environ, "LUDOTHECA_PURE": "1" if pure else "0"}
    done = subprocess.run(
        [sys.executable, *code], env=environment, cwd=ROOT, capture_output=True, text=True, check=True
    )
    return done.stdout


def has_compiler() -> bool:
    return shutil.which((sysconfig.get_config_var("CC") or "cc").split()[0]) is not None


def test_the_wheel_is_compiled_where_there_is_a_compiler() -> None:
    assert ludotheca.is_compiled() == has_compiler()


def test_one_switch_runs_the_sources() -> None:
    code = ["-c", "import ludotheca; print(ludotheca.is_compiled())"]

    assert run(code, pure=True) == "False\n"
    assert run(code, pure=False) == f"{has_compiler()}\n"


def test_the_version_says_which_form_runs() -> None:
    command = ["-m", "ludotheca.cli", "version"]

    assert "interpreted" in run(command, pure=True)
    assert ("compiled" if has_compiler() else "interpreted") in run(command, pure=False)


def test_a_thousand_random_games_are_the_same_in_both_forms() -> None:
    """Every decision, every draw and the scores, for every title, number of players and option."""
    command = ["-m", "tests.forms.traces", str(GAMES)]
    with subprocess.Popen(  # both at once, because the machine has two cores
        [sys.executable, *command],
        env={**os.environ, "LUDOTHECA_PURE": "1"},
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    ) as interpreted:
        try:
            compiled = run(command, pure=False).splitlines()
            out, _ = interpreted.communicate()
        finally:
            interpreted.kill()  # if the other has failed, nobody waits for this one

    assert interpreted.returncode == 0
    assert len(compiled) >= 1_000
    assert sum(" whole " in line for line in compiled) >= WHOLE_GAMES
    for one, other in zip(compiled, out.splitlines(), strict=True):
        assert one == other, f"{one} compiled, {other} interpreted"
