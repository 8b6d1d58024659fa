"""The cards of the nine states: prizes, circles to fill, the race of the others. Of the view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hustings.core.model import Seat
from hustings.core.moves import Choice
from hustings.core.protocols import Tree
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
from hustings.games.early_states.view.layout import SPOTS, Box, desk_of
from hustings.games.early_states.view.page import Page, own
from hustings.games.early_states.view.running import race
from hustings.games.early_states.vocabulary import M_AIR, M_MARK, VOTE
from hustings.messages.generated import early_states as messages

# Strokes of the pen, so that no two marks next to each other look alike: (dx1, dy1, dx2, dy2), for
# a circle of 9 units.
_PEN: Final = (
    ((-6, -6, 6, 7), (6, -7, -6, 6)),
    ((-7, -5, 6, 6), (5, -6, -6, 7)),
    ((-5, -7, 7, 6), (7, -5, -6, 6)),
    ((-6, -7, 7, 5), (6, -6, -7, 7)),
    ((-7, -6, 6, 7), (7, -6, -5, 7)),
)
_METALS: Final = ("es-gold", "es-silver", "es-bronze")
_SHAPE: Final = 31
"""How far a state's silhouette reaches into the line of its name."""


def states(page: Page) -> list[Tree]:
    """Return the nine states as cards."""
    return [_state(page, place, box) for place, box in enumerate(page.on.cards)]


def _state(page: Page, place: int, box: Box) -> Tree:
    obs, seat, card = page.obs, page.seat, page.on.card
    rank = obs.place[seat * 9 + place]
    closed = not rank and obs.taken[place] == len(PRIZES[place])
    named = seat == obs.active and obs.named >> place & 1 == 1
    kind = cls(
        "es-state",
        0 < rank < UNPLACED and "es-full",
        rank == UNPLACED and "es-late",
        named and "es-named",
        closed and "es-closed",
        page.picks.chosen[1:2] == (place,) and "es-chosen",
        words.strikes_here(obs, place) and "es-target",
    )
    lead = _lead(obs, place)
    done = _done(page, place, box, rank) if rank else None
    return h(
        "g",
        {"class": kind, "key": f"state-{place}"},
        _ground(page, place, box),
        silhouette(place, box.right - 22, box.y + 16, card.shape, lead) if card.shape else None,
        _edge(box, lead, _leads(page, place)) if lead else None,
        fit_line(
            "es-name",
            box.x + box.w * 0.05,
            box.y + card.name,
            STATE_NAMES[place],
            box.w * 0.92 - (_SHAPE if card.shape else 0),
            page.on.letters.name,
        ),
        _prizes(page, place),
        done or _votes(page, place),
        _rail(page, place, box, closed),
    )


def _rail(page: Page, place: int, box: Box, closed: bool) -> Tree | None:
    """Return what stands below the circles: that all is gone, what threatens, or the race."""
    y, letters = box.bottom - page.on.card.rail + 4.5, page.on.letters
    if closed:
        return _line(messages.no_prize_left(), box.cx, y, "es-soft", box.w - 8, letters.said)
    if words.strikes_here(page.obs, place):
        said = messages.rival_strikes_next()
        return _line(said, box.cx, y, "es-threat", box.w - 8, letters.strong)
    return race(page, place)


def _ground(page: Page, place: int, box: Box) -> Tree:
    """Return what a whole state is clicked by: to name it, or, on a tall desk, to count votes."""
    obs = page.obs
    label = words.place_label(obs, page.seat, place)
    attrs = ground(page, place, label)
    if obs.ad >= 0:
        attrs = page.act(M_AIR, "place", place)
    held = own(page.seat) if 0 < obs.place[page.seat * 9 + place] < UNPLACED else None
    attrs = {**attrs, "key": f"place-{place}", "class": cls("es-ground", attrs.get("class"), held)}
    return _paper(tuple(attrs.items()), box, label)


def ground(page: Page, place: int, label: str) -> dict[str, Any]:
    """Return the attributes of the ground of a place that takes votes.

    At once where there is but one vote to place, else their number is asked for: on a wide desk the
    circles take them, too.
    """
    choice = page.picks.named("place", place, M_MARK, through=True) if page.live else None
    if choice is None:
        return page.act(M_MARK, "place", place, label)
    said = text.move(page.obs, page.seat, choice.move)
    return act(choice, said) | {"class": "legal"}


