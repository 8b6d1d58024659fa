"""Click targets at a place: the dice open a site, the voters are moved to headquarters.

The whole area of dice or voters is clickable; a small button in it names the action. A click
elsewhere on the place opens its close-up.
"""

from __future__ import annotations

from typing import Final

from hustings.core.model import Move
from hustings.core.moves import Choice, encode
from hustings.core.protocols import Tree
from hustings.draw.box import Box
from hustings.draw.lettering import MIN_WIDE_LETTERS, Lettering, fit, set_line
from hustings.draw.look import arrange
from hustings.draw.tree import Child, act, cls, h, num, part
from hustings.games.poll_position import names as words
from hustings.games.poll_position import text
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.board import HQ, REGION_OF, REGIONS, WEEKS
from hustings.games.poll_position.view.drawing import Drawing
from hustings.games.poll_position.view.pieces import STAR, hit_area, rect
from hustings.messages.generated import poll_position_board as messages

_LABEL_LETTERS: Final = Lettering(14.5, MIN_WIDE_LETTERS)
"""The letters of a button's word, which is left out where it has no room."""
_BUTTON_LABELS: Final = {v.V_OPEN: messages.button_site(), v.V_REACH: messages.button_voter()}
_NO_BUTTON: Final = Box(0, 0, 0, 0)
_STAR_DROP: Final = 80.0
"""How far down a star may stand: a rolled die lies on the foot of a tall headquarters."""
_BEST: Final = "pp-best"
"""The kind of a target where a rolled die does most."""
_NAME_LINE_HEIGHT: Final = 22.0
"""Height of the name line of a wide plaque, which opens the close-up."""


def draw_targets(drawing: Drawing, number: int) -> Child:
    """Return the click targets of a place: legal moves, or a question why none is legal."""
    plaque = drawing.board.plaques[number]
    if drawing.picks.chosen:
        return _target(drawing, plaque.box, number, drawing.path, _NO_BUTTON)
    if v.V_REPLACE in drawing.verbs:
        return _swap_target(drawing, plaque.box, number)
    acting = drawing.obs.turn.prompt == v.ACT
    kinds = ((v.V_OPEN, plaque.opens, plaque.plus), (v.V_REACH, plaque.reaches, plaque.arrow))
    choice = [drawing.picks.named("place", number, verb, through=True) for verb, _, _ in kinds]
    if acting and not any(choice) and not drawing.board.closeup:
        box = plaque.box
        return _why_target(
            drawing,
            box.inside(0, _NAME_LINE_HEIGHT, box.w, box.h - _NAME_LINE_HEIGHT),
            (v.V_OPEN, number),
        )
    return [
        _target(drawing, box, number, (verb,), button)
        for verb, box, button in kinds
        if acting or verb in drawing.verbs
    ]


def closeup_target(drawing: Drawing, number: int, badge: Child = None) -> Child:
    """Return the target that opens the close-up of a place; only its badge in one or the count.

    The badge is above the target, so that the pointer meets what it means.
    """
    if drawing.board.closeup or drawing.obs.week == WEEKS:
        return badge
    region = REGION_OF[number] if number != HQ else REGIONS
    link = closeup_link(drawing.board.plaques[number].box, region)
    return [link[0], link[1], [*link[2], badge]] if badge is not None else link


@part
def closeup_link(box: Box, region: int) -> Tree:
    """Return a target that opens the close-up of a region. region: REGIONS for headquarters."""
    place = words.the_region(region) if region < REGIONS else messages.headquarters_within()
    label = messages.look_closely(place=place)
    return h("g", act(arrange("near", region), label),
             h("title", {}, label), hit_area(box, "pp-why"))  # fmt: skip


def _target(drawing: Drawing, box: Box, number: int, path: Move, button: Box) -> Child:
    choice = drawing.picks.named("place", number, *path, through=True)
    if choice is not None:
        label, verb = drawing.label(choice.move), path[0]
        title = drawing.title(number, label)
        if verb == v.V_OPEN:  # the badge lies there
            title = f"{title}\n{drawing.unserved[number]}"
        return _legal_target(box, button, verb, choice, label, title)
    if drawing.picks.chosen or not drawing.picks.legal:
        return None
    why = _why_target(drawing, box, (*path, number))
    return (
        h("g", {"class": "pp-not"}, _button(button, path[0]), why) if drawing.board.closeup else why
    )


