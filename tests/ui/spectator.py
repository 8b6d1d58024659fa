"""A driver that watches the demonstration on the home page, with timers fired by hand."""

from __future__ import annotations

import json

from hustings.draw.tree import walk, words
from hustings.ui import effects as fx
from hustings.ui.learn import demo
from hustings.ui.model import Play
from tests.ui.driver import Driver

MAX_RINGS = 1000


class Spectator(Driver):
    """A driver that delays effects for a visible demonstration until `ring`."""

    def __init__(self, pace: str = "normal", stored: dict[str, str] | None = None) -> None:
        super().__init__("", {"hustings/preferences": json.dumps({"pace": pace}), **(stored or {})})

    @property
    def delayed_effects(self) -> list[fx.SendWhenVisible]:
        """All delayed effects so far."""
        return [effect for effect in self.log if isinstance(effect, fx.SendWhenVisible)]

    @property
    def is_waiting(self) -> bool:
        """Whether a delayed effect is pending."""
        return self.model.demo.pending_ticket > 0

    def ring(self) -> int:
        """Carry out the pending effect; return its delay in milliseconds."""
        assert self.is_waiting
        last = self.delayed_effects[-1]
        self.send(last.message)
        return last.ms

    def load_demo(self) -> Play:
        """Load the demonstration completely; return its play."""
        for _ in range(MAX_RINGS):
            if self.model.demo.ready:
                break
            self.ring()
        play = self.model.demo.play
        assert play is not None
        return play

    def text_of(self, kind: str) -> str:
        """Return the text of the elements of a class."""
        elements = (e for e in walk(self.page) if kind in (e[1].get("class") or "").split())
        return " ".join(map(words, elements))

    def watch(self) -> tuple[int, list[str]]:
        """Watch the loaded demonstration; return its length in milliseconds and the captions."""
        game, spent, captions = self.model.demo.game, 0, [self.text_of("demo-note")]
        assert self.ring() == demo.OPENING_MS
        for _ in range(MAX_RINGS):
            ms = self.ring()
            if self.model.demo.game != game:
                assert ms == demo.ENDING_MS
                return spent, captions
            spent += ms
            caption = self.text_of("demo-note")
            if caption != captions[-1]:
                captions.append(caption)
        raise AssertionError(f"{game} never ends")
