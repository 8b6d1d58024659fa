"""The review of a seat's decisions: asked for at the end, and shown at each moment it tells of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings import catalog
from hustings.core.model import Move, Seat
from hustings.core.protocols import Tree
from hustings.draw.tree import h
from hustings.messages.formats import listed, number
from hustings.messages.people import MANY, ONE, YOU, Person
from hustings.ui import words
from hustings.ui.model import Play
from hustings.ui.page.parts.widgets import SLOT, button, fill_slot, icon_button, thinking_bar
from hustings.ui.phases import Debrief, DebriefResult, Over, ReviewedDecision
from hustings.ui.play import debrief, note_editor

CERTAIN_POINTS: Final = 100
EVEN_POINTS: Final = 50
"""Points: a chance of all, and of one half."""
MIN_SIDES: Final = 2
"""A side alone plays against the game."""


def points(share: float) -> int:
    """Return a share of the chance to win, 0 to 1, in whole points."""
    return round(CERTAIN_POINTS * share)


def debrief_panel(play: Play, over: Over) -> Tree | None:
    """Return the review of a seat's decisions, or the way to it; None where nobody played."""
    seats = debrief.reviewable_seats(play)
    if not seats:
        return None
    asked = over.debrief
    title = _title(play, asked.seat if asked is not None else seats[0])
    if asked is None:
        title = words.over.review_mine() if len(seats) == 1 else words.over.review_decisions()
    return h(
        "section",
        {"class": "panel debrief", "key": "debrief", "aria-label": title, "tabindex": "-1"},
        h("h2", {}, title),
        _offer(play, seats) if asked is None else _content(play, over, asked),
    )


def _title(play: Play, seat: Seat) -> str:
    alone = len(play.humans) == 1
    return words.over.review_mine() if alone else words.over.review_of(name=play.names[seat])


def _offer(play: Play, seats: Sequence[Seat]) -> list[Tree]:
    """Return what the review is, and a button for each person who may ask for theirs."""
    if len(seats) == 1:
        ways = [button(f"debrief:{seats[0]}", words.over.review_ask())]
        return [h("p", {"class": "help"}, words.over.review_offer()), h("div", {}, ways)]
    ways = [button(f"debrief:{seat}", play.names[seat], kind="small") for seat in seats]
    return [
        h("p", {"class": "help"}, words.over.review_offer()),
        h("p", {}, words.over.review_whose()),
        h("div", {"class": "button-row"}, ways),
    ]


def _content(play: Play, over: Over, asked: Debrief) -> list[Tree | None]:
    away = button("debrief", words.common.put_away(), kind="small quiet")
    if asked.ticket:
        stop = button("debrief", words.table.advice_cancel(), kind="small")
        bar = thinking_bar(asked.ticket)
        return [
            h("p", {"role": "status"}, words.over.review_pending()),
            h("div", {"class": "pending"}, bar, stop),
        ]
    if asked.result is None:
        again = button(f"debrief:{asked.seat}", words.over.review_again(), kind="small")
        return [
            h("p", {"role": "alert"}, words.over.review_failed()),
            h("div", {"class": "button-row"}, again, away),
        ]
    account = asked.result
    return [
        h("p", {"role": "status"}, _summary(play, asked.seat, account)),
        None if points(account.end_chance) == CERTAIN_POINTS else _ledger(play, account),
        h("h3", {}, words.over.review_worst()),
        _list(play, asked.seat, account.worst, words.over.review_no_worst()),
        h("h3", {}, words.over.review_best()),
        _list(play, asked.seat, account.best, words.over.review_no_best()),
        h("p", {"class": "help"}, _method(play)),
        h("div", {"class": "button-row"}, _others(play, asked.seat), away),
    ]


def _others(play: Play, seat: Seat) -> list[Tree]:
    """Return the ways to the reviews of the other people."""
    return [
        button(f"debrief:{other}", words.over.review_of(name=play.names[other]), kind="small")
        for other in debrief.reviewable_seats(play)
        if other != seat
    ]


