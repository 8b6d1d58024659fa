"""The examples run and do what they say."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest

from tests.kit import ROOT


@pytest.mark.slow
def test_the_learning_example_improves() -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "examples" / "learn.py", "--seconds", "8"],
        cwd=ROOT / "py",
        env={**os.environ, "PYTHONPATH": str(ROOT / "py")},
        capture_output=True,
        text=True,
        check=True,
    )
    before, after = map(float, re.findall(r" (-?\d+\.\d\d)$", done.stdout, re.MULTILINE))
    assert after > before + 3
