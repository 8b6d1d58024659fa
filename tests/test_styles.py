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


def test_figures_are_as_high_as_capitals() -> None:
    """The display font has old-style figures by default: 80 would read as 8o.

    WebKit keeps them even so where a text has figures only, and takes its figures elsewhere.
    """
    for sheet in WEB.rglob("*.css"):
        for figures in re.findall(r"font-variant-numeric: ([^;}]+)", sheet.read_text("utf-8")):
            assert "lining-nums" in figures, sheet.name
    style = (WEB / "style.css").read_text("utf-8")
    webkit = style.partition("@supports (-webkit-nbsp-mode: space)")[2][:400]
    assert 'font-family: "Zilla Slab"' in webkit
    assert "unicode-range: U+30-39" in webkit
