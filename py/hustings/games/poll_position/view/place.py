"""A place on the board: a plaque with dice, a queue of voters with ballots, and a badge."""

from __future__ import annotations

from typing import Final

from hustings.core.protocols import Tree
from hustings.draw.box import Box
from hustings.draw.die import die
from hustings.draw.lettering import fit_line, width
from hustings.draw.pieces import ballot, card
from hustings.draw.tree import Child, cls, h, num, part
from hustings.games.poll_position import names as words
from hustings.games.poll_position import tally
from hustings.games.poll_position.board import HQ, IN_REGION, TYPE_OF, WEEKS
from hustings.games.poll_position.cards import (
    FLASH_FLOODS,
    FOREST_FIRES,
    HONK_HONK,
    RECONCILIATION,
)
from hustings.games.poll_position.text.places import face_up_values, place_label, site_dice
from hustings.games.poll_position.view.card_signs import card_sign
from hustings.games.poll_position.view.drawing import Drawing
from hustings.games.poll_position.view.effect_marks import draw_mark
from hustings.games.poll_position.view.layout import LETTERS, Layout, layout
from hustings.games.poll_position.view.pieces import (
    HEAD_RISE,
    badge,
    board_line,
    effect_token,
    parliament,
    pill_width,
    type_sign,
    voter,
)
from hustings.games.poll_position.view.target import closeup_target, draw_targets
from hustings.games.poll_position.view.unserved import Unserved
from hustings.messages.formats import shown
from hustings.messages.generated import poll_position_board as messages


def draw_place(drawing: Drawing, number: int) -> Tree:
    """Return a place with everything on it."""
    obs, shape = drawing.obs, drawing.board.shape
    kind = words.type_key(number)
    if number != HQ and obs.closed[number]:
        return h(
            "g",
            {},
            _closed_place(shape, number, obs.closed[number] - 1, place_label(obs, number)),
            closeup_target(drawing, number),
        )
    mine = bool(drawing.picks.legal) and _within_reach(drawing, number)
    dice = _dice(shape, number, tuple(site_dice(obs, number)), number in drawing.built)
    return h(
        "g",
        {"class": cls("pp-place", f"pp-{kind}", mine and "pp-mine"), "role": "group"}
        | {"aria-label": place_label(obs, number), "key": f"place-{number}"}
        | ({"data-part": "area:2"} if number == HQ and drawing.working else {}),
        _plaque(shape, number, _name_room(drawing, number), *_caption(drawing, number)),
        dice,
        _queue(drawing, number),
        _token(drawing, number),
        _mark(drawing, number),
        closeup_target(drawing, number, _badge(drawing, number)),
        draw_targets(drawing, number),
    )


def _within_reach(drawing: Drawing, number: int) -> bool:
    """Return whether the active marker can act at a place: in its region, or at HQ."""
    if not drawing.working:
        return False
    obs = drawing.obs
    return number == HQ or number in obs.open_in(obs.region[obs.worker])


def _name_left(board: Layout, number: int) -> float:
    """Return where the name of a place begins."""
    x, _ = board.plaques[number].title
    if number == HQ:
        return x - 7 if board.closeup else x
    return x + (10 if board.tall else 15)


def _caption(drawing: Drawing, number: int) -> tuple[str, str]:
    """Return what stands in the place of the name, and its kind: a mark on a tall board."""
    mark = drawing.marks.get(number)
    return (mark.brief, mark.kind) if mark is not None and drawing.board.tall else ("", "")


def _mark(drawing: Drawing, number: int) -> Child:
    """Return what a press would do at a place; a tall board has it in the place of the name."""
    mark = drawing.marks.get(number)
    if mark is None or drawing.board.tall:
        return None
    return draw_mark(drawing.board.shape, number, mark)


def _place_name(number: int) -> str:
    return messages.headquarters() if number == HQ else words.TYPES[TYPE_OF[number]]


