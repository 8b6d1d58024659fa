"""Jobs of the bot worker: a position as a record and what is asked about it, answered by text.

Joins games and bots, so it stands beside the catalog. It knows neither the page nor the worker.
HANDLERS lists the kinds of jobs.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, Final, Generic, NamedTuple, TypeAlias

from hustings import catalog
from hustings.bots.comparison import MoveComparer, earned
from hustings.bots.debrief import debrief
from hustings.bots.decisions import decisions_of, finish_of
from hustings.bots.event_changes import event_changes
from hustings.bots.hint import (
    EQUALLY_GOOD,
    MAX_NAMED,
    Comparison,
    close_moves,
    comparisons,
    distinct_reasons,
    distinguishable,
    ranked,
    why_no_more,
)
from hustings.bots.play_out import Player, play_out
from hustings.bots.reasons import move_reasons, turn_reasons
from hustings.bots.search import bot_rng, thoughts
from hustings.bots.turn_plan import plan_turn
from hustings.core.latest_table import LATEST
from hustings.core.lines import walk_plan
from hustings.core.model import Move, Seat
from hustings.core.moves import decode, encode
from hustings.core.protocols import Bots, Rules, S, Strategy
from hustings.core.record import MAX_TEXT, RecordError, from_data, parse_json
from hustings.core.rng import Rng
from hustings.core.table import Table
from hustings.jobs.review import review_text
from hustings.messages.people import Cast

MOVE = "move"
HINT = "hint"
WHY = "why"
WARM = "warm"
REVIEW = "review"
MATCH = "match"
REVIEW_LEVEL = "hard"
"""The level that reviews games; a game without it uses its strongest."""
BAD_JOB = "The bot was asked about a position in which it cannot move."
MAX_JOB_CHARS = 2 * MAX_TEXT
"""A record is longer as JSON than as a link."""
WARM_UP_BATCHES = 3
"""How many batches a warm-up thinks about each position."""
HINT_SEARCH_END = 0.6
"""The share of the time limit at which advice stops searching and plans the turn."""
PLAN_BATCHES = 24
"""How many batches a plan thinks about each further step."""


JobData: TypeAlias = Mapping[str, object]
"""A job as it arrives, unchecked."""

TimeSpent: TypeAlias = Callable[[], float]
"""Returns the share of the time limit that is spent, 0 to 1."""


class Answer(NamedTuple):
    """The best answer so far, and the share of thinking that is done, 0 to 1 (None: unknown).

    text: "" while there is no answer; then no time limit ends the thinking.
    """

    text: str
    done: float | None = None


class _Question(NamedTuple, Generic[S]):
    rules: Rules[S]
    bots: Bots[S]
    bot: Strategy[S]
    obs: S
    seat: Seat
    rng: Rng
    names: Sequence[str]


def parse_job(text: str) -> JobData:
    """Return the job in a text. Raises RecordError for any other text."""
    job = parse_json(text, MAX_JOB_CHARS)
    if not isinstance(job, dict):
        raise RecordError(BAD_JOB)
    return job


def think(job: JobData, spent: TimeSpent = float) -> Iterator[Answer]:
    """Yield the best answer so far after each batch of thinking.

    job: one of `kinds.Job`, which say what the answers are; those to a warm-up say nothing. spent:
    long jobs go into less detail when time is short. Raises RecordError when the job makes no
    sense.
    """
    want = job.get("want")
    handler = HANDLERS[want] if isinstance(want, str) and want in HANDLERS else _move
    yield from handler(job, spent)


def answer_texts(job: JobData) -> Iterator[str]:
    """Yield the texts that `think` yields, without a time limit."""
    for answer in think(job):
        yield answer.text


def _move(job: JobData, _spent: TimeSpent) -> Iterator[Answer]:
    question = _question(job)
    for text in _moves(question):
        yield Answer(text, question.bot.done)


def _hint(job: JobData, spent: TimeSpent) -> Iterator[Answer]:
    """Yield the moves to advise, one by one, each with how far the bot is, then with the plan."""
    question = _question(job)
    for data in _hints(question):
        yield Answer(json.dumps(data, ensure_ascii=False), question.bot.done)
        if spent() >= HINT_SEARCH_END:
            break
    best = data["moves"][0]
    best["plan"] = _plan(question, best["token"], best["value"])
    yield Answer(json.dumps(data, ensure_ascii=False), 1.0)


def _moves(question: _Question[S]) -> Iterator[str]:
    for move in thoughts(question.bot, question.rules, question.obs, question.seat, question.rng):
        yield encode(question.rules.VOCABULARY.verbs, move)


def _warm_up(job: JobData, _spent: TimeSpent) -> Iterator[Answer]:
    record = from_data(job.get("record"), catalog.find)
    rules, levels = catalog.rules(record.game), catalog.bots(record.game).LEVELS
    asked = job.get("levels")
    names = [name for name in asked if isinstance(name, str)] if isinstance(asked, list) else []
    bots = [levels[name]() for name in names[: record.seats] if name in levels]
    table = Table(rules, record)
    while bots and not table.over:
        seat = table.seats[0]
        best = table.legal(seat)[0]
        thinking = thoughts(bots[seat % len(bots)], rules, table.view(seat), seat, Rng(WARM))
        for best in islice(thinking, WARM_UP_BATCHES):  # noqa: B007  the last one counts
            yield Answer(WARM)
        table.play(seat, best)


def _why(job: JobData, _spent: TimeSpent) -> Iterator[Answer]:
    """Yield a bot's moves with their reasons, in order, as JSON: [{"token": str, "why": [str]}]."""
    record = from_data(job.get("record"), catalog.find)
    table = Table(catalog.rules(record.game), record)
    since, viewer = job.get("since"), job.get("viewer")
    if type(since) is not int or not 0 <= since < table.at or table.trouble:
        raise RecordError(BAD_JOB)
    if viewer is not None and (type(viewer) is not int or not 0 <= viewer < record.seats):
        raise RecordError(BAD_JOB)
    bots, level = catalog.bots(record.game), str(job.get("level", ""))
    if level and level not in bots.LEVELS:
        raise RecordError(BAD_JOB)
    bot = bots.LEVELS[level]() if level else None
    reasons = turn_reasons(table, bots, since, viewer, _names(job), bot)
    verbs = table.rules.VOCABULARY.verbs
    entries = [{"token": encode(verbs, move), "why": why} for move, why in reasons]
    yield Answer(json.dumps(entries, ensure_ascii=False))


