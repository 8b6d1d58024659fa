"""House rules of the style sheets."""

from __future__ import annotations

import re
from pathlib import Path

WEB = Path(__file__).resolve().parents[1] / "web"
HAS_STYLES_ANYTHING = re.compile(
    r":has\([^{},]*\)[^{},]*[ >~+](?:\*|:not\([^{}]*?\)|\[[^\]]*\])\s*[{,]"
)
HAS_ON_ANYTHING = re.compile(r"(?:^|[\s>~+,{}]):has\(")


def test_has_selectors_name_their_elements() -> None:
    """Unnamed elements before or after `:has` make browsers restyle the page on every click."""
    unnamed = []
    for sheet in WEB.rglob("*.css"):
        text = re.sub(r"@media print \{(?:[^{}]*\{[^{}]*\})*\s*\}", "", sheet.read_text("utf-8"))
        unnamed += [
            f"{sheet.name}: {line.strip()[:90]}"
            for line in text.splitlines()
            if HAS_STYLES_ANYTHING.search(line) or HAS_ON_ANYTHING.search(line.strip())
        ]
    assert not unnamed


def test_the_display_font_uses_lining_figures() -> None:
    """Its default is old-style figures: 80 would read as 8o.

    WebKit ignores this in texts of figures only, so it gets figures from another font.
    """
    for sheet in WEB.rglob("*.css"):
        for figures in re.findall(r"font-variant-numeric: ([^;}]+)", sheet.read_text("utf-8")):
            assert "lining-nums" in figures, sheet.name
    style = (WEB / "style.css").read_text("utf-8")
    webkit = style.partition("@supports (-webkit-nbsp-mode: space)")[2][:400]
    assert 'font-family: "Zilla Slab"' in webkit
    assert "unicode-range: U+30-39" in webkit
