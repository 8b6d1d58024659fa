"""The words of distance, made by `make messages` from locales/fr/distance.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import shown as _show


def elsewhere() -> str:
    return 'Ailleurs'


def seats_title() -> str:
    return 'Qui joue où'


def setup_help(*, names: Sequence[str]) -> str:
    return 'Après ton tour, tu envoies un lien à ' + _list(names, 'conjunction') + ', et un autre te revient.'


def seats_help() -> str:
    return 'Qui joue ailleurs reçoit la partie sous forme de lien après ton tour, et en renvoie un après le sien.'


def here() -> str:
    return 'Sur cet appareil'


def away() -> str:
    return 'Ailleurs'


def where(*, name: str | float) -> str:
    return 'Où joue ' + _show(name)


def plays_elsewhere(*, name: str | float) -> str:
    return _show(name) + ' joue ailleurs\xa0: envoie la partie'


def nobody_here() -> str:
    return 'Il faut que quelqu’un joue sur cet appareil.'


def only_here() -> str:
    return 'Personne d’autre ne joue sur cet appareil.'


def send_to(*, names: Sequence[str]) -> str:
    return 'Envoyer à ' + _list(names, 'conjunction')


def send_again() -> str:
    return 'Renvoyer'


def send_end(*, names: Sequence[str]) -> str:
    return 'Envoyer le résultat à ' + _list(names, 'conjunction')


def note(*, name: str | float, game: str | float, lead: str, own: str | float, best: str | float) -> str:
    return 'À toi, ' + _show(name) + '\xa0: ' + _show(game) + ', ' + (_show(own) + '–' + _show(best) + ' pour toi' if lead == 'ahead' else _show(best) + '–' + _show(own) + ' contre toi' if lead == 'behind' else _show(own) + '–' + _show(best)) + '.'


def note_together(*, names: Sequence[str], game: str | float, stands: str | float) -> str:
    return 'C’est à ' + _list(names, 'conjunction') + ' de jouer\xa0: ' + _show(game) + '. ' + _show(stands) + '.'


def note_over(*, game: str | float, names: Sequence[str], outcome: str | float) -> str:
    return _show(game) + ', fin de partie pour ' + _list(names, 'conjunction') + '\xa0: ' + _show(outcome)


def unsent(*, names: Sequence[str]) -> str:
    return 'Ton tour est fini\xa0: envoie la partie à ' + _list(names, 'conjunction') + '.'


def begins(*, names: Sequence[str]) -> str:
    return 'La partie commence ailleurs\xa0: envoie-la à ' + _list(names, 'conjunction') + '.'


def sent(*, names: Sequence[str]) -> str:
    return 'On attend ' + _list(names, 'conjunction') + '. Ouvre le lien qui reviendra.'


def watching() -> str:
    return 'Tu regardes. Ouvre le lien suivant pour voir la suite.'


def copied(*, names: Sequence[str]) -> str:
    return 'Le lien est copié\xa0: colle-le dans un message à ' + _list(names, 'conjunction') + '. Un autre lien te reviendra.'


def mark_sent() -> str:
    return 'C’est envoyé'


def undo_sent() -> str:
    return 'C’est déjà envoyé\xa0: impossible d’annuler.'


def share_turn(*, names: Sequence[str]) -> str:
    return 'Envoyer la partie à ' + _list(names, 'conjunction')


def share_turn_help(*, names: Sequence[str]) -> str:
    return 'Colle le lien dans un message, ou fais scanner le code par ' + _list(names, 'disjunction') + '.'


def qr_turn() -> str:
    return 'Montrer en code QR'


def with_names() -> str:
    return 'Le lien contient vos noms. Tout le reste n’est que la partie elle-même.'


def without_names() -> str:
    return 'Le lien ne contient aucun nom.'


def leave_names_out() -> str:
    return 'Les laisser de côté'


def send_names_along() -> str:
    return 'Les envoyer aussi'


def who_are_you() -> str:
    return 'Qui es-tu\u202f?'


def came(*, names: Sequence[str]) -> str:
    return 'Partie envoyée par ' + _list(names, 'conjunction')


def i_watch() -> str:
    return 'Regarder seulement'


def other_device() -> str:
    return 'Quelqu’un d’autre\u202f?'


def gives_away() -> str:
    return 'Un lien contient toute la partie. Qui le décortique peut lire les mains cachées et les pioches à venir.'


def cut() -> str:
    return 'Ce lien a été coupé et les derniers coups manquent\xa0: redemande-le. Tu peux regarder ce qui est arrivé.'


def cut_play() -> str:
    return 'Continuer d’ici'


def branched(*, move: str | float) -> str:
    return 'Ce lien et ta partie conservée diffèrent à partir du coup ' + _show(move) + '. Les deux versions sont gardées\u202f; tu regardes celle du lien.'


def show_other() -> str:
    return 'Voir la mienne'


def merged() -> str:
    return 'Les choix des deux appareils sont réunis.'


def older(*, moves: str | float, kept: str | float) -> str:
    return 'Ce lien est plus ancien que la partie que tu conserves\xa0: il montre le coup ' + _show(moves) + ' sur ' + _show(kept) + '.'


def my_turn() -> str:
    return 'À ton tour'


def waiting() -> str:
    return 'En attente des autres'


def others() -> str:
    return 'Autres parties'


def waiting_for(*, names: Sequence[str], age: str | float) -> str:
    return 'On attend ' + _list(names, 'conjunction') + ' · lien\xa0: ' + _show(age)


def you(*, name: str | float) -> str:
    return _show(name) + ' (toi)'


def not_sent(*, names: Sequence[str]) -> str:
    return 'Pas encore envoyée à ' + _list(names, 'conjunction')


def order_title() -> str:
    return 'Au tour des autres'


def order(*, order: str) -> str:
    return ('Me demander si cela me touche' if order == 'mine' else 'Me demander si cela me touche ou concerne mes régions' if order == 'region' else 'Me demander si cela me touche ou rapporte 4 délégués' if order == 'big' else 'Tout me demander' if order == 'always' else 'Tout laisser passer')


def order_help() -> str:
    return 'Pendant que les autres jouent sur leurs appareils, cette consigne décide à ta place de ce que tu laisses passer. Personne d’autre ne la voit.'