def _question(job: JobData) -> _Question[Any]:
    """Return what the job asks, from the seat's own view of the position."""
    record = from_data(job.get("record"), catalog.find)
    rules, bots = catalog.rules(record.game), catalog.bots(record.game)
    table = LATEST.replayed(rules, record)
    seat = _seat(job)
    default = catalog.strongest(record.game) if job.get("want") == HINT else None
    level = str(job.get("level", default))
    if table.trouble or seat not in table.seats or level not in bots.LEVELS:
        raise RecordError(BAD_JOB)
    rng = bot_rng(record.game, level, seat, table.at)
    return _Question(rules, bots, bots.LEVELS[level](), table.view(seat), seat, rng, _names(job))


def _seat(job: JobData) -> Seat:
    """Return the seat of a job. Raises RecordError where it is no number."""
    seat = job.get("seat")
    if not isinstance(seat, int) or isinstance(seat, bool):
        raise RecordError(BAD_JOB)
    return seat


def _names(job: JobData) -> Sequence[str]:
    """Return the seats' names in a job. Raises RecordError where they are no list of texts."""
    names = job.get("names", [])
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise RecordError(BAD_JOB)
    return names


def _hints(question: _Question[S]) -> Iterator[dict[str, Any]]:
    """Yield the best few moves as data, best first, and a move to compare them with.

    {"moves": [{"token": str, "value": 0..1, "figure": str, "why": [str]}], "rest": str, "alike":
    [token], "more": int, "beside": {"token": str, "figure": str, "of": int} or null}; at the end
    the best move gets its "plan" (see `_plan`). "figure" is a
    score text (protocols.Bots). "why" has one reason at most, which differs from the others'.
    "rest" says why there is only one move (bots.hint.why_no_more); "alike" names equally good
    moves, "more" counts those not named. "beside" is a move that is not advised and has another
    score text than the best (bots.hint.Comparison).
    """
    rules, bots, bot, obs, seat, rng, names = question
    verbs, margin = rules.VOCABULARY.verbs, bots.ADVICE_MARGIN
    choice = len(rules.legal(obs, seat)) > 1
    for moves, values in ranked(bot, bots.evaluate, rules, obs, seat, rng, margin, bots.PASS_VERBS):
        texts = [
            (
                bots.score_text(obs, seat, *each),
                move_reasons(bots, bot, obs, seat, each.move, Cast(seat, names)),
            )
            for each in moves
        ]
        kept = distinguishable(texts)
        advised = [moves[n].move for n in kept]
        other, score = _comparison(question, values, advised, texts[0][0])
        if other is not None and not other.of:
            kept = [n for n in kept if texts[n][0] != score]
            advised = [moves[n].move for n in kept]
        whys = distinct_reasons([texts[n][1] for n in kept])
        close = close_moves(values, advised, moves[0].value - margin)
        reason = why_no_more(len(close), len(kept), len(values)) if choice else ""
        alike = [m for m in close if not other or m != other.move] if reason == EQUALLY_GOOD else []
        entries = [
            {
                "token": encode(verbs, moves[n].move),
                "value": round(moves[n].value, 4),
                "figure": texts[n][0],
                "why": why,
            }
            for n, why in zip(kept, whys, strict=True)
        ]
        data: dict[str, Any] = {
            "moves": entries,
            "rest": "" if other and not alike else reason,
            "alike": [encode(verbs, move) for move in alike[:MAX_NAMED]],
            "more": len(alike[MAX_NAMED:]),
            "beside": None,
        }
        if other is not None:
            data["beside"] = {"token": encode(verbs, other.move), "figure": score, "of": other.of}
        yield data


