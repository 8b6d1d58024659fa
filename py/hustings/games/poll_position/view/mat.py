"""Below the map: the active player with the action points, and the tray for a rolled die."""

from __future__ import annotations

from typing import Final

from hustings.core.protocols import Tree
from hustings.core.vocabulary import of_kind
from hustings.draw.die import die
from hustings.draw.lettering import fit, fit_line, set_line, width
from hustings.draw.marker import marker
from hustings.draw.pieces import card
from hustings.draw.tree import Child, h, num, part
from hustings.games.poll_position import names as words
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.board import NOWHERE, POINTS, WEEKS
from hustings.games.poll_position.events import Kept, Rolled
from hustings.games.poll_position.view.drawing import Drawing
from hustings.games.poll_position.view.layout import LETTERS, TALL_LAYOUT, layout
from hustings.games.poll_position.view.pieces import action_point, board_line
from hustings.games.poll_position.view.target import action_sign
from hustings.messages.generated import poll_position_board as messages

DIE_SIZE: Final = 46.5
"""Size of a rolled die: 44 pixels on the smallest phone."""


def draw_mat(drawing: Drawing) -> Child:
    """Return the mat of the player at work or planning."""
    obs = drawing.obs
    if obs.week == WEEKS or not obs.specialist:
        return None
    points = obs.points if drawing.working else -1
    at = obs.region[obs.worker] if drawing.working else NOWHERE
    where = words.in_region(at) if 0 <= at < NOWHERE else ""
    tray = obs.turn.prompt == v.PLACE_DIE or bool(of_kind(drawing.look.last, Kept))
    tall, role = drawing.board.tall, obs.specialist[obs.worker]
    if tall and obs.turn.prompt == v.ACT and drawing.picks.legal:
        return [_mat(tall, obs.worker, role, "", points, tray), _legend()]
    return _mat(tall, obs.worker, role, where, points, tray)


@part
def _legend() -> Tree:
    """Return the legend of the buttons on the places of a tall board."""
    box, r = TALL_LAYOUT.mat, 6.0
    y, label_left = box.y + 24, 33 + r + 3
    opens = messages.legend_open()
    second = max(122, label_left + min(98, 11.5 * width(opens)) + r + 10)
    return h(
        "g",
        {"class": "pp-legend"},
        [
            h("g", {"class": "pp-round"},
              h("circle", {"class": "pp-knob", "cx": num(x), "cy": num(y), "r": num(r)}),
              action_sign(verb, x, y, r),
              fit_line(None, x + r + 3, y + 4, label, room, LETTERS["pp-ability"][True]))
            for verb, x, room, label in (
                (v.V_OPEN, 33, second - r - 7 - label_left, opens),
                (v.V_REACH, second, 242 - second, messages.legend_reach()),
            )
        ],
    )  # fmt: skip


@part
def _mat(tall: bool, who: int, role: int, where: str, points: int, tray: bool) -> Tree:
    """Return the mat. points: left, -1 outside of turns. tray: whether it holds a die."""
    board = layout(tall)
    box = board.mat
    name = words.SPECIALISTS[role]
    r = 10.0 if tall else 15.0
    x, y = box.x + r + (5 if tall else 12), box.y + box.h / 2 - (0 if tall else 12)
    left = x + r + (5 if tall else 8)
    below = points >= 0 and (where or tall)
    points_left = box.x + (box.w - 14 if tall else 268) - (23 if tall else 28) * POINTS + 8
    role_end = points_left if tall and points >= 0 else box.x + box.w - (60 if tray else 6)
    ability, letters = words.ABILITIES[role], LETTERS["pp-ability"][tall]
    fits = tall and letters.size * width(ability, letters.face) < box.w - left
    baseline = box.y + (14 if below or fits else 21) if tall else y + 6
    parts: list[Child] = [
        card(*box, "pp-tile", 6, 1.5 if tall else 3),
        marker(who, x, y, r * 0.86),
        board_line("pp-role", left, baseline, name, role_end - left, tall),
    ]
    if below and where:
        at = (left, box.y + 28) if tall else (box.x + 12, box.y + 57)
        parts.append(board_line("pp-small", *at, where, points_left + 4 - at[0], tall))
    elif fits and not below:
        line = {"class": "pp-ability", "x": num(left), "y": num(box.y + 28)}
        parts.append(h("text", line, ability))
    elif not tall and not below:
        room = box.x + box.w - left - 6
        lines, size = fit(ability, room, letters, 2)
        parts += [
            set_line("pp-ability", left, y + 25 + 17 * n, line, size, letters, room)
            for n, line in enumerate(lines)
        ]
    if points >= 0 and not (tall and tray):
        size = 10.0 if tall else 12.5
        right = box.x + box.w - 14 if tall else box.x + 268
        cy = box.y + box.h / 2 if tall else box.y + 52
        parts += [
            action_point(right - (2 * size + 3) * (POINTS - 1 - n), cy, size, n >= points)
            for n in range(POINTS)
        ]
    label = name if points < 0 else messages.points_left(role=name, points=points)
    return h("g", {"class": f"pp-mat seat-{who}", "role": "img", "aria-label": label}, parts)


def draw_unused(drawing: Drawing, dice: tuple[int, ...]) -> list[Tree]:
    """Return the dice of a roll that no site was swapped for, crossed out in the tray."""
    x, y = drawing.board.tray
    half, whole = DIE_SIZE / 2 - 5, num(DIE_SIZE - 10)
    cross = f"M{num(x - half)} {num(y - half)}l{whole} {whole}m0 -{whole}l-{whole} {whole}"
    key = f"{drawing.look.ply}-unused"
    return [
        *(
            die(lower, x - 42, y + 6, 26, "rolled pp-lower", key=f"{key}-lower")
            for lower in dice[1:]
        ),
        die(dice[0], x, y, DIE_SIZE, "rolled pp-lower", key=key),
        h("path", {"class": "pp-strike", "d": cross}),
    ]


def draw_tray(drawing: Drawing) -> Child:
    """Return the die to be placed, and beside it the lower one where two were rolled."""
    key = str(drawing.look.ply)
    x, y = drawing.board.tray
    value = drawing.obs.pending[0]
    rolls = of_kind(drawing.look.last, Rolled)
    lower = min(rolls[-1].dice) if rolls and len(rolls[-1].dice) > 1 else 0
    small = die(lower, x - 42, y + 6, 26, "rolled pp-lower", key=f"{key}-lower")
    return [small if lower else None, die(value, x, y, DIE_SIZE, "pp-rolled rolled", key=key)]
