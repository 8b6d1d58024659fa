"""Transcripts of whole games, printed by the terminal program."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

from hustings import catalog
from hustings.cli import main
from hustings.core.record import dump, make
from hustings.core.rng import Rng
from hustings.core.table import Table

RECORDS = Path(__file__).parents[1] / "records"

Line = dict[str, Any]
Lines = list[Line]
ReadTranscripts = Callable[..., list[Lines]]


def transcripts(game: str, *plays: str) -> list[Lines]:
    """Return transcripts of the game's finished records and of further games.

    The records cover every ending. plays: arguments of the command `play`, one text per game.
    """
    commands = [["replay", str(file)] for file in sorted((RECORDS / game).glob("*.json"))]
    commands += [["play", game, *arguments.split()] for arguments in plays]
    return [_lines(command) for command in commands]


def random_transcript(game: str, seats: int, options: dict[str, int], seed: str, to: Path) -> Lines:
    """Return the transcript of a game with random decisions; write its record to the file `to`.

    Only random play makes moves that no player who wants to win would make.
    """
    rules, luck = catalog.rules(game), Rng(f"luck/{seed}")
    table = Table(rules, make(catalog.info(game), seats, options, seed))
    while not table.over:
        seat = table.seats[0]
        table.play(seat, luck.pick(table.legal(seat)))
    to.write_text(dump(table.record), encoding="utf-8")
    return _lines(["replay", str(to)])


def _lines(command: list[str]) -> Lines:
    out = io.StringIO()
    with redirect_stdout(out):
        assert main([*command, "--transcript", "-"]) == 0
    return [json.loads(line) for line in out.getvalue().splitlines()]


def fields(event: Line) -> Line:
    """Return the fields of an event without its kind."""
    return {name: value for name, value in event.items() if name != "kind"}
