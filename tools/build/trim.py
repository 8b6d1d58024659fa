"""What of the standard library goes into the page beyond what is found by following imports.

Leaving a module out saves bytes and, where others only try to import it, start time too.
"""

from __future__ import annotations

from typing import Final

KEEP: Final = (
    # Imported by name at run time, so that no import statement shows it.
    "encodings.ascii",
    "encodings.latin_1",
    "encodings.utf_8",
    "encodings.cp437",
    "encodings.unicode_escape",
    "encodings.raw_unicode_escape",
    # What a game or a traceback may need soon.
    "abc",
    "bisect",
    "enum",
    "heapq",
    "linecache",
    "operator",
    "string",
    "traceback",
)

NEVER: Final = (
    # Optional to those that try to import them: asyncio without ssl, zipfile and shutil without
    # the rarer compressions. Each would cost time at every start.
    "ssl",
    "_ssl",
    "bz2",
    "lzma",
    "compression",
    # Reached only by functions that a page never calls.
    "_pyrepl",
    "argparse",
    "ctypes",
    "concurrent.interpreters",
    "doctest",
    "email",
    "ftplib",
    "getpass",
    "gzip",
    "http",
    "imaplib",
    "logging.config",
    "multiprocessing",
    "optparse",
    "pdb",
    "pickletools",
    "pydoc",
    "pyodide.http",
    "pyodide._package_loader_tests",
    "sqlite3",
    "tarfile",
    "test",
    "tkinter",
    "tomllib",
    "unittest",
    "urllib",
    "wsgiref",
    "xml",
    "xmlrpc",
)
