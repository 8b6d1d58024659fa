"""The loop: a message changes the model, the page is drawn, effects are carried out."""

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
from hustings.shell import dom, events, keys, launch, locks, room, screen, store, trail, workers
from hustings.shell.failures import BROWSER_FAILURES, note
from hustings.ui import effects as fx
from hustings.ui import faults, words
from hustings.ui.app import drawing, title
from hustings.ui.model import Model
from hustings.ui.saves.save import SAVES
from hustings.ui.saves.stores import BEHIND, DELETED
from hustings.ui.storage import respond

UNASKED: Final = (
    "bot", "bot-failed", "elsewhere", "beat", "review", "peek", "demo", "written", "unwritten",
)  # fmt: skip
"""Messages that no person sent: they are shown a moment later, in a task of the page's own, so that
a click need never wait for both."""


RARELY: Final = (20_000, 5, 5)
"""After how many things made Python looks for those that hold each other: trees never do, and a
page has thousands, so that by default every click would wait for that."""


class Shell:
    """The application in a browser page."""

    def __init__(self) -> None:
        self.model = Model()
        self._due = False  # whether a drawing has been put off
        self._drawing = False
        self._draw_due = ffi.create_proxy(self._put_off)
        self._rest_due = ffi.create_proxy(lambda *_: self.finish())

    def send(self, message: str) -> None:
        """Carry out a message: update, keep, draw, and then everything else.

        One that comes while the page is drawn, as when a field that goes is left, waits for that.
        """
        if self._drawing:
            window.setTimeout(create_once_callable(lambda: self.send(message)), 0)
            return
        self.finish()  # it is drawn from the model as it is
        self.model.now = int(window.Date.now())
        self.model.luck = int(window.Math.random() * 2**32)
        try:
            asked = respond(self.model, message, store)  # kept before the screen says so
        except Exception:
            self._failed()
            return
        # before the page changes: the browser notes how far the entry that is left was scrolled
        self._carry_out([effect for effect in asked if type(effect) is fx.Push])
        asked = [effect for effect in asked if type(effect) is not fx.Push]
        try:
            if message.partition(":")[0] in UNASKED:
                self._due = True
                window.setTimeout(self._draw_due, 0)
            else:
                self.draw(whole=any(type(effect) in SEEKS for effect in asked))
        except Exception:
            # a history entry, a lock, a question to a bot must not be lost with the drawing
            self._carry_out([effect for effect in asked if type(effect) not in SEEKS])
            self._failed()
            return
        self._carry_out(asked)

    def _carry_out(self, asked: Iterable[fx.Effect]) -> None:
        """Do what a message asks of the browser; an effect that fails keeps no other from it."""
        for effect in asked:
            try:
                DO.get(type(effect), _nothing)(self, effect)
            except Exception:
                faults.report()
                self.model.notice = words.trouble.our_fault()

    def draw(self, *, whole: bool = True) -> None:
        """Show the model. Unless whole, what stands beside the board follows in its own task."""
        self._due = False
        with self._at_drawing():
            left = dom.SCREEN.draw(drawing(self.model), whole=whole)
        if left:
            window.setTimeout(self._rest_due, 0)
        dom.set_title(title(self.model).text)
        keys.letters_on = self.model.prefs.keys == "on"

    @contextmanager
    def _at_drawing(self) -> Iterator[None]:
        self._drawing = True
        try:
            yield
        finally:
            self._drawing = False

    def finish(self) -> None:
        """Show what is left of the page, if anything is: before anybody asks what it says."""
        try:
            with self._at_drawing():
                dom.SCREEN.end()
        except Exception:
            self._failed()

    def _put_off(self, *_: Any) -> None:
        if self._due:  # else a click has drawn it meanwhile
            try:
                self.draw()
            except Exception:
                self._failed()

    def _failed(self) -> None:
        """Say that the fault is ours; the details go to the console.

        Where the game on the table is what cannot be drawn, the page goes on without it.
        """
        faults.report()
        self.model.notice = words.trouble.our_fault()
        try:
            self.draw()
        except Exception:
            faults.report()
            self._without_the_game()

    def _without_the_game(self) -> None:
        try:
            asked = respond(self.model, "set-aside", store)
            self.draw()
        except Exception:
            faults.report()
            window.hustings.fail(words.trouble.not_drawn(), traceback.format_exc())
            return
        self._carry_out(asked)


