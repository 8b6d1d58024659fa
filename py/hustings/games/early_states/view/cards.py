"""The cards of the nine states: prizes, circles to fill, and the rivals in the race."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hustings.core.model import Seat
from hustings.core.moves import Choice
from hustings.core.protocols import Tree
from hustings.draw.box import Box
from hustings.draw.lettering import Lettering, fit_line, width
from hustings.draw.marker import marker
from hustings.draw.pieces import flag, rosette
from hustings.draw.tree import act, cls, h, num, part
from hustings.games.early_states import text
from hustings.games.early_states.phrases import STATE_NAMES
from hustings.games.early_states.sheet import PLACES, PRIZES
from hustings.games.early_states.state import UNPLACED, State
from hustings.games.early_states.text import sheet as words
from hustings.games.early_states.view.icons import silhouette
from hustings.games.early_states.view.layout import CIRCLE_CENTRES, layout_for
from hustings.games.early_states.view.page import Page, own_classes
from hustings.games.early_states.view.rivals import rival_row
from hustings.games.early_states.vocabulary import M_AIR, M_MARK, VOTE
from hustings.messages.generated import early_states as messages

_PEN_STROKES: Final = (
    ((-6, -6, 6, 7), (6, -7, -6, 6)),
    ((-7, -5, 6, 6), (5, -6, -6, 7)),
    ((-5, -7, 7, 6), (7, -5, -6, 6)),
    ((-6, -7, 7, 5), (6, -6, -7, 7)),
    ((-7, -6, 6, 7), (7, -6, -5, 7)),
)
"""The two strokes (dx1, dy1, dx2, dy2) of each cross in a circle of radius 9; neighbours differ."""
METALS: Final = ("es-gold", "es-silver", "es-bronze")
_SHAPE: Final = 31
"""How far a state's silhouette reaches into the line of its name."""


def states(page: Page) -> list[Tree]:
    """Return the nine states as cards."""
    return [_state(page, place, box) for place, box in enumerate(page.layout.cards)]


def _state(page: Page, place: int, box: Box) -> Tree:
    obs, seat, card = page.obs, page.seat, page.layout.card
    rank = obs.place[seat * 9 + place]
    closed = not rank and not obs.has_prize(place)
    named = seat == obs.active and obs.named >> place & 1 == 1
    kind = cls(
        "es-state",
        0 < rank < UNPLACED and "es-full",
        rank == UNPLACED and "es-late",
        named and "es-named",
        closed and "es-closed",
        page.picks.chosen[1:2] == (place,) and "es-chosen",
        words.is_target(obs, place) and "es-target",
    )
    lead = _lead_classes(obs, place)
    done = _full_state(page, place, box, rank) if rank else None
    return h(
        "g",
        {"class": kind, "key": f"state-{place}"},
        _state_ground(page, place, box),
        silhouette(place, box.right - 22, box.y + 16, card.shape, lead) if card.shape else None,
        _lead_edge(box, lead, _lead_label(page, place)) if lead else None,
        fit_line(
            "es-name",
            box.x + box.w * 0.05,
            box.y + card.name,
            STATE_NAMES[place],
            box.w * 0.92 - (_SHAPE if card.shape else 0),
            page.layout.letters.name,
        ),
        _prizes(page, place),
        done or _state_circles(page, place),
        _bottom_row(page, place, box, closed),
    )


def _bottom_row(page: Page, place: int, box: Box, closed: bool) -> Tree | None:
    """Return the row below the circles: "no prize left", the rival's threat, or the other seats."""
    y, letters = box.bottom - page.layout.card.rail + 4.5, page.layout.letters
    if closed:
        return _centred_line(
            messages.no_prize_left(), box.cx, y, "es-soft", box.w - 8, letters.plain
        )
    if words.is_target(page.obs, place):
        content = messages.rival_strikes_next()
        return _centred_line(content, box.cx, y, "es-threat", box.w - 8, letters.strong)
    return rival_row(page, place)


