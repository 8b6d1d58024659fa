"""The modules of Early States, for mypy to compare with core/protocols.py."""

from __future__ import annotations

from hustings.games.early_states import (
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
from hustings.games.early_states.state import State
from tests.kit import Modules

MODULES: Modules[State] = Modules(rules, text, headline, view, beats, review, coach, emblem, bots)
