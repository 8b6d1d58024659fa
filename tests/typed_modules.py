"""The modules of each game, for mypy to check against core/protocols.py.

Made by `python -m tests.modules --write`.
"""

from __future__ import annotations

from tests.kit import Modules


def delegate_dash() -> object:
    from hustings.games.delegate_dash import (
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
    from hustings.games.delegate_dash.state import DashState

    return Modules[DashState](rules, text, headline, view, beats, review, coach, emblem, bots)


def whistle_stop() -> object:
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

    return Modules[StopState](rules, text, headline, view, beats, review, coach, emblem, bots)


def early_states() -> object:
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

    return Modules[State](rules, text, headline, view, beats, review, coach, emblem, bots)


def gerrymander() -> object:
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

    return Modules[State](rules, text, headline, view, beats, review, coach, emblem, bots)


def poll_position() -> object:
    from hustings.games.poll_position import (
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
    from hustings.games.poll_position.state import State

    return Modules[State](rules, text, headline, view, beats, review, coach, emblem, bots)


def tests_toy() -> object:
    from tests.toy import (
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
    from tests.toy.state import State

    return Modules[State](rules, text, headline, view, beats, review, coach, emblem, bots)


def tools_new_game_game() -> object:
    from tools.new_game.game import (
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
    from tools.new_game.game.state import State

    return Modules[State](rules, text, headline, view, beats, review, coach, emblem, bots)
