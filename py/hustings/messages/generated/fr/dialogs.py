"""The words of dialogs, made by `make messages` from locales/fr/dialogs.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show


def undo_turn() -> str:
    return 'Annuler ce tour'


def undo_all() -> str:
    return 'Revenir au premier coup'


def new_same_seed() -> str:
    return 'Rejouer, même graine'


def new_other_seed() -> str:
    return 'Rejouer, autre graine'


def download_game() -> str:
    return 'Télécharger cette partie'


def picture_png() -> str:
    return 'Image du plateau (PNG)'


def picture_svg() -> str:
    return 'Image du plateau (SVG)'


def full_screen(*, full: str) -> str:
    return ('Quitter le plein écran' if full == 'on' else 'Plein écran')


def save_table() -> str:
    return 'Enregistrer la table en fichier'


def leave() -> str:
    return 'Quitter (partie conservée)'


def after_move(*, move: str | float) -> str:
    return 'coup-' + _show(move)


def picture_title(*, game: str | float, summary: str | float) -> str:
    return _show(game) + '\xa0: ' + _show(summary)


def share_help() -> str:
    return 'Le lien contient toute la partie, mais pas les noms.'


def share_file() -> str:
    return 'Cette page est un fichier sur cet appareil et n’appartient à aucun site\xa0: on ne peut envoyer que la partie elle-même. Qui reçoit le texte doit avoir ce fichier aussi, et coller le texte sous «\xa0Ouvrir un lien\xa0».'


def share_site(*, site: str | float) -> str:
    return 'Cette page est un fichier sur cet appareil. Ses liens mènent au site d’où elle vient\xa0: ' + _show(site)


def share_start() -> str:
    return 'Le même départ'


def share_start_help() -> str:
    return 'Même graine, pour comparer les résultats.'


def share_game() -> str:
    return 'La partie jusqu’ici'


def share_game_help() -> str:
    return 'S’ouvre au dernier coup\xa0: on peut continuer.'


def share_moment() -> str:
    return 'Ce moment'


def share_moment_help() -> str:
    return 'S’ouvre là où tu regardes maintenant.'


def copy() -> str:
    return 'Copier ou partager'


def copied() -> str:
    return 'Copié.'


def copy_failed() -> str:
    return 'La copie n’est pas autorisée ici. Le lien est sélectionné\xa0: copie-le toi-même.'


def link_of(*, what: str | float) -> str:
    return 'Lien\xa0: ' + _show(what)


def qr() -> str:
    return 'Code QR'


def qr_of(*, what: str | float) -> str:
    return 'Code QR\xa0: ' + _show(what)


def qr_start() -> str:
    return 'Plutôt le code QR du départ'


def qr_too_long(*, letters: float, most: float) -> str:
    return 'Ce lien a ' + _number(letters, useGrouping='always') + ' caractères, plus que les ' + _number(most, useGrouping='always') + ' qu’un code QR contient sans peine. Copie le lien, ou enregistre la partie en fichier.'


def pref_name(*, pref: str) -> str:
    return ('Couleurs' if pref == 'theme' else 'Vitesse d’affichage' if pref == 'pace' else 'Coups forcés' if pref == 'auto' else 'Si je ne peux pas réagir' if pref == 'skip' else 'Avant une fin de tour ou un tirage' if pref == 'confirm' else 'Astuces des premières parties' if pref == 'coach' else 'Touches d’une seule lettre' if pref == 'keys' else 'Avec un lecteur d’écran' if pref == 'listen' else 'Noms dans les liens envoyés ailleurs' if pref == 'names' else 'Son' if pref == 'sound' else 'Vibrer à mon tour' if pref == 'buzz' else 'Écran pendant que je joue')


def pref_value(*, pref: str, value: str) -> str:
    return (('Comme le système' if value == 'auto' else 'Clair' if value == 'light' else 'Sombre' if value == 'dark' else 'Contraste élevé') if pref == 'theme' else ('Pas à pas' if value == 'step' else '0,25×' if value == 'quarter' else '0,5×' if value == 'half' else '1×' if value == 'normal' else '2×' if value == 'double' else 'Immédiat') if pref == 'pace' else ('Jouer sans demander' if value == 'on' else 'Demander') if pref == 'auto' else ('Passer sans demander' if value == 'on' else 'Demander') if pref == 'skip' else ('Demander si j’ai fait un choix' if value == 'on' else 'Continuer aussitôt') if pref == 'confirm' else ('Attendre après chaque tour adverse' if value == 'on' else 'Un seul résumé à mon tour') if pref == 'listen' else ('Les envoyer aussi' if value == 'on' else 'Les laisser de côté') if pref == 'names' else ('Coupé' if value == 'off' else 'Doux' if value == 'soft' else 'Fort') if pref == 'sound' else ('Reste allumé' if value == 'on' else 'Comme l’appareil') if pref == 'wake' else ('Oui' if value == 'on' else 'Non'))


def pref_now(*, pref: str, value: str) -> str:
    return _pref_name(pref=pref) + '\xa0: ' + _pref_value(pref=pref, value=value) + '.'


def listen_offer() -> str:
    return 'Tu utilises un lecteur d’écran\u202f? Hustings peut attendre après chaque tour adverse que tu appuies sur Espace.'


def listen_take() -> str:
    return 'Attendre'


def listen_leave() -> str:
    return 'Non, un seul résumé à mon tour'


def backup_title() -> str:
    return 'Parties conservées et préférences'


def backup_make() -> str:
    return 'Faire une sauvegarde'


def backup_open() -> str:
    return 'Ouvrir une sauvegarde'


def combinations(*, keys: Sequence[str]) -> str:
    return _list(keys, 'disjunction')


def combination(*, control: bool, shift: bool, key: str | float) -> str:
    return ('Ctrl+' if control else '') + ('Maj+' if shift else '') + _show(key)


def keys_tab() -> str:
    return 'Tab'


def keys_tab_does() -> str:
    return 'vers le plateau, les boutons, le journal'


def keys_arrows() -> str:
    return 'Flèches'


def keys_arrows_does() -> str:
    return 'se déplacer sur le plateau et dans le journal'


def keys_ends() -> str:
    return 'Début, Fin'


def keys_ends_does() -> str:
    return 'premier et dernier endroit du plateau'


def keys_next() -> str:
    return 'N, P'


def keys_next_does() -> str:
    return 'endroit suivant et précédent à choisir'


def keys_letters() -> str:
    return 'Lettres'


def keys_letters_does() -> str:
    return 'aller à cet endroit du plateau\u202f; avec Maj si la lettre sert à autre chose'


def keys_enter() -> str:
    return 'Entrée'


def keys_enter_does() -> str:
    return 'choisir'


def keys_digits() -> str:
    return '1–9'


def keys_digits_does() -> str:
    return 'prendre un des choix proposés'


def keys_space() -> str:
    return 'Espace ou Échap'


def keys_space_does() -> str:
    return 'sauter ce qui défile\u202f; deux fois, tout'


def keys_past() -> str:
    return '← →, Début, Fin'


def keys_past_does() -> str:
    return 'parcourir le passé, quand tu le regardes'


def keys_periods() -> str:
    return 'Page préc., Page suiv.'


def keys_periods_does() -> str:
    return 'à la manche précédente ou suivante, ou à son équivalent dans le jeu, quand tu regardes le passé'


def keys_escape() -> str:
    return 'Échap'


def keys_escape_does() -> str:
    return 'fermer, quitter le passé ou le conseil, ou rechoisir'


def keys_question() -> str:
    return '?'


def keys_question_does() -> str:
    return 'la règle de l’endroit ou du bouton où tu es\u202f; sinon, ces touches'


def keys_click() -> str:
    return 'Clic droit'


def keys_click_does() -> str:
    return 'la même chose pour ce qui est cliqué\u202f; un appui long aussi'


def shortcut_undo() -> str:
    return 'annuler'


def shortcut_redo() -> str:
    return 'rétablir'


def shortcut_sound() -> str:
    return 'son coupé, doux ou fort'


def shortcut_menu() -> str:
    return 'le menu'


def shortcut_home() -> str:
    return 'vers la page d’accueil'


def shortcut_type() -> str:
    return 'écrire un coup'


def shortcut_happened() -> str:
    return 'entendre ce qui s’est passé depuis ton dernier tour'


def shortcut_standing() -> str:
    return 'entendre où tu en es'


def shortcut_choices() -> str:
    return 'entendre ce que tu peux choisir'


def shortcut_place() -> str:
    return 'entendre ce qu’il y a là où tu es'


def about_title() -> str:
    return 'À propos de Hustings'


def about_table() -> str:
    return 'Une table de jeux d’élections qui fonctionne tout entière dans ton navigateur. Rien de ce que tu fais ici ne quitte cet appareil, sauf si tu envoies toi-même un lien.'


def about_licence() -> str:
    return 'Hustings est un logiciel libre sous licence MIT\u202f; le fichier NOTICE.md qui l’accompagne énumère tout ce dont il est fait.'


def about_games() -> str:
    return 'Les jeux'


def about_source() -> str:
    return 'Son code source'


def about_no_source() -> str:
    return 'La personne qui a mis cette copie ici n’a pas dit où est son code source.'


def made_of(*, release: str | float, build: str | float) -> str:
    return 'Version ' + _show(release) + ', build ' + _show(build) + '.'


def licences() -> str:
    return 'Toutes les licences'


def licences_coming() -> str:
    return 'Chargement des licences.'


def licences_failed() -> str:
    return 'Les licences n’ont pas pu être chargées.'


def kept_title() -> str:
    return 'Ce qui est conservé sur cet appareil'


def kept_games(*, games: float) -> str:
    return ('Aucune partie encore.' if games == 0 else '1 partie, enregistrée après chaque coup.' if games == 1 else _show(games) + ' parties, enregistrées après chaque coup.')


def kept_else() -> str:
    return 'Et aussi tes préférences, ta dernière préparation pour chaque jeu, et la page elle-même, pour qu’elle fonctionne hors ligne. Tout cela est dans ce navigateur et nulle part ailleurs.'


def forget() -> str:
    return 'Tout supprimer'


def forget_asked() -> str:
    return 'Ceci supprime de ce navigateur toutes tes parties, tes préférences et la copie hors ligne de cette page. C’est définitif\u202f; une sauvegarde pourra être rouverte.'


def forget_limits() -> str:
    return 'Une partie ouverte dans un autre onglet s’enregistre à nouveau dès qu’elle continue\xa0: ferme d’abord les autres onglets. Les adresses restent dans l’historique de ton navigateur tant que tu ne l’effaces pas.'


def forget_not() -> str:
    return 'Tout garder'


def forgotten() -> str:
    return 'Tout est supprimé\xa0: ce navigateur ne conserve plus rien de Hustings. Ce que tu feras maintenant sera de nouveau enregistré.'


def forgotten_partly() -> str:
    return 'Ce navigateur n’a pas tout supprimé. Tes parties ont disparu de cette page, mais le reste est peut-être encore sur cet appareil. Réessaie, ou efface les données de ce site dans les réglages du navigateur.'


def delete_title() -> str:
    return 'Supprimer une partie'


def delete_for_good(*, game: str | float) -> str:
    return 'Supprimer la partie «\xa0' + _show(game) + '\xa0»\u202f? C’est irréversible.'


def delete_unknown_for_good() -> str:
    return 'Supprimer cette partie\u202f? C’est irréversible.'


def keep_it() -> str:
    return 'La garder'


def delete_it() -> str:
    return 'La supprimer'


_pref_name = pref_name
_pref_value = pref_value
