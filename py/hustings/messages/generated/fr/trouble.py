"""The words of trouble, made by `make messages` from locales/fr/trouble.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def download() -> str:
    return 'Télécharger'


def storage_off() -> str:
    return 'Ce navigateur n’enregistre rien pour cette page. Tu peux continuer\u202f; télécharge la partie pour la garder.'


def storage_full() -> str:
    return 'L’espace du navigateur est plein\xa0: cette partie n’est plus enregistrée. Télécharge-la, ou supprime des parties dont tu n’as plus besoin.'


def storage_slow() -> str:
    return 'Ce navigateur n’écrit pas tes coups aussitôt sur le disque\xa0: un plantage ferait perdre les derniers. Pour les garder, ferme-le normalement ou télécharge la partie.'


def keeping() -> str:
    return 'Enregistrement du coup…'


def in_use() -> str:
    return 'Cette partie se joue dans un autre onglet\xa0: elle n’a pas été supprimée.'


def not_deleted() -> str:
    return 'Le navigateur n’a pas supprimé toute cette partie. La page réessaiera à sa prochaine ouverture.'


def went_on() -> str:
    return 'Cette partie a continué autrement dans un autre onglet. Les deux versions sont conservées\u202f; ici, tu joues la tienne.'


def set_aside() -> str:
    return 'Cette partie n’a pas pu être montrée. Elle est conservée telle quelle et peut être téléchargée plus bas\u202f; tout le reste continue sans elle.'


def kept_as_it_was() -> str:
    return 'La partie d’avant reste sur la page d’accueil.'


def table_failed() -> str:
    return 'Ce navigateur n’a pas pu créer le fichier. Tes parties restent là où elles sont.'


def picture_failed() -> str:
    return 'Ce navigateur n’a pas pu créer l’image.'


def file_too_large() -> str:
    return 'Ce fichier est bien trop gros pour une partie de Hustings\xa0: il n’a pas été lu.'


def file_no_text() -> str:
    return 'Ce fichier n’est pas une partie\xa0: ce n’est pas du texte.'


def file_failed() -> str:
    return 'Ce fichier n’a pas pu être lu.'


def no_save() -> str:
    return 'Ce n’est pas une partie de Hustings.'


def other_version() -> str:
    return 'Cette partie a été enregistrée par une version de Hustings que celle-ci ne sait pas lire.'


def same_here() -> str:
    return 'Tu as déjà cette partie\xa0: elle s’ouvre là où tu en es.'


def further_here(*, moves: float) -> str:
    return 'Tu as déjà cette partie, avec ' + (_show(moves) + ' coup' if _plural(moves) == 'one' else _show(moves) + ' coups') + ' de plus\xa0: elle s’ouvre là où tu en es.'


def download_barred() -> str:
    return 'Rien n’a été téléchargé\xa0: la page qui entoure celle-ci l’interdit. Ouvre Hustings dans son propre onglet pour enregistrer des fichiers.'


def download_maybe_barred() -> str:
    return 'Si aucun fichier n’est arrivé, la page qui entoure celle-ci interdit les téléchargements\xa0: ouvre Hustings dans son propre onglet pour enregistrer des fichiers.'


def carried(*, games: float, twice: float) -> str:
    return ('Une partie est arrivée' if games == 1 else _show(games) + ' parties sont arrivées') + ' avec ce fichier.' + ('' if twice == 0 else ' ' + ('Elle a continué autrement ici\xa0: les deux versions sont conservées.' if games == 1 else 'L’une d’elles a continué autrement ici\xa0: les deux versions sont conservées.') if twice == 1 else ' ' + _show(twice) + ' d’entre elles ont continué autrement ici\xa0: les deux versions sont conservées.')


def restored(*, games: float, results: float, season: str, learned: str, twice: float, left: float, preferences: str) -> str:
    return ((('Restauré\xa0: tes saisons.' if season == 'alone' else ('Restauré\xa0: des leçons et des problèmes.' if learned == 'alone' else 'Rien de nouveau dans cette sauvegarde.')) if results == 0 else 'Restauré\xa0: 1 résultat.' if results == 1 else 'Restauré\xa0: ' + _show(results) + ' résultats.') if games == 0 else 'Restauré\xa0: 1 partie.' if games == 1 else 'Restauré\xa0: ' + _show(games) + ' parties.') + ('' if twice == 0 else ' ' + '1 partie a continué autrement ici\xa0: les deux versions sont conservées.' if twice == 1 else ' ' + _show(twice) + ' parties ont continué autrement ici\xa0: les deux versions sont conservées.') + ('' if left == 0 else ' ' + '1 partie est déjà ici, au moins aussi avancée, et n’a pas été touchée.' if left == 1 else ' ' + _show(left) + ' parties sont déjà ici, au moins aussi avancées, et n’ont pas été touchées.') + (' ' + 'Tes saisons sont arrivées aussi.' if season == 'too' else '') + (' ' + 'Des leçons et des problèmes sont arrivés aussi.' if learned == 'too' else '') + (' ' + 'Les préférences sont arrivées aussi.' if preferences == 'came' else ' ' + 'Tes préférences restent telles quelles.' if preferences == 'stayed' else '')


def old_rules_legal() -> str:
    return 'Cette partie a commencé sous d’anciennes règles. Tous ses coups sont encore permis, et elle continue selon les règles actuelles\u202f; un résultat peut compter autrement.'


def old_rules(*, kept: str | float, moves: float, trouble: str | float) -> str:
    return 'Cette partie a commencé sous d’anciennes règles. Coups encore permis\xa0: ' + _show(kept) + ' sur ' + _show(moves) + '. ' + _show(trouble) + ' La partie continue de là selon les règles actuelles.'


def new_version() -> str:
    return 'Une nouvelle version de Hustings est là.'


def files_gone() -> str:
    return 'Le site a une nouvelle version de Hustings et n’a plus tous les fichiers de celle-ci. Mets à jour pour continuer\u202f; tes parties sont conservées.'


def update() -> str:
    return 'Mettre à jour'


def later() -> str:
    return 'Plus tard'


def game_arriving(*, game: str | float) -> str:
    return 'Chargement\xa0: ' + _show(game) + '…'


def game_not_fetched(*, game: str | float) -> str:
    return _show(game) + '\xa0: le chargement a échoué. Vérifie la connexion, puis réessaie.'


def internal_error() -> str:
    return 'Un problème est survenu dans Hustings même. Ta partie est conservée\u202f; si cette ligne reste, recharge la page.'


def not_drawn() -> str:
    return 'La page n’a pas pu être affichée.'


def thinker_again() -> str:
    return 'Le navigateur a arrêté les bots. Ils ont redémarré, et la partie continue.'


def thinker_slow() -> str:
    return 'Les bots sont lents à démarrer sur cet appareil. La partie continue d’elle-même dès qu’ils sont prêts\u202f; après une demi-minute, cette page réfléchit pour eux.'


def thinker_here() -> str:
    return 'Le navigateur a de nouveau arrêté les bots. ' + _page_thinks()


def thinker_unstarted() -> str:
    return 'Les bots n’ont pas pu démarrer\xa0: cet appareil a peut-être trop peu de mémoire. ' + _page_thinks()


def thinker_unfetched() -> str:
    return 'Les bots n’ont pas pu être chargés\xa0: le réseau ou le site est peut-être en panne. ' + _page_thinks()


def page_thinks() -> str:
    return 'Cette page réfléchit maintenant pour eux, et peut répondre lentement pendant ce temps.'


def language_unavailable() -> str:
    return 'Les textes de la langue choisie n’ont pas pu être chargés\xa0: la page parle anglais pour l’instant. Recharge-la pour réessayer.'


def part_unavailable() -> str:
    return 'Une partie de Hustings nécessaire ici n’a pas pu être chargée\xa0: le réseau ou le site est peut-être en panne. Tes parties restent là où elles sont.'


def no_table() -> str:
    return 'Il n’y a pas de partie sur la table.'


def link_too_long() -> str:
    return 'Ce lien est trop long pour une partie de Hustings.'


def link_kinds() -> str:
    return 'Le lien ne dit pas qui joue à quelle place\xa0: elles sont donc toutes pour des humains.'


def link_empty() -> str:
    return 'Ce lien ne nomme aucun jeu.'


def link_none() -> str:
    return 'Il n’y a pas de lien de Hustings dans ce texte.'


def link_seats() -> str:
    return 'Ce lien n’indique pas le même nombre de places que sa partie.'


def no_such_game(*, name: str | float) -> str:
    return 'Il n’y a pas de jeu appelé «\xa0' + _show(name) + '\xa0» ici.'


def no_moment(*, text: str | float) -> str:
    return '«\xa0' + _show(text) + '\xa0» n’est pas un moment d’une partie\xa0: le lien s’ouvre donc au dernier coup.'


def no_option(*, game: str | float, name: str | float) -> str:
    return _show(game) + ' n’a pas d’option «\xa0' + _show(name) + '\xa0»\xa0: ce morceau du lien a été laissé de côté.'


def wrong_kind(*, known: Sequence[str], kind: str | float) -> str:
    return 'Une place peut être ' + _list(known, 'unit') + ', pas «\xa0' + _show(kind) + '\xa0».'


def wrong_size(*, game: str | float, fewest: str | float, most: str | float) -> str:
    return _show(game) + ' compte de ' + _show(fewest) + ' à ' + _show(most) + ' places.'


_page_thinks = page_thinks
