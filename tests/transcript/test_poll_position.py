"""A referee of Poll Position! by its page in docs/transcript and the rules, without the engine."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.transcript.transcripts import Line, Lines, ReadTranscripts, fields

HQ, REMOTE_CARD, HONK_CARD = 16, 14, 6
NEIGHBOURS = ({1}, {0, 2}, {1, 3}, {2, 4, 5}, {3, 5}, {3, 4})
LIAISON, RETURNING, DISTRIBUTION, STAFFING = 3, 4, 2, 6
VOTER_CARDS = {0: 4, 3: 2, 8: 0, 13: 1, 16: 3}  # cards that bring voters to a region
TYPES = {5: 1, 15: 0, 7: 2}  # and to a type


def region_of(place: int) -> int:
    return min(place // 3, 5) if place < HQ else 6


def type_of(place: int) -> int:
    return 2 if place == 15 else place % 3


class Referee:
    """Tracks tokens, dice and action points."""

    def __init__(self, first: Line) -> None:
        self.double = first["options"]["hq_cost"]
        self.down = [1] * 17
        self.up = [Counter[int]() for _ in range(17)]
        self.sites = [Counter({1: 1}) for _ in range(17)]
        self.is_closed: set[int] = set()
        self.specialist: dict[int, int] = {}
        self.region: dict[int, int] = {}
        self.engagement, self.week, self.points, self.short = 0, 0, 0, 6
        self.card, self.chief, self.borrowed = 17, 0, 7
        self.honk = self.reconciliation = False
        self.dice: list[int] = []
        self.worker, self.regions = -1, 0
        self.due: list[int] = []
        self.sheet = [0, 0, 0]
        self.goodwill = 0
        self.seen: set[str] = set()

    def bag(self) -> int:
        return 70 - sum(self.down) - sum(c.total() for c in self.up)

    def has(self, marker: int, specialist: int) -> bool:
        """Return whether the marker acts with this specialist's benefit."""
        return specialist in (self.specialist[marker], self.borrowed)

    def pay(self, cost: int) -> None:
        self.points -= cost
        assert self.points >= 0

    def carry(self, origin: int, place: int, value: int) -> None:
        assert place not in self.is_closed
        if value:
            self.up[origin][value] -= 1
            self.up[place][value] += 1
            assert self.up[origin][value] >= 0
        else:
            self.down[origin] -= 1
            self.down[place] += 1

    def change(self, place: int, old: int, new: int) -> None:
        assert self.sites[place][old] > 0
        self.sites[place][old] -= 1
        self.sites[place][new] += new > 0

    def on_dealt(self, marker: int, specialist: int) -> None:
        assert specialist not in self.specialist.values()
        self.specialist[marker] = specialist

    def on_chief(self, marker: int) -> None:
        assert not self.week or marker == (self.chief + 1) % len(self.specialist)
        self.chief = marker

    def on_week(self, week: int) -> None:
        self.week += 1
        assert week == self.week
        self.region, self.worker = {}, -1

    def on_sealed(self, marker: int) -> None:
        assert marker in self.specialist
        assert marker not in self.region

    def on_revealed(self) -> None:
        assert not self.region

    def on_placed(self, marker: int, region: int, short_now: int, short_later: int) -> None:
        assert 0 <= region < 6
        assert 0 <= short_now <= short_later
        self.region[marker] = region

    def on_changed(
        self, marker: int, region: int, short_later: int, old: int, old_short_later: int, alone: int
    ) -> None:
        assert self.region[marker] == old != region
        assert min(short_later, old_short_later) >= 0
        self.region[marker] = region
        where = list(self.region.values())
        assert alone == (where.count(region) == 1 and old in where)

    def on_goodwill(self, points: int) -> None:
        assert points != 0
        self.goodwill = points

    def on_stayed(self, marker: int, region: int) -> None:
        assert self.region[marker] == region

    def on_card(self, week: int, card: int) -> None:
        assert week == self.week
        self.card, self.struck = card, HQ
        if card in VOTER_CARDS or card in TYPES:
            self.engagement = min(5, self.engagement + 1)
            hit = (VOTER_CARDS.get(card), TYPES.get(card))
            places = [p for p in range(16) if region_of(p) == hit[0] or type_of(p) == hit[1]]
            self.due = [p for p in places if p not in self.is_closed]

    def on_card_over(self, week: int, card: int) -> None:
        assert (week, card) == (self.week, self.card)
        assert not self.due

    def on_engagement(self, level: int) -> None:
        assert level == self.engagement

    def on_arrived(self, place: int) -> None:
        assert place == self.due.pop(0)
        assert self.bag()
        self.down[place] += 1

    def on_bag_empty(self) -> None:
        assert not self.bag()
        self.due = []

    def on_closed(self, district: int, card: int, sites_lost: int) -> None:
        assert (card, type_of(district)) in ((2, 1), (4, 2), (12, 0))
        assert sites_lost == self.sites[district].total()
        self.sites[district] = Counter()
        self.is_closed.add(district)

    def on_scattered(self, origin: int, place: int, value: int) -> None:
        home = [p for p in range(16) if region_of(p) == region_of(origin)]
        if origin != HQ:
            free = [p for p in home if p not in self.is_closed]
            assert place in (free or [HQ])
        self.carry(origin, place, value)

    def on_remained(self, value: int) -> None:
        assert self.up[HQ][value] if value else self.down[HQ]

    def on_shortage(self, region: int) -> None:
        self.short = region

    def on_honk(self) -> None:
        self.honk = self.card == HONK_CARD

    def on_reconciliation(self) -> None:
        self.reconciliation = self.card == REMOTE_CARD

    def on_protested(self, district: int) -> None:
        assert district not in self.is_closed
        self.struck = district

    def on_site_lost(self, place: int, value: int) -> None:
        assert (place, value) == (self.struck, 1) or (self.card, place) == (9, HQ)
        self.change(place, value, 0)

    def on_site_lowered(self, place: int, value: int) -> None:
        assert place == self.struck
        self.change(place, value, value - 1)

    def on_turn(self, marker: int, points: int) -> None:
        assert not self.due
        assert points == 4
        after = self.chief if self.worker < 0 else (self.worker + 1) % len(self.specialist)
        assert marker == after
        self.worker = marker
        self.points = points

    def on_opened(self, marker: int, place: int, sites: int, cost: int) -> None:
        clever = self.has(marker, DISTRIBUTION)
        price = 1 if place == HQ else 1 + type_of(place)
        self.pay(cost)
        assert cost == price - (clever and price > 1)
        assert sites == 1 or (clever and sites == 2 and place != HQ and type_of(place) == 0)
        assert place == HQ or region_of(place) == self.region[marker]
        assert place not in self.is_closed
        self.sites[place][1] += sites
        assert sum(c.total() for c in self.sites) <= 50

    def on_staffing(self, marker: int, area: int, cost: int) -> None:
        short = self.short == self.region[marker]
        assert short == (area > 0)
        assert cost == 1 + (area == 1)
        self.area = area
        self.pay(cost)

    def on_rolled(self, marker: int, dice: list[int]) -> None:
        assert len(dice) == 1 + self.has(marker, STAFFING)
        self.dice = dice

    def on_replaced(self, marker: int, place: int, old: int, new: int) -> None:
        assert new == max(self.dice)
        assert (place == HQ and self.area != 1) or (
            region_of(place) == self.region[marker] and self.area != 2
        )
        self.change(place, old, new)

    def on_kept(self, marker: int, die: int) -> None:
        assert die == max(self.dice)

    def on_reached(self, marker: int, place: int, value: int, cost: int) -> None:
        assert self.week < 5
        assert cost == 1 or self.has(marker, 0)
        self.pay(cost)
        assert region_of(place) == self.region[marker]
        self.carry(place, HQ, value)

    def on_split(self, marker: int, place: int, value: int, target: int, cost: int) -> None:
        assert self.has(marker, RETURNING)
        assert {region_of(place), region_of(target)} == {self.region[marker]}
        self.pay(cost)
        self.change(place, value, value - 1)
        self.sites[target][1] += 1

    def on_surveying(self, marker: int, region: int, cost: int) -> None:
        assert region == self.region[marker]
        self.pay(cost)

    def on_turned(self, place: int, value: int) -> None:
        self.down[place] -= 1
        self.up[place][value] += 1

    def on_looked(self, marker: int, card: int, week: int) -> None:
        assert week == self.week + 1
        self.pay(1)

    def on_liaised(self, marker: int, specialist: int) -> None:
        assert self.specialist[marker] == LIAISON
        at = [self.region[m] for m, s in self.specialist.items() if s == specialist]
        assert at[0] in NEIGHBOURS[self.region[marker]]
        self.borrowed = specialist

    def on_ended(self, marker: int, unused: int) -> None:
        assert unused == self.points
        self.rolls = 0 if self.week == 5 else (2, 2, 2, 3, 3, 4)[self.engagement]

    def on_intention(self, marker: int, region: int, type: int, place: int) -> None:  # noqa: A002
        there = 3 * region + type if region < 5 else 15 if type == 2 else HQ
        assert place == (HQ if there in self.is_closed else there)
        self.rolls -= 1
        assert self.rolls >= 0
        assert self.bag()
        self.down[place] += 1

    def on_region_counted(self, region: int) -> None:
        assert (self.week, region) == (5, self.regions)
        self.regions += 1

    def capacity(self, place: int) -> int:
        pips = sum(value * n for value, n in self.sites[place].items())
        return pips if place != HQ else pips * 2 * (3 if self.honk else 4) // 4

    def on_counted(
        self, place: int, turnout: int, capacity: int, complaints: int, turned: list[int]
    ) -> None:
        assert len(turned) == self.down[place]
        for value in turned:
            self.on_turned(place, value)
        assert turnout == sum(value * n for value, n in self.up[place].items())
        assert capacity == self.capacity(place)
        twice = self.reconciliation and place < HQ and type_of(place) == 2
        assert complaints == max(0, turnout - capacity) * (1 + twice)
        pips = sum(value * n for value, n in self.sites[place].items())
        more = turnout, complaints, pips * (1 + (self.double and place == HQ))
        self.sheet = [a + b for a, b in zip(self.sheet, more, strict=True)]

    def on_scored(self, turnout: int, complaints: int, cost: int, goodwill: int) -> None:
        assert goodwill == self.goodwill
        assert [turnout, complaints, cost] == [
            self.sheet[0] // 5,
            self.sheet[1],
            self.sheet[2] // 10,
        ]

    def line(self, line: Line) -> None:
        for event in line["events"]:
            self.seen.add(event["kind"])
            if self.worker >= 0 and event["kind"] not in ("chief", "turn"):
                assert event.get("marker", self.worker) == self.worker
            getattr(self, f"on_{event['kind']}")(**fields(event))
        facts = line["state"]
        if facts["phase"] == "acting":
            self.borrowed = 7
            assert facts["action_points"] == self.points
        for place, fact in enumerate(facts["places"]):
            assert fact["face_down"] == self.down[place]
            assert fact["face_up"] == sorted(self.up[place].elements())
            assert fact["sites"] == sorted(self.sites[place].elements())
            assert fact["closed"] == (place in self.is_closed)
        assert facts["bag"] == self.bag()


