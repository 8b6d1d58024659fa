"""Compiles message catalogues (locales/<language>/*.ftl) into the modules that show them.

The page parses no catalogue: every message is a plain function with typed arguments.
"""

from __future__ import annotations

from typing import Final

FIRST: Final = "en"
"""The language whose modules stand where they are imported; the others' in folders beside them."""
