"""The beats of Whistle-Stop: their lines, order, seats and lengths."""

from __future__ import annotations

from collections.abc import Iterable

from hustings.core.model import AT_ONCE, SCENE, Beat, Event, Move, Seat
from hustings.games.whistle_stop import beats, rules
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.beats.elections import RIVALS_REGION_MS
from hustings.games.whistle_stop.cards import INDEX
from hustings.games.whistle_stop.election_events import OWN_REGION_MS
from hustings.games.whistle_stop.regions import REGIONS
from hustings.games.whistle_stop.state import StopState
from tests.game_driver import forced_move
from tests.games.whistle_stop.driver import NAMES, Game


class Traced(list[Event]):
    """Events, each with the position after it."""

    def __init__(self, state: StopState) -> None:
        super().__init__()
        self.state = state
        self.frames: list[StopState] = []

    def append(self, event: Event) -> None:
        """Append an event and the position after it."""
        super().append(event)
        self.frames.append(self.state.clone())


class BeatGame(Game):
    """A game that collects the beats a viewer sees."""

    viewer: Seat | None = 0

    def __init__(self, seats: int = 2, hands: Iterable[str] = (), **options: int) -> None:
        self.beats: list[Beat] = []  # set first, because making a game plays its beginning
        super().__init__(seats, hands, **options)

    def apply(self, seat: Seat, move: Move) -> None:
        """Apply a move and collect its beats."""
        just, before = Traced(self.state), self.state.clone()
        rules.apply(self.state, seat, move, just)
        self.step_events = list(just)
        self.events += just
        self.check()
        names = NAMES[: self.state.seats]
        for event, after in zip(just, [*just.frames[:-1], self.state], strict=False):
            beat = beats.beat(
                rules.witness(event, self.viewer),
                before.observe(self.viewer),
                after.observe(self.viewer),
                self.viewer,
                names,
            )
            before = after
            if beat is not None:
                self.beats.append(beat)

    def play_lines(self, *moves: str) -> list[str]:
        """Play moves of the deciding seats and return the lines of their beats."""
        first = len(self.beats)
        for move in moves:
            self.do(move)
        return self.lines(first)

    def lines(self, first: int = 0) -> list[str]:
        """Return the lines from a beat on, after the acting candidate's name."""
        return [
            beat.says if beat.who is None else f"{NAMES[beat.who]}: {beat.says}"
            for beat in self.beats[first:]
        ]


def both_in_the_south(mine: int, theirs: int, **options: int) -> BeatGame:
    """Return a game before its first election; both candidates have delegates in the South only."""
    game = BeatGame(hands=["big_donor", "big_donor"], **options)
    for n in (mine, theirs):
        game.do("card big_donor money")
        game.do(f"place south {n}")
        if n < 5:
            game.do("done")
        game.let()
        game.end()
    return game


def test_a_card_has_one_beat_with_its_targets() -> None:
    game = BeatGame(hands=["south endorsement momentum big_donor"])
    assert game.play_lines("card south text", "pass") == ["Ada: South +3"]
    assert game.play_lines("card endorsement text florida", "pass") == [
        "Ada: Big endorsement",
        "Ada: Florida +5",
    ]
    assert game.play_lines("card momentum text", "pass") == ["Ada: Momentum"]
    game.play_lines("card big_donor money", "place texas 3", "place south 2")
    assert game.lines()[-2:] == ["Ada: Big donor for $5M", "Ada: South +2, Texas +3"]


def test_a_beat_of_an_aimed_card_names_rival_region_and_change() -> None:
    game = BeatGame(hands=["south", "attack_ad file"])
    game.play_lines("card south text", "pass")
    game.end()
    assert game.play_lines("card attack_ad text south", "pass") == [
        "Ben: Attack ad",
        "Ben: you lose 2 in South",
    ]
    assert game.play_lines("card file text 0", "pass")[:3] == [
        "Ben: Opposition file",
        "Ben: against you",
        "Ben: looks at your hand",
    ]


def test_a_veto_and_an_override_are_scenes_of_their_own() -> None:
    game = BeatGame(hands=["south override", "veto"])
    lines = game.play_lines("card south text", "veto veto", "override")
    assert lines == [
        "Ada: South +3",
        "Ben: vetoes your South",
        "Ada: overrides Ben’s Veto: South counts",
    ]
    assert [beat.length >= SCENE for beat in game.beats[-3:]] == [False, True, True]
    assert {beat.sound for beat in game.beats[-2:]} == {"stamp"}


def test_an_election_is_shown_region_by_region() -> None:
    game = both_in_the_south(4, 2)
    game.roll("6543", "54")
    first = len(game.beats)
    game.until(5)
    lines = [line for line in game.lines(first) if "Nobody stands" not in line]
    lines = lines[lines.index("The first election: 15 regions, 538 points") :]
    assert lines[:5] == [
        "The first election: 15 regions, 538 points",
        "South votes, 29 points: you 4, Ben 2",
        "The dice in South: you 11, Ben 9",
        "You take South, 11 to 9: +29",
        "After the first election: you 29, Ben 0",
    ]
    skipped = [beat for beat in game.beats if "Nobody stands" in beat.says]
    assert len(skipped) == len(REGIONS) - 1
    assert {beat.length for beat in skipped} == {AT_ONCE}


