"""What each card does when it is played for its text, in a few words; CARDS has the whole text."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from hustings.games.whistle_stop.cards import CARDS, GROUP, REGION, Card
from hustings.messages.generated import whistle_stop_cards as messages

_USES: Final[Mapping[str, Callable[[Card], str]]] = {
    "super_state": lambda card: messages.card_super_state_use(delegates=card.delegates),
    "veto": lambda _: messages.card_veto_use(),
    "override": lambda _: messages.card_override_use(),
    "green_veto": lambda _: messages.card_green_veto_use(),
    "town_hall": lambda card: messages.card_town_hall_use(
        delegates=card.delegates, regions=card.regions
    ),
    "grassroots": lambda card: messages.card_grassroots_use(delegates=card.delegates),
    "frontier": lambda card: messages.card_frontier_use(delegates=card.delegates),
    "bus_tour": lambda card: messages.card_bus_tour_use(delegates=card.delegates),
    "defection": lambda card: messages.card_defection_use(lost=card.lost),
    "attack_ad": lambda card: messages.card_attack_ad_use(lost=card.lost),
    "scandal": lambda card: messages.card_scandal_use(lost=card.lost, regions=card.regions),
    "phone_bank": lambda card: messages.card_phone_bank_use(cards=card.cards),
    "file": lambda _: messages.card_file_use(),
    "donors": lambda _: messages.card_donors_use(),
    "leak": lambda _: messages.card_leak_use(),
    "endorsement": lambda card: messages.card_endorsement_use(
        delegates=card.delegates, points=card.points
    ),
    "victory_lap": lambda card: messages.card_victory_lap_use(
        delegates=card.delegates, regions=card.regions
    ),
    "comeback": lambda card: messages.card_comeback_use(delegates=card.delegates, last=card.last),
    "momentum": lambda card: messages.card_momentum_use(actions=card.actions),
    "second_look": lambda _: messages.card_second_look_use(),
    "legal_team": lambda _: messages.card_legal_team_use(),
    "swing": lambda card: messages.card_swing_use(lost=card.lost),
    "get_out": lambda card: messages.more_dice(dice=card.dice),
    "absentee": lambda _: messages.card_absentee_use(),
    "recount": lambda _: messages.card_recount_use(),
    "weather": lambda card: messages.card_weather_use(dice=card.dice),
    "debate_win": lambda card: messages.card_debate_win_use(score=card.score),
    "gaffe": lambda card: messages.card_gaffe_use(score=card.score),
    "lawyer": lambda _: messages.card_lawyer_use(),
    "turnout": lambda card: messages.card_turnout_use(dice=card.most_dice),
    "photo": lambda _: messages.card_photo_use(),
    "volunteers": lambda card: messages.more_dice(dice=card.dice),
}
"""The short text of each card that is no region's and has one."""


def card_use(kind: int) -> str:
    """Return the short text of a card; "" for funds, which are money only."""
    what = CARDS[kind]
    if GROUP[kind] == REGION:
        return messages.region_card_use(delegates=what.delegates)
    return _USES[what.id](what) if what.id in _USES else ""
