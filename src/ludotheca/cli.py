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
LONGEST_DECISION: Final = 600
"""Seconds that a bot which is tried may be given."""
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

    command = commands.add_parser("bots", help="list the bots")
    command.add_argument("--language", default="en", help="en, nl, fr or de")
    command.set_defaults(run=_bots)

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
    command.add_argument("--seats", help="who plays, clockwise (default: me,level-3); a path is a program that plays")
    command.add_argument("--seed", type=int, help="repeat the same luck")
    command.add_argument("--ponder", action="store_true", help="let bots think while you do")
    command.add_argument("--language", default="en", help="en, nl, fr or de")
    _add_options(command)
    _add_edition(command)
    command.set_defaults(run=_play)

    command = commands.add_parser("simulate", help="let bots play many games")
    command.add_argument("game")
    command.add_argument("--seats", required=True, help="the bots, clockwise: level-3,random,./mybot")
    command.add_argument("--games", type=int, default=100)
    command.add_argument("--seed", type=int, default=1)
    command.add_argument("--limit", type=int, help="stop a game after this many decisions")
    _add_machines(command)
    command.add_argument("--json", action="store_true", help="print one JSON object")
    _add_options(command)
    _add_edition(command)
    command.set_defaults(run=_simulate)

    _add_arena(commands)
    _add_training(commands)

    _add_records(commands)
    _add_export(commands)

    _add_workshop(commands)

    command = commands.add_parser("version", help="show the version, and whether it runs compiled")
    command.set_defaults(run=_version)
    return parser


