"""One place on the board: a plaque of its type with dice, a queue of ballots and a badge."""

from __future__ import annotations

from hustings.core.model import Move
from hustings.core.moves import Choice, encode
from hustings.core.protocols import Tree
from hustings.core.wording import counted, listing
from hustings.draw.die import die
from hustings.draw.tree import Child, act, cls, h, num, part
from hustings.games.poll_position import names as words
from hustings.games.poll_position import odds, tally, text
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.board import DISTRICTS, HQ, IN_REGION, TYPE_OF, WEEKS
from hustings.games.poll_position.cards import (
    FLASH_FLOODS,
    FOREST_FIRES,
    HONK_HONK,
    RECONCILIATION,
)
from hustings.games.poll_position.state import State
from hustings.games.poll_position.view.layout import Box, Layout, layout
from hustings.games.poll_position.view.pieces import (
    badge,
    ballot,
    parliament,
    plate,
    rect,
    token,
    type_sign,
)
from hustings.games.poll_position.view.scene import Scene
from hustings.games.poll_position.view.sign import card_sign


def draw_place(scene: Scene, number: int) -> Tree:
    """Return one place with everything that lies there."""
    obs, tall = scene.obs, scene.board.tall
    plaque = scene.board.plaques[number]
    kind = "hq" if number == HQ else words.TYPES[TYPE_OF[number]]
    if number != HQ and obs.closed[number]:
        return _closed(tall, number, obs.closed[number] - 1, describe(obs, number))
    mine = bool(scene.picks.legal) and _within_reach(scene, number)
    dice = _dice(tall, number, tuple(_sites(obs, number)), number in scene.built)
    return h(
        "g",
        {"class": cls("pp-place", f"pp-{kind}", mine and "pp-mine"), "role": "group"}
        | {"aria-label": describe(obs, number)},
        _base(tall, number),
        dice,
        _queue(scene, number),
        _token(scene, number),
        _badge(scene, number),
        _targets(scene, number, plaque.opens, plaque.reaches),
    )


def _within_reach(scene: Scene, number: int) -> bool:
    if not scene.working:
        return False
    obs = scene.obs
    return number == HQ or number in obs.open_in(obs.region[obs.worker])


@part
def _base(tall: bool, number: int) -> Tree:
    """Return the plaque itself: its face, the sign of its type, its name."""
    board = layout(tall)
    plaque = board.plaques[number]
    x, y = plaque.title
    left = x + (11 if tall else 15)
    parts: list[Child] = [plate(plaque.box, 1.5 if tall else 3, 4 if tall else 6)]
    if number == HQ:
        left = x
        house = (plaque.box.x + 6, plaque.box.y + 22, 0.46) if tall else (15, 514, 0.98)
        parts.append(parliament(*house))
    else:
        parts.append(type_sign(TYPE_OF[number], x, y, 0.9 if tall else 1.15))
    name = "Headquarters" if number == HQ else words.TYPES[TYPE_OF[number]]
    at = {"x": num(left), "y": num(y + 0.36 * board.text)}
    return h("g", {}, parts, h("text", {"class": "pp-name", **at}, name))


def describe(obs: State, number: int) -> str:
    """Return what lies at a place, in words."""
    name = "Headquarters" if number == HQ else words.place(number)
    if obs.closed[number]:
        return f"{name}: closed by {words.CARDS[obs.closed[number] - 1]}"
    up = [str(value) for value in _faces(obs, number)]
    voters = counted(obs.down[number], "voter") + " face down"
    shown = f", face up {listing(up)}" if up else ""
    dice = [str(value) for value in _sites(obs, number)]
    sites = f"sites {listing(dice)}" if dice else "no site"
    expected = obs.known(number) + obs.down[number] * odds.mean(bytes(obs.rest))
    return (
        f"{name}: {voters}{shown}; {sites}; capacity {tally.capacity(obs, number)}, "
        f"about {num(round(expected, 1))} voters"
    )


def _faces(obs: State, number: int) -> list[int]:
    counts = obs.up[4 * number : 4 * number + 4]
    return [value for value, n in enumerate(counts, 1) for _ in range(n)]


def _sites(obs: State, number: int) -> list[int]:
    counts = obs.sites[6 * number : 6 * number + 6]
    return [value for value, n in enumerate(counts, 1) for _ in range(n)]


@part
def _closed(tall: bool, number: int, card: int, said: str) -> Tree:
    board = layout(tall)
    box = board.plaques[number].box
    kind = words.TYPES[TYPE_OF[number]]
    why = "flood" if card == FLASH_FLOODS else "fire" if card == FOREST_FIRES else "quarantine"
    x, y = box.middle
    size = board.text
    return h(
        "g",
        {"class": f"pp-place pp-closed pp-{kind}", "role": "img", "aria-label": said},
        _base(tall, number),
        card_sign(card, box.x + box.w - 0.9 * size, box.y + 0.95 * size, 1.3 * size),
        h("text", {"class": "pp-shut", "x": num(x), "y": num(y + 0.95 * size)}, f"closed: {why}"),
    )


