"""Scenes in the middle of the board: an event card that turns over, a new week, the verdict."""

from __future__ import annotations

from hustings.core.protocols import Tree
from hustings.draw.box import Box
from hustings.draw.lettering import fit, set_line, width
from hustings.draw.pieces import card as card_shape
from hustings.draw.pieces import pill
from hustings.draw.tree import Child, h, num, part
from hustings.games.poll_position import names as words
from hustings.games.poll_position.board import WEEKS
from hustings.games.poll_position.cards import ADDS
from hustings.games.poll_position.events import CardRevealed, Looked, Scored, WeekBegan
from hustings.games.poll_position.view.card_signs import card_sign
from hustings.games.poll_position.view.drawing import Drawing
from hustings.games.poll_position.view.layout import LETTERS, layout
from hustings.games.poll_position.view.pieces import board_line, rect
from hustings.games.poll_position.view.verdict import verdict_poster
from hustings.messages.generated import poll_position_board as messages


def draw_centre(drawing: Drawing) -> Child:
    """Return the scene of the card, week or verdict of the last beat; None for other events."""
    tall = drawing.board.tall
    for event in drawing.look.last:
        match event:
            case CardRevealed(week, card):
                return drawing.passing(_card(tall, card, messages.event_of_week(week=week)))
            case Looked(_, card, week):
                return drawing.passing(_card(tall, card, messages.week_will_bring(week=week)))
            case WeekBegan(week):
                return drawing.passing(_new_week(tall, week))
            case Scored():
                return drawing.passing(verdict_poster(drawing.obs, drawing.board))
    return None


def _centred(tall: bool, kind: str, *parts: Child) -> Tree:
    """Return parts that are drawn around 0,0, moved to the board's centre and scaled."""
    board = layout(tall)
    x, y = board.centre
    move = f"translate({num(x)} {num(y)}) scale({num(board.scale)})"
    return h("g", {"transform": move}, h("g", {"class": kind}, parts))


@part
def _card(tall: bool, event: int, when: str) -> Tree:
    """Return an event card that turns over: the back is seen first."""
    box = Box(-122, -70, 244, 140)
    name, effect = words.CARDS[event], messages.effect_means(effect=words.EFFECTS[event])
    size = min(19.0, 214 / width(name, "display"))
    letters = LETTERS["pp-card-line"][tall]
    wrapped, small = fit(effect, 226, letters, 3)
    lines = [
        set_line("pp-card-line", 0, 34 + 16 * n, line, small, letters, 226)
        for n, line in enumerate(wrapped)
    ]
    face = h(
        "g",
        {"class": "pp-big-face"},
        card_shape(*box, "pp-face-up", 9, 5),
        rect(Box(box.x, box.y, 9, box.h), "pp-band", 4),
        board_line("pp-card-when", -104, -49, when, 112 if event in ADDS else 216, tall),
        _plus() if event in ADDS else None,
        card_sign(event, 0, -20, 30),
        h("text", {"class": "pp-card-title", "y": "15", "font-size": num(size)}, name),
        lines,
    )
    back = h(
        "g",
        {"class": "pp-big-back"},
        card_shape(*box, "pp-stock", 9, 5),
        rect(box.inside(7, 7, box.w - 14, box.h - 14), "pp-frame", 6),
    )
    return _centred(tall, "pp-big-card", face, back)


def _plus() -> Tree:
    return pill(63, -53, 18, messages.engagement_rises(), "pp-warned", 102, 13)


@part
def _new_week(tall: bool, week: int) -> Tree:
    return _centred(
        tall,
        "pp-banner",
        rect(Box(-90, -31, 180, 62), "pp-bill", 9),
        h(
            "text",
            {"class": "pp-card-title", "y": "-1", "font-size": "23"},
            messages.week(week=week),
        ),
        board_line("pp-card-line", 0, 19, messages.weeks_left(weeks=WEEKS - week), 172, tall),
    )
