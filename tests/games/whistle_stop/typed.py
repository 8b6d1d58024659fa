"""The modules of Whistle-Stop, for mypy to compare with core/protocols.py."""

from __future__ import annotations

from hustings.games.whistle_stop import (
    bots,
    coach,
    emblem,
    headline,
    review,
    rules,
    telling,
    text,
    view,
)
from hustings.games.whistle_stop.state import StopState
from tests.kit import Modules

MODULES: Modules[StopState] = Modules(
    rules, text, headline, view, telling, review, coach, emblem, bots
)