def test_the_roll_before_a_second_chance_stays_longer() -> None:
    game = both_in_the_south(4, 2)
    game.roll("6543", "54")
    game.until(7, seat=0)
    game.viewer = 1
    game.roll("6531", "66")
    while game.state.turn.prompt != v.REROLL:
        game.do("end")
    assert game.lines()[-1] == "The dice in South: Ada 11, you 12; Ada may roll one die again"
    held = game.beats[-1].length
    game.dice = [(6,)]
    first = len(game.beats)
    game.roll("66", "11")
    game.do("reroll 5")
    assert game.lines(first)[:2] == [
        "South: Ada rolls the 5 again: 6, now 12",
        "A tie in South: Ada and you roll off",
    ]
    assert held > OWN_REGION_MS
    game.until(9)
    assert "Ada holds South, 12 to 2: the 29 points stay" in game.lines(first)


def test_the_candidate_who_loses_a_region_is_named() -> None:
    game = both_in_the_south(4, 2)
    game.roll("6543", "54")
    game.until(7, seat=0)
    game.roll("1111", "66")
    game.until(9)
    assert "Ben takes South from you, 12 to 2: +29" in game.lines()
    assert "After the second election: Ben 29, you 0" in game.lines()


def test_regions_without_the_viewer_are_shown_faster() -> None:
    lengths = {}
    for viewer in (0, None):
        game = both_in_the_south(4, 2)
        game.viewer = viewer
        game.roll("6543", "54")
        game.until(5)
        lengths[viewer] = sum(beat.length for beat in game.beats)
    assert lengths[0] == lengths[None], "a spectator is not nearer to any candidate"
    game = BeatGame(3, hands=["south", "south", ""])
    game.viewer = 2
    for _ in range(2):
        game.play("card south text")
        game.end()
    game.until(5)
    won = next(beat for beat in game.beats if beat.says.startswith("The dice in South:"))
    assert won.length <= RIVALS_REGION_MS


def test_cards_a_rival_draws_or_takes_stay_hidden() -> None:
    game = BeatGame(hands=["donors", "swing legal_team"])
    game.viewer = None
    game.draw("second_look leak override")
    game.play("card donors text 1")
    game.end()
    text = " ".join(game.lines()[-4:])
    assert "takes a card from Ben" in text
    assert "draws 3 cards" in text
    for name in ("Swing", "Legal", "Second look", "leak", "Override"):
        assert name not in text


def test_the_debate_and_its_calls_have_beats() -> None:
    game = both_in_the_south(4, 1, game=1)
    game.roll("66", "1")
    game.until(9)
    assert any(line.startswith("The debate: change cards, call") for line in game.lines())
    while game.state.turn.prompt != v.CALL:
        game.do("done")
    first = len(game.beats)
    game.do("call south")
    while game.state.turn.prompt == v.CALL and game.state.turn.seats == (0,):
        game.do("done")
    kind = next(card for card in game.state.hands[0] if card != INDEX["green_veto"])
    while game.state.turn.prompt == v.SETTLE:
        game.apply(0, (v.V_PAY, kind))
        game.answer()
    assert game.lines(first)[0] == "Ada: calls South for $3M"


def test_the_end_names_the_winner_and_the_deciding_number() -> None:
    game = both_in_the_south(4, 2)
    game.finish()
    assert game.lines()[-1] == "Ada wins the presidency, with 29 of 538 points"
    assert game.lines()[-2].startswith("After the last election: you 29")
    assert game.beats[-1].length >= SCENE


def test_dice_that_no_reroll_can_improve_are_kept_automatically() -> None:
    cases = {
        ("6543", "54"): "keep",  # ahead
        ("2111", "66"): "keep",  # no single die brings it level
        ("6511", "66"): None,  # a six would
        ("5411", "54"): None,  # level: a roll-off, or one better
    }
    for (mine, theirs), expected in cases.items():
        game = both_in_the_south(4, 2)
        game.roll("6543", "54")
        game.until(7, seat=0)
        game.roll(mine, theirs)
        while game.state.turn.prompt != v.REROLL:
            game.do("end")
        idle = forced_move(rules, game.state.observe(0), 0)
        assert idle == (game.move(expected) if expected else None), (mine, theirs)


def test_with_late_red_cards_only_the_highest_score_is_kept_automatically() -> None:
    for mine, theirs, kept in (("6543", "54", False), ("6643", "54", True)):
        game = both_in_the_south(4, 2, game=1)
        game.roll("6543", "54")
        game.until(7, seat=0)
        game.roll(mine, theirs)
        while game.state.turn.prompt != v.REROLL:
            game.do({v.ACT: "end"}.get(game.state.turn.prompt, "pass"))
        assert (forced_move(rules, game.state.observe(0), 0) is not None) == kept
