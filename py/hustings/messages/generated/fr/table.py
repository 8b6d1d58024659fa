"""The words of table, made by `make messages` from locales/fr/table.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show


def table() -> str:
    return 'Table'


def players() -> str:
    return 'Joueurs'


def thinking() -> str:
    return 'Avancée de la réflexion'


def undo() -> str:
    return 'Annuler'


def undo_luck() -> str:
    return 'Depuis, des dés, une pioche ou une révélation ont montré quelque chose\xa0: impossible d’annuler.'


def undo_others() -> str:
    return 'Quelqu’un d’autre a agi depuis\xa0: impossible d’annuler.'


def undo_nobody() -> str:
    return 'Quelqu’un doit d’abord prendre l’écran.'


def undo_none() -> str:
    return 'Il n’y a rien à annuler.'


def redo() -> str:
    return 'Rétablir'


def redo_none() -> str:
    return 'Il n’y a rien à rétablir.'


def larger() -> str:
    return 'Zoom avant'


def largest() -> str:
    return 'On ne peut pas voir de plus près.'


def smaller() -> str:
    return 'Zoom arrière'


def smallest() -> str:
    return 'Tout le plateau est visible.'


def nobody_reacts() -> str:
    return 'Pas de réaction'


def other_tab() -> str:
    return 'Cette partie est ouverte dans un autre onglet\u202f; ici, tu ne peux que regarder.'


def take_over() -> str:
    return 'Jouer ici'


def log() -> str:
    return 'Journal'


def log_label() -> str:
    return 'Ce qui s’est passé'


def board_in_words() -> str:
    return 'Le plateau en mots'


def whole_log() -> str:
    return 'Tout ce qui s’est passé'


def turn_of(*, name: str | float) -> str:
    return _show(name) + ' joue'


def go_on_from(*, chosen: str | float) -> str:
    return _show(chosen) + '\xa0: choisis la suite.'


def begun(*, move: str | float, means: str | float) -> str:
    return _show(move) + '. ' + _show(means)


def all_moves(*, choices: float) -> str:
    return 'Tous les coups en liste (' + _show(choices) + ' choix)'


def repeat(*, move: str | float, times: str | float) -> str:
    return _show(move) + ' × ' + _show(times)


def repeat_turn(*, move: str | float) -> str:
    return _show(move) + ' jusqu’à la fin du tour'


def repeat_means() -> str:
    return 'Répète ce coup jusqu’à ce que tu l’arrêtes ou que le tour finisse\u202f; entre deux, tu fais tes autres choix.'


def repeat_stop() -> str:
    return 'Ne plus répéter'


def bot_failed(*, name: str | float) -> str:
    return _show(name) + ' n’a pas pu décider\xa0: le premier coup possible a été joué.'


def status_line(*, phrases: Sequence[str]) -> str:
    return _list(phrases, 'unit')


def status_line_cut(*, phrases: Sequence[str]) -> str:
    return '… ' + _status_line(phrases=phrases)


def status_line_of(*, name: str | float, phrases: Sequence[str]) -> str:
    return _show(name) + '\xa0: ' + _status_line(phrases=phrases)


def status_line_of_cut(*, name: str | float, phrases: Sequence[str]) -> str:
    return _show(name) + '\xa0: ' + _status_line_cut(phrases=phrases)


def meanwhile(*, losses: Sequence[str]) -> str:
    return 'Entre-temps : ' + _list(losses, 'unit')


def heard(*, says: str | float) -> str:
    return _show(says) + '.'


def heard_why(*, name: str | float, says: str | float) -> str:
    return _show(name) + '\xa0: ' + _show(says)


def heard_advice(*, move: str | float, why: str | float, more: float) -> str:
    return 'Conseil\xa0: ' + _show(move) + '. ' + _show(why) + ' ' + ('' if more == 0 else 'Il y en a un autre.' if more == 1 else 'Il y en a ' + _show(more) + ' autres.')


def heard_results(*, scores: Sequence[str]) -> str:
    return _list(scores, 'unit') + '.'


def heard_scores(*, what: str | float, scores: Sequence[str]) -> str:
    return _show(what) + '\xa0: ' + _list(scores, 'unit') + '.'


def heard_rank(*, rank: float, level: float, sides: str | float) -> str:
    return (('Tu mènes.' if level == 0 else 'Tu partages la première place.') if rank == 1 else 'Ton rang\xa0: ' + _show(rank) + ' sur ' + _show(sides) + '.')


def heard_needed(*, needed: str | float) -> str:
    return 'Il en faut ' + _show(needed) + ' pour gagner.'


def heard_nothing() -> str:
    return 'Rien ne s’est encore passé.'


def heard_kind(*, kind: str | float, choices: Sequence[str]) -> str:
    return _show(kind) + '\xa0: ' + _list(choices, 'disjunction') + '.'


def heard_counted(*, kind: str | float, choices: str | float) -> str:
    return _show(kind) + '\xa0: ' + _show(choices) + ' choix.'


def heard_no_place() -> str:
    return 'Va d’abord à un endroit du plateau.'


def heard_choosable() -> str:
    return 'Tu peux choisir ici.'


def heard_not_choosable() -> str:
    return 'Il n’y a rien à choisir ici pour l’instant.'


def taken_back() -> str:
    return 'Annulé.'


def played_again() -> str:
    return 'Rétabli.'


def advice() -> str:
    return 'Conseil'


def advice_not_now() -> str:
    return 'Pas maintenant.'


def advice_pending() -> str:
    return 'Réflexion…'


def advice_cancel() -> str:
    return 'Tant pis'


def advice_none() -> str:
    return 'Aucun conseil trouvé.'


def advice_each() -> str:
    return 'Conseil affiché'


def advice_number(*, number: str | float) -> str:
    return 'Conseil ' + _show(number)


def advice_then() -> str:
    return 'Ensuite'


def plan(*, move: str | float, then: Sequence[str]) -> str:
    return _show(move) + ', puis ' + _list(then, 'unit')


def advised_thing(*, numbers: Sequence[str], label: str | float) -> str:
    return 'Conseil ' + _list(numbers, 'conjunction') + '\xa0: ' + _show(label)


def advised(*, numbers: Sequence[str]) -> str:
    return 'Conseil ' + _list(numbers, 'conjunction')


def rest_equally_good() -> str:
    return 'D’autres coups le valent à peu près.'


def rest_far() -> str:
    return 'Aucun autre coup n’en approche.'


def rest_best() -> str:
    return 'Aucun autre coup ne semble valoir un essai.'


def rest_named(*, moves: Sequence[str]) -> str:
    return 'À peu près aussi bien\xa0: ' + _list(moves, 'conjunction') + '.'


def move_quoted(*, move: str | float) -> str:
    return '«\xa0' + _show(move) + '\xa0»'


def others_counted(*, others: float) -> str:
    return ('1 autre' if others == 1 else _show(others) + ' autres')


def comparison_idle(*, move: str | float, figure: str | float) -> str:
    return 'Pour comparer\xa0: «\xa0' + _show(move) + '\xa0», ' + _show(figure) + '.'


def comparison_next_best(*, move: str | float, figure: str | float) -> str:
    return 'Le suivant\xa0: «\xa0' + _show(move) + '\xa0», ' + _show(figure) + '.'


def comparison_typical(*, others: str | float, move: str | float, figure: str | float) -> str:
    return 'Typique des ' + _show(others) + ' autres coups\xa0: «\xa0' + _show(move) + '\xa0», ' + _show(figure) + '.'


def as_good(*, figure: str | float, number: str | float) -> str:
    return _show(figure) + ', aussi bien que le n°\xa0' + _show(number)


def about_as_good(*, figure: str | float, number: str | float) -> str:
    return _show(figure) + ', presque aussi bien que le n°\xa0' + _show(number)


def play_this() -> str:
    return 'Jouer ce coup'


def play_instead() -> str:
    return 'Jouer plutôt ce coup'


def play_this_move(*, move: str | float) -> str:
    return _play_this() + '\xa0: ' + _show(move)


def play_instead_move(*, move: str | float) -> str:
    return _play_instead() + '\xa0: ' + _show(move)


def type_title() -> str:
    return 'Écrire un coup'


def type_field() -> str:
    return 'Ton coup'


def type_help(*, example: str | float) -> str:
    return 'Par exemple «\xa0' + _show(example) + '\xa0»'


def type_fits(*, moves: float) -> str:
    return ('1 coup correspond.' if moves == 1 else _show(moves) + ' coups correspondent. Écris la suite, ou choisis avec les flèches.')


def type_none(*, examples: Sequence[str]) -> str:
    return 'Aucun coup permis ne s’appelle ainsi. Tu peux jouer ' + _list(examples, 'disjunction') + '.'


def type_goes_on(*, text: str | float) -> str:
    return _show(text) + ' …'


def type_not_now() -> str:
    return 'Tu peux écrire un coup quand c’est ton tour.'


def written_move(*, move: str | float, name: str | float, text: str | float) -> str:
    return _show(move) + '. ' + _show(name) + '\xa0: ' + _show(text)


def written_secret() -> str:
    return 'un coup secret'


def in_words() -> str:
    return 'En phrases'


def as_moves() -> str:
    return 'En coups'


def copy_moves() -> str:
    return 'Copier'


def written_copied() -> str:
    return 'Le journal est dans le presse-papiers.'


def written_selected() -> str:
    return 'La copie n’est pas autorisée ici. Le journal est sélectionné\xa0: copie-le toi-même.'


def why() -> str:
    return 'Pourquoi\u202f?'


def why_ask(*, name: str | float) -> str:
    return 'Demande à ' + _show(name) + '.'


def why_this(*, name: str | float) -> str:
    return _why() + ' ' + _why_ask(name=name)


def why_pending() -> str:
    return 'Retour sur le coup…'


def why_later() -> str:
    return 'Une chose à la fois\xa0: demande quand personne ne réfléchit.'


def why_sealed() -> str:
    return 'C’était un choix secret\xa0: ses raisons restent secrètes aussi.'


def why_simple(*, name: str | float, about: str | float) -> str:
    return _show(name) + ' joue simplement. ' + _show(about)


def why_none(*, name: str | float) -> str:
    return _show(name) + ' ne peut pas expliquer ce coup par ce que tu vois.'


def why_move(*, move: str | float, says: str | float) -> str:
    return _show(move) + '. ' + _show(says)


def hand_over(*, name: str | float) -> str:
    return 'Passe l’écran à ' + _show(name) + '.'


def i_am(*, name: str | float) -> str:
    return 'Je suis ' + _show(name)


def not_them() -> str:
    return 'Retour'


def recap() -> str:
    return 'Depuis ton dernier tour'


def recap_first() -> str:
    return 'Jusqu’ici'


def history() -> str:
    return 'Historique'


def to_beginning() -> str:
    return 'Au début'


def move_back() -> str:
    return 'Un coup en arrière'


def move_on() -> str:
    return 'Un coup en avant'


def to_present() -> str:
    return 'Au présent'


def period_end(*, period: str | float) -> str:
    return 'Après\xa0: ' + _show(period)


def is_beginning() -> str:
    return 'C’est le début.'


def is_present() -> str:
    return 'C’est le présent.'


def branch() -> str:
    return 'Continuer d’ici'


def branch_help() -> str:
    return 'Dans une partie séparée, avec la même graine.'


def back_to_now() -> str:
    return 'Retour au jeu'


def watch_again() -> str:
    return 'Revoir'


def watch_from_here() -> str:
    return 'Revoir à partir d’ici'


def pause() -> str:
    return 'Pause'


def go_on() -> str:
    return 'Reprendre'


def next_beat() -> str:
    return 'Suite'


def next_step() -> str:
    return 'Suite'


def take_a_look() -> str:
    return 'Regarde, puis appuie sur «\xa0' + _next_step() + '\xa0».'


def skip() -> str:
    return 'Tout sauter'


def skip_to_end() -> str:
    return 'Aller à la fin'


def count_votes() -> str:
    return 'Dépouiller'


def moment(*, move: str | float, moves: str | float) -> str:
    return 'Coup ' + _show(move) + ' sur ' + _show(moves)


def in_the_past(*, move: str | float, moves: str | float) -> str:
    return 'Tu regardes le passé\xa0: après le coup ' + _show(move) + ' sur ' + _show(moves) + '.'


def eyes() -> str:
    return 'Point de vue'


def eyes_of(*, name: str | float) -> str:
    return 'Vu par ' + _show(name)


def eyes_of_all() -> str:
    return 'Vu par tout le monde'


def eyes_open() -> str:
    return 'Tout à découvert'


def ask_place() -> str:
    return 'Touche un endroit du plateau pour voir quand il a changé.'


def place_changed(*, move: str | float, text: str | float) -> str:
    return 'Coup ' + _show(move) + '\xa0: ' + _show(text)


def place_unchanged() -> str:
    return 'Il ne s’était encore rien passé ici.'


def place_history() -> str:
    return 'Ce qui s’est passé ici'


def earlier_change() -> str:
    return 'Changement précédent'


def later_change() -> str:
    return 'Changement suivant'


def undone_moves_kept(*, moves: float) -> str:
    return ('Le coup que tu as annulé est conservé dans une partie séparée, sur la page d’accueil.' if moves == 1 else 'Les ' + _show(moves) + ' coups que tu as annulés sont conservés dans une partie séparée, sur la page d’accueil.')


def undone_title() -> str:
    return 'Coups annulés'


def undone_title_of(*, title: str | float) -> str:
    return _show(title) + '\xa0: coups annulés'


_next_step = next_step
_play_instead = play_instead
_play_this = play_this
_status_line = status_line
_status_line_cut = status_line_cut
_why = why
_why_ask = why_ask
