"""Draw the election: the dice of the region that votes, and tickets of those that have voted."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from itertools import takewhile
from typing import Final

from hustings.core.model import Event, Move, Seat
from hustings.core.protocols import Tree
from hustings.draw.die import die_picture
from hustings.draw.look import Look
from hustings.draw.marker import badge
from hustings.draw.tree import Child, act, cls, h
from hustings.games.whistle_stop import text
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.cards import ABSENTEE, ROLL_OFF_DICE
from hustings.games.whistle_stop.election_events import (
    Contested,
    ElectionBegan,
    Held,
    KeptByCall,
    Lost,
    Rerolled,
    Rolled,
    RolloffBegan,
    Scored,
    StoodAlone,
    Won,
)
from hustings.games.whistle_stop.regions import EV, REGIONS
from hustings.games.whistle_stop.rules.election import forced_keep, score
from hustings.games.whistle_stop.state import BARRED, RECOUNTING, ROLLOFF, SINGLE, StopState
from hustings.games.whistle_stop.view.region import Drawing
from hustings.messages.generated import whistle_stop_board as messages
from hustings.messages.people import Cast

MANY_DICE: Final = 6
"""From this number of dice on, only those that count are shown large."""

LINE_COUNT_CLASSES: Final = {1: "ws-two", 2: "ws-two", 3: "ws-three"}
"""Class of a count by its number of lines; with more lines it is "ws-many"."""


def is_contested_vote(obs: StopState) -> bool:
    """Return whether a region with several candidates is voting."""
    return obs.region < len(REGIONS) and len(obs.contest) > 1


def polls(drawing: Drawing) -> Tree:
    """Return the dice of the region that votes, one line per candidate."""
    obs = drawing.obs
    notes = [
        note
        for bit, note in (
            (SINGLE, messages.polls_single()),
            (BARRED, messages.polls_barred()),
            (RECOUNTING, messages.polls_recount()),
        )
        if obs.flags & bit
    ]
    lines = [_line(drawing, seat) for seat in obs.contest]
    return _count_section(_title(drawing), lines, join_sentences(notes), waits=not any(obs.dice))


def join_sentences(parts: Sequence[str]) -> str:
    """Return the sentences as one text, "" for none."""
    return reduce(
        lambda first, following: messages.sentences(first=first, next=following), parts or [""]
    )


def _count_section(title: str, lines: list[Tree], note: str = "", *, waits: bool = False) -> Tree:
    return h(
        "section",
        {"class": "ws-polls", "aria-label": title},
        h("h2", {"class": "ws-row-title"}, title),
        h(
            "ul",
            {"class": cls(waits and "ws-before", LINE_COUNT_CLASSES.get(len(lines), "ws-many"))},
            lines,
        ),
        h("p", {"class": "help"}, note) if note else None,
    )


def _title(drawing: Drawing) -> str:
    """Return which region votes, or who may roll a die again or does."""
    obs, look = drawing.obs, drawing.look
    region, cast = REGIONS[obs.region].name, Cast(look.viewer, look.names)
    if obs.turn.prompt == v.REROLL and forced_keep(obs, obs.turn.seats[0]) is None:
        return messages.polls_may_reroll(region=region, who=cast.person(obs.turn.seats[0]))
    if obs.again:
        who = cast.person(obs.again[0])
        return messages.polls_rerolls(region=region, who=who, die=obs.again[1])
    title = messages.polls_rolloff if obs.flags & ROLLOFF else messages.polls_title
    return title(region=region, points=EV[obs.region])


def _line(drawing: Drawing, seat: int) -> Tree:
    obs, name = drawing.obs, drawing.look.names[seat]
    dice = obs.dice[seat]
    incumbent = obs.holder[obs.region] == seat
    waits = ROLL_OFF_DICE if obs.flags & ROLLOFF else obs.ndice[seat]
    best = 1 if obs.flags & SINGLE and not obs.flags & ROLLOFF else 2
    bonus = obs.mods[seat] if not obs.flags & ROLLOFF else 0
    fresh = _rerolled_value(drawing.look.last, seat)
    faces: list[Tree] = []
    for i, value in enumerate(dice):
        faces.append(_die(drawing, seat, value, i < best, again=value == fresh))
        fresh = 0 if value == fresh else fresh  # one of several equal dice
    return h(
        "li",
        {"class": cls(f"seat-{seat}", seat in _rerolling_seats(obs) and "ws-breath"),
         "key": f"count-{seat}"},
        badge(seat),
        h("span", {"class": "ws-voter"}, name, " ★" if incumbent else ""),
        h("span", {"class": cls("ws-dice", len(dice) < MANY_DICE and "ws-few")},
          faces or messages.polls_waits(dice=waits)),
        h("b", {"class": "ws-score"}, f"{score(obs, seat)}") if dice else None,
        h("span", {"class": "ws-bonus"}, messages.change(by=bonus)) if bonus else None,
    )  # fmt: skip


def _rerolling_seats(obs: StopState) -> tuple[Seat, ...]:
    """Return the seats that may roll a die again or do so now."""
    return obs.turn.seats if obs.turn.prompt == v.REROLL else obs.again[:1]


def _rerolled_value(last: tuple[Event, ...], seat: Seat) -> int:
    """Return the value of the die the seat has just rolled again, 0 for none."""
    rerolls = (event for event in reversed(last) if isinstance(event, Rerolled))
    return next((reroll.new for reroll in rerolls if reroll.seat == seat), 0)


def _die(drawing: Drawing, seat: int, value: int, counts: bool, *, again: bool) -> Tree:
    """Return a die, clickable where it may be rolled again. again: it just was."""
    obs, picks = drawing.obs, drawing.picks
    path: Move = (v.V_REROLL,)
    if picks.chosen[:2] == (v.V_RED, ABSENTEE):
        path = (v.V_RED, ABSENTEE)
    may_choose = drawing.live and drawing.seat == seat
    choice = picks.named("die", value, *path) if may_choose else None
    kind = cls("rolled", counts and "ws-counts", again and "ws-fresh", f"ws-of-{seat}")
    picture = die_picture(value, kind or "", key=f"{obs.round}-{obs.region}-{obs.flags}-{again}")
    if choice is None:
        return picture
    label = text.move(obs, seat, choice.move, drawing.look.names)
    return h("span", {"class": "ws-again legal", **act(choice, label)}, picture)


def last_count(drawing: Drawing) -> Tree | None:
    """Return the result of the region that voted last in the election under way."""
    decided = tickets(election_events(drawing.look))
    if not decided:
        return None
    ticket, look = decided[-1], drawing.look
    lines = [
        h(
            "li",
            {
                "class": cls(f"seat-{seat}", seat == ticket.winner and "ws-winner"),
                "key": f"count-{seat}",
            },
            badge(seat),
            h("span", {"class": "ws-voter"}, look.names[seat]),
            h("span", {"class": cls("ws-dice", len(dice) < MANY_DICE and "ws-few")}, [
                die_picture(value, "ws-counts" if i < 2 else "", key=f"{i}")
                for i, value in enumerate(dice)
            ]),
            h("b", {"class": "ws-score"}, f"{ticket.scores.get(seat, '')}"),
        )
        for seat, dice in ticket.dice.items()
    ]  # fmt: skip
    return _count_section(_verdict(ticket, look), lines)


def _verdict(ticket: Ticket, look: Look) -> str:
    cast, winner = Cast(look.viewer, look.names), ticket.winner
    region, points = REGIONS[ticket.region].name, EV[ticket.region]
    if ticket.note == "called":
        return messages.counted_called(region=region, whom=cast.person(winner))
    who = cast.person(winner)
    if ticket.note == "alone":
        return messages.counted_alone(who=who, region=region, points=points)
    if ticket.held:
        return messages.counted_held(who=who, region=region, points=points)
    if ticket.loser < 0:
        return messages.counted_won(who=who, region=region, points=points)
    loser = cast.person(ticket.loser)
    return messages.counted_won_from(who=who, region=region, points=points, whom=loser)


# Tickets ---------------------------------------------------------------------------------------


def election_events(look: Look) -> tuple[Event, ...]:
    """Return the events of the last election up to the moment shown."""
    events = [*takewhile(lambda event: not isinstance(event, ElectionBegan), look.back())]
    return tuple(reversed(events)) or look.recent


class Ticket:
    """The result of one region's election."""

    def __init__(self, region: int, note: str = "") -> None:
        self.region = region
        self.dice: dict[int, tuple[int, ...]] = {}
        self.scores: dict[int, int] = {}
        self.rolloffs = 0
        self.winner = -1
        self.loser = -1
        self.held = False
        self.note = note

    def scoring_dice(self, seat: Seat) -> tuple[int, ...]:
        """Return the dice that count: the two best, or the best one if it alone is the score."""
        dice = self.dice[seat]
        return dice[:1] if self.scores.get(seat) == dice[0] else dice[:2]

    def bonus(self, seat: Seat) -> int:
        """Return what cards added to the sum of a seat's scoring dice; 0 before it has a score."""
        dice = self.scoring_dice(seat)
        return self.scores.get(seat, sum(dice)) - sum(dice)


