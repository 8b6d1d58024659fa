"""How a player stands, for those who hear the game."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.core.model import Seat
from hustings.games.whistle_stop.cards import CARDS
from hustings.games.whistle_stop.regions import REGIONS, N
from hustings.games.whistle_stop.state import StopState, in_region
from hustings.messages.generated import whistle_stop as messages


def standing(
    obs: StopState,
    viewer: Seat | None,
    names: Sequence[str],  # noqa: ARG001 - the listener is called "you"
) -> list[str]:
    """Return the viewer's hand, and in which regions they are ahead, level or behind."""
    if viewer is None:
        return []
    ahead, level, behind = list[str](), list[str](), list[str]()
    for region in range(N):
        row = list(in_region(obs, region))
        mine, most = row[viewer], max(row[:viewer] + row[viewer + 1 :])
        if mine or most:
            group = ahead if mine > most else level if mine == most else behind
            name = REGIONS[region].name
            group.append(messages.heard_region(region=name, delegates=mine, most=most))
    lines = []
    if hand := obs.hands[viewer]:
        lines.append(messages.heard_hand(cards=[CARDS[kind].name for kind in hand]))
    for group, sentence in (
        (ahead, messages.heard_ahead),
        (level, messages.heard_level),
        (behind, messages.heard_behind),
    ):
        if group:
            lines.append(sentence(regions=group))
    return lines