def _add_arena(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    command = commands.add_parser("arena", help="find out which bot is stronger, and how sure that is")
    command.add_argument("game")
    command.add_argument("--seats", required=True, help="the bots; every one of them sits everywhere: greedy,random")
    command.add_argument("--games", type=int, default=100, help="at most (default: 100, rounded up to whole blocks)")
    command.add_argument("--play-all", action="store_true", help="do not stop as soon as it is decided who is stronger")
    command.add_argument("--seed", type=int, default=1)
    command.add_argument("--limit", type=int, help="stop a game after this many decisions")
    _add_machines(command)
    command.add_argument("--out", type=Path, metavar="FOLDER", help="keep the games there, with a report; continues")
    command.add_argument("--json", action="store_true", help="print one JSON object")
    _add_options(command)
    _add_edition(command)
    command.set_defaults(run=_arena)

    command = commands.add_parser(
        "ladder", help="measure whether each level is stronger than the one below, in all games"
    )
    command.add_argument("titles", nargs="*", metavar="game", help="(default: all)")
    command.add_argument("--games", type=int, default=200, help="the most for one question (default: 200)")
    command.add_argument(
        "--top-games", type=int, help="the most for the topmost rung, which thinks longest (default: as --games)"
    )
    command.add_argument("--quick", action="store_true", help="at most 20 games for every question")
    command.add_argument("--bots", help="the rungs, from the weakest to the strongest (default: random and all levels)")
    command.add_argument("--best", help="who plays greedy (default: level-5@0.3s, or the last of --bots)")
    command.add_argument("--seed", type=int, default=1)
    _add_machines(command)
    command.add_argument("--out", type=Path, default=Path("docs/strength.md"), metavar="FILE", help="what is written")
    command.add_argument("--work", type=Path, default=Path("build/ladder"), metavar="FOLDER", help="keeps the games")
    command.set_defaults(run=_ladder)


def _add_training(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    command = commands.add_parser("train", help="learn from games of a bot against itself who will win")
    command.add_argument("game")
    command.add_argument("--games", type=int, default=1000, help="games to learn from (default: 1000)")
    command.add_argument("--bot", default="level-3", help="who plays them (default: level-3)")
    command.add_argument("--seed", type=int, default=1)
    _add_machines(command)
    command.add_argument("--out", type=Path, metavar="FOLDER", help="(default: build/training/GAME-BOT); continues")
    _add_edition(command)
    command.set_defaults(run=_train)


def _add_machines(command: argparse.ArgumentParser) -> None:
    command.add_argument("--workers", type=int, help="processes (default: one per core)")
    command.add_argument("--on", default="here", metavar="WHERE", help="ray, or ray:ADDRESS for a cluster")


def _add_workshop(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """For those who write games and bots."""
    command = commands.add_parser("check-bot", help="try a bot: is it legal, quick, true to its seed and blind?")
    command.add_argument("bot", help="its name, or the path of a program")
    command.add_argument("--game", action="append", help="only this game; may be repeated (default: all)")
    command.add_argument("--games", type=int, default=2, help="how many it plays of each (default: 2)")
    command.add_argument("--seconds", type=float, default=0.5, help="what it is given for a decision (default: 0.5)")
    command.add_argument("--seed", type=int, default=1)
    command.set_defaults(run=_check_bot)

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


def _bots(parsed: argparse.Namespace) -> int:
    from ludotheca.bots import offers
    from ludotheca.texts import bot_about

    found = offers()
    width = max(len(offer.name) for offer in found)
    for offer in found:
        if offer.problem:
            print(f"ludotheca: {offer.problem}", file=sys.stderr)
            continue
        about = offer.about if offer.source else bot_about(parsed.language, offer.name)
        print(f"{offer.name:{width}}  {about}{f' ({offer.source})' if offer.source else ''}".rstrip())
    return 0


def _serve(parsed: argparse.Namespace) -> int:
    from ludotheca.server.run import serve

    _use_edition(parsed.edition)
    serve(parsed.host, parsed.port, parsed.data, grace=parsed.grace, reload=parsed.reload)
    return 0


def _play(parsed: argparse.Namespace) -> int:
    from ludotheca.bots import FAVOURITE
    from ludotheca.terminal.app import play
    from ludotheca.terminal.session import PERSON

    _use_edition(parsed.edition, parsed.game)
    seats = parsed.seats or f"{PERSON},{FAVOURITE}"
    options = _options(parsed.option)
    play(parsed.game, _seats(seats), parsed.seed, parsed.language, options, ponders=parsed.ponder)
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
        on=parsed.on,
        as_json=parsed.json,
    )
    return 0


def _arena(parsed: argparse.Namespace) -> int:
    from ludotheca.arena.command import run
    from ludotheca.arena.simulate import Plan

    _use_edition(parsed.edition, parsed.game)
    options = _options(parsed.option)
    return run(
        Plan(parsed.game, tuple(_seats(parsed.seats)), parsed.games, parsed.seed, options, parsed.limit),
        to_the_end=parsed.play_all,
        workers=parsed.workers,
        on=parsed.on,
        folder=parsed.out,
        as_json=parsed.json,
    )


def _train(parsed: argparse.Namespace) -> int:
    from ludotheca.training.command import run
    from ludotheca.training.course import Course

    _use_edition(parsed.edition, parsed.game)
    folder = parsed.out or Path("build/training") / f"{parsed.game}-{Path(parsed.bot).name}"
    course = Course(game=parsed.game, bot=parsed.bot, seed=parsed.seed)
    return run(course, folder, parsed.games, workers=parsed.workers, on=parsed.on)


def _ladder(parsed: argparse.Namespace) -> int:
    import shlex

    from ludotheca.arena.ladder import BEST, RUNGS, climb
    from ludotheca.library import titles

    rungs = _seats(parsed.bots) if parsed.bots else RUNGS
    words = ["ludotheca", "ladder", *parsed.titles, "--games", str(parsed.games), "--seed", str(parsed.seed)]
    words += ["--top-games", str(parsed.top_games)] if parsed.top_games is not None else []
    words += ["--quick"] if parsed.quick else []
    words += ["--bots", parsed.bots] if parsed.bots else []
    words += ["--best", parsed.best] if parsed.best else []
    return climb(
        parsed.titles or titles(),
        rungs=rungs,
        best=parsed.best or (rungs[-1] if parsed.bots else BEST),
        is_whole=not parsed.bots,
        games=parsed.games,
        top_games=parsed.top_games,
        is_quick=parsed.quick,
        seed=parsed.seed,
        workers=parsed.workers,
        on=parsed.on,
        work=parsed.work,
        out=parsed.out,
        command=shlex.join(words),
    )


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


def _check_bot(parsed: argparse.Namespace) -> int:
    from ludotheca.arena.check_bot import check_bot
    from ludotheca.bots import find_bot
    from ludotheca.bots.luck import check_seed
    from ludotheca.engine.errors import SetupError
    from ludotheca.library import load, titles

    check_seed(parsed.seed)
    if parsed.games < 1:
        raise SetupError("there must be at least one game")
    if not 0 < parsed.seconds <= LONGEST_DECISION:
        message = f"a decision may take up to {LONGEST_DECISION} seconds, not {parsed.seconds:g}"
        raise SetupError(message)
    find_bot(parsed.bot)
    chosen = [load(title).meta.id for title in parsed.game or titles()]
    is_good = True
    for title in chosen:
        print(title, flush=True)
        for finding in check_bot(parsed.bot, title, parsed.games, parsed.seconds, parsed.seed):
            print(f"  {'  ' if finding.is_good else '! '}{finding.text}", flush=True)
            is_good = is_good and finding.is_good
    print(f"{parsed.bot} is ready to play." if is_good else f"{parsed.bot} is not ready to play.")
    return 0 if is_good else 1


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
