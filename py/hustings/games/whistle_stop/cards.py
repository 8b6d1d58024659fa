"""The 162 cards as one table. No rules: what a card does stands in rules/."""

from __future__ import annotations

from typing import Final, NamedTuple

from hustings.games.whistle_stop.regions import REGIONS, SUPER


class Card(NamedTuple):
    """One kind of card. money: what it is worth in $M when it is not played for its text."""

    id: str
    group: str
    quantity: int
    money: int
    name: str
    text: str


GROUPS: Final = ("fund", "region", "super", "veto", "override", "action", "red", "green", "winner")


def _fund(id_: str, quantity: int, money: int, name: str) -> Card:
    return Card(id_, "fund", quantity, money, name, f"${money}M for delegates or a green Veto.")


def _action(id_: str, quantity: int, money: int, name: str, text: str) -> Card:
    return Card(id_, "action", quantity, money, name, text)


def _red(id_: str, quantity: int, money: int, name: str, text: str) -> Card:
    return Card(id_, "red", quantity, money, name, text)


CARDS: Final = (
    _fund("bake_sale", 8, 2, "Bake sale"),
    _fund("barbecue", 8, 3, "Barbecue"),
    _fund("gala_dinner", 5, 4, "Gala dinner"),
    _fund("big_donor", 4, 5, "Big donor"),
    *(
        Card(
            region.id,
            "region",
            1 if r in SUPER else 3,
            2,
            region.name,
            f"Put 3 delegates in {region.name}.",
        )
        for r, region in enumerate(REGIONS)
    ),
    Card("super_state", "super", 8, 2, "Super State", "Put 3 delegates in a region of one state."),
    Card("veto", "veto", 7, 0, "Veto", "Block the card that is being played."),
    Card("override", "override", 2, 0, "Override", "Block a Veto. Nothing blocks this card."),
    _action("town_hall", 3, 2, "Town-hall tour", "1 delegate in each of up to 4 regions."),
    _action("grassroots", 3, 2, "Grassroots surge", "4 delegates in a region where you have some."),
    _action("frontier", 3, 2, "New frontier", "3 delegates in a region where you have none."),
    _action("bus_tour", 3, 1, "Bus tour", "Move up to 4 of your delegates to another region."),
    _action("defection", 4, 2, "Defection", "Where you have some, a rival loses 1 and you gain 1."),
    _action("attack_ad", 4, 3, "Attack ad", "One rival loses 2 delegates in one region."),
    _action("scandal", 3, 3, "Scandal", "One rival loses 1 delegate in each of up to 3 regions."),
    _action("phone_bank", 3, 1, "Phone bank", "Draw 3 cards."),
    _action("file", 2, 2, "Opposition file", "Look at a rival's hand, take a card, give one back."),
    _action("donors", 2, 2, "Poached donors", "Take a card from a rival's hand at random."),
    _action("leak", 2, 1, "Press leak", "Each rival discards a card of their own choice."),
    _action("endorsement", 2, 3, "Big endorsement", "5 delegates in a region worth 30 or less."),
    _action(
        "victory_lap",
        2,
        2,
        "Victory lap",
        "2 delegates in each of up to 2 regions you won; in any one region if you won none.",
    ),
    _action(
        "comeback",
        2,
        2,
        "Comeback",
        "3 delegates, 1 to a region. If nobody has fewer than you: 5, up to 2 to a region.",
    ),
    _action("momentum", 2, 2, "Momentum", "Take 2 more actions in this turn."),
    _action("second_look", 1, 1, "Second look", "Take a discarded card, but no Veto or Override."),
    _action(
        "legal_team",
        1,
        3,
        "Legal team",
        "Take a green Veto from the bank, or draw 2 if it is empty.",
    ),
    _action(
        "swing",
        1,
        2,
        "Swing voters",
        "In one region the rival with the most delegates loses up to 2 and you gain as many.",
    ),
    _red("get_out", 3, 2, "Get out the vote", "Roll 1 die more, up to 10."),
    _red("absentee", 2, 2, "Absentee ballots", "After the roll: roll one of your dice again."),
    _red("recount", 2, 3, "Recount", "After the roll: the two best roll 2 dice each to decide."),
    _red("weather", 3, 2, "Bad weather", "One rival rolls 2 dice fewer, but at least 1."),
    _red("debate_win", 2, 2, "Strong debate", "Add 1 to your score."),
    _red("gaffe", 2, 2, "Gaffe", "Take 1 off one rival's score."),
    _red("lawyer", 1, 3, "Election lawyer", "The incumbent may not roll a die again."),
    _red("turnout", 1, 1, "Low turnout", "Everybody rolls at most 2 dice."),
    _red("photo", 1, 2, "Photo finish", "Only the best single die counts, for everybody."),
    _red("volunteers", 1, 2, "Volunteer army", "Roll 2 dice more, up to 10."),
    Card(
        "green_veto",
        "green",
        7,
        0,
        "Green Veto",
        "Block the card being played, then back to the bank.",
    ),
    *(
        Card(
            f"winner_{region.id}",
            "winner",
            1,
            0,
            f"Winner: {region.name}",
            "You are incumbent here.",
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

NAMES_REGION: Final = frozenset(
    {SUPER_STATE, GRASSROOTS, FRONTIER, BUS_TOUR, DEFECTION, ATTACK_AD, ENDORSEMENT, SWING}
)
"""Cards that are told one region as they are played."""
NAMES_RIVAL: Final = frozenset({SCANDAL, FILE, DONORS})
"""Cards that are told one rival as they are played."""


def deck(advanced: bool, vetoes: bool) -> tuple[int, ...]:
    """Return how many cards of each kind are shuffled: red ones only in the advanced game."""
    left_out = {RED} if not advanced else set()
    if not vetoes:
        left_out |= {VETO_GROUP, OVERRIDE_GROUP}
    return tuple(
        0 if GROUP[kind] in left_out else CARDS[kind].quantity for kind in range(DECK_KINDS)
    )
