"""What tools/look finds wrong with boards: that it finds it, and no more of it than was there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from hustings import catalog
from tools.look import sample
from tools.look.browser import Eye, script

Open = Callable[..., Page]

PAGE = """<div id="app" style="background:#fff;color:#000;font:16px/1.2 sans-serif">
<svg viewBox="0 0 400 300" width="400" height="300" style="display:block">
<style>text { font: 16px sans-serif }</style>
%s
</svg>%s</div>"""
DISC = '<circle cx="100" cy="100" r="{}" fill="{}"/>'
NAME = '<text x="100" y="105" text-anchor="middle"{}>Ohio</text>'
PAWN = '<g class="pawn"><circle cx="100" cy="100" r="6" fill="#222"/></g>'
PRINTED = """<defs><pattern id="print" width="6" height="6" patternUnits="userSpaceOnUse">
{}<path d="M0 3h6" stroke="#222"/></pattern></defs>
<rect width="300" height="200" fill="url(#print)"/>"""


def looked(page: Page, drawn: str, beside: str = "") -> list[tuple[str, str]]:
    """Return what is found wrong, kind and text, with something drawn in a board of 400 × 300."""
    page.set_content(PAGE % (drawn, beside))
    page.evaluate(script())
    told: dict[str, Any] = page.evaluate("lookAt", False)
    return [(find["kind"], find["text"]) for find in told["finds"]]


@pytest.mark.parametrize(
    ("drawn", "found"),
    [
        (NAME.format(""), []),
        (NAME.format("") + '<text x="110" y="108">Texas</text>', [("overlap", "Ohio | Texas")]),
        (NAME.format("") + '<text x="110" y="122">Texas</text>', []),
        (NAME.format("") + '<text x="110" y="108" visibility="hidden">Texas</text>', []),
        (NAME.format("") + f'<g style="display:none">{NAME.format("")}Texas</g>', []),
        (DISC.format(40, "#9cf") + NAME.format(""), []),
        (DISC.format(12, "#9cf") + NAME.format(""), [("box", "Ohio")]),
        (NAME.format("") + DISC.format(8, "#9cf"), [("mark", "Ohio")]),
        (NAME.format("") + DISC.format(8, "none"), []),
        (DISC.format(8, "#9cf").replace("100", "108") + NAME.format(""), [("mark", "Ohio")]),
        (NAME.format("") + '<path d="M80 100h40" stroke="#00f"/>', [("mark", "Ohio")]),
        (NAME.format("") + '<g data-strikes><path d="M80 100h40" stroke="#00f"/></g>', []),
        (NAME.format(' fill="#999"'), [("faint", "Ohio")]),
        (DISC.format(40, "#333") + NAME.format(""), [("faint", "Ohio")]),
        (DISC.format(40, "#333") + NAME.format(' fill="#fff"'), []),
        (NAME.format(' style="font-size:10px"'), [("small", "Ohio")]),
        ('<text x="380" y="105">Ohio</text>', [("cut", "Ohio")]),
        (
            '<text x="100" y="100" transform="rotate(90 100 100)">Ohio</text>' + NAME.format(""),
            None,
        ),
        ('<g class="pawn"><circle cx="9" cy="9" r="6" fill="#eee"/></g>', [("faint", "")]),
        ('<g class="pawn"><circle cx="9" cy="9" r="6" fill="#eee" stroke="#000"/></g>', []),
        (PRINTED.format("") + PAWN, []),  # between the lines of a print its ground is seen
        (PRINTED.format('<rect width="6" height="6" fill="#111"/>') + PAWN, [("faint", "")]),
        (PRINTED.format("") + NAME.format(""), [("faint", "Ohio")]),  # and its lines, too
        (NAME.format("") + '<rect width="300" height="200" fill="#9cf"/>', []),
        (
            NAME.format("") + '<rect x="95" width="300" height="200" fill="#9cf"/>',
            [("mark", "Ohio")],
        ),
        (NAME.format("") + '<rect x="70" y="80" width="60" height="40" fill="#9cf"/>', []),
        (
            NAME.format("") + '<g class="piece"><rect x="70" y="80" width="60" height="40"/></g>',
            [("mark", "Ohio")],
        ),
        ('<g data-do="a"><rect width="20" height="40"/></g>', [("target", "a")]),
        ('<g data-do="a"><rect width="24" height="40"/></g>', []),
        ('<g data-near><g data-do="a"><rect width="20" height="40"/></g></g>', []),
    ],
)
def test_what_is_wrong_with_a_drawing_is_found(
    page: Page, drawn: str, found: list[tuple[str, str]] | None
) -> None:
    assert looked(page, drawn) == (found if found is not None else [("overlap", "Ohio | Ohio")])


def test_what_is_wrong_beside_a_drawing_is_found(page: Page) -> None:
    narrow = '<p style="width:40px;overflow:hidden;white-space:nowrap">Massachusetts</p>'
    assert looked(page, "", narrow) == [("cut", "Massachusetts")]
    clamp = "overflow:hidden;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:1"
    assert looked(page, "", f'<p style="width:140px;{clamp}">of Massachusetts and Ohio</p>') == []
    assert looked(page, "", '<p style="color:#aaa">Ohio</p>') == [("faint", "Ohio")]
    assert looked(page, "", '<p style="position:absolute;clip-path:inset(50%)">Ohio</p>') == []
    assert looked(page, "", '<button style="height:20px;padding:0">Go</button>') == [
        ("target", "html body div button")
    ]


@pytest.mark.parametrize("game", catalog.GAMES)
def test_no_more_is_wrong_with_a_board_than_was(
    table: Open, page: Page, site: str, game: str
) -> None:
    """Where this fails, `python -m tools.look GAME` tells what; less is noted by `--note`."""
    known = sample.allowed().get(game)
    found = sample.look(Eye(table(), site), game)
    assert known is None or {k: n for k, n in found.items() if n > known.get(k, 0)} == {}, found
