"""The course of a finished game, drawn as a row of squares: full, half or empty."""

from __future__ import annotations

from collections import Counter
from typing import Final

from hustings.core.protocols import Tree
from hustings.draw.tree import cls, h, num, points
from hustings.ui import words
from hustings.ui.links.share import dare
from hustings.ui.links.squares import AHEAD, BEHIND, EVEN, course_meaning, course_of
from hustings.ui.model import Play

SIZE: Final = 20
STEP: Final = 24


def course_square(code: str, x: float, y: float, size: float) -> Tree:
    """Return a square that says how the player stood. x, y: of its upper left corner."""
    box = {"x": num(x), "y": num(y), "width": num(size), "height": num(size), "rx": num(size / 8)}
    half = points(((x, y + size), (x + size, y), (x + size, y + size)))
    return h(
        "g",
        {"class": cls("course-square", f"course-{code}")},
        h("rect", box),
        h("polygon", {"points": half}) if code == EVEN else None,
    )


def course_parts(play: Play) -> list[Tree | None]:
    """Return the course of a finished game, what its squares mean, and the dare to beat it."""
    dared = dare(play)
    return [_row(play), _meaning(play), h("p", {"class": "dare"}, dared) if dared else None]


def _row(play: Play) -> Tree | None:
    """Return the course of a finished game as a picture with its description, None without one."""
    course = course_of(play)
    if not course:
        return None
    stood = Counter(course)
    label = words.over.course_label(
        rounds=len(course), ahead=stood[AHEAD], even=stood[EVEN], behind=stood[BEHIND]
    )
    drawn = [course_square(code, 1 + STEP * n, 1, SIZE) for n, code in enumerate(course)]
    box = f"0 0 {STEP * len(course)} {SIZE + 2}"
    attributes = {
        "class": "course-row",
        "viewBox": box,
        "preserveAspectRatio": "xMinYMid",
        "role": "img",
        "aria-label": label,
    }
    return h("svg", attributes, drawn)


def _meaning(play: Play) -> Tree | None:
    """Return what the squares mean, None without any."""
    meaning = course_meaning(play)
    return h("p", {"class": "help"}, meaning) if meaning else None
