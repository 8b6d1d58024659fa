"""The application driven as the shell drives it, with a memory instead of a browser."""

from __future__ import annotations

import json
from typing import Any

from hustings import jobs
from hustings.core.model import Move
from hustings.core.protocols import Tree
from hustings.core.rng import Rng
from hustings.draw.tree import walk, words
from hustings.ui import effects as fx
from hustings.ui.app import page
from hustings.ui.model import Model, Play
from hustings.ui.phases import Advice, Deciding, GameReview, Hint, Over, Playback, Thinking
from hustings.ui.saves.save import SAVES
from hustings.ui.storage import respond

HISTORY = (fx.PushEntry, fx.ReplaceEntry, fx.GoBack)
BESIDE = (*HISTORY, fx.SendWhenVisible)
"""What is asked for besides what a message is about: the history, the demonstration."""
PLAYED = ("pick:", "take:", "nobody")


class Memory:
    """A storage; `trouble` is what every write answers, "" while it works."""

    def __init__(self, texts: dict[str, str]) -> None:
        self.texts = texts
        self.trouble = ""

    def read_all(self) -> dict[str, str]:
        """Return everything."""
        return {} if self.trouble == "off" else dict(self.texts)

    def read(self, key: str) -> str:
        """Return one text."""
        return self.read_all().get(key, "")

    def write(self, key: str, text: str) -> str:
        """Store a text."""
        if not self.trouble:
            self.texts[key] = text
        return self.trouble


class Driver:
    """A model with a storage; bots answer at once, timers run at once.

    used: ids of the saves that another tab has on the table.
    """

    def __init__(
        self,
        address: str = "",
        stored: dict[str, str] | None = None,
        second: dict[str, str] | None = None,
        old: dict[str, str] | None = None,
    ) -> None:
        self.store = Memory(dict(stored or {}))
        self.second = dict(second or {})
        self.old = dict(old or {})
        self.used: set[str] = set()
        self.model = Model()
        self.log: list[fx.Effect] = []
        self.entries: list[list[str]] = [["", address]]  # (stop, address) as the browser has them
        self.entry = 0
        self._drawn: Tree = []
        self._seen: Tree = []
        self.boot(address)

    @property
    def address(self) -> str:
        """What stands behind '#'."""
        return self.entries[self.entry][1]

    def go(self, by: int) -> None:
        """Press Back (-1) or Forward (1)."""
        self.entry += by
        self.send("walk:" + "#".join(self.entries[self.entry]))

    def follow(self, address: str) -> None:
        """Edit the address, or follow a link within the page."""
        self._push("", address)
        self.send(f"hash:{address}")

    def _push(self, stop: str, address: str | None) -> None:
        kept = self.address if address is None else address
        self.entry += 1
        self.entries[self.entry :] = [[stop, kept]]

    def boot(self, address: str, *, storage: bool = True) -> None:
        """Load the page: a fresh model over the same storage; the clock goes on."""
        now = self.model.now
        self.model = Model()
        self.model.now = now
        self.model.history_stop = self.entries[self.entry][0]
        told = {
            "hash": address,
            "base": "http://table.test/",
            "stored": self.stored,
            "second": self.second,
            "old": self.old,
            "storage": storage,
        }
        self.store.trouble = "" if storage else "off"
        self.send(f"boot:{json.dumps(told)}")

    def send(self, message: str) -> list[fx.Effect]:
        """Send one message and carry out what it asks for; return that, without BESIDE."""
        self.model.now += 1000
        self.model.luck += 7919
        asked = respond(self.model, message, self.store)
        self.log += asked
        for effect in asked:
            if isinstance(effect, fx.Drop):
                self._drop(effect.save_id)
            elif isinstance(effect, fx.Discard):
                self.stored.pop(effect.key, None)
            elif isinstance(effect, fx.SetHash):
                self.entries[self.entry][1] = effect.text
            elif isinstance(effect, fx.PushEntry):
                self._push(effect.stop, effect.address)
            elif isinstance(effect, fx.ReplaceEntry):
                kept = self.address if effect.address is None else effect.address
                self.entries[self.entry] = [effect.stop, kept]
            elif isinstance(effect, fx.GoBack):
                self.entry -= 1
                assert self.entry >= 0, "left the page"
                self.entries[self.entry][1] = effect.address
            elif isinstance(effect, fx.AskBot):
                *_, token = jobs.answer_texts(json.loads(effect.job))
                self.send(f"bot:{effect.ticket}:{token}")
            elif isinstance(effect, fx.SendLater):
                self.send(effect.message)
        return [effect for effect in asked if not isinstance(effect, BESIDE)]

    def _drop(self, save_id: str) -> None:
        refused = save_id in self.used
        if not refused:
            self.stored.pop(f"hustings/save/{save_id}", None)
        self.send(f"{'drop-refused' if refused else 'dropped'}:{save_id}")

    @property
    def stored(self) -> dict[str, str]:
        """What the storage holds; another driver over the same is another tab."""
        return self.store.texts

    @property
    def kept(self) -> dict[str, str]:
        """The games in the storage, without what is kept besides."""
        return {key: text for key, text in self.stored.items() if key.startswith(SAVES)}

    @property
    def play(self) -> Play:
        """The game on the table."""
        assert self.model.play is not None
        return self.model.play

    @property
    def chosen(self) -> Move:
        """What has been chosen of a move."""
        deciding = self.play.find_phase(Deciding)
        return deciding.chosen if deciding is not None else ()

    @property
    def hints(self) -> tuple[Hint, ...]:
        """The advice that was asked for."""
        return self._advice.hints

    @property
    def hint_ticket(self) -> int:
        """The number of the question for advice, 0 without one."""
        return self._advice.ticket

    @property
    def _advice(self) -> Advice:
        deciding = self.play.find_phase(Deciding)
        return (deciding.advice if deciding is not None else None) or Advice(0, ())

    @property
    def thinks(self) -> bool:
        """Whether a bot was asked for a move that is not made yet."""
        return self.play.find_phase(Thinking) is not None

    @property
    def tells(self) -> bool:
        """Whether something is told that has happened."""
        return self.play.find_phase(Playback) is not None

    @property
    def review(self) -> GameReview | None:
        """What the end tells of the game."""
        over = self.play.find_phase(Over)
        return over.review if over is not None else None

    @property
    def page(self) -> Tree:
        """The page; it must survive the way into the browser."""
        drawn = page(self.model)
        if drawn != self._drawn:  # it is asked for several times between two messages
            self._drawn, self._seen = drawn, list(json.loads(json.dumps(drawn)))
        return self._seen

    @property
    def text(self) -> str:
        """All that can be read on the page."""
        return words(self.page)

    @property
    def root(self) -> dict[str, Any]:
        """The attributes other programs rely on."""
        return dict(self.page[1])

    def offered(self, *starts: str) -> list[str]:
        """Return every message that a click could send now and that begins so."""
        found = [element[1].get("data-do", "") for element in walk(page(self.model))]
        return [do for do in found if do.startswith(starts or ("",)) and do]

    def click_through(self, seed: str, clicks: int = 5000) -> int:
        """Play by random clicks alone, to the end or a number of clicks; return them."""
        rng = Rng(seed)
        for n in range(clicks):
            if self.model.screen == "over":
                return n
            offers = self.offered(*PLAYED)
            assert offers, f"nothing to click: {self.text[:300]}"
            self.send(rng.pick(offers))
            assert not self.model.notice, self.model.notice
        return clicks
