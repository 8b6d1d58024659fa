"""One place on the map: its dice, its voters, and the bar of capacity against turnout."""

from __future__ import annotations

from typing import Final, NamedTuple

from hustings.core.model import Move, Seat
from hustings.core.moves import Choice, Picks, encode
from hustings.core.protocols import Tree
from hustings.core.wording import counted, listing
from hustings.draw.die import die
from hustings.draw.look import Look
from hustings.draw.tree import Child, act, cls, h, num, part
from hustings.games.poll_position import names as words
from hustings.games.poll_position import odds, tally, text
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.board import DISTRICTS, HQ, IN_REGION, TYPE_OF
from hustings.games.poll_position.cards import FLASH_FLOODS, FOREST_FIRES
from hustings.games.poll_position.state import State
from hustings.games.poll_position.view.map import TILES, Box
from hustings.games.poll_position.view.sign import card_sign

SCALE: Final = 14
HQ_SCALE: Final = 40
"""How many voters the whole bar stands for, in a district and at headquarters."""

_ARRIVALS: Final = {v.E_ARRIVED: 1, v.E_INTENTION: 4, v.E_SCATTERED: 2}
"""Events by which a voter comes to a place, and which field says where."""


class Scene:
    """What the drawing of every place needs."""

    def __init__(self, obs: State, picks: Picks, look: Look) -> None:
        self.obs = obs
        self.picks = picks
        self.look = look
        self.telling = not picks.legal
        """Nobody decides: what happens may cover what could be clicked."""
        self.seat: Seat = obs.turn.seats[0] if obs.turn.seats else 0
        self.rest = bytes(obs.rest)
        self.fresh = {e[_ARRIVALS[e[0]]] for e in look.last if e[0] in _ARRIVALS}
        self.fresh |= {HQ for e in look.last if e[0] == v.E_REACHED}
        self.built = {e[2] for e in look.last if e[0] in (v.E_OPENED, v.E_REPLACED)}

    def label(self, move: Move) -> str:
        """Return the words for a move or a prefix."""
        return text.move(self.obs, self.seat, move)


class Voters(NamedTuple):
    """Who is at a place: how many are known, how many are face down, what may lie there."""

    known: int
    down: int
    rest: bytes

    def range(self) -> tuple[int, int]:
        """Return the turnout exceeded in 9 of 10 cases, and the one exceeded in 1 of 10."""
        total, low, high = 0.0, 0, 0
        for voters, chance in enumerate(odds.sums(self.rest, self.down)):
            if total < 0.1:
                low = voters
            if total < 0.9:
                high = voters
            total += chance
        return self.known + low, self.known + high

    def turnout(self) -> float:
        """Return the known voters and the mean of the others."""
        return self.known + self.down * odds.mean(self.rest)

    def beyond(self, capacity: int) -> float:
        """Return how many voters are to be expected beyond what is served."""
        return odds.beyond(self.rest, self.down, capacity - self.known)


def draw_place(scene: Scene, number: int) -> Tree:
    """Return one place with everything that lies there."""
    obs, box = scene.obs, TILES[number]
    kind = "hq" if number == HQ else words.TYPES[TYPE_OF[number]]
    if number != HQ and obs.closed[number]:
        return _closed(obs, number, box)
    mine = bool(scene.picks.legal) and _within_reach(obs, number)
    return h(
        "g",
        {"class": cls("pp-place", f"pp-{kind}", mine and "pp-mine"), "role": "group"}
        | {"aria-label": describe(obs, number)},
        h("rect", {"class": "pp-tile", "rx": "5", **_rect(box)}),
        _title(number),
        _dice(scene, number),
        _voters(scene, number),
        bar(obs, number, box),
        _targets(scene, number, box),
    )


def _rect(box: Box) -> dict[str, str]:
    return {"x": num(box.x), "y": num(box.y), "width": num(box.w), "height": num(box.h)}


def _within_reach(obs: State, number: int) -> bool:
    if obs.turn.prompt not in (v.ACT, v.PLACE_DIE, v.SECOND):
        return False
    return number == HQ or number in obs.open_in(obs.region[obs.worker])


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
    expected = Voters(obs.known(number), obs.down[number], bytes(obs.rest)).turnout()
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


def _closed(obs: State, number: int, box: Box) -> Tree:
    card = obs.closed[number] - 1
    why = "flood" if card == FLASH_FLOODS else "fire" if card == FOREST_FIRES else "quarantine"
    x, y = box.x + box.w / 2, box.y + box.h / 2
    cross = f"M{num(box.x + 8)} {num(box.y + 8)}L{num(box.x + box.w - 8)} {num(box.y + box.h - 8)}"
    return h(
        "g",
        {"class": "pp-place pp-closed", "role": "img", "aria-label": describe(obs, number)},
        h("rect", {"class": "pp-tile", "rx": "5", **_rect(box)}),
        h("path", {"class": "pp-cross", "d": cross}),
        card_sign(card, x, y - 18, 22),
        h("text", {"class": "pp-shut", "x": num(x), "y": num(y + 8)}, "closed"),
        h("text", {"class": "pp-shut", "x": num(x), "y": num(y + 21)}, why),
    )


