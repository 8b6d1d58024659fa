"""Drawing of Early States: the sheet of one seat with its dice, and the race beside it."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from hustings.core.model import Seat
from hustings.core.moves import Choice, Picks
from hustings.core.protocols import Arrangement, Tree
from hustings.draw.die import die, die_picture
from hustings.draw.look import Look, arrange, arranging
from hustings.draw.marker import badge, marker
from hustings.draw.tree import act, cls, h, num, part
from hustings.games.early_states import text
from hustings.games.early_states.sheet import (
    CIRCLES,
    ITEMS,
    PLACES,
    PRIZES,
    SECOND_DIE,
    STATES,
    THIRD_DIE,
)
from hustings.games.early_states.state import REROLL, TAKE, VOTE, State
from hustings.games.early_states.terms import E_MARKS, M_REROLL, M_TAKE
from hustings.games.early_states.text import sheet as words
from hustings.games.early_states.view import scenes
from hustings.games.early_states.view.sheet import (
    END_OF_STATES,
    WIDTH,
    Page,
    circles,
    fresh,
    items,
    states,
)

DRAWS: Final = frozenset({"place", "item", "count", "dice"})

_STRIP: Final = 34
_SLOTS: Final = ((0, 48, 0), (52, 48, 2), (104, 72, 3))
"""x, width and columns of the places of the three dice; the last two are rows of circles first."""
_LEDGER: Final = 184
_ROWS: Final = (SECOND_DIE - 1, SECOND_DIE, THIRD_DIE)


class Desk(NamedTuple):
    """What lies on top: a sheet kept in view, or else the dice chosen for another throw.

    sheet: whose, None follows the play. lifted: numbers of dice. ply: when that was chosen.
    """

    ply: int = 0
    sheet: Seat | None = None
    lifted: frozenset[int] = frozenset()

    def after(self, what: str) -> Arrangement:
        """Return the desk after "sheet.<seat>.<ply>", "lift.<die>.<ply>" or "drop.<die>.<ply>"."""
        match arranging(what):
            case ("sheet", (seat, ply)):
                return Desk(ply, sheet=seat)
            case ("lift", (number, ply)):
                return Desk(ply, lifted=self.at(ply) | {number})
            case ("drop", (number, ply)):
                return Desk(ply, lifted=self.at(ply) - {number})
        return self

    def at(self, ply: int) -> frozenset[int]:
        """Return the dice that are chosen in this moment: every moment begins with none."""
        return self.lifted if self.ply == ply else frozenset()


ARRANGED: Final = Desk()


def _desk(look: Look) -> Desk:
    return look.arranged if isinstance(look.arranged, Desk) else ARRANGED


def board(obs: State, picks: Picks, look: Look) -> Tree:
    """Return the sheet that is in view, and on it what has just happened."""
    seat = _shown(obs, picks, look)
    page = Page(obs, picks, look, seat)
    height = END_OF_STATES + 6 + 62
    last = scenes.banner(obs, look)
    top = scenes.BANNER if last is not None else 0
    return h(
        "svg",
        {
            "viewBox": f"0 {-top} {WIDTH} {num(height + top)}",
            "class": f"es-sheet es-of-{seat} seat-{seat}",
            "role": "group",
            "aria-label": words.seat_label(obs, seat, look.names[seat]),
        },
        h("rect", {"class": "es-paper", "width": str(WIDTH), "height": num(height)}),
        last,
        _tabs(page) if obs.seats > 1 else _challenge(obs),
        _dice(page),
        _beside(page),
        states(page),
        items(page, END_OF_STATES + 6),
        scenes.coins(page),
        h("g", {"class": "es-scene", "aria-hidden": "true"}, scenes.scene(page)),
    )


def _shown(obs: State, picks: Picks, look: Look) -> Seat:
    """Return whose sheet is in view: one's own, unless another was asked for.

    One asked for goes as soon as it would hide one's own choice. Who only looks on, with no sheet
    of their own, sees that of the seat whose turn it is.
    """
    desk = _desk(look)
    own = obs.active if picks.legal or look.viewer is None else look.viewer
    if desk.sheet is None or desk.sheet >= obs.seats:
        return own
    return desk.sheet if not picks.legal or desk.ply == look.ply else own


def _chosen(page: Page) -> int:
    """Return the bits of the dice chosen for another throw in this very moment."""
    if not (page.live and page.obs.turn.prompt == REROLL):
        return 0
    lifted = _desk(page.look).at(page.look.ply)
    return sum(1 << number for number in range(len(page.obs.dice)) if number in lifted)


# Above the states --------------------------------------------------------------------------


def _tabs(page: Page) -> list[Tree]:
    obs, look = page.obs, page.look
    w = WIDTH / obs.seats
    tight = obs.seats > 4
    drawn = []
    for seat in range(obs.seats):
        x = seat * w
        label = words.seat_label(obs, seat, look.names[seat])
        pressed = {"aria-pressed": "true" if seat == page.seat else "false"}
        box = {"x": num(x + 1), "y": "1", "width": num(w - 2), "height": "28", "rx": "5"}
        drawn.append(
            h(
                "g",
                act(arrange("sheet", seat, look.ply), label, **pressed)
                | {"class": cls("es-tab", f"seat-{seat}", seat == obs.active and "es-active",
                               tight and "es-tight")},
                h("title", {}, label),
                h("rect", box),
                marker(seat, x + (10 if tight else 13), 15, 7 if tight else 8),
                h("text", {"x": num(x + (20 if tight else 25)), "y": "20"}, f"{obs.score[seat]}"),
                h("text", {"class": "es-cash", "x": num(x + w - 5), "y": "20"},
                  f"${obs.cash[seat]}"),
            )
        )  # fmt: skip
    return drawn


def _challenge(obs: State) -> Tree:
    return h("text", {"class": "es-challenge", "x": "6", "y": "20"}, words.challenge(obs))


def _dice(page: Page) -> list[Tree]:
    """Return the three places of dice: a die, an empty place, or the circles that bring it."""
    obs = page.obs
    chosen = _chosen(page)
    rolling = page.live and obs.turn.prompt == REROLL
    values = list(obs.dice) if page.seat == obs.active else []
    drawn: list[Any] = []
    number = 0
    for (x, w, columns), place in zip(_SLOTS, _ROWS, strict=True):
        if columns and obs.free(page.seat, place):
            drawn.append(_row(page, place, x, w, columns))
            continue
        at = x + w / 2
        if number < len(values):
            drawn.append(_die(page, number, at, chosen >> number & 1 == 1, rolling))
        else:
            drawn.append(_no_die(at, waiting=bool(values)))
        number += 1
    return drawn


def _row(page: Page, place: int, x: float, w: float, columns: int) -> Tree:
    box = {"x": num(x), "y": str(_STRIP), "width": num(w), "height": "56", "rx": "6"}
    label = words.place_label(page.obs, page.seat, place)
    return h(
        "g",
        {"class": "es-staff", "aria-label": label},
        h("rect", {"class": "es-staff-box", **box}, h("title", {}, label)),
        circles(page, place, columns, x, _STRIP + 4),
    )


def _die(page: Page, number: int, x: float, chosen: bool, rolling: bool) -> Tree:
    obs, look = page.obs, page.look
    value = obs.dice[number]
    kind = cls(scenes.thrown(page, number) and "rolled", chosen and "es-lifted") or ""
    key = f"{obs.turns}-{obs.rolled}"
    y = _STRIP + (16 if chosen else 20)
    caption = {"class": "es-caption", "x": num(x), "y": str(_STRIP + 54)}
    parts = [
        h("title", {}, f"{value}: {text.gains(value)}"),
        die(value, x, y, 44, kind, key=key),
        h("text", caption, words.FACES[value]),
    ]
    if not rolling:
        return h("g", {"class": "es-die", "aria-label": f"{value}: {text.gains(value)}"}, parts)
    attrs = act(
        arrange("drop" if chosen else "lift", number, look.ply),
        words.die_label(value, chosen),
        **{"aria-pressed": "true" if chosen else "false"},
    )
    hit = {"x": num(x - 24), "y": str(_STRIP - 2), "width": "48", "height": "58"}
    return h("g", attrs | {"class": "es-die legal"}, h("rect", {"class": "es-hit", **hit}), parts)


def _no_die(x: float, waiting: bool) -> Tree:
    box = {"x": num(x - 19), "y": str(_STRIP + 2), "width": "38", "height": "38", "rx": "8"}
    caption = {"class": "es-caption", "x": num(x), "y": str(_STRIP + 54)}
    said = h("text", caption, words.NEXT_TURN) if waiting else None
    return h("g", {"class": "es-no-die"}, h("rect", box), said)


def _beside(page: Page) -> list[Tree]:
    """Return what stands beside the dice: the sums, the choice they ask for, another's dice."""
    obs = page.obs
    if page.live and obs.turn.prompt == REROLL:
        return _again(page)
    if page.live and obs.turn.prompt == TAKE:
        return _ones(page)
    if page.seat != obs.active and obs.dice:
        return scenes.visitors(page)
    figures = [
        (words.DELEGATES, str(obs.score[page.seat])),
        (words.FUNDS, f"${obs.cash[page.seat]}"),
    ]
    if page.seat == obs.active and (obs.votes or obs.turn.prompt == VOTE):
        figures.append((words.VOTES, f"✕{obs.votes}"))
    drawn = []
    w = (WIDTH - _LEDGER) / 3
    for i, (label, value) in enumerate(figures):
        x = _LEDGER + w * (i + 0.5)
        drawn += [
            h("text", {"class": "es-figure", "x": num(x), "y": str(_STRIP + 32)}, value),
            h("text", {"class": "es-caption", "x": num(x), "y": str(_STRIP + 54)}, label),
        ]
    return drawn


