"""A referee of Early States by its page in docs/transcript and the rules, without the engine."""

from __future__ import annotations

from tests.transcript.transcripts import Line, Lines, ReadTranscripts, fields

NAMES = ("IA", "NH", "SC", "NV", "FL", "MO", "OH", "VA", "PA")
CIRCLES = (7, 6, 7, 8, 15, 10, 13, 11, 10, 4, 6)
NUMBERS = ((6, 4, 2), (5, 3, 1), (6, 3, 1), (4, 2), (11,), (5, 3, 1), (9,), (7, 4, 2), (6, 4, 2))
PRICES = (1, 2, 3, 5, 6, 7, 8, 5, 5, 5, 5)
ORGANISER, FINANCE, SPOKESPERSON, MANAGER = 1, 4, 5, 6
ADS = {0: (1, 3), 2: (2, 3), 3: (2, 5)}  # marks in each state, number of states
FREE = ("begins", "stake", "totals")  # are not about the seat whose turn it is
STAKES = {2: (0, 2), 3: (0, 1, 3), 4: (0, 1, 2, 3), 5: (1, 2, 3, 4, 4), 6: (0, 1, 2, 3, 3, 4)}
ISSUES = {7: (0, 6, 8), 8: (4, 3, 7), 9: (1, 6, 5), 10: (2, 4, 8)}


