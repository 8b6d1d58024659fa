"""The 162 cards as one table with their texts and numbers; rules/ has what they do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from hustings.games.whistle_stop.regions import EV, REGIONS, SUPER, N
from hustings.messages.generated import whistle_stop_cards as messages


class Card(NamedTuple):
    """One kind of card with every number in its text and its rules; 0 where it has none.

    money: its value in $M when not played for its text. delegates: placed in each region, or moved;
    each: the most of them for one region. regions: the most regions; unwon: the same for a
    candidate that has won none. last, last_each: delegates and each for the candidate with fewest.
    lost: delegates a rival loses in a region. points: the most points of the region. cards: drawn.
    actions: gained. dice: gained, lost, or rolled in a recount; least_dice, most_dice: their
    limits. score: added or taken off. price: in $M, to buy one.
    """

    id: str
    group: str
    quantity: int
    money: int
    name: str
    text: str
    delegates: int = 0
    each: int = 0
    regions: int = 0
    unwon: int = 0
    last: int = 0
    last_each: int = 0
    lost: int = 0
    points: int = 0
    cards: int = 0
    actions: int = 0
    dice: int = 0
    least_dice: int = 0
    most_dice: int = 0
    score: int = 0
    price: int = 0


GROUPS: Final = ("fund", "region", "super", "veto", "override", "action", "red", "green", "winner")
MOST_DICE: Final = 10
"""The most dice a candidate rolls."""
ROLL_OFF_DICE: Final = 2
"""The dice of each candidate in a roll-off and a recount."""


Text = Callable[[Card], str]
"""Writes a card's text with the card's numbers."""


def _card(
    id_: str, group: str, quantity: int, money: int, name: str, text: Text, **amounts: int
) -> Card:
    """Return a card with its text."""
    card = Card(id_, group, quantity, money, name, "", **amounts)
    return card._replace(text=text(card))


def _fund(id_: str, quantity: int, money: int, name: str) -> Card:
    text = messages.fund_text(money=money)
    return Card(id_, "fund", quantity, money, name, text)


def _action(id_: str, quantity: int, money: int, name: str, text: Text, **amounts: int) -> Card:
    return _card(id_, "action", quantity, money, name, text, **amounts)


def _red(id_: str, quantity: int, money: int, name: str, text: Text, **amounts: int) -> Card:
    return _card(id_, "red", quantity, money, name, text, **amounts)


def _more_dice_text(card: Card) -> str:
    return messages.more_dice_text(dice=card.dice, most_dice=card.most_dice)


CARDS: Final = (
    _fund("bake_sale", 8, 2, messages.card_bake_sale()),
    _fund("barbecue", 8, 3, messages.card_barbecue()),
    _fund("gala_dinner", 5, 4, messages.card_gala_dinner()),
    _fund("big_donor", 4, 5, messages.card_big_donor()),
    *(
        _card(
            region.id,
            "region",
            1 if r in SUPER else 3,
            2,
            region.name,
            lambda card: messages.region_card_text(delegates=card.delegates, region=card.name),
            delegates=3,
        )
        for r, region in enumerate(REGIONS)
    ),
    _card(
        "super_state",
        "super",
        8,
        2,
        messages.card_super_state(),
        lambda card: messages.card_super_state_text(delegates=card.delegates),
        delegates=3,
    ),
    _card("veto", "veto", 7, 0, messages.card_veto(), lambda _: messages.card_veto_text()),
    _card(
        "override",
        "override",
        2,
        0,
        messages.card_override(),
        lambda _: messages.card_override_text(),
    ),
    _action(
        "town_hall",
        3,
        2,
        messages.card_town_hall(),
        lambda card: messages.card_town_hall_text(delegates=card.delegates, regions=card.regions),
        delegates=1,
        regions=4,
    ),
    _action(
        "grassroots",
        3,
        2,
        messages.card_grassroots(),
        lambda card: messages.card_grassroots_text(delegates=card.delegates),
        delegates=4,
    ),
    _action(
        "frontier",
        3,
        2,
        messages.card_frontier(),
        lambda card: messages.card_frontier_text(delegates=card.delegates),
        delegates=3,
    ),
    _action(
        "bus_tour",
        3,
        1,
        messages.card_bus_tour(),
        lambda card: messages.card_bus_tour_text(delegates=card.delegates),
        delegates=4,
    ),
    _action(
        "defection",
        4,
        2,
        messages.card_defection(),
        lambda card: messages.card_defection_text(lost=card.lost),
        lost=1,
    ),
    _action(
        "attack_ad",
        4,
        3,
        messages.card_attack_ad(),
        lambda card: messages.card_attack_ad_text(lost=card.lost),
        lost=2,
    ),
    _action(
        "scandal",
        3,
        3,
        messages.card_scandal(),
        lambda card: messages.card_scandal_text(lost=card.lost, regions=card.regions),
        lost=1,
        regions=3,
    ),
    _action(
        "phone_bank",
        3,
        1,
        messages.card_phone_bank(),
        lambda card: messages.card_phone_bank_text(cards=card.cards),
        cards=3,
    ),
    _action("file", 2, 2, messages.card_file(), lambda _: messages.card_file_text()),
    _action("donors", 2, 2, messages.card_donors(), lambda _: messages.card_donors_text()),
    _action("leak", 2, 1, messages.card_leak(), lambda _: messages.card_leak_text()),
    _action(
        "endorsement",
        2,
        3,
        messages.card_endorsement(),
        lambda card: messages.card_endorsement_text(delegates=card.delegates, points=card.points),
        delegates=5,
        points=30,
    ),
    _action(
        "victory_lap",
        2,
        2,
        messages.card_victory_lap(),
        lambda card: messages.card_victory_lap_text(delegates=card.delegates, regions=card.regions),
        delegates=2,
        regions=2,
        unwon=1,
    ),
    _action(
        "comeback",
        2,
        2,
        messages.card_comeback(),
        lambda card: messages.card_comeback_text(
            delegates=card.delegates, each=card.each, last=card.last, last_each=card.last_each
        ),
        delegates=3,
        each=1,
        last=5,
        last_each=2,
    ),
    _action(
        "momentum",
        2,
        2,
        messages.card_momentum(),
        lambda card: messages.card_momentum_text(actions=card.actions),
        actions=2,
    ),
    _action(
        "second_look", 1, 1, messages.card_second_look(), lambda _: messages.card_second_look_text()
    ),
    _action(
        "legal_team",
        1,
        3,
        messages.card_legal_team(),
        lambda card: messages.card_legal_team_text(cards=card.cards),
        cards=2,
    ),
    _action(
        "swing",
        1,
        2,
        messages.card_swing(),
        lambda card: messages.card_swing_text(lost=card.lost),
        lost=2,
    ),
    _red("get_out", 3, 2, messages.card_get_out(), _more_dice_text, dice=1, most_dice=MOST_DICE),
    _red("absentee", 2, 2, messages.card_absentee(), lambda _: messages.card_absentee_text()),
    _red(
        "recount",
        2,
        3,
        messages.card_recount(),
        lambda card: messages.card_recount_text(dice=card.dice),
        dice=ROLL_OFF_DICE,
    ),
    _red(
        "weather",
        3,
        2,
        messages.card_weather(),
        lambda card: messages.card_weather_text(dice=card.dice, least_dice=card.least_dice),
        dice=2,
        least_dice=1,
    ),
    _red(
        "debate_win",
        2,
        2,
        messages.card_debate_win(),
        lambda card: messages.card_debate_win_text(score=card.score),
        score=1,
    ),
    _red(
        "gaffe",
        2,
        2,
        messages.card_gaffe(),
        lambda card: messages.card_gaffe_text(score=card.score),
        score=1,
    ),
    _red("lawyer", 1, 3, messages.card_lawyer(), lambda _: messages.card_lawyer_text()),
    _red(
        "turnout",
        1,
        1,
        messages.card_turnout(),
        lambda card: messages.card_turnout_text(dice=card.most_dice),
        most_dice=2,
    ),
    _red("photo", 1, 2, messages.card_photo(), lambda _: messages.card_photo_text()),
    _red(
        "volunteers", 1, 2, messages.card_volunteers(), _more_dice_text, dice=2, most_dice=MOST_DICE
    ),
    _card(
        "green_veto",
        "green",
        7,
        0,
        messages.card_green_veto(),
        lambda _: messages.card_green_veto_text(),
        price=4,
    ),
    *(
        _card(
            f"winner_{region.id}",
            "winner",
            1,
            0,
            messages.card_winner(region=region.name),
            lambda _: messages.card_winner_text(),
        )
        for region in REGIONS
    ),
)

INDEX: Final = {card.id: kind for kind, card in enumerate(CARDS)}
MONEY: Final = tuple(card.money for card in CARDS)
GROUP: Final = tuple(GROUPS.index(card.group) for card in CARDS)
(FUND, REGION, SUPER_GROUP, VETO_GROUP, OVERRIDE_GROUP) = range(5)
(ACTION, RED, GREEN_GROUP, WINNER) = range(5, 9)

FIRST_REGION: Final = INDEX["appalachian"]
"""Kind FIRST_REGION + r is the card of region r."""
SUPER_STATE: Final = INDEX["super_state"]
VETO: Final = INDEX["veto"]
OVERRIDE: Final = INDEX["override"]
GREEN: Final = INDEX["green_veto"]
_A: Final = INDEX["town_hall"]
(TOWN_HALL, GRASSROOTS, FRONTIER, BUS_TOUR, DEFECTION, ATTACK_AD) = range(_A, _A + 6)
(SCANDAL, PHONE_BANK, FILE, DONORS, LEAK, ENDORSEMENT) = range(_A + 6, _A + 12)
(VICTORY_LAP, COMEBACK, MOMENTUM, SECOND_LOOK, LEGAL_TEAM, SWING) = range(_A + 12, _A + 18)
_R: Final = INDEX["get_out"]
(GET_OUT, ABSENTEE, RECOUNT, WEATHER, DEBATE_WIN) = range(_R, _R + 5)
(GAFFE, LAWYER, TURNOUT, PHOTO, VOLUNTEERS) = range(_R + 5, _R + 10)

DECK_KINDS: Final = GREEN
"""Kinds below this one may lie in the draw pile; green Vetoes come from the bank only."""
KINDS: Final = GREEN + 1
"""Kinds below this one may be in a hand."""
GREENS: Final = CARDS[GREEN].quantity
VETO_PRICE: Final = CARDS[GREEN].price
SMALL: Final = tuple(r for r in range(N) if EV[r] <= CARDS[ENDORSEMENT].points)
"""Regions that a big endorsement may go to."""

NAMES_REGION: Final = frozenset(
    {SUPER_STATE, GRASSROOTS, FRONTIER, BUS_TOUR, DEFECTION, ATTACK_AD, ENDORSEMENT, SWING}
)
"""Cards that name a region when they are played."""
ADDS: Final = frozenset({SUPER_STATE, GRASSROOTS, FRONTIER, ENDORSEMENT})
"""Cards that place their delegates in the region they name."""
NAMES_RIVAL: Final = frozenset({SCANDAL, FILE, DONORS})
"""Cards that name a rival when they are played."""


def deck(advanced: bool, vetoes: bool) -> tuple[int, ...]:
    """Return how many cards of each kind are in the deck; red ones only in the advanced game."""
    left_out = {RED} if not advanced else set()
    if not vetoes:
        left_out |= {VETO_GROUP, OVERRIDE_GROUP}
    return tuple(
        0 if GROUP[kind] in left_out else CARDS[kind].quantity for kind in range(DECK_KINDS)
    )
