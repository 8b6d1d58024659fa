"""Draw the side panels: candidates, the last election, chances by region, piles."""

from __future__ import annotations

from hustings.core.model import HIDDEN, Seat
from hustings.core.protocols import Tree
from hustings.draw.look import Look
from hustings.draw.marker import badge
from hustings.draw.tree import Child, cls, h, part
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.cards import CARDS
from hustings.games.whistle_stop.odds import win
from hustings.games.whistle_stop.regions import EV, REGIONS, N
from hustings.games.whistle_stop.sight import known_cards
from hustings.games.whistle_stop.state import (
    NOBODY,
    StopState,
    delegates,
    in_region,
    points,
    regions_won,
)
from hustings.games.whistle_stop.view.night import is_election
from hustings.games.whistle_stop.view.outlook import outlook
from hustings.games.whistle_stop.view.polls import election_events, ticket_row, tickets
from hustings.games.whistle_stop.view.region import Drawing
from hustings.messages.generated import whistle_stop_board as messages


def _panel(title: str, *children: Child, kind: str = "") -> Tree:
    return h("section", {"class": cls("panel", kind)}, h("h2", {}, title), *children)


def _head(*names: str) -> Tree:
    return h("thead", {}, h("tr", {}, [h("th", {"scope": "col"}, name) for name in names]))


def candidates(obs: StopState, look: Look) -> Tree:
    """Return everybody's points, regions, delegates and number of cards, and who leads."""
    rows = [
        h(
            "tr",
            {"class": cls(seat in obs.turn.seats and "ws-now")},
            h("th", {"scope": "row"}, badge(seat), h("span", {}, look.names[seat])),
            [
                h("td", {}, f"{number}")
                for number in (
                    points(obs, seat),
                    regions_won(obs, seat),
                    delegates(obs, seat),
                    len(obs.hands[seat]),
                )
            ],
        )
        for seat in range(obs.seats)
    ]
    starter = look.names[obs.starter] if obs.round else ""
    return _panel(
        messages.candidates(),
        h("table", {"class": "ws-table-of"},
          _head(messages.head_candidate(), messages.head_points(), messages.head_regions(),
                messages.head_delegates(), messages.head_cards()),
          h("tbody", {}, rows)),
        h("p", {}, says) if (says := outlook(obs, look)) else None,
        h("p", {"class": "help"}, messages.starter(name=starter)) if starter else None,
        _known(obs, look),
        kind="ws-candidates",
    )  # fmt: skip


def _known(obs: StopState, look: Look) -> Child:
    """Return the cards the viewer knows to be in the hands of others, or all if none is hidden."""
    whole = look.viewer is None and not any(HIDDEN in hand for hand in obs.hands)
    lines = [
        h(
            "li",
            {},
            messages.known_of(name=look.names[seat], cards=[CARDS[kind].name for kind in hand]),
        )
        for seat in range(obs.seats)
        if seat != look.viewer
        and (hand := obs.hands[seat] if whole else known_cards(obs, look.viewer, seat))
    ]
    if not lines:
        return None
    return h("div", {"class": "ws-known"}, h("p", {"class": "help"}, messages.known(all=whole)),
             h("ul", {}, lines))  # fmt: skip


def place_many(drawing: Drawing) -> Child:
    """Return buttons to put several delegates into a region at once: a click on it puts one."""
    picks = drawing.picks
    if picks.chosen or not drawing.places_singly or drawing.seat is None:
        return None
    choices = [picks.named("region", r, v.V_PLACE) for r in range(N)]
    buttons = [
        h("button", {"type": "button", "class": "button small", "data-do": f"pick:{choice.token}",
                     "data-names": choice.names}, REGIONS[choice.move[1]].name)
        for choice in choices
        if choice is not None and (*choice.move, 2) in picks.legal
    ]  # fmt: skip
    if not buttons:
        return None
    return h(
        "details",
        {"class": "panel ws-at-once", "key": "at-once"},
        h("summary", {}, messages.at_once()),
        h("div", {"class": "ws-tabs"}, buttons),
    )


