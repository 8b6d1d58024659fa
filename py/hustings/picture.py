"""The board as a standalone SVG, for notebooks and files.

It uses the page's style sheets: in the wheel from `sheets/` next to this module (see
pyproject.toml), in a checkout from web/. Only rules that can match something in the picture are
kept, and each is limited to the picture, because a notebook puts the SVG into its own page.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final
from xml.etree.ElementTree import Element, tostring

from hustings import catalog
from hustings.core.model import Seat
from hustings.core.moves import Picks
from hustings.core.protocols import Tree
from hustings.core.table import Table
from hustings.draw import deferred
from hustings.draw.look import Look
from hustings.draw.tree import HIT, h, num, walk

SCOPE: Final = "hustings-picture"
"""The class of the outermost element, which begins every selector."""
SIZE_PX: Final = 640
"""The longer side."""
SHIPPED: Final = Path(__file__).parent / "sheets"
CHECKOUT: Final = Path(__file__).parents[2] / "web"

_COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
_NEEDED: Final = re.compile(r"([.#]?)(-?[a-zA-Z_][\w-]*)")
_OUTSIDE: Final = re.compile(r":(?:hover|active|focus|target|disabled|checked|:)|^(?:html|\*)$")
"""Selectors that never match in a picture: pointer, focus, pseudo-elements."""
_WITHOUT: Final = re.compile(
    r":(?:not|has|is|where|nth[\w-]*)\([^()]*(?:\([^()]*\)[^()]*)*\)|\[[^]]*\]"
)
_DROPPED: Final = ("data-", "on", "tabindex", "role", "key", "aria-")
_ARRANGES: Final = "arrange:"
"""Begins the message of an element that only arranges the page, such as a close-up."""


def svg(table: Table[Any], names: Sequence[str], viewer: Seat | None) -> str:
    """Return the board of a table as a seat, or everybody (None), may see it.

    Nothing in it can be clicked. Uses the light theme and system fonts.
    """
    game = table.record.game
    view = catalog.view(game)
    look = Look(tuple(names), viewer, ply=table.at, past=True, arranged=view.INITIAL_ARRANGEMENT)
    drawn = deferred.whole(
        view.board(table.view(viewer), Picks(table.rules.VOCABULARY.verbs, [], ()), look)
    )
    around = [f"table game-{game}", "board", "board-sheet", *_classes_around(drawn)]
    board = next(element for element in walk(drawn) if element[0] == "svg")
    box = board[1]["viewBox"]
    left, top, width, height = map(float, box.split())
    scale = SIZE_PX / max(width, height)
    paper = {"x": num(left), "y": num(top), "width": num(width), "height": num(height)}
    inner = [board[0], {**board[1], **paper}, board[2]]
    for name in reversed(around):
        inner = h("g", {"class": name}, inner)
    progress = catalog.text(game).progress(table.view(viewer))
    summary = catalog.headline(game).summary(progress, names)
    whole = h(
        "svg",
        {
            "xmlns": "http://www.w3.org/2000/svg",
            "class": SCOPE,
            "viewBox": box,
            "width": num(width * scale),
            "height": num(height * scale),
        },
        h("title", {}, f"{catalog.info(game).title}: {summary}"),
        h("style", {}, matching_rules(inner, game)),
        h("rect", {"class": "paper", **paper}),
        inner,
    )
    return tostring(_element(whole), encoding="unicode")


def _classes_around(tree: Tree) -> list[str]:
    """Return the classes of the elements around the first SVG in a tree, outermost first."""
    classes: list[str] = []
    while tree[0] != "svg":
        classes.append(tree[1].get("class", ""))
        inner = [child for child in tree[2] if not isinstance(child, str)]
        tree = next(child for child in inner if any(e[0] == "svg" for e in walk(child)))
    return classes


def _element(tree: Tree) -> Element:
    """Return a tree as XML, without what only a page needs: some attributes, and areas to press.

    Nor has it the titles of what a press would arrange there.
    """
    tag, attrs, children = tree
    children = [child for child in children if isinstance(child, str) or HIT not in child[1]]
    if str(attrs.get("data-do", "")).startswith(_ARRANGES):
        children = [child for child in children if child[0] != "title"]
    kept = {name: value for name, value in attrs.items() if not name.startswith(_DROPPED)}
    made = Element(tag, {name: "" if kept[name] is True else str(kept[name]) for name in kept})
    for child in children:
        if not isinstance(child, str):
            made.append(_element(child))
        elif len(made):
            made[-1].tail = (made[-1].tail or "") + child
        else:
            made.text = (made.text or "") + child
    return made


# --- style sheets


def matching_rules(tree: Tree, game: str) -> str:
    """Return the style rules that can match a tree, limited to the picture."""
    there = _names_in(tree)
    lines = [f".{SCOPE} > .paper {{ fill: var(--paper); }}"]
    for selectors, body in rules(game):
        kept = [scoped for one in selectors if (scoped := _scoped(one, there))]
        if kept:
            lines.append(f"{', '.join(kept)} {{ {body} }}")
    return "\n".join(lines)


def _names_in(tree: Tree) -> set[str]:
    selectors = {"svg"}
    for tag, attrs, _ in walk(tree):
        selectors.add(tag)
        selectors.update(f".{name}" for name in attrs.get("class", "").split())
        selectors.add(f"#{attrs.get('id')}")
    return selectors


def _scoped(selector: str, there: set[str]) -> str:
    """Return a selector limited to the picture; "" if it cannot match there."""
    if selector in (":root", "body"):
        return f".{SCOPE}"
    if _OUTSIDE.search(selector):
        return ""
    plain = re.sub(r":[\w-]+", "", _WITHOUT.sub("", selector))
    needed = {mark + name for mark, name in _NEEDED.findall(plain)}
    asked = any(part.startswith(":root") for part in selector.split())
    return "" if asked or not needed <= there else f".{SCOPE} {selector}"


@cache
def rules(game: str) -> tuple[tuple[tuple[str, ...], str], ...]:
    """Return the style rules of the page and of a game as (selectors, body).

    Without at-rules (media, animations, fonts), and with the light one of two colours.
    """
    folder = SHIPPED if SHIPPED.is_dir() else CHECKOUT
    files = (folder / "style.css", folder / "games" / f"{game}.css")
    text = "\n".join(file.read_text(encoding="utf-8") for file in files if file.is_file())
    parsed = []
    for head, body in _blocks(_light(_COMMENT.sub("", text))):
        if not head.startswith("@"):
            selectors = tuple(" ".join(one.split()) for one in _split(head))
            parsed.append((selectors, " ".join(body.split())))
    return tuple(parsed)


def _blocks(text: str) -> Iterator[tuple[str, str]]:
    """Yield the text before each outer pair of braces, and the text inside it."""
    depth = start = opened = 0
    for i, letter in enumerate(text):
        if letter == "{":
            opened = opened if depth else i
            depth += 1
        elif letter == "}":
            depth -= 1
            if not depth:
                yield text[start:opened].strip(), text[opened + 1 : i]
                start = i + 1


def _split(text: str) -> list[str]:
    """Return the parts between commas outside of brackets."""
    parts, depth = [""], 0
    for letter in text:
        depth += {"(": 1, ")": -1}.get(letter, 0)
        if letter == "," and not depth:
            parts.append("")
        else:
            parts[-1] += letter
    return [part.strip() for part in parts]


def _light(text: str) -> str:
    """Return a style sheet with the first colour of every light-dark(first, second)."""
    head, *rest = text.split("light-dark(")
    for piece in rest:
        depth, end = 1, 0
        while depth:
            depth += {"(": 1, ")": -1}.get(piece[end], 0)
            end += 1
        head += _split(piece[: end - 1])[0] + piece[end:]
    return head.replace("color-scheme: light dark", "color-scheme: light")
