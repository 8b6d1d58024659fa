"""The browser's history: Back and Forward go through screens and dialogs.

Each entry has a stop, "<screen>[:<game or save>][/<dialog>]": "home", "setup:gerrymander",
"table:18c2a", "table:18c2a/rules". Moves in a game add no entry. Closing a dialog goes back, so
that a dialog's entry is always right after that of its screen.
"""

from __future__ import annotations

from typing import Final

from hustings import catalog
from hustings.ui.effects import Effect, GoBack, PushEntry, ReplaceEntry, ScrollPageToTop, SetHash
from hustings.ui.links.address import record_link
from hustings.ui.model import Model
from hustings.ui.opening import link, saved_game
from hustings.ui.opening.new_game import go_home, open_setup
from hustings.ui.play.flow import enter
from hustings.ui.saves.picture import PAPER

BROWSER_MADE_ENTRY: Final = ("boot", "hash", "walk")
"""Messages for which the browser has made the entry already."""

BROWSER_SCROLLS: Final = ("boot", "walk")
"""Messages after which the browser scrolls the page itself: reload, Back, Forward."""


def current_stop(model: Model) -> str:
    """Return the stop of what is shown."""
    if model.screen == "setup" and model.setup is not None:
        base = f"setup:{model.setup.game}"
    elif model.screen != "home" and model.play is not None:
        lesson = model.play.lesson
        base = f"table:{model.play.id}" if lesson is None else f"lesson:{lesson.address}"
    else:
        base = "home"
    return f"{base}/{model.dialog}" if model.dialog else base


def address(model: Model) -> str:
    """Return the part after '#' for what is shown: the link of the game on the table, or ""."""
    play = model.play
    if play is None or model.screen in ("home", "setup"):
        return ""
    if play.lesson is not None:
        return play.lesson.address
    return record_link(play.table.record, play.seats, play.table.at, play.id)


def follow(model: Model, verb: str, effects: list[Effect]) -> list[Effect]:
    """After each message: return its effects with those that update the browser's history.

    verb: of the message.
    """
    here, there = model.history_stop, current_stop(model)
    model.history_stop = there
    model.last_setup = model.setup or model.last_setup
    model.last_play = model.play or model.last_play
    screen, _, dialog = here.partition("/")
    if screen != there.partition("/")[0] and verb not in BROWSER_SCROLLS:
        effects = [*effects, ScrollPageToTop()]
    if dialog and screen == there and verb not in ("hash", "walk"):
        return [GoBack(address(model)), *effects]
    if verb in BROWSER_MADE_ENTRY:
        return [ReplaceEntry(there, None), *effects]
    if here == there:
        return effects
    if "/" in there:
        return [(ReplaceEntry if dialog else PushEntry)(there, None), *effects]
    return [(ReplaceEntry if dialog else PushEntry)(there, address(model)), *effects]


def go_to_stop(model: Model, arg: str) -> list[Effect]:
    """Show what Back or Forward led to. arg: "<stop>#<the address there>"."""
    to, _, where = arg.partition("#")
    screen, _, dialog = to.partition("/")
    effects: list[Effect] = []
    if current_stop(model).partition("/")[0] != screen:
        effects = _show_screen(model, screen, where)
    kind, _, what = dialog.partition(":")
    gone = (kind == "delete" and all(save.id != what for save in model.saves)) or (
        kind == PAPER and model.seasons.find(what.partition(":")[0]) is None
    )
    arrived = current_stop(model).partition(":")[0] == screen.partition(":")[0]
    model.dialog = dialog if arrived and not gone else ""
    return [*effects, SetHash(address(model))]


def _show_screen(model: Model, screen: str, where: str) -> list[Effect]:
    """Show a screen again as the player left it."""
    kind, _, what = screen.partition(":")
    if kind == "lesson":
        return link.open_address(model, what)
    if kind == "table":
        return _reopen_game(model, what, where)
    effects = go_home(model, "")
    last = model.last_setup
    if kind == "setup" and last is not None and last.game == what:
        model.place = last
    elif kind == "setup" and catalog.find(what) is not None:
        effects += open_setup(model, what)
    return effects


def _reopen_game(model: Model, save_id: str, where: str) -> list[Effect]:
    """Reopen a game from its save; one without moves has none, but the model still holds it."""
    if any(save.id == save_id for save in model.saves):
        return saved_game.resume(model, save_id)
    last = model.last_play
    if last is not None and last.id == save_id:
        return enter(model, last)
    return link.open_address(model, where)
