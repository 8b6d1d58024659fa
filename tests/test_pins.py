"""Packages that ship with the page are pinned by hash."""

from __future__ import annotations

import json
import re

from tests.kit import ROOT
from tools.build.library import PINS
from tools.devkit import setup


def test_every_python_package_that_ships_is_pinned_with_hashes() -> None:
    text = (ROOT / PINS).read_text("utf-8").replace("\\\n", " ")
    wanted = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    assert wanted
    for line in wanted:
        assert re.fullmatch(r"[\w.-]+==\S+(\s+--hash=sha256:[0-9a-f]{64})+\s*", line), line
    assert "--require-hashes" in setup.PINNED_BY_HASH


def test_every_node_package_is_locked_with_a_hash() -> None:
    lock = json.loads((ROOT / "package-lock.json").read_text("utf-8"))
    packages = {name: entry for name, entry in lock["packages"].items() if name}
    assert packages
    for name, entry in packages.items():
        assert str(entry.get("integrity", "")).startswith("sha512-"), name
