"""The modules of Back Room, for mypy to compare with core/protocols.py."""

from __future__ import annotations

from tests.kit import Modules
from tests.toy import bots, coach, emblem, headline, review, rules, telling, text, view
from tests.toy.state import State

MODULES: Modules[State] = Modules(rules, text, headline, view, telling, review, coach, emblem, bots)
