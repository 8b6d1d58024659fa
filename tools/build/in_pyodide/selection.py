"""Runs inside Pyodide and in the build: which files of our package a pack takes."""

from collections.abc import Sequence
from typing import NamedTuple


class Selection(NamedTuple):
    """Files by the beginnings of their paths in the package, such as "games/" or "cli.py"."""

    take: Sequence[str]
    """What the pack takes; [""]: everything."""
    leave_out: Sequence[str]
    """What it leaves out of that."""
    but: Sequence[str] = ()
    """What it takes nevertheless."""

    def has(self, path: str) -> bool:
        """Return whether the pack takes a file."""
        if path.startswith(tuple(self.but)):
            return True
        return path.startswith(tuple(self.take)) and not path.startswith(tuple(self.leave_out))
