"""Draw a rival's turn over the hand while it is played back: face, deeds, and the card just played.

The hand lies below it, since nobody can use it meanwhile. While the viewer may veto the card, the
card lies beside the hand instead.
"""

from __future__ import annotations

from typing import Final

from hustings.core.model import Seat
from hustings.core.plain_text import cut
from hustings.core.protocols import Tree
from hustings.draw.portrait import portrait, portrait_numbers
from hustings.draw.tree import cls, h, part
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.card_uses import card_use
from hustings.games.whistle_stop.cards import CARDS
from hustings.games.whistle_stop.events import Overrode, Vetoed
from hustings.games.whistle_stop.state import NOBODY
from hustings.games.whistle_stop.text.effects import effect
from hustings.games.whistle_stop.view.card import emblem
from hustings.games.whistle_stop.view.deeds import NOTHING_PLAYED, Deed, deed_words, turn_deeds
from hustings.games.whistle_stop.view.region import Drawing
from hustings.messages.generated import whistle_stop_board as messages
from hustings.messages.people import Cast

_MAX_NAME_LETTERS: Final = 10
MAX_EARLIER_DEEDS: Final = 4
"""How many deeds before the latest card are shown; older ones go."""


def draw_rival_turn(drawing: Drawing) -> Tree | None:
    """Return the rival whose turn is played back, with their deeds; None without one."""
    obs, look = drawing.obs, drawing.look
    if not look.playback or drawing.live or obs.turn_owner is None:
        return None
    deeds = turn_deeds(look.back())
    played = [n for n, deed in enumerate(deeds) if deed.kind != NOTHING_PLAYED]
    latest = deeds[played[-1]] if played else None
    actor = obs.active
    reacts = any(isinstance(event, Vetoed | Overrode) for event in look.last)
    if reacts and latest is not None and latest.vetoer != NOBODY:
        actor = latest.vetoer
    if actor == look.viewer or not deeds:
        return None
    cast = Cast(look.viewer, look.names)
    earlier = [deed for deed in deeds if deed is not latest][-MAX_EARLIER_DEEDS:]
    number = portrait_numbers(look.names)[actor]
    return h(
        "div",
        {"class": "ws-rival", "key": f"rival-{obs.round}-{actor}", "aria-hidden": "true"},
        _who(actor, number, cut(look.names[actor], _MAX_NAME_LETTERS)),
        h(
            "div",
            {"class": f"ws-deeds seat-{obs.active}"},
            h("ol", {}, [_earlier(deed, cast) for deed in reversed(earlier)]),
            _bill_of(drawing, latest, len(played), cast, own=actor == latest.seat)
            if latest
            else None,
        ),
    )


@part
def _who(seat: Seat, number: int, name: str) -> Tree:
    return h("div", {"class": "ws-rival-who"}, portrait(number, f"seat-{seat}"),
             h("b", {}, name))  # fmt: skip


def _earlier(deed: Deed, cast: Cast) -> Tree:
    """Return what was done before the latest card, in a few words."""
    said = deed_words(deed, cast, brief=True) or CARDS[deed.kind].name
    return h("li", {"class": cls(deed.stopped and "ws-struck")}, said)


def _bill_of(drawing: Drawing, deed: Deed, number: int, cast: Cast, *, own: bool) -> Tree:
    """Return the latest card of a turn.

    number: how many cards were played by then. own: whether it is the card of the rival shown.
    """
    obs = drawing.obs
    on_table = bool(obs.play) and not obs.stack
    said = effect(obs, cast) if on_table else deed_words(deed, cast, brief=deed.stopped)
    by = "" if own else played_by(drawing, deed.seat, deed.way)
    return bill(deed.kind, deed.way, said, by, stopped=deed.stopped, key=f"bill-{number}")


def played_by(drawing: Drawing, seat: Seat, way: int) -> str:
    """Return who plays or spends a card."""
    how = "spends" if way == v.MONEY else "plays"
    return messages.by(name=drawing.look.names[seat], how=how)


def bill(kind: int, way: int, said: str, by: str = "", *, stopped: bool, key: str) -> Tree:
    """Return a card that is being played as a bill: what it can do, and what it does here.

    said: what it does here. by: who plays it. stopped: whether it is vetoed.
    """
    use = messages.dollars(money=CARDS[kind].money) if way == v.MONEY else card_use(kind)
    if said in ("", use) and way != v.MONEY and not stopped:
        said = CARDS[kind].text
    return _bill(kind, use, "" if said == use else said, by, stopped=stopped, key=key)


@part
def _bill(kind: int, use: str, said: str, by: str, *, stopped: bool, key: str) -> Tree:
    what = CARDS[kind]
    return h(
        "div",
        {"class": cls("ws-bill", f"ws-{what.group}"), "key": key},
        h("span", {"class": "ws-bill-head"}, h("small", {}, by) if by else None,
          h("span", {"class": "ws-emblem"}, emblem(kind)), h("b", {}, what.name),
          h("span", {"class": "ws-bill-use"}, use)),
        h("span", {"class": cls("ws-bill-says", stopped and "ws-struck")}, said) if said else None,
        h("span", {"class": "ws-bill-stamp"}, messages.stamp_veto()) if stopped else None,
    )  # fmt: skip