def _again(page: Page) -> list[Tree]:
    bits = _chosen(page)
    choice = page.picks.named("dice", bits, M_REROLL)
    middle = _LEDGER + (WIDTH - _LEDGER) / 2
    if choice is None:
        lines = (*words.TAP_DICE, words.again(page.obs.rerolls))
        return [
            h("text", {"class": "es-hint", "x": num(middle), "y": str(_STRIP + 15 + 17 * i)}, line)
            for i, line in enumerate(lines)
        ]
    label = text.move(page.obs, page.seat, (M_REROLL, bits))
    return [
        _button(choice, label, words.roll_these(bits.bit_count()), _LEDGER + 4,
                WIDTH - _LEDGER - 8)
    ]  # fmt: skip


def _ones(page: Page) -> list[Tree]:
    ones = page.obs.ones
    w = (WIDTH - _LEDGER) / (ones + 1)
    drawn = []
    for funds in range(ones, -1, -1):
        choice = page.picks.named("count", funds, M_TAKE)
        if choice is not None:
            label = text.move(page.obs, page.seat, (M_TAKE, funds))
            signs = (words.ones_signs(ones, funds),)
            drawn.append(_button(choice, label, signs, WIDTH - w * (funds + 1), w - 4))
    return drawn[::-1]


def _button(choice: Choice, label: str, lines: tuple[str, ...], x: float, w: float) -> Tree:
    box = {"x": num(x), "y": str(_STRIP + 3), "width": num(w), "height": "50", "rx": "8"}
    first = _STRIP + 34 - 9 * (len(lines) - 1)
    return h(
        "g",
        act(choice, label) | {"class": "es-button legal"},
        h("title", {}, label),
        h("rect", box),
        [
            h("text", {"x": num(x + w / 2), "y": num(first + 19 * i)}, line)
            for i, line in enumerate(lines)
        ],
    )


