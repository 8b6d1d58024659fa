"""The tray above the sheet: the dice, the purse, and what they ask for. Part of the view."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from hustings.core.moves import Choice, encode, shorten
from hustings.core.protocols import Tree
from hustings.core.vocabulary import of_kind
from hustings.draw.die import die
from hustings.draw.lettering import Lettering, fit_line, width
from hustings.draw.look import arrange
from hustings.draw.marker import marker
from hustings.draw.pieces import card, coin
from hustings.draw.tree import act, cls, h, num, part
from hustings.games.early_states import text
from hustings.games.early_states import vocabulary as v
from hustings.games.early_states.events import Bought, Marked, Rolled
from hustings.games.early_states.phrases import ITEM_NAMES
from hustings.games.early_states.sheet import CIRCLES, PLACES, SECOND_DIE, THIRD_DIE
from hustings.games.early_states.text import sheet as words
from hustings.games.early_states.text import telling as told
from hustings.games.early_states.view.cards import circles, ground
from hustings.games.early_states.view.icons import chips
from hustings.games.early_states.view.layout import Box, Layout
from hustings.games.early_states.view.page import Page, own
from hustings.games.early_states.vocabulary import REROLL, TAKE, VOTE
from hustings.messages.generated import early_states as messages

_STAFF: Final = (SECOND_DIE, THIRD_DIE)
_PIPS: Final = {
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}
"""Where the circles of a die that is still missing stand: as its pips will."""
_PITCH: Final = 31.5
"""From circle to circle on the sheet; where one presses, so wide."""
_SAID: Final = 113.6
"""How much room there is before the circles of a die that is still missing, for what it lacks."""
_NAME: Final = 12
"""So many letters of a name at most stand in the tray."""


def tray(page: Page, lifted: frozenset[int]) -> list[Tree]:
    """Return the tray with all that lies in it. lifted: dice chosen for another throw."""
    chosen = _bits(page, lifted)
    rolling = page.live and page.obs.turn.prompt == REROLL
    return [
        _felt(page.on.tray),
        *filter(None, (_slot(page, number, chosen, rolling) for number in range(3))),
        *_beside(page, chosen),
    ]


def _bits(page: Page, lifted: frozenset[int]) -> int:
    """Return the bits of the dice chosen for another throw in this very moment."""
    if not (page.live and page.obs.turn.prompt == REROLL):
        return 0
    return sum(1 << number for number in range(len(page.obs.dice)) if number in lifted)


@part
def _felt(box: Box) -> Tree:
    rim = {"x": num(box.x), "y": num(box.y), "width": num(box.w), "height": num(box.h)}
    inner = {"x": num(box.x + 3), "y": num(box.y + 4), "width": num(box.w - 6)}
    return h(
        "g",
        {"class": "es-tray"},
        h("rect", {**rim, "rx": "10", "class": "es-rim"}),
        h("rect", {**inner, "height": num(box.h - 7), "rx": "7", "class": "es-felt"}),
    )


# Dice --------------------------------------------------------------------------------------


def _slot(page: Page, number: int, chosen: int, rolling: bool) -> Tree | None:
    """Return a die of the seat whose turn it is, the place for one, or one that is missing.

    Where the sheet has its strip for those that are missing, they stand there alone.
    """
    obs, x = page.obs, page.on.slots[number]
    if number < len(obs.dice):
        return _die(page, number, x, chosen >> number & 1 == 1, rolling)
    if number < obs.dice_of(obs.active):
        return _no_die(page, x)
    return _missing(page, number, x) if page.on.staff is None else None


def _die(page: Page, number: int, x: float, chosen: bool, rolling: bool) -> Tree:
    obs, on = page.obs, page.on
    value = obs.dice[number]
    theirs = page.seat != obs.active
    kind = cls(thrown(page, number) and "rolled", chosen and "es-lifted",
               theirs and f"seat-{obs.active} es-visitor")  # fmt: skip
    top = on.tray.y + 4
    y = top + on.die / 2 - (3 if chosen else 0)
    said = text.die_shows(value)
    parts = [
        h("title", {}, said),
        die(value, x, y, on.die, kind or "", key=f"{obs.turns}-{obs.rolled}"),
        _below(words.face(value, obs.items[obs.active]), x, on),
    ]
    if not rolling:
        return h("g", {"class": "es-die", "key": f"die-{number}", "aria-label": said}, parts)
    attrs = act(
        arrange("drop" if chosen else "lift", number),
        words.die_label(value, chosen),
        **{"aria-pressed": "true" if chosen else "false"},
    )
    w = on.slots[1] - on.slots[0]
    hit = {"x": num(x - w / 2), "y": num(top - 4), "width": num(w), "height": num(on.tray.h - 2)}
    sets = [move[1] for move in page.picks.legal if move[0] == v.M_REROLL and move[1] >> number & 1]
    attrs |= {"class": "es-die legal", "key": f"die-{number}"}
    attrs |= {"data-part": " ".join(f"dice:{mask}" for mask in sets)}
    return h("g", attrs, h("rect", {"class": "es-hit", **hit}), parts)


def _below(said: str, x: float, on: Layout) -> Tree:
    """Return what stands below a die, or the place for one, at x."""
    room = min(on.slots[1] - on.slots[0] - 7, 2 * (x - on.tray.x) - 6)
    return _caption(said, x, on.caption, room, on.letters.said)


@part
def _caption(said: str, x: float, y: float, room: float, letters: Lettering) -> Tree:
    return fit_line("es-caption", x, y, said, room, letters)


def _outline(x: float, page: Page) -> Tree:
    size = page.on.die * 0.88
    box = {"x": num(x - size / 2), "y": num(page.on.tray.y + 4 + page.on.die / 2 - size / 2)}
    return h("rect", {**box, "width": num(size), "height": num(size), "rx": "8"})


def _no_die(page: Page, x: float) -> Tree:
    said = _below(words.NEXT_TURN, x, page.on) if page.obs.dice else None
    return h("g", {"class": "es-no-die"}, _outline(x, page), said)


def _missing(page: Page, number: int, x: float) -> Tree:
    """Return the outline of a die that is not there yet: its pips are filled by votes."""
    obs, on, place = page.obs, page.on, _STAFF[number - 1]
    seat = obs.active
    filled = obs.marks[seat * PLACES + place]
    y = on.tray.y + 4 + on.die / 2
    spots = [(x + a * on.die * 0.25, y + b * on.die * 0.27) for a, b in _PIPS[CIRCLES[place]]]
    label = words.place_label(obs, seat, place)
    said = _below(messages.marks_to_go(marks=CIRCLES[place] - filled), x, on)
    if seat != page.seat:
        pips = [_pip(cx, cy, i < filled) for i, (cx, cy) in enumerate(spots)]
        return h("g", {"class": "es-missing", "aria-label": label}, h("title", {}, label),
                 _outline(x, page), pips, said)  # fmt: skip
    attrs = ground(page, place, label)
    hit = {"x": num(x - 30), "y": num(on.tray.y + 2), "width": "60", "height": num(on.tray.h - 4)}
    return h(
        "g",
        attrs | {"class": cls("es-missing", attrs.get("class"))},
        h("title", {}, label),
        h("rect", {"class": "es-hit", **hit}),
        _outline(x, page),
        circles(page, place, spots, 5.4),
        said,
    )


@part
def _pip(x: float, y: float, filled: bool) -> Tree:
    return h("circle", {"class": cls("es-pip", filled and "es-inked"), "cx": num(x), "cy": num(y),
                        "r": "4.6"})  # fmt: skip


def thrown(page: Page, number: int) -> bool:
    """Return whether a die of the seat whose turn it is has just been thrown."""
    active = page.obs.active
    throws = of_kind(page.look.last, Rolled)
    return any(event.seat == active and event.thrown_bits >> number & 1 for event in throws)


# Beside the dice ---------------------------------------------------------------------------


def _beside(page: Page, chosen: int) -> list[Tree]:
    """Return the purse, and the choice that the dice ask for or what they have brought."""
    obs = page.obs
    if page.live and obs.turn.prompt == TAKE:
        ones = _ones(page)
        return [*_purse(page), *ones] if page.look.tall else ones
    if page.live and obs.turn.prompt == REROLL:
        return [*_purse(page), *_again(page, chosen)]
    if page.seat != obs.active and obs.dice:
        return [*_purse(page), *_visitor(page)]
    votes = page.seat == obs.active and (obs.votes or obs.turn.prompt == VOTE)
    number = obs.votes if votes else obs.score[page.seat]
    word = messages.votes_word(votes=number) if votes else messages.delegates_word(delegates=number)
    box = page.on.play
    y, letters = box.y + box.h * 0.54, page.on.letters.said
    return [
        *_purse(page),
        _figure(str(number), word, box.cx, y, box.bottom - 8, box.w - 6, letters),
    ]


@part
def _figure(
    number: str, word: str, x: float, y: float, below: float, room: float, letters: Lettering
) -> Tree:
    return h(
        "g",
        {},
        h("text", {"class": "es-figure", "x": num(x), "y": num(y)}, number),
        _caption(word, x, below, room, letters),
    )


def _purse(page: Page) -> list[Tree]:
    box, cash = page.on.purse, page.obs.cash[page.seat]
    below, letters = page.on.caption, page.on.letters.said
    if box.w < 60:
        return [
            coin(box.cx, box.y + 28, 19, messages.money(dollars=cash), size=17),
            _caption(words.FUNDS, box.cx, below, box.w - 3, letters),
        ]
    return [
        chips(cash, box.x + 25, below + 2, 40),
        _figure(
            messages.money(dollars=cash),
            words.FUNDS,
            box.x + 70,
            box.y + box.h * 0.53,
            below,
            2 * (box.w - 70),
            letters,
        ),
    ]


def _again(page: Page, chosen: int) -> list[Tree]:
    choice = page.picks.named("dice", chosen, v.M_REROLL)
    box = page.on.play
    if choice is None:
        lines = (*words.CHOOSE_DICE, messages.rerolls_left(rerolls=page.obs.rerolls))
        step = box.h / 3
        return [
            fit_line(
                "es-hint", box.cx, box.y + step * (i + 0.72), line, box.w, page.on.letters.hint
            )
            for i, line in enumerate(lines)
        ]
    label = text.move(page.obs, page.seat, (v.M_REROLL, chosen))
    inner = button(choice, label, words.roll_these(chosen.bit_count()), box, page.on.letters.button)
    return [h("g", {"data-laid": encode(page.picks.verbs, (v.M_REROLL, chosen))}, inner)]


def _ones(page: Page) -> list[Tree]:
    """Return the ways to take the 1s: beside the dice, or under the thumb."""
    on, ones = page.on, page.obs.ones
    tall = page.look.tall
    area = Box(on.purse.x, on.play.y, on.play.right - on.purse.x, on.play.h)
    area = on.counter if tall else area
    w = area.w / (ones + 1)
    drawn: list[Tree] = []
    if tall:
        back = {"x": num(area.x), "y": num(area.y), "width": num(area.w), "height": num(area.h)}
        drawn.append(h("rect", {"class": "es-counter-paper", **back}))
    for funds in range(ones + 1):
        choice = page.picks.named("count", funds, v.M_TAKE)
        if choice is not None:
            label = text.move(page.obs, page.seat, (v.M_TAKE, funds))
            box = Box(area.x + w * funds + 3, area.y + 3, w - 6, area.h - 6)
            lines = words.ones_lines(ones, funds)
            drawn.append(button(choice, label, lines, box, on.letters.button))
    return drawn


@part
def button(
    choice: Choice, label: str, lines: tuple[str, ...], box: Box, letters: Lettering
) -> Tree:
    """Return a button that lies on the desk."""
    first = box.cy + 6 - 10 * (len(lines) - 1)
    return h(
        "g",
        act(choice, label) | {"class": "es-button legal"},
        h("title", {}, label),
        card(*box, "es-key", 8, 3),
        [
            fit_line(None, box.cx, first + 20 * i, line, box.w - 8, letters)
            for i, line in enumerate(lines)
        ],
    )


def _visitor(page: Page) -> list[Tree]:
    """Return whose dice lie in the tray while it is not one's own turn, and what they bring."""
    obs, box = page.obs, page.on.play
    name = shorten(page.look.names[obs.active], _NAME)
    lines = [name, *_got(page)][:3]
    step = box.h / 3
    r = step * 0.36
    return [
        marker(obs.active, box.x + r + 2, box.y + step * 0.5, r, ""),
        *(
            fit_line(
                cls("es-visitor-name", i == 0 and "es-who"),
                box.x + (2 * r + 8 if i == 0 else 2),
                box.y + step * (i + 0.72),
                line,
                box.w - (2 * r + 8 if i == 0 else 2),
                page.on.letters.said,
            )
            for i, line in enumerate(lines)
        ),
    ]  # fmt: skip


