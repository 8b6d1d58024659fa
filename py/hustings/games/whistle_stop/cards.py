"""The 162 cards as one table: their words and every number of theirs. What they do is in rules/."""

from __future__ import annotations

from typing import Final, NamedTuple

from hustings.games.whistle_stop.regions import EV, REGIONS, SUPER, N


class Card(NamedTuple):
    """One kind of card with every number its words and its rules know; 0 where it has none.

    money: what it is worth in $M when it is not played for its text. delegates: so many go to a
    region (of several: to each), or are moved; each: no more of them to one region. regions: at
    most so many; unwon: and so many for who has won none. last, last_each: delegates and each, for
    who has fewest. lost: delegates that a rival loses in a region. points: what a region may be
    worth at most. cards: so many are drawn. actions: so many more. dice: so many more, or fewer, or
    so many in a recount; least_dice, most_dice: but no fewer, no more. score: what is added, or
    taken off. price: what it costs in $M to buy one.
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
"""The dice each candidate has."""
ROLL_OFF_DICE: Final = 2
"""The dice of each candidate in a roll-off and a recount."""


def _card(
    id_: str, group: str, quantity: int, money: int, name: str, text: str, **amounts: int
) -> Card:
    """Return a card; its text has the names of its numbers in brackets."""
    card = Card(id_, group, quantity, money, name, text, **amounts)
    return card._replace(text=text.format(**card._asdict()))


def _fund(id_: str, quantity: int, money: int, name: str) -> Card:
    return _card(id_, "fund", quantity, money, name, "${money}M for delegates or a green Veto.")


def _action(id_: str, quantity: int, money: int, name: str, text: str, **amounts: int) -> Card:
    return _card(id_, "action", quantity, money, name, text, **amounts)


def _red(id_: str, quantity: int, money: int, name: str, text: str, **amounts: int) -> Card:
    return _card(id_, "red", quantity, money, name, text, **amounts)


CARDS: Final = (
    _fund("bake_sale", 8, 2, "Bake sale"),
    _fund("barbecue", 8, 3, "Barbecue"),
    _fund("gala_dinner", 5, 4, "Gala dinner"),
    _fund("big_donor", 4, 5, "Big donor"),
    *(
        _card(
            region.id,
            "region",
            1 if r in SUPER else 3,
            2,
            region.name,
            "Put {delegates} delegates in {name}.",
            delegates=3,
        )
        for r, region in enumerate(REGIONS)
    ),
    _card(
        "super_state",
        "super",
        8,
        2,
        "Super State",
        "Put {delegates} delegates in a region of one state.",
        delegates=3,
    ),
    _card("veto", "veto", 7, 0, "Veto", "Block the card that is being played."),
    _card("override", "override", 2, 0, "Override", "Block a Veto. Nothing blocks this card."),
    _action(
        "town_hall",
        3,
        2,
        "Town-hall tour",
        "{delegates} delegate in each of up to {regions} regions.",
        delegates=1,
        regions=4,
    ),
    _action(
        "grassroots",
        3,
        2,
        "Grassroots surge",
        "{delegates} delegates in a region where you have some.",
        delegates=4,
    ),
    _action(
        "frontier",
        3,
        2,
        "New frontier",
        "{delegates} delegates in a region where you have none.",
        delegates=3,
    ),
    _action(
        "bus_tour",
        3,
        1,
        "Bus tour",
        "Move up to {delegates} of your delegates to another region.",
        delegates=4,
    ),
    _action(
        "defection",
        4,
        2,
        "Defection",
        "Where you have some, a rival loses {lost} and you gain {lost}.",
        lost=1,
    ),
    _action(
        "attack_ad", 4, 3, "Attack ad", "One rival loses {lost} delegates in one region.", lost=2
    ),
    _action(
        "scandal",
        3,
        3,
        "Scandal",
        "One rival loses {lost} delegate in each of up to {regions} regions.",
        lost=1,
        regions=3,
    ),
    _action("phone_bank", 3, 1, "Phone bank", "Draw {cards} cards.", cards=3),
    _action("file", 2, 2, "Opposition file", "Look at a rival's hand, take a card, give one back."),
    _action("donors", 2, 2, "Poached donors", "Take a card from a rival's hand at random."),
    _action("leak", 2, 1, "Press leak", "Each rival discards a card of their own choice."),
    _action(
        "endorsement",
        2,
        3,
        "Big endorsement",
        "{delegates} delegates in a region worth {points} or less.",
        delegates=5,
        points=30,
    ),
    _action(
        "victory_lap",
        2,
        2,
        "Victory lap",
        "{delegates} delegates in each of up to {regions} regions you won; "
        "in any one region if you won none.",
        delegates=2,
        regions=2,
        unwon=1,
    ),
    _action(
        "comeback",
        2,
        2,
        "Comeback",
        "{delegates} delegates, {each} to a region. "
        "If nobody has fewer than you: {last}, up to {last_each} to a region.",
        delegates=3,
        each=1,
        last=5,
        last_each=2,
    ),
    _action("momentum", 2, 2, "Momentum", "Take {actions} more actions in this turn.", actions=2),
    _action("second_look", 1, 1, "Second look", "Take a discarded card, but no Veto or Override."),
    _action(
        "legal_team",
        1,
        3,
        "Legal team",
        "Take a green Veto from the bank, or draw {cards} if it is empty.",
        cards=2,
    ),
    _action(
        "swing",
        1,
        2,
        "Swing voters",
        "In one region the rival with the most delegates loses up to {lost} and you gain as many.",
        lost=2,
    ),
    _red(
        "get_out",
        3,
        2,
        "Get out the vote",
        "Roll {dice} die more, up to {most_dice}.",
        dice=1,
        most_dice=MOST_DICE,
    ),
    _red("absentee", 2, 2, "Absentee ballots", "After the roll: roll one of your dice again."),
    _red(
        "recount",
        2,
        3,
        "Recount",
        "After the roll: the two best roll {dice} dice each to decide.",
        dice=ROLL_OFF_DICE,
    ),
    _red(
        "weather",
        3,
        2,
        "Bad weather",
        "One rival rolls {dice} dice fewer, but at least {least_dice}.",
        dice=2,
        least_dice=1,
    ),
    _red("debate_win", 2, 2, "Strong debate", "Add {score} to your score.", score=1),
    _red("gaffe", 2, 2, "Gaffe", "Take {score} off one rival's score.", score=1),
    _red("lawyer", 1, 3, "Election lawyer", "The incumbent may not roll a die again."),
    _red("turnout", 1, 1, "Low turnout", "Everybody rolls at most {most_dice} dice.", most_dice=2),
    _red("photo", 1, 2, "Photo finish", "Only the best single die counts, for everybody."),
    _red(
        "volunteers",
        1,
        2,
        "Volunteer army",
        "Roll {dice} dice more, up to {most_dice}.",
        dice=2,
        most_dice=MOST_DICE,
    ),
    _card(
        "green_veto",
        "green",
        7,
        0,
        "Green Veto",
        "Block the card being played, then back to the bank.",
        price=4,
    ),
    *(
        _card(
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
VETO_PRICE: Final = CARDS[GREEN].price
SMALL: Final = tuple(r for r in range(N) if EV[r] <= CARDS[ENDORSEMENT].points)
"""Regions that a big endorsement may go to."""

NAMES_REGION: Final = frozenset(
    {SUPER_STATE, GRASSROOTS, FRONTIER, BUS_TOUR, DEFECTION, ATTACK_AD, ENDORSEMENT, SWING}
)
"""Cards that are told one region as they are played."""
ADDS: Final = frozenset({SUPER_STATE, GRASSROOTS, FRONTIER, ENDORSEMENT})
"""Cards that put their delegates into the region they are told."""
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
