"""The words of home, made by `make messages` from locales/fr/home.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show


def games() -> str:
    return 'Jeux'


def choose_game() -> str:
    return 'Choisis un jeu'


def open_file() -> str:
    return 'Ouvrir un fichier'


def open_file_help() -> str:
    return 'Partie enregistrée ou sauvegarde'


def open_link() -> str:
    return 'Ouvrir un lien'


def open_link_help() -> str:
    return 'Colle le lien d’une partie, de n’importe quelle copie de Hustings. Le texte autour ne gêne pas.'


def open_link_field() -> str:
    return 'Lien'


def open_link_go() -> str:
    return 'Ouvrir'


def back_up() -> str:
    return 'Sauvegarder'


def back_up_help() -> str:
    return 'Tes parties et préférences, tout en un fichier'


def save_table() -> str:
    return 'Enregistrer la table'


def offline() -> str:
    return 'Prêt à jouer hors ligne.'


def today() -> str:
    return 'Partie du jour'


def today_facts(*, bot: str | float) -> str:
    return _show(bot) + ' · la même partie pour tout le monde\u202f; une nouvelle à minuit'


def daily() -> str:
    return 'Aujourd’hui'


def puzzle_is(*, game: str | float) -> str:
    return _show(game) + ' en un seul tour, le même pour tout le monde'


def puzzle_facts() -> str:
    return 'Une ou deux minutes.'


def puzzle_solved() -> str:
    return 'Résolu. Il y en a un nouveau demain.'


def puzzle_row(*, puzzles: str | float) -> str:
    return _show(puzzles) + ' problèmes d’affilée.'


def puzzle_badge() -> str:
    return '?'


def solve() -> str:
    return 'Résoudre'


def today_begun(*, stands: str | float) -> str:
    return 'Tu l’as commencée\xa0: ' + _show(stands)


def today_played(*, stands: str | float) -> str:
    return 'Tu l’as jouée\xa0: ' + _show(stands)


def today_done(*, won: bool) -> str:
    return ('Tu l’as gagnée.' if won else 'Tu l’as jouée.')


def play() -> str:
    return 'Jouer'


def learn() -> str:
    return 'Apprendre'


def look_back() -> str:
    return 'Revoir'


def game_facts(*, most: float, fewest: str | float, minutes: str | float, effort: float) -> str:
    return ('1 joueur' if most == 1 else _show(fewest) + '–' + _show(most) + ' joueurs') + ' · ' + _show(minutes) + '\xa0min · ' + ('facile à apprendre' if effort == 1 else 'quelques règles à apprendre' if effort == 2 else 'beaucoup de règles à apprendre')


def kept_games() -> str:
    return 'Tes parties'


def ended_games() -> str:
    return 'Tes parties finies'


def continue_game() -> str:
    return 'Continuer'


def finished_games(*, games: str | float) -> str:
    return 'Parties finies (' + _show(games) + ')'


def unreadable() -> str:
    return 'Cette version ne sait pas montrer l’une de tes parties. Elle reste telle quelle.'


def download_it() -> str:
    return 'La télécharger'


def more_saves(*, saves: float) -> str:
    return 'Voir plus (encore ' + _number(saves, useGrouping='always') + ')'


def kept_since(*, age: str | float, seed: str | float) -> str:
    return _show(age) + ' · graine ' + _show(seed)


def age_unknown() -> str:
    return 'date inconnue'


def age_now() -> str:
    return 'à l’instant'


def age_minutes(*, minutes: str | float) -> str:
    return 'il y a ' + _show(minutes) + '\xa0min'


def age_hours(*, hours: float) -> str:
    return 'il y a ' + _show(hours) + ' h'


def age_days(*, days: float) -> str:
    return ('hier' if days == 1 else 'il y a ' + _show(days) + ' jours')


def delete_game_of(*, title: str | float) -> str:
    return 'Supprimer la partie «\xa0' + _show(title) + '\xa0»'


def delete_unknown() -> str:
    return 'Supprimer cette partie'


def name_game() -> str:
    return 'Nommer cette partie'


def name_game_field() -> str:
    return 'Nom'


def name_game_done() -> str:
    return 'Valider'


def watch_games() -> str:
    return 'Regarder les jeux'


def watch_what() -> str:
    return 'Des bots jouent une demi-minute de chaque jeu. Les jeux eux-mêmes suivent plus bas.'


def watch_which() -> str:
    return 'Quel jeu regarder'


def watch_game(*, game: str | float) -> str:
    return 'Regarder ' + _show(game)


def watch_stop() -> str:
    return 'Suspendre la démo'


def watch_on() -> str:
    return 'Lancer la démo'


def seats() -> str:
    return 'Places'


def seat_name(*, number: str | float) -> str:
    return 'Nom de la place ' + _show(number)


def seat_kind(*, number: str | float) -> str:
    return 'Qui joue à la place ' + _show(number)


def options() -> str:
    return 'Options'


def taking_back() -> str:
    return 'Annuler'


def taking_back_fair() -> str:
    return 'Fair-play'


def taking_back_any() -> str:
    return 'Tout'


def taking_back_help() -> str:
    return 'Fair-play\xa0: tes dernières décisions, tant que ni dés, ni pioche, ni révélation n’ont rien montré depuis et que personne d’autre (bots compris) n’a agi.'


def seed() -> str:
    return 'Graine'


def seed_is(*, seed: str | float) -> str:
    return _seed() + '\xa0: ' + _show(seed)


def seed_help() -> str:
    return 'La même graine donne à tout le monde les mêmes dés et les mêmes pioches. Qui la connaît peut calculer les lancers et les pioches à venir, et même les mains cachées.'


def another_seed() -> str:
    return 'Autre graine'


def start() -> str:
    return 'Commencer la partie'


def setup_people(*, people: Sequence[str], seed: str | float) -> str:
    return _list(people, 'conjunction') + ' · graine ' + _show(seed)


def setup_against_bots(*, people: Sequence[str], seed: str | float, bots: float) -> str:
    return _list(people, 'conjunction') + ' contre ' + _bots_counted(bots=bots) + ' · graine ' + _show(seed)


def setup_with_bots(*, people: Sequence[str], seed: str | float, bots: float) -> str:
    return _list(people, 'conjunction') + ' avec ' + _bots_counted(bots=bots) + ' · graine ' + _show(seed)


def setup_only_bots(*, seed: str | float, bots: float) -> str:
    return 'Seulement ' + _bots_counted(bots=bots) + ' · graine ' + _show(seed)


def bots_counted(*, bots: float) -> str:
    return ('un bot' if bots == 1 else _show(bots) + ' bots')


def bots_manner(*, manner: str | float, level: str | float, about: str | float) -> str:
    return _show(manner) + ' ' + _show(level) + '\xa0: ' + _show(about)


def level_first(*, level: str | float) -> str:
    return 'Niveau conseillé pour commencer : ' + _show(level) + '.'


def level_next(*, levels: Sequence[str], level: str | float) -> str:
    return 'Déjà battus : ' + _list(levels, 'conjunction') + '. Prochain niveau : ' + _show(level) + '.'


def odds(*, team: bool, often: str, between: bool, least: str | float, most: str | float, games: str | float) -> str:
    return ('Une équipe de niveau Normal gagne' if team else 'En jouant au niveau Normal, tu gagnes') + ' ' + ('presque toutes les parties' if often == 'nearly-every' else 'environ cinq parties sur six' if often == 'five-in-six' else 'environ trois parties sur quatre' if often == 'three-in-four' else 'environ deux parties sur trois' if often == 'two-in-three' else 'environ une partie sur deux' if often == 'every-other' else 'environ une partie sur trois' if often == 'one-in-three' else 'environ une partie sur quatre' if often == 'one-in-four' else 'environ une partie sur six' if often == 'one-in-six' else 'environ une partie sur dix' if often == 'one-in-ten' else 'très rarement') + ' (' + (_show(least) + ' à ' + '' if between else '') + _show(most) + '\xa0' + '% de ' + _show(games) + ' parties d’essai).'


_bots_counted = bots_counted
_seed = seed
