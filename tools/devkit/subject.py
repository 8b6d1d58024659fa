"""Checks the subject of a commit: python tools/devkit/subject.py FILE (a commit-msg hook)."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

MAX_LETTERS: Final = 72
IMPERATIVES: Final = frozenset(
    ["bring", "embed", "feed", "need", "ring", "seed", "shed", "speed", "string"]
)
"""Imperatives that end in -ing or -ed."""
OTHER_FORM: Final = re.compile(r"(?:\w{2,}(?:ing|ed)|(?:add|fixe|change|remove|update|move)s)$")
"""A first word in another form: “Adding”, “Added”, “Adds”."""


def faults(subject: str) -> list[str]:
    """Return what is wrong with a subject, in words; nothing for subjects that git writes."""
    if subject.startswith(("Merge branch ", "Merge remote-", 'Revert "', "fixup! ", "squash! ")):
        return []
    found = []
    if not subject:
        found.append("it is empty")
    if len(subject) > MAX_LETTERS:
        found.append(f"it has {len(subject)} letters, more than {MAX_LETTERS}")
    if subject.endswith("."):
        found.append("it ends with a full stop")
    if subject[:1].islower():
        found.append("it begins with a small letter")
    first = subject.partition(" ")[0].lower()
    if OTHER_FORM.match(first) and first not in IMPERATIVES:
        found.append("it is not imperative: write “Add”, not “Added” or “Adds”")
    return found


def main(path: str) -> int:
    """Print what is wrong with the message in a file; return the exit code."""
    subject = Path(path).read_text(encoding="utf-8").partition("\n")[0].strip()
    found = faults(subject)
    for fault in found:
        print(f"The subject of the commit: {fault}.", file=sys.stderr)
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
