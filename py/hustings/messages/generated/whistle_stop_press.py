"""The words of whistle_stop_press, made by `make messages` from locales/en/whistle_stop_press.ftl."""

from __future__ import annotations

from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def paper() -> str:
    return 'The Whistle-Stop Express'


def lead(*, name: str | float, points: str | float, all: str | float) -> str:
    return _show(name) + ' takes the lead with ' + _show(points) + ' of ' + _show(all)


def majority(*, rounds: float, needed: str | float, region: str | float, name: str | float) -> str:
    return (_show(needed) + '! ' + _show(region) + ' decides it for ' + _show(name) if rounds == 0 else _show(needed) + '! ' + _show(name) + ' has a majority, 1 round to go' if _plural(rounds) == 'one' else _show(needed) + '! ' + _show(name) + ' has a majority, ' + _show(rounds) + ' rounds to go')


def upset(*, name: str | float, region: str | float, fewer: float, more: str | float) -> str:
    return 'Upset: ' + _show(name) + ' wins ' + _show(region) + ' with ' + ('1 delegate' if _plural(fewer) == 'one' else _show(fewer) + ' delegates') + ' to ' + _show(more)


def call(*, name: str | float, region: str | float) -> str:
    return 'At the debate ' + _show(name) + ' calls ' + _show(region)


def veto(*, name: str | float, rival: str | float, card: str | float) -> str:
    return 'Veto! ' + _show(name) + ' stops ' + _show(rival) + '’s ' + _show(card)


def clear_win(*, name: str | float) -> str:
    return 'The country rolls for ' + _show(name)


def narrow_win(*, name: str | float) -> str:
    return 'A photo finish for ' + _show(name)


def shared_win(*, name: str | float) -> str:
    return 'A dead heat: ' + _show(name)


def narrow_loss(*, name: str | float) -> str:
    return _show(name) + ' misses by a few points'


def loss(*, name: str | float) -> str:
    return 'The train leaves without ' + _show(name)
