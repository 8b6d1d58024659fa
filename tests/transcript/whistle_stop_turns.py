"""The first half of a referee of Whistle-Stop: cards, delegates and turns."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from tests.transcript.transcripts import Line

PAGE = Path(__file__).parents[2] / "docs" / "transcript" / "whistle_stop.md"
_TEXT = PAGE.read_text(encoding="utf-8")
REGIONS = [
    row[1:] for row in re.findall(r"^\| (\d+) \| (\w+) \| (\d+) \| (\d+) \|$", _TEXT, re.MULTILINE)
]
CARDS = re.findall(r"^\| \d+ \| (\w+) \| (\d+) \| (\d+) \| ([\w ]+) \|$", _TEXT, re.MULTILINE)
POINTS = [int(points) for _, points, _ in REGIONS]
MONEY = [int(money) for _, _, money, _ in CARDS]
VETO, OVERRIDE, GREEN = 20, 21, 50
STRONG, GAFFE = 44, 45
RIVAL_LOSSES = {26: 1, 27: 2, 28: 1, 39: 2}  # delegates a rival loses by these cards
GAIN_CARDS = (26, 39)  # cards by which the player gains what the rival loses


class Table:
    """Tracks every card and every delegate, hidden ones included."""

    def __init__(self, first: Line) -> None:
        self.seats: int = first["seats"]
        options = first["options"]
        self.deck = Counter({kind: int(card[1]) for kind, card in enumerate(CARDS)})
        self.bank = self.deck.pop(GREEN)
        without = [kind for kind in self.deck if CARDS[kind][3] == "red" and not options["game"]]
        if options["vetoes"] == 2:
            without += [VETO, OVERRIDE]
            self.bank = 0
        for kind in without:
            del self.deck[kind]
        self.discards = Counter[int]()
        self.hands = [Counter[int]() for _ in range(self.seats)]
        self.stack: list[tuple[int, int]] = []  # (seat, card): what is played, and Vetoes on it
        self.way, self.promise, self.actions = 0, 0, 0
        self.against, self.again, self.dropped = -1, 0, 0
        self.caps = first["state"]["caps"]
        self.plan: list[tuple[int, int, int]] = []  # (seat, region, delegates more or less)
        self.expected: list[tuple[int, int, int]] = []
        self.round = 0
        self.board = [[0] * self.seats for _ in REGIONS]
        self.bonus = [0] * self.seats
        self.resolved = False
        self.greens = Counter({seat: 1 for seat in range(self.seats) if self.bank})

    def away(self, card: int) -> None:
        if card == GREEN:
            self.bank += 1
        else:
            self.discards[card] += 1

    def part(self, seat: int, card: int) -> None:
        self.hands[seat][card] -= 1
        assert self.hands[seat][card] >= 0

    def settle(self) -> None:
        """Let the card on the table take effect if it has left the table unblocked."""
        if self.stack and self.resolved:
            ((seat, card),) = self.stack
            self.expected = self.effects(card)
            self.stack = []
            self.away(card)
            if self.way == 2 and card in (STRONG, GAFFE):
                self.bonus[seat if card == STRONG else self.against] += 1 if card == STRONG else -1
            assert self.promise == 0

    def effects(self, card: int) -> list[tuple[int, int, int]]:
        """Return what the card on the table does to the delegates, as far as it can."""
        board = [[*row] for row in self.board]
        changes, most, taken = [], self.caps["candidate"], 0
        for who, region, change in self.plan:
            row = board[region]
            moved = taken if card in GAIN_CARDS and not self.way and change > 0 else change
            if change < 0:
                moved = -min(-change, row[who])
                taken = -moved
            else:
                moved = min(moved, most - row[who], self.caps["region"] - sum(row))
            row[who] += moved
            changes += [(who, region, moved)] if moved else []
        self.plan = []
        return changes

    def on_dealt(self, seat: int, cards: list[int]) -> None:
        assert len(cards) == 8
        self.bank -= self.greens[seat]
        self.hands[seat][GREEN] += self.greens[seat]
        self.on_drew(seat, cards)

    def on_drew(self, seat: int, cards: list[int]) -> None:
        self.hands[seat].update(cards)
        self.deck.subtract(cards)
        assert min(self.deck.values()) >= 0

    def on_reshuffled(self, cards: int) -> None:
        self.settle()
        assert not self.deck.total()
        assert cards == self.discards.total()
        self.deck, self.discards = self.discards, Counter()

    def on_turn(self, seat: int, actions: int) -> None:
        assert actions == 3
        self.actions = actions

    def on_extra(self, seat: int, actions: int) -> None:
        self.actions += actions

    def on_ended(self, seat: int, left: int) -> None:
        assert left == self.actions
        self.actions = 0

    def on_played(self, seat: int, card: int, way: int) -> None:
        self.part(seat, card)
        self.stack = [(seat, card)]
        self.plan = []
        self.way, self.promise = way, MONEY[card] if way == 1 else 0

    def on_declared(self, seat: int, region: int, delegates: int) -> None:
        self.plan.append((seat, region, delegates))
        if self.way == 1:
            self.promise -= delegates
        if 4 <= self.stack[0][1] <= 18 and self.way == 0:
            assert region == self.stack[0][1] - 4
            assert delegates <= 3

    def on_wasted(self, seat: int, money: int) -> None:
        self.promise -= money

    def on_aimed(self, seat: int, region: int, rival: int) -> None:
        card = self.stack[0][1]
        assert self.board[region][rival] > 0
        assert card != 28 or rival == self.against
        self.plan.append((rival, region, -RIVAL_LOSSES[card]))
        if card in GAIN_CARDS:
            self.plan.append((seat, region, RIVAL_LOSSES[card]))

    def on_touring(self, seat: int, to: int, delegates: int, **rest: int) -> None:
        assert delegates <= 4
        self.plan += [(seat, rest["from"], -delegates), (seat, to, delegates)]

    def on_aimed_card(self, seat: int, card: int) -> None:
        self.against = card

    def on_aimed_die(self, seat: int, value: int) -> None:
        self.again = value

    def on_aimed_rival(self, seat: int, rival: int) -> None:
        assert seat != rival
        self.against = rival

    def on_vetoed(self, seat: int, card: int, of: int, target: int) -> None:
        assert card in (VETO, GREEN)
        assert (of, target) == self.stack[-1]
        self.part(seat, card)
        self.stack.append((seat, card))

    def on_overrode(self, seat: int, of: int, target: int) -> None:
        assert (of, target) == self.stack.pop()
        self.part(seat, OVERRIDE)
        self.away(OVERRIDE)
        self.away(target)

    def on_blocked(self, seat: int, card: int) -> None:
        self.away(self.stack.pop()[1])
        assert (seat, card) == self.stack.pop()
        self.away(card)

    def on_paid(self, seat: int, card: int, money: int) -> None:
        assert money == MONEY[card]
        self.on_discarded(seat, card)

    def on_discarded(self, seat: int, card: int) -> None:
        self.part(seat, card)
        self.away(card)
        self.dropped += 1

    def on_debate(self, round: int) -> None:  # noqa: A002
        assert round == self.round == 9
        self.dropped = 0

    def on_swapped(self, seat: int, cards: int) -> None:
        assert cards == self.dropped
        self.dropped = 0

    def on_bought(self, seat: int, bank: int) -> None:
        self.bank -= 1
        self.hands[seat][GREEN] += 1
        assert bank == self.bank >= 0

    on_took_green = on_bought

    def on_looked(self, seat: int, rival: int, cards: list[int]) -> None:
        assert cards == sorted(self.hands[rival].elements())

    def on_took(self, seat: int, rival: int, card: int) -> None:
        self.part(rival, card)
        self.hands[seat][card] += 1

    def on_gave(self, seat: int, rival: int, card: int) -> None:
        self.on_took(rival, seat, card)

    def on_fetched(self, seat: int, card: int) -> None:
        assert card == self.against
        assert card not in (VETO, OVERRIDE)
        self.discards[card] -= 1
        assert self.discards[card] >= 0
        self.hands[seat][card] += 1

    def on_placed(self, seat: int, region: int, delegates: int, total: int) -> None:
        self.settle()
        if self.round != 9:  # no card is played at the debate
            assert self.expected.pop(0) == (seat, region, delegates)
        self.board[region][seat] += delegates
        assert total == self.board[region][seat]

    def on_removed(self, seat: int, region: int, delegates: int, total: int) -> None:
        self.on_placed(seat, region, -delegates, total)
