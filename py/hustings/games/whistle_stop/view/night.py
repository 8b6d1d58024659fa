"""What an election and the debate show beside the regions: the race to 538, banners, verdicts."""

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
from hustings.games.whistle_stop.regions import EV, REGIONS
from hustings.games.whistle_stop.state import StopState, points, regions_won
from hustings.games.whistle_stop.text.phrases import NTH
from hustings.games.whistle_stop.view.map import layout
from hustings.games.whistle_stop.view.polls import Ticket, night, sentences, tickets
from hustings.games.whistle_stop.view.race import ALL
from hustings.games.whistle_stop.view.region import Scene
from hustings.messages.generated import whistle_stop_board as messages


def electing(obs: StopState) -> bool:
    """Return whether an election goes on."""
    return obs.round in v.ELECTIONS and obs.turn.prompt != v.OVER_NOW


def verdicts(scene: Scene) -> Iterator[Tree]:
    """Yield a mark on each region that has just been won or held, with its points."""
    for r, event in scene.fell.items():
        at = layout(tall=scene.look.tall)
        x, y = at.spot(r)[:2]
        size, down = (0.8, 0) if at.tall else (1.0, 13)  # the name above stays in sight
        said = messages.verdict(held=isinstance(event, Held), points=event.points)
        yield h(
            "g",
            {"class": f"ws-fell seat-{event.seat}", "key": f"fell-{r}-{scene.obs.round}",
             "transform": f"translate({num(x)} {num(y + down)}) scale({num(size)})"},
            h("g", {"class": "ws-lay"},
              pill(0, 0, 30, "", "ws-verdict", 64),
              marker(event.seat, -16, 0, 10, ""),
              h("text", {"x": "10", "y": "6"}, said)),
        )  # fmt: skip


def banner(scene: Scene) -> Child:
    """Return what lies over the map while an election or the debate begins, or one has ended."""
    if scene.live:
        return None
    last = scene.look.last
    for event in reversed(last):
        match event:
            case ElectionBegan(round_):
                title = messages.nth_election_title(nth=NTH[round_])
                return _opening(title, messages.election_order(order=scene.obs.order_rule))
            case DebateBegan():
                says = messages.debate_says(advanced=bool(scene.obs.advanced))
                return _opening(messages.debate_title(), says)
            case RoundBegan(round_) if round_ - 1 in v.ELECTIONS:
                return _summary(scene, round_ - 1)
            case ResultCounted(seat=0):
                return _summary(scene, v.LAST) if event is last[-1] else None
    return None


def _opening(title: str, says: str) -> Tree:
    return h("div", {"class": "ws-banner", "key": title}, h("h2", {}, title), h("p", {}, says))


def _summary(scene: Scene, held: int) -> Tree:
    """Return who has how many points after an election, and what it brought the viewer."""
    obs, look = scene.obs, scene.look
    told = tickets(night(look))
    seats = sorted(range(obs.seats), key=lambda seat: -points(obs, seat))
    lines = [_standing(obs, look.names[seat], seat, _gain(told, seat)) for seat in seats]
    return h(
        "div",
        {"class": "ws-banner ws-sum", "key": f"sum-{held}"},
        h("h2", {}, messages.after_election(nth=NTH[held])),
        h("ol", {}, lines),
        [h("p", {}, line) for line in brought(told, look.viewer)],
    )


def _gain(told: list[Ticket], seat: Seat) -> int:
    won = sum(EV[t.region] for t in told if t.winner == seat and not t.held and t.note != "called")
    return won - sum(EV[t.region] for t in told if t.loser == seat)


def _standing(obs: StopState, name: str, seat: Seat, gain: int) -> Tree:
    total = points(obs, seat)
    return h(
        "li",
        {"class": cls(f"seat-{seat}")},
        badge(seat),
        h("span", {"class": "ws-voter"}, name),
        h("span", {"class": "ws-length"},
          h("span", {"style": f"width:{100 * total / ALL:.1f}%"})),
        h("b", {}, f"{total}"),
        h("span", {"class": "ws-gain"}, messages.gain(by=gain)),
        h("small", {}, messages.regions_counted(regions=regions_won(obs, seat))),
    )  # fmt: skip


def brought(told: list[Ticket], viewer: Seat | None, *, brief: bool = False) -> list[str]:
    """Return in words what an election brought the viewer: regions won, held and lost.

    brief: how many, where there is no room to name them and the map shows which.
    """
    if viewer is None:
        return []
    mine = [t for t in told if t.winner == viewer and t.note != "called"]
    parts = {
        "won": [t.region for t in mine if not t.held],
        "held": [t.region for t in mine if t.held],
        "lost": [t.region for t in told if t.loser == viewer],
    }
    lines = [
        messages.brought_counted(how=how, regions=len(regions))
        if brief
        else messages.brought(how=how, regions=[REGIONS[r].name for r in regions])
        for how, regions in parts.items()
        if regions
    ]
    return lines or [messages.brought_nothing()]


def recap(scene: Scene) -> Child:
    """Return the sum of an election in lines, for whoever has to decide right after it."""
    look = scene.look
    for event in look.last if scene.live else ():
        if isinstance(event, RoundBegan) and event.round - 1 in v.ELECTIONS:
            lines = brought(tickets(night(look)), look.viewer, brief=look.tall)
            told = messages.recap(nth=NTH[event.round - 1], says=sentences(lines))
            return h("p", {"class": "ws-recap"}, told)
    return None