def tickets(events: tuple[Event, ...]) -> list[Ticket]:
    """Return the tickets of the regions decided in these events."""
    begun: list[Ticket] = []
    for event in events:
        match event:
            case Contested(region):
                begun.append(Ticket(region))
            case KeptByCall(region, seat):
                begun.append(Ticket(region, "called"))
                begun[-1].winner = seat
            case StoodAlone(_, region):
                begun.append(Ticket(region, "alone"))
            case Rolled() | Rerolled() | Scored() | RolloffBegan() | Won() | Held() | Lost():
                if not begun or begun[-1].region != event.region:
                    begun.append(Ticket(event.region))
                _add_event(begun[-1], event)
    return [ticket for ticket in begun if ticket.winner >= 0]


def _add_event(
    ticket: Ticket, event: Rolled | Rerolled | Scored | RolloffBegan | Won | Held | Lost
) -> None:
    """Add an event of the region to its ticket."""
    match event:
        case Rolled(seat, _, dice):
            ticket.dice[seat] = tuple(dice)
        case Rerolled(seat, _, old, new):
            others = list(ticket.dice.get(seat, (old,)))
            if old in others:
                others.remove(old)
            ticket.dice[seat] = tuple(sorted((*others, new), reverse=True))
        case Scored(seat, _, points):
            ticket.scores[seat] = points
        case RolloffBegan():
            ticket.rolloffs += 1
            ticket.dice.clear()  # only the roll-off decides, and not all take part
            ticket.scores.clear()
        case Lost(seat):
            ticket.loser = seat
        case Won(seat) | Held(seat):
            ticket.winner, ticket.held = seat, isinstance(event, Held)