SEEKS: Final = frozenset({fx.Focus, fx.Print, fx.Select, fx.ToTop})
"""Effects that look for something on the page, which has to be whole then."""


def _nothing(shell: Shell, effect: fx.Effect) -> None:
    """Done already, or nothing to do."""


def _drop(shell: Shell, effect: fx.Drop) -> None:
    async def run() -> None:
        if await locks.in_use(effect.save_id):
            shell.send(f"drop-refused:{effect.save_id}")
            return
        deleting = store.drop(SAVES + effect.save_id)
        shell.send(f"dropped:{effect.save_id}")
        if not await deleting:
            shell.send(f"not-dropped:{effect.save_id}")

    asyncio.ensure_future(run())  # noqa: RUF006 - the loop of the page keeps it


def _discard(_: Shell, effect: fx.Discard) -> None:
    store.drop(effect.key)


def _later(shell: Shell, effect: fx.Later) -> None:
    def due() -> None:
        if document.hidden and effect.message.startswith("beat:"):  # nobody would see it
            document.addEventListener(
                "visibilitychange", create_once_callable(again), ffi.to_js({"once": True})
            )
        else:
            shell.send(effect.message)

    def again(_: Any = None) -> None:
        _later(shell, effect)

    window.setTimeout(create_once_callable(due), effect.ms)


def _seen(shell: Shell, effect: fx.Seen) -> None:
    """Wait for a thing to come into sight, the time being over (see web/seen.js)."""

    def due() -> None:
        sent = create_once_callable(lambda: shell.send(effect.message))
        window.hustings.whenSeen(effect.selector, sent)

    window.setTimeout(create_once_callable(due), effect.ms)


def _copy(shell: Shell, effect: fx.Copy) -> None:
    async def run() -> None:
        how = await dom.hand_on(effect.text, effect.share, effect.note)
        shell.send(f"{how}:{effect.key}")

    asyncio.ensure_future(run())  # noqa: RUF006 - the loop of the page keeps it


def _barred(shell: Shell) -> None:
    """Say so where the browser downloads nothing, or may not: it tells nobody by itself."""
    how = str(window.hustings.barred())
    if how:
        shell.send(f"download-barred:{how}")


def _download(shell: Shell, effect: fx.Download) -> None:
    dom.download(effect.name, effect.text, effect.kind)
    _barred(shell)


def _make(shell: Shell, made: Awaitable[None], what: str, failed: str) -> None:
    """Wait for a file that JavaScript makes; send a message when it could not be made."""

    async def run() -> None:
        try:
            await made
        except BROWSER_FAILURES as error:
            shell.send(f"{failed}:{note(error, what)}")
        else:
            _barred(shell)

    asyncio.ensure_future(run())  # noqa: RUF006 - the loop of the page keeps it


def _save_table(shell: Shell, effect: fx.SaveTable) -> None:
    made = window.hustings.saveTable(effect.name, effect.carried, effect.site)
    _make(shell, made, "The file", "save-table-failed")


def _picture(shell: Shell, effect: fx.Picture) -> None:
    made = window.hustings.savePicture(effect.name, effect.title, effect.tree)
    _make(shell, made, "The picture", "picture-failed")


def _licences(shell: Shell, _: fx.Licences) -> None:
    async def run() -> None:
        try:
            found = await window.hustings.licences()
        except BROWSER_FAILURES as error:
            note(error, "The licences")
            shell.send("licences-failed")
        else:
            shell.send(f"licences:{found}")

    asyncio.ensure_future(run())  # noqa: RUF006 - the loop of the page keeps it


