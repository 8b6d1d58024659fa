"""The words of gerrymander_puzzles, made by `make messages` from locales/en/gerrymander_puzzles.ftl."""

from __future__ import annotations

from hustings.messages.formats import shown as _show


def title(*, lead: str, mine: str | float, theirs: str | float, borders: float) -> str:
    return ('Win from here' if lead == 'level' else 'Hold the lead' if lead == 'ahead' else 'Turn it round') + ': ' + _show(mine) + ' to ' + _show(theirs) + ', ' + ('one border' if borders == 1 else 'two borders' if borders == 2 else 'three borders' if borders == 3 else 'four borders')


def goal(*, lead: str, mine: str | float, theirs: str | float, swing: str | float, swung: str | float, borders: float) -> str:
    return 'You are Red and ' + ('level' if lead == 'level' else 'ahead' if lead == 'ahead' else 'behind') + ', ' + _show(mine) + ' to ' + _show(theirs) + ' districts; swing counties ' + _show(swing) + ' to ' + _show(swung) + '. Draw ' + ('your last border' if borders == 1 else 'your two borders' if borders == 2 else 'your three borders' if borders == 3 else 'your four borders') + ' so that you win the game, whatever Blue draws after you.'


def right_on() -> str:
    return 'Right: whatever Blue draws now, you win.'


def right_over(*, mine: str | float, theirs: str | float) -> str:
    return 'Right: you win ' + _show(mine) + ' to ' + _show(theirs) + '.'


def right_swing(*, mine: str | float, theirs: str | float) -> str:
    return 'Right: a tie in districts, and you win on swing counties, ' + _show(mine) + ' to ' + _show(theirs) + '.'


def otherwise_on() -> str:
    return 'That does not win against every reply. There is a turn that wins whatever Blue draws.'


def otherwise_over(*, mine: str | float, theirs: str | float) -> str:
    return 'That does not win. There is a turn that wins ' + _show(mine) + ' to ' + _show(theirs) + '.'


def otherwise_swing(*, mine: str | float, theirs: str | float) -> str:
    return 'That does not win. There is a turn that ties in districts and wins on swing counties, ' + _show(mine) + ' to ' + _show(theirs) + '.'