# Dice and ballots -------------------------------------------------------------------------------


@part
def _dice(tall: bool, number: int, values: tuple[int, ...], fresh: bool) -> Tree:
    """Return the dice: each while there is room, then one of a kind counted, or smaller."""
    board = layout(tall)
    box, size = board.plaques[number].dice, board.die
    rows = max(1, int(box.h // (size + 1)))
    columns = int(box.w // (size + 1.5))
    kinds = sorted(set(values))
    most = max((values.count(kind) for kind in kinds), default=0)
    pair = size + (1.2 + len(str(most))) * board.letter + 3
    if len(values) <= rows * columns:
        return _laid(box, values, size, columns, fresh)
    if len(kinds) * pair <= box.w * rows:
        return _kinds(box, values, size, pair)
    if not tall:
        small = 13.0
        return _laid(box, values, small, -(-len(values) // 2), fresh=False)
    said = f"{len(values)} dice: {sum(values)}"
    at = {"x": num(box.x), "y": num(box.y + 0.75 * size)}
    return h("g", {"class": "pp-dice"}, h("text", {"class": "pp-times", **at}, said))


def _laid(box: Box, values: tuple[int, ...], size: float, columns: int, fresh: bool) -> Tree:
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


def _kinds(box: Box, values: tuple[int, ...], size: float, pair: float) -> Tree:
    drawn: list[Tree] = []
    columns = max(1, int(box.w // pair))
    for i, value in enumerate(sorted(set(values))):
        x = box.x + pair * (i % columns) + size / 2
        y = box.y + size / 2 + 1 + (size + 2) * (i // columns)
        at = {"x": num(x + size / 2 + 1.5), "y": num(y + 0.3 * size)}
        drawn.append(die(value, x, y, size))
        drawn.append(h("text", {"class": "pp-times", **at}, f"×{values.count(value)}"))
    return h("g", {"class": "pp-dice"}, drawn)


def _queue(scene: Scene, number: int) -> Tree:
    obs = scene.obs
    now = obs.counted and number in (*IN_REGION, (HQ,))[obs.counted - 1]
    faces = tuple(_faces(obs, number))
    fresh = number in scene.fresh
    return _waiting(scene.board.tall, number, obs.down[number], faces, bool(now), fresh)


@part
def _waiting(
    tall: bool, number: int, down: int, faces: tuple[int, ...], now: bool, fresh: bool
) -> Tree:
    """Return the queue: a ballot a voter, face down or with its number, and how many they are."""
    board = layout(tall)
    box = board.plaques[number].queue
    wide, high = board.ballot
    n = down + len(faces)
    y = box.y + (box.h - high) / 2
    parts: list[Child] = []
    room = box.w - (2.2 * board.letter if n else 0)
    pitch = min(wide + 2, (room - wide) / max(1, n - 1))
    least = wide if faces and n > 1 else 0
    if pitch < 0.62 * least:  # not all the numbers could be read
        return _summed(board, box, down, sum(faces), now)
    for i in range(n):
        face = "" if i < down else str(faces[i - down])
        kind = "pp-down" if i < down else "pp-up pp-turned" if now else "pp-up"
        parts.append(ballot(box.x + pitch * i, y, face, kind, wide, high))
    end = box.x + pitch * max(0, n - 1) + (wide + 0.35 * board.letter if n else 0)
    said = str(n) if n else "nobody waits"
    at = {"x": num(end), "y": num(box.y + box.h / 2 + 0.36 * board.text)}
    if n or box.w > 7 * board.text:
        parts.append(h("text", {"class": "pp-many" if n else "pp-none", **at}, said))
    elif not n:
        parts.append(h("text", {"class": "pp-none", **at}, "nobody"))
    return h("g", {"class": cls("pp-voters", fresh and "pp-fresh")}, parts)


def _summed(board: Layout, box: Box, down: int, known: int, now: bool) -> Tree:
    """Return the queue where it is too long: those face down counted, the others added up."""
    wide, high = board.ballot
    y = box.y + (box.h - high) / 2
    line = num(box.y + box.h / 2 + 0.36 * board.text)
    x = box.x
    parts: list[Child] = []
    if down:
        parts += [ballot(x + 3 * i, y, "", "pp-down", wide, high) for i in range(min(2, down))]
        parts.append(h("text", {"class": "pp-many", "x": num(x + wide + 4), "y": line}, str(down)))
        x += wide + 6 + 2.2 * board.letter
    kind = "pp-up pp-turned" if now else "pp-up"
    parts += [
        ballot(x, y, "", kind, wide, high),
        ballot(x + 3, y, str(known), kind, wide + board.letter, high),
    ]
    return h("g", {"class": "pp-voters"}, parts)


# What is said of a place ----------------------------------------------------------------------


def _token(scene: Scene, number: int) -> Child:
    """Return the token of what changes the count here for good."""
    obs, board = scene.obs, scene.board
    x, y = board.plaques[number].title
    if number == HQ:
        if not obs.honk:
            return None
        box = board.plaques[HQ].box
        at = (box.x + 100, box.y + 12) if board.tall else (box.x + 16, box.y + 16)
        return token(HONK_HONK, *at, board.token + 1, "", words.EFFECTS[HONK_HONK])
    if not obs.reconciliation or obs.week == WEEKS or tally.weight(obs, number) == 1:
        return None
    means = f"{words.CARDS[RECONCILIATION]}: {words.EFFECTS[RECONCILIATION]}"
    return token(RECONCILIATION, x, y, board.token, "×2", means)


def _badge(scene: Scene, number: int) -> Child:
    """Return whether all who wait are served; counted places have their own marks."""
    region = 6 if number == HQ else min(number // 3, 5)
    if scene.obs.week == WEEKS and region < scene.obs.counted:
        return None
    short = scene.short[number]
    drawn = badge(*scene.board.plaques[number].badge, short.shown, scene.board.tall)
    return h("g", {"class": "pp-how-short"}, h("title", {}, str(short)), drawn)


# What can be clicked: where the dice lie to open, where they wait to reach out -----------------


def _targets(scene: Scene, number: int, opens: Box, reaches: Box) -> Child:
    """Return what the moves at hand let one click here; elsewhere, in a turn, why not."""
    box = scene.board.plaques[number].box
    if scene.picks.chosen:
        return _target(scene, box, number, scene.path, "")
    if v.V_REPLACE in scene.verbs:
        return _target(scene, box, number, (v.V_REPLACE,), "")
    small = scene.board.tall and number < DISTRICTS - 1
    few = 2 if small else 4
    plus = "+" if scene.obs.dice(number) <= few else ""
    arrow = "→" if not small or scene.obs.tokens(number) < few else ""
    acting = scene.obs.turn.prompt == v.ACT
    return [
        _target(scene, opens, number, (v.V_OPEN,), plus)
        if acting or v.V_OPEN in scene.verbs
        else None,
        _target(scene, reaches, number, (v.V_REACH,), arrow)
        if acting or v.V_REACH in scene.verbs
        else None,
    ]


def _target(scene: Scene, box: Box, number: int, path: Move, mark: str) -> Child:
    found = scene.picks.named("place", number, *path, through=True)
    if found is None:
        return None if scene.picks.chosen else _reason(scene, box, (*path, number))
    return _legal(scene.board.tall, box, found, scene.label(found.move), mark)


@part
def _legal(tall: bool, box: Box, found: Choice, label: str, mark: str) -> Tree:
    r = 6.5 if tall else 10.0
    x = box.x + box.w - r - 3
    y = box.y + r + 3 if tall and mark == "→" else box.y + box.h - r - 4
    return h(
        "g",
        {"class": "pp-target legal", **act(found, label)},
        h("title", {}, label),
        rect(box.inside(1, 1, box.w - 2, box.h - 2), "pp-reach", 4),
        _knob(mark, x, y, r) if mark else None,
    )


def _knob(mark: str, x: float, y: float, r: float) -> Tree:
    """Return a plus or an arrow on a round ground: what a click does here."""
    s = r * 0.55
    plus = f"M{num(x - s)} {num(y)}h{num(2 * s)}M{num(x)} {num(y - s)}v{num(2 * s)}"
    head = f"m{num(-s)} {num(-s)}l{num(s)} {num(s)}l{num(-s)} {num(s)}"
    arrow = f"M{num(x - s)} {num(y)}h{num(2 * s)}{head}"
    return h(
        "g",
        {"class": "pp-knob"},
        h("circle", {"cx": num(x), "cy": num(y), "r": num(r)}),
        h("path", {"d": plus if mark == "+" else arrow}),
    )


def _reason(scene: Scene, box: Box, prefix: Move) -> Child:
    """Return a place that answers why nothing is possible there; only for who decides."""
    if not scene.picks.legal or not text.why_not(scene.obs, scene.seat, prefix):
        return None
    asks = f"why:{encode(scene.picks.verbs, prefix)}"
    named = {"role": "img", "aria-label": f"Why not {scene.label(prefix)}?"}
    at = {"x": num(box.x), "y": num(box.y), "width": num(box.w), "height": num(box.h)}
    return h("rect", {"class": "pp-why", "data-do": asks, **named, **at})
