"""What has just happened, drawn over the map: each beat of the telling as a scene of its own.

All that moves is said by the style sheet; without movement the same picture stands still. Nothing
here can be clicked. While somebody decides only what is small is drawn: no choice is hidden.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from hustings.core.model import Event
from hustings.core.protocols import Tree
from hustings.core.wording import counted
from hustings.draw.die import die
from hustings.draw.marker import marker
from hustings.draw.tree import Child, cls, h, num, part
from hustings.games.poll_position import names as words
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.board import HQ, REGIONS, WEEKS
from hustings.games.poll_position.cards import ADDS
from hustings.games.poll_position.view.map import HEADS, TILES, WIDTH, Box
from hustings.games.poll_position.view.place import Scene
from hustings.games.poll_position.view.sign import card_sign
from hustings.games.poll_position.view.verdict import poster

DIE: Final = 46.5
"""Size of a die that is rolled: 44 pixels on the smallest phone."""
_TRAY: Final = (314.0, 53.0)
"""Where a die lies that has been rolled and not yet put down: in the corner of headquarters."""


class Happened(NamedTuple):
    """One event to be drawn. order: how many were told in the same beat before it."""

    scene: Scene
    event: Event
    order: int


def draw_happening(scene: Scene) -> Tree:
    """Return what is drawn over the map of the events that were told last."""
    look, obs = scene.look, scene.obs
    parts: list[Child] = []
    big = _big(scene)
    for i, event in enumerate(look.last):
        draw = _DRAWN.get(event[0])
        if draw is not None:
            parts.append(draw(Happened(scene, event, i)))
    if obs.turn.prompt == v.PLACE_DIE:
        parts.append(_tray(scene))
    key = f"happening-{look.ply}-{len(look.recent)}"
    return h("g", {"class": "pp-happening", "key": key, "aria-hidden": "true"}, parts, big)


# Small things, at the places themselves -------------------------------------------------------


def _ring(box: Box, kind: str = "") -> Tree:
    size = {"width": num(box.w + 3), "height": num(box.h + 3)}
    at = {"x": num(box.x - 1.5), "y": num(box.y - 1.5)}
    return h("rect", {"class": cls("pp-ring", kind), "rx": "6", **at, **size})


@part
def pill(x: float, y: float, said: str, kind: str = "", size: float = 12.0) -> Tree:
    """Return a few letters on a coloured ground, centred on x,y."""
    wide, high = 0.62 * size * len(said) + 9, size + 4
    at = {"x": num(x - wide / 2), "y": num(y - high / 2), "rx": num(high / 2)}
    return h(
        "g",
        {"class": cls("pp-pill", kind)},
        h("rect", {**at, "width": num(wide), "height": num(high)}),
        h("text", {"x": num(x), "y": num(y + 0.36 * size), "font-size": num(size)}, said),
    )


def _middle(place: int) -> tuple[float, float]:
    box = TILES[place]
    return box.x + box.w / 2, box.y + box.h / 2


def _came(place: int, i: int) -> list[Child]:
    box = TILES[place]
    x, y = box.x + box.w - 16, box.y + box.h - 30
    return [_ring(box, "pp-good"), _after(i, pill(x, y, "+1", "pp-good"))]


def _after(i: int, tree: Tree, kind: str = "pp-pop") -> Tree:
    """Return a part that appears after those before it."""
    return h("g", {"class": kind, "style": f"animation-delay:{min(i, 8) * 110}ms"}, tree)


def _arrived(now: Happened) -> Child:
    return _came(now.event[1], now.order)


def _way(origin: int, target: int) -> Tree:
    """Return the way of a voter, an arc from place to place."""
    (ax, ay), (bx, by) = _middle(origin), _middle(target)
    lift = 14 + abs(ax - bx) * 0.15
    middle = f"{num((ax + bx) / 2)} {num(min(ay, by) - lift)}"
    path = f"M{num(ax)} {num(ay)}Q{middle} {num(bx)} {num(by)}"
    return h("path", {"class": "pp-way", "d": path})


def _walker(origin: int, target: int, value: int, i: int) -> Tree:
    """Return a voter at the end of the way, who has walked it."""
    (ax, ay), (bx, by) = _middle(origin), _middle(target)
    away = f"--dx:{num(ax - bx)}px;--dy:{num(ay - by)}px;animation-delay:{min(i, 8) * 60}ms"
    kind = cls("pp-disc pp-walker", "pp-up" if value else "pp-down")
    return h(
        "g",
        {"class": kind, "style": away},
        h("circle", {"cx": num(bx), "cy": num(by), "r": "9"}),
        h("text", {"x": num(bx), "y": num(by + 4.5)}, str(value) if value else "?"),
    )


def _scattered(now: Happened) -> Child:
    _, origin, place, value = now.event
    ring = _ring(TILES[place], "pp-good")
    return [ring, _way(origin, place), _walker(origin, place, value, now.order)]


def _reached(now: Happened) -> Child:
    _, _, place, value, _ = now.event
    return [_ring(TILES[place]), _way(place, HQ), _walker(place, HQ, value, now.order)]


def _opened(now: Happened) -> Child:
    _, _, place, sites, _ = now.event
    box = TILES[place]
    parts: list[Child] = [_ring(box, "pp-good")]
    if now.scene.telling:
        x, y = box.x + box.w / 2 + (14 if sites > 1 else 0), box.y + 30
        parts += [die(1, x - 28 * n, y, DIE * 0.85, "rolled") for n in reversed(range(sites))]
    return parts


def _replaced(now: Happened) -> Child:
    _, _, place, old, new = now.event
    return [_ring(TILES[place], "pp-good"), _exchange(now.scene, place, old, new)]


def _exchange(scene: Scene, place: int, old: int, new: int) -> Child:
    """Return the die that goes, crossed out, and the one that is put in its place."""
    if not scene.telling:
        return None
    box = TILES[place]
    x, y = box.x + box.w / 2, box.y + 36
    dx, dy = _TRAY[0] - x, _TRAY[1] - y
    fly = f"--dx:{num(dx)}px;--dy:{num(dy)}px"
    gone = x - 22
    cross = f"M{num(gone - 11)} {num(y - 20)}l22 22m0 -22l-22 22"
    return [
        h("g", {"class": "pp-fly", "style": fly}, die(new, x + 12, y, DIE)) if new else None,
        die(old, gone, y - 9, 24),
        h("path", {"class": "pp-strike", "d": cross}),
    ]


def _split(now: Happened) -> Child:
    _, _, place, value, target, _ = now.event
    return [
        _ring(TILES[place]),
        _exchange(now.scene, place, value, value - 1),
        _opened(now._replace(event=(v.E_OPENED, 0, target, 1, 0))) if target != place else None,
    ]


def _lowered(now: Happened) -> Child:
    _, place, value = now.event
    new = value - 1 if now.event[0] == v.E_SITE_LOWERED else 0
    return [_ring(TILES[place], "pp-bad"), _exchange(now.scene, place, value, new)]


def _turned(now: Happened) -> Child:
    return _ring(TILES[now.event[1]], "pp-good")


def _rolled(now: Happened) -> Child:
    """Return the dice of a roll that was kept; else they lie in the tray or where they were put."""
    if not any(each[0] == v.E_KEPT for each in now.scene.look.last) or not now.scene.telling:
        return None
    return [die(value, _TRAY[0] - 50 * n, _TRAY[1], DIE, "rolled") for n, value in
            enumerate(sorted(now.event[2:], reverse=True))]  # fmt: skip


def _tray(scene: Scene) -> Child:
    """Return the die that is to be put down, and the lower one beside it where two were rolled."""
    key = str(scene.look.ply)
    value = scene.obs.pending[0]
    rolled = [event[2:] for event in scene.look.last if event[0] == v.E_ROLLED]
    lower = min(rolled[-1]) if rolled and len(rolled[-1]) > 1 else 0
    small = die(lower, _TRAY[0] - 36, 40, 19, "rolled pp-lower", key=f"{key}-lower")
    return [small if lower else None, die(value, *_TRAY, DIE, "pp-rolled rolled", key=key)]


def _intention(now: Happened) -> Child:
    """Return the two dice at the place they name, large, and the voter who comes there."""
    _, _, region, kind, place = now.event
    parts: list[Child] = _came(place, 0)
    if not now.scene.telling:
        return parts
    box = TILES[place]
    x = min(max(box.x + box.w / 2, DIE + 3), WIDTH - DIE - 3)
    y = box.y + 25
    letter = h("text", {"class": "pp-face", "x": "0", "y": "22"}, words.COLOURS[kind][0].upper())
    colour = f"pp-colour-{words.TYPES[kind]} rolled"
    number = die(region + 1, x - DIE / 2 - 1, y, DIE, "rolled")
    return [*parts, number, die(0, x + DIE / 2 + 1, y, DIE, colour, letter)]


# What is stamped on the map -------------------------------------------------------------------


def _stamp(place: int, said: str, card: int) -> Tree:
    x, y = _middle(place)
    return _stamped(x, y, said, card)


def _stamped(x: float, y: float, said: str, card: int) -> Tree:
    wide = 9 * len(said) + 38
    x = min(max(x, wide / 2 + 4), WIDTH - wide / 2 - 4)
    box = {"x": num(-wide / 2), "y": "-14", "width": num(wide), "height": "28", "rx": "4"}
    return h(
        "g",
        {"transform": f"translate({num(x)} {num(y)}) rotate(-8)"},
        h(
            "g",
            {"class": "pp-stamp"},
            h("rect", box),
            card_sign(card, -wide / 2 + 17, 0, 17),
            h("text", {"x": "13", "y": "4.5"}, said),
        ),
    )


def _closed(now: Happened) -> Child:
    _, place, card, _ = now.event
    return _stamp(place, "CLOSED", card) if now.scene.telling else _ring(TILES[place], "pp-bad")


def _protested(now: Happened) -> Child:
    ring = _ring(TILES[now.event[1]], "pp-bad")
    return [ring, _stamp(now.event[1], "−1 EACH", now.scene.obs.drawn[now.scene.obs.week])]


def _shortage(now: Happened) -> Child:
    head = HEADS[now.event[1]]
    card = now.scene.obs.drawn[now.scene.obs.week]
    y = head.y + 34
    return _stamped(head.x + head.w / 2, y, "+1 AP", card) if now.scene.telling else None


def _lasting(now: Happened) -> Child:
    """Return the stamp of what changes the count at the end."""
    if not now.scene.telling:
        return None
    card = now.scene.obs.drawn[now.scene.obs.week]
    if now.event[0] == v.E_HONK:
        return _stamp(HQ, "SERVES ¼ LESS", card)
    return _stamped(WIDTH / 2, 205, "REMOTE COMPLAINTS ×2", card)


def _landed(now: Happened) -> Child:
    """Return a light around the head of a region somebody has chosen, and their marker, large."""
    _, number, region = now.event
    kinds = {each[0] for each in now.scene.look.last}
    if not 0 <= region < REGIONS or v.E_CARD in kinds:  # then it has been seen before
        return None
    large = now.scene.telling and v.E_REVEALED not in kinds
    return [_ring(HEADS[region], "pp-good"), _large(number, region, 0) if large else None]


def _large(number: int, region: int, place: int) -> Tree:
    """Return a marker below the head of its region. place: how many stand there before it."""
    head = HEADS[region]
    x = head.x + 19 + 30 * (place % 2)
    return _after(number, marker(number, x, head.y + 40 + 30 * (place // 2), 13))


def _revealed(now: Happened) -> Child:
    """Return everybody's marker, large, in the region of the plan that has just been opened."""
    regions = now.scene.obs.region
    if not now.scene.telling:
        return None
    return [
        _large(number, region, regions[:number].count(region))
        for number, region in enumerate(regions)
        if 0 <= region < REGIONS
    ]


