"""The tray above the sheet: the dice, the purse, and the choices they offer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hustings.core.moves import Choice
from hustings.core.plain_text import cut
from hustings.core.protocols import Tree
from hustings.core.vocabulary import of_kind
from hustings.draw.box import Box
from hustings.draw.die import die
from hustings.draw.lettering import Lettering, fit_line, is_cut
from hustings.draw.look import arrange
from hustings.draw.marker import marker
from hustings.draw.pieces import card, coin
from hustings.draw.tree import act, cls, h, num, part
from hustings.games.early_states import text
from hustings.games.early_states import vocabulary as v
from hustings.games.early_states.events import Bought, Marked, Rolled
from hustings.games.early_states.phrases import ITEM_NAMES, die_shows
from hustings.games.early_states.sheet import CIRCLES, PLACES, SECOND_DIE, STAFF_PLACES
from hustings.games.early_states.text import beats as captions
from hustings.games.early_states.text import sheet as words
from hustings.games.early_states.view.cards import circles, vote_target
from hustings.games.early_states.view.icons import chips
from hustings.games.early_states.view.layout import Layout
from hustings.games.early_states.view.page import Page
from hustings.games.early_states.vocabulary import REROLL, TAKE, VOTE
from hustings.messages.generated import early_states as messages

_PIP_SPOTS: Final = {
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}
"""Where the circles of a missing die stand, by their number: like the pips of a die."""
_MAX_NAME_LETTERS: Final = 12
"""Letters of a name in the tray."""


def tray(page: Page, lifted: frozenset[int]) -> list[Tree]:
    """Return the tray and its content; a rival's dice lie on its small sheet during playback.

    lifted: the dice chosen for a reroll.
    """
    if page.rival is not None:
        own = [] if page.look.tall else [*_purse(page), _proceeds(page)]
        return [_tray_felt(page.layout.tray), *own]
    chosen = _chosen_bits(page, lifted)
    rolling = page.live and page.obs.turn.prompt == REROLL
    return [
        _tray_felt(page.layout.tray),
        *filter(None, (_die_slot(page, number, chosen, rolling) for number in range(3))),
        *_beside_dice(page, chosen),
    ]


def _chosen_bits(page: Page, lifted: frozenset[int]) -> int:
    """Return the bits of the dice chosen for a reroll, 0 while no reroll is asked for."""
    if not (page.live and page.obs.turn.prompt == REROLL):
        return 0
    return sum(1 << number for number in range(len(page.obs.dice)) if number in lifted)


@part
def _tray_felt(box: Box) -> Tree:
    rim = {"x": num(box.x), "y": num(box.y), "width": num(box.w), "height": num(box.h)}
    inner = {"x": num(box.x + 3), "y": num(box.y + 4), "width": num(box.w - 6)}
    return h(
        "g",
        {"class": "es-tray"},
        h("rect", {**rim, "rx": "10", "class": "es-rim"}),
        h("rect", {**inner, "height": num(box.h - 7), "rx": "7", "class": "es-felt"}),
    )


# Dice --------------------------------------------------------------------------------------


def _die_slot(page: Page, number: int, chosen: int, rolling: bool) -> Tree | None:
    """Return a die of the active seat, the slot of one just won, or the outline of a missing one.

    A wide desk shows missing dice in the staff rows instead.
    """
    obs, x = page.obs, page.layout.slots[number]
    if number < len(obs.dice):
        return _die(page, number, x, chosen >> number & 1 == 1, rolling)
    if number < obs.dice_of(obs.active):
        return _next_turn_die(page, x)
    return _missing_die(page, number, x) if page.layout.staff is None else None


def _die(page: Page, number: int, x: float, chosen: bool, rolling: bool) -> Tree:
    obs, layout = page.obs, page.layout
    value, items = obs.dice[number], obs.items[obs.active]
    theirs = page.seat != obs.active
    kind = cls(just_thrown(page, number) and "rolled", chosen and "es-lifted",
               theirs and f"seat-{obs.active} es-visitor")  # fmt: skip
    top = layout.tray.y + 4
    y = top + layout.die / 2 - (3 if chosen else 0)
    caption = die_shows(value)
    parts = [
        h("title", {}, caption),
        die(value, x, y, layout.die, kind or "", key=f"{obs.turns}-{obs.rolled}"),
        _below(
            words.face_label(value, items), x, layout, words.face_label(value, items, narrow=True)
        ),
    ]
    if not rolling:
        return h("g", {"class": "es-die", "key": f"die-{number}", "aria-label": caption}, parts)
    attrs = act(
        arrange("drop" if chosen else "lift", number),
        words.die_label(value, chosen),
        **{"aria-pressed": "true" if chosen else "false"},
    )
    w = layout.slots[1] - layout.slots[0]
    hit = {
        "x": num(x - w / 2),
        "y": num(top - 4),
        "width": num(w),
        "height": num(layout.tray.h - 2),
    }
    sets = [move[1] for move in page.picks.legal if move[0] == v.M_REROLL and move[1] >> number & 1]
    attrs |= {"class": "es-die legal", "key": f"die-{number}"}
    attrs |= {"data-part": " ".join(f"dice:{mask}" for mask in sets)}
    return h("g", attrs, h("rect", {"class": "es-hit", **hit}), parts)


def _below(caption: str, x: float, layout: Layout, narrow: str = "") -> Tree:
    """Return what stands below a die, or the place for one, at x.

    narrow: a shorter form of the caption, for where it would be cut.
    """
    room = min(layout.slots[1] - layout.slots[0] - 7, 2 * (x - layout.tray.x) - 6)
    letters = layout.letters.plain
    said = narrow if narrow and is_cut(caption, room, letters) else caption
    return _caption(said, x, layout.caption, room, letters)


@part
def _caption(caption: str, x: float, y: float, room: float, letters: Lettering) -> Tree:
    return fit_line("es-caption", x, y, caption, room, letters)


def _outline(x: float, page: Page) -> Tree:
    size = page.layout.die * 0.88
    box = {
        "x": num(x - size / 2),
        "y": num(page.layout.tray.y + 4 + page.layout.die / 2 - size / 2),
    }
    return h("rect", {**box, "width": num(size), "height": num(size), "rx": "8"})


def _next_turn_die(page: Page, x: float) -> Tree:
    caption = _below(words.NEXT_TURN, x, page.layout) if page.obs.dice else None
    return h("g", {"class": "es-no-die"}, _outline(x, page), caption)


def _missing_die(page: Page, number: int, x: float) -> Tree:
    """Return the outline of a die not yet won: votes fill its pips."""
    obs, layout, place = page.obs, page.layout, STAFF_PLACES[number - 1]
    seat = obs.active
    filled = obs.marks[seat * PLACES + place]
    y = layout.tray.y + 4 + layout.die / 2
    spots = [
        (x + a * layout.die * 0.25, y + b * layout.die * 0.27)
        for a, b in _PIP_SPOTS[CIRCLES[place]]
    ]
    label = words.place_label(obs, seat, place)
    caption = _below(messages.marks_to_go(marks=CIRCLES[place] - filled), x, layout)
    if seat != page.seat:
        pips = [_pip(cx, cy, i < filled) for i, (cx, cy) in enumerate(spots)]
        return h("g", {"class": "es-missing", "aria-label": label}, h("title", {}, label),
                 _outline(x, page), pips, caption)  # fmt: skip
    attrs = vote_target(page, place, label)
    hit = {"x": num(x - 30), "y": num(layout.tray.y + 2), "width": "60"}
    hit["height"] = num(layout.tray.h - 4)
    return h(
        "g",
        attrs | {"class": cls("es-missing", attrs.get("class"))},
        h("title", {}, label),
        h("rect", {"class": "es-hit", **hit}),
        _outline(x, page),
        circles(page, place, spots, 5.4),
        caption,
    )


@part
def _pip(x: float, y: float, filled: bool) -> Tree:
    return h("circle", {"class": cls("es-pip", filled and "es-inked"), "cx": num(x), "cy": num(y),
                        "r": "4.6"})  # fmt: skip


def just_thrown(page: Page, number: int) -> bool:
    """Return whether a die of the active seat has just been thrown."""
    active = page.obs.active
    throws = of_kind(page.look.last, Rolled)
    return any(event.seat == active and event.thrown_bits >> number & 1 for event in throws)


# Beside the dice ---------------------------------------------------------------------------


def _beside_dice(page: Page, chosen: int) -> list[Tree]:
    """Return the purse, and the choice about the dice or what they have brought."""
    obs = page.obs
    if page.live and obs.turn.prompt == TAKE:
        ones = _ones_choice(page)
        return [*_purse(page), *ones] if page.look.tall else ones
    if page.live and obs.turn.prompt == REROLL:
        return [*_purse(page), *_reroll_choice(page, chosen)]
    if page.seat != obs.active and obs.dice:
        return [*_purse(page), *_other_seat_lines(page)]
    return [*_purse(page), _proceeds(page)]


def _proceeds(page: Page) -> Tree:
    """Return the votes still to be placed, else the delegates won."""
    obs = page.obs
    votes = page.seat == obs.active and (obs.votes or obs.turn.prompt == VOTE)
    number = obs.votes if votes else obs.score[page.seat]
    word = messages.votes_word(votes=number) if votes else messages.delegates_word(delegates=number)
    box = page.layout.play
    y, letters = box.y + box.h * 0.54, page.layout.letters.plain
    return _big_number(str(number), word, box.cx, y, box.bottom - 8, box.w - 6, letters)


@part
def _big_number(
    number: str, word: str, x: float, y: float, below: float, room: float, letters: Lettering
) -> Tree:
    return h(
        "g",
        {},
        h("text", {"class": "es-figure", "x": num(x), "y": num(y)}, number),
        _caption(word, x, below, room, letters),
    )


def _purse(page: Page) -> list[Tree]:
    box, cash = page.layout.purse, page.obs.cash[page.seat]
    below, letters = page.layout.caption, page.layout.letters.plain
    if box.w < 60:
        return [
            coin(box.cx, box.y + 28, 19, messages.money(dollars=cash), size=17),
            _caption(words.FUNDS, box.cx, below, box.w - 3, letters),
        ]
    return [
        chips(cash, box.x + 25, below + 2, 40),
        _big_number(
            messages.money(dollars=cash),
            words.FUNDS,
            box.x + 70,
            box.y + box.h * 0.53,
            below,
            2 * (box.w - 70),
            letters,
        ),
    ]


def _reroll_choice(page: Page, chosen: int) -> list[Tree]:
    choice = page.picks.named("dice", chosen, v.M_REROLL)
    box = page.layout.play
    if choice is None:
        lines = (*words.CHOOSE_DICE, messages.rerolls_left(rerolls=page.obs.rerolls))
        step = box.h / 3
        return [
            fit_line(
                "es-hint", box.cx, box.y + step * (i + 0.72), line, box.w, page.layout.letters.hint
            )
            for i, line in enumerate(lines)
        ]
    label = text.move(page.obs, page.seat, choice.move)
    said, odds = words.roll_these(page.obs, page.seat, chosen)
    inner = button(choice, label, said, box, page.layout.letters.button, odds)
    return [h("g", {"data-laid": choice.token}, inner)]


def _ones_choice(page: Page) -> list[Tree]:
    """Return the ways to take the 1s: beside the dice, or at the foot of a tall desk."""
    layout, ones = page.layout, page.obs.ones
    tall = page.look.tall
    area = Box(layout.purse.x, layout.play.y, layout.play.right - layout.purse.x, layout.play.h)
    area = layout.counter if tall else area
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
            lines = words.ones_lines(ones, funds, page.obs.items[page.seat])
            drawn.append(button(choice, label, lines, box, layout.letters.button))
    return drawn


@part
def button(
    choice: Choice, label: str, lines: tuple[str, ...], box: Box, letters: Lettering, hint: str = ""
) -> Tree:
    """Return a button with lines of text. hint: its title, by default the label."""
    first = box.cy + 6 - 10 * (len(lines) - 1)
    return h(
        "g",
        act(choice, label) | {"class": "es-button legal"},
        h("title", {}, hint or label),
        card(*box, "es-key", 8, 3),
        [
            fit_line(None, box.cx, first + 20 * i, line, box.w - 8, letters)
            for i, line in enumerate(lines)
        ],
    )


def _other_seat_lines(page: Page) -> list[Tree]:
    """Return the name of the other seat whose dice lie in the tray, and what it has got."""
    obs, box = page.obs, page.layout.play
    name = cut(page.look.names[obs.active], _MAX_NAME_LETTERS)
    lines = [name, *_gains(page)][:3]
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
                page.layout.letters.plain,
            )
            for i, line in enumerate(lines)
        ),
    ]  # fmt: skip


def _gains(page: Page) -> Iterator[str]:
    """Yield captions of what the active seat has just got."""
    active = page.obs.active
    for event in page.look.last:
        match event:
            case Bought(seat, item) if seat == active:
                yield ITEM_NAMES[item]
            case Marked(seat, place, filled=filled) if seat == active and place >= SECOND_DIE:
                yield captions.towards_die(place, filled)
