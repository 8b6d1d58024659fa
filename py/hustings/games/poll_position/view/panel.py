"""Panels beside the map: the week, the team, the forecast."""

from __future__ import annotations

from typing import Final

from hustings.core.model import HIDDEN, OVER, Event
from hustings.core.protocols import Tree
from hustings.core.vocabulary import of_kind
from hustings.draw.die import die_picture
from hustings.draw.look import Look
from hustings.draw.marker import badge
from hustings.draw.tree import Child, cls, h
from hustings.games.poll_position import names as words
from hustings.games.poll_position import tally
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.board import NOWHERE, PLACES, POINTS, ROLLS, VALUES, WEEKS
from hustings.games.poll_position.cards import (
    ADDS,
    DANGEROUS,
    HONK_HONK,
    PERSONNEL_SHORTAGE,
    RECONCILIATION,
    SHORT_STAFFING,
)
from hustings.games.poll_position.events import CardRevealed, TurnBegan, VoterTurnedUp
from hustings.games.poll_position.forecast import Forecast, forecast, points_left
from hustings.games.poll_position.state import State
from hustings.games.poll_position.text.log import card_effects
from hustings.games.poll_position.view.outlook import MIN_SWING, outlook
from hustings.games.poll_position.view.pieces import action_point
from hustings.games.poll_position.view.unserved import unserved_voters
from hustings.messages.formats import shown
from hustings.messages.generated import poll_position_board as messages

MAX_WORST: Final = 4
"""The most cards that the outlook names."""


def panel(title: str, *children: Child, kind: str = "") -> Tree:
    """Return a panel with a title."""
    return h("section", {"class": cls("panel", kind)}, h("h2", {}, title), *children)


# The week ------------------------------------------------------------------------------------


def week_panel(obs: State, look: Look) -> Tree:
    """Return this week's card and its effects, the next card if known, the last rolls, the bag."""
    week = min(obs.week, WEEKS - 1)
    if week < len(obs.drawn):
        card: Child = _card(obs.drawn[week], messages.event_of_week(week=week + 1))
    else:
        card = h("p", {"class": "pp-card pp-covered"}, messages.event_covered(week=week + 1))
    following = obs.drawn[week + 1 : week + 2]
    return panel(
        messages.week_of(week=week + 1, weeks=WEEKS),
        card,
        _card_effects(obs, look),
        [_card(next_card, messages.next_week()) for next_card in following],
        _lasting_effects(obs),
        _rolls(look),
        _outlook(obs),
        _unseen_voters(obs),
        _unseen_events(obs),
        kind="pp-week-panel",
    )


def _card(card: int, when: str) -> Tree:
    return h(
        "div",
        {"class": "pp-card"},
        h("p", {"class": "pp-when"}, when),
        h("p", {"class": "pp-card-name"}, words.CARDS[card], _engagement_note(card)),
        h("p", {}, messages.effect_means(effect=words.EFFECTS[card])),
    )


def _engagement_note(card: int) -> Child:
    return h("span", {"class": "pp-plus"}, messages.engagement_rises()) if card in ADDS else None


def _card_effects(obs: State, look: Look) -> Child:
    """Return the effects of this week's card: in full while it is recent, else the place it hit."""
    lines = card_effects(_since_card(look.recent), look.viewer, look.names)
    if not lines and obs.struck < PLACES:
        lines = [messages.it_hit(place=words.the_place(obs.struck))]
    return h("ul", {"class": "pp-deeds"}, [h("li", {}, line) for line in lines]) if lines else None


def _since_card(recent: tuple[Event, ...]) -> tuple[Event, ...]:
    """Return the events from the last card to the first turn after it; () without a card."""
    cards = [i for i, event in enumerate(recent) if isinstance(event, CardRevealed)]
    if not cards:
        return ()
    after = recent[cards[-1] :]
    turns = [i for i, event in enumerate(after) if isinstance(event, TurnBegan)]
    return after[: turns[0]] if turns else after


