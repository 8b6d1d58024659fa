"""A game of bots on the luck of the finished one: what the strongest level would have reached."""

from __future__ import annotations

from typing import Any

from hustings import catalog
from hustings.core.record import RecordError, parse_json
from hustings.ui.effects import Effect, StopBot
from hustings.ui.kept_games import Challenge
from hustings.ui.links.challenge import MAX_SCORE, own_score, reached
from hustings.ui.model import Model, Play
from hustings.ui.phases import Over
from hustings.ui.play import bot_requests
from hustings.ui.results.keeping import result_in
from hustings.ui.reviews import OpenMatch


def ask(model: Model, play: Play, over: Over, _: str) -> list[Effect]:
    """Have the strongest level play in the player's place, or stop it; a review is not stopped."""
    if over.match is not None and over.match.ticket:
        over.match = None
        return [StopBot()]
    if own_score(play) is None or over.reviews:
        return []
    over.drop_questions()
    bot_requests.drop_reasons(play)
    best = catalog.strongest(play.game)
    levels = [seat.level if seat.is_bot else best for seat in play.seats]
    question = bot_requests.match_question(model, play, levels)
    over.match = OpenMatch(question.ticket)
    return [question]


def ask_of_day(model: Model, play: Play) -> list[Effect]:
    """Ask at the end of the game of the day, whose last aim is to do better."""
    over, result = play.find_phase(Over), result_in(model, play)
    if over is None or over.match is not None or result is None or not result.daily:
        return []
    return ask(model, play, over, "")


def receive(play: Play, match: OpenMatch, answer: str) -> None:
    """Read the answer of the worker (see jobs.kinds.MatchJob); a malformed one counts as none."""
    match.ticket = 0
    try:
        match.result = _read(play, parse_json(answer))
    except (RecordError, KeyError, TypeError, ValueError):
        return


def _read(play: Play, data: Any) -> Challenge:
    """Return what the player's place has reached; ValueError for scores of another table."""
    scores, others = (list(map(int, data[name])) for name in ("scores", "others"))
    if len(scores) != len(play.seats) or max(map(abs, [*scores, *others])) > MAX_SCORE:
        raise ValueError(data)
    return reached(play.game, play.humans[0], scores, others)
