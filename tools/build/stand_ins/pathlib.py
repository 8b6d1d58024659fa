"""Stands in for the library's paths, which bring four more modules with them.

PyScript lays its own Python out with them at every start; nothing else in the page has files.
"""

from __future__ import annotations

import os


class Path:
    """A place in the file system."""

    def __init__(self, path: str) -> None:
        self._path = path

    def mkdir(self, *, parents: bool, exist_ok: bool) -> None:
        """Make a folder there, and those around it."""
        if parents:
            os.makedirs(self._path, exist_ok=exist_ok)
        else:
            os.mkdir(self._path)

    def write_text(self, text: str, encoding: str) -> None:
        """Write a text there, in place of whatever was."""
        with open(self._path, "w", encoding=encoding) as file:
            file.write(text)
