"""The words of learn, made by `make messages` from locales/de/learn.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def learn() -> str:
    return 'Spielend lernen'


def learn_game(*, game: str | float) -> str:
    return _learn() + ': ' + _show(game)


def lesson() -> str:
    return 'Lektion'


def next_note() -> str:
    return 'Weiter'


def back() -> str:
    return 'Zurück'


def show_me() -> str:
    return 'Zeig’s mir'


def try_again() -> str:
    return 'Noch einmal'


def see_what_happens() -> str:
    return 'Sieh, was passiert'


def solved() -> str:
    return 'Gelöst.'


def not_solved() -> str:
    return 'Das geht besser.'


def lesson_over() -> str:
    return 'Das war’s! Versuch jetzt eine Partie gegen einen leichten Bot.'


def first_game() -> str:
    return 'Erste Partie spielen'


def no_lesson() -> str:
    return 'Diese Lektion gibt es hier nicht.'


def note_of(*, at: str | float, notes: str | float) -> str:
    return _show(at) + ' von ' + _show(notes)


def titled(*, game: str | float, what: str | float) -> str:
    return _show(game) + ': ' + _show(what)


def puzzles() -> str:
    return 'Rätsel'


def puzzles_solved(*, solved: str | float, puzzles: str | float) -> str:
    return 'Rätsel ' + _show(solved) + '/' + _show(puzzles)


def puzzles_solved_heard(*, solved: str | float, puzzles: str | float, game: str | float) -> str:
    return 'Rätsel ' + _show(solved) + '/' + _show(puzzles) + ' gelöst: ' + _show(game)


def todays_puzzles() -> str:
    return 'Rätsel des Tages'


def todays_puzzles_help() -> str:
    return 'In jedem Spiel eines, für alle dasselbe. Um Mitternacht kommen neue.'


def todays_solved(*, solved: str | float, games: str | float) -> str:
    return 'Rätsel des Tages ' + _show(solved) + '/' + _show(games)


def puzzles_help() -> str:
    return 'Ein Zug entscheidet. Nach einem falschen spielen Bots weiter, damit du siehst, was daraus wird.'


def no_puzzles() -> str:
    return 'Für dieses Spiel gibt es noch keine.'


def no_puzzle() -> str:
    return 'Dieses Rätsel gibt es hier nicht.'


def next_puzzle(*, number: str | float) -> str:
    return 'Nächstes Rätsel (' + _show(number) + ')'


def all_solved(*, puzzles: str | float) -> str:
    return 'Alle ' + _show(puzzles) + ' Rätsel gelöst.'


def another_like_it() -> str:
    return 'Noch so eins'


def puzzle_of_day(*, solved: bool) -> str:
    return 'Rätsel des Tages' + (' ' + '✓' if solved else '')


def puzzle_of_day_heard(*, solved: bool) -> str:
    return 'Rätsel des Tages' + (' ' + '(gelöst)' if solved else '')


def grade_solved(*, grade: float, solved: str | float, puzzles: str | float) -> str:
    return ('' if grade == 0 else 'Leicht:' + ' ' if grade == 1 else 'Mittel:' + ' ' if grade == 2 else 'Schwer:' + ' ') + _show(solved) + ' von ' + _show(puzzles) + ' gelöst'


def grade(*, grade: float) -> str:
    return ('Leicht' if grade == 1 else 'Mittel' if grade == 2 else 'Schwer')


def streak(*, now: str | float, best: str | float) -> str:
    return 'Im ersten Versuch: ' + _show(now) + ' in Folge, dein Rekord ist ' + _show(best) + '.'


def streak_of_all(*, now: str | float, best: str | float) -> str:
    return 'In allen Spielen: ' + _show(now) + ' in Folge, dein Rekord ist ' + _show(best) + '.'


def in_a_row(*, record: bool, puzzles: str | float, best: str | float) -> str:
    return (_show(puzzles) + ' in Folge: Das ist dein Rekord.' if record else _show(puzzles) + ' in Folge, dein Rekord ist ' + _show(best) + '.')


def led(*, solved: bool, standing: str | float) -> str:
    return ('Das wurde daraus.' if solved else 'Das wurde aus deiner Wahl.') + ' ' + _show(standing)


def unlucky(*, outcome: str | float) -> str:
    return 'Kein Weg war besser, doch diesmal wollten die Würfel nicht. ' + _show(outcome)


def won_anyway(*, luck: bool, outcome: str | float) -> str:
    return ('Diesmal hat dich das Glück gerettet.' if luck else 'Die Gegenseite hat ihre beste Antwort übersehen.') + ' ' + _show(outcome)


def way_yours(*, named: bool, move: str | float) -> str:
    return ('Deine Wahl: ' + _show(move) if named else 'Deine Wahl')


def way_best(*, named: bool, move: str | float) -> str:
    return ('Am besten: ' + _show(move) if named else 'Am besten')


def way_reply(*, name: str | float) -> str:
    return 'Antwort von ' + _show(name)


def shown_stays_open() -> str:
    return 'Du hast dir die Lösung zeigen lassen, deshalb bleibt dieses Rätsel in der Liste ungelöst.'


def make_best(*, moves: float) -> str:
    return ('Spiel die markierte Aktion selbst und sieh, was sie bringt.' if _plural(moves) == 'one' else 'Spiel die markierten Aktionen selbst und sieh, was sie bringen.')


def lit_yours(*, label: str | float) -> str:
    return _show(label) + ', deine Wahl'


def lit_best(*, label: str | float) -> str:
    return _show(label) + ', die beste Wahl'


def lit_reply(*, label: str | float, name: str | float) -> str:
    return _show(label) + ', Antwort von ' + _show(name)


def rival_reply(*, name: str | float, phrases: Sequence[str]) -> str:
    return _show(name) + ' antwortet: ' + _list(phrases, 'unit') + '.'


def puzzle(*, number: str | float) -> str:
    return 'Rätsel ' + _show(number)


def puzzle_heading(*, number: str | float, puzzles: str | float) -> str:
    return 'Rätsel ' + _show(number) + ' von ' + _show(puzzles)


def puzzle_heading_today(*, date: str | float) -> str:
    return 'Rätsel des Tages, ' + _show(date)


def puzzle_graded(*, title: str | float, grade: float) -> str:
    return _grade(grade=grade) + ' · ' + _show(title)


def all_puzzles() -> str:
    return 'Alle Rätsel'


def puzzle_listed(*, title: str | float, solved: bool, number: str | float) -> str:
    return _puzzle(number=number) + ': ' + _show(title) + (' ' + '(gelöst)' if solved else '')


def puzzle_result(*, game: str | float, number: str | float, title: str | float, how: str, wrong: float) -> str:
    return _show(game) + ', Rätsel ' + _show(number) + ' (' + _show(title) + '): ' + ('im ersten Versuch gelöst.' if how == 'first' else 'nach ' + ('1 Fehlversuch' if _plural(wrong) == 'one' else _show(wrong) + ' Fehlversuchen') + ' gelöst.' if how == 'tries' else 'mit Blick in die Lösung gelöst.' if how == 'shown' else 'gelöst.')


def puzzle_of_date(*, day: str | float) -> str:
    return 'Rätsel des Tages ' + _show(day) + '.'


def puzzle_asked(*, game: str | float, number: str | float, title: str | float) -> str:
    return _show(game) + ', Rätsel ' + _show(number) + ' (' + _show(title) + '): Löst du es?'


def puzzle_link() -> str:
    return 'Dieses Rätsel'


def puzzle_link_help() -> str:
    return 'Eine Zeile zum Einfügen und der Link zur Aufgabe. Beide verraten die Lösung nicht.'


def lit(*, label: str | float) -> str:
    return _show(label) + ', leuchtet'


def tip() -> str:
    return 'Neu hier'


def tip_short() -> str:
    return 'Neu'


def tip_is(*, head: str | float) -> str:
    return _tip() + ': ' + _show(head)


def understood() -> str:
    return 'Verstanden'


def tips_again() -> str:
    return 'Alle Tipps wieder zeigen'


def goal() -> str:
    return 'Ziel und Zwischenstand'


def of_needed(*, count: str | float, needed: str | float) -> str:
    return _show(count) + ' von ' + _show(needed)


_grade = grade
_learn = learn
_puzzle = puzzle
_tip = tip
