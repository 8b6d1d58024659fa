"""What the bot worker is asked, as jobs.think wants it, under a number each."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from hustings import catalog
from hustings.core.model import HUMAN, Seat
from hustings.core.record import make
from hustings.ui.effects import AskBot, Effect, WarmUpBots
from hustings.ui.model import Model, Play
from hustings.ui.phases import Thinking

if TYPE_CHECKING:  # the page must not wait for what answers them
    from hustings.jobs import HintJob, Job, MoveJob, Position, ReviewJob, WarmJob, WhyJob

WARM_UP: Final = 2.0
"""Seconds of running after which a browser has made Python as fast as it gets."""
REVIEW: Final = 6.0
"""Seconds that the review of a game may take."""


def for_move(model: Model, play: Play, seat: Seat) -> list[Effect]:
    """Have the bot at this seat think about its move."""
    level = play.seats[seat].kind.removeprefix("bot:")
    job: MoveJob = {**_position(play, seat), "level": level}
    thinking = Thinking(seat, model.ticket())
    play.latest_phase = thinking
    return [AskBot(thinking.ticket, _text(job))]


def for_advice(model: Model, play: Play, seat: Seat) -> AskBot:
    """Return the question what the person at this seat might do."""
    job: HintJob = {**_position(play, seat), "want": "hint"}
    return AskBot(model.ticket(), _text(job))


def no_reasons(play: Play) -> None:
    """Forget what a bot was asked: the worker answers one question at a time.

    What it says of its line in the strip lies over the stage: it makes room for what is asked next.
    """
    if play.reasons is not None and (play.reasons.ticket or play.reasons.line):
        play.reasons = None


def for_reasons(model: Model, play: Play, since: int, ply: int) -> AskBot:
    """Return the question why what was done in these moves was done, for whoever looks."""
    record = play.table.record
    cut = record._replace(moves=record.moves[:ply])
    job: WhyJob = {
        "want": "why",
        "record": cut.data(),
        "since": since,
        "viewer": play.viewer,
        "names": play.names,
    }
    return AskBot(model.ticket(), _text(job))


def for_review(model: Model, play: Play, seat: Seat) -> AskBot:
    """Return the question what the decisions of this seat came to in a game that is over."""
    job: ReviewJob = {**_position(play, seat), "want": "review", "cap": REVIEW}
    return AskBot(model.ticket(), _text(job))


def warm_up(game: str, kinds: Sequence[str]) -> list[Effect]:
    """Have the worker run what the bots among these seats will need, if there are any."""
    levels = [kind.removeprefix("bot:") for kind in kinds if kind != HUMAN]
    if not levels:
        return []
    record = make(catalog.info(game), len(kinds), {}, "warm")
    job: WarmJob = {"want": "warm", "record": record.data(), "levels": levels, "cap": WARM_UP}
    return [WarmUpBots(_text(job))]


def _position(play: Play, seat: Seat) -> Position:
    return {"record": play.table.played().data(), "seat": seat, "names": play.names}


def _text(job: Job) -> str:
    return json.dumps(job, separators=(",", ":"))
