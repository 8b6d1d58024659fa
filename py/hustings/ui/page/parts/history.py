"""Going through the moments of a game: first, previous, next, last, and a slider."""

from __future__ import annotations

from hustings.core.protocols import Tree
from hustings.draw.tree import h
from hustings.ui import words
from hustings.ui.model import Play
from hustings.ui.page.parts.basic import button, icon_button
from hustings.ui.phases import Looking


def scrubber(play: Play) -> Tree:
    """Return the controls for looking at another moment of the game."""
    end = play.table.at
    at = end if play.past is None else play.past
    first = words.IS_BEGINNING if at == 0 else ""
    last = words.IS_PRESENT if at == end else ""
    return h(
        "nav",
        {"class": "scrubber", "aria-label": words.HISTORY},
        icon_button("past:0", "first", words.TO_BEGINNING, off=first, kind="go-first"),
        icon_button(f"past:{max(0, at - 1)}", "prev", words.MOVE_BACK, off=first, kind="go-prev"),
        h(
            "input",
            {
                "type": "range",
                "min": "0",
                "max": str(end),
                "value": str(at),
                "data-change": "past",
                "aria-label": words.moment(at, end),
            },
        ),
        icon_button(f"past:{min(end, at + 1)}", "next", words.MOVE_ON, off=last, kind="go-next"),
        icon_button(f"past:{end}", "last", words.TO_PRESENT, off=last, kind="go-last"),
    )


def past_banner(play: Play, *, steps: bool) -> Tree | None:
    """Return the frame that says that the past is being looked at, or None in the present.

    steps: whether moves that are watched again wait for the person.
    """
    looking = play.phase
    if not isinstance(looking, Looking):
        return None
    said = words.watching_again if looking.walk else words.in_the_past
    walk = button(f"watch:{looking.ply}", words.WALK_ON, kind="small", key="walk")
    if looking.walk and steps:
        walk = button("step", words.NEXT_MOVE, kind="small", key="step")
    elif looking.walk:
        walk = button(f"past:{looking.ply}", words.PAUSE, kind="small", key="pause")
    branch = button("branch", words.BRANCH, kind="small", title=words.BRANCH_HELP)
    return h(
        "div",
        {"class": "banner past-banner", "role": "status"},
        h("p", {}, said(looking.ply, play.table.at)),
        walk,
        None if looking.walk else branch,
        button(f"past:{play.table.at}", words.BACK_TO_NOW, kind="small primary"),
    )
