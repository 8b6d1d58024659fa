"""The words of gerrymander_puzzles, made by `make messages` from locales/de/gerrymander_puzzles.ftl."""

from __future__ import annotations

from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def title(*, lead: str, mine: str | float, theirs: str | float, borders: float) -> str:
    return ('Hol den Sieg' if lead == 'level' else 'Halte die Führung' if lead == 'ahead' else 'Dreh das Spiel') + ': ' + _show(mine) + ' zu ' + _show(theirs) + ', ' + ('eine Grenze' if borders == 1 else 'zwei Grenzen' if borders == 2 else 'drei Grenzen' if borders == 3 else 'vier Grenzen')


def goal(*, lead: str, mine: str | float, theirs: str | float, swing: str | float, swung: str | float, spare: bool, borders: float) -> str:
    return 'Du bist Rot und ' + ('liegst gleichauf' if lead == 'level' else 'führst' if lead == 'ahead' else 'liegst zurück') + ': ' + _show(mine) + ' zu ' + _show(theirs) + ' Wahlkreise, ' + _show(swing) + ' zu ' + _show(swung) + ' Wechselcountys. Zieh ' + ('bis zu ' + ('zwei Grenzen' if borders == 2 else 'drei Grenzen' if borders == 3 else 'vier Grenzen') if spare else ('deine letzte Grenze' if borders == 1 else 'deine zwei Grenzen' if borders == 2 else 'deine drei Grenzen' if borders == 3 else 'deine vier Grenzen')) + ' so, dass du gewinnst, was auch immer Blau danach zieht.'


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


def why(*, does: str | float, wins: str | float) -> str:
    return _show(does) + ' ' + _show(wins)


def closes(*, borders: float, counties: str | float, red: str | float, blue: str | float, mine: str | float, theirs: str | float) -> str:
    return ('Die Grenze schließt' if _plural(borders) == 'one' else 'Die Grenzen schließen') + ' ' + _show(counties) + ' Countys mit Rot ' + _show(red) + ', Blau ' + _show(blue) + ' ab: Damit steht es ' + _show(mine) + ' zu ' + _show(theirs) + '.'


def closes_tied(*, borders: float, counties: str | float, red: str | float, blue: str | float, mine: str | float, theirs: str | float) -> str:
    return ('Die Grenze schließt' if _plural(borders) == 'one' else 'Die Grenzen schließen') + ' ' + _show(counties) + ' Countys mit Rot ' + _show(red) + ', Blau ' + _show(blue) + ' ab. Bei Gleichstand bestimmt den Sieger, wer den Wahlkreis schließt: Damit steht es ' + _show(mine) + ' zu ' + _show(theirs) + '.'


def closes_several(*, borders: float, districts: float, mine: str | float, theirs: str | float) -> str:
    return ('Die Grenze schließt' if _plural(borders) == 'one' else 'Die Grenzen schließen') + ' ' + ('zwei Wahlkreise' if districts == 2 else 'drei Wahlkreise' if districts == 3 else _show(districts) + ' Wahlkreise') + ': Damit steht es ' + _show(mine) + ' zu ' + _show(theirs) + '.'


def stops(*, borders: float, counties: str | float, red: str | float, blue: str | float) -> str:
    return ('Die Grenze verhindert' if _plural(borders) == 'one' else 'Die Grenzen verhindern') + ', dass Blau ' + _show(counties) + ' Countys mit Rot ' + _show(red) + ', Blau ' + _show(blue) + ' holt.'


def zugzwang(*, due: float) -> str:
    return 'Blau muss jetzt ' + ('eine Grenze' if due == 1 else 'zwei Grenzen' if due == 2 else 'drei Grenzen' if due == 3 else 'vier Grenzen') + ' ziehen und schließt damit in jedem Fall einen Wahlkreis für dich.'


def sure(*, counties: str | float, red: str | float, blue: str | float) -> str:
    return 'Was Blau auch zieht: Du kannst danach ' + _show(counties) + ' Countys mit Rot ' + _show(red) + ', Blau ' + _show(blue) + ' schließen.'


def fork(*, one: str | float, two: str | float) -> str:
    return 'Du drohst mit zwei Wahlkreisen zugleich, ' + _show(one) + ' und ' + _show(two) + ': Blau kann nur einen davon verhindern.'


def there(*, counties: str | float, red: str | float, blue: str | float) -> str:
    return _show(counties) + ' Countys mit Rot ' + _show(red) + ', Blau ' + _show(blue)


def earns(*, now: float, borders: float, before: str | float) -> str:
    return 'Was Blau auch zieht: Du kannst auf ' + ('1 Wahlkreis' if _plural(now) == 'one' else _show(now) + ' Wahlkreise') + ' kommen. Ohne ' + ('diese Grenze' if _plural(borders) == 'one' else 'diese Grenzen') + ' könnte Blau dich bei ' + _show(before) + ' halten.'


def holds(*, now: float, borders: float, before: str | float) -> str:
    return 'Was Blau auch zieht: Du kannst Blau bei ' + ('1 Wahlkreis' if _plural(now) == 'one' else _show(now) + ' Wahlkreisen') + ' halten. Ohne ' + ('diese Grenze' if _plural(borders) == 'one' else 'diese Grenzen') + ' könnte Blau auf ' + _show(before) + ' kommen.'


def ends(*, tied: bool, swing: str | float, swung: str | float) -> str:
    return ('Kein County ist mehr frei, und du gewinnst dank ' + _show(swing) + ' zu ' + _show(swung) + ' Wechselcountys.' if tied else 'Kein County ist mehr frei, dabei bleibt es.')


def no_room(*, counties: str | float, districts: float) -> str:
    return 'Die ' + _show(counties) + ' freien Countys ergeben höchstens noch ' + ('einen Wahlkreis' if _plural(districts) == 'one' else 'zwei Wahlkreise' if districts == 2 else _show(districts) + ' Wahlkreise') + ': zu wenig für Blau.'


def stays_ahead(*, districts: float) -> str:
    return 'Auch nach der besten Antwort von Blau liegst du ' + ('einen Wahlkreis' if _plural(districts) == 'one' else 'zwei Wahlkreise' if districts == 2 else _show(districts) + ' Wahlkreise') + ' vorn.'


def stays_level(*, swing: str | float, swung: str | float) -> str:
    return 'Mit der besten Antwort gleicht Blau nur aus, und du gewinnst dank ' + _show(swing) + ' zu ' + _show(swung) + ' Wechselcountys.'