@part
def _paper(attrs: tuple[tuple[str, Any], ...], box: Box, label: str) -> Tree:
    rect = {"x": num(box.x), "y": num(box.y), "width": num(box.w), "height": num(box.h), "rx": "6"}
    return h("rect", rect | dict(attrs), h("title", {}, label))


# Prizes ------------------------------------------------------------------------------------


def _prizes(page: Page, place: int) -> Tree:
    """Return the delegates of a state: one's own framed, those of others struck in their colour."""
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
    card, box = desk_of(tall).card, desk_of(tall).cards[place]
    w, height, step = card.ribbon
    alone = 1.3 if len(PRIZES[place]) == 1 else 1
    drawn = []
    for i, delegates in enumerate(PRIZES[place]):
        gone = i < len(taken) and mine != i + 1
        taker, label = taken[i] if gone else (None, "")
        x = box.x + (box.w - 3 * step) * 0.5 + 0.6 + step * i
        spot = Box(x, box.y + card.ribbons, w * alone, height)
        drawn.append(_prize(spot, i, delegates, won=mine == i + 1, gone=gone, taker=taker,
                            label=label))  # fmt: skip
    return h("g", {}, drawn)


@part
def _prize(
    box: Box, rank: int, delegates: int, *, won: bool, gone: bool, taker: Seat | None, label: str
) -> Tree:
    """Return a ribbon "1st 6"; one that is gone shows whose it is instead of the first word."""
    base = box.y + box.h * 0.77
    rival = gone and taker is None  # of a lone player: its name takes the number's place
    number = (
        box.right - box.h * (0.34 if box.h > 20 else 0.2) - 4.8 * len(str(delegates)) * box.h / 22
    )
    left, said = box.x + box.w * 0.045, words.RIVAL if gone else words.PLACES_SHORT[rank + 1]
    letters = desk_of(box.h < 20).letters.said
    room = box.right - left - 2 if rival else number - 0.3 * box.h - left
    if not rival and width(said, "text") * letters.size > 1.1 * room:
        said = ""  # its metal tells the place
    first = fit_line("es-rank", left, base, said, 1.1 * room, letters)
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
        flag(*box, _METALS[rank]),
        first,
        h("path", {"class": "es-strike", "d": strike, "data-strikes": ""})
        if gone and not rival
        else None,
        None if rival else h("text", attrs, str(delegates)),
    )  # fmt: skip


def _done(page: Page, place: int, box: Box, rank: int) -> list[Tree]:
    """Return what stands in a state that is full: the rosette and its delegates."""
    card, letters = page.on.card, page.on.letters.said
    y = box.y + card.circles + card.rosette
    if rank == UNPLACED:
        return [_line(said, box.cx, y + card.rosette * 0.85 * i, "es-soft", box.w - 8, letters)
                for i, said in enumerate(words.TOO_LATE)]  # fmt: skip
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
        _line(
            messages.delegates_word(delegates=delegates),
            right,
            y + card.rosette * 0.98,
            "",
            room,
            letters,
        ),
    ]


@part
def _number(said: str, x: float, y: float) -> Tree:
    return h("text", {"class": "es-middle es-got", "x": num(x), "y": num(y)}, said)


@part
def _line(said: str, x: float, y: float, kind: str, room: float, letters: Lettering) -> Tree:
    return fit_line(f"es-middle {kind}", x, y, said, room, letters)


# Circles -----------------------------------------------------------------------------------


Takes = tuple[tuple[Choice, str], ...]
"""For each circle that takes votes up to there, what is picked and what that says."""


def _takes(page: Page, place: int) -> Takes:
    """Return what the free circles of a place take; () where it is asked for elsewhere."""
    obs, seat = page.obs, page.seat
    if not page.live or obs.turn.prompt != VOTE or page.look.tall:
        return ()
    found = []
    for count in range(1, min(obs.free(seat, place), obs.votes) + 1):
        choice = page.picks.named("count", count, M_MARK, place)
        if choice is not None:
            found.append((choice, text.move(obs, seat, (M_MARK, place, count))))
    return tuple(found)


