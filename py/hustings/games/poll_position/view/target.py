"""What can be clicked at a place: where the dice lie to open a site, where they wait to reach out.

The room for dice or voters is all clickable; in it stands a small button that says what it does.
What is no choice brings its region near, where there is room to say why.
"""

from __future__ import annotations

from typing import Final

from hustings.core.model import Move
from hustings.core.moves import Choice, encode
from hustings.core.protocols import Tree
from hustings.draw.box import Box
from hustings.draw.look import arrange
from hustings.draw.tree import Child, act, cls, h, num, part
from hustings.games.poll_position import names as words
from hustings.games.poll_position import text
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.board import HQ, REGION_OF, REGIONS, WEEKS
from hustings.games.poll_position.view.pieces import rect
from hustings.games.poll_position.view.scene import Scene
from hustings.messages.generated import poll_position_board as messages

_SAYS: Final = {v.V_OPEN: messages.button_site(), v.V_REACH: messages.button_voter()}
_NOWHERE: Final = Box(0, 0, 0, 0)
_NAME: Final = 22.0
"""How high the line with the name of a wide plaque is: that brings the region near."""


def draw_targets(scene: Scene, number: int) -> Child:
    """Return what the moves at hand let one click here; elsewhere, in a turn, why not."""
    plaque = scene.board.plaques[number]
    if scene.picks.chosen:
        return _target(scene, plaque.box, number, scene.path, _NOWHERE)
    if v.V_REPLACE in scene.verbs:
        return _target(scene, plaque.box, number, (v.V_REPLACE,), _NOWHERE)
    acting = scene.obs.turn.prompt == v.ACT
    kinds = ((v.V_OPEN, plaque.opens, plaque.plus), (v.V_REACH, plaque.reaches, plaque.arrow))
    found = [scene.picks.named("place", number, verb, through=True) for verb, _, _ in kinds]
    if acting and not any(found) and not scene.board.near:
        box = plaque.box
        return _reason(scene, box.inside(0, _NAME, box.w, box.h - _NAME), (v.V_OPEN, number))
    return [
        _target(scene, box, number, (verb,), button)
        for verb, box, button in kinds
        if acting or verb in scene.verbs
    ]


def nearer(scene: Scene, number: int) -> Child:
    """Return a place as what brings its region near; None where that is near, or counted."""
    if scene.board.near or scene.obs.week == WEEKS:
        return None
    region = REGION_OF[number] if number != HQ else REGIONS
    return brings(scene.board.plaques[number].box, region)


@part
def brings(box: Box, region: int) -> Tree:
    """Return what brings a region near. region: REGIONS for headquarters."""
    place = words.region(region) if region < REGIONS else messages.headquarters_within()
    label = messages.look_closely(place=place)
    return h("g", act(arrange("near", region), label),
             h("title", {}, label), rect(box, "pp-why"))  # fmt: skip


def _target(scene: Scene, box: Box, number: int, path: Move, button: Box) -> Child:
    found = scene.picks.named("place", number, *path, through=True)
    if found is not None:
        return _legal(box, button, path[0], found, scene.label(found.move))
    if scene.picks.chosen or not scene.picks.legal:
        return None
    why = _reason(scene, box, (*path, number))
    return h("g", {"class": "pp-not"}, _button(button, path[0]), why) if scene.board.near else why


@part
def _legal(box: Box, button: Box, verb: int, found: Choice, label: str) -> Tree:
    """Return something to click. button: an empty one where all of the place is meant."""
    return h(
        "g",
        {"class": cls("pp-target legal", not button.w and "pp-all"), **act(found, label)},
        h("title", {}, label),
        rect(box.inside(1, 1, box.w - 2, box.h - 2), "pp-reach", 4),
        _button(button, verb) if button.w else None,
    )


def _button(box: Box, verb: int) -> Tree:
    """Return a button: a plus or an arrow, and what it is for where there is room."""
    r = box.h / 2
    worded = box.w > 2 * box.h
    x, y = box.x + (r + 2 if worded else r), box.y + r
    word = {"x": num(x + 0.85 * r), "y": num(y + 5)}
    return h(
        "g",
        {"class": cls("pp-button lit-here", not worded and "pp-round")},
        rect(box, "pp-knob", r),
        sign(verb, x, y, r),
        h("text", word, _SAYS[verb]) if worded else None,
    )


def sign(verb: int, x: float, y: float, r: float) -> Tree:
    """Return a plus to open a site, or an arrow to move a voter, in a circle of radius r."""
    s = r * 0.48
    if verb == v.V_OPEN:
        path = f"M{num(x - s)} {num(y)}h{num(2 * s)}M{num(x)} {num(y - s)}v{num(2 * s)}"
    else:
        head = f"m{num(-s)} {num(-s)}l{num(s)} {num(s)}l{num(-s)} {num(s)}"
        path = f"M{num(x - s)} {num(y)}h{num(2 * s)}{head}"
    return h("path", {"class": "pp-do", "d": path})


def _reason(scene: Scene, box: Box, prefix: Move) -> Child:
    """Return a place that answers why nothing is possible there; only for who decides."""
    if scene.board.tall or not scene.picks.legal or not text.why_not(scene.obs, scene.seat, prefix):
        return None
    asks = f"why:{encode(scene.picks.verbs, prefix)}"
    named = {"role": "img", "aria-label": messages.why_not(move=scene.label(prefix))}
    at = {"x": num(box.x), "y": num(box.y), "width": num(box.w), "height": num(box.h)}
    return h("rect", {"class": "pp-why", "data-do": asks, **named, **at})
