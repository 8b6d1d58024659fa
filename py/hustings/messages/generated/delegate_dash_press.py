"""The words of delegate_dash_press, made by `make messages` from locales/en/delegate_dash_press.ftl."""

from __future__ import annotations

from hustings.messages.formats import shown as _show


def paper() -> str:
    return 'The Diamond Dispatch'


def super_tuesday(*, candidate: str | float, delegates: str | float) -> str:
    return 'Super Tuesday: ' + _show(candidate) + ' leads with ' + _show(delegates)


def super_tuesday_open() -> str:
    return 'Super Tuesday: nobody leads the race'


def milestone(*, candidate: str | float, delegates: str | float) -> str:
    return _show(candidate) + ' is first to reach ' + _show(delegates) + ' delegates'


def majority(*, candidate: str | float, delegates: str | float) -> str:
    return 'Majority! ' + _show(candidate) + ' reaches ' + _show(delegates) + ' delegates'


def lead(*, candidate: str | float, delegates: str | float) -> str:
    return _show(candidate) + ' leads the race with ' + _show(delegates) + ' delegates'


def out(*, candidate: str | float, delegates: str | float) -> str:
    return _show(candidate) + ' is out: ' + _show(delegates) + ' delegates go free'


def clear_win(*, name: str | float) -> str:
    return 'Nominated by a wide margin: ' + _show(name)


def narrow_win(*, name: str | float) -> str:
    return 'By a whisker: ' + _show(name) + ' is nominated'


def narrow_loss(*, name: str | float) -> str:
    return _show(name) + ' misses the nomination narrowly'


def loss(*, name: str | float) -> str:
    return 'The nomination passes ' + _show(name) + ' by'
