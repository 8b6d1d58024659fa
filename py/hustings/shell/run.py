"""The main loop: a message changes the model, the page is drawn, effects are carried out."""

from __future__ import annotations

import asyncio
import gc
import json
import traceback
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from pyodide.ffi import create_once_callable
from pyscript import document, ffi, window

from hustings.messages.generated.language import TAG
from hustings.packs import GameNotLoaded
from hustings.shell import (
    bot_worker,
    dom,
    events,
    fullscreen,
    history,
    keys,
    launch,
    locks,
    media_queries,
    pictures,
    store,
)
from hustings.shell.failures import BROWSER_FAILURES, report
from hustings.shell.game_files import GameFiles, fetch_asked
from hustings.ui import effects as fx
from hustings.ui import faults, words
from hustings.ui.app import drawing, title
from hustings.ui.model import Model
from hustings.ui.saves.save import SAVES
from hustings.ui.saves.stores import DELETED, STALE_KEY
from hustings.ui.storage import respond

BACKGROUND: Final = (
    "bot", "bot-failed", "elsewhere", "beat", "review", "peek", "demo", "written", "unwritten",
)  # fmt: skip
"""Messages that no player sent. They are drawn in a later task: a click never waits for two
drawings."""

GC_THRESHOLDS: Final = (20_000, 5, 5)
"""Collect garbage rarely: a page has thousands of objects without cycles, so that by default every
click would wait for a collection."""

MINUTE_MS: Final = 60_000


class Shell:
    """The application in a browser page."""

    def __init__(self) -> None:
        self.model = Model()
        self._game_files = GameFiles(self.model, self.draw)
        self._needs_draw = False  # whether a later task is to draw the page
        self._drawing = False
        self._draw_later = ffi.create_proxy(self._draw_if_needed)
        self._finish_later = ffi.create_proxy(lambda *_: self.finish())

    def send(self, message: str) -> None:
        """Handle a message: update the model, store it, draw, and carry out other effects.

        A message sent during a drawing, as when a removed field loses the focus, waits for its end.
        """
        if self._drawing:
            window.setTimeout(create_once_callable(lambda: self.send(message)), 0)
            return
        self.finish()  # the rest of the last drawing reads the model as it was
        self.model.now = int(window.Date.now())
        self.model.utc_offset_ms = -int(window.Date.new().getTimezoneOffset()) * MINUTE_MS
        self.model.luck = int(window.Math.random() * 2**32)
        try:
            effects = respond(self.model, message, store)  # stored before it is drawn
        except GameNotLoaded as error:
            quiet = message.partition(":")[0] in BACKGROUND
            self._game_files.repeat(error.game, lambda: self.send(message), quiet=quiet)
            return
        except Exception:
            self._show_error()
            return
        # before the drawing: the browser stores the scroll position of the entry that is left
        self._carry_out([effect for effect in effects if type(effect) is fx.PushEntry])
        effects = [effect for effect in effects if type(effect) is not fx.PushEntry]
        try:
            if message.partition(":")[0] in BACKGROUND:
                self._needs_draw = True
                window.setTimeout(self._draw_later, 0)
            else:
                self.draw(whole=any(type(effect) in NEED_WHOLE_PAGE for effect in effects))
        except GameNotLoaded as error:
            self._game_files.repeat(error.game, self.draw)
        except Exception:
            # history entries, locks and questions to bots must not be lost with the drawing
            self._carry_out([effect for effect in effects if type(effect) not in NEED_WHOLE_PAGE])
            self._show_error()
            return
        self._carry_out(effects)

    def _carry_out(self, effects: Iterable[fx.Effect]) -> None:
        """Carry out effects; one that fails does not keep others from running."""
        for effect in effects:
            try:
                HANDLERS.get(type(effect), _do_nothing)(self, effect)
            except Exception:
                faults.report()
                self.model.notice = words.trouble.internal_error()

    def draw(self, *, whole: bool = True) -> None:
        """Draw the model. Unless whole, what is beside the board follows in a task of its own."""
        self._needs_draw = False
        self._game_files.forget_elsewhere()
        with self._holding_messages():
            unfinished = dom.SCREEN.draw(drawing(self.model), whole=whole)
        if unfinished:
            window.setTimeout(self._finish_later, 0)
        dom.set_title(title(self.model).text)
        keys.letters_on = self.model.prefs.keys == "on"

    @contextmanager
    def _holding_messages(self) -> Iterator[None]:
        self._drawing = True
        try:
            yield
        finally:
            self._drawing = False

    def finish(self) -> None:
        """Draw the rest of the page, if any, before anything reads it."""
        try:
            with self._holding_messages():
                dom.SCREEN.finish()
        except Exception:
            self._show_error()

    def _draw_if_needed(self, *_: Any) -> None:
        if self._needs_draw:  # else a click has drawn it meanwhile
            try:
                self.draw()
            except GameNotLoaded as error:
                self._game_files.repeat(error.game, self.draw, quiet=True)
            except Exception:
                self._show_error()

    def _show_error(self) -> None:
        """Tell the player that the error being handled is ours; details go to the console.

        If the page cannot be drawn with the game on the table, it goes on without that game.
        """
        faults.report()
        self.model.notice = words.trouble.internal_error()
        try:
            self.draw()
        except Exception:
            faults.report()
            self._set_game_aside()

    def _set_game_aside(self) -> None:
        try:
            effects = respond(self.model, "set-aside", store)
            self.draw()
        except Exception:
            faults.report()
            window.hustings.showFailure(words.trouble.not_drawn(), traceback.format_exc())
            return
        self._carry_out(effects)


