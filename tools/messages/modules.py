"""Writes the Python module of a catalogue: a function per message, an expression per pattern."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fluent.syntax import ast

from tools.messages.catalogue import (
    NUMBER,
    PERSONS,
    Catalogue,
    CatalogueError,
    Message,
    argument_of,
    keys,
    named_message,
    selector_type,
)

HEADER: Final = '''\
"""The words of {name}, made by `make messages` from locales/{language}/{name}.ftl."""

from __future__ import annotations
'''
IMPORTS: Final = (
    ("Sequence[", "from collections.abc import Sequence", "\n"),
    ("_list(", "from hustings.messages.formats import listed as _list", ""),
    ("_in_form(", "from hustings.messages.formats import name_form as _in_form", ""),
    ("_number(", "from hustings.messages.formats import number as _number", ""),
    ("_show(", "from hustings.messages.formats import shown as _show", ""),
    ("_ordinal(", "from hustings.messages.generated.language import ordinal as _ordinal", ""),
    ("_plural(", "from hustings.messages.generated.language import plural as _plural", ""),
    (": Person", "from hustings.messages.people import Person", ""),
)
"""(text in a module's functions, the import it needs, what follows the import)."""
SHOWING: Final = (
    "style",
    "signDisplay",
    "minimumFractionDigits",
    "maximumFractionDigits",
    "useGrouping",
)
"""Options of NUMBER when it shows a number."""
CHOOSING: Final = ("type",)
"""Options of LIST, and of NUMBER when it selects a variant."""
NAMING: Final = ("form",)
"""Options of NAME."""


def module(catalogue: Catalogue, language: str) -> str:
    """Return the source of a catalogue's module. Raises CatalogueError."""
    parts: list[str] = []
    named: set[str] = set()
    for message in catalogue.messages.values():
        writer = _Writer(catalogue, message)
        parts.append(writer.function())
        named |= writer.named
    # An argument may be called like a message; so messages are called by another name from inside.
    aliases = "".join(f"_{name} = {name}\n" for name in sorted(named))
    body = "\n\n".join([*parts, *([aliases] if aliases else [])])
    header = HEADER.format(name=catalogue.name, language=language)
    return "\n\n".join(filter(None, (header + _imports(body), body)))


def _imports(body: str) -> str:
    """Return the imports of a module whose functions are these."""
    found = [(line, after) for sign, line, after in IMPORTS if sign in body]
    return "".join(f"\n{line}{after}" for line, after in found).rstrip("\n") + "\n" * bool(found)


class _Writer:
    """Writes one message."""

    def __init__(self, catalogue: Catalogue, message: Message) -> None:
        self.catalogue = catalogue
        self.message = message
        self.where = f"{catalogue.name}: {message.name}"
        self.named: set[str] = set()

    def function(self) -> str:
        """Return the source of the message's function."""
        arguments = self.catalogue.arguments(self.message.name)
        types = ", ".join(f"{name}: {kind}" for name, kind in arguments.items())
        taken = f"*, {types}" if types else ""
        body = self.pattern(self.message.pattern)
        return f"def {self.message.name}({taken}) -> str:\n    return {body}\n"

    def pattern(self, pattern: ast.Pattern) -> str:
        """Return the expression of a pattern."""
        parts = list(self._elements(pattern))
        return " + ".join(parts) if parts else '""'

    def _elements(self, pattern: ast.Pattern) -> Iterator[str]:
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                yield repr(element.value.replace("\n", " "))
            else:
                yield self._expression(element.expression)

    def _expression(self, node: ast.InlineExpression | ast.Placeable | ast.SelectExpression) -> str:
        if isinstance(node, ast.Placeable):
            return self._expression(node.expression)
        if isinstance(node, ast.StringLiteral):
            return repr(node.parse()["value"])
        if isinstance(node, ast.VariableReference):
            kinds = self.catalogue.arguments(self.message.name)
            kind = kinds[node.id.name]
            return node.id.name if kind in ("str", "Person") else f"_show({node.id.name})"
        if isinstance(node, ast.MessageReference):
            return self._message(node)
        if isinstance(node, ast.FunctionReference):
            return self._function(node)
        if isinstance(node, ast.SelectExpression):
            return self._selection(node)
        raise CatalogueError(f"{self.where}: {type(node).__name__} is not understood")

    def _message(self, node: ast.MessageReference) -> str:
        name = named_message(node)
        self.named.add(name)
        handed = ", ".join(f"{each}={each}" for each in self.catalogue.arguments(name))
        return f"_{name}({handed})"

    def _function(self, node: ast.FunctionReference) -> str:
        argument = argument_of(node, self.where)
        if node.id.name == "PERSON":
            raise CatalogueError(
                f"{self.where}: PERSON only chooses; to show, ${argument} is enough"
            )
        if node.id.name == "LIST":
            kind = self._options(node, CHOOSING).get("type", "conjunction")
            return f"_list({argument}, {kind!r})"
        if node.id.name == "NAME":
            return f"_in_form({argument}, {self._options(node, NAMING).get('form')!r})"
        options = self._options(node, SHOWING).items()
        arguments = "".join(f", {name}={value!r}" for name, value in options)
        return f"_number({argument}{arguments})"

    def _options(self, node: ast.FunctionReference, known: tuple[str, ...]) -> dict[str, str | int]:
        found: dict[str, str | int] = {}
        for option in node.arguments.named:
            value = option.value.parse()["value"]
            if option.name.name not in known:
                raise CatalogueError(f"{self.where}: {node.id.name} knows no {option.name.name}")
            found[option.name.name] = int(value) if isinstance(value, float | int) else str(value)
        return found

    def _selection(self, node: ast.SelectExpression) -> str:
        tests = dict(zip(keys(node), self._tests(node), strict=True))
        default = next(variant for variant in node.variants if variant.default)
        source = self.pattern(default.value)
        for variant, key in reversed([*zip(node.variants, keys(node), strict=True)]):
            if not variant.default:
                source = f"{self.pattern(variant.value)} if {tests[key]} else {source}"
        return f"({source})"

    def _tests(self, node: ast.SelectExpression) -> Iterator[str]:
        """Yield for each variant what must hold that it is chosen."""
        selector = node.selector
        if isinstance(selector, ast.FunctionReference):
            argument = argument_of(selector, self.where)
            if selector.id.name == "PERSON":
                wrong = {*keys(node)} - PERSONS
                if wrong:
                    raise CatalogueError(f"{self.where}: nobody is meant as {sorted(wrong)}")
                yield from (f"{argument}.meant == {key!r}" for key in keys(node))
                return
            ordinal = self._options(selector, CHOOSING).get("type") == "ordinal"
            yield from self._of_number(node, argument, "_ordinal" if ordinal else "_plural")
        elif isinstance(selector, ast.VariableReference):
            argument, kind = selector.id.name, selector_type(node)
            if kind == NUMBER:
                yield from self._of_number(node, argument, "_plural")
            elif kind == "bool":
                yield from (argument if key == "yes" else f"not {argument}" for key in keys(node))
            else:
                yield from (f"{argument} == {key!r}" for key in keys(node))
        else:
            raise CatalogueError(f"{self.where}: only an argument can choose among variants")

    def _of_number(self, node: ast.SelectExpression, argument: str, category: str) -> Iterator[str]:
        for key in keys(node):
            exact = key.lstrip("-").isdigit()
            yield f"{argument} == {key}" if exact else f"{category}({argument}) == {key!r}"