def _title(number: int) -> list[Tree]:
    return [_sign(number), _name(number)]


@part
def _name(number: int) -> Tree:
    x, y = TILES[number].x + 9, TILES[number].y + 9
    name = "Headquarters" if number == HQ else words.TYPES[TYPE_OF[number]]
    return h("text", {"class": "pp-name", "x": num(x + 9), "y": num(y + 4)}, name)


@part
def _sign(number: int) -> Tree:
    x, y = TILES[number].x + 9, TILES[number].y + 9
    if number == HQ:
        return h("path", {"class": "pp-sign", "d": f"M{num(x - 6)} {num(y + 5)}v-7l6-4 6 4v7z"})
    sign: list[Tree] = [
        h("rect", {"x": num(x - 5), "y": num(y - 5), "width": "10", "height": "10"}),
        h("path", {"d": f"M{num(x)} {num(y - 6)}L{num(x + 6)} {num(y + 5)}H{num(x - 6)}Z"}),
        h("circle", {"cx": num(x), "cy": num(y), "r": "5.5"}),
    ]
    return h("g", {"class": "pp-sign"}, sign[TYPE_OF[number]])


def _dice(scene: Scene, number: int) -> Child:
    """Return the dice: each of them while there is room, else one per value with a count."""
    values, box = _sites(scene.obs, number), TILES[number]
    columns, left, top = 4, box.x + 10, box.y + 27
    if number == HQ:
        columns, left, top = 8, box.x + 11, box.y + 28  # a die that is rolled lies beside them
    elif number == DISTRICTS - 1:
        columns, left, top = 4, box.x + 76, box.y + 14
    rolled = "rolled" if number in scene.built else ""
    if len(values) <= columns:
        size, step = 16.0, 15.7
        return [
            die(value, left + step * i, top, size, rolled if i == len(values) - 1 else "")
            for i, value in enumerate(values)
        ]
    if len(values) <= 2 * columns + 2:
        row = columns + 1
        return [
            die(value, left - 2 + 13 * (i % row), top - 6 + 13 * (i // row), 12, rolled)
            for i, value in enumerate(values)
        ]
    drawn: list[Tree] = []
    pairs = columns // 2
    for i, value in enumerate(sorted(set(values))):
        x, y = left - 2 + 32 * (i % pairs), top - 8 + 12 * (i // pairs)
        drawn.append(die(value, x, y, 11))
        count = f"×{values.count(value)}"
        drawn.append(h("text", {"class": "pp-times", "x": num(x + 7), "y": num(y + 4)}, count))
    return drawn


def _voters(scene: Scene, number: int) -> Tree:
    """Return the voters: those face down as one pile with its number, then those face up."""
    obs = scene.obs
    now = obs.counted and number in (*IN_REGION, (HQ,))[obs.counted - 1]
    faces = tuple(_faces(obs, number))
    return _heap(number, obs.down[number], faces, now=bool(now), fresh=number in scene.fresh)


@part
def _heap(number: int, down: int, faces: tuple[int, ...], *, now: bool, fresh: bool) -> Tree:
    box = TILES[number]
    y = box.y + box.h - 30
    x = box.x + 9
    parts: list[Child] = []
    room = box.w - 10
    if down:
        parts += [
            _disc(x + 2.5 * i, y - 1.5 * i, "?" if i == 0 else "", "pp-down")
            for i in reversed(range(min(down, 3)))
        ]
        pile = {"class": "pp-times", "x": num(x + 13), "y": num(y + 4)}
        parts.append(h("text", pile, f"×{down}"))
        x, room = x + 34, room - 34
    step = min(14.0, room / len(faces)) if faces else 0
    turned = "pp-up pp-turned" if now else "pp-up"
    parts += [_disc(x + step * i, y, str(value), turned) for i, value in enumerate(faces)]
    if not down and not faces:
        parts.append(h("text", {"class": "pp-none", "x": num(x - 5), "y": num(y + 4)}, "no voters"))
    return h("g", {"class": cls("pp-voters", fresh and "pp-fresh")}, parts)


def _disc(x: float, y: float, face: str, kind: str) -> Tree:
    return h(
        "g",
        {"class": cls("pp-disc", kind)},
        h("circle", {"cx": num(x), "cy": num(y), "r": "6.6"}),
        h("text", {"x": num(x), "y": num(y + 3.6)}, face) if face else None,
    )


def bar(obs: State, number: int, box: Box) -> Tree:
    """Return the bar: known turnout solid, the uncertain part hatched, capacity as a line."""
    voters = Voters(obs.known(number), obs.down[number], bytes(obs.rest))
    return _bar(number, box, voters, tally.capacity(obs, number), tally.weight(obs, number))


@part
def _bar(number: int, box: Box, voters: Voters, capacity: int, weight: int) -> Tree:
    whole = HQ_SCALE if number == HQ else SCALE
    x, y, width = box.x + 5, box.y + box.h - 10, box.w - 10

    def at(turnout: float) -> float:
        return x + width * min(1.0, turnout / whole)

    known, expected = voters.known, voters.turnout()
    low, high = voters.range()
    served = at(min(capacity, whole))
    parts: list[Child] = [
        h("rect", {"class": "pp-scale", "x": num(x), "y": num(y), "width": num(width),
                   "height": "6", "rx": "2"}),
        h("rect", {"class": "pp-room", "x": num(x), "y": num(y), "width": num(served - x),
                   "height": "6", "rx": "2"}),
    ]  # fmt: skip
    if known:
        parts.append(h("rect", {"class": "pp-known", "x": num(x), "y": num(y + 1),
                                "width": num(at(known) - x), "height": "4"}))  # fmt: skip
    if high > known:
        for start, end, kind in ((known, low, "pp-sure"), (low, high, "pp-perhaps")):
            if end > start:
                line = f"M{num(at(start))} {num(y + 3)}H{num(at(end))}"
                parts.append(h("path", {"class": kind, "d": line}))
        parts.append(h("circle", {"class": "pp-mean", "cx": num(at(expected)), "cy": num(y + 3),
                                  "r": "1.8"}))  # fmt: skip
    parts.append(h("path", {"class": "pp-capacity", "d": f"M{num(served)} {num(y - 2)}v10"}))
    about = "" if high == known else "≈"
    numbers = f"{about}{_short(expected)}/{capacity}"
    parts.append(h("text", {"class": "pp-numbers", "x": num(x), "y": num(y - 4)}, numbers))
    lost = voters.beyond(capacity) * weight
    if lost >= 0.15:
        loss = f"−{_short(lost)}"
        parts.append(h("text", {"class": "pp-loss", "x": num(x + width), "y": num(y - 4)}, loss))
    return h("g", {"class": "pp-bar", "aria-hidden": "true"}, parts)


def _short(number: float) -> str:
    return num(round(number, 1)) if number < 9.95 else str(round(number))


# What can be clicked: the upper half for dice, the lower half for voters ---------------------


def _targets(scene: Scene, number: int, box: Box) -> Child:
    prompt = scene.obs.turn.prompt
    half = box.h * 0.52
    upper, lower = box.inside(0, 0, box.w, half), box.inside(0, half, box.w, box.h - half)
    if scene.picks.chosen:
        return _target(scene, box, number, (), "")
    if prompt == v.PLACE_DIE:
        return _target(scene, box, number, (v.V_REPLACE,), "⟲")
    if prompt == v.SECOND:
        return _target(scene, lower, number, (v.V_REACH,), "→")
    if prompt == v.ACT:
        return [
            _target(scene, upper, number, (v.V_OPEN,), "+"),
            _target(scene, lower, number, (v.V_REACH,), "→"),
        ]
    return None


def _target(scene: Scene, box: Box, number: int, path: Move, mark: str) -> Child:
    found = scene.picks.named("place", number, *path, through=True)
    if found is None:
        return _reason(scene, box, (*path, number)) if path else None
    return _legal(box, found, scene.label(found.move), mark)


@part
def _legal(box: Box, found: Choice, label: str, mark: str) -> Tree:
    return h(
        "g",
        {"class": "pp-target legal", **act(found, label)},
        h("title", {}, label),
        h("rect", {"rx": "4", **_rect(box.inside(1, 1, box.w - 2, box.h - 2))}),
        h("text", {"class": "pp-mark", "x": num(box.x + box.w - 10), "y": num(box.y + 15)}, mark)
        if mark
        else None,
    )


def _reason(scene: Scene, box: Box, prefix: Move) -> Child:
    """Return a place that answers why nothing is possible there; only for who decides."""
    if not scene.picks.legal:
        return None
    if not text.why_not(scene.obs, scene.seat, prefix):
        return None
    token = encode(scene.picks.verbs, prefix)
    named = {"role": "img", "aria-label": f"Why not {scene.label(prefix)}?"}
    return h("rect", {"class": "pp-why", "data-do": f"why:{token}", **named, **_rect(box)})