def _name_room(drawing: Drawing, number: int) -> float:
    """Return how wide the name of a place may be beside its badge."""
    board = drawing.board
    plaque, pill = board.plaques[number], _badge_caption(drawing, number)
    left = _name_left(board, number)
    if plaque.dice.y < plaque.title[1]:
        return plaque.dice.x - left
    if plaque.badge[1] > plaque.title[1] + board.text or not pill:
        return plaque.box.x + plaque.box.w - left - 3
    return plaque.badge[0] - pill_width(pill, board.shape) - left


@part
def _plaque(shape: int, number: int, room: float, caption: str = "", kind: str = "") -> Tree:
    """Return the empty plaque: the sign of its type and its name.

    room: for the name. caption, kind: what stands in its place.
    """
    board = layout(shape)
    plaque = board.plaques[number]
    x, y = plaque.title
    tall = board.tall
    parts: list[Child] = [card(*plaque.box, "pp-tile", 4 if tall else 6, 1.5 if tall else 3)]
    if number == HQ:
        house = (plaque.box.x + 6, plaque.box.y + 19, 0.46) if tall else (15, 514, 0.98)
        parts.append(parliament(*house) if not board.closeup else None)
    else:
        parts.append(type_sign(TYPE_OF[number], x, y, 0.9 if tall else 1.15))
    left, low = _name_left(board, number), y + 0.36 * board.text
    says = caption or _place_name(number)
    name = board_line(cls("pp-name", kind) or "", left, low, says, room, shape)
    return h("g", {}, parts, name)


@part
def _closed_place(shape: int, number: int, event: int, label: str) -> Tree:
    board = layout(shape)
    box = board.plaques[number].box
    kind = words.type_key(number)
    why = "flood" if event == FLASH_FLOODS else "fire" if event == FOREST_FIRES else "quarantine"
    x, y = box.middle
    size = board.text
    caption, room = messages.closed_why(why=why), box.w - 8
    name_end = _name_left(board, number) + size * width(_place_name(number)) + 4
    beside = board.plaques[number].title[1] + size > y + 0.4 * size
    if beside and x - size * width(caption) / 2 < name_end:
        end = box.x + box.w - 1.8 * size
        x, room = (name_end + end) / 2, end - name_end
    return h(
        "g",
        {"class": f"pp-place pp-closed pp-{kind}", "role": "img", "aria-label": label},
        _plaque(shape, number, box.w - 2.2 * size),
        card_sign(event, box.x + box.w - 0.9 * size, box.y + 0.95 * size, 1.3 * size),
        fit_line("pp-shut", x, y + 0.95 * size, caption, room, LETTERS["pp-small"][board.tall]),
    )


# Dice and ballots -------------------------------------------------------------------------------


