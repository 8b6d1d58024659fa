"""The words of results, made by `make messages` from locales/fr/results.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def title() -> str:
    return 'Mon palmarès'


def none() -> str:
    return 'Termine une de tes parties, contre des bots, en solo ou en équipe\xa0: son résultat sera conservé ici.'


def counted() -> str:
    return 'Le premier résultat de chaque partie compte\u202f; rejouer la même graine ne compte pas, ni une partie où tout peut s’annuler.'


def delete() -> str:
    return 'Supprimer mon palmarès'


def delete_asked() -> str:
    return 'Supprimer tous les résultats de cet appareil\u202f? Tes parties et tes problèmes résolus restent.'


def delete_not() -> str:
    return 'Le garder'


def daily() -> str:
    return 'Parties du jour'


def streak(*, days: float) -> str:
    return ('Pas encore de série\xa0: finis la partie du jour.' if days == 0 else '1 jour d’affilée.' if days == 1 else _show(days) + ' jours d’affilée.') + ' Un jour manqué est pardonné.'


def streak_and(*, days: str | float, about: str | float) -> str:
    return _show(days) + ' jours d’affilée · ' + _show(about)


def weekday(*, day: float) -> str:
    return ('lun' if day == 0 else 'mar' if day == 1 else 'mer' if day == 2 else 'jeu' if day == 3 else 'ven' if day == 4 else 'sam' if day == 5 else 'dim')


def day_won(*, day: str | float, game: str | float) -> str:
    return _show(day) + '\xa0: ' + _show(game) + ', partie gagnée'


def day_lost(*, day: str | float, game: str | float) -> str:
    return _show(day) + '\xa0: ' + _show(game) + ', partie non gagnée'


def day_missed(*, day: str | float) -> str:
    return _show(day) + '\xa0: rien joué'


def day_press(*, result: str | float, press: str) -> str:
    return _show(result) + '. ' + ('Revoir la partie.' if press == 'look' else 'Rejouer la même partie.' if press == 'again' else 'La jouer maintenant.' if press == 'today' else 'La jouer maintenant, sans qu’elle compte.')


def calendar_help() -> str:
    return 'Choisis un jour pour revoir sa partie, ou pour jouer celle que tu as manquée. Une partie jouée après coup ne compte pas.'


def day_game(*, date: str | float, game: str | float) -> str:
    return _show(date) + '\xa0: ' + _show(game)


def day_result(*, won: bool, standing: str | float, level: str | float) -> str:
    return ('Gagnée' if won else 'Non gagnée') + '\xa0: ' + _show(standing) + ', niveau ' + _show(level) + '.'


def day_not_played() -> str:
    return 'Cette partie n’a pas été jouée jusqu’au bout en son jour.'


def uncounted_help() -> str:
    return 'Jouée après coup, la partie ne compte ni pour le calendrier ni pour la série.'


def day_late() -> str:
    return 'La jouer maintenant'


def day_again() -> str:
    return 'La rejouer'


def day_puzzle(*, game: str | float, number: str | float, solved: bool) -> str:
    return 'Problème de ce jour\xa0: ' + _show(game) + ' ' + _show(number) + (' ' + '✓' if solved else '')


def day_uncounted(*, day: str | float) -> str:
    return 'La partie du ' + _show(day) + ', jouée après coup\xa0: elle ne compte ni pour le calendrier ni pour la série.'


def day_and_puzzles(*, result: str | float, puzzles: float) -> str:
    return _show(result) + '\u202f; ' + (_show(puzzles) + ' problème du jour résolu' if _plural(puzzles) == 'one' else _show(puzzles) + ' problèmes du jour résolus')


def marks(*, puzzles: bool) -> str:
    return '● gagnée, ○ non gagnée' + (', ✓ problème du jour résolu' if puzzles else '') + '. Le cadre marque aujourd’hui.'


def month(*, month: float) -> str:
    return ('janvier' if month == 1 else 'février' if month == 2 else 'mars' if month == 3 else 'avril' if month == 4 else 'mai' if month == 5 else 'juin' if month == 6 else 'juillet' if month == 7 else 'août' if month == 8 else 'septembre' if month == 9 else 'octobre' if month == 10 else 'novembre' if month == 11 else 'décembre')


def date(*, day: float, month: float) -> str:
    return ('1er' if day == 1 else _show(day)) + ' ' + _month(month=month)


def months(*, one: bool, first: str | float, last: str | float, year: str | float) -> str:
    return ('' if one else _show(first) + ' –' + ' ') + _show(last) + ' ' + _show(year)


def levels() -> str:
    return 'Niveaux'


def level_of(*, level: str) -> str:
    return ('Facile' if level == 'easy' else 'Normal' if level == 'normal' else 'Difficile' if level == 'hard' else 'Expert' if level == 'expert' else 'Solo' if level == 'alone' else 'Niveaux mêlés')


def game_head() -> str:
    return 'Jeu'


def players() -> str:
    return 'Joueurs'


def played() -> str:
    return 'Jouées'


def won() -> str:
    return 'Gagnées'


def best() -> str:
    return 'Record'


def recent() -> str:
    return 'Récentes'


def recent_read(*, won: float, games: str | float) -> str:
    return (_show(won) + ' gagnée sur les ' + _show(games) + ' dernières' if _plural(won) == 'one' else _show(won) + ' gagnées sur les ' + _show(games) + ' dernières')


def beaten(*, levels: Sequence[str]) -> str:
    return 'Battus\xa0: ' + _list(levels, 'conjunction') + '.'


def next_level(*, level: str | float) -> str:
    return 'À battre\xa0: ' + _show(level) + '.'


def all_beaten() -> str:
    return 'Tous les niveaux battus.'


def without_luck(*, players: float, won: float, games: float, share: float, level: str) -> str:
    return _level_of(level=level) + ', ' + ('1 joueur' if players == 1 else _show(players) + ' joueurs') + '\xa0: ' + _number(won, style='percent') + ' de victoires en ' + (_show(games) + ' partie analysée' if _plural(games) == 'one' else _show(games) + ' parties analysées') + ', ' + _number(share, style='percent') + ' sans la chance.'


def luck_counted() -> str:
    return 'La chance est ce qu’une analyse ne peut pas expliquer par tes décisions\xa0: les dés, les pioches et les coups des autres.'


def since(*, players: float, won: float, played: str | float, best: str | float, level: str) -> str:
    return _level_of(level=level) + ', ' + ('1 joueur' if players == 1 else _show(players) + ' joueurs') + '\xa0: ' + _show(won) + ' ' + ('gagnée' if _plural(won) == 'one' else 'gagnées') + ' sur ' + _show(played) + ', meilleur score\xa0: ' + _show(best) + '.'


def first_win() -> str:
    return 'Ta première victoire à ce niveau.'


def new_best() -> str:
    return 'Ton record à ce jour.'


def standing(*, score: float, rival: float) -> str:
    return _number(score) + ' à ' + _number(rival)


def standing_alone(*, score: float) -> str:
    return _number(score)


def challenge(*, standing: str | float) -> str:
    return 'Quelqu’un a fait ' + _show(standing) + ' avec ces tirages. Feras-tu mieux\u202f?'


def challenge_unreadable() -> str:
    return 'Le résultat à battre que porte le lien est illisible.'


def course_unreadable() -> str:
    return 'Les scores au fil du temps que porte le lien sont illisibles\xa0: à la fin, seuls les résultats seront comparés.'


def challenge_graph(*, count: str | float) -> str:
    return _show(count) + '\xa0: toi et le défi'


def challenge_side() -> str:
    return 'Le défi'


def challenge_letter() -> str:
    return 'D'


def period_number(*, period: str | float, number: str | float) -> str:
    return _show(period) + ' ' + _show(number)


def challenge_over(*, how: str, mine: str | float, standing: str | float) -> str:
    return ('Défi relevé\xa0: ' + _show(mine) + ', contre ' + _show(standing) + '.' if how == 'better' else 'Aussi bien que le défi\xa0: ' + _show(mine) + '.' if how == 'same' else 'Le défi tient\xa0: ' + _show(standing) + ', contre ' + _show(mine) + '.')


def retry(*, standing: str | float) -> str:
    return 'La partie s’était finie sur ' + _show(standing) + '. Feras-tu mieux\u202f?'


def beat_me(*, team: bool, standing: str | float) -> str:
    return 'Bats ' + ('notre' if team else 'mon') + ' score, ' + _show(standing) + '\xa0: même jeu, mêmes tirages.'


def challenge_title() -> str:
    return 'Défi'


def challenge_help(*, standing: str | float) -> str:
    return 'Le même départ, avec ton résultat à battre\xa0: ' + _show(standing) + '.'


def match_ask(*, level: str | float) -> str:
    return 'Qu’aurait fait le niveau ' + _show(level) + '\u202f?'


def match_pending(*, level: str | float) -> str:
    return 'Le niveau ' + _show(level) + ' joue la même partie à ta place…'


def match_stop() -> str:
    return 'Arrêter'


def match_failed() -> str:
    return 'La partie n’a pas pu être jouée. Rien d’autre n’est touché.'


def match_done(*, level: str | float, standing: str | float, how: str) -> str:
    return 'À ta place, le niveau ' + _show(level) + ' a fait ' + _show(standing) + '\xa0: ' + ('tu as fait mieux.' if how == 'better' else 'autant que toi.' if how == 'same' else 'c’est le score à battre.')


def day_title() -> str:
    return 'Partie du jour'


def day_heading(*, date: str | float) -> str:
    return 'Partie du jour, ' + _show(date)


def next_day(*, hours: float, minutes: float, game: str | float, bot: str | float) -> str:
    return 'Demain, dans ' + ((_show(minutes) + ' minute' if _plural(minutes) == 'one' else _show(minutes) + ' minutes') if hours == 0 else _show(hours) + ' heure' if _plural(hours) == 'one' else _show(hours) + ' heures') + '\xa0: ' + _show(game) + ' · ' + _show(bot)


def day_line(*, day: str | float, days: float) -> str:
    return 'Partie du jour ' + _show(day) + ('' if days == 0 else '' if days == 1 else ' ' + '· ' + _show(days) + ' jours d’affilée')


def aims() -> str:
    return 'Objectifs du jour'


def aim_reached(*, aim: str | float) -> str:
    return '✓ ' + _show(aim)


def aim_missed(*, aim: str | float) -> str:
    return '✗ ' + _show(aim)


def aim_open(*, aim: str | float) -> str:
    return '○ ' + _show(aim)


def best_at_end(*, level: str | float) -> str:
    return 'Ce que le niveau ' + _show(level) + ' atteint avec ces tirages s’affiche à la fin.'


def aim_win() -> str:
    return 'Gagner'


def aim_lead(*, lead: str | float) -> str:
    return 'Gagner de ' + _show(lead) + ' ou plus'


def aim_best(*, level: str | float) -> str:
    return 'Dépasser le niveau ' + _show(level) + ' avec les mêmes tirages'


def short_of_win(*, short: str | float) -> str:
    return 'Il manque ' + _show(short) + ' pour gagner.'


def level_but_lost(*, what: str | float) -> str:
    return _show(what) + '\xa0: à égalité ou devant. C’est après le décompte que tout s’est joué.'


def short_of_lead(*, short: str | float, lead: str | float) -> str:
    return 'Il manque ' + _show(short) + ' pour l’objectif suivant\xa0: gagner de ' + _show(lead) + ' ou plus.'


def short_of_level(*, short: str | float, rivals: bool, level: str | float) -> str:
    return 'Il manque ' + _show(short) + ' pour égaler ' + ('l’avance' if rivals else 'le score') + ' du niveau ' + _show(level) + '.'


def level_with(*, level: str | float) -> str:
    return 'Niveau ' + _show(level) + ' égalé\xa0: un rien de plus, et le dernier objectif est atteint.'


def next_is_best(*, level: str | float) -> str:
    return 'Objectif suivant\xa0: dépasser le niveau ' + _show(level) + ' avec les mêmes tirages.'


def all_aims() -> str:
    return 'Tous les objectifs du jour atteints.'


_level_of = level_of
_month = month
