"""The words of gerrymander_press, made by `make messages` from locales/en/gerrymander_press.ftl."""

from __future__ import annotations

from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def paper() -> str:
    return 'The Daily Salamander'


def plurality(*, votes: str | float, all: str | float, party: str | float) -> str:
    return _show(votes) + ' of ' + _show(all) + ' votes are enough: a district for ' + _show(party)


def close(*, party: str | float) -> str:
    return 'One vote decides: a district for ' + _show(party)


def lead(*, party: str | float, districts: float) -> str:
    return _show(party) + ' takes the lead with ' + ('1 district' if _plural(districts) == 'one' else _show(districts) + ' districts')


def tie(*, name: str | float) -> str:
    return 'Dead heat: ' + _show(name) + ' names the winner'


def against(*, mine: str | float, most: str | float, districts: str | float, second: str | float) -> str:
    return 'The voters ' + _show(mine) + ':' + _show(most) + ', the map ' + _show(districts) + ':' + _show(second)


def clear_win(*, name: str | float) -> str:
    return _show(name) + ' redraws the country'


def narrow_win(*, name: str | float) -> str:
    return _show(name) + ' draws the better line'


def shared_win(*, name: str | float) -> str:
    return 'A map that pleases many: ' + _show(name)


def narrow_loss(*, name: str | float) -> str:
    return 'One line short: ' + _show(name) + ' loses'


def loss(*, name: str | float) -> str:
    return 'The map turns on ' + _show(name)
