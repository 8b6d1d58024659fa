"""Lays a new game: python tools/dev.py new-game NAME (or make new-game NAME=...).

Every file that the checks ask of a game is made from the ones in this folder, and the game is
written into the lists of games. Its words are compiled from the catalogue that is laid; records,
playthroughs and decisions are played by its bots.
"""

from __future__ import annotations

import keyword
import os
import re
import subprocess
import sys
from pathlib import Path
from time import time
from typing import Final

HERE: Final = Path(__file__).resolve().parent
DAY: Final = 86_400
AHEAD: Final = 30
"""Days after which the game takes its turn as the game of the day: everybody has it by then."""

FILES: Final = (
    ("game", "py/hustings/games/{id}"),
    ("locales/en/new_game.ftl", "locales/en/{id}.ftl"),
    ("locales/en/new_game_lesson.ftl", "locales/en/{id}_lesson.ftl"),
    ("locales/en/new_game_demo.ftl", "locales/en/{id}_demo.ftl"),
    ("locales/en/new_game_rules.md", "locales/en/{id}_rules.md"),
    ("tests", "tests/games/{id}"),
    ("style.css", "web/games/{id}.css"),
    ("transcript.md", "docs/transcript/{id}.md"),
    ("e2e.py", "e2e/test_{id}.py"),
)
"""(file or folder here, where it goes)."""

COMPILED: Final = tuple(
    f"py/hustings/messages/generated/{{id}}{file}"
    for file in (".py", "_lesson.py", "_demo.py", "_rules.md")
)
"""What `make messages` makes of the game's words."""

MENU: Final = "locales/en/menu.ftl"
"""The catalogue in which each game has a section, and here the section."""

LISTS: Final = (
    ("py/hustings/catalog.py", r'^    "\w+",$', '    "{id}",'),
    ("py/hustings/catalog.py", r'^    \(\d+, "\w+"\),$', '    ({day}, "{id}"),'),
    (
        "docs/play.md",
        r"^- \[.*\]\(\.\./locales/en/.*$",
        "- [{title}](../locales/en/{id}_rules.md)",
    ),
    ("docs/transcript.md", r"^- \[.*\]\(transcript/.*$", "- [{title}](transcript/{id}.md)"),
    (
        "README.md",
        r"^\| \*\*.*$",
        "| **{title}** | win most of five towns, one roll at a time | 2–4 |",
    ),
    ("NOTICE.md", r"^\| .*$", "| {title} | rules, words and drawings are our own |"),
    ("CHANGELOG.md", r"^- [^.]*, \d–\d.*\.$", "- {title}, 2–4."),
)
"""(file, pattern of lines; it goes after the last one, the line)."""


class LayError(RuntimeError):
    """The game cannot be laid; the message is a sentence."""


def lay(root: Path, name: str, day: int | None = None) -> list[Path]:
    """Lay a game of this name ("Straw Poll" or straw_poll) in a working tree.

    day: since when it takes its turn as the game of the day, counted from 1970-01-01; in a month
    by default. Returns the files that were made. Raises LayError, before anything is written,
    for a name that cannot be one or is taken.
    """
    game = re.sub(r"[\s-]+", "_", name.strip()).lower()
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", game) or keyword.iskeyword(game):
        raise LayError(
            f"“{name}” cannot name a game: letters and digits, words apart by “_”; "
            "no keyword of Python."
        )
    if game in ("new_game", "toy", "games") or (root / "py/hustings/games" / game).exists():
        raise LayError(f"There is a game called “{game}” already.")
    for to in (*(to for _, to in FILES), *COMPILED):
        if (root / to.format(id=game)).exists():
            raise LayError(f"“{game}” is taken: there is {to.format(id=game)} already.")
    title = game.replace("_", " ").title() if name == game else name.strip()
    made = [
        file
        for source, to in FILES
        for file in _copy(HERE / source, root / to.format(id=game), game, title)
    ]
    day = int(time()) // DAY + AHEAD if day is None else day
    for file, before, line in LISTS:
        _insert(root / file, before, line.format(id=game, title=title, day=day))
    section = _named((HERE / MENU).read_text(encoding="utf-8"), game, title)
    _insert(root / MENU, r"^.+$", f"\n{section.rstrip()}")
    return made


def _copy(source: Path, to: Path, game: str, title: str) -> list[Path]:
    """Copy a file, or the files of a folder, under the new name."""
    if source.is_dir():
        names = sorted(path.name for path in source.iterdir() if path.suffix in (".py", ".json"))
        return [made for name in names for made in _copy(source / name, to / name, game, title)]
    to.parent.mkdir(parents=True, exist_ok=True)
    to.write_text(
        _named(source.read_text(encoding="utf-8"), game, title), encoding="utf-8", newline="\n"
    )
    return [to]


def _named(text: str, game: str, title: str) -> str:
    """Return a text of this folder with the game's own names in it."""
    for old, new in (
        ("tools.new_game.game", f"hustings.games.{game}"),
        ("tools.new_game.tests", f"tests.games.{game}"),
        ("tools.new_game.messages", "hustings.messages.generated"),
        ("new_game", game),
        ("new-game", game.replace("_", "-")),
        ("New Game", title),
    ):
        text = text.replace(old, new)
    return text


def _insert(file: Path, pattern: str, line: str) -> None:
    """Write a line after the last of those that look like this."""
    text = file.read_text(encoding="utf-8")
    found = list(re.finditer(pattern, text, re.MULTILINE))
    if not found:
        raise LayError(f"{file.name} does not look as expected; write this in by hand: {line}")
    end = found[-1].end()
    file.write_text(f"{text[:end]}\n{line}{text[end:]}", encoding="utf-8", newline="\n")


def finish(root: Path, made: list[Path], python: str = sys.executable) -> None:
    """Put what was laid into the common format; make its words, records and golden files."""
    game = made[0].parent.name
    sources = [str(path) for path in made if path.suffix == ".py"]
    environment = {**os.environ, "PYTHONPATH": str(root / "py")}
    for arguments in (
        ("ruff", "check", "--quiet", "--fix", "--select", "I", *sources),
        ("ruff", "format", "--quiet", *sources),
        ("tools.messages",),
        ("tests.modules", "--write"),
        ("tools.new_game.records", game),
        ("tests.golden", "--write", game),
        ("tests.sentences", "--write", game),
        ("tests.announcements", "--write", game),
        ("tests.bots.decisions", "--write", game),
    ):
        command = [python, "-m", *arguments]
        subprocess.run(command, cwd=root, env=environment, check=True, stdout=subprocess.DEVNULL)
