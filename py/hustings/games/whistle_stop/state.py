"""The position of Whistle-Stop and what each seat may see of it.

The draw pile is a bag of counts: it has no order.
"""

from __future__ import annotations

from typing import Any, Final

from hustings.core.model import CHANCE, HIDDEN, Options, Seat, Turn
from hustings.core.rng import Rng
from hustings.games.whistle_stop.cards import DECK_KINDS, GREEN, GREENS, MONEY, deck
from hustings.games.whistle_stop.regions import EV, N
from hustings.games.whistle_stop.vocabulary import (
    CALL,
    DEBATE,
    DRAWING,
    ELECTIONS,
    PAY,
    REACT,
    RED_WAY,
    SETTLE,
    WAIT,
)

NOBODY: Final = 4
"""In place of a seat: the incumbent of a region without one, no hand being looked at."""
NOWHERE: Final = N
"""In place of a region."""

# Bits of `flags` in an election.
SINGLE: Final = 1
"""Only the best die counts."""
BARRED: Final = 2
"""The incumbent may not re-roll."""
RECOUNTING: Final = 4
"""The two best candidates will roll again."""
ROLLOFF: Final = 8
"""The dice being rolled are those of a roll-off."""
LATE: Final = 16
"""The main roll and the incumbent's second chance are over: only late red cards may be played."""

OWN_CAP: Final = (10, 8, 10)


def region_cap(choice: int, seats: int) -> int:
    """Return how many delegates of all candidates fit in one region."""
    return (5 + 5 * seats, 2 + 4 * seats, 10 * seats)[choice]


Play = tuple[int, ...]
"""The card on the table: (seat, kind, way, target (a region, kind or die), rival), or ()."""


