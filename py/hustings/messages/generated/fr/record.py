"""The words of record, made by `make messages` from locales/fr/record.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def not_a_game() -> str:
    return 'Ce n’est pas une partie de Hustings.'


def not_json() -> str:
    return 'Ce n’est pas une partie de Hustings\xa0: le texte n’est pas du JSON lisible.'


def not_text() -> str:
    return 'Ce n’est pas une partie de Hustings\xa0: ce n’est pas du texte.'


def too_long() -> str:
    return 'C’est trop long pour une partie de Hustings.'


def too_much() -> str:
    return 'Ce n’est pas une partie de Hustings\xa0: il y a là plus que n’en contient aucune table.'


def no_such_game(*, name: str | float) -> str:
    return 'Il n’y a pas de jeu appelé «\xa0' + _show(name) + '\xa0» ici.'


def seats(*, title: str | float, first: str | float, last: str | float) -> str:
    return _show(title) + ' compte de ' + _show(first) + ' à ' + _show(last) + ' places.'


def no_option(*, title: str | float, name: str | float) -> str:
    return _show(title) + ' n’a pas d’option «\xa0' + _show(name) + '\xa0».'


def option_values(*, option: str | float, values: Sequence[str], given: str | float) -> str:
    return '«\xa0' + _show(option) + '\xa0» peut être ' + _list(values, 'unit') + ', pas «\xa0' + _show(given) + '\xa0».'


def options_unreadable() -> str:
    return 'Les options de cette partie sont illisibles.'


def moves_unreadable() -> str:
    return 'Les coups de cette partie sont illisibles.'


def too_many_moves(*, most: str | float) -> str:
    return 'Cette partie a plus de ' + _show(most) + ' coups.'


def most_moves(*, most: str | float) -> str:
    return 'Une partie ne peut pas avoir plus de ' + _show(most) + ' coups.'


def seed(*, most: str | float) -> str:
    return 'Une graine est un texte de 1 à ' + _show(most) + ' caractères ordinaires.'


def no_rules() -> str:
    return 'Cette partie ne dit pas selon quelles règles elle a été jouée.'


def newer_game() -> str:
    return 'Cette partie vient d’une version plus récente de Hustings\u202f; recharge la page pour mettre à jour.'


def file_empty() -> str:
    return 'Ce fichier est vide.'


def file_one_file() -> str:
    return 'Ce fichier est Hustings lui-même, toute la table en un fichier, et non une partie enregistrée. Ouvre-le dans un navigateur pour y jouer.'


def file_web_page() -> str:
    return 'Ce fichier est une page web et non une partie enregistrée.'


def file_typographic() -> str:
    return 'Ce fichier a des guillemets typographiques («\xa0»), comme en écrit un traitement de texte. Une partie enregistrée veut des guillemets droits (")\xa0: remplace-les, ou enregistre de nouveau la partie.'


def link_newer() -> str:
    return 'Ce lien vient d’une version plus récente de Hustings\u202f; recharge la page pour mettre à jour.'


def link_damaged() -> str:
    return 'Ce lien est abîmé\xa0: on ne peut y lire aucune partie.'


def link_letters() -> str:
    return 'Ce lien est abîmé\xa0: il contient des lettres qu’aucun lien de Hustings n’a.'


def link_too_long() -> str:
    return 'Ce lien est trop long pour une partie de Hustings.'


def link_cut(*, moves: float) -> str:
    return 'Ce lien a été coupé ou abîmé\u202f; ' + _moves_recovered(moves=moves) + '.'


def link_edited() -> str:
    return 'Les coups de ce lien ne correspondent pas à sa somme de contrôle\xa0: quelqu’un les a changés.'


def link_cut_notes(*, moves: float) -> str:
    return 'Ce lien a été coupé ou abîmé\u202f; ' + _moves_recovered(moves=moves) + '. Ses notes sont perdues.'


def moves_recovered(*, moves: float) -> str:
    return (_show(moves) + ' coup a pu être récupéré' if _plural(moves) == 'one' else _show(moves) + ' coups ont pu être récupérés')


def link_notes_lost() -> str:
    return 'Ce lien a été coupé ou abîmé\xa0: la partie est entière, ses notes sont perdues.'


def link_notes_recovered() -> str:
    return 'Ce lien a été coupé ou abîmé\xa0: la partie est entière, ses notes ont pu être récupérées.'


def link_notes_some(*, kept: str | float, total: str | float) -> str:
    return 'Ce lien a été coupé ou abîmé\xa0: la partie est entière, avec ' + _show(kept) + ' de ses ' + _show(total) + ' notes.'


def not_a_move(*, token: str | float) -> str:
    return '«\xa0' + _show(token) + '\xa0» n’est pas un coup de ce jeu.'


def too_many_numbers(*, verb: str | float) -> str:
    return '«\xa0' + _show(verb) + '\xa0» ne prend pas autant de nombres.'


def fillers() -> str:
    return 'un une des le la les l de du d à au aux en dans sur par pour et avec vers'


def not_possible() -> str:
    return 'Ce coup n’est pas possible maintenant.'


def no_such_move(*, number: str | float) -> str:
    return 'Cette partie n’a pas de coup ' + _show(number) + '.'


def move_no_seat(*, number: str | float, token: str | float) -> str:
    return 'Le coup ' + _show(number) + ' («\xa0' + _show(token) + '\xa0») ne dit pas qui le joue.'


def move_unknown(*, number: str | float, token: str | float) -> str:
    return 'Le coup ' + _show(number) + ' («\xa0' + _show(token) + '\xa0») n’est pas un coup de ce jeu.'


def move_after_end(*, number: str | float, token: str | float) -> str:
    return 'Le coup ' + _show(number) + ' («\xa0' + _show(token) + '\xa0») vient après la fin de la partie.'


def move_illegal(*, number: str | float, token: str | float) -> str:
    return 'Le coup ' + _show(number) + ' («\xa0' + _show(token) + '\xa0») n’est pas permis à cet endroit.'


def not_annotated() -> str:
    return 'Ce n’est pas une partie annotée de Hustings.'


def notes_newer() -> str:
    return 'Ces notes viennent d’une version plus récente de Hustings\u202f; recharge la page pour mettre à jour.'


def notes_no_list(*, most: str | float) -> str:
    return 'Les notes de cette partie ne sont pas une liste d’au plus ' + _show(most) + '.'


def note_unreadable() -> str:
    return 'Une des notes de cette partie est illisible.'


def note_asks_beyond(*, moves: str | float) -> str:
    return 'Une note demande des coups après le dernier des ' + _show(moves) + '.'


def note_lights() -> str:
    return 'Une note met en évidence quelque chose qui n’existe pas.'


def note_answers() -> str:
    return 'Les réponses d’une note sont illisibles.'


def note_no_moment(*, field: str | float) -> str:
    return 'Une note de cette partie ne correspond à aucun de ses coups (' + _show(field) + ').'


def note_field(*, field: str | float) -> str:
    return 'Une note de cette partie est illisible (' + _show(field) + ').'


def note_no_text(*, field: str | float) -> str:
    return 'Une note de cette partie a autre chose qu’un texte pour «\xa0' + _show(field) + '\xa0».'


def note_too_long(*, most: str | float, field: str | float) -> str:
    return 'Une note de cette partie dépasse ' + _show(most) + ' caractères («\xa0' + _show(field) + '\xa0»).'


_moves_recovered = moves_recovered