NEED_WHOLE_PAGE: Final = frozenset({fx.Focus, fx.Print, fx.Select, fx.ScrollToTop})
"""Effects that look for an element anywhere on the page."""


def _do_nothing(shell: Shell, effect: fx.Effect) -> None:
    """Skip an effect that `respond` has carried out."""


def _delete_save(shell: Shell, effect: fx.Drop) -> None:
    async def run() -> None:
        if await locks.is_in_use(effect.save_id):
            shell.send(f"drop-refused:{effect.save_id}")
            return
        deleting = store.drop(SAVES + effect.save_id)
        shell.send(f"dropped:{effect.save_id}")
        if not await deleting:
            shell.send(f"not-dropped:{effect.save_id}")

    asyncio.ensure_future(run())  # noqa: RUF006 - the loop of the page keeps it


def _delete_text(_: Shell, effect: fx.Discard) -> None:
    store.drop(effect.key)


def _send_later(shell: Shell, effect: fx.SendLater) -> None:
    def on_time() -> None:
        if document.hidden and effect.message.startswith("beat:"):  # playback waits for the player
            document.addEventListener(
                "visibilitychange", create_once_callable(retry), ffi.to_js({"once": True})
            )
        else:
            shell.send(effect.message)

    def retry(_: Any = None) -> None:
        _send_later(shell, effect)

    window.setTimeout(create_once_callable(on_time), effect.ms)


def _send_when_visible(shell: Shell, effect: fx.SendWhenVisible) -> None:
    """Send a message once the time is over and an element is visible (see web/visibility.js)."""

    def on_time() -> None:
        if effect.unless and document.querySelector(effect.unless):
            _send_when_visible(shell, effect)
            return
        send = create_once_callable(lambda: shell.send(effect.message))
        window.hustings.onceVisible(effect.selector, send)

    window.setTimeout(create_once_callable(on_time), effect.ms)


def _share_link(shell: Shell, effect: fx.ShareLink) -> None:
    async def run() -> None:
        result = await dom.share_link(effect.text, effect.share, effect.note)
        shell.send(f"{result}:{effect.key}")

    asyncio.ensure_future(run())  # noqa: RUF006 - the loop of the page keeps it


def _report_barrier(shell: Shell) -> None:
    """Tell the player if the page's frame forbids downloads, or may: browsers say nothing."""
    barrier = str(window.hustings.downloadBarrier())
    if barrier:
        shell.send(f"download-barred:{barrier}")


def _download(shell: Shell, effect: fx.Download) -> None:
    dom.download(effect.name, effect.text, effect.kind)
    _report_barrier(shell)


def _await_file(shell: Shell, file: Awaitable[None], what: str, failed: str) -> None:
    """Wait for a file that JavaScript makes; send the message `failed` if that fails."""

    async def run() -> None:
        try:
            await file
        except BROWSER_FAILURES as error:
            shell.send(f"{failed}:{report(error, what)}")
        else:
            _report_barrier(shell)

    asyncio.ensure_future(run())  # noqa: RUF006 - the loop of the page keeps it


def _save_table(shell: Shell, effect: fx.SaveTable) -> None:
    file = window.hustings.saveTable(effect.name, effect.carried, effect.site)
    _await_file(shell, file, "The file", "save-table-failed")


def _download_picture(shell: Shell, effect: fx.DownloadPicture) -> None:
    file = window.hustings.downloadPicture(effect.name, effect.title, effect.tree)
    _await_file(shell, file, "The picture", "picture-failed")


def _fetch_licences(shell: Shell, _: fx.FetchLicences) -> None:
    async def run() -> None:
        try:
            text = await window.hustings.fetchLicences()
        except BROWSER_FAILURES as error:
            report(error, "The licences")
            shell.send("licences-failed")
        else:
            shell.send(f"licences:{text}")

    asyncio.ensure_future(run())  # noqa: RUF006 - the loop of the page keeps it


def _delete_all(shell: Shell, _: fx.DeleteAll) -> None:
    async def run() -> None:
        done = await store.clear()
        try:
            done = bool(await window.hustings.deleteOfflineCopy()) and done
        except BROWSER_FAILURES as error:
            report(error, "What deletes everything")
            done = False
        shell.send("forgotten" if done else "forgotten:partly")

    asyncio.ensure_future(run())  # noqa: RUF006 - the loop of the page keeps it