def _state_ground(page: Page, place: int, box: Box) -> Tree:
    """Return the click area of a whole state: for naming it, and on a tall desk for votes."""
    obs = page.obs
    label = words.place_label(obs, page.seat, place)
    attrs = vote_target(page, place, label)
    if obs.ad >= 0:
        attrs = page.action(M_AIR, "place", place)
    held = own_classes(page.seat) if 0 < obs.place[page.seat * 9 + place] < UNPLACED else None
    attrs = {**attrs, "key": f"place-{place}", "class": cls("es-ground", attrs.get("class"), held)}
    return _paper(tuple(attrs.items()), box, label)


def vote_target(page: Page, place: int, label: str) -> dict[str, Any]:
    """Return the attributes of a click area that puts votes into a place.

    A single vote is placed at once; otherwise the number is asked for next. On a wide desk the
    circles take votes, too.
    """
    choice = page.picks.named("place", place, M_MARK, through=True) if page.live else None
    if choice is None:
        return page.action(M_MARK, "place", place, label)
    return act(choice, text.move(page.obs, page.seat, choice.move)) | {"class": "legal"}


@part
def _paper(attrs: tuple[tuple[str, Any], ...], box: Box, label: str) -> Tree:
    rect = {"x": num(box.x), "y": num(box.y), "width": num(box.w), "height": num(box.h), "rx": "6"}
    return h("rect", rect | dict(attrs), h("title", {}, label))


# Prizes ------------------------------------------------------------------------------------


def _prizes(page: Page, place: int) -> Tree:
    """Return the prizes of a state: the owner's is framed, those of others are struck out."""
    obs = page.obs
    mine = obs.place[page.seat * 9 + place]
    gone = []
    for rank in range(1, obs.taken[place] + 1):
        taker = obs.holder(place, rank) if rank != mine else None
        name = page.look.names[taker] if taker is not None else words.RIVAL
        gone.append(
            (taker, messages.prize_label(name=name, rank=rank, delegates=PRIZES[place][rank - 1]))
        )
    return _ribbons(page.look.tall, place, mine, tuple(gone))


@part
def _ribbons(tall: bool, place: int, mine: int, taken: tuple[tuple[Seat | None, str], ...]) -> Tree:
    card, box = layout_for(tall).card, layout_for(tall).cards[place]
    w, height, step = card.ribbon
    width_factor = 1.3 if len(PRIZES[place]) == 1 else 1
    drawn = []
    for i, delegates in enumerate(PRIZES[place]):
        gone = i < len(taken) and mine != i + 1
        taker, label = taken[i] if gone else (None, "")
        x = box.x + (box.w - 3 * step) * 0.5 + 0.6 + step * i
        spot = Box(x, box.y + card.ribbons, w * width_factor, height)
        drawn.append(_prize(spot, i, delegates, won=mine == i + 1, gone=gone, taker=taker,
                            label=label))  # fmt: skip
    return h("g", {}, drawn)


@part
def _prize(
    box: Box, rank: int, delegates: int, *, won: bool, gone: bool, taker: Seat | None, label: str
) -> Tree:
    """Return a ribbon "1st 6"; a prize that is gone shows its taker instead of the rank."""
    base = box.y + box.h * 0.77
    rival = gone and taker is None  # the solo rival's name replaces the number
    # a number of one digit leaves room for the rank on a small ribbon
    gap = 0.34 if box.h > 20 else 0.15 if delegates < 10 else 0.2
    number = box.right - box.h * gap - 4.8 * len(str(delegates)) * box.h / 22
    left = box.x + box.w * (0.045 if box.h > 20 else 0.03)
    content = words.RIVAL if gone else words.PLACES_SHORT[rank + 1]
    letters = layout_for(box.h < 20).letters.plain
    room = box.right - left - 2 if rival else number - 0.3 * box.h - left
    if not rival and width(content, "text") * letters.size > 1.1 * room:
        content = ""  # its metal tells the place
    first = fit_line("es-rank", left, base, content, 1.1 * room, letters)
    if taker is not None:
        first = marker(taker, box.x + box.w * 0.27, box.cy, box.h * 0.33, "")
    attrs = {"class": "es-prize", "x": num(number), "y": num(base)}
    reach = box.h * 0.46
    strike = f"M{num(number - reach)} {num(box.cy + reach)}l{num(2 * reach)} {num(-2 * reach)}"
    return h(
        "g",
        {
            "class": cls("es-number", gone and "es-gone", won and "es-won",
                         f"seat-{taker}" if taker is not None else ""),
            "aria-label": label or None,
        },
        h("title", {}, label) if label else None,
        flag(*box, METALS[rank]),
        first,
        h("path", {"class": "es-strike", "d": strike, "data-strikes": ""})
        if gone and not rival
        else None,
        None if rival else h("text", attrs, str(delegates)),
    )  # fmt: skip


