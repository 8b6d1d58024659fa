"""The words of boot, made by `make messages` from locales/de/boot.ftl."""

from __future__ import annotations

from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show


def page_cut_off() -> str:
    return 'Die Seite kam nicht vollständig an. Bitte lade sie neu.'


def no_webassembly() -> str:
    return 'Hustings braucht WebAssembly. Diesem Browser fehlt es, oder es ist abgeschaltet.'


def browser_too_old() -> str:
    return 'Dieser Browser ist zu alt für Hustings. Bitte nimm Chrome oder Edge 123, Firefox 121, Safari 17.5 oder eine neuere Version.'


def trouble_heading() -> str:
    return 'Etwas ist schiefgegangen'


def trouble_details() -> str:
    return 'Details'


def trouble_again() -> str:
    return 'Erneut versuchen'


def trouble_new_version() -> str:
    return 'Neue Version laden'


def trouble_close() -> str:
    return 'Schließen'


def why_cut_off() -> str:
    return 'Die Seite kam nicht vollständig an.'


def why_missing() -> str:
    return 'Ein Teil des Spiels ließ sich nicht laden.'


def why_failed() -> str:
    return 'Das Spiel konnte nicht starten.'


def why_gone() -> str:
    return 'Es gibt eine neue Version von Hustings, und die Dateien dieser Seite sind nicht mehr da.'


def why_memory() -> str:
    return 'Es ist nicht genug Arbeitsspeicher frei. Schließe andere Tabs oder Programme und versuch es noch einmal.'


def why_no_webassembly() -> str:
    return "Die Sicherheitsrichtlinie dieser Website verbietet WebAssembly. Wer die Website betreibt, muss 'wasm-unsafe-eval' in script-src erlauben."


def why_delayed() -> str:
    return 'Etwas zwischen der Website und diesem Browser hält die Skripte der Seite zurück, deshalb kann das Spiel nicht starten. Wer die Website betreibt, muss das abschalten.'


def why_untyped(*, named: bool, type: str | float) -> str:
    return 'Diese Website schickt ihre Skripte ' + ('als ' + _show(type) if named else 'ohne Angabe eines Typs') + '; so nehmen Browser sie nicht an. Wer die Website betreibt, muss sie als text/javascript schicken.'


def why_sandboxed() -> str:
    return 'Der Rahmen um diese Seite trennt sie von ihren eigenen Dateien. Wer ihn eingerichtet hat, muss in dessen sandbox-Attribut allow-same-origin aufnehmen.'


def why_scripts_forbidden() -> str:
    return 'Die Skripte in dieser Seite dürfen nicht laufen: Die Sicherheitsrichtlinie der Website verbietet sie, oder etwas zwischen der Website und diesem Browser hat sie verändert. Wer die Website betreibt, muss sie unverändert zulassen.'


def click_kept_game(*, game: str | float) -> str:
    return _show(game) + ' öffnet sich, sobald der Tisch aufgebaut ist.'


def click_kept() -> str:
    return 'Das geschieht, sobald der Tisch aufgebaut ist.'


def loading() -> str:
    return 'Laden'


def loading_bar() -> str:
    return 'Bisher geladen'


def loading_fetching() -> str:
    return 'Der Tisch wird geholt …'


def loading_setting_up() -> str:
    return 'Der Tisch wird aufgebaut …'


def loading_amount(*, have: float, all: float) -> str:
    return _number(have, minimumFractionDigits=1, maximumFractionDigits=1) + ' von ' + _number(all, minimumFractionDigits=1, maximumFractionDigits=1) + '\xa0' + 'MB'


def loading_slow() -> str:
    return 'Das dauert ungewöhnlich lange. Vielleicht ist das Netz weg: Lade die Seite einmal neu.'
