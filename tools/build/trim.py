"""Which modules of the standard library go into the page besides those it imports.

Leaving a module out saves bytes and, if others import it in a `try`, start time too.
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
    # Imported by what the build writes (in_pyodide/lighter.py).
    "_named",
    # Imported by Python itself when it starts (stand_ins).
    "sitecustomize",
    # Games and tracebacks may need these soon.
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
    # Optional imports of others: asyncio works without ssl, zipfile and shutil without the rarer
    # compressions. Each would cost time at every start.
    "ssl",
    "_ssl",
    "bz2",
    "lzma",
    "compression",
    # For Node.
    "pyodide._nodesock_transport",
    # Imported only in functions that the page never calls.
    "_ast_unparse",
    "_compat_pickle",
    "_py_abc",
    "_pyrepl",
    "_threading_local",
    "argparse",
    "concurrent.futures.interpreter",
    "concurrent.futures.process",
    "concurrent.futures.thread",
    "concurrent.interpreters",
    "csv",
    "ctypes",
    "decimal",
    "difflib",
    "doctest",
    "email",
    "fractions",
    "ftplib",
    "getopt",
    "getpass",
    "gettext",
    "gzip",
    "hashlib",
    "hmac",
    "http",
    "imaplib",
    "importlib.metadata",
    "importlib.readers",
    "importlib.resources",
    "logging.config",
    "multiprocessing",
    "numbers",
    "optparse",
    "pdb",
    "pickle",
    "pickletools",
    "pprint",
    "py_compile",
    "pydoc",
    "pyodide._package_loader_tests",
    "pyodide.http",
    "queue",
    "rlcompleter",
    "secrets",
    "shutil",
    "sqlite3",
    "statistics",
    "tarfile",
    "tempfile",
    "test",
    "tkinter",
    "tomllib",
    "tracemalloc",
    "unittest",
    "urllib",
    "wsgiref",
    "xml",
    "xmlrpc",
    "zipfile",
)
