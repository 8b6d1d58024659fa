"""Back and Forward lead through screens and dialogs: what each entry of the history stands for.

A stop is text, "<screen>[:<game or save>][/<dialog>]": "home", "setup:gerrymander",
"table:18c2a", "table:18c2a/rules". Moves in one game are one stop. What is closed by hand is gone
back from, so that a dialog's entry always lies right above that of the screen it stands on.
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

ADOPTED: Final = ("boot", "hash", "walk")
"""Messages from the browser, which has its entry already."""

SCROLLED: Final = ("boot", "walk")
"""Messages after which the browser itself scrolls the page: a reload, Back, Forward."""


def stop(model: Model) -> str:
    """Return where the person is."""
    if model.screen == "setup" and model.setup is not None:
        base = f"setup:{model.setup.game}"
    elif model.screen != "home" and model.play is not None:
        lesson = model.play.lesson
        base = f"table:{model.play.id}" if lesson is None else f"lesson:{lesson.address}"
    else:
        base = "home"
    return f"{base}/{model.dialog}" if model.dialog else base


def address(model: Model) -> str:
    """Return what stands behind '#' where the person is: the game on the table, if there is one."""
    play = model.play
    if play is None or model.screen in ("home", "setup"):
        return ""
    if play.lesson is not None:
        return play.lesson.address
    return record_link(play.table.record, play.seats, play.table.at, play.id)


def follow(model: Model, verb: str, effects: list[Effect]) -> list[Effect]:
    """Return the effects of a message with those that bring the browser's history up to date.

    verb: of the message that was carried out.
    """
    here, there = model.history_stop, stop(model)
    model.history_stop = there
    model.last_setup = model.setup or model.last_setup
    model.last_play = model.play or model.last_play
    screen, _, dialog = here.partition("/")
    if screen != there.partition("/")[0] and verb not in SCROLLED:
        effects = [*effects, ScrollPageToTop()]
    if dialog and screen == there and verb not in ("hash", "walk"):
        return [GoBack(address(model)), *effects]
    if verb in ADOPTED:
        return [ReplaceEntry(there, None), *effects]
    if here == there:
        return effects
    if "/" in there:
        return [(ReplaceEntry if dialog else PushEntry)(there, None), *effects]
    return [(ReplaceEntry if dialog else PushEntry)(there, address(model)), *effects]


def walk(model: Model, arg: str) -> list[Effect]:
    """Be where Back or Forward led. arg: "<stop>#<the address there>"."""
    to, _, where = arg.partition("#")
    screen, _, dialog = to.partition("/")
    effects: list[Effect] = []
    if stop(model).partition("/")[0] != screen:
        effects = _return(model, screen, where)
    kind, _, what = dialog.partition(":")
    gone = kind == "delete" and all(save.id != what for save in model.saves)
    arrived = stop(model).partition(":")[0] == screen.partition(":")[0]
    model.dialog = dialog if arrived and not gone else ""
    return [*effects, SetHash(address(model))]


def _return(model: Model, screen: str, where: str) -> list[Effect]:
    """Show a screen again as it was left."""
    kind, _, what = screen.partition(":")
    if kind == "lesson":
        return link.follow(model, what)
    if kind == "table":
        return _resume(model, what, where)
    effects = go_home(model, "")
    last = model.last_setup
    if kind == "setup" and last is not None and last.game == what:
        model.place = last
    elif kind == "setup" and catalog.find(what) is not None:
        effects += open_setup(model, what)
    return effects


def _resume(model: Model, save_id: str, where: str) -> list[Effect]:
    """Go on with a game: as it is kept; one without a move yet is not, but it is still known."""
    if any(save.id == save_id for save in model.saves):
        return saved_game.resume(model, save_id)
    last = model.last_play
    if last is not None and last.id == save_id:
        return enter(model, last)
    return link.follow(model, where)