HANDLERS: Final[dict[type[fx.Effect], Callable[[Shell, Any], None]]] = {
    fx.Drop: _delete_save,
    fx.Discard: _delete_text,
    fx.Persist: lambda _, __: store.persist(),
    fx.AskBot: lambda shell, effect: bot_worker.ask(effect.ticket, effect.job, shell.send),
    fx.StopBot: lambda _, __: bot_worker.cancel(),
    fx.WarmUpBots: lambda _, effect: bot_worker.warm_up(effect.job),
    fx.SendLater: _send_later,
    fx.SendWhenVisible: _send_when_visible,
    fx.SetHash: lambda _, effect: history.ENTRIES.set_hash(effect.text),
    fx.PushEntry: lambda _, effect: history.ENTRIES.push(effect.stop, effect.address),
    fx.ReplaceEntry: lambda _, effect: history.ENTRIES.replace(effect.stop, effect.address),
    fx.GoBack: lambda _, effect: history.ENTRIES.back(effect.address),
    fx.ShareLink: _share_link,
    fx.Download: _download,
    fx.Select: lambda _, effect: dom.select(effect.selector),
    fx.PickFile: lambda shell, _: dom.pick_file(shell.send),
    fx.Theme: lambda _, effect: dom.set_attributes(effect.attributes),
    fx.Focus: lambda _, effect: dom.focus(effect.selector),
    fx.Lock: lambda shell, effect: locks.hold(
        effect.save_id, effect.steal, effect.anew, shell.send
    ),
    fx.Unlock: lambda _, __: locks.release(),
    fx.SaveTable: _save_table,
    fx.DownloadPicture: _download_picture,
    fx.SharePicture: lambda shell, effect: pictures.share(effect, shell.send),
    fx.Sound: lambda _, effect: window.hustings.playSound(effect.name, effect.volume),
    fx.Vibrate: lambda _, __: window.hustings.vibrate(),
    fx.KeepScreenOn: lambda _, effect: window.hustings.keepAwake(effect.on),
    fx.FullScreen: lambda _, effect: fullscreen.switch(effect.on),
    fx.ScrollToTop: lambda _, effect: dom.scroll_to_top(effect.selector),
    fx.ScrollPageToTop: lambda _, __: dom.scroll_page(0),
    fx.Print: lambda _, __: window.print(),
    fx.FetchLicences: _fetch_licences,
    fx.DeleteAll: _delete_all,
    fx.Speak: lambda _, effect: window.hustings.context.speak(effect.language),
    fx.TakeUpdate: lambda _, __: window.hustings.takeUpdate(),
}


async def _read_second_late() -> str:
    """Return what the second store held at the start, with changes since, as JSON {key: text}.

    If it has missed changes, what it has as deleted may have been stored again since.
    """
    texts = str(await window.hustings.secondStore.late())
    if STALE_KEY not in store.read_first():
        return texts
    return json.dumps({key: text for key, text in json.loads(texts).items() if text != DELETED})


async def start() -> None:
    """Take over the page: listen to events, open what is stored, handle early clicks."""
    dom.set_language(TAG)
    shell = Shell()
    soon = str(await window.hustings.secondStore.soon)
    second = json.loads(soon) if soon else {"second": {}, "old": {}}
    shell.model.history_stop = history.current_stop()
    shell.model.languages = tuple(map(str, window.hustings.context.languages))
    shell.model.tall = media_queries.listen_shape(shell.send)
    shell.model.demo.reduced_motion = media_queries.listen_motion(shell.send)
    events.listen(shell.send, shell.finish)
    shared = launch.listen(shell.send)
    build = window.hustings.context.build
    boot = {
        "hash": dom.hash_text(),
        "base": dom.base(),
        "site": dom.site(),
        "stored": store.read_first(),
        "second": second["second"],
        "old": store.read_old(),
        "old_second": second["old"],
        "late": not soon,
        "storage": store.is_available(),
        "carried": str(window.hustings.carried),
        "about": {
            "release": str(build.release),
            "build": str(build.version),
            "source": str(build.source),
        },
        "full": fullscreen.listen(shell.send),
    }
    early = window.hustings.earlyMessages
    handled = -1
    while handled < int(early.length):  # more clicks may come while the page waits
        handled = int(early.length)
        await fetch_asked([boot["hash"], shared], [str(early[i]) for i in range(handled)])
    early_screen, scrolled = dom.screen_and_scroll()
    shell.send(f"boot:{json.dumps(boot)}")
    if shared:
        shell.send(f"open-link:{shared}")
    store.listen(shell.send)
    locks.listen(shell.send)
    for i in range(int(early.length)):
        shell.send(str(early[i]))
    if early_screen == dom.screen_and_scroll()[0]:  # redrawn while the player was reading it
        dom.scroll_page(scrolled)
    window.hustings.send = ffi.create_proxy(shell.send)
    gc.freeze()  # what exists now lasts as long as the page
    gc.set_threshold(*GC_THRESHOLDS)
    if not soon:
        shell.send(f"second:{await _read_second_late()}")
