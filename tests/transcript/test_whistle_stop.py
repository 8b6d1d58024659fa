"""A referee of Whistle-Stop by its page in docs/transcript and the rules, without the engine."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.transcript.transcripts import Line, Lines, ReadTranscripts, fields, random_transcript
from tests.transcript.whistle_stop_turns import CARDS, POINTS, REGIONS, Table

SEAT_EVENTS = (
    "played declared aimed touring aimed_rival aimed_card aimed_die passed vetoed overrode"
)
SEAT_EVENTS += " ended paid swapped called invested discarded"  # are about the seat that decides
VOTING = "skipped stands uncontested contested dice single barred recount rolled rerolled"
VOTING += " kept_dice scored rolloff won held lost"  # are about the region that votes
SILENT = "passed barred unplaced"  # change nothing that the referee tracks


class Referee(Table):
    """The whole game: the cards and delegates, and the elections as well."""

    def __init__(self, first: Line) -> None:
        super().__init__(first)
        self.order = first["options"]["order"]
        self.holder: list[int | None] = [None] * 15
        self.contest: list[int] = []
        self.votes: list[int] = []
        self.dice: dict[int, list[int]] = {}
        self.number: list[int] = []
        self.single = self.recount = self.rolling_off = False
        self.scores: dict[int, int] = {}
        self.left: list[int] = []
        self.starter, self.here = 0, 15
        self.starts: dict[int, int] = {}
        self.due = list(range(self.seats))
        self.results: list[tuple[int, ...]] = []
        self.seen: set[str] = set()

    def on_start_rolled(self, seat: int, first: int, second: int) -> None:
        assert seat == self.due.pop(0)
        self.starts[seat] = first + second
        if not self.due:
            self.left = [s for s, n in self.starts.items() if n == min(self.starts.values())]
            self.due, self.starts = [*self.left], {}

    def on_starts(self, seat: int) -> None:
        assert [seat] == self.left
        self.starter = seat

    def on_round(self, round: int) -> None:  # noqa: A002
        self.round += 1
        assert round == self.round
        self.due = [(self.starter + i) % self.seats for i in range(self.seats)]

    def on_turn(self, seat: int, actions: int) -> None:
        super().on_turn(seat, actions)
        assert seat == self.due.pop(0)

    def on_election(self, round: int) -> None:  # noqa: A002
        assert round in (4, 8, 13)
        self.votes = list(range(15))[:: -1 if self.order == 1 else 1]

    def on_order(self, regions: list[int]) -> None:
        assert sorted(regions) == self.votes
        self.votes = [*regions]

    def region(self, region: int, present: list[int]) -> None:
        self.here = self.votes.pop(0)
        assert sorted(present) == [s for s in range(self.seats) if self.board[region][s]]
        self.contest = self.left = present

    def on_skipped(self, region: int) -> None:
        self.region(region, [])

    def on_stands(self, region: int, seat: int) -> None:
        self.here = self.votes.pop(0)
        assert self.holder[region] == seat

    def on_uncontested(self, seat: int, region: int) -> None:
        self.region(region, [seat])

    def on_contested(self, region: int, points: int, seats: list[int]) -> None:
        self.region(region, seats)
        assert points == POINTS[region]
        self.number, self.bonus = [*self.board[region]], [0] * self.seats
        self.single = self.recount = self.rolling_off = False

    def on_dice(self, seat: int, region: int, dice: int) -> None:
        self.number[seat] = dice
        assert 1 <= dice <= 10

    def on_single(self, region: int) -> None:
        self.single = True

    def on_recount(self, region: int) -> None:
        self.recount = True

    def on_rolled(self, seat: int, region: int, dice: list[int]) -> None:
        assert len(dice) == (2 if self.rolling_off else self.number[seat])
        assert dice == sorted(dice, reverse=True)
        assert set(dice) <= {1, 2, 3, 4, 5, 6}
        self.dice[seat] = [*dice]

    def on_rerolled(self, seat: int, region: int, old: int, new: int) -> None:
        assert old == self.again
        self.dice[seat].remove(old)
        self.dice[seat] = sorted([*self.dice[seat], new], reverse=True)

    def on_kept_dice(self, seat: int, region: int) -> None:
        assert self.holder[region] == seat

    def on_scored(self, seat: int, region: int, score: int) -> None:
        plain = sum(self.dice[seat][: 1 if self.single and not self.rolling_off else 2])
        assert score == plain + (0 if self.rolling_off else self.bonus[seat])
        self.scores[seat] = score
        if len(self.scores) == len(self.contest):
            bar = sorted(self.scores.values())[-2 if self.recount else -1]
            self.left = [s for s in self.contest if self.scores[s] >= bar]
            self.scores, self.recount = {}, False

    def on_rolloff(self, region: int, seats: list[int]) -> None:
        assert seats == self.left
        assert len(seats) > 1
        self.contest, self.rolling_off = seats, True

    def points(self, seat: int) -> int:
        return sum(n for n, who in zip(POINTS, self.holder, strict=True) if who == seat)

    def on_won(self, seat: int, region: int, points: int, total: int) -> None:
        assert [seat] == self.left
        self.holder[region] = seat
        assert (points, total) == (POINTS[region], self.points(seat))

    def on_held(self, seat: int, region: int, points: int, total: int) -> None:
        assert self.holder[region] == seat
        self.on_won(seat, region, points, total)

    def on_lost(self, seat: int, region: int, total: int) -> None:
        assert total == self.points(seat)

    def on_called(self, seat: int, region: int, cost: int) -> None:
        row = self.board[region]
        assert self.holder[region] == seat
        assert row[seat] == max(row)
        assert cost == int(REGIONS[region][2]) == (POINTS[region] + 5) // 10

    def on_invested(self, seat: int, money: int, delegates: int) -> None:
        assert delegates == 2 * money <= 12

    def on_result(self, seat: int, rank: int, **standing: int) -> None:
        assert standing["points"] == self.points(seat)
        assert standing["regions"] == self.holder.count(seat)
        assert standing["delegates"] == sum(row[seat] for row in self.board)
        assert seat == len(self.results)
        self.results.append((*standing.values(), rank))

    def line(self, line: Line) -> None:
        hidden = line.get("hidden", {})
        facts = {**line["state"], **hidden.get("state", {})}
        events = list(line["events"])
        for event in hidden.get("events", ()):
            events[event["index"]] = {k: v for k, v in event.items() if k != "index"}
        self.resolved = "id" not in (facts["card"] or {})
        token = line["token"] or hidden["token"]
        verb, *numbers = token.split(".")
        if verb == "reroll":
            self.again = int(numbers[0])
        self.actions -= not line.get("chance") and verb in ("card", "buy", "draw")
        for event in events:
            self.seen.add(event["kind"])
            if event["kind"] not in SILENT.split():
                getattr(self, f"on_{event['kind']}")(**fields(event))
            if event["kind"] in SEAT_EVENTS.split():
                assert event["seat"] == line["seat"]
            if event["kind"] in VOTING.split():
                assert event.get("region", self.here) == self.here
            if event["kind"] == "played":
                scores = [int(numbers[0]), 2 if verb == "red" else int(numbers[1])]
                assert [event["card"], event["way"]] == scores
        self.settle()
        assert not self.expected
        self.compare(facts, line["state"])

    def compare(self, facts: dict[str, Any], public: dict[str, Any]) -> None:
        """Check the position in a line, and that hidden facts are null."""
        assert facts["actions_left"] == self.actions
        for region, fact in enumerate(facts["regions"]):
            assert fact["delegates"] == self.board[region]
            assert sum(self.board[region]) <= facts["caps"]["region"]
            assert max(self.board[region]) <= facts["caps"]["candidate"]
            assert fact["incumbent"] == self.holder[region]
        if not facts["round"]:
            return
        for seat, candidate in enumerate(facts["candidates"]):
            hand = sorted(self.hands[seat].elements())
            assert candidate["hand"] == [CARDS[kind][0] for kind in hand]
            shown = public["candidates"][seat]["hand"]
            assert [card for card in shown if card] == candidate["known"]
            assert len(shown) == len(hand)
        for pile, counts in (("deck", self.deck), ("discards", self.discards)):
            assert facts[pile] == {CARDS[kind][0]: n for kind, n in counts.items() if n}
        assert facts["bank"] == self.bank
        assert public["deck"] is None


def judge(lines: Lines) -> Referee:
    """Check a whole game line by line."""
    first, *steps, last = lines
    referee = Referee(first)
    for line in steps:
        referee.line(line)
    order = [standing[:3] for standing in referee.results]
    ranks = [1 + sum(other > mine for other in order) for mine in order]
    assert ranks == [rank for *_, rank in referee.results] == last["outcome"]["ranks"]
    assert last["outcome"]["scores"] == [points for points, *_ in order]
    return referee


LUCK = ("14", "25")
"""Seeds of random games that contain all events missing from the finished records."""


@pytest.mark.broad
def test_whistle_stop_can_be_refereed_from_its_transcript(
    transcripts_of: ReadTranscripts, tmp_path: Path
) -> None:
    """Cards, delegates, caps, every election and the president follow from the events."""
    games = transcripts_of("whistle_stop")
    games += [
        random_transcript("whistle_stop", 3, {"game": 1}, seed, tmp_path / seed) for seed in LUCK
    ]
    seen = set[str]().union(*(judge(lines).seen for lines in games))
    assert seen == set(games[0][0]["kinds"]), "find other seeds for LUCK"