def _full_state(page: Page, place: int, box: Box, rank: int) -> list[Tree]:
    """Return the content of a full state: the rosette and the delegates won."""
    card, letters = page.layout.card, page.layout.letters.plain
    y = box.y + card.circles + card.rosette
    if rank == UNPLACED:
        step, room = card.rosette * 0.85, box.w - 8
        return [
            _centred_line(content, box.cx, y + step * i, "es-soft", room, letters)
            for i, content in enumerate(words.TOO_LATE)
        ]
    delegates = PRIZES[place][rank - 1]
    right, room = box.x + box.w * 0.68, box.w * 0.62
    return [
        rosette(
            box.x + box.w * 0.25,
            y,
            card.rosette,
            words.PLACES_SHORT[rank],
            size=0.75 * card.rosette,
        ),
        _number(str(delegates), right, y + card.rosette * 0.16),
        _centred_line(
            messages.delegates_word(delegates=delegates),
            right,
            y + card.rosette * 0.98,
            "",
            room,
            letters,
        ),
    ]


@part
def _number(content: str, x: float, y: float) -> Tree:
    return h("text", {"class": "es-middle es-got", "x": num(x), "y": num(y)}, content)


@part
def _centred_line(
    content: str, x: float, y: float, kind: str, room: float, letters: Lettering
) -> Tree:
    return fit_line(f"es-middle {kind}", x, y, content, room, letters)


# Circles -----------------------------------------------------------------------------------


VoteChoices = tuple[tuple[Choice, str], ...]
"""For each free circle that takes votes: the choice that fills it, and its label."""


def _vote_choices(page: Page, place: int) -> VoteChoices:
    """Return the choices of the free circles of a place; () where votes are counted elsewhere."""
    obs, seat = page.obs, page.seat
    if not page.live or obs.turn.prompt != VOTE or page.look.tall:
        return ()
    choices = []
    for count in range(1, min(obs.free(seat, place), obs.votes) + 1):
        choice = page.picks.named("count", count, M_MARK, place)
        if choice is not None:
            choices.append((choice, text.move(obs, seat, (M_MARK, place, count))))
    return tuple(choices)


def circles(page: Page, place: int, spots: Sequence[tuple[float, float]], r: float) -> list[Tree]:
    """Return the circles of a place with their marks; a free one takes votes up to itself."""
    filled = page.obs.marks[page.seat * PLACES + place]
    new = page.new_marks(place)
    return _circles(place, spots, r, page.seat, filled, new, _vote_choices(page, place))


def _state_circles(page: Page, place: int) -> Tree:
    filled = page.obs.marks[page.seat * PLACES + place]
    new = page.new_marks(place)
    return _placed_circles(
        page.look.tall, place, page.seat, filled, new, _vote_choices(page, place)
    )


@part
def _placed_circles(
    tall: bool, place: int, seat: Seat, filled: int, new: int, choices: VoteChoices
) -> Tree:
    layout = layout_for(tall)
    spots = CIRCLE_CENTRES[layout.size][place]
    return h("g", {}, _circles(place, spots, layout.card.radius, seat, filled, new, choices))


