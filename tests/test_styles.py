"""House rules of the style sheets."""

from __future__ import annotations

import re
from pathlib import Path

WEB = Path(__file__).resolve().parents[1] / "web"
UNNAMED_BEHIND = re.compile(r":has\([^{},]*\)[^{},]*[ >~+](?:\*|:not\([^{}]*?\)|\[[^\]]*\])\s*[{,]")
UNNAMED_BEFORE = re.compile(r"(?:^|[\s>~+,{}]):has\(")


def test_no_style_sheet_looks_for_what_would_style_the_whole_page_anew() -> None:
    """A `:has` says of what, by a name, and what it styles has a name: else every click pays."""
    found = []
    for sheet in WEB.rglob("*.css"):
        text = re.sub(r"@media print \{(?:[^{}]*\{[^{}]*\})*\s*\}", "", sheet.read_text("utf-8"))
        found += [
            f"{sheet.name}: {line.strip()[:90]}"
            for line in text.splitlines()
            if UNNAMED_BEHIND.search(line) or UNNAMED_BEFORE.search(line.strip())
        ]
    assert not found