def results(obs: StopState, look: Look) -> Child:
    """Return the tickets of the election under way, or of one since the viewer's last decision."""
    if look.past or not (is_election(obs) or tickets(look.recent)):
        return None
    results = tickets(election_events(look))
    if not results:
        return None
    return _panel(
        messages.last_votes(), h("div", {"class": "ws-tickets"}, ticket_row(results, look))
    )


def chances(obs: StopState, look: Look) -> Tree:
    """Return each candidate's chance to win each region if it voted now."""
    rows = [
        _chance_row(r, obs.holder[r], win_chances(obs, r), called=bool(obs.called >> r & 1))
        for r in range(N)
    ]
    totals = [0.0] * obs.seats
    for r in range(N):
        for seat, share in enumerate(win_chances(obs, r)):
            totals[seat] += EV[r] * share
    return _panel(
        messages.chances(),
        h(
            "table",
            {"class": "ws-table-of ws-chances"},
            _seats_head(obs, look),
            h("tbody", {}, rows),
            _foot(messages.chances_total(), [round(total) for total in totals]),
        ),
        h("p", {"class": "help"}, messages.chances_help()),
    )  # fmt: skip


def point_sources(obs: StopState, look: Look) -> Tree:
    """Return where the points of the final score came from, region by region."""
    seats = range(obs.seats)
    rows = [
        h(
            "tr",
            {},
            h("th", {"scope": "row"}, REGIONS[r].name),
            [h("td", {}, f"{EV[r]}" if obs.holder[r] == seat else "–") for seat in seats],
        )
        for r in range(N)
    ]
    return _panel(
        messages.origins(),
        h(
            "table",
            {"class": "ws-table-of"},
            _seats_head(obs, look),
            h("tbody", {}, rows),
            _foot(messages.head_points(), [points(obs, seat) for seat in seats]),
        ),
        h("p", {"class": "help"}, messages.origins_help())
        if any(holder != NOBODY for holder in obs.holder)
        else None,
    )


def _seats_head(obs: StopState, look: Look) -> Tree:
    seats = [h("th", {"scope": "col"}, badge(seat, look.names[seat])) for seat in range(obs.seats)]
    return h("thead", {}, h("tr", {}, h("th", {"scope": "col"}, messages.head_region()), seats))


def _foot(title: str, totals: list[int]) -> Tree:
    cells = [h("td", {}, f"{total}") for total in totals]
    return h("tfoot", {}, h("tr", {}, h("th", {"scope": "row"}, title), cells))


def win_chances(obs: StopState, r: int) -> tuple[float, ...]:
    """Return each candidate's chance to hold a region after it voted now."""
    holder = obs.holder[r]
    decided = bool(obs.called >> r & 1) or not any(in_region(obs, r))
    if decided:
        return tuple(1.0 if seat == holder else 0.0 for seat in range(obs.seats))
    return win(tuple(in_region(obs, r)), holder)


@part
def _chance_row(r: int, holder: Seat, likely: tuple[float, ...], *, called: bool) -> Tree:
    cells = [
        h("td", {"class": cls(seat == holder and "ws-has")},
          messages.chance(share=share) if share else "–")
        for seat, share in enumerate(likely)
    ]  # fmt: skip
    mark = " ✔" if called else ""
    name = h("th", {"scope": "row"}, f"{REGIONS[r].name}{mark} ", h("small", {}, f"{EV[r]}"))
    return h("tr", {"class": cls(holder != NOBODY and "ws-won")}, name, cells)


def piles(obs: StopState) -> Tree:
    """Return the sizes of the piles and the cards on the discards."""
    kinds = [(kind, n) for kind, n in enumerate(obs.discard) if n]
    cards = [
        messages.several_cards(count=n, card=CARDS[kind].name) if n > 1 else CARDS[kind].name
        for kind, n in kinds
    ]
    return _panel(
        messages.piles(),
        h(
            "p",
            {},
            messages.piles_text(left=obs.left, discards=sum(obs.discard), bank=obs.bank),
        ),
        h(
            "details",
            {},
            h("summary", {}, messages.discards()),
            h("p", {"class": "help"}, messages.discards_list(cards=cards)),
        )
        if kinds
        else None,
    )
