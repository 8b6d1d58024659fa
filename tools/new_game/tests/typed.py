"""The modules of New Game, for mypy to compare with core/protocols.py."""

from __future__ import annotations

from tests.kit import Modules
from tools.new_game.game import bots, coach, emblem, headline, review, rules, telling, text, view
from tools.new_game.game.state import State

MODULES: Modules[State] = Modules(rules, text, headline, view, telling, review, coach, emblem, bots)
