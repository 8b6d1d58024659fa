"""Plays a finished record for each way a game can end: python -m tools.new_game.records GAME.

Writes tests/records/<game>/<reason>.json; what is there already stays, unless the rules no longer
play it: then it goes. Ways that random games do not come to are to be added by hand.
"""

from __future__ import annotations

import sys

from hustings.core.record import RecordError, dump, load
from hustings.core.table import Table
from tests.golden import RECORDS
from tests.kit import Kit, walk

TRIES = 300
"""Random games per set-up."""


def write(kit: Kit) -> list[str]:
    """Write the records; return the reasons found."""
    found: dict[str, str] = {}
    for setup in kit.setups():
        for number in range(TRIES):
            walked = walk.__wrapped__(setup, f"record {number}")
            reason = kit.rules.outcome(walked.end).reason
            found.setdefault(reason, dump(walked.record))
    folder = RECORDS / kit.id
    folder.mkdir(parents=True, exist_ok=True)
    for file in folder.glob("*.json"):
        if not _plays(kit, file.read_text(encoding="utf-8")):
            file.unlink()
    for reason, text in found.items():
        file = folder / f"{reason}.json"
        if not file.exists():
            file.write_text(f"{text}\n", encoding="utf-8")
    return list(found)


def _plays(kit: Kit, text: str) -> bool:
    try:
        return not Table(kit.rules, load(text, kit.find)).trouble
    except RecordError:
        return False


if __name__ == "__main__":
    sys.stdout.write(f"{', '.join(write(Kit(sys.argv[1])))}\n")
