"""What the bot worker is asked: a position as a record, a seat, a level; answered by text.

Usually by a move token; a job that wants a hint is answered by the best few moves with reasons, one
that asks why by what spoke for a move, as far as who asks may know, one that wants a review by what
the decisions of a finished game came to (see WANTS). Stands beside the catalog because it joins
games and bots; it knows neither screen nor worker.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, Final, Generic, Literal, NamedTuple, NotRequired, TypeAlias, TypedDict

from hustings import catalog
from hustings.bots.compared import Scales, earned
from hustings.bots.debrief import Account, Told, debrief, decided
from hustings.bots.hint import (
    ALIKE,
    NAMED,
    Beside,
    beside,
    distinct,
    near,
    ranked,
    rest,
    worth_telling,
)
from hustings.bots.search import bot_rng, thoughts
from hustings.core.model import Move, Seat
from hustings.core.moves import encode
from hustings.core.protocols import Bot, Bots, Rules, S
from hustings.core.record import MAX_TEXT, RecordError, from_data, parse_json
from hustings.core.rng import Rng
from hustings.core.table import Table
from hustings.messages.people import Cast

MOVE = "move"
HINT = "hint"
WHY = "why"
WARM = "warm"
REVIEW = "review"
REVIEWER = "hard"
"""The level that reviews games; where a game has none of that name, its strongest."""
NO_SENSE = "The bot was asked about a position in which it cannot move."
MAX_JOB = 2 * MAX_TEXT
"""Characters: a record is longer as json than as a link."""
SAID = 2
"""Of a turn of many moves no more than the last so many are accounted for."""
BATCHES = 3
"""After so many a warm-up goes on to the next position, for other parts of the game."""


class Position(TypedDict):
    """What a job is about: a record as `Record.data` tells it, and whose decision or game it is.

    names: what the seats are called in sentences; without them by their numbers.
    """

    record: Mapping[str, object]
    seat: Seat
    names: NotRequired[Sequence[str]]


class MoveJob(Position):
    """Asks a level for its move; the answer is a token."""

    level: str


class HintJob(Position):
    """Asks for advice, the strongest level unless a level is named: JSON (`_hints`)."""

    want: Literal["hint"]


class ReviewJob(Position):
    """Asks what the decisions of a seat came to in a game that is over: JSON (`_told_of`)."""

    want: Literal["review"]
    cap: float


class WhyJob(TypedDict):
    """Asks what spoke for the moves of the turn that the record ends with: JSON (`_why`).

    since: after how many moves the turn began. viewer: who asks (see `accounted`).
    """

    want: Literal["why"]
    record: Mapping[str, object]
    since: int
    viewer: Seat | None
    names: NotRequired[Sequence[str]]


class WarmJob(TypedDict):
    """Has levels play on by themselves, so that the next question finds everything ready."""

    want: Literal["warm"]
    record: Mapping[str, object]
    levels: list[str]
    cap: float


Job: TypeAlias = MoveJob | HintJob | WhyJob | WarmJob | ReviewJob
"""What the worker is asked, as JSON text. cap: how many seconds it may take."""

Given: TypeAlias = Mapping[str, object]
"""A job as it arrives: text can say anything, so that nothing of it is believed unseen."""

Spent: TypeAlias = Callable[[], float]
"""How much of the time that there is has been spent, 0 to 1."""


class Thought(NamedTuple):
    """The best answer so far, and how much of the thinking is done, 0 to 1 (None: unknown)."""

    answer: str
    done: float | None = None


class _Asked(NamedTuple, Generic[S]):
    rules: Rules[S]
    bots: Bots[S]
    bot: Bot[S]
    obs: S
    seat: Seat
    rng: Rng
    names: Sequence[str]


def think(job: Given) -> Iterator[str]:
    """Yield the best answer so far after each batch of thinking.

    job: one of `Job`, which say what the answers are; that to a warm-up says nothing.
    Raises RecordError when the job makes no sense.
    """
    for thought in weigh(job):
        yield thought.answer


def read(text: str) -> Given:
    """Return the job in a text; RecordError for any other text."""
    job = parse_json(text, MAX_JOB)
    if not isinstance(job, dict):
        raise RecordError(NO_SENSE)
    return job


def weigh(job: Given, spent: Spent = float) -> Iterator[Thought]:
    """Yield what `think` yields, with how much of the thinking is done where that is known.

    spent: what takes long by itself goes into less detail the more of the time is over.
    """
    want = job.get("want")
    answer = WANTS[want] if isinstance(want, str) and want in WANTS else _move
    yield from answer(job, spent)


def _move(job: Given, _spent: Spent) -> Iterator[Thought]:
    asked = _asked(job)
    for answer in _moves(asked):
        yield Thought(answer, asked.bot.done)


def _hint(job: Given, _spent: Spent) -> Iterator[Thought]:
    asked = _asked(job)
    for answer in _hints(asked):
        yield Thought(answer, asked.bot.done)


def _moves(asked: _Asked[S]) -> Iterator[str]:
    for move in thoughts(asked.bot, asked.rules, asked.obs, asked.seat, asked.rng):
        yield encode(asked.rules.VOCABULARY.verbs, move)


def _warm_up(job: Given, _spent: Spent) -> Iterator[Thought]:
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
        for best in islice(thinking, BATCHES):  # noqa: B007  the last one counts
            yield Thought(WARM)
        table.play(seat, best)


def _why(job: Given, _spent: Spent) -> Iterator[Thought]:
    """Yield JSON: of each move [{"token": str, "why": [str]}], in the order of play."""
    record = from_data(job.get("record"), catalog.find)
    table = Table(catalog.rules(record.game), record)
    since, viewer = job.get("since"), job.get("viewer")
    if type(since) is not int or not 0 <= since < table.at or table.trouble:
        raise RecordError(NO_SENSE)
    if viewer is not None and (type(viewer) is not int or not 0 <= viewer < record.seats):
        raise RecordError(NO_SENSE)
    told = accounted(table, catalog.bots(record.game), since, viewer, _names(job))
    verbs = table.rules.VOCABULARY.verbs
    entries = [{"token": encode(verbs, move), "why": why} for move, why in told]
    yield Thought(json.dumps(entries, ensure_ascii=False))


def accounted(
    table: Table[S], bots: Bots[S], since: int, viewer: Seat | None, names: Sequence[str] = ()
) -> list[tuple[Move, list[str]]]:
    """Return what spoke for the moves of a turn, from what the viewer saw when they were made.

    Of those after `since` by whoever made the last one. What was sealed or hidden is not accounted
    for, nor does it show that there was anything: what a seat sees of itself is for nobody else.
    """
    seat, found = table.mover(table.at - 1), list[tuple[Move, list[str]]]()
    cast = Cast(viewer, names, speaker=seat)
    for ply in range(since, table.at):
        step = table.steps_of(ply)[0]
        if table.mover(ply) != seat or not step.public or viewer == seat:
            continue
        obs = table.before(ply).observe(viewer)
        why = bots.reasons(obs, seat, step.move, cast)[:1]
        if why:
            found.append((step.move, why))
    return found[-SAID:]


def _reasons(
    bots: Bots[S], bot: Bot[S], obs: S, seat: Seat, move: Move, names: Sequence[str]
) -> list[str]:
    """Return what speaks for a move, said to its seat: a bot's own reasons, else the game's."""
    cast = Cast(seat, names)
    own = bot.reasons(obs, seat, move, cast)
    return bots.reasons(obs, seat, move, cast) if own is None else own


def _asked(job: Given) -> _Asked[Any]:
    """Return what the job asks, from the seat's own view of the position."""
    record = from_data(job.get("record"), catalog.find)
    rules, bots = catalog.rules(record.game), catalog.bots(record.game)
    table = Table(rules, record)
    seat = _seat(job)
    unsaid = catalog.strongest(record.game) if job.get("want") == HINT else None
    level = str(job.get("level", unsaid))
    if table.trouble or seat not in table.seats or level not in bots.LEVELS:
        raise RecordError(NO_SENSE)
    rng = bot_rng(record.game, level, seat, table.at)
    return _Asked(rules, bots, bots.LEVELS[level](), table.view(seat), seat, rng, _names(job))


