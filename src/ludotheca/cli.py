"""The command line. Nothing of the house is imported before it is needed, so that help comes at once."""

import argparse
import io
import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ludotheca.engine.edition import Edition
    from ludotheca.engine.meta import Options, OptionValue

CLOSED_PIPE: Final = 141
"""What a shell reports of a program that is ended because nobody reads its output any more."""
WHOLE_NUMBER: Final = re.compile(r"-?[0-9]{1,18}")
"""Not longer: no option is, and Python refuses to read thousands of digits."""


def main(arguments: Sequence[str] | None = None) -> int:
    if isinstance(sys.stdout, io.TextIOWrapper):
        # A terminal that cannot display an ellipsis or an ü shows a question mark.
        sys.stdout.reconfigure(errors="replace")
    parser = _parser()
    parsed = parser.parse_args(arguments)

    from ludotheca.engine.errors import GameError

    try:
        if parsed.run is not _version:  # which needs no game
            _use_current_folder()
        result: int = parsed.run(parsed)
        print(end="", flush=True)
    except BrokenPipeError:
        # Whoever was reading has stopped, as head does. Python would complain again when it flushes at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return CLOSED_PIPE
    except (GameError, OSError) as error:
        print(f"ludotheca: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    return result


def _use_current_folder() -> None:
    """Whoever writes a game plays it where it lies."""
    from ludotheca.library import use_folder

    use_folder(Path.cwd())


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="ludotheca", description="Modern board games, played by their rules.")
    commands = parser.add_subparsers(required=True, metavar="command")

    command = commands.add_parser("games", help="list the games")
    command.set_defaults(run=_games)

    command = commands.add_parser("serve", help="play in the browser")
    command.add_argument("--host", default="127.0.0.1", help="address to listen on (default: this machine only)")
    command.add_argument("--port", type=int, default=8000, help="(default: 8000; 0: any that is free)")
    command.add_argument("--data", type=Path, default=Path("ludotheca.sqlite3"), help="where the tables are kept")
    command.add_argument("--grace", type=float, default=2.5, metavar="SECONDS", help="how long bots wait for an undo")
    command.add_argument("--reload", action="store_true", help="restart when the sources change")
    _add_edition(command)
    command.set_defaults(run=_serve)

    command = commands.add_parser("play", help="play in the terminal")
    command.add_argument("game")
    command.add_argument("--seats", default="me,greedy", help="who plays, clockwise (default: me,greedy)")
    command.add_argument("--seed", type=int, help="repeat the same luck")
    command.add_argument("--language", default="en", help="en, nl, fr or de")
    _add_options(command)
    _add_edition(command)
    command.set_defaults(run=_play)

    command = commands.add_parser("simulate", help="let bots play many games")
    command.add_argument("game")
    command.add_argument("--seats", required=True, help="the bots, clockwise: greedy,random,random")
    command.add_argument("--games", type=int, default=100)
    command.add_argument("--seed", type=int, default=1)
    command.add_argument("--limit", type=int, help="stop a game after this many decisions")
    command.add_argument("--workers", type=int, help="processes (default: one per core)")
    command.add_argument("--json", action="store_true", help="print one JSON object")
    _add_options(command)
    _add_edition(command)
    command.set_defaults(run=_simulate)

    _add_records(commands)
    _add_export(commands)

    _add_workshop(commands)

    command = commands.add_parser("version", help="show the version, and whether it runs compiled")
    command.set_defaults(run=_version)
    return parser


