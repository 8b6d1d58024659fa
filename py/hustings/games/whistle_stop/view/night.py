"""Draw what elections and the debate show over the map: banners, verdicts, recaps."""

from __future__ import annotations

from collections.abc import Iterator

from hustings.core.model import Seat
from hustings.core.protocols import Tree
from hustings.draw.marker import badge, marker
from hustings.draw.pieces import pill
from hustings.draw.tree import Child, cls, h, num
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.election_events import (
    DebateBegan,
    ElectionBegan,
    Held,
    ResultCounted,
)
from hustings.games.whistle_stop.events import RoundBegan
from hustings.games.whistle_stop.regions import ALL_POINTS, EV, REGIONS
from hustings.games.whistle_stop.state import StopState, points, regions_won
from hustings.games.whistle_stop.text.phrases import NTH
from hustings.games.whistle_stop.view.map import layout_for
from hustings.games.whistle_stop.view.outlook import outlook
from hustings.games.whistle_stop.view.polls import Ticket, election_events, join_sentences, tickets
from hustings.games.whistle_stop.view.region import Drawing
from hustings.messages.generated import whistle_stop_board as messages


def is_election(obs: StopState) -> bool:
    """Return whether an election is under way."""
    return obs.round in v.ELECTIONS and obs.turn.prompt != v.OVER_NOW


def verdicts(drawing: Drawing) -> Iterator[Tree]:
    """Yield a mark on each region that has just been won or held, with its points."""
    for r, event in drawing.decided.items():
        layout = layout_for(tall=drawing.look.tall)
        x, y = layout.spot(r)[:2]
        size, down = (0.8, 0) if layout.tall else (1.0, 13)  # the name above stays in sight
        label = messages.verdict(held=isinstance(event, Held), points=event.points)
        yield h(
            "g",
            {"class": f"ws-fell seat-{event.seat}", "key": f"fell-{r}-{drawing.obs.round}",
             "transform": f"translate({num(x)} {num(y + down)}) scale({num(size)})"},
            h("g", {"class": "ws-lay"},
              pill(0, 0, 30, "", "ws-verdict", 64),
              marker(event.seat, -16, 0, 10, ""),
              h("text", {"x": "10", "y": "6"}, label)),
        )  # fmt: skip


def banner(drawing: Drawing) -> Child:
    """Return the banner over the map when an election or the debate begins, or one has ended."""
    if drawing.live:
        return None
    last = drawing.look.last
    for event in reversed(last):
        match event:
            case ElectionBegan(round_):
                title = messages.nth_election_title(nth=NTH[round_])
                return _opening(title, messages.election_order(order=drawing.obs.order_rule))
            case DebateBegan():
                says = messages.debate_text(advanced=bool(drawing.obs.advanced))
                return _opening(messages.debate_title(), says)
            case RoundBegan(round_) if round_ - 1 in v.ELECTIONS:
                return _summary(drawing, round_ - 1)
            case ResultCounted(seat) if seat == drawing.obs.seats - 1:
                return None  # the winner is named instead
            case ResultCounted(seat=0):
                return _summary(drawing, v.LAST)
    return None


def _opening(title: str, says: str) -> Tree:
    return h("div", {"class": "ws-banner", "key": title}, h("h2", {}, title), h("p", {}, says))


def _summary(drawing: Drawing, held: int) -> Tree:
    """Return the standings after an election, the viewer's gains and what may still change."""
    obs, look = drawing.obs, drawing.look
    results = tickets(election_events(look))
    seats = sorted(range(obs.seats), key=lambda seat: -points(obs, seat))
    lines = [_standing_line(obs, look.names[seat], seat, _gain(results, seat)) for seat in seats]
    return h(
        "div",
        {"class": "ws-banner ws-sum", "key": f"sum-{held}"},
        h("h2", {}, messages.after_election(nth=NTH[held])),
        h("ol", {}, lines),
        [h("p", {}, line) for line in election_gains(results, look.viewer, brief=look.tall)],
        h("p", {}, says) if held != v.LAST and (says := outlook(obs, look)) else None,
    )


def _gain(results: list[Ticket], seat: Seat) -> int:
    won = sum(
        EV[t.region] for t in results if t.winner == seat and not t.held and t.note != "called"
    )
    return won - sum(EV[t.region] for t in results if t.loser == seat)


def _standing_line(obs: StopState, name: str, seat: Seat, gain: int) -> Tree:
    total = points(obs, seat)
    return h(
        "li",
        {"class": cls(f"seat-{seat}")},
        badge(seat),
        h("span", {"class": "ws-voter"}, name),
        h("span", {"class": "ws-length"},
          h("span", {"style": f"width:{100 * total / ALL_POINTS:.1f}%"})),
        h("b", {}, f"{total}"),
        h("span", {"class": "ws-gain"}, messages.gain(by=gain)),
        h("small", {}, messages.regions_counted(regions=regions_won(obs, seat))),
    )  # fmt: skip


def election_gains(results: list[Ticket], viewer: Seat | None, *, brief: bool = False) -> list[str]:
    """Return the viewer's regions won, held and lost in an election, as sentences.

    brief: with their number instead of their names.
    """
    if viewer is None:
        return []
    mine = [t for t in results if t.winner == viewer and t.note != "called"]
    parts = {
        "won": [t.region for t in mine if not t.held],
        "held": [t.region for t in mine if t.held],
        "lost": [t.region for t in results if t.loser == viewer],
    }
    lines = [
        messages.brought_counted(how=how, regions=len(regions))
        if brief
        else messages.brought(how=how, regions=[REGIONS[r].name for r in regions])
        for how, regions in parts.items()
        if regions
    ]
    return lines or [messages.brought_nothing()]


def recap(drawing: Drawing) -> Child:
    """Return an election's gains in one line, for a viewer who decides right after it."""
    look = drawing.look
    for event in look.last if drawing.live else ():
        if isinstance(event, RoundBegan) and event.round - 1 in v.ELECTIONS:
            lines = election_gains(tickets(election_events(look)), look.viewer, brief=look.tall)
            line = messages.recap(nth=NTH[event.round - 1], says=join_sentences(lines))
            return h("p", {"class": "ws-recap"}, line)
    return None
