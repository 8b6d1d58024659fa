"""The modules of Delegate Dash, for mypy to compare with core/protocols.py."""

from __future__ import annotations

from hustings.games.delegate_dash import (
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
from hustings.games.delegate_dash.state import DashState
from tests.kit import Modules

MODULES: Modules[DashState] = Modules(
    rules, text, headline, view, telling, review, coach, emblem, bots
)