def _seat(job: Given) -> Seat:
    """Return the seat that a job is about; RecordError where that is no number."""
    seat = job.get("seat")
    if not isinstance(seat, int) or isinstance(seat, bool):
        raise RecordError(NO_SENSE)
    return seat


def _names(job: Given) -> Sequence[str]:
    """Return what a job calls the seats; RecordError where that is no list of texts."""
    names = job.get("names", [])
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise RecordError(NO_SENSE)
    return names


def _hints(asked: _Asked[S]) -> Iterator[str]:
    """Yield the best few moves as JSON, best first, and what they may be compared with.

    {"moves": [{"token": str, "value": 0..1, "figure": str, "why": [str]}], "rest": str, "alike":
    [token], "more": int, "beside": {"token": str, "figure": str, "of": int} or null} (see
    protocols.Bots). Each has the one reason that tells it from the others; where there is one only,
    "rest" tells why (see bots.hint.rest); if others are as good, "alike" names some, and "more"
    says how many are not named. "beside" is a move that is not advised, with a figure that differs
    from the best one's (see bots.hint.Beside).
    """
    rules, bots, bot, obs, seat, rng, names = asked

    def reasons(move: Move) -> list[str]:
        return _reasons(bots, bot, obs, seat, move, names)

    for moves, found in ranked(bot, bots.evaluate, rules, obs, seat, rng, bots.CLOSE, bots.IDLE):
        told = [(bots.figure(obs, seat, move, value), reasons(move)) for move, value in moves]
        kept = worth_telling(told)
        advised = [moves[n].move for n in kept]
        other = _beside(asked, found, advised, told[0][0])
        figure = bots.figure(obs, seat, other.move, other.value) if other is not None else ""
        if other is not None and not other.of:
            kept = [n for n in kept if told[n][0] != figure]
            advised = [moves[n].move for n in kept]
        whys = distinct([told[n][1] for n in kept])
        good = near(found, advised, moves[0].value - bots.CLOSE)
        left = rest(len(good), len(kept), len(found)) if len(rules.legal(obs, seat)) > 1 else ""
        alike = [move for move in good if not other or move != other.move] if left == ALIKE else []
        entries = [
            {
                "token": encode(rules.VOCABULARY.verbs, moves[n].move),
                "value": round(moves[n].value, 4),
                "figure": told[n][0],
                "why": why,
            }
            for n, why in zip(kept, whys, strict=True)
        ]
        data: dict[str, object] = {
            "moves": entries,
            "rest": "" if other and not alike else left,
            "alike": [encode(rules.VOCABULARY.verbs, move) for move in alike[:NAMED]],
            "more": len(alike[NAMED:]),
            "beside": None,
        }
        if other is not None:
            token = encode(rules.VOCABULARY.verbs, other.move)
            data["beside"] = {"token": token, "figure": figure, "of": other.of}
        yield json.dumps(data, ensure_ascii=False)


