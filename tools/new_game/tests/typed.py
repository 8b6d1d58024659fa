"""The modules of New Game, for mypy to compare with core/protocols.py."""

from __future__ import annotations

from tests.kit import Modules
from tools.new_game.game import beats, bots, coach, emblem, headline, review, rules, text, view
from tools.new_game.game.state import State

MODULES: Modules[State] = Modules(rules, text, headline, view, beats, review, coach, emblem, bots)
