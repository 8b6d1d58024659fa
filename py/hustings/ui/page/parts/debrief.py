"""The debrief of a seat's decisions: a panel at the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings import catalog
from hustings.core.model import Seat
from hustings.core.protocols import Tree
from hustings.draw.tree import h
from hustings.messages.formats import listed
from hustings.messages.people import MANY, ONE, YOU, Person
from hustings.ui import words
from hustings.ui.model import Play
from hustings.ui.page.parts.chance_graph import chance_graph
from hustings.ui.page.parts.review_parts import review_entry
from hustings.ui.page.parts.review_unit import (
    CERTAIN_POINTS,
    Sum,
    change,
    figure,
    is_scored,
    method,
    other_turns,
    points,
    score_sum,
    share_of,
)
from hustings.ui.page.parts.reviewed_turn import both_ways, turn_headline
from hustings.ui.page.parts.turning_points import turning_list
from hustings.ui.page.parts.widgets import button, thinking_bar
from hustings.ui.phases import Over
from hustings.ui.play import debrief
from hustings.ui.play.turning_points import Moment, shown_moments
from hustings.ui.reviews import DebriefResult, OpenDebrief, ReviewedDecision

EVEN_POINTS: Final = 50
"""An even chance to win."""
MIN_SIDES: Final = 2
"""A single side plays against the game, which counts as the second."""


def debrief_panel(play: Play, over: Over) -> Tree | None:
    """Return the debrief, or the buttons that ask for it; None without human players."""
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
    """Return what a debrief is, and a button for each human player."""
    if len(seats) == 1:
        ways = [button(f"debrief:{seats[0]}", words.over.review_ask())]
        return [h("p", {"class": "help"}, words.over.review_offer()), h("div", {}, ways)]
    ways = [button(f"debrief:{seat}", play.names[seat], kind="small") for seat in seats]
    return [
        h("p", {"class": "help"}, words.over.review_offer()),
        h("p", {}, words.over.review_whose()),
        h("div", {"class": "button-row"}, ways),
    ]


def _content(play: Play, over: Over, asked: OpenDebrief) -> list[Tree | None]:
    away = button("debrief", words.common.hide(), kind="small quiet")
    if asked.ticket:
        stop = button("debrief", words.table.advice_cancel(), kind="small")
        bar = thinking_bar(asked.ticket)
        return [
            h("p", {}, words.over.review_pending()),
            h("div", {"class": "pending"}, bar, stop),
        ]
    if asked.result is None:
        again = button(f"debrief:{asked.seat}", words.over.review_again(), kind="small")
        return [
            h("p", {"role": "alert"}, words.over.review_failed()),
            h("div", {"class": "button-row"}, again, away),
        ]
    moments = shown_moments(play, asked)
    answer = _answer(play, asked.seat, asked.result, moments)
    return [*answer, _below(play, asked.seat, away)]


def _answer(
    play: Play, seat: Seat, result: DebriefResult, moments: Sequence[Moment]
) -> list[Tree | None]:
    """Return the summary, the graph and the lists. moments: what is shown, in order of play."""
    scored = is_scored(play)
    won = points(result.end_chance) == CERTAIN_POINTS and not scored
    worst: list[Tree | None] = [
        h("h3", {}, words.over.review_worst()),
        _list(play, seat, result.worst, moments, words.over.review_no_worst()),
        _other_turns(play, result) if scored else None,
    ]
    best: list[Tree | None] = [
        h("h3", {}, words.over.review_best(won=won)),
        _list(play, seat, result.best, moments, words.over.review_no_best()),
    ]
    return [
        h("p", {}, debrief_summary(play, seat, result)),
        _ledger(play, result) if scored else None,
        *_graph(play, seat, result, moments),
        *(best + worst if won else worst + best),
        *turning_list(play, seat, moments),
        h("p", {"class": "help"}, method(play)),
    ]


def _below(play: Play, seat: Seat, away: Tree) -> Tree:
    """Return the buttons for other debriefs, and the one that hides this one."""
    return h("div", {"class": "button-row"}, _others(play, seat), away)


def _graph(play: Play, seat: Seat, result: DebriefResult, moments: Sequence[Moment]) -> list[Tree]:
    """Return the graph of the chances with a line on what its numbers are, [] without a turn."""
    drawn = chance_graph(play, seat, result, moments)
    if drawn is None:
        return []
    return (
        [drawn] if is_scored(play) else [h("p", {"class": "help"}, words.over.chance_axis()), drawn]
    )


def _other_turns(play: Play, result: DebriefResult) -> Tree | None:
    """Return what the turns that are not listed cost, so that the list adds up to the ledger."""
    listed_turns = sum(points(each.alternative_value) - points(each.value) for each in result.worst)
    rest = _lost(result) - listed_turns
    if not rest or not _lost(result):
        return None
    return h("p", {"class": "help"}, other_turns(play, rest))


def _others(play: Play, seat: Seat) -> list[Tree]:
    """Return the buttons for the debriefs of the other human players."""
    return [
        button(f"debrief:{other}", words.over.review_of(name=play.names[other]), kind="small")
        for other in debrief.reviewable_seats(play)
        if other != seat
    ]


def debrief_summary(play: Play, seat: Seat, result: DebriefResult) -> str:
    """Return in a sentence or two how it went, and what the decisions had to do with it."""
    who = _who(play, seat)
    begin, end = points(result.start_chance), points(result.end_chance)
    level = words.common.bot_level(level=result.level)
    if is_scored(play):
        return score_sum(play, who, level, Sum(begin, end, _lost(result)))
    if end == CERTAIN_POINTS:
        sides = catalog.review(play.game).sides(play.table.view(None), play.names)
        return review_won(who, level, begin, len(sides))
    worst = result.worst[0] if result.worst else None
    fall = (points(worst.alternative_value), points(worst.value)) if worst is not None else None
    return review_lost(who, level, _other_causes(play), begin, fall, shared=end > 0)


def _who(play: Play, seat: Seat) -> Person:
    """Return whose chance it was: the reader's, another player's, or that of the whole team."""
    if catalog.info(play.game).together and len(play.seats) > 1:
        return Person(listed(play.names), MANY)
    return Person(play.names[seat], YOU if len(play.humans) == 1 else ONE)


def review_lost(
    who: Person, level: str, rest: str, begin: int, fall: tuple[int, int] | None, *, shared: bool
) -> str:
    """Return the summary of a game that was not won; chances in points.

    level: the name of the judging level. rest: see `_other_causes`. fall: from where to where the
    costliest turn led, None without one. shared: whether the win was shared.
    """
    before, after = fall or (0, 0)
    return words.over.review_lost(
        who=who,
        level=level,
        begin=share_of(begin),
        shared=shared,
        cost=fall is not None,
        before=share_of(before),
        after=share_of(after),
        rest=rest,
    )


def review_won(who: Person, level: str, begin: int, sides: int) -> str:
    """Return the summary of a win. begin: in points. sides: how many are ranked.

    The cost of a winner's decisions is left out: the others gave back more.
    """
    level_chance = CERTAIN_POINTS / max(MIN_SIDES, sides)
    odds = "expected" if begin >= EVEN_POINTS else "against" if begin < level_chance else "level"
    return words.over.review_won(who=who, odds=odds, level=level, begin=share_of(begin))


def _lost(result: DebriefResult) -> int:
    """Return what the decisions cost in points, 0 if within the standard error."""
    lost, doubt = points(result.lost), points(result.standard_error)
    return lost if lost > doubt else 0


def _other_causes(play: Play) -> str:
    """Return the code of what else made the result, for the messages."""
    alone = len(play.seats) == 1
    if play.table.luck_acted():
        return "luck" if alone else "luck-and-others"
    return "rest" if alone else "others"


def _ledger(play: Play, result: DebriefResult) -> Tree:
    """Return the summary as a table that adds up."""
    begin, end, lost = points(result.start_chance), points(result.end_chance), _lost(result)
    rows = (
        (words.over.sum_begin(), figure(play, result.start_chance)),
        (
            words.over.sum_decisions(decisions=result.decisions),
            change(-lost),
        ),
        (
            words.over.sum_rest(rest=_other_causes(play)),
            change(end - begin + lost),
        ),
    )
    result_cell = h("td", {}, figure(play, result.end_chance))
    foot = h("tr", {}, h("th", {"scope": "row"}, words.over.sum_result()), result_cell)
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


def _list(
    play: Play,
    seat: Seat,
    decisions: Sequence[ReviewedDecision],
    moments: Sequence[Moment],
    none: str,
) -> Tree:
    """Return the list of some turns. moments: all, in order of play. none: said without any."""
    if not decisions:
        return h("p", {"class": "help"}, none)
    entries = [
        _entry(play, seat, moment, number)
        for number, moment in enumerate(moments, 1)
        if isinstance(moment, ReviewedDecision) and moment in decisions
    ]
    return h("ol", {"class": "judged-list"}, entries)


def _entry(play: Play, seat: Seat, decision: ReviewedDecision, number: int) -> Tree:
    obs = play.table.before(decision.ply).observe(seat)
    head = words.over.review_entry(number=number, what=turn_headline(play, decision))
    ways = both_ways(play, seat, decision)
    return review_entry(play, obs, decision.ply, decision.ply + 1, head, ways)
