"""The review of a finished game as text, with reasons."""

from __future__ import annotations

import json
from collections.abc import Sequence

from hustings import catalog
from hustings.bots.debrief import Debrief, Verdict
from hustings.bots.event_changes import EventChange
from hustings.bots.reasons import move_reasons, supporting_reason
from hustings.core.lines import difference, walk_made, walk_plan
from hustings.core.model import Seat
from hustings.core.moves import encode, named_arguments
from hustings.core.protocols import S, Strategy
from hustings.core.table import Table
from hustings.messages.people import Cast


def review_text(
    table: Table[S],
    seat: Seat,
    level: str,
    result: Debrief,
    changes: Sequence[EventChange],
    names: Sequence[str],
) -> str:
    """Return a review as JSON.

    {"level": the judge's, "decisions": int, "begin", "end", "lost", "doubt": 0..1, "turns": [[ply,
    chance after it, cost]], "finish": [[index in the log, chance after it]], "changes": [[index in
    the log, number of the event there, change of the evaluation -1..1]], "worst", "best": [{"ply":
    int, "token", "other": str, "made", "plan": [token], "worth", "instead": 0..1, "why": str}]}:
    chances to win, and a reason for the better of two ways.
    """
    whole = result.done >= 1
    judge = catalog.bots(table.record.game).LEVELS[level]()

    def entry(verdict: Verdict) -> dict[str, object]:
        return _verdict_data(table, seat, verdict, judge if whole else None, names)

    data: dict[str, object] = {"level": level, "decisions": result.decisions}
    data |= {name: round(getattr(result, name), 4) for name in ("begin", "end", "lost", "doubt")}
    data["turns"] = [[ply, round(chance, 4), round(cost, 4)] for ply, chance, cost in result.course]
    data["finish"] = [[index, round(chance, 4)] for index, chance in result.finish]
    data["changes"] = [[each.step, each.number, round(each.change, 2)] for each in changes]
    data |= {name: [entry(each) for each in getattr(result, name)] for name in ("worst", "best")}
    return json.dumps(data, ensure_ascii=False)


def _verdict_data(
    table: Table[S], seat: Seat, verdict: Verdict, judge: Strategy[S] | None, names: Sequence[str]
) -> dict[str, object]:
    """Return a verdict on one decision as data, from what the seat saw when it decided.

    judge: gives the reason; None for no reason yet.
    """
    verbs = table.rules.VOCABULARY.verbs
    return {
        "ply": verdict.ply,
        "token": encode(verbs, verdict.move),
        "other": encode(verbs, verdict.other),
        "made": [encode(verbs, move) for move in verdict.made],
        "plan": [encode(verbs, move) for move in verdict.plan],
        "worth": round(verdict.value, 4),
        "instead": round(verdict.other_value, 4),
        "why": "" if judge is None else _why_better(table, verdict, judge, Cast(seat, names)),
    }


def _why_better(table: Table[S], verdict: Verdict, judge: Strategy[S], cast: Cast) -> str:
    """Return a reason for a move that only the better way to play a turn has; "" without one."""
    rules, bots, seat = table.rules, catalog.bots(table.record.game), table.mover(verdict.ply)
    made, plan = verdict.made or (verdict.move,), verdict.plan or (verdict.other,)
    obs = table.before(verdict.ply).observe(seat)
    views = walk_made(table, verdict.ply, made), walk_plan(rules, obs, seat, plan)
    lines, apart = (made, plan), difference(made, plan)
    reasons = [
        [
            reason
            for move, seen in zip(line, seen_before, strict=False)
            if move in only
            for reason in move_reasons(bots, judge, seen, seat, move, cast)
        ]
        for line, only, seen_before in zip(lines, apart, views, strict=True)
    ]
    better = verdict.value < verdict.other_value
    verbs, worse = rules.VOCABULARY.verbs, apart[not better]
    taken = {name for move in worse for _, name in named_arguments(verbs, move)}
    return supporting_reason(reasons[better], reasons[not better], taken)
