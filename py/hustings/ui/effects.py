"""Effects: requests to the browser as data, which the shell carries out and tests compare."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias


class Keep(NamedTuple):
    """Store a text under a key; carried out before the page is drawn.

    The answer is "kept:<key>", "not-kept:full:<key>" or "not-kept:off:<key>". replaces: the text
    this one continues. If storage holds neither that nor another text this one continues, nothing
    is written and the answer is "went-on:<key>". None: replace whatever is stored.
    """

    key: str
    text: str
    replaces: str | None = None


class Drop(NamedTuple):
    """Delete a save for good, unless another tab has it on the table.

    The answer is "dropped:<id>" or "drop-refused:<id>"; later "not-dropped:<id>" if a store of the
    browser still holds it. The next start tries again, and the save is not listed.
    """

    save_id: str


class Discard(NamedTuple):
    """Delete a text in both stores of the browser; there is no answer."""

    key: str


class Persist(NamedTuple):
    """Ask the browser, once, not to clear the storage when space runs short."""


class AskBot(NamedTuple):
    """Have a bot think; the answer is "bot:<ticket>:<token>"."""

    ticket: int
    job: str


class StopBot(NamedTuple):
    """Stop the bot that is thinking."""


class WarmUpBots(NamedTuple):
    """Start the bot worker and have it warm up while nothing else is asked."""

    job: str


class SendLater(NamedTuple):
    """Send a message after some milliseconds."""

    ms: int
    message: str


class SendWhenVisible(NamedTuple):
    """Send a message after some milliseconds, once an element is visible.

    selector: finds the element; nothing is sent if it is gone. unless: finds an element while which
    is there the time begins anew.
    """

    ms: int
    selector: str
    message: str
    unless: str = ""


class Sound(NamedTuple):
    """Play one of core.model.SOUNDS, as loud as the preference says: "soft" or "full"."""

    name: str
    volume: str


class Vibrate(NamedTuple):
    """Let the device vibrate briefly, if it can."""


class SetHash(NamedTuple):
    """Replace the part after '#' in the address without adding to the browser's history."""

    text: str


class PushEntry(NamedTuple):
    """Add an entry to the browser's history.

    stop: see ui.frame.history. address: the part after '#'; None: the current one.
    """

    stop: str
    address: str | None


class ReplaceEntry(NamedTuple):
    """Replace the current entry of the browser's history; fields as in PushEntry."""

    stop: str
    address: str | None


class GoBack(NamedTuple):
    """Go back one entry in the browser's history, before the effects that follow.

    address: the new part after '#' of that entry.
    """

    address: str


class ShareLink(NamedTuple):
    """Share a link by share sheet or clipboard.

    The answer is "shared", "copied" or "copy-failed:<key>". note: a sentence before the link, or
    "". key: of the link in the share dialog.
    """

    text: str
    share: bool = False
    note: str = ""
    key: str = ""


class Download(NamedTuple):
    """Offer a text as a file."""

    name: str
    text: str
    kind: str = "application/json"


class SaveTable(NamedTuple):
    """Offer the whole application as one file with these games (JSON, see ui.saves.backup).

    site: the website that links made in that file lead to, or "".
    """

    name: str
    carried: str
    site: str = ""


class DownloadPicture(NamedTuple):
    """Offer the board as a picture; the answer is "picture-failed" if that fails.

    name: of the file, ending in .png or .svg; title: of the picture; tree: its drawing as JSON.
    """

    name: str
    title: str
    tree: str


class SharePicture(NamedTuple):
    """Share a picture by share sheet or clipboard; fields as in DownloadPicture.

    The answer is "card-shared", "card-copied", "card-copy-failed" or "picture-failed". text: what
    goes along through the share sheet.
    """

    name: str
    title: str
    tree: str
    text: str


class PickFile(NamedTuple):
    """Let the player choose a file; the answer is "file:<text>"."""


class Theme(NamedTuple):
    """Set attributes of the document that the style sheet reads: (name, value) pairs."""

    attributes: tuple[tuple[str, str], ...]


class Focus(NamedTuple):
    """Move the keyboard focus to the first element the selector finds."""

    selector: str


class Select(NamedTuple):
    """Select the text of the first field the selector finds."""

    selector: str


class Title(NamedTuple):
    """Set the document's title."""

    text: str


class Lock(NamedTuple):
    """Lock the save while it is on the table, so that two tabs never write the same game.

    If another tab holds it, the answer is "lock-held:<id>". With `steal` the lock is taken and the
    answer is "lock-taken:<id>:<the stored save>"; the tab that lost it receives "lock-held". anew:
    this tab may have lost it unnoticed; the answer is "lock-taken" if it had to be taken again.
    """

    save_id: str
    steal: bool = False
    anew: bool = False


class Unlock(NamedTuple):
    """Release the lock."""


class KeepScreenOn(NamedTuple):
    """Keep the screen on while the page is visible, or no longer."""

    on: bool


class FullScreen(NamedTuple):
    """Switch full screen on or off; the answer is "full:on" or "full:off"."""

    on: bool


class ScrollToTop(NamedTuple):
    """Scroll the element that the selector finds to its top."""

    selector: str


class ScrollPageToTop(NamedTuple):
    """Scroll the page to its top: another screen is shown."""


class Print(NamedTuple):
    """Have the browser print the page; print styles leave only the dialog or the table."""


class FetchLicences(NamedTuple):
    """Fetch the licences; the answer is "licences:<text>" or "licences-failed"."""


class DeleteAll(NamedTuple):
    """Delete everything that the page has stored on this device.

    The answer is "forgotten", or "forgotten:partly" if the browser has not deleted all of it.
    """


class Speak(NamedTuple):
    """Remember a language and start the page anew in it; the address opens the game again."""

    language: str


class TakeUpdate(NamedTuple):
    """Switch to the new version that was fetched in the background."""


Effect: TypeAlias = (
    Keep | Drop | Discard | Persist | AskBot | StopBot | WarmUpBots | SendLater | SendWhenVisible
    | SetHash | PushEntry | ReplaceEntry | GoBack | ShareLink | Download | PickFile | SaveTable
    | DownloadPicture | SharePicture | Theme | Focus | Title | Lock | Unlock | TakeUpdate | Sound
    | Speak | Vibrate | KeepScreenOn | FullScreen | FetchLicences | DeleteAll | Print | ScrollToTop
    | ScrollPageToTop | Select
)  # fmt: skip
