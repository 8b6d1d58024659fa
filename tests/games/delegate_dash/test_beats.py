"""The beats of Delegate Dash: each scene in order, short, and true to the position."""

from __future__ import annotations

import pytest

from hustings.core.model import NATURE, SCENE, Beat, Event
from hustings.core.rng import Rng
from hustings.games.delegate_dash import beats, rules
from hustings.games.delegate_dash.events import RoundBegan
from hustings.games.delegate_dash.names import CANDIDATES
from hustings.games.delegate_dash.state import NOBODY, POOL, DashState, totals
from tests.game_driver import forced_move
from tests.games.delegate_dash.driver import Game, at_convention, first_round, turn_over
from tests.games.delegate_dash.test_forced_moves import with_one_coin
from tests.games.delegate_dash.test_trace import at, trace

NAMES = ("Ada", "Ben", "Cleo", "Dan")


class Traced(list[Event]):
    """Events, each with the position after it."""

    def __init__(self, state: DashState) -> None:
        super().__init__()
        self.state, self.frames = state, [state.clone()]

    def append(self, event: Event) -> None:
        """Append an event and the position after it."""
        super().append(event)
        self.frames.append(self.state.clone())

    def __iadd__(self, events: object) -> Traced:  # type: ignore[misc, override]
        for event in events:  # type: ignore[attr-defined]
            self.append(event)
        return self


def beats_of(game: Game, move: str, viewer: int | None = None) -> list[Beat]:
    """Play one step ("0:take.5", or chance's "roll.1.2.3.4") and return its beats."""
    seat, _, token = move.rpartition(":")
    traced = Traced(game.state)
    rules.apply(game.state, int(seat) if seat else NATURE, game.move(token), traced)
    traced.frames[-1] = game.state.clone()
    names = NAMES[: game.state.seats]
    all_beats = [
        beats.beat(event, before, after, viewer, names)
        for event, before, after in zip(traced, traced.frames, traced.frames[1:], strict=False)
    ]
    return [beat for beat in all_beats if beat is not None]


def lines(game: Game, *moves: str) -> list[str]:
    """Play some steps and return the lines of their beats, after the acting seat's name."""
    shown = [beat for move in moves for beat in beats_of(game, move)]
    return [(f"{NAMES[b.who]}: " if b.who is not None else "") + b.says for b in shown]


def test_a_round_of_two_people_and_two_automatic_candidates() -> None:
    """It shows each walk, how a tie is broken, and who gets nothing."""
    game = first_round(2, "02", "1121 1221 2332 3443 4554 5005")
    assert lines(game, "flip.5.0.2.1.3") == ["Face up: Arms 51, Suns 30, Moons 30"]
    west, north = at(3, 0), at(1, 3)
    moves = (
        "roll.2.4.4.0",
        f"1:move.{west}",
        f"0:move.{north}",
        "vote.3.3",
        "0:take.5",
        "vote.1.5",
    )
    assert lines(game, *moves) == [
        "Order: East 4, South 4, North 2, West 0",
        "East (automatic) to Arms ace, 2 states, for 51",
        "Ben: South to Moons ace, 3 states, for 30",
        "Ada: North to Arms ace, 2 states, for 51",
        "West (automatic) to Moons ace, home, for 30",
        "Caucus, Arms ace: North 3, East 3; a tie, home first",
        "Ada: North takes 50 in Arms ace, now 50",
        "East (automatic) takes 1 in Arms ace, now 1",
        "Caucus, Moons ace: West 5, South ace",
        "West (automatic) takes 20 in Moons ace, now 20",
        "Ben: South takes 10 in Moons ace, now 10",
    ]


def test_the_next_round_is_announced() -> None:
    game = trace().luck("roll.2.4.4.0").do(f"1:move.{at(3, 0)}", f"0:move.{at(1, 3)}")
    game.luck("vote.3.3").do("0:take.5").luck("vote.1.5", "roll.5.1.5.2")
    game.do(f"0:move.{at(3, 6)}", "0:done", "1:stay", "1:done")
    assert lines(game, "vote.2.2") == [
        "Caucus, Suns ace: East 2, North 2; a tie, home first",
        "East (automatic) takes 30 in Suns ace, now 31",
        "North gets nothing in Suns ace",
        "Round 2: the twos, 5 coins; South has the dice",
    ]


def test_a_roll_bought_with_a_coin_is_a_scene() -> None:
    game = (
        turn_over(first_round()).luck("roll.5.5.5.5").do("0:move.2", "1:stay", "2:stay", "3:stay")
    )
    game.do("0:take.5").luck("roll.5.0.0.0").do("0:stay")
    assert lines(game, "0:surrender.5") == ["Ada: North gives up Arms 50 to roll and move again"]
    (rolled,) = beats_of(game, "reroll.4")
    assert (rolled.says, rolled.who, rolled.length) == ("North rolls 4", 0, SCENE)


def test_super_tuesday_is_a_scene_and_an_empty_round_is_not() -> None:
    game = first_round()
    names = ("Ada", "Ben", "Cleo", "Dan")

    def round_beat(number: int, coins: int) -> Beat:
        beat = beats.beat(RoundBegan(number, 1, coins), game.state, game.state, 0, names)
        assert beat is not None
        return beat

    assert (
        round_beat(3, 8).says == "Super Tuesday: the threes and zeros, 8 coins; East has the dice"
    )
    assert round_beat(3, 8).length >= SCENE > round_beat(2, 4).length
    assert round_beat(4, 0).says == "Round 4: no coins lie on the fours"