def _summary(play: Play, seat: Seat, account: DebriefResult) -> str:
    who = _who(play, seat)
    begin, end, doubt = map(
        points, (account.start_chance, account.end_chance, account.standard_error)
    )
    level = words.common.bot_level(level=account.level)
    if end == CERTAIN_POINTS:
        sides = catalog.review(play.game).sides(play.table.view(None), play.names)
        return review_won(who, level, begin, len(sides))
    return review_sum(who, level, _other_causes(play), begin, end, _lost(account), doubt)


def _who(play: Play, seat: Seat) -> Person:
    """Return whose chance it was: the reader's, somebody's, or that of a team of all."""
    if catalog.info(play.game).together and len(play.seats) > 1:
        return Person(listed(play.names), MANY)
    return Person(play.names[seat], YOU if len(play.humans) == 1 else ONE)


def review_sum(
    who: Person, level: str, rest: str, begin: int, end: int, lost: int, doubt: int
) -> str:
    """Return in words what decisions and the rest made of a chance that was not won; in points.

    level: what the level is called that judged. rest: what the rest was (see `_rest`). lost: what
    the decisions cost, 0 where that cannot be measured.
    """
    luck = end - begin + lost
    return words.over.review_sum(
        who=who,
        level=level,
        begin=begin / CERTAIN_POINTS,
        shared=end > 0,
        lost=lost,
        sure=not (lost and doubt),
        doubt=doubt,
        rest=rest,
        gave=luck >= 0,
        points=abs(luck),
    )


def review_won(who: Person, level: str, begin: int, sides: int) -> str:
    """Return in words what a win was worth. begin: in points. sides: how many are ranked.

    With a level chance among the sides a win is neither expected nor against the odds. What a
    winner's decisions cost is not summed up: the others gave back more.
    """
    level_chance = CERTAIN_POINTS / max(MIN_SIDES, sides)
    odds = "expected" if begin >= EVEN_POINTS else "against" if begin < level_chance else "level"
    return words.over.review_won(who=who, odds=odds, level=level, begin=begin / CERTAIN_POINTS)


def _lost(account: DebriefResult) -> int:
    """Return what the decisions cost in points; 0 where luck alone may make as much of a gap."""
    lost, doubt = points(account.lost), points(account.standard_error)
    return lost if lost > doubt else 0


def _other_causes(play: Play) -> str:
    """Return what made the rest of the result, as the messages choose by it."""
    alone = len(play.seats) == 1
    if debrief.has_luck(play):
        return "luck" if alone else "luck-and-others"
    return "rest" if alone else "others"


def _method(play: Play) -> str:
    """Return how moves are compared."""
    return (
        words.over.review_how() if debrief.has_luck(play) else words.over.review_how_without_luck()
    )


def _ledger(play: Play, account: DebriefResult) -> Tree:
    """Return what the sentence says as a sum that adds up."""
    begin, end, lost = points(account.start_chance), points(account.end_chance), _lost(account)
    rows = (
        (words.over.sum_begin(), number(account.start_chance, style="percent")),
        (
            words.over.sum_decisions(decisions=account.decisions),
            number(-lost, signDisplay="exceptZero"),
        ),
        (
            words.over.sum_rest(rest=_other_causes(play)),
            number(end - begin + lost, signDisplay="exceptZero"),
        ),
    )
    result = h("td", {}, number(account.end_chance, style="percent"))
    foot = h("tr", {}, h("th", {"scope": "row"}, words.over.sum_result()), result)
    return h(
        "table",
        {"class": "numbers"},
        h(
            "tbody",
            {},
            [
                h("tr", {}, h("th", {"scope": "row"}, name), h("td", {}, share))
                for name, share in rows
            ],
        ),
        h("tfoot", {}, foot),
    )


