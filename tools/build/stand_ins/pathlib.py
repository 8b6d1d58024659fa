"""Stands in for the library's paths, which import four more modules.

PyScript writes its own Python with them at every start; nothing else in the page uses files.
"""

from __future__ import annotations

import os


class Path:
    """A path in the file system."""

    def __init__(self, path: str) -> None:
        self._path = path

    def mkdir(self, *, parents: bool, exist_ok: bool) -> None:
        """Make a folder, with its parents if asked."""
        if parents:
            os.makedirs(self._path, exist_ok=exist_ok)
        else:
            os.mkdir(self._path)

    def write_text(self, text: str, encoding: str) -> None:
        """Write a text to the file."""
        with open(self._path, "w", encoding=encoding) as file:
            file.write(text)
