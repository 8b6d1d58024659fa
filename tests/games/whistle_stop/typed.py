"""The modules of Whistle-Stop, for mypy to compare with core/protocols.py."""

from __future__ import annotations

from hustings.games.whistle_stop import (
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
from hustings.games.whistle_stop.state import StopState
from tests.kit import Modules

MODULES: Modules[StopState] = Modules(
    rules, text, headline, view, beats, review, coach, emblem, bots
)
