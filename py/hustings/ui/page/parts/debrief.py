"""The review of a seat's decisions: asked for at the end, and shown at each moment it tells of."""

from __future__ import annotations

from collections.abc import Sequence

from hustings import catalog
from hustings.core.model import Move, Seat
from hustings.core.protocols import Tree
from hustings.core.wording import capitalised, change, percent
from hustings.draw.tree import h
from hustings.ui import words
from hustings.ui.model import Play
from hustings.ui.page.parts.basic import button, icon_button, thinking_bar
from hustings.ui.phases import Account, Debrief, Judged, Over
from hustings.ui.play import debrief, noting


def panel(play: Play, over: Over) -> Tree | None:
    """Return the review of a seat's decisions, or the way to it; None where nobody played."""
    seats = debrief.offered(play)
    if not seats:
        return None
    asked = over.debrief
    title = _title(play, asked.seat if asked is not None else seats[0])
    if asked is None:
        title = words.REVIEW_MINE if len(seats) == 1 else words.REVIEW_DECISIONS
    return h(
        "section",
        {"class": "panel debrief", "key": "debrief", "aria-label": title, "tabindex": "-1"},
        h("h2", {}, title),
        _offer(play, seats) if asked is None else _told(play, over, asked),
    )


def _title(play: Play, seat: Seat) -> str:
    alone = len(play.humans) == 1
    return words.REVIEW_MINE if alone else words.review_of(play.names[seat])


def _offer(play: Play, seats: Sequence[Seat]) -> list[Tree]:
    """Return what the review is, and a button for each person who may ask for theirs."""
    if len(seats) == 1:
        ways = [button(f"debrief:{seats[0]}", words.REVIEW_ASK)]
        return [h("p", {"class": "help"}, words.REVIEW_OFFER), h("div", {}, ways)]
    ways = [button(f"debrief:{seat}", play.names[seat], kind="small") for seat in seats]
    return [
        h("p", {"class": "help"}, words.REVIEW_OFFER),
        h("p", {}, words.REVIEW_WHOSE),
        h("div", {"class": "button-row"}, ways),
    ]


def _told(play: Play, over: Over, asked: Debrief) -> list[Tree | None]:
    away = button("debrief", words.PUT_AWAY, kind="small quiet")
    if asked.ticket:
        stop = button("debrief", words.ADVICE_CANCEL, kind="small")
        bar = thinking_bar(asked.ticket)
        return [
            h("p", {"role": "status"}, words.REVIEW_PENDING),
            h("div", {"class": "pending"}, bar, stop),
        ]
    if asked.account is None:
        again = button(f"debrief:{asked.seat}", words.REVIEW_AGAIN, kind="small")
        return [
            h("p", {"role": "alert"}, words.REVIEW_FAILED),
            h("div", {"class": "button-row"}, again, away),
        ]
    account = asked.account
    return [
        h("p", {"role": "status"}, _sum(play, asked.seat, account)),
        None if words.points(account.end) == words.WON else _ledger(play, account),
        h("h3", {}, words.REVIEW_WORST),
        _list(play, asked.seat, account.worst, words.REVIEW_NO_WORST),
        h("h3", {}, words.REVIEW_BEST),
        _list(play, asked.seat, account.best, words.REVIEW_NO_BEST),
        h("p", {"class": "help"}, _how(play)),
        h("div", {"class": "button-row"}, _others(play, asked.seat), away),
    ]


def _others(play: Play, seat: Seat) -> list[Tree]:
    """Return the ways to the reviews of the other people."""
    return [
        button(f"debrief:{other}", words.review_of(play.names[other]), kind="small")
        for other in debrief.offered(play)
        if other != seat
    ]


def _sum(play: Play, seat: Seat, account: Account) -> str:
    who = words.DONE_BY_YOU if len(play.humans) == 1 else play.names[seat]
    if catalog.info(play.game).together and len(play.seats) > 1:
        who = words.TEAM
    begin, end, doubt = map(words.points, (account.begin, account.end, account.doubt))
    judge = words.seat_kind(f"bot:{account.level}")
    if end == words.WON:
        sides = catalog.review(play.game).sides(play.table.view(None), play.names)
        return words.review_won(who, judge, begin, len(sides))
    return words.review_sum(who, judge, _rest(play), begin, end, _lost(account), doubt)


def _lost(account: Account) -> int:
    """Return what the decisions cost in points; 0 where luck alone may make as much of a gap."""
    lost, doubt = words.points(account.lost), words.points(account.doubt)
    return lost if lost > doubt else 0


def _rest(play: Play) -> str:
    """Return what made the rest of the result."""
    alone = len(play.seats) == 1
    if debrief.has_luck(play):
        return words.REVIEW_LUCK_ALONE if alone else words.REVIEW_LUCK
    return words.REVIEW_REST if alone else words.REVIEW_OTHERS