class Referee:
    """Tracks all sheets by the events alone."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.marks = [[0] * 11 for _ in range(seats)]
        self.cash = [0] * seats
        self.score = [0] * seats
        self.firsts = [0] * seats
        self.bought: list[list[int]] = [[] for _ in range(seats)]
        self.taken = [0] * 9
        self.target = -1
        self.hired: list[int] = []
        self.turns, self.active, self.last = 0, 0, -1
        self.dice: list[int] = []
        self.votes = self.ones = 0
        self.between = False
        self.throw = 0
        self.seen: set[str] = set()

    def on_begins(self, seat: int) -> None:
        self.active = seat

    def on_stake(self, seat: int, funds: int) -> None:
        assert funds == STAKES[self.seats][(seat - self.active) % self.seats] > 0
        self.cash[seat] += funds

    def on_rolls(self, seat: int, throw: int, thrown_bits: int, dice: list[int]) -> None:
        assert seat == self.active
        full = [self.marks[seat][row] == CIRCLES[row] for row in (9, 10)]
        self.throw = throw if throw == 1 else self.throw + 1
        assert throw == self.throw
        if throw == 1:
            assert thrown_bits == 2 ** (1 + sum(full)) - 1
            assert len(dice) == 1 + sum(full)
            self.hired = list(self.bought[seat])
        else:
            assert throw <= 2 + (ORGANISER in self.bought[seat])
            lain = [
                (a, b)
                for i, (a, b) in enumerate(zip(self.dice, dice, strict=True))
                if not thrown_bits >> i & 1
            ]
            assert all(a == b for a, b in lain)
        self.dice, self.ones = dice, 0

    def on_keeps(self, seat: int) -> None:
        assert seat == self.active

    def on_chooses(self, seat: int, as_funds: int, as_votes: int) -> None:
        assert as_funds + as_votes == self.dice.count(1)
        self.ones = as_funds

    def on_collects(self, seat: int, funds: int, votes: int, cash: int) -> None:
        more_funds, more_votes = FINANCE in self.hired, SPOKESPERSON in self.hired
        gives = {2: (1, 1), 3: (3, 0), 4: (2, 0), 5: (0, 2), 6: (0, 3)}
        due = [gives[die] for die in self.dice if die > 1]
        due += [(1, 0)] * self.ones + [(0, 1)] * (self.dice.count(1) - self.ones)
        assert funds == sum(f + more_funds for f, _ in due if f)
        assert votes == sum(v + more_votes for _, v in due if v) + 2 * (MANAGER in self.hired)
        self.cash[seat] += funds
        self.votes = votes
        assert cash == self.cash[seat]

    def on_buys(self, seat: int, item: int, price: int, cash: int) -> None:
        assert item not in self.bought[seat]
        self.bought[seat].append(item)
        assert sum(i in ISSUES for i in self.bought[seat]) <= 2
        self.cash[seat] -= PRICES[item]
        assert (price, cash) == (PRICES[item], self.cash[seat])
        assert cash >= 0

    def on_saves(self, seat: int, cash: int) -> None:
        assert cash == self.cash[seat]

    def on_marks(self, seat: int, place: int, count: int, filled: int, source: int) -> None:
        if source:
            each = ADS[source - 1][0] if source - 1 in ADS else 3
            assert source - 1 == self.bought[seat][-1]
            assert count <= each
            assert place in ISSUES.get(source - 1, range(9))
        else:
            self.votes -= count
        self.marks[seat][place] += count
        assert self.marks[seat][place] == filled <= CIRCLES[place]

    def on_wastes(self, seat: int, count: int, source: int) -> None:
        if source:
            assert source - 1 == self.bought[seat][-1]
            assert 0 < count <= 10
        else:
            assert self.marks[seat] == list(CIRCLES)
            self.votes -= count

    def on_fills(
        self, seat: int, state: int, place: int, delegates: int, bonus: int, score: int, cash: int
    ) -> None:
        assert self.marks[seat][state] == CIRCLES[state]
        left = NUMBERS[state][self.taken[state] :]
        assert (place, delegates) == ((self.taken[state] + 1, left[0]) if left else (0, 0))
        assert bonus == 2 * (place == 1)
        self.taken[state] += bool(left)
        self.firsts[seat] += place == 1
        self.score[seat] += delegates
        self.cash[seat] += bonus
        assert (score, cash) == (self.score[seat], self.cash[seat])

    def on_gains_die(self, seat: int, dice: int) -> None:
        assert dice == 1 + sum(self.marks[seat][row] == CIRCLES[row] for row in (9, 10))

    def on_rival(self, state: int, delegates: int) -> None:
        open_ = [s for s in range(9) if not self.taken[s]]
        assert state == min(open_, key=lambda s: (CIRCLES[s], NUMBERS[s][0], s))
        assert (self.seats, self.turns % 2, delegates) == (1, 0, NUMBERS[state][0])
        self.taken[state] = 1

    def nearest(self) -> int:
        """Return the state that a striking rival aims at."""
        open_ = [s for s in range(9) if not self.taken[s]]
        return min(open_, key=lambda s: (CIRCLES[s] - self.marks[0][s], -NUMBERS[s][0], s))

    def on_announces(self, state: int, turn: int) -> None:
        assert (state, turn) == (self.nearest(), self.turns + 1)
        assert turn % 2 == 0
        self.target = state

    def on_foiled(self, state: int) -> None:
        assert state == self.target
        assert self.taken[state]
        self.target = -1

    def on_strikes(self, state: int) -> None:
        assert state == (self.target if self.target >= 0 else self.nearest())
        assert (self.seats, self.turns % 2) == (1, 0)
        self.taken[state], self.target = len(NUMBERS[state]), -1

    def on_last_call(self, turns: int) -> None:
        assert all(self.taken)
        self.last = self.turns + turns + (not self.between)

    def on_ends_turn(self, seat: int, turn: int) -> None:
        self.turns += 1
        self.between = True
        assert (seat, turn, self.votes) == (self.active, self.turns, 0)
        self.active = (seat + 1) % self.seats

    def on_totals(self, seat: int, delegates: int, firsts: int, cash: int) -> None:
        assert self.turns in (self.last, 15)
        assert (delegates, firsts, cash) == (self.score[seat], self.firsts[seat], self.cash[seat])

    def line(self, line: Line) -> None:
        self.between = False
        for event in line["events"]:
            self.seen.add(event["kind"])
            assert event.get("seat", self.active) == self.active or event["kind"] in FREE
            getattr(self, f"on_{event['kind']}")(**fields(event))
        facts = line["state"]
        for seat, sheet in enumerate(facts["seats"]):
            assert sheet["funds"] == self.cash[seat]
            assert sheet["delegates"] == self.score[seat]
            assert [sheet["marks"][name] for name in NAMES] == self.marks[seat][:9]
            assert [sheet["second_die_marks"], sheet["third_die_marks"]] == self.marks[seat][9:]
        assert [state["places_taken"] for state in facts["states"]] == self.taken


def judge(lines: Lines) -> Referee:
    """Check a whole game line by line."""
    first, *steps, last = lines
    referee = Referee(first["seats"])
    for line in steps:
        referee.line(line)
    tallies = [*zip(referee.score, referee.firsts, referee.cash, strict=True)]
    ranks = [1 + sum(other > mine for other in tallies) for mine in tallies]
    if first["seats"] == 1:
        ranks = [1 if referee.score[0] > 32 else 2]
    assert last["outcome"]["scores"] == referee.score
    assert last["outcome"]["ranks"] == ranks
    return referee


def test_early_states_can_be_refereed_from_its_transcript(transcripts_of: ReadTranscripts) -> None:
    """Marks, funds, delegates, places and the end follow from the events."""
    games = transcripts_of("early_states", "--seats bot:easy,bot:easy,bot:easy --seed 7")
    seen = set[str]().union(*(judge(lines).seen for lines in games))
    assert seen == set(games[0][0]["kinds"])