# What fills the middle for a moment -------------------------------------------------------------


def _big(scene: Scene) -> Child:
    if not scene.telling:
        return None
    for event in scene.look.last:
        if event[0] == v.E_CARD:
            _, week, card = event
            return _card(card, f"Event of week {week}")
        if event[0] == v.E_LOOKED:
            _, _, card, week = event
            return _card(card, f"Week {week} will bring")
        if event[0] == v.E_WEEK:
            return _new_week(event[1])
        if event[0] == v.E_SCORED:
            return poster(scene.obs)
    return None


@part
def _card(card: int, when: str) -> Tree:
    """Return an event card as it lies on the table, turned over."""
    x, y, wide, high = 62.0, 138.0, 236.0, 132.0
    box = {"x": num(x), "y": num(y), "width": num(wide), "height": num(high), "rx": "9"}
    name = words.CARDS[card]
    size = 19 if len(name) < 18 else 15
    middle = num(x + wide / 2)
    lines = [
        h("text", {"class": "pp-card-line", "x": middle, "y": num(y + 98 + 16 * n)}, line)
        for n, line in enumerate(_wrapped(words.EFFECTS[card], 34))
    ]
    more = pill(x + wide - 62, y + 17, "engagement +1", "pp-warn", 11) if card in ADDS else None
    return h(
        "g",
        {"class": "pp-big-card"},
        h("rect", {"class": "pp-shade", **box, "y": num(y + 3)}),
        h("rect", {"class": "pp-face-up", **box}),
        h("rect", {"class": "pp-band", **box, "width": "9"}),
        h("text", {"class": "pp-card-when", "x": num(x + 20), "y": num(y + 21)}, when),
        more,
        card_sign(card, x + wide / 2, y + 44, 27),
        h("text", {"class": "pp-card-title", "x": middle, "y": num(y + 78),
                   "font-size": str(size)}, name),
        lines,
    )  # fmt: skip


