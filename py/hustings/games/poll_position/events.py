"""What can happen in Poll Position!: each event with its fields, declared once."""

from __future__ import annotations

from typing import Final

from hustings.core.model import AT_ONCE, SCENE
from hustings.core.vocabulary import GameEvent, Rest
from hustings.games.poll_position.vocabulary import VOCABULARY

ACT_MS: Final = 270
"""Milliseconds of one act: a turn has four, and each of them is seen."""
CARD_READING_MS: Final = 1800
"""Milliseconds to read an event card."""
VERDICT_MS: Final = 1200
"""Milliseconds until the result follows the verdict; with the count they are about 8 seconds."""


class Dealt(GameEvent, of=VOCABULARY, rule="specialist", shown=True, length=ACT_MS):
    """The marker stands for this specialist."""

    marker: int
    specialist: int


class ChiefChosen(GameEvent, of=VOCABULARY, rule=20, name="chief"):
    """The marker is chief now."""

    marker: int


class WeekBegan(GameEvent, of=VOCABULARY, rule=13, name="week", shown=True):
    """A week begins; all markers are off the map."""

    week: int


class Sealed(GameEvent, of=VOCABULARY, rule=16, shown=True, length=ACT_MS):
    """The marker's plan is made in secret."""

    marker: int


class PlansRevealed(
    GameEvent,
    of=VOCABULARY,
    rule=16,
    name="revealed",
    shown=True,
    reveals=True,
    length=SCENE,
    sound="card",
):
    """All sealed plans are opened; a `placed` for each follows."""


class Placed(GameEvent, of=VOCABULARY, rule=14, shown=True):
    """The marker stands in this region, or its player names the region in open planning.
    `short_now` and `short_later` are the voters likely to find no place there: of those who are
    there now, and by the end.
    """

    marker: int
    region: int
    short_now: int
    short_later: int


class Stayed(GameEvent, of=VOCABULARY, rule=15, shown=True, length=ACT_MS):
    """The marker keeps the region that was named."""

    marker: int
    region: int


class CardRevealed(
    GameEvent,
    of=VOCABULARY,
    rule="card",
    name="card",
    shown=True,
    length=CARD_READING_MS,
    sound="card",
    decisive=True,
):
    """The chief turns the event card of the week."""

    week: int
    card: int


class EngagementRose(GameEvent, of=VOCABULARY, rule=46, name="engagement", decisive=True):
    """The event raised voter engagement to this level, 0 to 5."""

    level: int


class Arrived(GameEvent, of=VOCABULARY, rule=28, length=SCENE):
    """A token came from the bag, face down."""

    place: int


class BagFoundEmpty(GameEvent, of=VOCABULARY, rule=31, name="bag_empty", shown=True):
    """A token was due, but the bag is empty."""


class Closed(
    GameEvent, of=VOCABULARY, rule=48, shown=True, length=SCENE, sound="stamp", decisive=True
):
    """The district is closed; `sites_lost` dice left it."""

    district: int
    card: int
    sites_lost: int


class Scattered(GameEvent, of=VOCABULARY, rule=49, length=SCENE, decisive=True):
    """A token went from one place to another; a face-up token stayed face up."""

    origin: int
    place: int
    value: int


class Remained(GameEvent, of=VOCABULARY, rule=52):
    """The token stays at HQ."""

    value: int


class ShortageBegan(
    GameEvent,
    of=VOCABULARY,
    rule=56,
    name="shortage",
    shown=True,
    length=SCENE,
    sound="stamp",
    decisive=True,
):
    """Staffing in this region costs 2 from now on."""

    region: int


class HonkBegan(
    GameEvent,
    of=VOCABULARY,
    rule=53,
    name="honk",
    shown=True,
    length=SCENE,
    sound="stamp",
    decisive=True,
):
    """HQ will serve a quarter fewer at the count."""


class ReconciliationBegan(
    GameEvent,
    of=VOCABULARY,
    rule=54,
    name="reconciliation",
    shown=True,
    length=SCENE,
    sound="stamp",
    decisive=True,
):
    """Remote complaints will count twice."""


class Protested(
    GameEvent, of=VOCABULARY, rule=57, shown=True, length=SCENE, sound="stamp", decisive=True
):
    """The protesters hit this district; what its dice lose follows."""

    district: int


class SiteLost(GameEvent, of=VOCABULARY, rule=55, shown=True, length=ACT_MS, decisive=True):
    """A die that showed this value is gone."""

    place: int
    value: int


class SiteLowered(GameEvent, of=VOCABULARY, rule=57, shown=True, length=ACT_MS, decisive=True):
    """A die that showed this value shows one less."""

    place: int
    value: int