def _forget(shell: Shell, _: fx.Forget) -> None:
    async def run() -> None:
        done = await store.clear()
        try:
            done = bool(await window.hustings.forget()) and done
        except BROWSER_FAILURES as error:
            note(error, "What deletes everything")
            done = False
        shell.send("forgotten" if done else "forgotten:partly")

    asyncio.ensure_future(run())  # noqa: RUF006 - the loop of the page keeps it


DO: Final[dict[type[fx.Effect], Callable[[Shell, Any], None]]] = {
    fx.Drop: _drop,
    fx.Discard: _discard,
    fx.Persist: lambda _, __: store.persist(),
    fx.AskBot: lambda shell, effect: workers.ask(effect.ticket, effect.job, shell.send),
    fx.StopBot: lambda _, __: workers.cancel(),
    fx.WarmBot: lambda _, effect: workers.warm(effect.job),
    fx.Later: _later,
    fx.Seen: _seen,
    fx.SetHash: lambda _, effect: trail.ENTRIES.set_hash(effect.text),
    fx.Push: lambda _, effect: trail.ENTRIES.push(effect.stop, effect.address),
    fx.Mark: lambda _, effect: trail.ENTRIES.mark(effect.stop, effect.address),
    fx.Back: lambda _, effect: trail.ENTRIES.back(effect.address),
    fx.Copy: _copy,
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
    fx.Picture: _picture,
    fx.Sound: lambda _, effect: window.hustings.sound(effect.name, effect.volume),
    fx.Buzz: lambda _, __: window.hustings.buzz(),
    fx.Wake: lambda _, effect: window.hustings.wake(effect.on),
    fx.FullScreen: lambda _, effect: screen.fill(effect.on),
    fx.ToTop: lambda _, effect: dom.to_top(effect.selector),
    fx.PageTop: lambda _, __: dom.scroll_page(0),
    fx.Print: lambda _, __: window.print(),
    fx.Licences: _licences,
    fx.Forget: _forget,
    fx.TakeUpdate: lambda _, __: window.hustings.takeUpdate(),
}


async def _late() -> str:
    """Return what the second store held, told after the start: as json {key: text}.

    Where it could not be written, what it knows as deleted may have been kept again.
    """
    told = str(await window.hustings.second.all)
    if BEHIND not in store.read_first():
        return told
    return json.dumps({key: text for key, text in json.loads(told).items() if text != DELETED})


async def start() -> None:
    """Take over the page: hear events, open what was kept, do what was clicked meanwhile."""
    dom.set_language(TAG)
    shell = Shell()
    soon = str(await window.hustings.second.soon)
    second = json.loads(soon) if soon else {"second": {}, "old": {}}
    shell.model.stop = trail.here()
    shell.model.tall = room.listen(shell.send)
    shell.model.demo.calm = room.calm(shell.send)
    events.listen(shell.send, shell.finish)
    shared = launch.listen(shell.send)
    build = window.hustings.context.build
    told = {
        "hash": dom.hash_text(),
        "base": dom.base(),
        "site": dom.site(),
        "stored": store.read_first(),
        "second": second["second"],
        "old": store.read_old(),
        "old_second": second["old"],
        "late": not soon,
        "storage": store.available(),
        "carried": str(window.hustings.carried),
        "about": {
            "release": str(build.release),
            "build": str(build.version),
            "source": str(build.source),
        },
        "full": screen.listen(shell.send),
    }
    early_screen, scrolled = dom.scrolled_screen()
    shell.send(f"boot:{json.dumps(told)}")
    if shared:
        shell.send(f"open-link:{shared}")
    store.listen(shell.send)
    locks.listen(shell.send)
    early = window.hustings.early
    for i in range(int(early.length)):
        shell.send(str(early[i]))
    if early_screen == dom.scrolled_screen()[0]:  # drawn again while the person was reading it
        dom.scroll_page(scrolled)
    window.hustings.send = ffi.create_proxy(shell.send)
    gc.freeze()  # what is there from the start stays
    gc.set_threshold(*RARELY)
    if not soon:
        shell.send(f"second:{await _late()}")