def _add_workshop(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """For those who write games."""
    command = commands.add_parser("clauses", help="list a game's rule clauses with the tests that cite them")
    command.add_argument("game")
    command.add_argument("--tests", type=Path, default=Path("tests"), help="where the tests are (default: ./tests)")
    command.set_defaults(run=_clauses)

    command = commands.add_parser("new-game", help="write a package with a small game that plays at once")
    command.add_argument("name", help="a Python identifier, such as harbour")
    command.set_defaults(run=_new_game)


def _add_options(command: argparse.ArgumentParser) -> None:
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a setting of the game")


def _add_records(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    command = commands.add_parser("replay", help="tell what happened in a recorded game")
    command.add_argument("file", type=Path)
    command.add_argument("--language", default="en", help="en, nl, fr or de")
    _add_edition(command)
    command.set_defaults(run=_replay)

    command = commands.add_parser("luck", help="repeat every draw of a recorded game from its table's secret")
    command.add_argument("file", type=Path)
    command.add_argument("--secret", required=True, help="what the server revealed when the game was over")
    command.add_argument("--public", required=True, help="the players' contribution")
    _add_edition(command)
    command.set_defaults(run=_luck)


def _add_export(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    command = commands.add_parser("edition", help="put a game's board and cards right")
    steps = command.add_subparsers(required=True, metavar="step")
    command = steps.add_parser("export", help="write a game's data files, with a page that explains every column")
    command.add_argument("game")
    command.add_argument("folder", type=Path)
    command.set_defaults(run=_export)


def _add_edition(command: argparse.ArgumentParser) -> None:
    command.add_argument("--edition", type=Path, metavar="FOLDER", help="play with the data files of this folder")


def _use_edition(folder: Path | None, game: str | None = None) -> None:
    """Checks an edition and plays with it from now on; ``game`` is the one that will be played."""
    if folder is None:
        return
    from ludotheca.engine.errors import SetupError
    from ludotheca.games.editions import choose_edition

    title = choose_edition(folder)
    if game not in (None, title.game):
        message = f"this is an edition of {title.game}, not of {game}"
        raise SetupError(message)
    edition = _edition(title.game)
    if edition.folder != folder.absolute():
        message = f"{title.game} was opened before its edition was chosen"
        raise SetupError(message)


def _edition(game: str) -> "Edition":
    from ludotheca.engine.errors import SetupError
    from ludotheca.library import load

    edition = load(game).edition
    if edition is None:
        message = f"{game} has no data files"
        raise SetupError(message)
    return edition


def _options(pairs: list[str]) -> "Options":
    from ludotheca.engine.errors import SetupError

    options: Options = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            message = f"--option needs NAME=VALUE, not '{pair}'"
            raise SetupError(message)
        options[name] = _option_value(value)
    return options


def _option_value(text: str) -> "OptionValue":
    if text in ("true", "false"):
        return text == "true"
    return int(text) if WHOLE_NUMBER.fullmatch(text) else text


def _seats(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]


def _games(_: argparse.Namespace) -> int:
    from ludotheca.library import load, titles
    from ludotheca.texts import Speaker

    for title in titles():
        meta = load(title).meta
        fewest, most = meta.seats
        players = f"{most}" if fewest == most else f"{fewest}-{most}"
        print(f"{title:12} {Speaker('en', title).say('title')} ({meta.author}, {meta.year}), {players} players")
        for line in wrap(Speaker("en", title).materials(), width=100):
            print(f"{'':12} {line}")
        for name, option in meta.options.items():
            choices = ", ".join(str(choice).lower() for choice in option.choices)
            choices += " or a seat, counted from 1" if option.or_seat else ""
            print(f"{'':12} --option {name}=…  {choices} (default {str(option.default).lower()})")
    return 0


def _serve(parsed: argparse.Namespace) -> int:
    from ludotheca.server.run import serve

    _use_edition(parsed.edition)
    serve(parsed.host, parsed.port, parsed.data, grace=parsed.grace, reload=parsed.reload)
    return 0


def _play(parsed: argparse.Namespace) -> int:
    from ludotheca.terminal.app import play

    _use_edition(parsed.edition, parsed.game)
    play(parsed.game, _seats(parsed.seats), parsed.seed, parsed.language, _options(parsed.option))
    return 0


def _simulate(parsed: argparse.Namespace) -> int:
    from ludotheca.arena.report import run

    _use_edition(parsed.edition, parsed.game)
    run(
        parsed.game,
        _seats(parsed.seats),
        games=parsed.games,
        seed=parsed.seed,
        options=_options(parsed.option),
        limit=parsed.limit,
        workers=parsed.workers,
        as_json=parsed.json,
    )
    return 0


def _replay(parsed: argparse.Namespace) -> int:
    from ludotheca.terminal.retell import retell

    _use_edition(parsed.edition)
    for line in retell(parsed.file.read_bytes(), parsed.language):
        print(line)
    return 0


def _luck(parsed: argparse.Namespace) -> int:
    from ludotheca.engine.errors import SetupError
    from ludotheca.engine.luck import Fair
    from ludotheca.engine.record import read_record
    from ludotheca.library import load

    _use_edition(parsed.edition)
    try:
        secret = bytes.fromhex(parsed.secret)
    except ValueError:
        message = f"the secret must be hexadecimal digits, not '{parsed.secret}'"
        raise SetupError(message) from None
    record = read_record(parsed.file.read_bytes())
    drawn = load(record.game).check_luck(record, secret, parsed.public)
    print(f"All {drawn} draws follow from the secret, whose fingerprint is {Fair.commitment(secret)}.")
    return 0


def _export(parsed: argparse.Namespace) -> int:
    from ludotheca.games.editions import EXPLANATION, export_edition

    for file in export_edition(parsed.game, _edition(parsed.game), parsed.folder):
        print(file)
    print(f"{EXPLANATION} explains the files. Play with them: ludotheca serve --edition {parsed.folder}")
    return 0


def _clauses(parsed: argparse.Namespace) -> int:
    from ludotheca.clauses import report

    lines, untested = report(parsed.game, parsed.tests)
    for line in lines:
        print(line)
    if untested:
        print(f"ludotheca: no test cites {', '.join(untested)}", file=sys.stderr)
        return 1
    return 0


def _new_game(parsed: argparse.Namespace) -> int:
    from ludotheca.new_game import write_game

    folder = write_game(parsed.name, Path.cwd())
    print(f"{folder.name}/ holds a game that plays. Make it your own, beginning with {folder.name}/README.md.")
    print(f"  cd {folder.name}")
    print("  python -m pytest")
    print("  ludotheca serve")
    return 0


def _version(_: argparse.Namespace) -> int:
    from ludotheca.about import is_compiled, version

    form = "compiled" if is_compiled() else "interpreted"
    print(f"ludotheca {version()}, {form}, Python {sys.version.split()[0]}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