def _list(play: Play, seat: Seat, decisions: Sequence[ReviewedDecision], none: str) -> Tree:
    """Return some of the decisions, each with the way to its moment."""
    if not decisions:
        return h("p", {"class": "help"}, none)
    return h("ol", {"class": "judged-list"}, [_entry(play, seat, judged) for judged in decisions])


def _entry(play: Play, seat: Seat, judged: ReviewedDecision) -> Tree:
    obs = play.table.before(judged.ply).observe(seat)
    progress = catalog.text(play.game).progress(obs)
    summary = catalog.headline(play.game).summary(progress, play.names)
    when = words.over.review_when(summary=summary, move=judged.ply + 1)
    look = {"type": "button", "class": "log-line", "data-do": f"past:{judged.ply}"}
    return h(
        "li",
        {},
        h(
            "button",
            look | {"title": words.over.look_there(moment=when)},
            h("b", {}, _headline(judged)),
            when,
        ),
        _moves(play, seat, judged),
    )


def _headline(judged: ReviewedDecision) -> str:
    lost = points(judged.alternative_value) - points(judged.value)
    if lost > 0:
        return words.over.review_cost(points=lost)
    return words.over.review_gain(points=-lost)


def _moves(play: Play, seat: Seat, judged: ReviewedDecision) -> list[Tree | None]:
    """Return what was done and what else could have been, with what both are worth, and why."""
    done = words.over.move_of_you(move=SLOT)
    if len(play.humans) > 1:
        done = words.over.move_of(name=play.names[seat], move=SLOT)
    better = judged.alternative_value > judged.value
    other = words.over.move_better if better else words.over.move_worse
    return [
        _line(play, seat, judged, done, judged.move, judged.value),
        _line(play, seat, judged, other(move=SLOT), judged.alternative, judged.alternative_value),
        h("p", {"class": "help"}, judged.reason) if judged.reason else None,
    ]


def _line(
    play: Play, seat: Seat, judged: ReviewedDecision, said: str, move: Move, worth: float
) -> Tree:
    """Return a move with what it was worth. said: the sentence, with a place for the move."""
    obs = play.table.before(judged.ply).observe(seat)
    label = catalog.text(play.game).move(obs, seat, move, play.names)
    figure = words.over.chance(chance=worth)
    told = h("span", {}, fill_slot(said, h("span", {"class": "judged-label"}, label)))
    return h("p", {"class": "judged-move"}, told, h("b", {}, figure))


def decision_card(play: Play) -> Tree | None:
    """Return what is told of the decision at the moment that is looked at; None for any other.

    Where notes are shown it stands below them, and does not lie over the board on a small screen.
    """
    found = debrief.viewed_decision(play)
    if found is None:
        return None
    asked, judged = found
    kind = "" if note_editor.shown_notes(play) or play.note_form is not None else "noted "
    return h(
        "section",
        {
            "class": f"{kind}judged",
            "key": f"judged-{judged.ply}",
            "aria-label": words.over.review_card(),
        },
        h("h2", {}, _headline(judged)),
        h("div", {"role": "status"}, _moves(play, asked.seat, judged)),
        _steps(play, asked.seat, judged),
    )


def _steps(play: Play, seat: Seat, judged: ReviewedDecision) -> Tree:
    """Return the way to the decisions told before and after, and back to all of it."""
    over = play.find_phase(Over)
    plies = [each.ply for each in debrief.shown_decisions(over)] if over is not None else []
    at = plies.index(judged.ply)
    before, after = plies[max(0, at - 1)], plies[min(len(plies) - 1, at + 1)]
    off = (
        "" if before < judged.ply else words.over.review_first(),
        "" if after > judged.ply else words.over.review_last(),
    )
    return h(
        "div",
        {"class": "button-row judged-steps"},
        icon_button(
            f"past:{before}", "prev", words.over.review_before(), off=off[0], kind="judged-prev"
        ),
        icon_button(
            f"past:{after}", "next", words.over.review_next(), off=off[1], kind="judged-next"
        ),
        button(f"debrief:{seat}", words.over.review_back(), kind="small"),
    )
