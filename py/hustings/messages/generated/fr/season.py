"""The words of season, made by `make messages` from locales/fr/season.ftl."""

from __future__ import annotations

from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def title() -> str:
    return 'Une saison'


def about() -> str:
    return 'Une campagne en cinq chapitres, de la primaire à la convention. Chaque résultat change le départ du chapitre suivant. Environ une heure.'


def start() -> str:
    return 'Lancer une saison'


def teaser() -> str:
    return 'Les cinq jeux en une seule campagne\xa0: chaque résultat change le départ du suivant.'


def facts(*, games: str | float) -> str:
    return '1 joueur · ' + _show(games) + ' parties'


def begin() -> str:
    return 'Commencer'


def chapter_of(*, chapter: str | float, chapters: str | float, name: str | float) -> str:
    return 'Chapitre ' + _show(chapter) + ' sur ' + _show(chapters) + '\xa0: ' + _show(name)


def go_on() -> str:
    return 'Continuer'


def next(*, game: str | float) -> str:
    return 'Chapitre suivant\xa0: ' + _show(game)


def over(*, won: float, chapters: str | float, points: float, most: str | float) -> str:
    return 'La saison est finie\xa0: ' + _show(won) + ' ' + ('chapitre gagné' if _plural(won) == 'one' else 'chapitres gagnés') + ' sur ' + _show(chapters) + ', ' + _show(points) + ' ' + ('point' if _plural(points) == 'one' else 'points') + ' sur ' + _show(most) + '.'


def chapters() -> str:
    return 'Les cinq chapitres'


def listed(*, name: str | float, game: str | float) -> str:
    return _show(name) + '\xa0: ' + _show(game)


def seed(*, seed: str | float) -> str:
    return 'Graine de cette saison\xa0: ' + _show(seed)


def seed_field() -> str:
    return 'Ou partir d’une graine'


def seed_help() -> str:
    return 'Deux joueurs avec la même graine ont les mêmes tirages dans les cinq jeux.'


def counted() -> str:
    return 'Un chapitre compte une fois, par son premier résultat. Une revanche ou une annulation n’y change rien.'


def points_help() -> str:
    return 'Une victoire nette vaut 2 points, une autre victoire 1.'


def delete() -> str:
    return 'Supprimer cette saison'


def delete_unread() -> str:
    return 'La supprimer'


def delete_asked() -> str:
    return 'Ses résultats et sa place au palmarès disparaissent pour de bon. Les parties de ses chapitres restent.'


def delete_not() -> str:
    return 'La garder'


def save_unread() -> str:
    return 'L’enregistrer en fichier'


def unread() -> str:
    return 'Une saison enregistrée est illisible. Elle reste sur cet appareil jusqu’à ce que tu la supprimes.'


def past(*, seasons: float, won: float, chapters: str | float, points: float, most: str | float) -> str:
    return (_show(seasons) + ' saison finie.' if _plural(seasons) == 'one' else _show(seasons) + ' saisons finies.') + ' La meilleure\xa0: ' + _show(won) + ' ' + ('chapitre gagné' if _plural(won) == 'one' else 'chapitres gagnés') + ' sur ' + _show(chapters) + ', ' + _show(points) + ' ' + ('point' if _plural(points) == 'one' else 'points') + ' sur ' + _show(most) + '.'


def primary() -> str:
    return 'La primaire'


def tour() -> str:
    return 'La tournée'


def districts() -> str:
    return 'Les circonscriptions'


def polling_day() -> str:
    return 'Le jour du vote'


def convention() -> str:
    return 'La convention'


def primary_opens() -> str:
    return 'La primaire ouvre la saison\xa0: ton rival joue en Normal.'


def tour_clear() -> str:
    return 'Tu as nettement gagné la primaire\xa0: ton rival de tournée est fatigué et joue en Facile.'


def tour_won() -> str:
    return 'Tu as gagné la primaire\xa0: ton rival de tournée joue en Normal.'


def tour_lost() -> str:
    return 'Tu as perdu la primaire\xa0: ton rival de tournée joue en Normal, et l’ordre des élections est tiré au sort.'


def districts_clear() -> str:
    return 'Tu as nettement gagné la tournée\xa0: ton rival trace les circonscriptions en Facile, et tous les jetons d’électeurs sont face visible.'


def districts_won() -> str:
    return 'Tu as gagné la tournée\xa0: ton rival trace les circonscriptions en Normal, et tous les jetons d’électeurs sont face visible.'


def districts_lost() -> str:
    return 'Tu as perdu la tournée\xa0: ton rival trace les circonscriptions en Normal, et la valeur des jetons d’électeurs reste cachée jusqu’à la fermeture d’une circonscription.'


def polling_clear() -> str:
    return 'Tu as nettement gagné les circonscriptions\xa0: les électeurs te veulent du bien, et le jour du vote est facile.'


def polling_won() -> str:
    return 'Tu as gagné les circonscriptions\xa0: le jour du vote est équilibré.'


def polling_lost() -> str:
    return 'Tu as perdu les circonscriptions\xa0: les électeurs se méfient de toi, le jour du vote est difficile.'


def convention_clear() -> str:
    return 'Le jour du vote s’est très bien passé\xa0: la place 1 de la convention est à toi, et ton rival joue en Facile.'


def convention_won() -> str:
    return 'Le jour du vote s’est bien passé\xa0: la place 1 de la convention est à ton rival, qui joue en Facile.'


