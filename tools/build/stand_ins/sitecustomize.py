"""Halves the work of imports from a zip; Python imports this module when it starts.

To find a module's file name, zipimport reads and unpacks the whole module, and again to run it.
Here the name is taken from the zip's directory.
"""

import importlib
from typing import Any

zipimport: Any = importlib.import_module("zipimport")  # private parts are used


def get_filename(self: Any, fullname: str) -> str:
    """Return the path of a module, that of the archive first; ZipImportError if there is none."""
    path = zipimport._get_module_path(self, fullname)
    files = self._get_files()
    for suffix, _, _ in zipimport._zip_searchorder:
        if path + suffix in files:
            return str(files[path + suffix][0])
    raise zipimport.ZipImportError(f"can't find module {fullname!r}", name=fullname)


zipimport.zipimporter.get_filename = get_filename
