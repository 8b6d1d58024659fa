"""Reads a catalogue in Project Fluent syntax: its messages and the types of their arguments.

A line break within a message is read as a space. This part of the syntax is understood:

    { $name }                                   a text, or a number as the language writes it
    { $count -> [one] … *[other] … }            plural forms of the language; [0] exactly zero
    { PERSON($who) -> [you] … *[one] … }        who is meant, of the reader (messages/people.py)
    { $alone -> [yes] … *[no] … }               true or false
    { $reason -> [shared] … *[votes] … }        one of a few words that the program gives
    { LIST($parts, type: "conjunction") }       "a, b and c"; "disjunction" and "unit" as well
    { NUMBER($n, style: "percent") }            also signDisplay: "exceptZero", type: "ordinal",
                                      useGrouping: "always"
    { NAME($state, form: "in") }                a name as it stands after a preposition or article;
                                                "In" begins a sentence;
                                                the message of the name has it as an attribute
    { other-message }                           another message of the catalogue, same arguments
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

PLURALS: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
BOOLEANS: Final = frozenset({"yes", "no"})
PERSONS: Final = frozenset({"you", "me", "one", "many"})
TEXT: Final = "str | float"
"""The type of an argument that is only shown."""
NUMBER: Final = "float"
FUNCTIONS: Final = {
    "PERSON": "Person", "LIST": "Sequence[str]", "NUMBER": NUMBER, "NAME": TEXT,
}  # fmt: skip
"""The functions of the syntax, each with the type of its argument."""
FORMS: Final = frozenset({"in", "of", "the", "to"})
"""Attributes that give a name as it stands in a sentence: "dans l’Iowa", "de l’Iowa"."""
TYPES: Final = ("Person", "Sequence[str]", "bool", NUMBER, "str", TEXT)
"""Types of arguments; where a message uses one in two ways, the first of these is its type."""


class CatalogueError(ValueError):
    """A catalogue that cannot be compiled; the message names the file, the message and why."""


class Message(NamedTuple):
    """A message: its name as Python writes it, its pattern, and the comment above it."""

    name: str
    pattern: ast.Pattern
    comment: str


class Catalogue:
    """The messages of one file, by name in the order of the file."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.comment = ""
        self.borrowed: list[str] = []
        """The messages that are in another language, because this one lacks them."""
        self._original: Catalogue | None = None
        self.messages: dict[str, Message] = {}
        self.forms: dict[str, dict[str, str]] = {}
        """For each of FORMS the names that have it."""
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Junk):
                why = "; ".join(note.message or "" for note in entry.annotations)
                raise CatalogueError(f"{name}: {why}: {(entry.content or '')[:80]!r}")
            if isinstance(entry, ast.ResourceComment):
                self.comment = entry.content or ""
            if isinstance(entry, ast.Message):
                self._add_forms(entry)
                for message in _messages(entry):
                    if message.name in self.messages:
                        raise CatalogueError(f"{name}: {message.name} stands there twice")
                    self.messages[message.name] = message
        self._arguments: dict[str, dict[str, str]] = {}

    def fall_back_on(self, original: Catalogue) -> None:
        """Take over missing messages, and arguments that this language has no use for."""
        self.borrowed = [name for name in original.messages if name not in self.messages]
        self.messages |= {name: original.messages[name] for name in self.borrowed}
        self._original = original
        self._arguments.clear()

    def _add_forms(self, entry: ast.Message) -> None:
        """Note the forms of a name."""
        for attribute in entry.attributes:
            if attribute.id.name in FORMS:
                name, form = (_plain(pattern) for pattern in (entry.value, attribute.value))
                if name is None or form is None:
                    why = f"{entry.id.name}: only a text without arguments has forms"
                    raise CatalogueError(f"{self.name}: {why}")
                self.forms.setdefault(attribute.id.name, {})[name] = form

    def arguments(self, name: str, within: tuple[str, ...] = ()) -> dict[str, str]:
        """Return the arguments of a message with their types, those of messages in it included."""
        if name in within:
            raise CatalogueError(f"{self.name}: {' → '.join((*within, name))} names itself")
        if name not in self._arguments:
            if name not in self.messages:
                raise CatalogueError(f"{self.name}: {within[-1]} names {name}, which is missing")
            uses = _Uses(f"{self.name}: {name}")
            uses.visit(self.messages[name].pattern)
            if self._original is not None and name in self._original.messages:
                for argument, kind in self._original.arguments(name).items():
                    uses.add(argument, kind)
            for other in uses.messages:
                for argument, kind in self.arguments(other, (*within, name)).items():
                    uses.add(argument, kind)
            self._arguments[name] = uses.arguments
        return self._arguments[name]


