"""Replaces message names by texts in the JSON data that ships with a game.

A text is given as the name of a message, "lesson-03", or as an object if the message has arguments:
{"message": "right", "best": 30}. An argument is a number, a word that the message selects by,
another such object, whose text is the argument, or a list of such objects. A message of several
catalogues is taken from the first that has it.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any, Final

TEXTS: Final = frozenset({"title", "text", "right", "otherwise", "caption"})
"""Members that are a text."""
TEXTS_BY_TOKEN: Final = frozenset({"answers", "reasons"})
"""Members whose values are texts."""
MESSAGE: Final = "message"
"""The member of an object that names its message; the others are the message's arguments."""


def worded(data: Any, *catalogues: ModuleType) -> Any:
    """Return data from a JSON file with the texts of the messages it names.

    catalogues: the modules of the file's catalogues. Raises AttributeError for a message that none
    of them has.
    """
    if isinstance(data, list):
        return [worded(each, *catalogues) for each in data]
    if not isinstance(data, dict):
        return data
    return {name: _member(name, value, *catalogues) for name, value in data.items()}


def message_text(given: str | dict[str, Any], *catalogues: ModuleType) -> str:
    """Return the text of a message, given by name or by an object with name and arguments."""
    named = {MESSAGE: given} if isinstance(given, str) else given
    arguments = {
        name: _argument(value, *catalogues) for name, value in named.items() if name != MESSAGE
    }
    function = named[MESSAGE].replace("-", "_")
    messages = next((each for each in catalogues if function in vars(each)), catalogues[0])
    return str(getattr(messages, function)(**arguments))


def _argument(value: Any, *catalogues: ModuleType) -> Any:
    if isinstance(value, list):
        return [_argument(each, *catalogues) for each in value]
    return message_text(value, *catalogues) if isinstance(value, dict) else value


def _member(name: str, value: Any, *catalogues: ModuleType) -> Any:
    if name in TEXTS:
        return message_text(value, *catalogues)
    if name in TEXTS_BY_TOKEN:
        return {token: message_text(each, *catalogues) for token, each in value.items()}
    return worded(value, *catalogues)
