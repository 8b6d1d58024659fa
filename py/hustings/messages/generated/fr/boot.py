"""The words of boot, made by `make messages` from locales/fr/boot.ftl."""

from __future__ import annotations

from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show


def page_cut_off() -> str:
    return 'La page n’est pas arrivée en entier. Recharge-la.'


def no_webassembly() -> str:
    return 'Hustings a besoin de WebAssembly, que ce navigateur n’a pas ou a désactivé.'


def browser_too_old() -> str:
    return 'Ce navigateur est trop ancien pour Hustings. Utilise Chrome ou Edge 123, Firefox 121, Safari 17.5, ou une version plus récente.'


def trouble_heading() -> str:
    return 'Un problème est survenu'


def trouble_details() -> str:
    return 'Détails'


def trouble_again() -> str:
    return 'Réessayer'


def trouble_new_version() -> str:
    return 'Charger la nouvelle version'


def trouble_close() -> str:
    return 'Fermer'


def why_cut_off() -> str:
    return 'La page n’est pas arrivée en entier.'


def why_missing() -> str:
    return 'Une partie du programme n’a pas pu être chargée.'


def why_failed() -> str:
    return 'Le jeu n’a pas pu démarrer.'


def why_gone() -> str:
    return 'Il y a une nouvelle version de Hustings, et les fichiers de cette page n’existent plus.'


def why_memory() -> str:
    return 'Il n’y a pas assez de mémoire libre. Ferme d’autres onglets ou programmes, puis réessaie.'


def why_no_webassembly() -> str:
    return "Les règles de sécurité de ce site interdisent WebAssembly. Son hébergeur doit ajouter à script-src la valeur 'wasm-unsafe-eval'."


def why_delayed() -> str:
    return 'Quelque chose entre le site et ce navigateur retarde les scripts de la page\xa0: le jeu ne peut pas démarrer. L’hébergeur du site doit désactiver cela.'


def why_untyped(*, named: bool, type: str | float) -> str:
    return 'Ce site envoie ses scripts ' + ('avec le type ' + _show(type) if named else 'sans type précis') + ', ce que les navigateurs refusent. Son hébergeur doit les envoyer avec le type text/javascript.'


def why_sandboxed() -> str:
    return 'Le cadre autour de cette page la coupe de ses propres fichiers. L’auteur de ce cadre doit ajouter allow-same-origin à l’attribut sandbox.'


def why_scripts_forbidden() -> str:
    return 'Les scripts de cette page n’ont pas le droit de tourner\xa0: les règles de sécurité du site les interdisent, ou quelque chose entre le site et ce navigateur les a modifiés. L’hébergeur du site doit les autoriser tels quels.'


def click_kept_game(*, game: str | float) -> str:
    return _show(game) + ' s’ouvrira dès que la table sera prête.'


def click_kept() -> str:
    return 'Ce sera fait dès que la table sera prête.'


def loading() -> str:
    return 'Chargement'


def loading_bar() -> str:
    return 'Déjà chargé'


def loading_fetching() -> str:
    return 'On apporte la table…'


def loading_setting_up() -> str:
    return 'On dresse la table…'


def loading_amount(*, have: float, all: float) -> str:
    return _number(have, minimumFractionDigits=1, maximumFractionDigits=1) + ' sur ' + _number(all, minimumFractionDigits=1, maximumFractionDigits=1) + '\xa0Mo'


def loading_slow() -> str:
    return 'C’est étonnamment long. Le réseau est peut-être coupé\xa0: essaie de recharger la page.'
