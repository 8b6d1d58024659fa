"""Access to the document: drawing, title, focus, files, the address."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from pyscript import document, ffi, window

from hustings.core.file_text import decode
from hustings.core.protocols import Tree
from hustings.core.record import RecordError
from hustings.draw.deferred import whole as whole_tree
from hustings.draw.deferred import without_deferred
from hustings.draw.delta import change
from hustings.messages.formats import sentences
from hustings.shell.failures import BROWSER_FAILURES
from hustings.ui import words
from hustings.ui.saves.backup import MAX_FILE_LETTERS

MAX_BYTES: Final = MAX_FILE_LETTERS
"""Larger files are not read: no browser stores that much for a page."""


class Screen:
    """The page as it is drawn; only changes are handed to JavaScript."""

    def __init__(self) -> None:
        self._shown: Tree | None = None  # None: unknown
        self._wanted: Tree | None = None  # the page once all of it is drawn

    def draw(self, tree: Tree, *, whole: bool = True) -> bool:
        """Draw a tree, which must not change afterwards; return whether `finish` must follow.

        whole: False leaves what is beside the board for `finish` (`draw.deferred`).
        """
        self._wanted = tree
        self._show(whole_tree(tree) if whole else without_deferred(self._shown, tree))
        return self._shown is not tree

    def finish(self) -> None:
        """Draw the rest of the last tree, if any."""
        wanted = self._wanted
        if wanted is not None and self._shown is not None and self._shown is not wanted:
            self._show(whole_tree(wanted))

    def _show(self, tree: Tree) -> None:
        """Draw a change of the page (see web/draw.js)."""
        difference = change(self._shown, tree)
        self._shown = None
        window.hustings.draw(json.dumps(difference, ensure_ascii=False, separators=(",", ":")))
        self._shown = tree


SCREEN: Final = Screen()


def target_of(event: Any) -> Any:
    """Return the element that an event happened on, for the document its root element."""
    target = event.target
    return target if getattr(target, "closest", None) else document.documentElement


def mark_fetching(game: str) -> None:
    """Note at the document's root whose files are awaited by what was asked for; "" for none."""
    root = document.documentElement
    if game:
        root.setAttribute("data-fetching", game)
    else:
        root.removeAttribute("data-fetching")


def focus(selector: str) -> None:
    """Focus the first element that a selector finds, if any."""
    element = document.querySelector(selector)
    if element:
        element.focus()


def scroll_to_top(selector: str) -> None:
    """Scroll the first element that a selector finds to its top, if any."""
    element = document.querySelector(selector)
    if element:
        element.scrollTop = 0


def screen_and_scroll() -> tuple[str, float]:
    """Return the name of the screen shown, and how far the page is scrolled, in px."""
    return str(document.getElementById("app").dataset.screen), float(window.scrollY)


def scroll_page(top: float) -> None:
    """Scroll the page; top: in px."""
    window.scrollTo(0, top)


def show_length(field: Any) -> bool:
    """Show the length of a field's text in the element whose class its data-counts names.

    Return whether there is one.
    """
    name = field.getAttribute("data-counts")
    counter = document.querySelector(f".{name}") if name else None
    if counter:
        length, most = len(field.value), int(field.maxLength)
        counter.textContent = words.notes.letters(letters=length, most=most)
    return bool(counter)


def set_title(text: str) -> None:
    """Set the document's title."""
    if document.title != text:
        document.title = text


def set_language(tag: str) -> None:
    """Say in which language the page is."""
    document.documentElement.lang = tag


def set_attributes(pairs: tuple[tuple[str, str], ...]) -> None:
    """Set attributes of the root element, for the style sheets."""
    for name, value in pairs:
        document.documentElement.setAttribute(name, value)


def address() -> str:
    """Return the page's address."""
    return str(window.location.href)


def base() -> str:
    """Return the page's address up to '#'."""
    return address().partition("#")[0]


def hash_text() -> str:
    """Return what follows '#' in the address."""
    return address().partition("#")[2]


def download(name: str, text: str, kind: str) -> None:
    """Download a text as a file; kind: its media type."""
    blob = window.Blob.new(ffi.to_js([text]), ffi.to_js({"type": kind}))
    address = window.URL.createObjectURL(blob)
    link = document.createElement("a")
    link.href = address
    link.download = name
    link.click()
    window.setTimeout(ffi.create_proxy(lambda: window.URL.revokeObjectURL(address)), 10_000)


def pick_file(send: Callable[[str], None]) -> None:
    """Let the player choose a file, and read it."""
    field = document.createElement("input")
    field.type = "file"
    field.accept = ".json,application/json,text/plain"

    async def chosen(_: object) -> None:
        if field.files.length:  # an empty file counts as false
            await read_file(field.files.item(0), send)

    field.addEventListener("change", ffi.create_proxy(chosen))
    field.click()


async def read_file(file: Any, send: Callable[[str], None]) -> None:
    """Read a text file in any encoding and send "file:<text>".

    Files over MAX_BYTES are not read, as that would take many seconds: "file-too-large" is sent.
    If a file cannot be read, "file-failed:" is sent, or "file-failed:text" if it is no text.
    """
    if file.size > MAX_BYTES:
        send("file-too-large")
        return
    try:
        text = decode((await file.arrayBuffer()).to_bytes())
    except RecordError:
        send("file-failed:text")
    except BROWSER_FAILURES:
        print("A file could not be read.")
        send("file-failed:")
    else:
        send(f"file:{text}")


async def share_link(link: str, share: bool, note: str) -> str:
    """Share a link or copy it; return "shared", "copied" or "copy-failed".

    share: whether to try the share sheet first. note: a sentence to put before the link, or "".
    """
    navigator = window.navigator
    if (
        share
        and getattr(navigator, "share", None)
        and window.matchMedia("(pointer: coarse)").matches
    ):
        data = {"url": link} if link.startswith("http") else {"text": link}
        if note:
            data["text"] = sentences((note, data.get("text", "")))
        try:
            await navigator.share(ffi.to_js(data))
        except BROWSER_FAILURES as error:
            if CANCELLED in (str(getattr(error, "name", "")), str(error).partition(":")[0]):
                return "shared"
            print(f"Sharing failed: {error}")
        else:
            return "shared"
    if not window.hustings.isPermitted("clipboard-write"):
        return "copy-failed"
    try:
        await navigator.clipboard.writeText(f"{note}\n{link}" if note else link)
    except BROWSER_FAILURES:
        return "copy-failed"
    return "copied"


CANCELLED: Final = "AbortError"
"""The name of the error when the player closes the share sheet."""


def select(selector: str) -> None:
    """Select the text of the first field that a selector finds, and scroll to it."""
    field = document.querySelector(selector)
    if field:
        field.focus()
        field.select()
        field.scrollIntoView(ffi.to_js({"block": "nearest"}))


def site() -> str:
    """Return the address of the site if it is not the page's own, "" if it is or is unknown.

    A one-file edition names the site it came from. In a frame the page's address may be temporary:
    there the address counts that the site was built for.
    """
    saved = document.getElementById("carried")
    if saved:
        return str(saved.getAttribute("data-site") or "")
    canonical = document.querySelector("link[rel=canonical]")
    address = str(canonical.getAttribute("href")) if canonical else ""
    return address if address.startswith("http") and window.hustings.isFramed() else ""