class TurnBegan(GameEvent, of=VOCABULARY, rule=18, name="turn", shown=True, length=AT_ONCE):
    """The marker's turn began; `points` are its action points."""

    marker: int
    points: int


class Opened(GameEvent, of=VOCABULARY, rule=21, shown=True, length=ACT_MS):
    """The marker opened one or two sites: new dice that show 1."""

    marker: int
    place: int
    sites: int
    cost: int


class StaffingBegan(GameEvent, of=VOCABULARY, rule=22, name="staffing"):
    """The marker will roll for this area."""

    marker: int
    area: int
    cost: int


class Rolled(GameEvent, of=VOCABULARY, rule=22, shown=True, length=AT_ONCE, sound="dice"):
    """The marker rolled one die or two; the higher of two counts."""

    marker: int
    dice: Rest


class Replaced(GameEvent, of=VOCABULARY, rule=22, shown=True, length=ACT_MS, sound="dice"):
    """A die that showed `old` shows `new`."""

    marker: int
    place: int
    old: int
    new: int


class Kept(GameEvent, of=VOCABULARY, rule=23, shown=True, length=ACT_MS):
    """The marker put the rolled die nowhere."""

    marker: int
    die: int


class Reached(GameEvent, of=VOCABULARY, rule=24, shown=True, length=ACT_MS):
    """The marker moved a token from this place to HQ; a face-up token stayed face up. The second
    token of one act costs 0.
    """

    marker: int
    place: int
    value: int
    cost: int


class Split(GameEvent, of=VOCABULARY, rule=40, shown=True, length=ACT_MS, decisive=True):
    """A die of this value shows one less; a new die shows 1 at `target`."""

    marker: int
    place: int
    value: int
    target: int
    cost: int


class SurveyBegan(GameEvent, of=VOCABULARY, rule=41, name="surveying", shown=True, length=AT_ONCE):
    """The marker surveys the region."""

    marker: int
    region: int
    cost: int


class Turned(GameEvent, of=VOCABULARY, rule=41, shown=True, length=ACT_MS):
    """A face-down token at this place was turned up."""

    place: int
    value: int


class Looked(GameEvent, of=VOCABULARY, rule=33, shown=True, length=SCENE, sound="card"):
    """The marker looked at the card of that week, for all to see; it cost 1."""

    marker: int
    card: int
    week: int


class Liaised(GameEvent, of=VOCABULARY, rule=37, shown=True, length=AT_ONCE):
    """The marker acts with the benefit of this specialist; the act follows."""

    marker: int
    specialist: int


class Ended(GameEvent, of=VOCABULARY, rule=19):
    """The marker ended its turn and left `unused` points."""

    marker: int
    unused: int


class VoterTurnedUp(GameEvent, of=VOCABULARY, rule=28, name="intention", shown=True, sound="dice"):
    """The marker rolled this region and type; a token from the bag went to `place`, face down. That
    is HQ where there is no such open district.
    """

    marker: int
    region: int
    type: int
    place: int


class RegionCounted(GameEvent, of=VOCABULARY, rule=58):
    """The count of this region begins, 6 for HQ; its places follow."""

    region: int


class Counted(GameEvent, of=VOCABULARY, rule=60, length=SCENE):
    """The tokens of a place are counted: `turnout` is the sum of all its tokens, `capacity` how
    many voters it serves, `complaints` what the voters too many cost in points, and `turned` the
    values of the tokens that lay face down.
    """

    place: int
    turnout: int
    capacity: int
    complaints: int
    turned: Rest


class Scored(
    GameEvent,
    of=VOCABULARY,
    rule=64,
    shown=True,
    length=VERDICT_MS,
    sound="stamp",
    decisive=True,
):
    """The score sheet stands, all in points: `turnout` less `complaints` and `cost`, and with
    `goodwill` added, is the result.
    """

    turnout: int
    complaints: int
    cost: int
    goodwill: int


class GoodwillGranted(
    GameEvent, of=VOCABULARY, rule=65, name="goodwill", shown=True, length=SCENE, decisive=True
):
    """The team starts with these points; below 0 they are against the team. The event occurs only
    in games that are not the book’s own.
    """

    points: int


class PlanChanged(
    GameEvent, of=VOCABULARY, rule=15, name="changed", shown=True, length=SCENE, decisive=True
):
    """The marker will stand in this region and not in the `old` one. `short_later` and
    `old_short_later` are the voters likely to find no place in each by the end. `alone` is 1 where
    others go to the old region and nobody to the new one, else 0.
    """

    marker: int
    region: int
    short_later: int
    old: int
    old_short_later: int
    alone: int


class CardOver(GameEvent, of=VOCABULARY, rule="card", length=SCENE, decisive=True):
    """All that the event card of the week does is done; its turns begin."""

    week: int
    card: int
