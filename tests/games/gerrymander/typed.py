"""The modules of Gerrymander, for mypy to compare with core/protocols.py."""

from __future__ import annotations

from hustings.games.gerrymander import (
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
from hustings.games.gerrymander.state import State
from tests.kit import Modules

MODULES: Modules[State] = Modules(rules, text, headline, view, telling, review, coach, emblem, bots)