def _how(play: Play) -> str:
    """Return how moves are compared."""
    return words.REVIEW_HOW if debrief.has_luck(play) else words.REVIEW_HOW_WITHOUT_LUCK


def _ledger(play: Play, account: Account) -> Tree:
    """Return what the sentence says as a sum that adds up."""
    begin, end, lost = words.points(account.begin), words.points(account.end), _lost(account)
    rows = (
        (words.REVIEW_BEGIN, percent(account.begin)),
        (words.review_decisions(account.decisions), change(-lost)),
        (capitalised(_rest(play)), change(end - begin + lost)),
    )
    result = h("td", {}, percent(account.end))
    foot = h("tr", {}, h("th", {"scope": "row"}, words.REVIEW_RESULT), result)
    return h(
        "table",
        {"class": "numbers"},
        h(
            "tbody",
            {},
            [
                h("tr", {}, h("th", {"scope": "row"}, name), h("td", {}, number))
                for name, number in rows
            ],
        ),
        h("tfoot", {}, foot),
    )


def _list(play: Play, seat: Seat, decisions: Sequence[Judged], none: str) -> Tree:
    """Return some of the decisions, each with the way to its moment."""
    if not decisions:
        return h("p", {"class": "help"}, none)
    return h("ol", {"class": "judged-list"}, [_entry(play, seat, judged) for judged in decisions])


def _entry(play: Play, seat: Seat, judged: Judged) -> Tree:
    obs = play.table.before(judged.ply).observe(seat)
    summary = catalog.text(play.game).summary(obs, play.names)
    when = words.review_when(summary, judged.ply)
    look = {"type": "button", "class": "log-line", "data-do": f"past:{judged.ply}"}
    return h(
        "li",
        {},
        h("button", look | {"title": words.look_there(when)}, h("b", {}, _headline(judged)), when),
        _moves(play, seat, judged),
    )


def _headline(judged: Judged) -> str:
    lost = words.points(judged.instead) - words.points(judged.worth)
    return words.review_cost(lost) if lost > 0 else words.review_gain(-lost)


def _moves(play: Play, seat: Seat, judged: Judged) -> list[Tree | None]:
    """Return what was done and what else could have been, with what both are worth, and why."""
    who = words.DONE_BY_YOU if len(play.humans) == 1 else play.names[seat]
    better = judged.instead > judged.worth
    other = words.REVIEW_BETTER if better else words.REVIEW_INSTEAD
    return [
        _line(play, seat, judged, who, judged.move, 0),
        _line(play, seat, judged, other, judged.other, 1),
        h("p", {"class": "help"}, judged.why) if judged.why else None,
    ]


def _line(play: Play, seat: Seat, judged: Judged, who: str, move: Move, which: int) -> Tree:
    obs = play.table.before(judged.ply).observe(seat)
    label = catalog.text(play.game).move(obs, seat, move, play.names)
    figure = words.review_chance((judged.worth, judged.instead)[which])
    said = h("span", {}, h("i", {}, f"{who}: "), label)
    return h("p", {"class": "judged-move"}, said, h("b", {}, figure))


def card(play: Play) -> Tree | None:
    """Return what is told of the decision at the moment that is looked at; None for any other.

    Where notes are shown it stands below them, and does not lie over the board on a small screen.
    """
    found = debrief.here(play)
    if found is None:
        return None
    asked, judged = found
    kind = "" if noting.here(play) or play.writing is not None else "noted "
    return h(
        "section",
        {"class": f"{kind}judged", "key": f"judged-{judged.ply}", "aria-label": words.REVIEW_CARD},
        h("h2", {}, _headline(judged)),
        h("div", {"role": "status"}, _moves(play, asked.seat, judged)),
        _steps(play, asked.seat, judged),
    )


def _steps(play: Play, seat: Seat, judged: Judged) -> Tree:
    """Return the way to the decisions told before and after, and back to all of it."""
    over = play.within(Over)
    plies = [each.ply for each in debrief.told(over)] if over is not None else []
    at = plies.index(judged.ply)
    before, after = plies[max(0, at - 1)], plies[min(len(plies) - 1, at + 1)]
    off = (
        "" if before < judged.ply else words.REVIEW_FIRST,
        "" if after > judged.ply else words.REVIEW_LAST,
    )
    return h(
        "div",
        {"class": "button-row judged-steps"},
        icon_button(f"past:{before}", "prev", words.REVIEW_BEFORE, off=off[0], kind="judged-prev"),
        icon_button(f"past:{after}", "next", words.REVIEW_NEXT, off=off[1], kind="judged-next"),
        button(f"debrief:{seat}", words.REVIEW_BACK, kind="small"),
    )
