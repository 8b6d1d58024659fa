"""The examples in docs/api.md and the README print what they say."""

from __future__ import annotations

import doctest

import pytest

from tests.kit import ROOT

DOCS = ("README.md", "docs/api.md")


@pytest.mark.parametrize("name", DOCS)
def test_examples_print_what_they_say(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    parsed = doctest.DocTestParser().get_doctest(text, {}, name, name, 0)
    assert parsed.examples
    failures: list[str] = []
    doctest.DocTestRunner().run(parsed, out=failures.append)
    assert not failures, "".join(failures)