def read(path: Path) -> Catalogue:
    """Return the catalogue in a file. Raises CatalogueError."""
    return Catalogue(path.stem, path.read_text(encoding="utf-8"))


def python_name(identifier: str) -> str:
    """Return how Python writes the name of a message: "log_closed" for "log-closed"."""
    return identifier.replace("-", "_")


def named_message(node: ast.MessageReference) -> str:
    """Return the Python name of the message, or the attribute of one, that a message names."""
    attribute = f"-{node.attribute.name}" if node.attribute else ""
    return python_name(f"{node.id.name}{attribute}")


def _messages(entry: ast.Message) -> Iterator[Message]:
    comment = entry.comment.content if entry.comment and entry.comment.content else ""
    name = python_name(entry.id.name)
    if entry.value is not None:
        yield Message(name, entry.value, comment)
    for attribute in entry.attributes:
        if attribute.id.name in FORMS:
            continue
        yield Message(f"{name}_{python_name(attribute.id.name)}", attribute.value, comment)


def _plain(pattern: ast.Pattern | None) -> str | None:
    """Return the text of a pattern, None for one with arguments."""
    elements = pattern.elements if pattern else []
    if len(elements) == 1 and isinstance(elements[0], ast.TextElement):
        return elements[0].value
    return None


class _Uses(Visitor):
    """Collects the arguments that a pattern uses, with their types, and the messages it names."""

    def __init__(self, where: str) -> None:
        self.where = where
        self.arguments: dict[str, str] = {}
        self.messages: list[str] = []

    def add(self, argument: str, kind: str) -> None:
        """Note a use of an argument as a type."""
        known = self.arguments.get(argument, kind)
        self.arguments[argument] = min(known, kind, key=TYPES.index)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """Note an argument that is only shown."""
        self.add(node.id.name, TEXT)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """Note another message."""
        self.messages.append(named_message(node))

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        """Note the argument of a function."""
        if node.id.name not in FUNCTIONS:
            raise CatalogueError(f"{self.where}: there is no function {node.id.name}")
        self.add(argument_of(node, self.where), FUNCTIONS[node.id.name])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        """Note an argument that chooses among variants."""
        if isinstance(node.selector, ast.VariableReference):
            self.add(node.selector.id.name, selector_type(node))
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant.value)


def argument_of(node: ast.FunctionReference, where: str) -> str:
    """Return the argument that a function is called with."""
    if len(node.arguments.positional) == 1:
        (given,) = node.arguments.positional
        if isinstance(given, ast.VariableReference):
            return given.id.name
    raise CatalogueError(f"{where}: {node.id.name} takes one argument such as $name")


def keys(node: ast.SelectExpression) -> list[str]:
    """Return the keys of the variants of a selection."""
    return [
        variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
        for variant in node.variants
    ]


def selector_type(node: ast.SelectExpression) -> str:
    """Return the type of an argument that chooses among these variants."""
    words = {key for key in keys(node) if not key.lstrip("-").isdigit()}
    if words and words <= BOOLEANS:
        return "bool"
    return NUMBER if words <= PLURALS else "str"