def _lasting_effects(obs: State) -> Child:
    """Return the effects of cards that last for the rest of the game."""
    lines = []
    if obs.honk:
        lines.append(messages.lasting_honk(card=words.CARDS[HONK_HONK]))
    if obs.reconciliation:
        lines.append(messages.lasting_reconciliation(card=words.CARDS[RECONCILIATION]))
    if obs.shortage != NOWHERE:
        lines.append(
            messages.lasting_shortage(
                card=words.CARDS[PERSONNEL_SHORTAGE],
                cost=SHORT_STAFFING,
                where=words.in_region(obs.shortage),
            )
        )
    return h("ul", {"class": "pp-deeds"}, [h("li", {}, line) for line in lines]) if lines else None


def _rolls(look: Look) -> Child:
    """Return the dice of the last voters: a number and a colour each."""
    voters = of_kind(look.last, VoterTurnedUp)
    if not voters:
        return None
    return h(
        "div",
        {"class": "pp-rolls"},
        [
            h(
                "p",
                {},
                die_picture(voter.region + 1, "rolled", key=f"{look.ply}-{i}"),
                _coloured_die(voter.type, f"{look.ply}-{i}"),
                h("span", {}, messages.a_voter(where=words.at_place(voter.place))),
            )
            for i, voter in enumerate(voters)
        ],
    )


def _coloured_die(kind: int, key: str) -> Tree:
    letter = h(
        "text",
        {"class": "pp-face", "x": "0", "y": "22"},
        messages.colour_initial(type=words.TYPE_KEYS[kind]),
    )
    label = messages.colour_means(colour=words.COLOURS[kind], type=words.TYPES[kind])
    return die_picture(0, f"pp-colour-{words.TYPE_KEYS[kind]} rolled", letter, key, label)


def _unseen_voters(obs: State) -> Tree:
    counts = [messages.unseen_of(count=obs.rest[value - 1], value=value) for value in VALUES]
    label = messages.unseen(
        level=obs.engagement, voters=ROLLS[obs.engagement], bag=obs.bag, counts=counts
    )
    return h("p", {"class": "help"}, label)


def _outlook(obs: State) -> Child:
    """Return which cards would lower the forecast if they were turned next, the worst first."""
    coming = outlook(obs)
    if coming is None or not coming.swings:
        return None
    worst = [
        messages.card_swing(card=words.CARDS[card], points=points)
        for card, points in coming.swings[:MAX_WORST]
    ]
    says = messages.outlook(
        cards=coming.cards, count=len(coming.swings), least=MIN_SWING, worst=worst
    )
    return h("p", {"class": "pp-outlook"}, says)


def _unseen_events(obs: State) -> Child:
    """Return the event cards that may still come, the dangerous ones first and marked."""
    unknown, cards = WEEKS - len(obs.drawn), obs.unused_cards()
    if not unknown:
        return None
    dangerous = [card for card in cards if card in DANGEROUS]
    mark = h("span", {"class": "pp-plus"}, messages.event_dangerous())
    return [
        h(
            "details",
            {"class": "pp-expected"},
            h("summary", {}, messages.events_left(unknown=unknown, cards=len(cards))),
            h(
                "ul",
                {"class": "pp-deeds"},
                [h("li", {}, words.CARDS[card], mark) for card in dangerous],
                [h("li", {}, words.CARDS[card]) for card in cards if card not in dangerous],
            ),
        ),
    ]


# The team ------------------------------------------------------------------------------------


def team_panel(obs: State, look: Look) -> Tree:
    """Return every marker's specialist, region and, for the one at work, action points."""
    order = [(obs.chief + i) % obs.markers for i in range(obs.markers)]
    return panel(
        messages.team(), h("ul", {"class": "pp-team"}, [_member(obs, look, m) for m in order])
    )


