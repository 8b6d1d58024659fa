"""The words of results, made by `make messages` from locales/de/results.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def title() -> str:
    return 'Meine Bilanz'


def none() -> str:
    return 'Spiel eine eigene Partie zu Ende, gegen Bots, allein oder im Team, und hier steht ihr Ergebnis.'


def counted() -> str:
    return 'Das erste Ergebnis jeder Partie zählt; Wiederholungen mit demselben Startcode und Partien, in denen sich alles zurücknehmen lässt, zählen nicht.'


def delete() -> str:
    return 'Meine Bilanz löschen'


def delete_asked() -> str:
    return 'Alle Ergebnisse auf diesem Gerät löschen? Deine Partien und gelösten Rätsel bleiben.'


def delete_not() -> str:
    return 'Behalten'


def daily() -> str:
    return 'Spiele des Tages'


def streak(*, days: float) -> str:
    return ('Noch keine Serie: Bring das Spiel des Tages zu Ende.' if days == 0 else '1 Tag in Folge.' if _plural(days) == 'one' else _show(days) + ' Tage in Folge.') + ' Ein verpasster Tag wird verziehen.'


def streak_and(*, days: str | float, about: str | float) -> str:
    return _show(days) + ' Tage in Folge · ' + _show(about)


def weekday(*, day: float) -> str:
    return ('Mo' if day == 0 else 'Di' if day == 1 else 'Mi' if day == 2 else 'Do' if day == 3 else 'Fr' if day == 4 else 'Sa' if day == 5 else 'So')


def day_won(*, day: str | float, game: str | float) -> str:
    return _show(day) + ': ' + _show(game) + ', gewonnen'


def day_lost(*, day: str | float, game: str | float) -> str:
    return _show(day) + ': ' + _show(game) + ', nicht gewonnen'


def day_missed(*, day: str | float) -> str:
    return _show(day) + ': nicht gespielt'


def day_press(*, result: str | float, press: str) -> str:
    return _show(result) + '. ' + ('Die Partie ansehen.' if press == 'look' else 'Dieselbe Partie noch einmal spielen.' if press == 'again' else 'Jetzt spielen.' if press == 'today' else 'Jetzt spielen; das zählt nicht.')


def calendar_help() -> str:
    return 'Ein Tag zeigt seine Partie, ein verpasster lässt sich nachspielen. Nachgespielte Partien zählen nicht.'


def day_game(*, date: str | float, game: str | float) -> str:
    return _show(date) + ': ' + _show(game)


def day_result(*, won: bool, standing: str | float, level: str | float) -> str:
    return ('Gewonnen' if won else 'Nicht gewonnen') + ': ' + _show(standing) + ', Stufe ' + _show(level) + '.'


def day_not_played() -> str:
    return 'Diese Partie wurde an ihrem Tag nicht zu Ende gespielt.'


def uncounted_help() -> str:
    return 'Nachgespielt zählt die Partie weder für den Kalender noch für die Serie.'


def day_late() -> str:
    return 'Jetzt spielen'


def day_again() -> str:
    return 'Noch einmal spielen'


def day_puzzle(*, game: str | float, number: str | float, solved: bool) -> str:
    return 'Rätsel dieses Tages: ' + _show(game) + ' ' + _show(number) + (' ' + '✓' if solved else '')


def day_uncounted(*, day: str | float) -> str:
    return 'Das Spiel vom ' + _show(day) + ', nachgespielt: Es zählt weder für den Kalender noch für die Serie.'


def day_and_puzzles(*, result: str | float, puzzles: float) -> str:
    return _show(result) + '; ' + ('1 Rätsel des Tages gelöst' if _plural(puzzles) == 'one' else _show(puzzles) + ' Rätsel des Tages gelöst')


def marks(*, puzzles: bool) -> str:
    return '● gewonnen, ○ nicht gewonnen' + (', ✓ ein Rätsel des Tages gelöst' if puzzles else '') + '. Der Rahmen zeigt den heutigen Tag.'


def month(*, month: float) -> str:
    return ('Januar' if month == 1 else 'Februar' if month == 2 else 'März' if month == 3 else 'April' if month == 4 else 'Mai' if month == 5 else 'Juni' if month == 6 else 'Juli' if month == 7 else 'August' if month == 8 else 'September' if month == 9 else 'Oktober' if month == 10 else 'November' if month == 11 else 'Dezember')


def date(*, day: str | float, month: float) -> str:
    return _show(day) + '. ' + _month(month=month)


def months(*, one: bool, first: str | float, last: str | float, year: str | float) -> str:
    return ('' if one else _show(first) + ' –' + ' ') + _show(last) + ' ' + _show(year)


def levels() -> str:
    return 'Stufen'


def level_of(*, level: str) -> str:
    return ('Leicht' if level == 'easy' else 'Normal' if level == 'normal' else 'Schwer' if level == 'hard' else 'Experte' if level == 'expert' else 'Allein' if level == 'alone' else 'Gemischte Stufen')


def game_head() -> str:
    return 'Spiel'


def players() -> str:
    return 'Personen'


def played() -> str:
    return 'Gespielt'


def won() -> str:
    return 'Gewonnen'


def best() -> str:
    return 'Rekord'


def recent() -> str:
    return 'Letzte zehn'


def recent_read(*, won: str | float, games: str | float) -> str:
    return _show(won) + ' der letzten ' + _show(games) + ' gewonnen'


def beaten(*, levels: Sequence[str]) -> str:
    return 'Besiegt: ' + _list(levels, 'conjunction') + '.'


def next_level(*, level: str | float) -> str:
    return 'Als Nächstes: ' + _show(level) + '.'


def all_beaten() -> str:
    return 'Alle Stufen besiegt.'


def without_luck(*, players: float, won: float, games: float, share: float, level: str) -> str:
    return _level_of(level=level) + ', ' + ('1 Person' if players == 1 else _show(players) + ' Personen') + ': ' + _number(won, style='percent') + ' gewonnen in ' + ('1 analysierten Partie' if _plural(games) == 'one' else _show(games) + ' analysierten Partien') + ', ohne Glück ' + _number(share, style='percent') + '.'


def luck_counted() -> str:
    return 'Glück ist, was die Analyse nicht mit deinen Entscheidungen erklären kann: Würfel, Ziehungen und die Aktionen der anderen.'


def since(*, players: float, won: str | float, played: str | float, best: str | float, level: str) -> str:
    return _level_of(level=level) + ', ' + ('1 Person' if players == 1 else _show(players) + ' Personen') + ': ' + _show(won) + ' von ' + _show(played) + ' gewonnen, Rekord ' + _show(best) + '.'


def first_win() -> str:
    return 'Dein erster Sieg auf dieser Stufe.'


def new_best() -> str:
    return 'Dein neuer Rekord.'


def standing(*, score: float, rival: float) -> str:
    return _number(score) + ' zu ' + _number(rival)


def standing_alone(*, score: float) -> str:
    return _number(score)


def challenge(*, standing: str | float) -> str:
    return 'Jemand hat mit diesem Glück ' + _show(standing) + ' erreicht. Kannst du das überbieten?'


def challenge_unreadable() -> str:
    return 'Das Ergebnis zum Überbieten lässt sich nicht aus dem Link lesen.'


def course_unreadable() -> str:
    return 'Die Zwischenstände im Link lassen sich nicht lesen, deshalb werden am Ende nur die Ergebnisse verglichen.'


def challenge_graph(*, count: str | float) -> str:
    return _show(count) + ': du und die Herausforderung'


def challenge_side() -> str:
    return 'Die Herausforderung'


def challenge_letter() -> str:
    return 'H'


def period_number(*, period: str | float, number: str | float) -> str:
    return _show(period) + ' ' + _show(number)


def challenge_over(*, how: str, mine: str | float, standing: str | float) -> str:
    return ('Herausforderung überboten: ' + _show(mine) + ' statt ' + _show(standing) + '.' if how == 'better' else 'So gut wie die Herausforderung: ' + _show(mine) + '.' if how == 'same' else 'Herausforderung nicht überboten: ' + _show(mine) + ' statt ' + _show(standing) + '.')


def retry(*, standing: str | float) -> str:
    return 'Damaliges Ergebnis: ' + _show(standing) + '. Kannst du es besser?'


def beat_me(*, team: bool, standing: str | float) -> str:
    return 'Überbiete ' + ('uns' if team else 'mich') + ' (' + _show(standing) + '): dasselbe Spiel, dasselbe Glück.'


def challenge_title() -> str:
    return 'Herausforderung'


def challenge_help(*, standing: str | float) -> str:
    return 'Derselbe Anfang, mit deinem Ergebnis zum Überbieten: ' + _show(standing) + '.'


def match_ask(*, level: str | float) -> str:
    return 'Was hätte Bot ' + _show(level) + ' erreicht?'


def match_pending(*, level: str | float) -> str:
    return 'Bot ' + _show(level) + ' spielt dieselbe Partie an deiner Stelle …'


def match_stop() -> str:
    return 'Stopp'


def match_failed() -> str:
    return 'Die Partie ließ sich nicht spielen. Alles andere bleibt davon unberührt.'


def match_done(*, level: str | float, standing: str | float, how: str) -> str:
    return 'Bot ' + _show(level) + ' erreichte an deiner Stelle ' + _show(standing) + ': ' + ('Du warst besser.' if how == 'better' else 'genau wie du.' if how == 'same' else 'Das gilt es zu überbieten.')


def day_title() -> str:
    return 'Spiel des Tages'


def day_heading(*, date: str | float) -> str:
    return 'Spiel des Tages, ' + _show(date)


def next_day(*, hours: float, minutes: float, game: str | float, bot: str | float) -> str:
    return 'Morgen, in ' + (('1 Minute' if _plural(minutes) == 'one' else _show(minutes) + ' Minuten') if hours == 0 else '1 Stunde' if _plural(hours) == 'one' else _show(hours) + ' Stunden') + ': ' + _show(game) + ' · ' + _show(bot)


def day_line(*, day: str | float, days: float) -> str:
    return 'Spiel des Tages ' + _show(day) + ('' if days == 0 else '' if days == 1 else ' ' + '· ' + _show(days) + ' Tage in Folge')


def aims() -> str:
    return 'Ziele des Tages'


def aim_reached(*, aim: str | float) -> str:
    return '✓ ' + _show(aim)


def aim_missed(*, aim: str | float) -> str:
    return '✗ ' + _show(aim)


def aim_open(*, aim: str | float) -> str:
    return '○ ' + _show(aim)


def best_at_end(*, level: str | float) -> str:
    return 'Was Bot ' + _show(level) + ' mit diesem Glück erreicht, steht am Ende.'


def aim_win() -> str:
    return 'Sieg'


def aim_lead(*, lead: str | float) -> str:
    return 'Sieg mit mindestens ' + _show(lead) + ' Vorsprung'


def aim_best(*, level: str | float) -> str:
    return 'Besser als Bot ' + _show(level) + ' mit demselben Glück'


def short_of_win(*, short: str | float) -> str:
    return 'Zum Sieg fehlt noch: ' + _show(short) + '.'


def level_but_lost(*, what: str | float) -> str:
    return _show(what) + ': gleichauf oder vorn. Die Entscheidung fiel erst nach dem Zählen.'


def short_of_lead(*, lead: str | float, short: str | float) -> str:
    return 'Zum nächsten Ziel, mindestens ' + _show(lead) + ' Vorsprung, fehlt noch: ' + _show(short) + '.'


def short_of_level(*, rivals: bool, level: str | float, short: str | float) -> str:
    return 'Zum ' + ('Vorsprung' if rivals else 'Ergebnis') + ' von Bot ' + _show(level) + ' fehlt noch: ' + _show(short) + '.'


def level_with(*, level: str | float) -> str:
    return 'Gleichauf mit Bot ' + _show(level) + ': Mit etwas mehr wäre das letzte Ziel erreicht.'


def next_is_best(*, level: str | float) -> str:
    return 'Das nächste Ziel: mit demselben Glück besser sein als Bot ' + _show(level) + '.'


def all_aims() -> str:
    return 'Alle Ziele des Tages erreicht.'


_level_of = level_of
_month = month
