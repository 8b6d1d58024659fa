"""Stands in for the library's tokenizer, whose patterns a page does not need.

The interpreter has a tokenizer of its own; Pyodide asks only whether the last token is a semicolon.
"""

from __future__ import annotations

from _tokenize import TokenizerIter
from collections.abc import Callable, Iterator
from token import COMMENT, ENDMARKER, NAME, NEWLINE, NL, OP
from types import SimpleNamespace
from typing import IO

__all__ = ["COMMENT", "ENDMARKER", "NAME", "NEWLINE", "NL", "OP", "TokenError", "generate_tokens"]

FIELDS = ("type", "string", "start", "end", "line")


class TokenError(Exception):
    """A source is incomplete."""


def generate_tokens(readline: Callable[[], str]) -> Iterator[SimpleNamespace]:
    """Yield the tokens of a source; raise TokenError if it is incomplete."""
    try:
        for token in TokenizerIter(readline, extra_tokens=True):
            yield SimpleNamespace(**dict(zip(FIELDS, token)))  # noqa: B905 - there are five of each
    except SyntaxError as error:
        raise TokenError(error.msg) from None


def open(filename: str) -> IO[str]:  # noqa: A001 - linecache knows it by this name
    """Open a source: every one in the page is written in UTF-8."""
    import io

    return io.open(filename, encoding="utf-8")  # noqa: UP020
