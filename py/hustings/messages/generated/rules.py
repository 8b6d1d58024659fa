"""The words of rules, made by `make messages` from locales/en/rules.ftl."""

from __future__ import annotations

from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def rules_of(*, game: str | float) -> str:
    return 'Rules of ' + _show(game)


def contents() -> str:
    return 'Contents'


def find() -> str:
    return 'Find in the rules'


def find_nothing() -> str:
    return 'Clear'


def found(*, paragraphs: float) -> str:
    return ('Nothing found: try other words.' if paragraphs == 0 else '1 paragraph found.' if _plural(paragraphs) == 'one' else _show(paragraphs) + ' paragraphs found.')


def print_rules() -> str:
    return 'Print the rules'


def rule(*, number: str | float) -> str:
    return 'Rule ' + _show(number)


def rule_here() -> str:
    return 'What the rules say here'


def now() -> str:
    return 'What is asked now'


def cites() -> str:
    return 'rule|rules'


def cites_between() -> str:
    return 'and|to|or'