def _beside(
    asked: _Asked[S], found: Mapping[Move, float], advised: list[Move], figure: str
) -> Beside | None:
    """Return what advised moves are compared with; None where no other figure says anything."""
    bots, obs, seat = asked.bots, asked.obs, asked.seat
    for other in beside(found, advised, bots.IDLE) if figure else ():
        if bots.figure(obs, seat, other.move, other.value) not in ("", figure):
            return other
    return None


def _review(job: Given, spent: Spent) -> Iterator[Thought]:
    """Yield what the decisions of a seat came to in a game that is over; at last with reasons."""
    record = from_data(job.get("record"), catalog.find)
    rules, bots = catalog.rules(record.game), catalog.bots(record.game)
    table, seat = Table(rules, record), _seat(job)
    if not table.over or seat not in range(record.seats):
        raise RecordError(NO_SENSE)
    together = catalog.info(record.game).together
    level = catalog.level(record.game, REVIEWER) or catalog.strongest(record.game)
    scales = Scales(rules, bots, level, seat, together=together, spent=spent)
    end = earned(rules, table.state, seat, together=together)
    for account in debrief(scales, decided(table, seat), end):
        yield Thought(_told_of(table, seat, level, account, _names(job)), account.done)


def _told_of(
    table: Table[S], seat: Seat, level: str, account: Account, names: Sequence[str]
) -> str:
    """Return an account as JSON: its own fields, and of each decision that is told what it was.

    {"level": who judged, "begin", "end", "lost", "doubt": 0..1, "decisions": int, "worst": [...],
    "best": [...]}, where a decision is {"ply": int, "token", "other": str, "worth", "instead":
    0..1, "why": str}: worth and instead are chances to win, as all others are, so that they can be
    compared; why speaks for the better move.
    """
    whole = account.done >= 1
    judge = catalog.bots(table.record.game).LEVELS[level]()

    def told(decision: Told) -> dict[str, object]:
        return _decision(table, seat, decision, judge if whole else None, names)

    data: dict[str, object] = {"level": level, "decisions": account.decisions}
    data |= {name: round(getattr(account, name), 4) for name in ("begin", "end", "lost", "doubt")}
    data |= {name: [told(each) for each in getattr(account, name)] for name in ("worst", "best")}
    return json.dumps(data, ensure_ascii=False)


def _decision(
    table: Table[S], seat: Seat, told: Told, judge: Bot[S] | None, names: Sequence[str]
) -> dict[str, object]:
    """Return what is told of one decision, from what the seat saw when it made it.

    judge: who gives reasons; None where they are not told yet.
    """
    bots, obs = catalog.bots(table.record.game), table.before(told.ply).observe(seat)
    moves = (told.move, told.other)
    better = told.worth < told.instead
    why: list[str] = []
    if judge is not None:
        pair = (moves[better], moves[not better])
        why = distinct([_reasons(bots, judge, obs, seat, move, names) for move in pair])[0]
    return {
        "ply": told.ply,
        "token": encode(table.rules.VOCABULARY.verbs, told.move),
        "other": encode(table.rules.VOCABULARY.verbs, told.other),
        "worth": round(told.worth, 4),
        "instead": round(told.instead, 4),
        "why": " ".join(why),
    }


WANTS: Final[Mapping[str, Callable[[Given, Spent], Iterator[Thought]]]] = {
    MOVE: _move,
    HINT: _hint,
    WHY: _why,
    WARM: _warm_up,
    REVIEW: _review,
}
"""What a job may want, and who answers it; a job that says nothing wants a move."""
