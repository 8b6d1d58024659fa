"""Writes the table of events in a game's transcript page from the declarations of its events.

python -m tools.docs.events            every game
python -m tools.docs.events GAME ...   these games
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "py"))

from hustings import catalog  # noqa: E402
from hustings.core.vocabulary import Vocabulary  # noqa: E402

HEADING: Final = "\n## Events\n"
END: Final = "\n## Facts\n"
ROW: Final = "| `"
"""Begins each row of the table except its head."""


def event_rows(vocabulary: Vocabulary) -> list[str]:
    """Return one row of the table per event: its name, its fields and what it means."""
    rows = []
    for event in vocabulary.events:
        fields = " ".join(f"`{field.rstrip('*')}`" for field in event.SCHEMA[1:])
        meaning = " ".join((event.__doc__ or "").split())
        rows.append(f"| `{event.NAME}` | {fields or 'none'} | {meaning} |")
    return rows


def with_rows(page: str, rows: list[str]) -> str:
    """Return a transcript page with these rows in its table of events."""
    before, _, rest = page.partition(HEADING)
    table, _, after = rest.partition(END)
    lines = table.splitlines()
    at = [n for n, line in enumerate(lines) if line.startswith(ROW)]
    lines[at[0] : at[-1] + 1] = rows
    return "".join((before, HEADING, "\n".join(lines), "\n", END, after))


def main(games: list[str]) -> None:
    """Write the tables of these games, of all where none is named."""
    for game in games or catalog.GAMES:
        path = ROOT / "docs" / "transcript" / f"{game}.md"
        page = path.read_text(encoding="utf-8")
        rows = event_rows(catalog.rules(game).VOCABULARY)
        path.write_text(with_rows(page, rows), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
