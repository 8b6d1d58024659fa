"""The command line: games, play, replay, check, bench and ladder.

Invalid input gets one sentence and exit code 2 (1 for an invalid record), never a traceback.
"""

from __future__ import annotations

import argparse
import json
import os
import secrets
import sys
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from pathlib import Path
from time import perf_counter
from typing import Any, NoReturn

from hustings import catalog
from hustings.core import player_notes
from hustings.core.file_text import check_file, decode
from hustings.core.model import Info
from hustings.core.moves import shorten
from hustings.core.record import (
    Record,
    RecordError,
    check_options,
    check_seats,
    check_seed,
    dump,
    from_data,
    make,
    parse_json,
)
from hustings.core.table import Table
from hustings.messages.generated import terminal as messages
from hustings.messages.names import PEOPLE
from hustings.terminal.play import LeaveError, TerminalGame
from hustings.terminal.transcript import Player, transcript

Parsed = argparse.Namespace


class UsageError(Exception):
    """Invalid arguments; the message is a sentence."""


def main(argv: Sequence[str] | None = None, prog: str = "hustings") -> int:
    """Run one command; return the exit code: 0 success, 1 failure, 2 invalid input.

    prog: the program's name in usage messages.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        parsed = _parser(prog).parse_args(argv)
        run: Callable[[Parsed], int] = parsed.run
        return run(parsed)
    except (UsageError, RecordError) as problem:
        print(problem, file=sys.stderr)
        return 2
    except BrokenPipeError:
        return 1
    except OSError as problem:
        print(f"{problem.filename or 'A file'}: {problem.strerror}.", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return 1


def games(parsed: Parsed) -> int:
    """List the games with their seats, levels and options."""
    del parsed
    for game in catalog.GAMES:
        info = catalog.info(game)
        levels = list(catalog.bots(game).LEVELS)
        print(f"{game:16} {info.title}: {info.tagline}")
        print(f"{'':16} {messages.seats(seats=[str(n) for n in info.seats], levels=levels)}")
        for option in info.options:
            choices = ", ".join(f"{value} {label}" for value, label in option.choices)
            print(f"{'':16} --option {option.key}=…  {option.label}: {choices}")
    return 0


def play(parsed: Parsed) -> int:
    """Play a game at the terminal."""
    info = _info(parsed.game)
    players = _players(info, parsed.seats)
    seed = secrets.token_hex(4) if parsed.seed is None else parsed.seed
    record = make(info, len(players), _options(parsed.option), check_seed(seed))
    table = Table(catalog.rules(info.id), record)
    quiet = parsed.quiet or parsed.transcript == "-"
    tell = (lambda _: None) if quiet else print
    named = [messages.player(name=player.name, kind=player.kind) for player in players]
    tell(messages.begins(game=info.title, seed=seed, players=named))
    code = 0
    try:
        TerminalGame(table, players, input, tell).run()
    except LeaveError:
        tell(messages.left(moves=table.at))
        code = 1
    if parsed.record:
        Path(parsed.record).write_text(dump(table.record) + "\n", encoding="utf-8")
    if parsed.transcript:
        _write_transcript(parsed.transcript, table, players)
    return code


def replay(parsed: Parsed) -> int:
    """Print a recorded position as text."""
    record, lost = _read(parsed.file)
    table = Table(catalog.rules(record.game), record)
    text = catalog.text(record.game)
    names = PEOPLE[: record.seats]
    last = len(table.record.moves)
    at = last if parsed.at is None else parsed.at
    if not 0 <= at <= last:
        raise UsageError(f"This game has {last} moves: --at can be 0 to {last}.")
    if parsed.seat is not None and not 0 <= parsed.seat < record.seats:
        raise UsageError(f"--seat can be 0 to {record.seats - 1}.")
    table.goto(at)
    if parsed.transcript:
        _write_transcript(parsed.transcript, table, [Player(name, "") for name in names])
        if parsed.transcript == "-":
            return 0
    seen = table.state if parsed.all else table.view(parsed.seat)
    print(f"{catalog.info(record.game).title}, after move {at} of {last}")
    print(text.position(seen, names))
    print(text.prompt(seen, names))
    if table.over:
        outcome = table.rules.outcome(table.state)
        print(catalog.headline(record.game).outcome(outcome, names))
    for problem in filter(None, (lost, table.trouble)):
        print(problem, file=sys.stderr)
    return 1 if lost or table.trouble else 0


def check(parsed: Parsed) -> int:
    """Say of each file whether it is a record we can play, and what is wrong if not."""
    code = 0
    for file in parsed.files:
        try:
            print(f"{file}: good. {_description(file)}")
        except OSError as problem:
            code = 1
            print(f"{file}: {problem.strerror or problem}")
        except RecordError as problem:
            code = 1
            print(f"{file}: {problem}")
    return code


def _description(file: str) -> str:
    """Return what a valid record holds. Raises RecordError, which says what is wrong."""
    record, lost = _read(file)
    table = Table(catalog.rules(record.game), record)
    if problem := lost or table.trouble:
        raise RecordError(problem)
    title, moves = catalog.info(record.game).title, len(table.record.moves)
    state = "not finished"
    if table.over:
        outcome = table.rules.outcome(table.state)
        state = catalog.headline(record.game).outcome(outcome, PEOPLE[: record.seats])
    return f"{title}, {record.seats} seats, {moves} moves; {state}"


def bench(parsed: Parsed) -> int:
    """Print how fast random games run."""
    from hustings.terminal import measure

    chosen = [_info(parsed.game).id] if parsed.game else catalog.GAMES
    for line in measure.bench(chosen, parsed.seconds, perf_counter):
        print(line, flush=True)
    return 0


def ladder(parsed: Parsed) -> int:
    """Print how the levels do against each other."""
    from hustings.terminal import measure

    info = _info(parsed.game)
    known = list(info.levels)
    levels = parsed.levels.split(",") if parsed.levels else known
    for level in levels:
        if level not in known:
            raise UsageError(f"{info.title} has no level “{level}”; it has {', '.join(known)}.")
    seats = parsed.seats or next((n for n in info.seats if n > 1), info.seats[0])
    if len(levels) < 2 and seats > 1:
        raise UsageError("A ladder needs two levels at least, such as --levels easy,normal.")
    if parsed.games < 1:
        raise UsageError("A ladder needs one game at least.")
    options = check_options(info, _options(parsed.option))
    workers = parsed.workers or os.cpu_count() or 1
    check_seats(info, seats)
    for line in measure.ladder(
        info.id, levels, parsed.games, parsed.seed, seats, options, workers, perf_counter
    ):
        print(line, flush=True)
    return 0


def _info(game: str) -> Info:
    info = catalog.find(game)
    if info is None:
        known = ", ".join(catalog.GAMES)
        raise UsageError(f"There is no game called “{shorten(game)}”; there is {known}.")
    return info


def _players(info: Info, given: str | None) -> list[Player]:
    """Return the players from text such as "human:Ada,bot:hard,bot"."""
    if given is None:
        count = next((n for n in info.seats if n > 1), info.seats[0])
        given = ",".join(["human", *["bot"] * (count - 1)])
    levels = list(info.levels)
    default = "normal" if "normal" in levels else levels[0]
    players = []
    for seat, text in enumerate(given.split(",")):
        kind, _, detail = text.strip().partition(":")
        default_name = PEOPLE[seat % len(PEOPLE)]
        if kind == "human":
            players.append(Player(shorten(detail) or default_name, kind))
        elif kind == "bot" and (level := catalog.level(info.id, detail or default)):
            players.append(Player(default_name, f"bot:{level}"))
        else:
            known = ", ".join(["human", *(f"bot:{level}" for level in levels)])
            raise UsageError(f"“{shorten(text)}” cannot sit at a table; {known} can.")
    check_seats(info, len(players))
    return players


def _options(given: Sequence[str]) -> dict[str, object]:
    options: dict[str, object] = {}
    for text in given:
        key, equals, value = text.partition("=")
        if not equals:
            raise UsageError(f"An option is written key=value, not “{shorten(text)}”.")
        options[key] = value
    return options


def _read(file: str) -> tuple[Record, str]:
    """Return the record in a file (a record, a save or a link), and what is missing."""
    text = _text(file).strip()
    check_file(text)
    link = None if text.startswith("{") else player_notes.game_in(text, catalog.find)
    if link is not None:
        return link.record, link.lost
    data = parse_json(text)
    if isinstance(data, dict) and "record" in data:
        data = data["record"]
    return from_data(data, catalog.find), ""


def _text(file: str) -> str:
    """Return the text of a file, or of standard input for "-"."""
    if file != "-":
        return decode(Path(file).read_bytes())
    return (
        decode(sys.stdin.buffer.read())
        if isinstance(sys.stdin, TextIOWrapper)
        else sys.stdin.read()
    )


def _write_transcript(file: str, table: Table[Any], players: Sequence[Player]) -> None:
    lines = [
        json.dumps(line, ensure_ascii=False, separators=(",", ":"))
        for line in transcript(table, players)
    ]
    text = "\n".join(lines) + "\n"
    if file == "-":
        sys.stdout.write(text)
    else:
        Path(file).write_text(text, encoding="utf-8")


class _Parser(argparse.ArgumentParser):
    """A parser whose errors are UsageErrors."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message[:1].upper()}{message[1:]}. Try: {self.prog} --help")


