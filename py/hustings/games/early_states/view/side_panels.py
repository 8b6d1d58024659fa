"""Panels beside the sheet: the race as a table, the items bought, the meaning of the dice."""

from __future__ import annotations

from typing import Any

from hustings.core.model import Seat
from hustings.core.protocols import Tree
from hustings.draw.die import die_picture
from hustings.draw.look import Look, arrange
from hustings.draw.marker import badge
from hustings.draw.tree import cls, h, part
from hustings.games.early_states.phrases import ITEM_NAMES, STATE_NAMES, face_proceeds
from hustings.games.early_states.sheet import CIRCLES, PLACES
from hustings.games.early_states.state import State
from hustings.games.early_states.text import sheet as words
from hustings.games.early_states.view.icons import icon
from hustings.games.early_states.view.page import new_marks
from hustings.messages.generated import early_states as messages


def panels(obs: State, look: Look, shown: Seat) -> list[Tree]:
    """Return the panels. shown: the seat whose sheet is in view."""
    last = [_last_turns_panel(obs, look)] if obs.last > 0 and obs.seats > 1 else []
    return [*last, _race_panel(obs, look, shown), _items_panel(obs, look), _dice_panel()]


def _last_turns_panel(obs: State, look: Look) -> Tree:
    """Return who plays now and who has a turn after that, in the order of play."""
    seats = [obs.active, *obs.seats_to_come()]
    called = [
        messages.last_turns_you() if seat == look.viewer else look.names[seat] for seat in seats
    ]
    called[0] = messages.last_turns_now(name=called[0])
    rail = [
        h("li", {"class": f"seat-{seat}"}, badge(seat, look.names[seat]), " ", name)
        for seat, name in zip(seats, called, strict=True)
    ]
    return _panel(messages.last_turns_heading(), h("ol", {"class": "es-last-turns"}, rail))


def _panel(title: str, *body: Any) -> Tree:
    attrs = {"class": "panel", "aria-label": title}
    return h("section", attrs, h("h2", {}, title), body)


def _race_panel(obs: State, look: Look, shown: Seat) -> Tree:
    """Return a table of all sheets: by state and seat the marks to go, or the place won."""
    heads = [
        h("th", {"scope": "col", "class": cls(seat == shown and "es-shown")},
          h("button", {"type": "button", "class": "es-column",
                       "data-do": arrange("sheet", seat),
                       "title": words.seat_label(obs, seat, look.names[seat]),
                       "aria-label": words.seat_label(obs, seat, look.names[seat])},
            badge(seat)))
        for seat in range(obs.seats)
    ]  # fmt: skip
    rows = [
        h(
            "tr",
            {},
            h("th", {"scope": "row"}, name),
            [_race_cell(obs, look, seat, place, seat == shown) for seat in range(obs.seats)],
        )
        for place, name in enumerate(STATE_NAMES)
    ]
    for label, values in ((messages.funds_word(), [messages.money(dollars=c) for c in obs.cash]),
                          (messages.race_delegates(), [str(n) for n in obs.score])):  # fmt: skip
        cells = [
            h("td", {"class": cls(i == shown and "es-shown")}, v) for i, v in enumerate(values)
        ]
        rows.append(h("tr", {"class": "es-sum"}, h("th", {"scope": "row"}, label), cells))
    head = h("thead", {}, h("tr", {}, h("th", {"scope": "col"}, messages.race_state()), heads))
    table = h("table", {"class": "es-race"}, head, h("tbody", {}, rows))
    return _panel(words.race_title(obs), h("div", {"class": "scroll"}, table))


def _race_cell(obs: State, look: Look, seat: Seat, place: int, shown: bool) -> Tree:
    rank = obs.place[seat * 9 + place]
    share = 100 * obs.marks[seat * PLACES + place] // CIRCLES[place]
    label = words.cell_label(obs, seat, place, look.names[seat])
    new = new_marks(look, seat, place) > 0
    kind = cls(f"seat-{seat}", bool(rank) and "es-done", shown and "es-shown", new and "es-fresh")
    return _cell(kind or "", share, label, words.cell(obs, seat, place))


@part
def _cell(kind: str, share: int, label: str, content: str) -> Tree:
    return h("td", {"class": kind, "style": f"--share:{share}%", "title": label}, content)


def _items_panel(obs: State, look: Look) -> Tree:
    lines = []
    for seat in range(obs.seats):
        bought = [item for item in range(len(ITEM_NAMES)) if obs.owns(seat, item)]
        lines.append(
            h(
                "li",
                {"class": f"seat-{seat}"},
                h("p", {}, badge(seat, look.names[seat]), h("b", {}, look.names[seat]),
                  f" {messages.dice_owned(dice=obs.dice_of(seat))}"),
                h("ul", {}, [_owned_item(item) for item in bought]) if bought else None,
            )
        )  # fmt: skip
    return _panel(messages.bought_heading(), h("ul", {"class": "es-bought-list"}, lines))


@part
def _owned_item(item: int) -> Tree:
    picture = {"viewBox": "0 0 24 24", "class": "es-owned-icon", "aria-hidden": "true"}
    return h("li", {}, h("svg", picture, icon(item, 12, 12, 20)), ITEM_NAMES[item])


@part
def _dice_panel() -> Tree:
    rows = [
        h("li", {}, die_picture(face), h("span", {}, face_proceeds(face)))
        for face in range(6, 0, -1)
    ]
    return _panel(messages.dice_heading(), h("ul", {"class": "es-legend"}, rows))
