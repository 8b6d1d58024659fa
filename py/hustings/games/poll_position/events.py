"""What can happen in Poll Position!: each event with its fields, declared once."""

from __future__ import annotations

from hustings.core.vocabulary import GameEvent, Rest
from hustings.games.poll_position.vocabulary import VOCABULARY


class Dealt(GameEvent, of=VOCABULARY, rule="specialist", told=True):
    """What the marker is."""

    marker: int
    specialist: int


class ChiefChosen(GameEvent, of=VOCABULARY, rule=20, name="chief"):
    """Is chief now."""

    marker: int


class WeekBegan(GameEvent, of=VOCABULARY, rule=13, name="week", told=True):
    """A week begins; all markers are off the map."""

    week: int


class Sealed(GameEvent, of=VOCABULARY, rule=16, told=True):
    """Has planned in secret."""

    marker: int


class Revealed(GameEvent, of=VOCABULARY, rule=16, told=True, reveals=True):
    """All sealed plans are opened; a `placed` for each follows."""


class Placed(GameEvent, of=VOCABULARY, rule=14, told=True):
    """Stands there, or says that it will; how many voters are likely to find no place there, of
    those who are there and by the end.
    """

    marker: int
    region: int
    short_now: int
    short_later: int


class Stayed(GameEvent, of=VOCABULARY, rule=15, told=True):
    """Stays with what was said."""

    marker: int
    region: int


class CardRevealed(GameEvent, of=VOCABULARY, rule="card", name="card", told=True):
    """The event of the week."""

    week: int
    card: int


class Engagement(GameEvent, of=VOCABULARY, rule=46):
    """Voter engagement, 0 to 5, after the event."""

    level: int


class Arrived(GameEvent, of=VOCABULARY, rule=28):
    """A token came from the bag, face down."""

    place: int


class BagEmpty(GameEvent, of=VOCABULARY, rule=31, told=True):
    """A token was due, but the bag is empty."""


class Closed(GameEvent, of=VOCABULARY, rule=48, told=True):
    """The place is closed; how many dice left it."""

    district: int
    card: int
    sites_lost: int


class Scattered(GameEvent, of=VOCABULARY, rule=49):
    """A token went from one place to another, as it lay."""

    origin: int
    place: int
    value: int


class Remained(GameEvent, of=VOCABULARY, rule=52):
    """The token stays at HQ."""

    value: int


class Shortage(GameEvent, of=VOCABULARY, rule=56, told=True):
    """Staffing costs 2 there from now on."""

    region: int


class Honk(GameEvent, of=VOCABULARY, rule=53, told=True):
    """HQ serves a quarter fewer at the count."""


class Reconciliation(GameEvent, of=VOCABULARY, rule=54, told=True):
    """Remote complaints count twice."""


class Protested(GameEvent, of=VOCABULARY, rule=57, told=True):
    """The place the protesters hit; what its dice lose follows."""

    district: int


class SiteLost(GameEvent, of=VOCABULARY, rule=55, told=True):
    """A die that showed this much is gone."""

    place: int
    value: int


class SiteLowered(GameEvent, of=VOCABULARY, rule=57, told=True):
    """A die that showed this much shows one less."""

    place: int
    value: int


class TurnBegan(GameEvent, of=VOCABULARY, rule=18, name="turn", told=True):
    """Its turn begins with so many action points."""

    marker: int
    points: int


class Opened(GameEvent, of=VOCABULARY, rule=21, told=True):
    """So many new dice showing 1 (one or two)."""

    marker: int
    place: int
    sites: int
    cost: int


class Staffing(GameEvent, of=VOCABULARY, rule=22):
    """Will roll for this area."""

    marker: int
    area: int
    cost: int


class Rolled(GameEvent, of=VOCABULARY, rule=22, told=True):
    """Rolled; the higher of two counts."""

    marker: int
    dice: Rest


class Replaced(GameEvent, of=VOCABULARY, rule=22, told=True):
    """A die that showed old shows new."""

    marker: int
    place: int
    old: int
    new: int


class Kept(GameEvent, of=VOCABULARY, rule=23, told=True):
    """Put the rolled die nowhere."""

    marker: int
    die: int


class Reached(GameEvent, of=VOCABULARY, rule=24, told=True):
    """Moved a token from there to HQ, as it lay; the second token of one act costs 0."""

    marker: int
    place: int
    value: int
    cost: int


class Split(GameEvent, of=VOCABULARY, rule=40, told=True):
    """A die of this value shows one less; a new one showing 1 at target."""

    marker: int
    place: int
    value: int
    target: int
    cost: int


class Surveying(GameEvent, of=VOCABULARY, rule=41, told=True):
    """Surveys the region."""

    marker: int
    region: int
    cost: int


class Turned(GameEvent, of=VOCABULARY, rule=41, told=True):
    """A face-down token there was turned up."""

    place: int
    value: int


class Looked(GameEvent, of=VOCABULARY, rule=33, told=True):
    """Saw, with everybody, the card of that week; it cost 1."""

    marker: int
    card: int
    week: int


class Liaised(GameEvent, of=VOCABULARY, rule=37, told=True):
    """Acts with this benefit; the act follows."""

    marker: int
    specialist: int


class Ended(GameEvent, of=VOCABULARY, rule=19):
    """Ended the turn with so many points left."""

    marker: int
    unused: int


class Intention(GameEvent, of=VOCABULARY, rule=28, told=True):
    """What was rolled; where the token from the bag went, face down: HQ where there is no such open
    district.
    """

    marker: int
    region: int
    type: int
    place: int


class RegionCounted(GameEvent, of=VOCABULARY, rule=58):
    """The region whose places are counted now, 6 for HQ."""

    region: int


class Counted(GameEvent, of=VOCABULARY, rule=60):
    """The sum of all its tokens; how many voters it serves; what the voters too many cost in
    points; the values of the tokens that lay face down.
    """

    place: int
    turnout: int
    capacity: int
    complaints: int
    turned: Rest


class Scored(GameEvent, of=VOCABULARY, rule=64, told=True):
    """The score sheet in points: the first less the next two, and goodwill, is the result."""

    turnout: int
    complaints: int
    cost: int
    goodwill: int


class Goodwill(GameEvent, of=VOCABULARY, rule=65, told=True):
    """What the team starts with, told in games that are not the book’s own; below 0 it is against
    the team.
    """

    points: int


class Changed(GameEvent, of=VOCABULARY, rule=15, told=True):
    """Says that it will stand there and not in the old region; the same for both by the end; 1
    where others go to the old one and nobody to the new one, else 0.
    """

    marker: int
    region: int
    short_later: int
    old: int
    old_short_later: int
    alone: int
