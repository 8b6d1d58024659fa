"""Where RULES.md says what; the numbers are those of its rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.new_game.game import rules as r

PROMPTS: Final[Mapping[int, int]] = {r.ROLLING: 3, r.CHOOSING: 3, r.FINISHED: 6}
END: Final = 6
VERBS: Final[Mapping[str, int | str]] = {"roll": 3, "court": 3}
EVENTS: Final[Mapping[str, int | str]] = {"rolled": 3, "courted": 3, "carried": 5}
THINGS: Final[Mapping[str, int]] = {"pips": 3, "town": 1}
