"""Drive the application like the shell, with an in-memory storage instead of a browser."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from hustings import jobs
from hustings.core.model import Move
from hustings.core.protocols import Tree
from hustings.core.rng import Rng
from hustings.draw.tree import walk, words
from hustings.ui import effects as fx
from hustings.ui.app import page
from hustings.ui.model import Model, Play
from hustings.ui.phases import Advice, Deciding, Hint, Over, Playback, Thinking
from hustings.ui.preferences import STEP
from hustings.ui.reviews import GameReview
from hustings.ui.saves.save import SAVES
from hustings.ui.storage import respond

HISTORY = (fx.PushEntry, fx.ReplaceEntry, fx.GoBack)
SIDE_EFFECTS = (*HISTORY, fx.SendWhenVisible)
"""Effects that `send` does not return: the history, the demonstration."""
PLAYED = ("pick:", "take:", "nobody")


class Memory:
    """A storage in memory; every write returns `trouble`, "" if it succeeds."""

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

    used: ids of the saves that another tab has on the table. after_update: called after each
    message, before its effects are carried out.
    """

    def __init__(
        self,
        address: str = "",
        stored: dict[str, str] | None = None,
        second: dict[str, str] | None = None,
        old: dict[str, str] | None = None,
    ) -> None:
        self.after_update: Callable[[], None] = lambda: None
        self.goes_on = True  # whether it presses the button that a climax awaits
        self.plays_matches = False  # whether the strongest level answers, which takes seconds
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
        """The hash of the address, without '#'."""
        return self.entries[self.entry][1]

    def go(self, by: int) -> None:
        """Press Back (-1) or Forward (1)."""
        self.entry += by
        self.send("walk:" + "#".join(self.entries[self.entry]))

    def follow(self, address: str) -> None:
        """Change the address or follow a link within the page."""
        self._push("", address)
        self.send(f"hash:{address}")

    def _push(self, stop: str, address: str | None) -> None:
        kept = self.address if address is None else address
        self.entry += 1
        self.entries[self.entry :] = [[stop, kept]]

    def boot(self, address: str, *, storage: bool = True) -> None:
        """Load the page: a fresh model with the same storage; the clock continues."""
        now = self.model.now
        self.model = Model()
        self.model.now = now
        self.model.history_stop = self.entries[self.entry][0]
        environment = {
            "hash": address,
            "base": "http://table.test/",
            "stored": self.stored,
            "second": self.second,
            "old": self.old,
            "storage": storage,
        }
        self.store.trouble = "" if storage else "off"
        self.send(f"boot:{json.dumps(environment)}")

    def send(self, message: str) -> list[fx.Effect]:
        """Send one message and carry out its effects; return them without SIDE_EFFECTS."""
        self.model.now += 1000
        self.model.luck += 7919
        effects = respond(self.model, message, self.store)
        self.after_update()
        self.log += effects
        for effect in effects:
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
                assert self.entry >= 0, "the driver went back beyond the page"
                self.entries[self.entry][1] = effect.address
            elif isinstance(effect, fx.AskBot):
                job = json.loads(effect.job)
                if job.get("want") != "match" or self.plays_matches:
                    *_, token = jobs.answer_texts(job)
                    self.send(f"bot:{effect.ticket}:{token}")
            elif isinstance(effect, fx.SendLater):
                self.send(effect.message)
        self._go_on()
        return [effect for effect in effects if not isinstance(effect, SIDE_EFFECTS)]

    def _go_on(self) -> None:
        """Press the button that a climax awaits, at paces at which playback runs by itself."""
        phase = self.model.play.phase if self.model.play is not None else None
        prefs = self.model.prefs
        by_hand = prefs.pace == STEP or prefs.listen == "on"
        if self.goes_on and isinstance(phase, Playback) and phase.awaiting and not by_hand:
            self.send("hurry")

    def _drop(self, save_id: str) -> None:
        refused = save_id in self.used
        if not refused:
            self.stored.pop(f"hustings/save/{save_id}", None)
        self.send(f"{'drop-refused' if refused else 'dropped'}:{save_id}")

    @property
    def stored(self) -> dict[str, str]:
        """The texts in the storage; another driver with the same storage is another tab."""
        return self.store.texts

    @property
    def kept(self) -> dict[str, str]:
        """The saved games in the storage."""
        return {key: text for key, text in self.stored.items() if key.startswith(SAVES)}

    @property
    def play(self) -> Play:
        """The game on the table."""
        assert self.model.play is not None
        return self.model.play

    @property
    def chosen(self) -> Move:
        """The chosen part of a move."""
        deciding = self.play.find_phase(Deciding)
        return deciding.chosen if deciding is not None else ()

    @property
    def hints(self) -> tuple[Hint, ...]:
        """The advice shown."""
        return self._advice.hints

    @property
    def hint_ticket(self) -> int:
        """The ticket of the pending question for advice, or 0."""
        return self._advice.ticket

    @property
    def _advice(self) -> Advice:
        deciding = self.play.find_phase(Deciding)
        return (deciding.advice if deciding is not None else None) or Advice(0, ())

    @property
    def thinks(self) -> bool:
        """Whether a bot is thinking about a move."""
        return self.play.find_phase(Thinking) is not None

    @property
    def in_playback(self) -> bool:
        """Whether playback is under way."""
        return self.play.find_phase(Playback) is not None

    @property
    def review(self) -> GameReview | None:
        """The review shown after a game."""
        over = self.play.find_phase(Over)
        return over.review if over is not None else None

    @property
    def page(self) -> Tree:
        """The page, checked to survive JSON."""
        drawn = page(self.model)
        if drawn != self._drawn:  # tests read the page several times between two messages
            self._drawn, self._seen = drawn, list(json.loads(json.dumps(drawn)))
        return self._seen

    @property
    def text(self) -> str:
        """All text on the page, without what is only announced, which says it once more."""
        tag, attrs, children = self.page
        seen = [child for child in children if child[1].get("class") != "announcements"]
        return words([tag, attrs, seen])

    @property
    def root(self) -> dict[str, Any]:
        """The attributes of the root that other programs rely on."""
        return dict(self.page[1])

    def offered(self, *starts: str) -> list[str]:
        """Return the messages that a click can send now and that start with one of these."""
        messages = [element[1].get("data-do", "") for element in walk(page(self.model))]
        return [do for do in messages if do.startswith(starts or ("",)) and do]

    def click_through(self, seed: str, clicks: int = 5000) -> int:
        """Play by random clicks to the end or for a number of clicks; return the number made."""
        rng = Rng(seed)
        for n in range(clicks):
            if self.model.screen == "over":
                return n
            offers = self.offered(*PLAYED)
            assert offers, f"nothing to click: {self.text[:300]}"
            self.send(rng.pick(offers))
            assert not self.model.notice, self.model.notice
        return clicks
