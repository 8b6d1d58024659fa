"""The modules of Poll Position!, for mypy to compare with core/protocols.py."""

from __future__ import annotations

from hustings.games.poll_position import (
    beats,
    bots,
    coach,
    emblem,
    headline,
    review,
    rules,
    text,
    view,
)
from hustings.games.poll_position.state import State
from tests.kit import Modules

MODULES: Modules[State] = Modules(rules, text, headline, view, beats, review, coach, emblem, bots)
