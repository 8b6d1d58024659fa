"""A referee of Delegate Dash by its page in docs/transcript and the rules, without the engine."""

from __future__ import annotations

from tests.transcript.delegate_dash_rounds import DOWN, POOL, SIDES, VALUE, Tour, region_of
from tests.transcript.transcripts import Line, Lines, ReadTranscripts, fields


class Referee(Tour):
    """The whole game: the rounds and the convention."""

    def __init__(self, first: Line) -> None:
        super().__init__(first)
        self.gone: list[int] = []
        self.keys: dict[int, list[int]] = {}
        self.order: list[int] = []
        self.region = 4
        self.seen: set[str] = set()

    def standing(self) -> list[int]:
        return [side for side in range(4) if side not in self.gone]

    def of(self, holder: int, region: int) -> list[int]:
        return [m for m in range(28) if self.at[m] == holder and region_of(m) == region]

    def on_convened(self, uncommitted: int, **counts: int) -> None:
        self.at[24:] = range(4)
        assert uncommitted == self.total(POOL)
        self.on_counted(**counts)

    def on_counted(self, **counts: int) -> None:
        assert [counts[side] for side in SIDES] == [self.total(side) for side in range(4)]

    def on_pooled(self, candidate: int, marker: int, value: int) -> None:
        at = self.at[marker]
        assert at == candidate if candidate < 4 else at[0] == "up"
        self.at[marker] = POOL

    def on_tied_last(self, total: int, candidates: list[int]) -> None:
        assert total == min(self.total(side) for side in self.standing())
        assert candidates == [side for side in self.standing() if self.total(side) == total]

    def on_sealed(self, seat: int) -> None:
        assert seat in self.seat

    def on_released(
        self, candidate: int, region: int, markers: int, delegates: int, total: int
    ) -> None:
        mine = self.of(candidate, region)
        assert (len(mine), sum(VALUE[m] for m in mine)) == (markers, delegates)
        assert total == self.total(candidate) - delegates

    def on_eliminated(self, candidate: int, total: int) -> None:
        assert total == self.total(candidate) == min(map(self.total, self.standing()))
        self.gone.append(candidate)

    def on_split_rolled(self, region: int, ranking: list[int]) -> None:
        self.keys, self.region = {}, region
        for who, die, bonus in zip(ranking[::3], ranking[1::3], ranking[2::3], strict=True):
            assert bonus == len(self.of(who, region))
            self.keys[who] = [die + bonus]
        assert sorted(self.keys) == self.standing()
        self.rank(ranking[::3])

    def on_rolled_off(self, region: int, ranking: list[int]) -> None:
        keys = list(self.keys.values())
        tied = [who for who, key in self.keys.items() if keys.count(key) > 1]
        assert (sorted(ranking[::2]), region) == (sorted(tied), self.region)
        for who, die in zip(ranking[::2], ranking[1::2], strict=True):
            self.keys[who] = [*self.keys[who], die]
        self.rank(ranking[::2])

    def rank(self, ranking: list[int]) -> None:
        """Order the candidates by their rolls. ranking: some of them, best first."""
        self.order = sorted(self.keys, key=self.keys.__getitem__, reverse=True)
        keys = [self.keys[who] for who in ranking]
        assert keys == sorted(keys, reverse=True)

    def on_awarded(self, candidate: int, marker: int, value: int, total: int) -> None:
        assert value == max(VALUE[m] for m in self.of(POOL, region_of(marker)))
        assert candidate == self.order[0]
        self.order = [*self.order[1:], candidate]
        self.at[marker] = candidate

    def on_legislature_rolled(self, ranking: list[int]) -> None:
        assert sorted(ranking[::2]) == self.standing()
        assert ranking[1] >= ranking[3]
        self.order = ranking[::2]

    def on_won(self, candidate: int, seat: int, total: int, how: int) -> None:
        assert (seat, total) == (self.seat[candidate], self.total(candidate))
        assert how < 2 or total == 304
        assert how == 0 or self.order
        if how == 2:
            assert (candidate, total, len(self.standing())) == (self.order[0], 304, 2)
        else:
            assert total >= 305

    def line(self, line: Line) -> None:
        for event in line["events"]:
            self.seen.add(event["kind"])
            getattr(self, f"on_{event['kind']}")(**fields(event))
            if "number" in event:
                cell = event["path"][-1] if "path" in event else event["cell"]
                assert event["number"] == self.numbers[cell]
            if "marker" in event:
                assert event["value"] == VALUE[event["marker"]]
            if event["kind"] in ("took", "surrendered", "awarded"):
                assert event["total"] == self.total(event["candidate"])
        facts = line["state"]
        held = [candidate["delegates"] for candidate in facts["candidates"]]
        assert held == [*map(self.total, range(4))]
        up = sum(sum(cell["face_up"]) for cell in facts["states"])
        unseen = sum(map(sum, facts["not_turned_over"].values())) + 4 * (DOWN in self.at[24:])
        assert sum(held) + up + unseen + sum(m["value"] for m in facts["uncommitted"]) == 608


def judge(lines: Lines) -> Referee:
    """Check a whole game line by line."""
    first, *steps, last = lines
    referee = Referee(first)
    for line in steps:
        referee.line(line)
    sides = [referee.seat.index(seat) for seat in range(first["seats"])]
    assert last["outcome"]["scores"] == [referee.total(side) for side in sides]
    winner = int(last["outcome"]["reason"].partition(".")[2])
    others = last["outcome"]["others"]
    assert sorted([*sides, *(other["side"] for other in others)]) == [0, 1, 2, 3]
    assert all(other["score"] == referee.total(other["side"]) for other in others)
    assert any(other["rank"] == 1 for other in others) == (winner not in sides)
    assert [rank == 1 for rank in last["outcome"]["ranks"]] == [side == winner for side in sides]
    return referee


def test_delegate_dash_can_be_refereed_from_its_transcript(transcripts_of: ReadTranscripts) -> None:
    """Markers, walks, orders of dice, the convention and the winner follow from the events."""
    games = transcripts_of("delegate_dash")
    seen = set[str]().union(*(judge(lines).seen for lines in games))
    assert seen == set(games[0][0]["kinds"])
