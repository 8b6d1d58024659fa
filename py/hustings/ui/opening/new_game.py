"""Setting up and starting a game, from the home page or again after its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings import catalog
from hustings.core.model import AWAY, BOT, HUMAN
from hustings.core.record import Record, check_options, check_seed, make, proposed
from hustings.messages.names import BOTS, PEOPLE
from hustings.ui import words
from hustings.ui.effects import Effect, SetHash, StopBot, Unlock
from hustings.ui.handling import current, parse_number
from hustings.ui.links.names import clean_name
from hustings.ui.model import Model, Play, SeatSetup, Setup
from hustings.ui.play.bot_requests import warm_up
from hustings.ui.play.flow import enter
from hustings.ui.results.statistics import proposed_level
from hustings.ui.saves.save import fresh_id
from hustings.ui.saves.setups import forget_seed, keep_seed, keep_setup, recall_setup, typed_seed

SEED_FIRST: Final = (
    "amber", "brisk", "calm", "dapper", "early", "fair", "gentle", "hardy", "ivory", "jolly",
    "keen", "lively", "merry", "noble", "olive", "plain", "quiet", "rapid", "sunny", "tidy",
    "upper", "vivid", "warm", "young", "zesty", "bold", "crisp", "dusty", "eager", "frank",
    "grand", "humble",
)  # fmt: skip
SEED_SECOND: Final = (
    "ballot", "badger", "bell", "bridge", "caucus", "chair", "clock", "crane", "desk", "drum",
    "eagle", "ferry", "flag", "forum", "gavel", "harbor", "heron", "island", "kettle", "ledger",
    "lantern", "maple", "meadow", "motor", "otter", "parade", "pencil", "poster", "quorum",
    "ribbon", "river", "speech",
)  # fmt: skip
"""Words of seeds; they are the same in every language, so they are in no catalogue."""


def sayable_seed(luck: int) -> str:
    """Return a short seed that can be said aloud, such as "calm-otter-42"."""
    first = SEED_FIRST[luck % len(SEED_FIRST)]
    second = SEED_SECOND[luck // 32 % len(SEED_SECOND)]
    return f"{first}-{second}-{luck // 1024 % 90 + 10}"


def go_home(model: Model, _: str) -> list[Effect]:
    """Go to the home page; the game is kept already."""
    model.place, model.dialog = None, ""
    return [StopBot(), Unlock(), SetHash("")]


def open_setup(model: Model, game: str) -> list[Effect]:
    """Open the set-up of a game."""
    info = catalog.find(game)
    if info is None:
        return []
    choice = Setup(game, sayable_seed(model.luck))
    recall_setup(model, choice)
    _raise_rivals(model, choice)
    left: list[Effect] = [] if model.play is None else [StopBot(), Unlock()]
    model.place, model.dialog = choice, ""
    return [*left, *_warm_up(choice)]


def _raise_rivals(model: Model, choice: Setup) -> None:
    """Propose the next level of bots to a player who has beaten those of the last set-up."""
    levels = {seat.level for seat in choice.seats if seat.is_bot}
    if len(levels) != 1 or sum(not seat.is_bot for seat in choice.seats) != 1:
        return
    (level,) = levels
    kind = f"{BOT}{proposed_level(model.results, choice.game, level)}"
    choice.seats = [SeatSetup(seat.name, kind) if seat.is_bot else seat for seat in choice.seats]


def reopen_setup(model: Model) -> list[Effect]:
    """Open the set-up again after a reload, as the player left it."""
    screen, _, game = model.history_stop.partition("/")[0].partition(":")
    if screen != "setup" or catalog.find(game) is None:
        return []
    effects = open_setup(model, game)
    if model.setup is not None:
        model.setup.seed = typed_seed(model, game) or model.setup.seed
    return effects


def _warm_up(choice: Setup) -> list[Effect]:
    return warm_up(choice.game, [seat.kind for seat in choice.seats])


def set_seats(model: Model, arg: str) -> list[Effect]:
    """Choose the number of seats; players who remain keep their seats.

    Options that still have their proposed value get the one proposed for the new number.
    """
    choice = model.setup
    if choice is None or parse_number(arg) not in catalog.info(choice.game).seats:
        return []
    info, size = catalog.info(choice.game), parse_number(arg)
    before, now = proposed(info, len(choice.seats)), proposed(info, size)
    choice.options = {
        key: now[key] if value == before[key] else value for key, value in choice.options.items()
    }
    seats, rival = choice.seats[:size], f"bot:{info.rival}"
    while len(seats) < size:
        seats.append(SeatSetup(_free_name(seats, rival), rival))
    choice.seats = seats
    return [keep_setup(model, choice), *_warm_up(choice)]


def _free_name(seats: Sequence[SeatSetup], kind: str) -> str:
    taken = {seat.name for seat in seats}
    names = BOTS if kind.startswith(BOT) else PEOPLE
    spare = words.common.seat_name(number=len(seats) + 1)
    return next((name for name in names if name not in taken), spare)


def set_kind(model: Model, arg: str) -> list[Effect]:
    """Choose a human player or a bot for a seat; a default name changes with it."""
    choice = model.setup
    seat, _, kind = arg.partition(":")
    at = parse_number(seat)
    if choice is None or at >= len(choice.seats):
        return []
    levels = catalog.info(choice.game).levels
    if kind not in (HUMAN, AWAY) and kind.removeprefix(BOT) not in levels:
        return []
    old = choice.seats[at]
    name = old.name
    if old.is_bot != kind.startswith(BOT) and name in (*PEOPLE, *BOTS):
        name = _free_name(choice.seats, kind)
    choice.seats[at] = SeatSetup(name, kind)
    return [keep_setup(model, choice), *_warm_up(choice)]


def set_name(model: Model, arg: str) -> list[Effect]:
    """Name a seat."""
    choice = model.setup
    seat, _, text = arg.partition(":")
    at = parse_number(seat)
    if choice is None or at >= len(choice.seats):
        return []
    old = choice.seats[at]
    choice.seats[at] = SeatSetup(clean_name(text, old.name), old.kind)
    return [keep_setup(model, choice)]


def set_option(model: Model, arg: str) -> list[Effect]:
    """Choose an option's value."""
    key, _, value = arg.partition(":")
    choice = model.setup
    if choice is None:
        return []
    info = catalog.info(choice.game)
    choice.options = check_options(info, {**choice.options, key: value})
    return [keep_setup(model, choice)]


