"""Drawing of Poll Position!: the map with its places, and the panels beside it."""

from __future__ import annotations

from typing import Final

from hustings.core.model import HIDDEN
from hustings.core.moves import Picks
from hustings.core.protocols import Tree
from hustings.core.wording import counted
from hustings.draw.look import FIXED, Look
from hustings.draw.marker import marker
from hustings.draw.tree import Child, act, cls, h, num
from hustings.games.poll_position import names as words
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.board import MARITIMES, PLACES, REGIONS, ROLLS, TERRITORIES, WEEKS
from hustings.games.poll_position.cards import SHORT_STAFFING
from hustings.games.poll_position.state import State
from hustings.games.poll_position.text.log import who
from hustings.games.poll_position.view.happening import draw_happening
from hustings.games.poll_position.view.map import HEADS, HEIGHT, OUTLINES, TILES, WIDTH
from hustings.games.poll_position.view.panel import forecast_panel, sheet, team, the_week
from hustings.games.poll_position.view.place import Scene, draw_place
from hustings.games.poll_position.view.sign import card_sign
from hustings.games.poll_position.view.tokens import draw_tokens
from hustings.games.poll_position.view.verdict import marks, running

DRAWS: Final = frozenset({"place", "region"})
ARRANGED: Final = FIXED

_SHORT: Final = ("Maritimes", "Quebec", "Ontario", "Prairies", "B.C.", "Territories")
_SHORTER: Final = ("Mar.", "Que.", "Ont.", "Pra.", "B.C.", "Territories")
"""Names on the map: as long as there is room, and beside several markers."""


def board(obs: State, picks: Picks, look: Look) -> Tree:
    """Return the map of Canada with headquarters, and the weeks above it."""
    scene = Scene(obs, picks, look)
    planning = obs.turn.prompt in (v.PLAN, v.AGREE) and bool(picks.legal)
    return h(
        "svg",
        {
            "viewBox": f"0 0 {WIDTH} {HEIGHT}",
            "class": cls("pp-board", planning and "pp-planning"),
            "role": "group",
            "aria-label": "Map of Canada",
        },
        h("rect", {"class": "pp-sea", "width": str(WIDTH), "height": str(HEIGHT), "rx": "8"}),
        [_weeks(obs, look), _engagement(obs, look)] if obs.week < WEEKS else running(obs),
        [_region(scene, region) for region in range(REGIONS)],
        draw_place(scene, PLACES - 1),
        draw_tokens(obs),
        marks(obs) if obs.week == WEEKS else None,
        draw_happening(scene),
    )


def _weeks(obs: State, look: Look) -> Tree:
    """Return the five weeks: the cards that lie open, and the others covered."""
    turned = {event[0] for event in look.last} & {v.E_CARD, v.E_LOOKED}
    parts: list[Child] = [h("text", {"class": "pp-small", "x": "6", "y": "16"}, "Week")]
    for week in range(WEEKS):
        now = week == min(obs.week, WEEKS - 1)
        x = 40 + 22 * week
        known = week < len(obs.drawn)
        fresh = bool(turned) and week == len(obs.drawn) - 1
        kind = cls("pp-week", now and "pp-now", known and "pp-open", fresh and "pp-flipped")
        label = words.CARDS[obs.drawn[week]] if known else "not known yet"
        parts.append(
            h(
                "g",
                {"class": kind},
                h("title", {}, f"Week {week + 1}: {label}"),
                h("rect", {"x": num(x), "y": "3", "width": "19", "height": "18", "rx": "3"}),
                card_sign(obs.drawn[week], x + 9.5, 12, 13)
                if known
                else h("text", {"x": num(x + 9.5), "y": "16"}, str(week + 1)),
            )
        )
    said = f"Week {min(obs.week + 1, WEEKS)} of {WEEKS}"
    return h("g", {"role": "img", "aria-label": said}, parts)