def _swap_target(drawing: Drawing, box: Box, number: int) -> Child:
    """Return the target that puts the rolled die in the place of the lowest one there.

    A swap for the worse only begins here: the player then says which die gives way.
    """
    swap = drawing.swaps.get(number)
    choice = drawing.picks.named("place", number, v.V_REPLACE)
    if swap is None or choice is None:
        return _target(drawing, box, number, (v.V_REPLACE,), _NO_BUTTON)
    if swap.is_worse:
        label = drawing.label(choice.move)
        title = drawing.title(number, label)
        return _legal_target(box, _NO_BUTTON, v.V_REPLACE, choice, label, title, "pp-worse")
    move = (v.V_REPLACE, number, swap.old)
    choice = Choice(encode(drawing.picks.verbs, move), move, choice.names)
    label = drawing.label(move)
    title, kind = drawing.title(number, label), ""
    if number in drawing.best:
        title, kind = f"{title}\n{messages.mark_best()}", _BEST
    return _legal_target(box, _NO_BUTTON, v.V_REPLACE, choice, label, title, kind)


@part
def _legal_target(
    box: Box, button: Box, verb: int, choice: Choice, label: str, title: str, kind: str = ""
) -> Tree:
    """Return the target of a legal choice. button: _NO_BUTTON for the whole place.

    title: what is to be known of it and of a badge below it.
    """
    return h(
        "g",
        {"class": cls("pp-target legal", not button.w and "pp-all", kind), **act(choice, label)},
        h("title", {}, title),
        rect(box.inside(1, 1, box.w - 2, box.h - 2), "pp-reach", 4),
        _best_mark(box) if kind == _BEST else None,
        _button(button, verb) if button.w else None,
    )


@part
def _best_mark(box: Box) -> Tree:
    """Return a second frame within a place, and a star in its corner: the die does most there."""
    x, y = box.x + box.w - 11, box.y + min(box.h - 11, _STAR_DROP)
    move = f"translate({num(x)} {num(y)}) scale(1.3)"
    star = {"class": "pp-top-star", "d": STAR, "transform": move}
    return h("g", {}, rect(box.inside(4, 4, box.w - 8, box.h - 8), "pp-top-frame", 3),
             h("path", star))  # fmt: skip


def _button(box: Box, verb: int) -> Tree:
    """Return a button with a plus or an arrow, and a word where there is room."""
    r = box.h / 2
    worded = box.w > 2 * box.h
    x, y = box.x + (r + 2 if worded else r), box.y + r
    return h(
        "g",
        {"class": cls("pp-button lit-here", not worded and "pp-round")},
        rect(box, "pp-knob", r),
        action_sign(verb, x, y, r),
        _button_label(verb, box, x + 0.85 * r, y + 5) if worded else None,
    )


def _button_label(verb: int, box: Box, left: float, y: float) -> Child:
    """Return the word of a button, from a left edge on; None where it has no room."""
    label = _BUTTON_LABELS[verb]
    room = box.x + box.w - left - 2
    (fits,), size = fit(label, room, _LABEL_LETTERS)
    return set_line(None, left, y, label, size, _LABEL_LETTERS, room) if fits == label else None


def action_sign(verb: int, x: float, y: float, r: float) -> Tree:
    """Return a plus to open a site, or an arrow to move a voter, in a circle of radius r."""
    s = r * 0.48
    if verb == v.V_OPEN:
        path = f"M{num(x - s)} {num(y)}h{num(2 * s)}M{num(x)} {num(y - s)}v{num(2 * s)}"
    else:
        head = f"m{num(-s)} {num(-s)}l{num(s)} {num(s)}l{num(-s)} {num(s)}"
        path = f"M{num(x - s)} {num(y)}h{num(2 * s)}{head}"
    return h("path", {"class": "pp-do", "d": path})


def _why_target(drawing: Drawing, box: Box, prefix: Move) -> Child:
    """Return a target that asks why a move is not possible; None while nobody decides here."""
    if (
        drawing.board.tall
        or not drawing.picks.legal
        or not text.why_not(drawing.obs, drawing.seat, prefix)
    ):
        return None
    asks = f"why:{encode(drawing.picks.verbs, prefix)}"
    named = {"role": "img", "aria-label": messages.why_not(move=drawing.label(prefix))}
    at = {"x": num(box.x), "y": num(box.y), "width": num(box.w), "height": num(box.h)}
    return h("rect", {"class": "pp-why", "data-do": asks, **named, **at})
