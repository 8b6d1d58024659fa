"""The modules of Whistle-Stop, for mypy to compare with core/protocols.py."""

from __future__ import annotations

from hustings.games.whistle_stop import bots, coach, emblem, review, rules, telling, text, view
from hustings.games.whistle_stop.state import StopState
from tests.kit import Modules

MODULES: Modules[StopState] = Modules(rules, text, view, telling, review, coach, emblem, bots)
