"""The words of rules, made by `make messages` from locales/de/rules.ftl."""

from __future__ import annotations

from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def rules_of(*, game: str | float) -> str:
    return 'Regeln: ' + _show(game)


def contents() -> str:
    return 'Inhalt'


def find() -> str:
    return 'In den Regeln suchen'


def find_nothing() -> str:
    return 'Leeren'


def found(*, paragraphs: float) -> str:
    return ('Nichts gefunden: Versuch es mit anderen Wörtern.' if paragraphs == 0 else '1 Absatz gefunden.' if _plural(paragraphs) == 'one' else _show(paragraphs) + ' Absätze gefunden.')


def print_rules() -> str:
    return 'Regeln drucken'


def rule(*, number: str | float) -> str:
    return 'Regel ' + _show(number)


def rule_here() -> str:
    return 'Was die Regeln hier sagen'


def now() -> str:
    return 'Was jetzt zu tun ist'


def cites() -> str:
    return 'Regel|Regeln'


def cites_between() -> str:
    return 'und|bis|oder'
