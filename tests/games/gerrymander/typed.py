"""The modules of Gerrymander, for mypy to compare with core/protocols.py."""

from __future__ import annotations

from hustings.games.gerrymander import (
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
from hustings.games.gerrymander.state import State
from tests.kit import Modules

MODULES: Modules[State] = Modules(rules, text, headline, view, beats, review, coach, emblem, bots)