def _got(page: Page) -> Iterator[str]:
    """Yield what the seat whose turn it is has just got, in a few words."""
    active = page.obs.active
    for event in page.look.last:
        match event:
            case Bought(seat, item) if seat == active:
                yield ITEM_NAMES[item]
            case Marked(seat, place, filled=filled) if seat == active and place >= SECOND_DIE:
                yield told.towards_die(place, filled)


# On the sheet ------------------------------------------------------------------------------


@part
def _row(attrs: tuple[tuple[str, Any], ...], box: Box, label: str) -> Tree:
    """Return the ground of a die that is missing, which takes votes as that of a state does."""
    at = {"x": num(box.x), "y": num(box.y), "width": num(box.w), "height": num(box.h), "rx": "6"}
    rect = at | dict(attrs)
    rect["class"] = cls("es-row-ground", rect.get("class"))
    return h("rect", rect, h("title", {}, label))


def staff(page: Page) -> list[Tree]:
    """Return the strip of the sheet on which the further dice are won; none on a tall desk."""
    box, obs, seat = page.on.staff, page.obs, page.seat
    if box is None:
        return []
    base = box.cy + 5
    if obs.dice_of(seat) == 1 + len(_STAFF):
        owned = messages.dice_owned(dice=obs.dice_of(seat))
        return [h("text", {"class": "es-owned", "x": num(box.x + 6), "y": num(base)}, owned)]
    drawn: list[Tree] = []
    x = box.x + 8
    for name, place in zip(words.DICE_MISSING, _STAFF, strict=True):
        label = words.place_label(obs, seat, place)
        left = obs.free(seat, place)
        said = words.missing(place, left) if left else name
        needs = min(_SAID, 1.08 * page.on.letters.strong.size * width(said))
        after = x + 8 + (_SAID if left else needs)
        drawn.append(fit_line("es-row", x, base, said, _SAID, page.on.letters.strong))
        spots = [(after + 14 + _PITCH * i, box.cy) for i in range(CIRCLES[place])]
        end = after + (_PITCH * CIRCLES[place] + 10 if left else 60)
        inner = circles(page, place, spots, _PITCH / 2 - 3) if left else []
        inner += [] if left else [die(CIRCLES[place], after + 12, box.cy, 28)]
        if left:
            row = Box(x - 6, box.y - 11, end - x - 4, box.h + 13.5)
            drawn.append(_row(tuple(ground(page, place, label).items()), row, label))
        role = "group" if left else "img"  # its circles may be pressed
        drawn.append(
            h("g", {"class": f"es-staff {own(seat)}", "role": role, "aria-label": label}, inner)
        )
        x = end
    return drawn