def _parser(prog: str) -> argparse.ArgumentParser:
    parser = _Parser(prog=prog, description="Election games in a terminal.")
    # read by __main__, before any text is imported
    parser.add_argument("--lang", metavar="LANGUAGE", help="the language of all texts")
    commands = parser.add_subparsers(required=True, metavar="COMMAND", parser_class=_Parser)

    def command(run: Callable[[Parsed], int]) -> argparse.ArgumentParser:
        added = commands.add_parser(run.__name__, help=run.__doc__, description=run.__doc__)
        added.set_defaults(run=run)
        return added

    command(games)
    one = command(play)
    one.add_argument("game", metavar="GAME")
    one.add_argument("--seats", help="who plays, such as human:Ada,bot:hard,bot:easy")
    one.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    one.add_argument("--seed", help="the same seed gives the same luck")
    one.add_argument("--record", metavar="FILE", help="write the game here, as json")
    one.add_argument("--transcript", metavar="FILE", help="write every step here; - is the screen")
    one.add_argument("--quiet", action="store_true", help="say nothing while bots play")
    one = command(replay)
    one.add_argument("file", metavar="FILE", help="a record, a save or a link; - reads the input")
    one.add_argument("--at", type=int, metavar="N", help="after this many moves")
    one.add_argument("--seat", type=int, metavar="N", help="as this seat sees it, from 0")
    one.add_argument("--all", action="store_true", help="with everything that is hidden")
    one.add_argument("--transcript", metavar="FILE", help="write every step here; - is the screen")
    one = command(check)
    one.add_argument("files", nargs="+", metavar="FILE")
    one = command(bench)
    one.add_argument("game", nargs="?", metavar="GAME")
    one.add_argument("--seconds", type=float, default=1.0, help="for each line of the table")
    one = command(ladder)
    one.add_argument("game", metavar="GAME")
    one.add_argument("--levels", help="such as easy,normal,hard; all when left out")
    one.add_argument("--games", type=int, default=100, metavar="N", help="for each pairing")
    one.add_argument("--seats", type=int, metavar="N", help="at the table")
    one.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    one.add_argument("--seed", default="ladder")
    one.add_argument("--workers", type=int, metavar="N", help="processes; all cores when left out")
    return parser