def _circles(
    place: int,
    spots: Sequence[tuple[float, float]],
    r: float,
    seat: Seat,
    filled: int,
    new: int,
    choices: VoteChoices,
) -> list[Tree]:
    drawn = []
    for i, (x, y) in enumerate(spots):
        if i < filled:
            drawn.append(_marked_circle((place, i), x, y, r, seat, filled - new <= i))
        elif i - filled < len(choices):
            drawn.append(_free_circle((place, i), x, y, r, *choices[i - filled]))
        else:
            drawn.append(_free_circle((place, i), x, y, r, None, ""))
    return drawn


def _circle_key(circle: tuple[int, int]) -> str:
    """Return the key of a circle. circle: its place, and its number there."""
    return "circle-{}-{}".format(*circle)


@part
def _ring(cx: float, cy: float, r: float) -> Tree:
    return h("circle", {"class": "es-ring", "cx": num(cx), "cy": num(cy), "r": num(r)})


@part
def _marked_circle(
    circle: tuple[int, int], cx: float, cy: float, r: float, seat: Seat, new: bool
) -> Tree:
    return h(
        "g",
        {"class": "es-circle es-marked", "key": _circle_key(circle)},
        _ring(cx, cy, r),
        h(
            "g",
            {"transform": f"translate({num(cx)} {num(cy)}) scale({num(r / 9)})"},
            _pen_cross(sum(circle), seat, new),
        ),
    )


@part
def _free_circle(
    circle: tuple[int, int], cx: float, cy: float, r: float, choice: Choice | None, label: str
) -> Tree:
    """Return an empty circle. choice: fills all circles up to this one; None: not clickable."""
    key = _circle_key(circle)
    if choice is None:
        return h("g", {"class": "es-circle", "key": key}, _ring(cx, cy, r))
    half = r + 3
    area = {"x": num(cx - half), "y": num(cy - half), "width": num(2 * half)}
    return h(
        "g",
        act(choice, label) | {"class": "es-circle legal", "key": key},
        h("rect", {"class": "es-hit", **area, "height": num(2 * half)}),
        _ring(cx, cy, r),
        h("title", {}, label),
    )


def _pen_cross(which: int, seat: Seat, new: bool) -> list[Tree]:
    return [
        h(
            "path",
            {
                "class": cls("es-pen", own_classes(seat), new and "es-new"),
                "d": f"M{a} {b}Q{num(b / 6)} {num(a / 6)} {c} {d}",
                "pathLength": "1",
            },
        )
        for a, b, c, d in _PEN_STROKES[which % len(_PEN_STROKES)]
    ]


# Who leads ---------------------------------------------------------------------------------


def _lead_classes(obs: State, place: int) -> str:
    """Return the CSS classes of the seat that holds first place, or alone leads the race for it."""
    if obs.taken[place]:
        holder = obs.holder(place, 1)
        return "es-held es-rival" if holder is None else f"es-held seat-{holder}"
    marks = [obs.marks[seat * PLACES + place] for seat in range(obs.seats)]
    best = max(marks)
    if obs.seats == 1 or not best or marks.count(best) > 1:
        return ""
    return f"es-ahead seat-{marks.index(best)}"


def _lead_label(page: Page, place: int) -> str:
    """Return the tooltip of a state's left edge."""
    obs, names = page.obs, page.look.names
    if obs.taken[place]:
        holder = obs.holder(place, 1)
        return messages.edge_won(name=words.RIVAL if holder is None else names[holder])
    marks = [obs.marks[seat * PLACES + place] for seat in range(obs.seats)]
    return messages.edge_ahead(name=names[marks.index(max(marks))])


@part
def _lead_edge(box: Box, kind: str, content: str) -> Tree:
    """Return the left edge in the colour of the holder, or dashed in that of the leader."""
    d = f"M{num(box.x + 2)} {num(box.y + 6)}V{num(box.bottom - 6)}"
    return h("path", {"class": f"es-edge {kind}", "d": d}, h("title", {}, content))
