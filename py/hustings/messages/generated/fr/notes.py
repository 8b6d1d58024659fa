"""The words of notes, made by `make messages` from locales/fr/notes.ftl."""

from __future__ import annotations

from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def note() -> str:
    return 'Note'


def add() -> str:
    return 'Écrire une note'


def edit() -> str:
    return 'Modifier cette note'


def next_note() -> str:
    return 'Note suivante'


def note_before() -> str:
    return 'Note précédente'


def none_next() -> str:
    return 'Il n’y a pas de note après.'


def none_before() -> str:
    return 'Il n’y a pas de note avant.'


def field() -> str:
    return 'Que faut-il savoir ici\u202f?'


def look() -> str:
    return 'Regarde ici.'


def readers() -> str:
    return 'Si tu envoies cette partie avec ses notes, qui la reçoit peut les lire.'


def done() -> str:
    return 'Valider'


def drop() -> str:
    return 'Supprimer cette note'


def has_note() -> str:
    return 'a une note'


def not_now() -> str:
    return 'Tu peux écrire une note pendant ton tour, à la fin, ou en regardant le passé.'


def full() -> str:
    return 'Cette partie ne peut pas contenir plus de notes\u202f; raccourcis-en ou supprimes-en une d’abord.'


def noted_at(*, move: str | float, moves: str | float) -> str:
    return 'Note au coup ' + _show(move) + ' sur ' + _show(moves)


def letters(*, letters: str | float, most: str | float) -> str:
    return _show(letters) + ' sur ' + _show(most) + ' lettres'


def points_at(*, things: float) -> str:
    return ('Touche des éléments du plateau pour les désigner.' if things == 0 else 'Désigne 1 élément\u202f; touche-le à nouveau pour l’enlever.' if things == 1 else 'Désigne ' + _show(things) + ' éléments\u202f; touches-en un à nouveau pour l’enlever.')


def points_full(*, things: float) -> str:
    return 'Une note désigne au plus ' + (_show(things) + ' élément' if _plural(things) == 'one' else _show(things) + ' éléments') + '.'


def share_title() -> str:
    return 'La partie avec ses notes'


def share_help() -> str:
    return 'S’ouvre à la première note\u202f; le reste ne change pas.'


def share_too_long() -> str:
    return 'Avec ces notes, le lien est trop long pour la plupart des programmes. Envoie plutôt la partie en fichier\xa0: il contient les notes, et les noms aussi.'


def lost(*, notes: float) -> str:
    return (_show(notes) + ' note de cette partie est illisible et a été laissée de côté.' if _plural(notes) == 'one' else _show(notes) + ' notes de cette partie sont illisibles et ont été laissées de côté.')


def joined(*, notes: float) -> str:
    return 'Tu as déjà cette partie\xa0: ' + (_show(notes) + ' note est arrivée' if _plural(notes) == 'one' else _show(notes) + ' notes sont arrivées') + ' avec le lien.'