# Beside the sheet --------------------------------------------------------------------------


def panels(obs: State, picks: Picks, look: Look) -> list[Tree]:
    """Return the race state by state, what everybody has bought, and what the dice give."""
    return [_race(obs, picks, look), _bought(obs, look), _legend()]


def _panel(title: str, *body: Any) -> Tree:
    attrs = {"class": "panel", "aria-label": title}
    return h("section", attrs, h("h2", {}, title), body)


def _race(obs: State, picks: Picks, look: Look) -> Tree:
    """Return a table of all sheets: marks to go or the place won, by state and seat."""
    shown = _shown(obs, picks, look)
    heads = [
        h("th", {"scope": "col", "class": cls(seat == shown and "es-shown")},
          h("button", {"type": "button", "class": "es-column",
                       "data-do": arrange("sheet", seat, look.ply),
                       "title": words.seat_label(obs, seat, look.names[seat]),
                       "aria-label": words.seat_label(obs, seat, look.names[seat])},
            badge(seat)))
        for seat in range(obs.seats)
    ]  # fmt: skip
    rows = [
        h(
            "tr",
            {},
            h(
                "th",
                {"scope": "row", "title": region.name},
                region.short,
                " ",
                _numbers(place, obs.taken[place]),
            ),
            [_standing(obs, look, seat, place, seat == shown) for seat in range(obs.seats)],
        )
        for place, region in enumerate(STATES)
    ]
    for label, values in ((words.FUNDS, [f"${c}" for c in obs.cash]),
                          (words.DELEGATES, [str(n) for n in obs.score])):  # fmt: skip
        cells = [
            h("td", {"class": cls(i == shown and "es-shown")}, v) for i, v in enumerate(values)
        ]
        rows.append(h("tr", {"class": "es-sum"}, h("th", {"scope": "row"}, label), cells))
    head = h("thead", {}, h("tr", {}, h("th", {"scope": "col"}, words.STATE), heads))
    table = h("table", {"class": "es-race"}, head, h("tbody", {}, rows))
    return _panel(words.race_title(obs), h("div", {"class": "scroll"}, table))