def _engagement(obs: State, look: Look) -> Tree:
    """Return the track of engagement."""
    risen = any(event[0] == v.E_ENGAGEMENT for event in look.last)
    parts: list[Child] = [h("text", {"class": "pp-small", "x": "157", "y": "16"}, "Engagement")]
    for level, rolls in enumerate(ROLLS):
        x = 226 + 17 * level
        here = level == obs.engagement
        kind = cls("pp-level", here and "pp-now", here and risen and "pp-risen")
        parts.append(
            h(
                "g",
                {"class": kind},
                h("title", {}, f"Engagement {level}: {rolls} voters after each turn"),
                h("circle", {"cx": num(x + 8), "cy": "12", "r": "7.5"}),
                h("text", {"x": num(x + 8), "y": "16"}, str(level)),
            )
        )
    said = f"Engagement {obs.engagement}: {counted(ROLLS[obs.engagement], 'voter')} per turn"
    return h("g", {"role": "img", "aria-label": said}, parts)


def _region(scene: Scene, region: int) -> Tree:
    obs = scene.obs
    head = HEADS[region]
    here = [marker for marker, at in enumerate(obs.region) if at == region]
    counting = obs.week == WEEKS and obs.counted == region + 1
    worked = obs.turn.prompt == v.ACT and region == obs.region[obs.worker]
    tight = len(here) > (0 if region == MARITIMES else 1)
    name = (_SHORTER if tight else _SHORT)[region]
    return h(
        "g",
        {"class": cls("pp-region", worked and "pp-worked", counting and "pp-tallied")},
        h("path", {"class": "pp-ground", "d": OUTLINES[region]}),
        h("text", {"class": "pp-region-name", "x": num(head.x + 2), "y": num(head.y + 14)}, name),
        _shortage(obs, region),
        [draw_place(scene, number) for number in range(PLACES - 1) if _of(number) == region],
        _pawns(scene, here, region),
        _plan(scene, region),
    )


def _of(number: int) -> int:
    return min(number // 3, TERRITORIES)


def _shortage(obs: State, region: int) -> Child:
    if obs.shortage != region:
        return None
    head = HEADS[region]
    x, y = head.x + head.w - 8, head.y - 2
    return h(
        "g",
        {"class": "pp-shortage", "role": "img", "aria-label": "Short of personnel"},
        h("title", {}, f"Short of personnel: staffing costs {SHORT_STAFFING} AP"),
        h("rect", {"x": num(x - 22), "y": num(y), "width": "30", "height": "11", "rx": "3"}),
        h("text", {"x": num(x - 7), "y": num(y + 8.5)}, "+1 AP"),
    )


def _pawns(scene: Scene, here: list[int], region: int) -> list[Tree]:
    """Return the markers of those who work in a region, at the right end of its head."""
    head = HEADS[region]
    drawn = []
    for i, number in enumerate(here):
        x = head.x + head.w - 8 - (13 if len(here) < 3 else 9) * i
        name = who(number, scene.look.names)
        label = f"{name}, {words.SPECIALISTS[scene.obs.specialist[number]]}"
        active = scene.obs.turn.prompt == v.ACT and number == scene.obs.worker
        drawn.append(
            h(
                "g",
                {"class": cls("pp-pawn", active and "pp-active"), "role": "img"}
                | {"aria-label": label},
                h("title", {}, label),
                marker(number, x, head.y + 9, 7),
            )
        )
    return drawn


def _plan(scene: Scene, region: int) -> Child:
    """Return the whole region as something to click while planning."""
    if scene.obs.turn.prompt not in (v.PLAN, v.AGREE):
        return None
    found = scene.picks.named("region", region, v.V_PLAN)
    if found is None and scene.obs.region[scene.obs.worker] == region:
        found = scene.picks.verb(v.V_STAY)
    if found is None:
        return None
    head = HEADS[region]
    last = TILES[15 if region == TERRITORIES else 3 * region]
    box = {
        "x": num(head.x - 1),
        "y": num(head.y - 1),
        "width": num(head.w + 2),
        "height": num(last.y + last.h - head.y + 2),
        "rx": "6",
    }
    label = scene.label(found.move)
    return h(
        "g",
        {"class": "pp-plan legal", **act(found, label)},
        h("title", {}, label),
        h("rect", box),
    )


def panels(obs: State, picks: Picks, look: Look) -> list[Tree]:
    """Return the week, or the score sheet from the count on; then the team and the forecast."""
    del picks
    if HIDDEN in obs.region:
        obs = obs.clone()
    first = [sheet(obs)] if obs.week == WEEKS else [the_week(obs, look)]
    if not obs.specialist:
        return first
    return [*first, team(obs, look), forecast_panel(obs)]
