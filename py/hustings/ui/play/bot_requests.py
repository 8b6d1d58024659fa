"""Requests to the bot worker: jobs (see jobs.think), each under a ticket."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from hustings import catalog
from hustings.core.model import BOT, Seat
from hustings.core.record import make
from hustings.ui.effects import AskBot, Effect, WarmUpBots
from hustings.ui.model import Model, Play
from hustings.ui.phases import Thinking

if TYPE_CHECKING:  # the page starts without importing bots
    from hustings.jobs.kinds import (
        HintJob,
        Job,
        MatchJob,
        MoveJob,
        Position,
        ReviewJob,
        WarmJob,
        WhyJob,
    )

WARM_UP_SECONDS: Final = 2.0
"""Running time after which Python in a browser has reached full speed."""
REVIEW_SECONDS: Final = 15.0
"""Time limit of a debrief, which is shown as far as it has come.

Only Whistle-Stop's takes it all: in six seconds its review finds about half of what a seat lost."""


def ask_for_move(model: Model, play: Play, seat: Seat, level: str = "") -> list[Effect]:
    """Ask a bot for the move of this seat. level: by default that of the bot there."""
    job: MoveJob = {**_position(play, seat), "level": level or play.seats[seat].level}
    thinking = Thinking(seat, model.ticket())
    play.latest_phase = thinking
    return [AskBot(thinking.ticket, _text(job))]


def advice_question(model: Model, play: Play, seat: Seat) -> AskBot:
    """Return the request for advice to the human player at this seat."""
    job: HintJob = {**_position(play, seat), "want": "hint"}
    return AskBot(model.ticket(), _text(job))


def drop_reasons(play: Play) -> None:
    """Drop the reasons of a bot that are still awaited or that cover the board.

    The worker answers one question at a time.
    """
    if play.reasons is not None and (play.reasons.ticket or play.reasons.line):
        play.reasons = None


def reasons_question(model: Model, play: Play, since: int, ply: int) -> AskBot:
    """Return the request for the reasons of the moves from `since` to `ply`, for the viewer."""
    record = play.table.record
    cut = record._replace(moves=record.moves[:ply])
    job: WhyJob = {
        "want": "why",
        "record": cut.data(),
        "since": since,
        "viewer": play.viewer,
        "level": play.seats[play.table.mover(ply - 1)].kind.removeprefix("bot:"),
        "names": play.names,
    }
    return AskBot(model.ticket(), _text(job))


def review_question(model: Model, play: Play, seat: Seat) -> AskBot:
    """Return the request for a debrief of this seat's decisions in a finished game."""
    job: ReviewJob = {**_position(play, seat), "want": "review", "cap": REVIEW_SECONDS}
    return AskBot(model.ticket(), _text(job))


def match_question(model: Model, play: Play, levels: list[str]) -> AskBot:
    """Return the request for a game of these levels on the luck of the finished one."""
    job: MatchJob = {"want": "match", "record": play.table.record.data(), "levels": levels}
    return AskBot(model.ticket(), _text(job))


def warm_up(game: str, kinds: Sequence[str]) -> list[Effect]:
    """Have the worker warm up the code of the bots among these seats, if there are any."""
    levels = [kind.removeprefix(BOT) for kind in kinds if kind.startswith(BOT)]
    if not levels:
        return []
    record = make(catalog.info(game), len(kinds), {}, "warm")
    job: WarmJob = {
        "want": "warm",
        "record": record.data(),
        "levels": levels,
        "cap": WARM_UP_SECONDS,
    }
    return [WarmUpBots(_text(job))]


def _position(play: Play, seat: Seat) -> Position:
    return {"record": play.table.played().data(), "seat": seat, "names": play.names}


def _text(job: Job) -> str:
    return json.dumps(job, separators=(",", ":"))
