"""The words of gerrymander_puzzles, made by `make messages` from locales/de/gerrymander_puzzles.ftl."""

from __future__ import annotations

from hustings.messages.formats import shown as _show


def title(*, lead: str, mine: str | float, theirs: str | float, borders: float) -> str:
    return ('Hol den Sieg' if lead == 'level' else 'Halte die Führung' if lead == 'ahead' else 'Dreh das Spiel') + ': ' + _show(mine) + ' zu ' + _show(theirs) + ', ' + ('eine Grenze' if borders == 1 else 'zwei Grenzen' if borders == 2 else 'drei Grenzen' if borders == 3 else 'vier Grenzen')


def goal(*, lead: str, mine: str | float, theirs: str | float, swing: str | float, swung: str | float, borders: float) -> str:
    return 'Du bist Rot und ' + ('liegst gleichauf' if lead == 'level' else 'führst' if lead == 'ahead' else 'liegst zurück') + ': ' + _show(mine) + ' zu ' + _show(theirs) + ' Wahlkreise, ' + _show(swing) + ' zu ' + _show(swung) + ' Wechselcountys. Zieh ' + ('deine letzte Grenze' if borders == 1 else 'deine zwei Grenzen' if borders == 2 else 'deine drei Grenzen' if borders == 3 else 'deine vier Grenzen') + ' so, dass du gewinnst, was auch immer Blau danach zieht.'


def right_on() -> str:
    return 'Richtig: Was auch immer Blau jetzt zieht, du gewinnst.'


def right_over(*, mine: str | float, theirs: str | float) -> str:
    return 'Richtig: Du gewinnst ' + _show(mine) + ' zu ' + _show(theirs) + '.'


def right_swing(*, mine: str | float, theirs: str | float) -> str:
    return 'Richtig: Gleich viele Wahlkreise, und du gewinnst dank ' + _show(mine) + ' zu ' + _show(theirs) + ' Wechselcountys.'


def otherwise_on() -> str:
    return 'Das gewinnt nicht gegen jede Antwort. Es gibt einen Zug, der gewinnt, was auch immer Blau zieht.'


def otherwise_over(*, mine: str | float, theirs: str | float) -> str:
    return 'Das gewinnt nicht. Es gibt einen Zug, mit dem du ' + _show(mine) + ' zu ' + _show(theirs) + ' gewinnst.'


def otherwise_swing(*, mine: str | float, theirs: str | float) -> str:
    return 'Das gewinnt nicht. Es gibt einen Zug, mit dem du bei gleich vielen Wahlkreisen dank ' + _show(mine) + ' zu ' + _show(theirs) + ' Wechselcountys gewinnst.'