def circles(page: Page, place: int, spots: Sequence[tuple[float, float]], r: float) -> list[Tree]:
    """Return the circles of a place with the marks in them; free ones take votes up to there."""
    filled = page.obs.marks[page.seat * PLACES + place]
    new = page.new_marks(place)
    return _circles(place, spots, r, page.seat, filled, new, _takes(page, place))


def _votes(page: Page, place: int) -> Tree:
    """Return the circles of a state."""
    filled = page.obs.marks[page.seat * PLACES + place]
    new = page.new_marks(place)
    return _in_state(page.look.tall, place, page.seat, filled, new, _takes(page, place))


@part
def _in_state(tall: bool, place: int, seat: Seat, filled: int, new: int, takes: Takes) -> Tree:
    on = desk_of(tall)
    spots = SPOTS[on.size][place]
    return h("g", {}, _circles(place, spots, on.card.radius, seat, filled, new, takes))


def _circles(
    place: int,
    spots: Sequence[tuple[float, float]],
    r: float,
    seat: Seat,
    filled: int,
    new: int,
    takes: Takes,
) -> list[Tree]:
    drawn = []
    for i, (x, y) in enumerate(spots):
        if i < filled:
            drawn.append(_marked((place, i), x, y, r, seat, filled - new <= i))
        elif i - filled < len(takes):
            drawn.append(_free((place, i), x, y, r, *takes[i - filled]))
        else:
            drawn.append(_free((place, i), x, y, r, None, ""))
    return drawn


def _key(circle: tuple[int, int]) -> str:
    """Return what a circle is known by. circle: its place, and which there."""
    return "circle-{}-{}".format(*circle)


@part
def _ring(cx: float, cy: float, r: float) -> Tree:
    return h("circle", {"class": "es-ring", "cx": num(cx), "cy": num(cy), "r": num(r)})


@part
def _marked(circle: tuple[int, int], cx: float, cy: float, r: float, seat: Seat, new: bool) -> Tree:
    return h(
        "g",
        {"class": "es-circle es-marked", "key": _key(circle)},
        _ring(cx, cy, r),
        h(
            "g",
            {"transform": f"translate({num(cx)} {num(cy)}) scale({num(r / 9)})"},
            _mark(sum(circle), seat, new),
        ),
    )


@part
def _free(
    circle: tuple[int, int], cx: float, cy: float, r: float, choice: Choice | None, label: str
) -> Tree:
    """Return a circle without a mark. choice: of the votes that would reach it."""
    key = _key(circle)
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


def _mark(which: int, seat: Seat, new: bool) -> list[Tree]:
    """Return a cross as a hand would draw it."""
    return [
        h(
            "path",
            {
                "class": cls("es-pen", own(seat), new and "es-new"),
                "d": f"M{a} {b}Q{num(b / 6)} {num(a / 6)} {c} {d}",
                "pathLength": "1",
            },
        )
        for a, b, c, d in _PEN[which % len(_PEN)]
    ]


# Who leads ---------------------------------------------------------------------------------


def _lead(obs: State, place: int) -> str:
    """Return the classes that say who holds the first place, or who alone is ahead for it."""
    if obs.taken[place]:
        holder = obs.holder(place, 1)
        return "es-held es-rival" if holder is None else f"es-held seat-{holder}"
    marks = [obs.marks[seat * PLACES + place] for seat in range(obs.seats)]
    best = max(marks)
    if obs.seats == 1 or not best or marks.count(best) > 1:
        return ""
    return f"es-ahead seat-{marks.index(best)}"


def _leads(page: Page, place: int) -> str:
    """Return in words what the edge of a state says."""
    obs, names = page.obs, page.look.names
    if obs.taken[place]:
        holder = obs.holder(place, 1)
        return messages.edge_won(name=words.RIVAL if holder is None else names[holder])
    marks = [obs.marks[seat * PLACES + place] for seat in range(obs.seats)]
    return messages.edge_ahead(name=names[marks.index(max(marks))])


@part
def _edge(box: Box, kind: str, said: str) -> Tree:
    """Return the left edge in the colour of who holds or leads, broken while it is only led."""
    d = f"M{num(box.x + 2)} {num(box.y + 6)}V{num(box.bottom - 6)}"
    return h("path", {"class": f"es-edge {kind}", "d": d}, h("title", {}, said))
