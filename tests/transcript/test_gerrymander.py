"""A referee of Gerrymander by its page in docs/transcript and the rules, without the engine."""

from __future__ import annotations

from itertools import combinations

from tests.transcript.transcripts import Line, Lines, ReadTranscripts, fields

PARTIES = ("Red", "Blue", "Amber", "Green")
UNKNOWN = (5, -1)


class Referee:
    """Tracks the map: it finds the regions anew after each border."""

    def __init__(self, first: Line) -> None:
        self.seats = first["seats"]
        self.outline = first["options"]["map"] if self.seats < 3 else 0
        cells = [(county["x"], county["y"]) for county in first["state"]["counties"]]
        assert cells == sorted(cells, key=lambda cell: (cell[1], cell[0]))
        steps = {(1, 0), (0, 1), (1, -1), (-1, 0), (0, -1), (-1, 1)}
        self.edges = [
            (a, b)
            for a, b in combinations(range(len(cells)), 2)
            if (cells[b][0] - cells[a][0], cells[b][1] - cells[a][1]) in steps
        ]
        self.near: list[set[int]] = [set() for _ in cells]
        for a, b in self.edges:
            self.near[a].add(b)
            self.near[b].add(a)
        self.token = [UNKNOWN] * len(cells)
        self.district: list[int] = [0] * len(cells)
        self.count, self.turn, self.left, self.first = 0, 0, 0, 0
        self.due: list[set[int]] = []
        self.tie: list[int] = []
        self.tied, self.word = (0, 0), 4
        self.seat, self.settled = 0, 0
        self.standing = [[0, 0, 0] for _ in range(max(2, self.seats))]
        self.seen: set[str] = set()

    def piece(self, start: int, within: set[int] | None = None) -> set[int]:
        reached, todo = {start}, [start]
        while todo:
            for there in self.near[todo.pop()] - reached:
                if within is None or there in within:
                    reached.add(there)
                    todo.append(there)
        return reached

    def splits(self, region: set[int]) -> bool:
        """Return whether a connected foursome leaves a connected piece of four (rule 15)."""
        if len(region) > 19:
            return True
        if len(region) < 8:
            return False
        four = {frozenset((county,)) for county in region}
        for _ in range(3):
            four = {s | {n} for s in four for here in s for n in self.near[here] & region - s}
        return any(
            len(self.piece(start, set(region - s))) >= 4 for s in four for start in region - s
        )

    def on_dealt(self, county: int, party: int, value: int) -> None:
        assert self.token[county] == UNKNOWN
        self.token[county] = (party, value)

    def on_begins(self, seat: int) -> None:
        self.first = seat

    def on_turn(self, seat: int, number: int, borders: int) -> None:
        self.turn += 1
        self.left = min(4, number)
        assert (seat, number) == ((self.first + number - 1) % self.seats, self.turn)
        assert borders == self.left

    def on_border(self, seat: int, edge: int, county: int, other: int, outline: int) -> None:
        assert self.edges[edge] == (county, other)
        assert outline == self.outline
        assert other in self.near[county]
        assert not self.district[county]
        assert not self.district[other]
        self.left -= 1
        self.seat = seat
        assert seat == (self.first + max(self.turn, 1) - 1) % self.seats
        self.near[county].remove(other)
        self.near[other].remove(county)
        regions = [self.piece(county)]
        if other not in regions[0]:
            regions.append(self.piece(other))
        assert all(len(region) >= 4 for region in regions)
        self.due = [region for region in regions if not self.splits(region)]

    def on_closed(self, seat: int, district: int, outline: int, counties: list[int]) -> None:
        assert outline == self.outline
        assert seat == self.seat
        assert set(counties) == self.due.pop(0)
        self.count += 1
        assert district == self.count
        for county in counties:
            self.district[county] = district

    def on_shown(self, county: int, party: int, value: int, outline: int) -> None:
        assert outline == self.outline
        assert self.token[county] in (UNKNOWN, (party, -1))
        self.token[county] = (party, value)

    def votes(self, district: int) -> list[int]:
        inside = [t for t, d in zip(self.token, self.district, strict=True) if d == district]
        assert all(value >= 0 for _, value in inside)
        return [sum(v for p, v in inside if p == party) for party in range(len(self.standing))]

    def on_tied(self, district: int, seat: int, parties: list[int]) -> None:
        votes = self.votes(district)
        self.tie = [party for party, count in enumerate(votes) if count == max(votes)]
        assert parties == self.tie
        assert len(parties) > 1
        self.tied = (district, seat)
        assert seat == self.seat
        assert district == self.settled + 1

    def on_named(self, district: int, seat: int, party: int) -> None:
        assert (district, seat) == self.tied
        assert party in self.tie
        self.word = party

    def on_won(self, district: int, party: int, swing: int, votes: list[int]) -> None:
        assert votes == self.votes(district)
        assert votes[party] == max(votes)
        assert votes.count(max(votes)) == 1 or party == self.word
        self.settled += 1
        assert district == self.settled
        inside = [t for t, d in zip(self.token, self.district, strict=True) if d == district]
        assert swing == sum(value <= 1 for _, value in inside)
        for i, more in enumerate((1, swing, sum(votes))):
            self.standing[party][i] += more

    def on_done(self, seat: int) -> None:
        assert seat == self.seat
        assert self.left == 0 or all(self.district)

    def on_result(self, party: int, districts: int, swing: int, votes: int) -> None:
        assert all(self.district)
        assert [districts, swing, votes] == self.standing[party]

    def line(self, line: Line) -> None:
        for event in line["events"]:
            self.seen.add(event["kind"])
            getattr(self, f"on_{event['kind']}")(**fields(event))
        assert not self.due
        counties = line["state"]["counties"]
        assert [county["district"] or 0 for county in counties] == self.district
        for county, (party, value) in zip(counties, self.token, strict=True):
            assert county["party"] == (*PARTIES, "neutral", None)[party]
            assert county["value"] == (None if value < 0 else value)


def judge(lines: Lines) -> Referee:
    """Check a whole game line by line."""
    first, *steps, last = lines
    referee = Referee(first)
    for line in steps:
        referee.line(line)
    box = [
        (party, n) for party in range(len(referee.standing)) for n in (*range(1, 11), *range(2, 10))
    ]
    assert sorted(referee.token) == sorted([*box, (4, 0)])
    order = [(won, swing, -votes) for won, swing, votes in referee.standing]
    if first["seats"] == 1:
        lead = order[0][0] - order[1][0]
        assert last["outcome"]["scores"] == [lead]
        assert last["outcome"]["ranks"] == [1 if lead > 0 else 2]
    else:
        ranks = [1 + sum(other > mine for other in order) for mine in order]
        assert last["outcome"]["ranks"] == ranks
        assert last["outcome"]["scores"] == [won for won, *_ in order]
    return referee


def test_gerrymander_can_be_refereed_from_its_transcript(transcripts_of: ReadTranscripts) -> None:
    """Regions, districts, votes and winners are found anew from borders and tokens."""
    games = transcripts_of("gerrymander")
    seen = set[str]().union(*(judge(lines).seen for lines in games))
    assert seen == set(games[0][0]["kinds"])