def _plan(question: _Question[S], first: str, value: float) -> list[dict[str, Any]]:
    """Return what the bot goes on with after a move, up to luck or another seat.

    [{"token": str, "figure": str, "why": [str]}]. value: of the first move, 0 to 1.
    """
    rules, bots, bot, obs, seat, rng, names = question
    verbs = rules.VOCABULARY.verbs

    def choose(seen: S) -> Move:
        *_, best = islice(thoughts(bot, rules, seen, seat, rng), PLAN_BATCHES)
        return best

    line = plan_turn(rules, obs, seat, decode(verbs, first), choose)
    steps = zip(line, walk_plan(rules, obs, seat, line), strict=False)
    return [
        {
            "token": encode(verbs, move),
            "figure": bots.score_text(seen, seat, move, value),
            "why": move_reasons(bots, bot, seen, seat, move, Cast(seat, names))[:1],
        }
        for move, seen in islice(steps, 1, None)
    ]


def _comparison(
    question: _Question[S], values: Mapping[Move, float], advised: list[Move], best_score: str
) -> tuple[Comparison | None, str]:
    """Return a move with another score text than the best one's, and that text; (None, "") else."""
    bots, obs, seat = question.bots, question.obs, question.seat
    for other in comparisons(values, advised, bots.PASS_VERBS) if best_score else ():
        score = bots.score_text(obs, seat, other.move, other.value)
        if score not in ("", best_score):
            return other, score
    return None, ""


def _review(job: JobData, spent: TimeSpent) -> Iterator[Answer]:
    """Yield how good a seat's decisions in a finished game were; the last answer has reasons."""
    record = from_data(job.get("record"), catalog.find)
    rules, bots = catalog.rules(record.game), catalog.bots(record.game)
    table, seat = Table(rules, record), _seat(job)
    if not table.over or seat not in range(record.seats):
        raise RecordError(BAD_JOB)
    together, scored = catalog.info(record.game).together, catalog.judged_by_score(record)
    level = catalog.level(record.game, REVIEW_LEVEL) or catalog.strongest(record.game)
    comparer = MoveComparer(rules, bots, level, seat, together=together, scored=scored, spent=spent)
    end = earned(rules, table.state, seat, together=together, scored=scored)
    finish = finish_of(table, seat, catalog.review(record.game).period_labels)
    changes = event_changes(table, seat, bots.evaluate)
    for result in debrief(comparer, decisions_of(table, seat), end, finish):
        text = review_text(table, seat, level, result, changes, _names(job))
        yield Answer(text, result.done)


def _match(job: JobData, _spent: TimeSpent) -> Iterator[Answer]:
    """Yield how far the game is by the number of moves of the finished one, then its result."""
    record = from_data(job.get("record"), catalog.find)
    levels, asked = catalog.bots(record.game).LEVELS, job.get("levels")
    if not isinstance(asked, list) or len(asked) != record.seats or not {*asked} <= {*levels}:
        raise RecordError(BAD_JOB)
    table, moves = Table(catalog.rules(record.game), record.start()), len(record.moves)
    for _ in play_out(table, [Player(level, levels[level]) for level in asked]):
        yield Answer("", table.at / (max(table.at, moves) + 1))
    outcome = table.rules.outcome(table.state)
    others = [rival.score for rival in outcome.others]
    yield Answer(json.dumps({"scores": outcome.scores, "others": others}), 1.0)


HANDLERS: Final[Mapping[str, Callable[[JobData, TimeSpent], Iterator[Answer]]]] = {
    MOVE: _move,
    HINT: _hint,
    WHY: _why,
    WARM: _warm_up,
    REVIEW: _review,
    MATCH: _match,
}
"""By what a job wants, the function that answers it; a job that wants nothing wants a move."""