class StopState:
    """One position.

    round: 1..13, 0 before it starts. starter: who goes first in every round. active: whose turn
    it is. actions: how many are left in it.
    board: delegates, region by region, one byte per seat. holder: who won each region, or NOBODY.
    called: bits of the regions that are decided for good.
    hands: cards as kinds, ascending; what cannot be seen stands first as HIDDEN. known: of each
    hand, what everybody knows to be in it. seen: (viewer, owner, cards) that a viewer knows to be
    in a hand, beside known (see sight). deck: how many of each kind, empty where it cannot be
    seen; left: how many cards that is. discard: how many of each kind. bank: green Vetoes.
    play: the card on the table, or (). plan: what it is to do in each region. need: what is still
    to be placed or picked. limit: the most to a region. stack: (seat, kind) of the Vetoes on it.
    peek: whose hand the active seat looks at. drawing, due, then: who draws how many cards, and
    which step follows. queue: the seats still to act in this phase.
    votes: the regions still to vote; region: the one that votes. contest: the seats that roll for
    it, or for the start. ndice, mods: how many dice each seat rolls and what is added to its score.
    dice: what each seat has rolled, highest first. flags: see above. used: bits of the seats that
    played a red card here. again: (seat, value) of the die being rolled again.
    cost, paid: what a purchase costs and has brought so far in $M; dropped: cards put down at the
    debate. calling: bits of the regions being called. callers: bits of the seats that called
    any. budget: per seat, the delegates still to be placed at the debate.
    """

    __slots__ = (
        "actions",
        "active",
        "advanced",
        "again",
        "all_cap",
        "bank",
        "board",
        "budget",
        "called",
        "callers",
        "calling",
        "contest",
        "cost",
        "deck",
        "dice",
        "discard",
        "drawing",
        "dropped",
        "due",
        "flags",
        "hands",
        "holder",
        "known",
        "left",
        "limit",
        "mods",
        "ndice",
        "need",
        "order_rule",
        "own_cap",
        "paid",
        "peek",
        "plan",
        "play",
        "queue",
        "region",
        "round",
        "seats",
        "seen",
        "stack",
        "starter",
        "then",
        "turn",
        "used",
        "veto_rule",
        "votes",
    )

    def __init__(self, seats: int, options: Options) -> None:
        self.turn = Turn(CHANCE, (), DRAWING)
        self.seats = seats
        self.advanced = options["game"]
        self.own_cap = OWN_CAP[options["caps"]]
        self.all_cap = region_cap(options["caps"], seats)
        self.order_rule = options["order"]
        self.veto_rule = options["vetoes"]
        self.round = 0
        self.starter = 0
        self.active = 0
        self.actions = 0
        self.board = bytearray(N * seats)
        self.holder = bytearray([NOBODY] * N)
        self.called = 0
        self.hands: list[tuple[int, ...]] = [()] * seats
        self.known: list[tuple[int, ...]] = [()] * seats
        self.seen: tuple[tuple[Seat, Seat, tuple[int, ...]], ...] = ()
        self.deck = bytearray(deck(bool(self.advanced), self.veto_rule != 2))
        self.left = sum(self.deck)
        self.discard = bytearray(DECK_KINDS)
        self.bank = 0 if self.veto_rule == 2 else GREENS
        self.play: Play = ()
        self.plan = bytearray(N)
        self.need = 0
        self.limit = 0
        self.stack: tuple[tuple[Seat, int], ...] = ()
        self.peek = NOBODY
        self.drawing = 0
        self.due = 0
        self.then = WAIT
        self.queue: tuple[Seat, ...] = ()
        self.votes: tuple[int, ...] = ()
        self.region = NOWHERE
        self.contest: tuple[Seat, ...] = ()
        self.ndice = bytearray(seats)
        self.mods = [0] * seats
        self.dice: tuple[tuple[int, ...], ...] = ((),) * seats
        self.flags = 0
        self.used = 0
        self.again: tuple[int, ...] = ()
        self.cost = 0
        self.paid = 0
        self.dropped = 0
        self.calling = 0
        self.callers = 0
        self.budget = bytearray(seats)

    def clone(self) -> StopState:
        """Return an independent copy."""
        new = StopState.__new__(StopState)
        new.turn = self.turn
        new.seats = self.seats
        new.advanced = self.advanced
        new.own_cap = self.own_cap
        new.all_cap = self.all_cap
        new.order_rule = self.order_rule
        new.veto_rule = self.veto_rule
        new.round = self.round
        new.starter = self.starter
        new.active = self.active
        new.actions = self.actions
        new.board = self.board[:]
        new.holder = self.holder[:]
        new.called = self.called
        new.hands = self.hands[:]
        new.known = self.known[:]
        new.seen = self.seen
        new.deck = self.deck[:]
        new.left = self.left
        new.discard = self.discard[:]
        new.bank = self.bank
        new.play = self.play
        new.plan = self.plan[:]
        new.need = self.need
        new.limit = self.limit
        new.stack = self.stack
        new.peek = self.peek
        new.drawing = self.drawing
        new.due = self.due
        new.then = self.then
        new.queue = self.queue
        new.votes = self.votes
        new.region = self.region
        new.contest = self.contest
        new.ndice = self.ndice[:]
        new.mods = self.mods[:]
        new.dice = self.dice
        new.flags = self.flags
        new.used = self.used
        new.again = self.again
        new.cost = self.cost
        new.paid = self.paid
        new.dropped = self.dropped
        new.calling = self.calling
        new.callers = self.callers
        new.budget = self.budget[:]
        return new

    def key(self) -> tuple[Any, ...]:
        """Return everything in the position as one hashable value."""
        return (
            self.turn.key(),
            (self.seats, self.advanced, self.own_cap, self.all_cap),
            (self.order_rule, self.veto_rule),
            (self.round, self.starter, self.active, self.actions),
            (bytes(self.board), bytes(self.holder), self.called),
            (tuple(self.hands), tuple(self.known), self.seen),
            (bytes(self.deck), self.left, bytes(self.discard), self.bank),
            (self.play, bytes(self.plan), self.need, self.limit, self.stack),
            (self.peek, self.drawing, self.due, self.then, self.queue),
            (self.votes, self.region, self.contest, bytes(self.ndice), tuple(self.mods)),
            (self.dice, self.flags, self.used, self.again),
            (self.cost, self.paid, self.dropped),
            (self.calling, self.callers, bytes(self.budget)),
        )

    @property
    def turn_key(self) -> tuple[int, Seat]:
        """Return the round and whose turn it is in it."""
        return self.round, self.active

    @property
    def turn_owner(self) -> Seat | None:
        """Return whose turn it is, whoever may veto; None in elections and at the debate."""
        return None if self.round in (0, *ELECTIONS, DEBATE) else self.active

    @property
    def windows_left(self) -> int:
        """How many cards, the one on the table included, may yet be vetoed in this turn."""
        in_turn = self.turn.prompt == REACT and self.play[2] != RED_WAY
        return self.actions + 1 if in_turn else 0

    def observe(self, seat: Seat | None) -> StopState:
        """Return what the seat may see: its own hand, and one that it is looking at (rule 12)."""
        new = self.clone()
        new.deck = bytearray()
        new.seen = tuple(each for each in self.seen if each[0] == seat)
        peeked = self.peek if seat == self.active else NOBODY
        for other in range(self.seats):
            if other not in (seat, peeked):
                seen = self.known[other]
                new.hands[other] = (HIDDEN,) * (len(self.hands[other]) - len(seen)) + seen
        return new

    def determinize(self, seat: Seat, rng: Rng) -> StopState:
        """Return a full state: the unseen cards dealt by luck to the hidden hands and the pile.

        Whoever is paying holds enough to pay with: nobody begins a purchase they cannot afford.
        """
        if HIDDEN in self.hands[seat]:
            raise ValueError("this is not what the seat sees")
        new = self.clone()
        slots = [s for s, hand in enumerate(self.hands) for card in hand if card == HIDDEN]
        rng.shuffle(slots)
        pool = self.unseen()
        for kind, missing in enumerate(pool):
            if missing < 0:
                raise ValueError(f"more than there are of card {kind}")
        guessed: list[list[int]] = [[] for _ in self.hands]
        for _ in range(pool[GREEN]):
            guessed[slots.pop()].append(GREEN)
        rest = [kind for kind in range(DECK_KINDS) for _ in range(pool[kind])]
        size = len(rest)
        for slot in slots:
            i = rng.below(size)
            size -= 1
            guessed[slot].append(rest[i])
            rest[i] = rest[size]
        del rest[size:]
        if self.turn.prompt in (PAY, SETTLE, CALL):
            payer = self.turn.seats[0]
            money = sum(MONEY[card] for card in self.hands[payer] if card != HIDDEN)
            _afford(guessed[payer], self.cost - self.paid - money, [*guessed, rest], rng)
        for s, more in enumerate(guessed):
            if more:
                shown = tuple(card for card in self.hands[s] if card != HIDDEN)
                new.hands[s] = tuple(sorted((*shown, *more)))
        new.deck = bytearray(DECK_KINDS)
        for kind in rest:
            new.deck[kind] += 1
        return new

    def unseen(self) -> list[int]:
        """Return per kind how many cards are neither seen in a hand nor lie open; deck included."""
        pool = [*deck(bool(self.advanced), self.veto_rule != 2)]
        pool.append(0 if self.veto_rule == 2 else GREENS - self.bank)
        for kind, count in enumerate(self.discard):
            pool[kind] -= count
        for hand in self.hands:
            for kind in hand:
                if kind != HIDDEN:
                    pool[kind] -= 1
        for kind in self.on_table():
            pool[kind] -= 1
        return pool

    def on_table(self) -> list[int]:
        """Return the cards that are being played: neither in a hand nor discarded yet."""
        played = [self.play[1]] if self.play else []
        return played + [kind for _, kind in self.stack]