def _wrapped(text: str, most: int) -> list[str]:
    """Return a sentence in lines of about so many letters."""
    lines = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + len(word) >= most:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


@part
def _new_week(week: int) -> Tree:
    x, y = 90.0, 172.0
    box = {"x": num(x), "y": num(y), "width": "180", "height": "62", "rx": "9"}
    left = WEEKS - week
    note = "election day" if not left else f"{counted(left, 'week')} to election day"
    return h(
        "g",
        {"class": "pp-banner"},
        h("rect", box),
        h("text", {"class": "pp-card-title", "x": "180", "y": num(y + 30), "font-size": "23"},
          f"Week {week}"),
        h("text", {"class": "pp-card-line", "x": "180", "y": num(y + 49)}, note),
    )  # fmt: skip


_DRAWN: Final[dict[int, Callable[[Happened], Child]]] = {
    v.E_ARRIVED: _arrived,
    v.E_SCATTERED: _scattered,
    v.E_REACHED: _reached,
    v.E_OPENED: _opened,
    v.E_REPLACED: _replaced,
    v.E_SPLIT: _split,
    v.E_SITE_LOST: _lowered,
    v.E_SITE_LOWERED: _lowered,
    v.E_TURNED: _turned,
    v.E_ROLLED: _rolled,
    v.E_INTENTION: _intention,
    v.E_CLOSED: _closed,
    v.E_PROTESTED: _protested,
    v.E_SHORTAGE: _shortage,
    v.E_HONK: _lasting,
    v.E_RECONCILIATION: _lasting,
    v.E_REVEALED: _revealed,
    v.E_PLACED: _landed,
    v.E_STAYED: _landed,
}
