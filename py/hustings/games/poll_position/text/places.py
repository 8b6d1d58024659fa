"""The labels of places: what they hold, whom they serve, what is expected."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from hustings.core.model import Area
from hustings.games.poll_position import names as words
from hustings.games.poll_position import odds, tally
from hustings.games.poll_position.board import HQ, IN_REGION, REGIONS
from hustings.games.poll_position.state import State
from hustings.messages.generated import poll_position_board as messages


def place_label(obs: State, number: int) -> str:
    """Return the label of a place: voters, dice, capacity, expected voters."""
    name = messages.headquarters() if number == HQ else words.place(number)
    if obs.closed[number]:
        return messages.place_closed(place=name, card=words.CARDS[obs.closed[number] - 1])
    up, dice = tuple(face_up_values(obs, number)), tuple(site_dice(obs, number))
    expected = obs.face_up_sum(number) + obs.down[number] * odds.mean(bytes(obs.rest))
    served = tally.capacity(obs, number)
    return _description(name, obs.down[number], up, dice, served, round(expected, 1))


@lru_cache(maxsize=2000)
def _description(
    name: str, down: int, up: tuple[int, ...], dice: tuple[int, ...], served: int, expected: float
) -> str:
    return messages.place_lies(
        place=name,
        voters=down,
        seen=bool(up),
        up=[str(value) for value in up],
        built=bool(dice),
        dice=[str(value) for value in dice],
        capacity=served,
        expected=expected,
    )


def face_up_values(obs: State, number: int) -> list[int]:
    """Return the values of the face-up voters of a place, the smallest first."""
    counts = obs.up[4 * number : 4 * number + 4]
    return [value for value, n in enumerate(counts, 1) for _ in range(n)]


def site_dice(obs: State, number: int) -> list[int]:
    """Return the dice of the sites of a place, the smallest first."""
    counts = obs.sites[6 * number : 6 * number + 6]
    return [value for value, n in enumerate(counts, 1) for _ in range(n)]


def areas(
    obs: State,
    names: Sequence[str],  # noqa: ARG001 - nobody is named
) -> list[Area]:
    """Return the board in words: headquarters, then each region with its districts."""
    regions = [
        Area(words.REGIONS[region], [place_label(obs, place) for place in IN_REGION[region]])
        for region in range(REGIONS)
    ]
    return [Area(messages.headquarters(), [place_label(obs, HQ)]), *regions]
