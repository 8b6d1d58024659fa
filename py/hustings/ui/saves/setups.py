"""The last set-up of each game, offered again next time and kept as one text."""

from __future__ import annotations

import json
from typing import Final

from hustings import catalog
from hustings.core.model import HUMAN
from hustings.core.record import RecordError, check_options, check_seed, parse_json, proposed
from hustings.ui.effects import Keep
from hustings.ui.links.address import default_kinds, name_seats
from hustings.ui.links.names import clean_name
from hustings.ui.model import Model, SeatSetup, Setup

SETUPS_KEY: Final = "hustings/setups"
TYPED_SEED_KEY: Final = "seed"
"""The key of the seed typed for a game that has not started: [game, seed]."""


def read_setups(text: str) -> dict[str, object]:
    """Return the stored set-ups by game; {} if malformed."""
    try:
        data = parse_json(text)
    except RecordError:
        return {}
    return data if isinstance(data, dict) else {}


def recall_setup(model: Model, choice: Setup) -> None:
    """Fill in the last set-up of a game; whatever no longer fits keeps its proposed value.

    A game set up for the first time gets the player's name from another game.
    """
    info = catalog.info(choice.game)
    choice.seats = name_seats(default_kinds(info))
    last = model.setups.get(choice.game)
    if isinstance(last, dict):
        seats = _seats(choice.game, last.get("seats"))
        if len(seats) in info.seats:
            choice.seats = seats
        choice.options = proposed(info, len(choice.seats))
        choice.options = _options(choice, last.get("options"))
        choice.friendly = last.get("friendly") is True
        return
    choice.options = proposed(info, len(choice.seats))
    name = model.setups.get("name")
    if isinstance(name, str) and choice.seats[0].kind == HUMAN:
        choice.seats[0] = SeatSetup(clean_name(name, choice.seats[0].name), HUMAN)


def _seats(game: str, given: object) -> list[SeatSetup]:
    seats = []
    for seat in given if isinstance(given, list) else []:
        if not (isinstance(seat, list) and len(seat) == 2):
            return []
        name, stored_kind = seat
        kind = catalog.seat_kind(game, stored_kind) if isinstance(stored_kind, str) else None
        if not isinstance(name, str) or kind is None:
            return []
        seats.append(SeatSetup(clean_name(name, "?"), kind))
    return seats


def _options(choice: Setup, given: object) -> dict[str, int]:
    options = dict(choice.options)
    for key, value in given.items() if isinstance(given, dict) else ():
        try:
            options = check_options(catalog.info(choice.game), {**options, key: value})
        except RecordError:
            continue
    return options


def keep_setup(model: Model, choice: Setup) -> Keep:
    """Return the effect that stores the set-up of a game for the next time."""
    model.setups[choice.game] = {
        "seats": [[seat.name, seat.kind] for seat in choice.seats],
        "options": choice.options,
        "friendly": choice.friendly,
    }
    person = next((seat.name for seat in choice.seats if seat.kind == HUMAN), None)
    if person is not None:
        model.setups["name"] = person
    return _keep(model)


def keep_seed(model: Model, choice: Setup) -> Keep:
    """Return the effect that stores the typed seed, for a reload before the game starts."""
    model.setups[TYPED_SEED_KEY] = [choice.game, choice.seed]
    return _keep(model)


def typed_seed(model: Model, game: str) -> str:
    """Return the seed typed for a game, "" without one."""
    given = model.setups.get(TYPED_SEED_KEY)
    if not isinstance(given, list) or len(given) != 2 or given[0] != game:
        return ""
    try:
        return check_seed(given[1])
    except RecordError:
        return ""


def forget_seed(model: Model) -> None:
    """Forget the typed seed: it was for one game only."""
    model.setups.pop(TYPED_SEED_KEY, None)


def _keep(model: Model) -> Keep:
    return Keep(SETUPS_KEY, json.dumps(model.setups, ensure_ascii=False, separators=(",", ":")))
