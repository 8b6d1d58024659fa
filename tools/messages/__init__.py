"""Compiles message catalogues (locales/<language>/*.ftl) into the modules that show them.

The page parses no catalogue: every message is a plain function with typed arguments. The rules of
games (<game>_rules.md) are copied beside the modules.
"""

from __future__ import annotations

import re
from typing import Final

FIRST: Final = "en"
"""The language whose modules stand where they are imported; the others' in folders beside them."""
RULES: Final = "*_rules.md"
"""The rules of games in a folder of a language."""
RULE_NUMBER: Final = re.compile(r"^(\d+[a-z]?)\. ", re.MULTILINE)
"""How a numbered rule begins."""