def test_the_convention_is_shown_step_by_step() -> None:
    """The count, the elimination, then for each region dice with bonus and each coin."""
    game = at_convention("A50", "S50 S40", "C50 C40 C30", "M50 M40 M30 M20")
    words = lines(game, "split.3.4.5")
    assert words[0] == "For the uncommitted Arms: West 5, South 4, East 3"
    assert words[1] == "West gets Arms 50, now 191"
    assert all(" gets Arms " in line or "the North pawn" in line for line in words[1:])
    assert "For the uncommitted Suns" in lines(game, "split.0.1.2")[0]


def test_the_convention_waits_at_its_opening_after_each_region_and_at_each_count() -> None:
    """The last region of a count is read together with the count."""
    game = at_convention("A50", "S50 S40", "C50 C40 C30", "M50 M40 M30 M20")
    (arms, *waits) = [beat for beat in beats_of(game, "split.3.4.5") if beat.awaits]
    assert (arms.says, waits) == ("West gets the North pawn, now 212", [])
    rest = [
        beat for roll in ("0.1.2", "0.1.2", "0.1.2") for beat in beats_of(game, f"split.{roll}")
    ]
    ends = [beat.says for beat in rest if beat.awaits]
    assert [end.split()[0] for end in ends[-1:]] == ["Counted"]
    assert len(ends) == 3, "Suns, Crowns, and Moons with the count"


def test_a_sealed_choice_is_not_revealed() -> None:
    game = at_convention("A50 S40", "S50 A40", "C50 C40 C30 C20", "M50 M40 M30 M20")
    (sealed,) = lines(game, "0:release.1")
    assert sealed == "Ada: has chosen which region to give up"
    opened = lines(game, "1:release.0")
    assert opened[0] == "Ben: has chosen which region to give up"
    assert opened[1].startswith("North gives up 1 marker of Suns: 40 delegates gone")


def test_an_automatic_winner_is_called_automatic() -> None:
    game = Game(1).luck("lay.5.2.1.3.4.5.2.3.1.4.5.4.3.1.2.4.1.3.2.5").do("0:pick.0")
    rng, texts = Rng("automatic"), list[str]()
    while game.waits_for[0] != "over":
        if game.waits_for[1]:
            legal = game.legal(0)
            texts += lines(game, f"0:{'done' if 'done' in legal else rng.pick(legal)}")
        else:
            texts += lines(game, game.token(rules.chance(game.state, rng)))
    who = game.state.winner
    assert texts[-1].startswith(f"{CANDIDATES[who]} is nominated with {totals(game.state)[who]}")
    assert ("automatic, so you lose" in texts[-1]) == (
        game.state.owner[game.state.winner] == NOBODY
    )


def test_each_position_shown_between_events_matches_them() -> None:
    """A coin is either face down or face up, and an eliminated candidate is out at its event."""
    game = first_round()
    traced = Traced(game.state)
    rules.apply(game.state, NATURE, game.move("flip." + ".".join("012345" * 4)), traced)
    for state in traced.frames:
        assert sum(state.down) + sum(place >= 6 for place in state.where) == 24
    game = at_convention("A50", "S50 S40", "C50 C40 C30", "M50 M40 M30 M20")
    assert game.state.gone[0]
    assert all(place == POOL for place in (game.state.where[5], game.state.where[24]))


def test_a_players_own_move_that_is_over_says_why() -> None:
    """It ends where no coin can be given up or none is worth another roll; else it waits."""
    said = []
    for viewer in (1, 0):
        game = first_round(2, "02", "1121 1221 2332 3443 4554 5005")
        game.luck("flip.5.0.2.1.3", "roll.2.4.4.0")
        beats_shown = beats_of(game, f"1:move.{at(3, 0)}", viewer=viewer)
        said += [(beat.says, beat.heard) for beat in beats_shown if beat.who == 1]
    (own, own_heard), (others, _) = said
    assert own.endswith("for 30; done, no coin to give up")
    assert own_heard.endswith("The move is over: there is no coin to give up.")
    assert "done" not in others


@pytest.mark.parametrize(("elsewhere", "over"), [(10, True), (20, False), (30, False)])
def test_a_move_is_over_exactly_where_the_page_does_not_ask(elsewhere: int, over: bool) -> None:
    game = with_one_coin(20, elsewhere)
    (beat,) = beats_of(game, "0:stay", viewer=0)
    assert beat.says.endswith("; done, no coin is worth another roll") == over
    assert (beat.length >= SCENE) == over, "there is time to read it"
    assert (forced_move(rules, game.state, 0) is not None) == over


def test_the_loss_of_a_better_coin_is_told_to_whoever_waits_for_one() -> None:
    game = trace().luck("roll.2.4.4.0").do(f"1:move.{at(3, 0)}", f"0:move.{at(1, 3)}")
    game.luck("vote.3.3").do("0:take.5")
    losses = {beat.loss for beat in beats_of(game, "vote.1.5", viewer=1)}
    assert losses == {"", "West took the 20 in Moons ace ahead of you: −10"}
