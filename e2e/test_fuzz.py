"""Malformed inputs in the page's own Python, without the page: they must not crash Pyodide."""

from __future__ import annotations

import pytest

from tools.devkit import setup
from tools.fuzz.__main__ import main


def test_a_few_malformed_inputs_do_not_crash_the_shipped_python(
    site: str, capsys: pytest.CaptureFixture[str]
) -> None:
    failed = main(["--count", "150", "--seed", "tests", "--node", setup.node()])
    assert not failed, capsys.readouterr().out
