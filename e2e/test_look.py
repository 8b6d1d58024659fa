"""tools/look finds problems of drawings and layouts, and no new ones on screens and boards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from hustings import catalog
from tools.look import sample
from tools.look.browser import Eye, script
from tools.look.screens import GROUPS, screens_of

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


def find_problems(page: Page, drawn: str, outside: str = "") -> list[tuple[str, str]]:
    """Return (kind, text) of the problems of a drawing on a board of 400 × 300."""
    page.set_content(PAGE % (drawn, outside))
    page.evaluate(script())
    result: dict[str, Any] = page.evaluate("lookAt", False)
    return [(find["kind"], find["text"]) for find in result["finds"]]


@pytest.mark.parametrize(
    ("drawn", "expected"),
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
        (PRINTED.format("") + PAWN, []),  # the background is visible between printed lines
        (PRINTED.format('<rect width="6" height="6" fill="#111"/>') + PAWN, [("faint", "")]),
        (PRINTED.format("") + NAME.format(""), [("faint", "Ohio")]),  # the lines are visible too
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
def test_problems_of_a_drawing_are_found(
    page: Page, drawn: str, expected: list[tuple[str, str]] | None
) -> None:
    assert find_problems(page, drawn) == (
        expected if expected is not None else [("overlap", "Ohio | Ohio")]
    )


def test_problems_beside_a_drawing_are_found(page: Page) -> None:
    narrow = '<p style="width:40px;overflow:hidden;white-space:nowrap">Massachusetts</p>'
    assert find_problems(page, "", narrow) == [("cut", "Massachusetts")]
    clamp = "overflow:hidden;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:1"
    assert (
        find_problems(page, "", f'<p style="width:140px;{clamp}">of Massachusetts and Ohio</p>')
        == []
    )
    assert find_problems(page, "", '<p style="color:#aaa">Ohio</p>') == [("faint", "Ohio")]
    assert (
        find_problems(page, "", '<p style="position:absolute;clip-path:inset(50%)">Ohio</p>') == []
    )
    assert find_problems(page, "", '<button style="height:20px;padding:0">Go</button>') == [
        ("target", "html body div button")
    ]


def test_text_that_touches_the_edge_of_its_panel_is_found(page: Page) -> None:
    """As the last column of a table that is wider than its panel does."""
    panel = (
        '<div class="panel" style="width:{}px;padding:0 10px;border:1px solid;overflow-x:auto">'
        "<table><tr><td>Massachusetts</td><td>14</td></tr></table></div>"
    )
    assert find_problems(page, "", panel.format(200)) == []
    assert ("edge", "14") in find_problems(page, "", panel.format(104))


def test_a_board_of_a_lesson_under_its_buttons_is_found(page: Page) -> None:
    lesson = """<div class="taught"><div class="stage"><div class="board-sheet">
    <svg width="300" height="200" style="display:block"></svg></div>
    <div class="actions" style="margin-top:{}px"><button style="height:44px">Next</button>"""
    assert find_problems(page, "", lesson.format(8)) == []
    assert ("cover", "") in find_problems(page, "", lesson.format(-8))


SQUEEZED_UI = """<div style="width:620px;margin:0 auto;display:grid;grid-template-columns:auto 1fr">
<svg width="104" height="78" style="grid-row:span 2"><path d="M0 0h104v78"/></svg>
<p>{0}</p><p>{0}</p><p style="font-size:14px">{0}{0}{0}{0}</p></div>
<button class="go" style="height:44px">Start</button>"""
"""A former set-up screen, whose last paragraph falls into the emblem's column."""
SENTENCE = "Four candidates of one party tour the country and collect delegates. "


def find_screen_problems(page: Page, body: str, needs: list[str]) -> set[tuple[str, str]]:
    """Return (kind, text) of the problems of a page."""
    head = "<!doctype html>"  # without it heights are those of another mode
    page.set_content(f'{head}<div id="app" style="font:16px/1.4 sans-serif">{body}</div>')
    page.evaluate(script())
    finds: list[dict[str, Any]] = page.evaluate("lookAtScreen", [needs, False])
    return {(find["kind"], find["text"][:9]) for find in finds}


def test_problems_of_a_screens_layout_are_found(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    long = SENTENCE * 9
    squeezed = find_screen_problems(page, SQUEEZED_UI.format(long), [".go"])
    assert {("column", long[:9]), ("fold", ".go"), ("empty", "left")} <= squeezed
    wide = SQUEEZED_UI.replace("auto 1fr", "1fr").format(SENTENCE)
    assert find_screen_problems(page, wide, [".go"]) == set()
    assert find_screen_problems(page, wide, [".gone"]) == {("fold", ".gone")}
    bar = '<div style="position:fixed;inset:700px 0 0;background:#fff"></div>'
    low = '<button class="go" style="position:absolute;top:740px;height:44px">Start</button>'
    assert find_screen_problems(page, low, [".go"]) == set()
    assert find_screen_problems(page, low + bar, [".go"]) == {("fold", ".go")}, (
        "it lies below a bar"
    )
    aside = f'<p style="width:180px">{SENTENCE * 2}</p>'
    assert find_screen_problems(page, aside, []) == {("column", SENTENCE[:9])}
    half = f'<p style="width:500px">{SENTENCE * 60}</p>'
    assert find_screen_problems(page, half, []) == {("empty", "right")}
    dialog = f'<div aria-modal="true" style="position:fixed;inset:0;background:#fff"><p>{SENTENCE}'
    assert find_screen_problems(page, aside + dialog, []) == set(), (
        "under a dialog only the dialog is checked"
    )


@pytest.mark.parametrize("group", GROUPS)
def test_no_screen_has_problems(table: Open, page: Page, site: str, group: str) -> None:
    """If this fails, `python -m tools.look screens --pictures DIR` shows the problems."""
    chosen = screens_of(group)
    problems = sample.look_at_screens(Eye(table(), site), chosen)
    assert chosen
    assert not problems, "\n".join(map(str, problems))


@pytest.mark.parametrize("game", catalog.GAMES)
def test_no_board_has_new_problems(table: Open, page: Page, site: str, game: str) -> None:
    """If this fails, `python -m tools.look GAME` lists the problems; `--note` records fewer."""
    known = sample.allowed().get(game)
    problems = sample.look(Eye(table(), site), game)
    assert known is None or {k: n for k, n in problems.items() if n > known.get(k, 0)} == {}, (
        problems
    )
