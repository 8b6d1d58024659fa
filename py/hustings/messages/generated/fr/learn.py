"""The words of learn, made by `make messages` from locales/fr/learn.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def learn() -> str:
    return 'Apprendre en jouant'


def learn_game(*, game: str | float) -> str:
    return _learn() + '\xa0: ' + _show(game)


def lesson() -> str:
    return 'Leçon'


def next_note() -> str:
    return 'Suite'


def back() -> str:
    return 'Retour'


def show_me() -> str:
    return 'Montrer'


def try_again() -> str:
    return 'Réessayer'


def see_what_happens() -> str:
    return 'Voir la suite'


def solved() -> str:
    return 'Résolu.'


def not_solved() -> str:
    return 'Il y a un meilleur coup.'


def lesson_over() -> str:
    return 'Et voilà\u202f! Essaie maintenant une partie contre un bot facile.'


def first_game() -> str:
    return 'Première partie'


def no_lesson() -> str:
    return 'Cette leçon n’existe pas ici.'


def note_of(*, at: str | float, notes: str | float) -> str:
    return _show(at) + ' sur ' + _show(notes)


def titled(*, game: str | float, what: str | float) -> str:
    return _show(game) + '\xa0: ' + _show(what)


def puzzles() -> str:
    return 'Problèmes'


def puzzles_solved(*, solved: str | float, puzzles: str | float) -> str:
    return 'Problèmes ' + _show(solved) + '/' + _show(puzzles)


def puzzles_solved_heard(*, solved: float, puzzles: str | float, game: str | float) -> str:
    return ('Problèmes ' + _show(solved) + '/' + _show(puzzles) + ' résolu\xa0: ' + _show(game) if _plural(solved) == 'one' else 'Problèmes ' + _show(solved) + '/' + _show(puzzles) + ' résolus\xa0: ' + _show(game))


def todays_puzzles() -> str:
    return 'Problèmes du jour'


def todays_puzzles_help() -> str:
    return 'Un par jeu, le même pour tout le monde. De nouveaux arrivent à minuit.'


def todays_solved(*, solved: str | float, games: str | float) -> str:
    return 'Problèmes du jour ' + _show(solved) + '/' + _show(games)


def puzzles_help() -> str:
    return 'Un tour décide. Après un mauvais, les bots jouent la suite, pour que tu voies ce qu’il en advient.'


def no_puzzles() -> str:
    return 'Il n’y en a pas encore pour ce jeu.'


def no_puzzle() -> str:
    return 'Ce problème n’existe pas ici.'


def next_puzzle(*, number: str | float) -> str:
    return 'Problème suivant (' + _show(number) + ')'


def all_solved(*, puzzles: str | float) -> str:
    return 'Les ' + _show(puzzles) + ' problèmes sont résolus.'


def another_like_it() -> str:
    return 'Un autre du genre'


def puzzle_of_day(*, solved: bool) -> str:
    return 'Problème du jour' + (' ' + '✓' if solved else '')


def puzzle_of_day_heard(*, solved: bool) -> str:
    return 'Problème du jour' + (' ' + '(résolu)' if solved else '')


def grade_solved(*, grade: float, solved: float, puzzles: str | float) -> str:
    return ('' if grade == 0 else 'Faciles\xa0:' + ' ' if grade == 1 else 'Moyens\xa0:' + ' ' if grade == 2 else 'Difficiles\xa0:' + ' ') + _show(solved) + ' ' + ('résolu' if _plural(solved) == 'one' else 'résolus') + ' sur ' + _show(puzzles)


def grade(*, grade: float) -> str:
    return ('Facile' if grade == 1 else 'Moyen' if grade == 2 else 'Difficile')


def streak(*, now: str | float, best: str | float) -> str:
    return 'Du premier coup\xa0: ' + _show(now) + ' d’affilée, ton record est de ' + _show(best) + '.'


def streak_of_all(*, now: str | float, best: str | float) -> str:
    return 'Dans tous les jeux\xa0: ' + _show(now) + ' d’affilée, ton record est de ' + _show(best) + '.'


def in_a_row(*, record: bool, puzzles: str | float, best: str | float) -> str:
    return (_show(puzzles) + ' d’affilée\xa0: ton record.' if record else _show(puzzles) + ' d’affilée, ton record est de ' + _show(best) + '.')


def led(*, solved: bool, standing: str | float) -> str:
    return ('Voici où cela a mené.' if solved else 'Voici où ton coup a mené.') + ' ' + _show(standing)


def unlucky(*, outcome: str | float) -> str:
    return 'Aucun coup n’était meilleur, mais cette fois les dés ont dit non. ' + _show(outcome)


def won_anyway(*, luck: bool, outcome: str | float) -> str:
    return ('Cette fois, la chance t’a sauvé la mise.' if luck else 'Ton rival n’a pas trouvé la parade.') + ' ' + _show(outcome)


def way_yours(*, named: bool, move: str | float) -> str:
    return ('Ton coup\xa0: ' + _show(move) if named else 'Ton coup')


def way_best(*, named: bool, move: str | float) -> str:
    return ('Meilleur\xa0: ' + _show(move) if named else 'Meilleur')


def way_reply(*, name: str | float) -> str:
    return 'Réponse de ' + _show(name)


def shown_stays_open() -> str:
    return 'Tu as vu la réponse\xa0: dans la liste, ce problème reste à résoudre.'


def make_best(*, moves: float) -> str:
    return ('Joue toi-même le coup marqué, et vois ce qu’il rapporte.' if _plural(moves) == 'one' else 'Joue toi-même les coups marqués, et vois ce qu’ils rapportent.')


def lit_yours(*, label: str | float) -> str:
    return _show(label) + ', ton coup'


def lit_best(*, label: str | float) -> str:
    return _show(label) + ', le meilleur coup'


def lit_reply(*, label: str | float, name: str | float) -> str:
    return _show(label) + ', réponse de ' + _show(name)


def rival_reply(*, name: str | float, phrases: Sequence[str]) -> str:
    return _show(name) + ' répond\xa0: ' + _list(phrases, 'unit') + '.'


def puzzle(*, number: str | float) -> str:
    return 'Problème ' + _show(number)


def puzzle_heading(*, number: str | float, puzzles: str | float) -> str:
    return 'Problème ' + _show(number) + ' sur ' + _show(puzzles)


def puzzle_heading_today(*, date: str | float) -> str:
    return 'Problème du jour, ' + _show(date)


def puzzle_graded(*, title: str | float, grade: float) -> str:
    return _grade(grade=grade) + ' · ' + _show(title)


def all_puzzles() -> str:
    return 'Tous les problèmes'


def puzzle_listed(*, title: str | float, solved: bool, number: str | float) -> str:
    return _puzzle(number=number) + '\xa0: ' + _show(title) + (' ' + '(résolu)' if solved else '')


def puzzle_result(*, game: str | float, number: str | float, title: str | float, how: str, wrong: float) -> str:
    return _show(game) + ', problème ' + _show(number) + ' (' + _show(title) + ')\xa0: ' + ('résolu du premier coup.' if how == 'first' else 'résolu après ' + (_show(wrong) + ' essai raté.' if _plural(wrong) == 'one' else _show(wrong) + ' essais ratés.') if how == 'tries' else 'résolu une fois la réponse montrée.' if how == 'shown' else 'résolu.')


def puzzle_of_date(*, day: str | float) -> str:
    return 'Problème du jour ' + _show(day) + '.'


def puzzle_asked(*, game: str | float, number: str | float, title: str | float) -> str:
    return _show(game) + ', problème ' + _show(number) + ' (' + _show(title) + ')\xa0: sauras-tu le résoudre\u202f?'


def puzzle_link() -> str:
    return 'Ce problème'


def puzzle_link_help() -> str:
    return 'Une ligne à coller, et le lien vers la question. Ni l’une ni l’autre ne trahit la réponse.'


def lit(*, label: str | float) -> str:
    return _show(label) + ', en évidence'


def tip() -> str:
    return 'Nouveau'


def tip_short() -> str:
    return 'Info'


def tip_is(*, head: str | float) -> str:
    return _tip() + '\xa0: ' + _show(head)


def understood() -> str:
    return 'Compris'


def tips_again() -> str:
    return 'Remontrer les astuces'


def goal() -> str:
    return 'Ce qui fait gagner, et qui mène'


def of_needed(*, count: str | float, needed: str | float) -> str:
    return _show(count) + ' sur ' + _show(needed)


_grade = grade
_learn = learn
_puzzle = puzzle
_tip = tip
