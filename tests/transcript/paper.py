"""Transcripts of whole games, told by the terminal program; nothing else of it is used."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

from hustings.cli import main

RECORDS = Path(__file__).parents[1] / "records"

Line = dict[str, Any]
Lines = list[Line]
Tell = Callable[..., list[Lines]]


def transcripts(game: str, *plays: str) -> list[Lines]:
    """Return those of the game's finished records, and of the games played besides.

    The records end in every possible way. plays: more arguments of the command `play`.
    """
    commands = [["replay", str(file)] for file in sorted((RECORDS / game).glob("*.json"))]
    commands += [["play", game, *arguments.split()] for arguments in plays]
    return [_lines(command) for command in commands]


def _lines(command: list[str]) -> Lines:
    out = io.StringIO()
    with redirect_stdout(out):
        assert main([*command, "--transcript", "-"]) == 0
    return [json.loads(line) for line in out.getvalue().splitlines()]


def fields(event: Line) -> Line:
    """Return the fields of an event without its kind."""
    return {name: value for name, value in event.items() if name != "kind"}