def _afford(hand: list[int], price: int, places: list[list[int]], rng: Rng) -> None:
    """Exchange guessed cards, the cheapest first, until one hand can pay a price in $M.

    places: all guessed cards, hand by hand, and the pile last, which holds no green Vetoes.
    """
    while sum(MONEY[card] for card in hand) < price:
        for i in sorted(range(len(hand)), key=lambda i: (hand[i] == GREEN, MONEY[hand[i]])):
            green = hand[i] == GREEN
            better = [
                (place, j)
                for place in (places[:-1] if green else places)
                if place is not hand
                for j, card in enumerate(place)
                if card != GREEN and (green or MONEY[card] > MONEY[hand[i]])
            ]
            if better:
                place, j = rng.pick(better)
                hand[i], place[j] = place[j], hand[i]
                break
        else:
            raise ValueError("no hand of that many cards is worth that")


def points(state: StopState, seat: Seat) -> int:
    """Return the seat's winner points: the value of the regions it won."""
    return sum(EV[r] for r in range(N) if state.holder[r] == seat)


def regions_won(state: StopState, seat: Seat) -> int:
    """Return how many regions the seat has won."""
    return state.holder.count(seat)


def delegates(state: StopState, seat: Seat) -> int:
    """Return how many delegates the seat has on the board."""
    return sum(state.board[seat :: state.seats])


def there(state: StopState, region: int, seat: Seat) -> int:
    """Return how many delegates the seat has in the region."""
    return state.board[region * state.seats + seat]


def in_region(state: StopState, region: int) -> bytearray:
    """Return the delegates in the region, one entry per seat."""
    return state.board[region * state.seats : (region + 1) * state.seats]


def rooms(state: StopState, seat: Seat) -> list[int]:
    """Return per region how many more delegates of the seat fit besides those planned."""
    n, board, own, total = state.seats, state.board, state.own_cap, state.all_cap
    result = []
    for r in range(N):
        row = board[r * n : r * n + n]
        room = min(own - row[seat], total - sum(row)) - state.plan[r]
        result.append(max(room, 0))
    return result


def clockwise(state: StopState, first: Seat) -> tuple[Seat, ...]:
    """Return all seats in the order of play from the given one on."""
    n = state.seats
    return tuple((first + i) % n for i in range(n))