def _member(obs: State, look: Look, marker: int) -> Tree:
    region = obs.region[marker]
    if region == HIDDEN:
        where = messages.sealed_plan()
    else:
        where = messages.no_region() if region == NOWHERE else words.REGIONS[region]
    working = marker == obs.worker and obs.turn.prompt in (v.ACT, v.PLACE_DIE, v.SECOND)
    chief = h("span", {"class": "pp-chief"}, " ", messages.chief())
    card = obs.specialist[marker]
    return h(
        "li",
        {"class": cls(f"seat-{marker}", working and "pp-working")},
        badge(marker),
        h(
            "div",
            {},
            h("p", {"class": "pp-member"}, words.player(marker, look.names),
              chief if marker == obs.chief else None,
              h("span", {"class": "pp-where"}, where)),
            h("p", {"class": "pp-role-name"}, words.SPECIALISTS[card]),
            h("p", {"class": "help"}, words.ABILITIES[card]),
            _points_left(obs.points) if working else None,
        ),
    )  # fmt: skip


def _points_left(left: int) -> Tree:
    picture = h(
        "svg",
        {"viewBox": "0 0 124 32", "class": "pp-coins", "aria-hidden": "true"},
        [action_point(15 + 31 * n, 15, 13.5, n >= left) for n in range(POINTS)],
    )
    return h("p", {"class": "pp-points"}, picture, messages.points(points=left))


# The forecast --------------------------------------------------------------------------------


def forecast_panel(obs: State) -> Tree:
    """Return the forecast of the final score, in the words used beside the dial."""
    if obs.turn.mode == OVER:
        rows = [(messages.forecast_final(), forecast(obs))]
    elif obs.week == WEEKS:
        rows = [(messages.forecast_counting(), forecast(obs))]
    else:
        rows = [
            (messages.forecast_now(), forecast(obs, foresight=False)),
            (messages.forecast_idle(), forecast(obs)),
            (messages.forecast_working(), forecast(obs, working=True)),
        ]
    note = _note(points_left(obs), obs.goodwill)
    return panel(
        messages.forecast(),
        h("ul", {"class": "pp-forecast"}, [_row(label, range_) for label, range_ in rows]),
        h("p", {"class": "help"}, messages.forecast_needle()) if len(rows) > 1 else None,
        h("p", {"class": "help"}, note) if note else None,
        _expected_table(obs) if obs.week < WEEKS else None,
    )


def _note(left: int, goodwill: int) -> str:
    """Return the note below the forecast, "" for none. left: action points of the team."""
    if left and goodwill:
        return messages.forecast_goodwill_left(left=left, goodwill=goodwill)
    if left:
        return messages.forecast_left(left=left)
    return messages.goodwill_counted_in(goodwill=goodwill) if goodwill else ""


def _row(label: str, expected: Forecast) -> Tree:
    verdict = tally.verdict(expected.middle)
    low, middle, high = expected
    score_range = messages.forecast_range(
        points=middle,
        sure=low == high,
        low=low,
        high=high,
        verdict=words.VERDICTS_WITHIN[verdict],
    )
    kind = {"class": f"pp-verdict pp-is-{verdict}"}
    return h("li", kind, h("span", {}, label), h("b", {}, score_range))


def _expected_table(obs: State) -> Tree:
    """Return a folded table of the expected unserved voters at each place."""
    rows = [
        h("tr", {}, h("td", {}, words.place(number)),
          [h("td", {}, shown(round(each, 1))) for each in short])
        for number, short in enumerate(unserved_voters(obs)) if not obs.closed[number]
    ]  # fmt: skip
    heads = [
        h("th", {}, messages.expected_not_served()),
        h("th", {}, messages.expected_now()),
        h("th", {}, messages.expected_end()),
    ]
    return h(
        "details",
        {"class": "pp-expected"},
        h("summary", {}, messages.expected_at_places()),
        h("table", {}, h("thead", {}, h("tr", {}, heads)), h("tbody", {}, rows)),
    )
