"""The words of early_states_press, made by `make messages` from locales/en/early_states_press.ftl."""

from __future__ import annotations

from hustings.messages.formats import shown as _show


def paper() -> str:
    return 'The Early Herald'


def snatched(*, name: str | float, state: str | float, rival: str | float) -> str:
    return _show(name) + ' takes ' + _show(state) + ' from under ' + _show(rival)


def opening(*, name: str | float, state: str | float) -> str:
    return _show(name) + ' opens the race with ' + _show(state)


def lead(*, name: str | float, delegates: str | float) -> str:
    return _show(name) + ' takes the lead with ' + _show(delegates) + ' delegates'


def last_call() -> str:
    return 'Last call in the early states'


def struck(*, state: str | float) -> str:
    return 'The rival strikes in ' + _show(state)


def rival_moved(*, state: str | float) -> str:
    return 'The rival takes first place in ' + _show(state)


def clear_win(*, name: str | float) -> str:
    return _show(name) + ' runs away with the primary'


def narrow_win(*, name: str | float) -> str:
    return _show(name) + ' wins a close primary'


def shared_win(*, name: str | float) -> str:
    return 'A primary without a loser: ' + _show(name)


def narrow_loss(*, name: str | float) -> str:
    return _show(name) + ' comes close in the primary'


def loss(*, name: str | float) -> str:
    return 'A primary to forget for ' + _show(name)