@part
def _numbers(place: int, taken: int) -> Tree:
    return h(
        "span",
        {"class": "es-numbers"},
        [h("s" if i < taken else "span", {}, f"{n}") for i, n in enumerate(PRIZES[place])],
    )


def _standing(obs: State, look: Look, seat: Seat, place: int, shown: bool) -> Tree:
    done = obs.place[seat * 9 + place]
    share = 100 * obs.marks[seat * PLACES + place] // CIRCLES[place]
    label = words.cell_label(obs, seat, place, look.names[seat])
    new = fresh(look, E_MARKS, seat, place) > 0
    kind = cls(f"seat-{seat}", bool(done) and "es-done", shown and "es-shown", new and "es-fresh")
    return _cell(kind or "", share, label, words.cell(obs, seat, place))


@part
def _cell(kind: str, share: int, label: str, said: str) -> Tree:
    return h("td", {"class": kind, "style": f"--share:{share}%", "title": label}, said)


def _bought(obs: State, look: Look) -> Tree:
    lines = []
    for seat in range(obs.seats):
        bought = [item.name for i, item in enumerate(ITEMS) if obs.owns(seat, i)]
        said = ", ".join([words.dice(obs.dice_of(seat)), *bought])
        lines.append(
            h("li", {}, badge(seat, look.names[seat]), h("b", {}, look.names[seat]), f" {said}")
        )
    return _panel(words.BOUGHT, h("ul", {"class": "es-bought-list"}, lines))


@part
def _legend() -> Tree:
    rows = [
        h("li", {}, die_picture(face), h("span", {}, text.gains(face))) for face in range(6, 0, -1)
    ]
    return _panel(words.LEGEND, h("ul", {"class": "es-legend"}, rows))