def set_friendly(model: Model, arg: str) -> list[Effect]:
    """Choose whether every move may be undone. arg: "1" or "0"."""
    choice = model.setup
    if choice is None:
        return []
    choice.friendly = arg == "1"
    return [keep_setup(model, choice)]


def set_seed(model: Model, text: str) -> list[Effect]:
    """Choose the seed."""
    choice = model.setup
    if choice is None:
        return []
    choice.seed = check_seed(text.strip())
    return [keep_seed(model, choice)]


def fresh_seed(model: Model, _: str) -> list[Effect]:
    """Choose another seed at random."""
    if model.setup is not None:
        model.setup.seed = sayable_seed(model.luck)
    return []


def start(model: Model, _: str) -> list[Effect]:
    """Start the game that was set up."""
    choice = model.setup
    if choice is None:
        return []
    info = catalog.info(choice.game)
    kinds = {seat.kind for seat in choice.seats}
    if AWAY in kinds and HUMAN not in kinds:
        choice.trouble = words.distance.nobody_here()
        return []
    record = make(info, len(choice.seats), choice.options, choice.seed)
    forget_seed(model)
    return [
        keep_setup(model, choice),
        *begin(model, record, choice.seats, friendly=choice.friendly),
    ]


def begin(
    model: Model, record: Record, seats: Sequence[SeatSetup], *, friendly: bool
) -> list[Effect]:
    """Start a game with these seats."""
    play = Play(record, list(seats), fresh_id(model), None)
    play.friendly = friendly
    return enter(model, play)


def play_again(model: Model, _: str) -> list[Effect]:
    """Start the same game again with the same seed; the current one stays kept."""
    play = current(model)
    effects = begin(model, play.table.record.start(), play.seats, friendly=play.friendly)
    current(model).challenge = play.challenge
    current(model).warning = words.common.started_again()
    return effects


def rematch(model: Model, _: str) -> list[Effect]:
    """Start the same game again with another seed.

    In a game on several devices the players change seats, so that another one begins.
    """
    play = current(model)
    record = play.table.record.start()._replace(seed=sayable_seed(model.luck))
    seats = [*play.seats[1:], play.seats[0]] if play.away else play.seats
    return begin(model, record, seats, friendly=play.friendly)
