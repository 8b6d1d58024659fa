"""Portraits of the six people who sit at a table, combined from a few parts.

A portrait is a medallion on the colour of its seat. It joins the seat's mark (draw.marker) and
never replaces it. Parts are drawn in a viewBox of 64 × 64; people.css colours them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal, NamedTuple

from hustings.core.model import Seat
from hustings.core.protocols import Tree
from hustings.draw.tree import cls, h, num, part
from hustings.messages.names import BOTS, PEOPLE

Mood = Literal["at-ease", "beaming", "downcast"]

_SIZE: Final = 64
"""Width and height of the box in which parts are drawn."""


class Parts(NamedTuple):
    """The parts of a portrait; "" for none.

    named: whose face it is by default, as a number among the names of people and among those of
    bots (messages.names). back: hair behind the head; front: hair over it. worn: drawn last.
    """

    named: tuple[int, int]
    face: str
    back: str = ""
    front: str = ""
    beard: str = ""
    collar: str = ""
    worn: str = ""


PORTRAITS: Final = (
    Parts((0, 5), "oval", back="bun", front="parting", collar="blouse", worn="glasses"),
    Parts((4, 0), "oval", back="afro", front="hairline", collar="necklace", worn="rings"),
    Parts((2, 1), "oval", back="bob", front="fringe", collar="blazer"),
    Parts((3, 2), "eared", front="quiff", collar="tie", worn="freckles"),
    Parts((5, 3), "eared", back="sides", beard="moustache", collar="coat", worn="hat"),
    Parts((1, 4), "eared", beard="full"),
)
"""By seat: who sits there by default."""

BY_NAME: Final = {
    name: number
    for number, parts in enumerate(PORTRAITS)
    for name in (PEOPLE[parts.named[0]], BOTS[parts.named[1]])
}
"""The portrait of each default name."""

FACES: Final = {
    "oval": "M27 48v-5.5c-5.5-2-9-8.5-9-15.5 0-10 6-15 14-15s14 5 14 15c0 7-3.5 13.5-9 15.5"
    "v5.5q-5 4-10 0zM27 42.5q5 3 10 0",
    "eared": "M26 48v-5.5c-4-2-7-5.5-7.7-9.5-6.3 0-5.8-8-.8-7-.5-9.5 5.5-14.5 14.5"
    "-14.5s15 5 14.5 14.5c5-1 5.5 7-.8 7-.7 4-3.7 7.5-7.7 9.5v5.5q-6 4-12 0z"
    "M26 42.5q6 3 12 0",
}
BACKS: Final = {
    "bun": "M25.5 9a6.5 6.5 0 1 1 13 0 6.5 6.5 0 0 1-13 0z"
    "M15 31c-2-13 5-20 17-20s19 7 17 20c-1 5-4 6-6 6H21c-2 0-5-1-6-6z",
    "afro": "M12 38c-6-2-7-9-3-12-4-6 0-12 5-12 1-6 8-9 12-6 4-4 10-3 12 1 6-1 10 3 9 8 6 1 8 8 4 "
    "12 3 5 0 10-6 10z",
    "bob": "M12 44c3-6 1-10 1.5-18 .5-11 8-17 18.5-17s18 6 18.5 17c.5 8-1.5 12 1.5 18"
    "-6 3-12 2-14 0H26c-2 2-8 3-14 0z",
    "sides": "M16.5 20h31v12h-31z",
}
FRONTS: Final = {
    "parting": "M17 29c-1-11 5-17 15-17s16 6 15 17c-3-1-8-4-11-9-5 6-13 8-19 9z",
    "hairline": "M18 26c0-9 6-14 14-14s14 5 14 14c-2-4-4-6-7-6-4-1-10-1-14 0-3 0-5 2-7 6z",
    "fringe": "M17 29c-1-11 5-17.5 15-17.5s16 6.5 15 17.5c-1-2-2-4-2-5.5H19c0 1.5-1 3.5-2 5.5z",
    "quiff": "M17.5 27c-3-9-1-14 2-17 4-5 12-2 17-6 1 2 1 3 .5 4 3-1 6-1 8-3 4 6 4 14 1.5 22"
    "-1-4-2-6-4-8-8 2-15 1-20-1-3 2-4 5-5 9z",
}
BEARDS: Final = {
    "moustache": "M32 34c-3-2-8-1-10 3 3 1 7 1 10-1 3 2 7 2 10 1-2-4-7-5-10-3z",
    "full": "M17 28c-4 14 0 27 15 28 15-1 19-14 15-28-1 4-3 6-6 6-3-2-6-1-9 0-3-1-6-2-9 0"
    "-3 0-5-2-6-6z",
}
COLLARS: Final = {
    "blouse": "M32 52l-9-6-4 6 6 6zM32 52l9-6 4 6-6 6z",
    "necklace": "M24 46.5q8 8 16 0l2 2q-10 10-20 0z",
    "blazer": "M26 46l6 10 6-10 5 1-8 15h-6l-8-15z",
    "tie": "M24 46l8 6 8-6-3 10-5-4-5 4zM30.5 52h3l2 10h-7z",
    "coat": "M25 46l7 8-5 6-7-12zM39 46l-7 8 5 6 7-12z",
}
WORN: Final = {
    "glasses": "M19.5 29.5a6 6 0 1 0 12 0 6 6 0 1 0-12 0zM32.5 29.5a6 6 0 1 0 12 0 6 6 0 1 0-12 0z",
    "rings": "M17 36a3.5 3.5 0 1 0 .01 0zM47 36a3.5 3.5 0 1 0 .01 0z",
    "freckles": "M21.5 34h.01M24.5 35.5h.01M42.5 34h.01M39.5 35.5h.01",
    "hat": "M8 21c0-2 3-2.5 8-3 1-7.5 3-13 8-14 3 0 5 2 8 2s5-2 8-2c5 1 7 6.5 8 14 5 .5 8 1 8 3"
    " 0 3-10 4.5-24 4.5S8 24 8 21z",
}
SHOULDERS: Final = "M9.6 53c3-6 10-7 22.4-7s19.4 1 22.4 7a30.7 30.7 0 0 1-44.8 0z"
EYES: Final = {
    "at-ease": "M25.5 29.5h.01M38.5 29.5h.01",
    "downcast": "M25.5 30.5h.01M38.5 30.5h.01",
}
LINES: Final[dict[Mood, str]] = {
    "at-ease": "M22.5 24.5q3-2.5 6 0M35.5 24.5q3-2.5 6 0M31 31.5l-.5 3h2M27.5 38.5q4.5 3.5 9 0",
    "beaming": "M22.5 23q3-3 6-.5M35.5 22.5q3-2.5 6 .5M22.5 30q3-4.5 6 0M35.5 30q3-4.5 6 0",
    "downcast": "M22.5 26q3-3 5.5-3.5M41.5 26q-3-3-5.5-3.5M31 31.5l-.5 3h2M28 40q4-3.5 8 0",
}
"""Brows, closed eyes, nose and mouth."""
LAUGHS: Final = {"beaming": "M25 36h14c0 5-3 7.5-7 7.5s-7-2.5-7-7.5z"}


@lru_cache(maxsize=256)
def portrait_numbers(names: tuple[str, ...]) -> tuple[int, ...]:
    """Return the portrait of each seat, all different.

    A default name has its own portrait. Everybody else has that of their seat, or the first that
    is left.
    """
    numbers: dict[Seat, int] = {}
    for seat, name in enumerate(names):
        if name in BY_NAME and BY_NAME[name] not in numbers.values():
            numbers[seat] = BY_NAME[name]
    for seat in range(len(names)):
        if seat not in numbers:
            left = {*range(len(PORTRAITS))}.difference(numbers.values())
            numbers[seat] = seat if seat in left else min(left, default=seat % len(PORTRAITS))
    return tuple(numbers[seat] for seat in range(len(names)))


@part
def portrait(number: int, paint: str = "", mood: Mood = "at-ease") -> Tree:
    """Return one of PORTRAITS, for use beside the name of its seat.

    paint: the class of the seat's colour.
    """
    attrs = {"viewBox": f"0 0 {_SIZE} {_SIZE}", "aria-hidden": "true"}
    return h("svg", attrs | {"class": _class(number, paint)}, _drawn(number, mood))


@part
def portrait_at(number: int, x: float, y: float, size: float, paint: str = "") -> Tree:
    """Return a portrait for use inside an SVG, around x,y. paint: the class of its colour."""
    corner = f"translate({num(x - size / 2)} {num(y - size / 2)}) scale({num(size / _SIZE)})"
    attrs = {"class": _class(number, paint), "transform": corner}
    return h("g", attrs, _drawn(number, "at-ease"))


def _class(number: int, paint: str) -> str | None:
    return cls("portrait", f"person-{number}", paint)


def _drawn(number: int, mood: Mood) -> list[Tree | None]:
    parts = PORTRAITS[number]
    return [
        _disc("ground"),
        _path("hair", BACKS.get(parts.back)),
        _path("cloth", SHOULDERS),
        _path("skin", FACES[parts.face]),
        _path("collar", COLLARS.get(parts.collar)),
        _path("hair", BEARDS.get(parts.beard)),
        _path("laugh", LAUGHS.get(mood)),
        _path("lines", LINES[mood]),
        _path("eyes", EYES.get(mood)),
        _path("hair", FRONTS.get(parts.front)),
        _path(parts.worn, WORN.get(parts.worn)),
        _disc("rim"),
    ]


def _disc(kind: str) -> Tree:
    return h("circle", {"class": f"portrait-{kind}", "cx": "32", "cy": "32", "r": "31"})


def _path(kind: str, d: str | None) -> Tree | None:
    return h("path", {"class": f"portrait-{kind}", "d": d}) if d else None
