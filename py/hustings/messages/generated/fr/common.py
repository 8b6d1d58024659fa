"""The words of common, made by `make messages` from locales/fr/common.ftl."""

from __future__ import annotations

from hustings.messages.formats import shown as _show


def title() -> str:
    return 'Hustings'


def tagline() -> str:
    return 'Une boîte de jeux d’élections. Sans inscription\xa0: tes parties restent sur ton appareil.'


def page_title(*, game: str | float) -> str:
    return _show(game) + ' · ' + _title()


def home() -> str:
    return 'Accueil'


def rules() -> str:
    return 'Règles'


def share() -> str:
    return 'Partager'


def keys() -> str:
    return 'Touches'


def menu() -> str:
    return 'Menu'


def preferences() -> str:
    return 'Préférences'


def about() -> str:
    return 'À propos'


def language() -> str:
    return 'Langue'


def language_name(*, language: str) -> str:
    return ('Deutsch' if language == 'de' else 'Français' if language == 'fr' else 'English')


def close() -> str:
    return 'Fermer'


def hide() -> str:
    return 'Masquer'


def choose_again() -> str:
    return 'Rechoisir'


def label_disabled(*, label: str | float, why: str | float) -> str:
    return _show(label) + '\xa0: ' + _show(why)


def about_this(*, name: str | float, says: str | float) -> str:
    return _show(name) + '\xa0: ' + _show(says)


def person_name(*, number: float) -> str:
    return ('Ada' if number == 0 else 'Ben' if number == 1 else 'Cleo' if number == 2 else 'Dan' if number == 3 else 'Esi' if number == 4 else 'Finn')


def bot_name(*, number: float) -> str:
    return ('Iris' if number == 0 else 'Juno' if number == 1 else 'Kit' if number == 2 else 'Lou' if number == 3 else 'Moss' if number == 4 else 'Nell')


def seat_name(*, number: str | float) -> str:
    return 'Place ' + _show(number)


def person() -> str:
    return 'Humain'


def bot_level(*, level: str) -> str:
    return ('Bot facile' if level == 'easy' else 'Bot normal' if level == 'normal' else 'Bot difficile' if level == 'hard' else 'Bot expert')


def same_luck() -> str:
    return 'Les deux ont la même graine\xa0: les dés, pioches et mains que tu as vus dans l’autre peuvent trahir la suite de celle-ci.'


def gives_away() -> str:
    return 'Qui possède le lien d’une partie, ou son fichier, peut en tirer les dés à venir, toutes les mains et tous les choix secrets, et peut changer les coups. Par lien, ne joue qu’avec des gens de confiance.'


def started_again() -> str:
    return 'C’est une nouvelle partie\u202f; l’autre est conservée. ' + _same_luck()


def branched_off(*, move: str | float) -> str:
    return 'C’est une partie séparée à partir du coup ' + _show(move) + '\u202f; l’autre est conservée. ' + _same_luck()


def die(*, shows: str | float) -> str:
    return 'dé\xa0: ' + _show(shows)


_same_luck = same_luck
_title = title