def judge(lines: Lines) -> Referee:
    """Check a whole game line by line."""
    first, *steps, last = lines
    referee = Referee(first)
    for line in steps:
        referee.line(line)
    final = referee.sheet[0] // 5 - referee.sheet[1] - referee.sheet[2] // 10
    final += referee.goodwill
    counts = sum(referee.up, Counter[int]())
    assert all(counts[value] <= supply for value, supply in {1: 20, 2: 20, 3: 20, 4: 10}.items())
    assert set(last["outcome"]["scores"]) == {final}
    assert set(last["outcome"]["ranks"]) == {1 if final > 0 else 2}
    return referee


PLAYS = [f"--seats bot:easy,bot:easy,bot:easy,bot:easy --seed {n}" for n in (*range(6), 9)]
PLAYS += [f"--seats bot:easy,bot:normal --option goodwill={n} --seed easier" for n in (1, 2, 3)]
"""Games in which everything happens that does not in the finished records."""


@pytest.mark.broad
def test_poll_position_can_be_refereed_from_its_transcript(transcripts_of: ReadTranscripts) -> None:
    """Voters, polling sites, action points and the score follow from the events."""
    games = transcripts_of("poll_position", *PLAYS)
    seen = set[str]().union(*(judge(lines).seen for lines in games))
    assert seen == set(games[0][0]["kinds"]), "find other seeds for PLAYS"
