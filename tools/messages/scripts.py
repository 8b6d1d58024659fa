"""Writes the JavaScript module of a catalogue: a function per message, each in one line of its own.

The build copies single lines into scripts (tools/build/words.py), so no function needs another and
none imports anything: messages that name others hold their words. PERSON and LIST are Python's.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final

from fluent.syntax import ast

from tools.messages.catalogue import (
    NUMBER,
    TEXT,
    Catalogue,
    CatalogueError,
    argument_of,
    keys,
    named_message,
    selector_type,
)
from tools.messages.plurals import tag

HEADER: Final = """\
// The words of {name}, made by `make messages` from locales/{language}/{name}.ftl. None of it is
// shipped: the build puts what a script imports from here into the script (tools/build/words.py).
"""
TYPES: Final = {"bool": "boolean", NUMBER: "number", "str": "string", TEXT: "string"}
"""The types of arguments in JavaScript, by those in Python."""
DIGITS: Final = ("minimumFractionDigits", "maximumFractionDigits")
"""Options of NUMBER."""
SHOWN: Final[dict[str, float | int | str]] = {"maximumFractionDigits": 1}
"""Those of a number that is shown without NUMBER."""


def module(catalogue: Catalogue, language: str) -> str:
    """Return the source of a catalogue's module. Raises CatalogueError."""
    return HEADER.format(name=catalogue.name, language=language) + "".join(
        _function(catalogue, name, tag(language)) for name in catalogue.messages
    )


def script_name(name: str) -> str:
    """Return how JavaScript writes the name of a message: "whyGone" for "why_gone"."""
    first, *others = name.split("_")
    return first + "".join(map(str.capitalize, others))


def _function(catalogue: Catalogue, name: str, language: str) -> str:
    """Return the lines of a message. language: as browsers name it, such as "en-GB"."""
    arguments = catalogue.arguments(name)
    unknown = {*arguments.values()} - {*TYPES}
    if unknown:
        raise CatalogueError(f"{catalogue.name}: {name}: scripts know no {sorted(unknown)}")
    types = ", ".join(f"{each}: {TYPES[kind]}" for each, kind in arguments.items())
    comment = f"/** @param {{{{ {types} }}}} given */\n" if types else ""
    taken = f"{{ {', '.join(arguments)} }}" if types else ""
    written = _Writer(catalogue, name, language).pattern(catalogue.messages[name].pattern)
    return f"\n{comment}export const {script_name(name)} = ({taken}) => {written};\n"


class _Writer:
    """Writes one message."""

    def __init__(self, catalogue: Catalogue, name: str, language: str) -> None:
        self.catalogue = catalogue
        self.kinds = catalogue.arguments(name)
        self.where = f"{catalogue.name}: {name}"
        self.language = language

    def pattern(self, pattern: ast.Pattern) -> str:
        """Return the expression of a pattern."""
        parts = [*self._parts(pattern)]
        if all(part.startswith('"') for part in parts):
            return _quoted("".join(json.loads(part) for part in parts))
        shown = (_escaped(json.loads(p)) if p.startswith('"') else f"${{{p}}}" for p in parts)
        return f"`{''.join(shown)}`"

    def _parts(self, pattern: ast.Pattern) -> Iterator[str]:
        """Yield expressions; those that begin with a quotation mark are plain text."""
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                yield _quoted(element.value.replace("\n", " "))
            elif isinstance(element.expression, ast.MessageReference):
                yield from self._parts(self._named(element.expression))
            else:
                yield self._expression(element.expression)

    def _named(self, node: ast.MessageReference) -> ast.Pattern:
        """Return the words of another message."""
        return self.catalogue.messages[named_message(node)].pattern

    def _expression(self, node: ast.InlineExpression | ast.Placeable | ast.SelectExpression) -> str:
        if isinstance(node, ast.StringLiteral):
            return _quoted(node.parse()["value"])
        if isinstance(node, ast.VariableReference):
            name = node.id.name
            return self._number(name, SHOWN) if self.kinds[name] == NUMBER else name
        if isinstance(node, ast.FunctionReference):
            options = {each.name.name: each.value.parse()["value"] for each in node.arguments.named}
            return self._number(argument_of(node, self.where), options)
        if isinstance(node, ast.SelectExpression):
            return self._selection(node)
        raise CatalogueError(f"{self.where}: {type(node).__name__} is not understood")

    def _number(self, name: str, options: dict[str, float | int | str]) -> str:
        """Return a number as formats.number of Python shows it, without a sign or style of ours."""
        unknown = {*options} - {*DIGITS}
        if unknown:
            raise CatalogueError(f"{self.where}: scripts show no number with {sorted(unknown)}")
        digits = (f"{each}: {int(options.get(each, 0))}" for each in DIGITS)
        settings = ", ".join(("useGrouping: false", *digits))
        return f'{name}.toLocaleString("{self.language}", {{ {settings} }})'

    def _selection(self, node: ast.SelectExpression) -> str:
        source = self.pattern(next(each for each in node.variants if each.default).value)
        tests = [*self._tests(node)]
        for variant, test in reversed([*zip(node.variants, tests, strict=True)]):
            if not variant.default:
                source = f"{test} ? {self.pattern(variant.value)} : {source}"
        return f"({source})"

    def _tests(self, node: ast.SelectExpression) -> Iterator[str]:
        """Yield for each variant what must hold that it is chosen."""
        if not isinstance(node.selector, ast.VariableReference):
            raise CatalogueError(f"{self.where}: only an argument chooses among variants here")
        name, kind = node.selector.id.name, selector_type(node)
        for key in keys(node):
            if kind == "bool":
                yield name if key == "yes" else f"!{name}"
            elif kind == NUMBER and not key.lstrip("-").isdigit():
                yield f'new Intl.PluralRules("{self.language}").select({name}) === "{key}"'
            else:
                yield f"{name} === {key if kind == NUMBER else _quoted(key)}"


def _quoted(text: str) -> str:
    """Return a text as a literal that cannot end the script element it stands in."""
    return json.dumps(text, ensure_ascii=False).replace("<", "\\u003c")


def _escaped(text: str) -> str:
    """Return a text as it stands within a template literal."""
    return _quoted(text)[1:-1].replace('\\"', '"').replace("`", "\\`").replace("$", "\\$")
