"""The rows of the sheet that win further dice."""

from __future__ import annotations

from typing import Any, Final

from hustings.core.protocols import Tree
from hustings.draw.box import Box
from hustings.draw.die import die
from hustings.draw.lettering import fit_line, width
from hustings.draw.tree import cls, h, num, part
from hustings.games.early_states.sheet import CIRCLES, STAFF_PLACES
from hustings.games.early_states.text import sheet as words
from hustings.games.early_states.view.cards import circles, vote_target
from hustings.games.early_states.view.page import Page, own_classes
from hustings.messages.generated import early_states as messages

_CIRCLE_PITCH: Final = 31.5
"""Distance of circles on the sheet, and the width of their click areas."""
_SAID: Final = 113.6
"""How much room there is before the circles of a die that is still missing, for what it lacks."""


@part
def _row_area(attrs: tuple[tuple[str, Any], ...], box: Box, label: str) -> Tree:
    """Return the click area of a staff row, which takes votes like that of a state."""
    at = {"x": num(box.x), "y": num(box.y), "width": num(box.w), "height": num(box.h), "rx": "6"}
    rect = at | dict(attrs)
    rect["class"] = cls("es-row-ground", rect.get("class"))
    return h("rect", rect, h("title", {}, label))


def staff_rows(page: Page) -> list[Tree]:
    """Return the rows of the sheet that win further dice; [] on a tall desk."""
    box, obs, seat = page.layout.staff, page.obs, page.seat
    if box is None:
        return []
    base = box.cy + 5
    if obs.dice_of(seat) == 1 + len(STAFF_PLACES):
        owned = messages.dice_owned(dice=obs.dice_of(seat))
        return [h("text", {"class": "es-owned", "x": num(box.x + 6), "y": num(base)}, owned)]
    drawn: list[Tree] = []
    x = box.x + 8
    for name, place in zip(words.DICE_MISSING, STAFF_PLACES, strict=True):
        label = words.place_label(obs, seat, place)
        left = obs.free(seat, place)
        caption = words.die_to_go(place, left) if left else name
        needs = min(_SAID, 1.08 * page.layout.letters.strong.size * width(caption))
        after = x + 8 + (_SAID if left else needs)
        drawn.append(fit_line("es-row", x, base, caption, _SAID, page.layout.letters.strong))
        spots = [(after + 14 + _CIRCLE_PITCH * i, box.cy) for i in range(CIRCLES[place])]
        end = after + (_CIRCLE_PITCH * CIRCLES[place] + 10 if left else 60)
        inner = circles(page, place, spots, _CIRCLE_PITCH / 2 - 3) if left else []
        inner += [] if left else [die(CIRCLES[place], after + 12, box.cy, 28)]
        if left:
            row = Box(x - 6, box.y - 11, end - x - 4, box.h + 13.5)
            drawn.append(_row_area(tuple(vote_target(page, place, label).items()), row, label))
        role = "group" if left else "img"  # its circles can be pressed
        drawn.append(
            h(
                "g",
                {"class": f"es-staff {own_classes(seat)}", "role": role, "aria-label": label},
                inner,
            )
        )
        x = end
    return drawn
