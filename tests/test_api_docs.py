"""What docs/api.md and the README show a program doing is what comes of it."""

from __future__ import annotations

import doctest

import pytest

from tests.kit import ROOT

DOCS = ("README.md", "docs/api.md")


@pytest.mark.parametrize("name", DOCS)
def test_what_is_shown_is_what_comes_of_it(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    shown = doctest.DocTestParser().get_doctest(text, {}, name, name, 0)
    assert shown.examples
    told: list[str] = []
    doctest.DocTestRunner().run(shown, out=told.append)
    assert not told, "".join(told)