@part
def _dice(shape: int, number: int, values: tuple[int, ...], fresh: bool) -> Tree:
    """Return the dice: each in full size while there is room, else counted by value, or smaller."""
    board = layout(shape)
    box, size = board.plaques[number].dice, board.die
    rows = max(1, int(box.h // (size + 1)))
    columns = int((box.w + 1) // (size + 0.3))
    kinds = sorted(set(values))
    max_count = max((values.count(kind) for kind in kinds), default=0)
    pair_width = size + (1.2 + len(str(max_count))) * board.letter + 3
    if len(values) <= rows * columns:
        return _dice_rows(box, values, size, columns, fresh)
    if len(kinds) * pair_width <= box.w * rows:
        return _dice_by_value(box, values, size, pair_width)
    line = min(size, box.w / len(values) - 1.2)
    if line >= (9 if board.tall else 13):  # smaller dice in one line
        return _dice_rows(box, values, line, len(values), fresh)
    small = size * 0.52 if not board.tall else 11.0
    columns = -(-len(values) // (1 if board.tall else 2))
    if columns * small * 0.95 <= box.w:
        return _dice_rows(box, values, small, columns, fresh=False)
    at = {"x": num(box.x), "y": num(box.middle[1] + 0.36 * board.text)}
    parts = (
        h("title", {}, messages.dice_sum(dice=len(values), sum=sum(values))),
        h("text", {"class": "pp-times", **at}, messages.dice_counted(dice=len(values))),
    )
    return h("g", {"class": "pp-dice"}, parts)


def _dice_rows(box: Box, values: tuple[int, ...], size: float, columns: int, fresh: bool) -> Tree:
    pitch = min(size + 2.5, box.w / max(1, columns))
    rows = -(-len(values) // max(1, columns))
    top = (
        box.y + (box.h - (rows - 1) * (size + 1.5)) / 2
        if rows * size > 18
        else box.y + size / 2 + 1
    )
    last = len(values) - 1
    return h(
        "g",
        {"class": "pp-dice"},
        [
            die(value, box.x + pitch * (i % columns) + size / 2,
                top + (size + 1.5) * (i // columns), size, "rolled" if fresh and i == last else "")
            for i, value in enumerate(values)
        ],
    )  # fmt: skip


def _dice_by_value(box: Box, values: tuple[int, ...], size: float, pair_width: float) -> Tree:
    drawn: list[Tree] = []
    columns = max(1, int(box.w // pair_width))
    for i, value in enumerate(sorted(set(values))):
        x = box.x + pair_width * (i % columns) + size / 2
        y = box.y + size / 2 + 1 + (size + 2) * (i // columns)
        at = {"x": num(x + size / 2 + 1.5), "y": num(y + 0.3 * size)}
        drawn.append(die(value, x, y, size))
        drawn.append(h("text", {"class": "pp-times", **at}, f"×{values.count(value)}"))
    return h("g", {"class": "pp-dice"}, drawn)


def _queue(drawing: Drawing, number: int) -> Tree:
    obs = drawing.obs
    now = obs.counted and number in (*IN_REGION, (HQ,))[obs.counted - 1]
    faces = tuple(face_up_values(obs, number))
    fresh = number in drawing.fresh
    return _drawn_queue(drawing.board.shape, number, obs.down[number], faces, bool(now), fresh)


@part
def _drawn_queue(
    shape: int, number: int, down: int, faces: tuple[int, ...], now: bool, fresh: bool
) -> Tree:
    """Return the queue: up to _MAX_VOTERS with their ballots, face down or up, and their number."""
    board = layout(shape)
    box = board.plaques[number].queue
    width, height = board.ballot
    n = down + len(faces)
    y = _ballots_top(board, box)
    count_width = (0.35 + len(str(n))) * board.letter
    fitting = int((box.w - count_width + 2.5) // (width + 2))
    if faces and n > min(fitting, _MAX_VOTERS):  # not all numbers fit
        return _long_queue(board, number, down, sum(faces), now)
    shown = max(1, min(n, fitting, _MAX_VOTERS)) if n else 0
    pitch = width + 2
    parts: list[Child] = []
    for i in range(shown):
        face = "" if i < down else str(faces[i - down])
        kind = "pp-down" if i < down else "pp-up pp-turned" if now else "pp-up"
        x = box.x + pitch * i
        parts.append(voter(x + width / 2, y, board.head, number + i))
        parts.append(ballot(x, y, width, height, face, kind, _ballot_letters(board)))
    end = box.x + pitch * max(0, shown - 1) + (width + 0.35 * board.letter if n else 0)
    label = str(n) if n else messages.nobody() if box.w > 40 else "0"
    at = {"x": num(end), "y": num(box.y + box.h / 2 + 0.36 * board.text)}
    if not faces:  # beside face-up ballots it would look like one more value
        parts.append(h("text", {"class": "pp-many" if n else "pp-none", **at}, label))
    return h("g", {"class": cls("pp-voters", fresh and "pp-fresh")}, parts)


_MAX_VOTERS: Final = 3
"""Voters drawn for a queue of any length."""
_PILE_OFFSET: Final = 1.8
"""Offset of each ballot of a pile, in units of the board."""


def _ballots_top(board: Layout, box: Box) -> float:
    """Return the y of the ballots of a queue, with room for the heads above them."""
    heads = (1 + HEAD_RISE) * board.head
    return box.y + heads + (box.h - heads - board.ballot[1]) / 2


def _ballot_letters(board: Layout) -> float:
    """Return the font size on a ballot."""
    return min(14.5, 0.92 * board.ballot[1])


def _long_queue(board: Layout, number: int, down: int, known: int, now: bool) -> Tree:
    """Return a long queue: the number of face-down voters, and a pile with the others' sum."""
    box = board.plaques[number].queue
    ballot_width, height = board.ballot
    size, y = _ballot_letters(board), _ballots_top(board, box)
    x = box.x
    parts: list[Child] = []
    if down:
        width = max(ballot_width, (0.4 + len(str(down))) * board.letter)
        parts.append(voter(x + width / 2, y, board.head, number))
        parts.append(ballot(x, y, width, height, str(down), "pp-down", size))
        x += width + 1.5
    kind = "pp-up pp-turned" if now else "pp-up"
    room = box.x + box.w - x - ballot_width - 2 * _PILE_OFFSET
    worded = room > 6.5 * board.letter
    width = ballot_width if worded else max(ballot_width, (0.4 + len(str(known))) * board.letter)
    pile_width = width + 2 * _PILE_OFFSET
    for n in range(_MAX_VOTERS):
        at = x + board.head + n * (pile_width - 2 * board.head) / (_MAX_VOTERS - 1)
        rise = HEAD_RISE + 0.3 * (n % 2)  # a crowd, not a row
        parts.append(voter(at, y, board.head, number + n + 1, rise))
    for n in (2, 1, 0):
        face = "" if n or worded else str(known)
        left, top = x + _PILE_OFFSET * n, y - 0.5 * _PILE_OFFSET * n
        parts.append(ballot(left, top, width, height, face, kind, size))
    if worded:
        at_sum = {
            "x": num(x + ballot_width + 2 * _PILE_OFFSET + 4),
            "y": num(box.y + box.h / 2 + 0.36 * board.text),
        }
        parts.append(h("text", {"class": "pp-many", **at_sum}, messages.in_all(voters=known)))
    return h("g", {"class": "pp-voters"}, parts)


# Token and badge ------------------------------------------------------------------------------


def _token(drawing: Drawing, number: int) -> Child:
    """Return the token of a lasting effect on the count here."""
    obs, board = drawing.obs, drawing.board
    x, y = board.plaques[number].title
    if number == HQ:
        if not obs.honk:
            return None
        box = board.plaques[HQ].box
        at = (box.x + 100, box.y + 12) if board.tall else (box.x + 16, box.y + 16)
        if board.closeup:
            at = (box.x + 130, box.y + 13)
        means = messages.effect_means(effect=words.EFFECTS[HONK_HONK])
        return effect_token(HONK_HONK, *at, board.token + 1, "", means)
    if not obs.reconciliation or tally.weight(obs, number) == 1:
        return None
    means = messages.card_means(
        card=words.CARDS[RECONCILIATION], effect=words.EFFECTS[RECONCILIATION]
    )
    return effect_token(RECONCILIATION, x, y, board.token, "×2", means)


def _badge(drawing: Drawing, number: int) -> Child:
    """Return the badge of unserved voters; counted places have their own marks."""
    region = 6 if number == HQ else min(number // 3, 5)
    if drawing.obs.week == WEEKS and region < drawing.obs.counted:
        return None
    caption = _badge_caption(drawing, number)
    return _unserved_badge(drawing.board.shape, number, drawing.unserved[number], caption)


def _badge_caption(drawing: Drawing, number: int) -> str:
    """Return the number of voters turned away, with that after the act where it differs.

    "" for none.
    """
    mark, now = drawing.marks.get(number), drawing.unserved[number].rounded
    if mark is None or mark.after in (-1, now):
        return shown(now) if now else ""
    return messages.mark_change(before=now, after=mark.after)


@part
def _unserved_badge(shape: int, number: int, unserved: Unserved, caption: str) -> Tree:
    board = layout(shape)
    drawn: Child = badge(*board.plaques[number].badge, caption, shape)
    kind = cls("pp-turned-away", f"pp-turned-away-{number}", bool(caption) and "pp-bad")
    return h("g", {"class": kind}, h("title", {}, str(unserved)), drawn)