def convention_lost() -> str:
    return 'Le jour du vote s’est mal passé\xa0: la place 1 de la convention est à ton rival, qui joue en Normal.'


def score_clear(*, standing: str | float) -> str:
    return 'Gagné nettement, ' + _show(standing)


def score_won(*, standing: str | float) -> str:
    return 'Gagné, ' + _show(standing)


def score_lost(*, standing: str | float) -> str:
    return 'Perdu, ' + _show(standing)


def file() -> str:
    return 'saison'


def paper() -> str:
    return 'Lire le journal'


def paper_of(*, points: float, most: str | float, seed: str | float) -> str:
    return 'Journal\xa0: ' + _show(points) + ' ' + ('point' if _plural(points) == 'one' else 'points') + ' sur ' + _show(most) + ', graine ' + _show(seed)


def older_papers(*, papers: float) -> str:
    return (_show(papers) + ' journal plus ancien' if _plural(papers) == 'one' else _show(papers) + ' journaux plus anciens')


def paper_title() -> str:
    return 'Le journal de la saison'


def paper_name() -> str:
    return 'La Gazette des Hustings'


def paper_label(*, headline: str | float) -> str:
    return 'Image de la une\xa0: ' + _show(headline)


def paper_help() -> str:
    return 'Le texte et l’adresse de ce site partent avec elle.'


def paper_print() -> str:
    return 'Imprimer le journal'


def paper_words() -> str:
    return 'La une en mots'


def paper_selected() -> str:
    return 'La copie n’est pas autorisée ici. Le texte est sélectionné\xa0: copie-le toi-même.'


def paper_file() -> str:
    return 'journal'


def paper_seed(*, seed: str | float) -> str:
    return 'Graine ' + _show(seed)


def paper_won(*, won: float, chapters: str | float) -> str:
    return _show(won) + ' ' + ('chapitre gagné' if _plural(won) == 'one' else 'chapitres gagnés') + ' sur ' + _show(chapters)


def paper_points(*, points: float, most: str | float) -> str:
    return _show(points) + ' ' + ('point' if _plural(points) == 'one' else 'points') + ' sur ' + _show(most)


def paper_line(*, seed: str | float, won: float, chapters: str | float, points: float, most: str | float) -> str:
    return 'Hustings, une saison\xa0: ' + _paper_won(won=won, chapters=chapters) + ', ' + _paper_points(points=points, most=most) + '. (graine ' + _show(seed) + ')'


def landslide() -> str:
    return 'Raz-de-marée\xa0: cinq victoires nettes en cinq chapitres'


def landslide_line() -> str:
    return 'Aucune saison ne peut rapporter plus.'


def sweep() -> str:
    return 'Grand chelem\xa0: les cinq chapitres gagnés'


def sweep_line(*, clear: float) -> str:
    return 'Aucun chapitre n’est perdu. ' + _clear_wins(clear=clear)


def four() -> str:
    return 'Belle saison\xa0: quatre chapitres gagnés sur cinq'


def four_line(*, clear: float) -> str:
    return 'Un chapitre est perdu. ' + _clear_wins(clear=clear)


def three() -> str:
    return 'Majorité\xa0: trois chapitres gagnés sur cinq'


def three_line(*, clear: float) -> str:
    return 'Deux chapitres sont perdus. ' + _clear_wins(clear=clear)


def two() -> str:
    return 'Majorité manquée\xa0: deux chapitres gagnés sur cinq'


def two_line(*, clear: float) -> str:
    return 'Trois chapitres sont perdus. ' + _clear_wins(clear=clear)


def one() -> str:
    return 'Une seule victoire en cinq chapitres'


def one_line(*, clear: float) -> str:
    return 'Quatre chapitres sont perdus. ' + ('La victoire n’est pas nette.' if clear == 0 else 'La victoire est nette.')


def none() -> str:
    return 'Cinq chapitres, et pas un de gagné'


def none_line() -> str:
    return 'La même graine ramènera les mêmes tirages.'


def clear_wins(*, clear: float) -> str:
    return ('Aucune des victoires n’est nette.' if clear == 0 else 'Une des victoires est nette.' if clear == 1 else _show(clear) + ' des victoires sont nettes.')


def primary_is_clear() -> str:
    return 'Victoire nette à la primaire'


def primary_is_won() -> str:
    return 'La primaire est gagnée'


def primary_is_lost() -> str:
    return 'La primaire est perdue'


def tour_is_clear() -> str:
    return 'Victoire nette en tournée'


def tour_is_won() -> str:
    return 'La tournée est gagnée'


def tour_is_lost() -> str:
    return 'La tournée est perdue'


def districts_is_clear() -> str:
    return 'Victoire nette dans les circonscriptions'


def districts_is_won() -> str:
    return 'Circonscriptions gagnées'


def districts_is_lost() -> str:
    return 'Circonscriptions perdues'


def polling_is_clear() -> str:
    return 'Victoire nette le jour du vote'


def polling_is_won() -> str:
    return 'Le jour du vote est gagné'


def polling_is_lost() -> str:
    return 'Le jour du vote est perdu'


def convention_is_clear() -> str:
    return 'Victoire nette à la convention'


def convention_is_won() -> str:
    return 'La convention est gagnée'


def convention_is_lost() -> str:
    return 'La convention est perdue'


_clear_wins = clear_wins
_paper_points = paper_points
_paper_won = paper_won
