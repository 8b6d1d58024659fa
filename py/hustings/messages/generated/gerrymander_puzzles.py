"""The words of gerrymander_puzzles, made by `make messages` from locales/en/gerrymander_puzzles.ftl."""

from __future__ import annotations

from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def title(*, lead: str, mine: str | float, theirs: str | float, borders: float) -> str:
    return ('Win from here' if lead == 'level' else 'Hold the lead' if lead == 'ahead' else 'Turn it round') + ': ' + _show(mine) + ' to ' + _show(theirs) + ', ' + ('one border' if borders == 1 else 'two borders' if borders == 2 else 'three borders' if borders == 3 else 'four borders')


def goal(*, lead: str, mine: str | float, theirs: str | float, swing: str | float, swung: str | float, spare: bool, borders: float) -> str:
    return 'You are Red and ' + ('level' if lead == 'level' else 'ahead' if lead == 'ahead' else 'behind') + ', ' + _show(mine) + ' to ' + _show(theirs) + ' districts; swing counties ' + _show(swing) + ' to ' + _show(swung) + '. Draw ' + ('up to ' + ('two borders' if borders == 2 else 'three borders' if borders == 3 else 'four borders') if spare else ('your last border' if borders == 1 else 'your two borders' if borders == 2 else 'your three borders' if borders == 3 else 'your four borders')) + ' so that you win the game, whatever Blue draws after you.'


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


def why(*, does: str | float, wins: str | float) -> str:
    return _show(does) + ' ' + _show(wins)


def closes(*, borders: float, counties: str | float, red: str | float, blue: str | float, mine: str | float, theirs: str | float) -> str:
    return ('The border closes' if _plural(borders) == 'one' else 'The borders close') + ' ' + _show(counties) + ' counties with Red ' + _show(red) + ', Blue ' + _show(blue) + ': that makes it ' + _show(mine) + ' to ' + _show(theirs) + '.'


def closes_tied(*, borders: float, counties: str | float, red: str | float, blue: str | float, mine: str | float, theirs: str | float) -> str:
    return ('The border closes' if _plural(borders) == 'one' else 'The borders close') + ' ' + _show(counties) + ' counties with Red ' + _show(red) + ', Blue ' + _show(blue) + '. Whoever closes a tied district names its winner: that makes it ' + _show(mine) + ' to ' + _show(theirs) + '.'


def closes_several(*, borders: float, districts: float, mine: str | float, theirs: str | float) -> str:
    return ('The border closes' if _plural(borders) == 'one' else 'The borders close') + ' ' + ('two districts' if districts == 2 else 'three districts' if districts == 3 else _show(districts) + ' districts') + ': that makes it ' + _show(mine) + ' to ' + _show(theirs) + '.'


def stops(*, borders: float, counties: str | float, red: str | float, blue: str | float) -> str:
    return ('The border keeps' if _plural(borders) == 'one' else 'The borders keep') + ' Blue from taking ' + _show(counties) + ' counties with Red ' + _show(red) + ', Blue ' + _show(blue) + '.'


def zugzwang(*, due: float) -> str:
    return 'Blue now has to draw ' + ('one border' if due == 1 else 'two borders' if due == 2 else 'three borders' if due == 3 else 'four borders') + ', and every way to do so closes a district for you.'


def sure(*, counties: str | float, red: str | float, blue: str | float) -> str:
    return 'Whatever Blue draws now, you can close ' + _show(counties) + ' counties with Red ' + _show(red) + ', Blue ' + _show(blue) + ' next.'


def fork(*, one: str | float, two: str | float) -> str:
    return 'You threaten two districts at once, ' + _show(one) + ' and ' + _show(two) + ': Blue can prevent only one of them.'


def there(*, counties: str | float, red: str | float, blue: str | float) -> str:
    return _show(counties) + ' counties with Red ' + _show(red) + ', Blue ' + _show(blue)


def earns(*, now: float, borders: float, before: str | float) -> str:
    return 'Whatever Blue draws now, you can reach ' + ('1 district' if _plural(now) == 'one' else _show(now) + ' districts') + '. Without ' + ('this border' if _plural(borders) == 'one' else 'these borders') + ' Blue could keep you to ' + _show(before) + '.'


def holds(*, now: float, borders: float, before: str | float) -> str:
    return 'Whatever Blue draws now, you can keep it to ' + ('1 district' if _plural(now) == 'one' else _show(now) + ' districts') + '. Without ' + ('this border' if _plural(borders) == 'one' else 'these borders') + ' Blue could reach ' + _show(before) + '.'


def ends(*, tied: bool, swing: str | float, swung: str | float) -> str:
    return ('No county is left, and you win on swing counties, ' + _show(swing) + ' to ' + _show(swung) + '.' if tied else 'No county is left, so that is the result.')


def no_room(*, counties: str | float, districts: float) -> str:
    return 'The ' + _show(counties) + ' counties left make at most ' + ('one more district' if _plural(districts) == 'one' else 'two more districts' if districts == 2 else _show(districts) + ' more districts') + ': too few for Blue.'


def stays_ahead(*, districts: float) -> str:
    return 'Even Blue’s best reply leaves you ' + ('one district' if _plural(districts) == 'one' else 'two districts' if districts == 2 else _show(districts) + ' districts') + ' ahead.'


def stays_level(*, swing: str | float, swung: str | float) -> str:
    return 'Even Blue’s best reply only ties the districts, and you win on swing counties, ' + _show(swing) + ' to ' + _show(swung) + '.'