def ticket_row(results: list[Ticket], look: Look) -> list[Tree]:
    """Return the tickets side by side."""
    return [_ticket(ticket, look) for ticket in results]


def _ticket(ticket: Ticket, look: Look) -> Tree:
    r = ticket.region
    name = look.names[ticket.winner]
    how = ticket.note or ("held" if ticket.held else "won")
    label = messages.ticket(
        region=REGIONS[r].name, points=EV[r], how=how, name=name, rolloff=bool(ticket.rolloffs)
    )
    lines: list[Child] = [
        h(
            "li",
            {"class": cls(f"seat-{seat}", seat == ticket.winner and "ws-winner")},
            badge(seat),
            h("span", {"class": "ws-dice"}, [
                die_picture(value, "", key=f"{r}-{n}")
                for n, value in enumerate(ticket.scoring_dice(seat))
            ]),
            h("small", {}, messages.change(by=plus)) if (plus := ticket.bonus(seat)) else None,
            h("b", {}, f"{ticket.scores.get(seat, '')}"),
        )
        for seat in ticket.dice
    ]  # fmt: skip
    return h(
        "div",
        {"class": "ws-ticket", "role": "img", "aria-label": label, "key": f"ticket-{r}"},
        h("p", {"class": "ws-ticket-head"}, REGIONS[r].name, h("span", {}, f"{EV[r]}")),
        h("ul", {}, lines) if lines else None,
        h(
            "p",
            {"class": "ws-ticket-foot"},
            badge(ticket.winner),
            messages.ticket_foot(how=how, name=name),
            " ↻" if ticket.rolloffs else "",
        ),
    )
