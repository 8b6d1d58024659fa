"""The words of early_states_press, made by `make messages` from locales/de/early_states_press.ftl."""

from __future__ import annotations

from hustings.messages.formats import shown as _show


def paper() -> str:
    return 'Der Frühbote'


def snatched(*, name: str | float, rival: str | float, state: str | float) -> str:
    return _show(name) + ' schnappt ' + _show(rival) + ' ' + _show(state) + ' weg'


def opening(*, name: str | float, state: str | float) -> str:
    return _show(name) + ' eröffnet das Rennen mit ' + _show(state)


def lead(*, name: str | float, delegates: str | float) -> str:
    return _show(name) + ' geht mit ' + _show(delegates) + ' Delegierten in Führung'


def last_call() -> str:
    return 'Letzte Runde in den frühen Staaten'


def struck(*, state: str | float) -> str:
    return 'Der Rivale schlägt zu: ' + _show(state)


def rival_moved(*, state: str | float) -> str:
    return 'Der Rivale holt den ersten Platz in ' + _show(state)


def clear_win(*, name: str | float) -> str:
    return _show(name) + ' läuft bei den Vorwahlen allen davon'


def narrow_win(*, name: str | float) -> str:
    return _show(name) + ' gewinnt die Vorwahlen hauchdünn'


def shared_win(*, name: str | float) -> str:
    return 'Vorwahlen ohne Verlierer: ' + _show(name)


def narrow_loss(*, name: str | float) -> str:
    return _show(name) + ' verpasst den Vorwahlsieg nur knapp'


def loss(*, name: str | float) -> str:
    return 'Vorwahlen zum Vergessen für ' + _show(name)
