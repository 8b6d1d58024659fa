"""Spares every import from a zip half its work; Python imports this by itself when it starts.

Asked for a module's file, zipimport reads and unpacks the whole module, and does so again to run
it. Which file it is stands in the zip's directory.
"""

import importlib
from typing import Any

zipimport: Any = importlib.import_module("zipimport")  # much of it is its own affair


def get_filename(self: Any, fullname: str) -> str:
    """Return the path of a module, that of the archive first; ZipImportError if there is none."""
    path = zipimport._get_module_path(self, fullname)
    files = self._get_files()
    for suffix, _, _ in zipimport._zip_searchorder:
        if path + suffix in files:
            return str(files[path + suffix][0])
    raise zipimport.ZipImportError(f"can't find module {fullname!r}", name=fullname)


zipimport.zipimporter.get_filename = get_filename
