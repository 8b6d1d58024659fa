"""The words of Early States: prompts, labels, reasons with rule numbers, log lines."""

from __future__ import annotations

from hustings.core.model import Outcome
from hustings.core.moves import decode
from hustings.games.early_states import headline, rules, text
from hustings.games.early_states.events import Chose, RivalMoved
from hustings.games.early_states.sheet import IA, ISSUES, MANAGER, NH, ORGANISER, PA, RADIO
from hustings.games.early_states.text import ending
from tests.games.early_states.driver import Game
from tests.games.early_states.test_rules_end import one_short

NAMES = ("Ada", "Ben")


def prompt(game: Game) -> str:
    return text.prompt(game.state, (*NAMES, "Cleo"))


def label(game: Game, token: str) -> str:
    return text.move(game.state, game.state.active, decode(rules.VOCABULARY.verbs, token))


def refusal(game: Game, token: str, seat: int | None = None) -> str:
    who = game.state.active if seat is None else seat
    return text.why_not(game.state, who, decode(rules.VOCABULARY.verbs, token))


def test_in_the_last_turns_the_prompt_names_who_is_still_to_play() -> None:
    game = one_short(3)
    game.begin((5,), f"mark.{PA}.1")
    assert prompt(game).endswith(" Cleo, Ada and Ben are still to play.")
    game.do("mark.9.1", "done")
    game.roll(4)
    assert prompt(game).endswith(" Ada and Ben are still to play.")
    game.do("keep", "save", "done")
    game.idle_turn()
    game.roll(6)
    assert prompt(game).endswith(" This is the last turn.")


def test_prompts_name_the_next_step() -> None:
    game = Game()
    assert prompt(game) == "Ada rolls."
    game.roll(1)
    assert prompt(game) == "Ada: re-roll any dice (1 left), or keep them."
    game.do("keep")
    assert prompt(game) == "Ada: take the 1 as funds or as a vote."
    game.do("take.1")
    assert prompt(game) == "Ada: spend your $1, or save it and go on to the votes."
    game.do(f"buy.{RADIO}")
    assert prompt(game) == "Ada: Radio Ad, choose 3 states (+1 each)."
    game.do("air.0")
    assert prompt(game) == "Ada: Radio Ad, choose 2 more states (+1 each)."
    game.do("air.1", "air.2")
    assert prompt(game) == "Ada: end your turn."
    game.do("done")
    game.begin((6,))
    assert prompt(game) == "Ben: place 3 votes."


def test_labels_name_dice_prices_and_what_a_mark_wins() -> None:
    game = Game()
    game.make_marks(0, NH, 4)
    game.make_marks(0, 9, 4)
    game.idle_until(0)
    game.roll(6, 2)
    assert label(game, "keep") == "Keep the dice"
    assert label(game, "reroll.2") == "Re-roll die 2 (2)"
    assert label(game, "reroll.3") == "Re-roll all dice (6, 2)"
    game.do("keep")
    assert label(game, f"buy.{ORGANISER}") == "Organiser ($2)"
    game.do("save")
    assert label(game, f"mark.{NH}") == "New Hampshire: 4 of 6 filled"
    assert label(game, f"mark.{NH}.1") == "New Hampshire: 1 mark"
    assert label(game, f"mark.{NH}.2") == "New Hampshire: 2 marks, first place for 5"
    assert label(game, "mark.10.3") == "The third die: 3 marks"


def test_reasons_name_the_rule() -> None:
    game = Game()
    game.idle_until_funds(0, 30)
    game.begin((6,), f"buy.{RADIO}", f"air.{IA}")
    assert refusal(game, f"air.{IA}").startswith("Rule 25:")
    assert refusal(game, "mark.9.1").startswith("Rule 28:")
    assert refusal(game, f"buy.{MANAGER}") == "Rule 25: first choose the states of Radio Ad."
    game.do("air.1", "air.2", f"buy.{ISSUES[0]}", f"buy.{ISSUES[1]}")
    assert refusal(game, f"buy.{RADIO}").startswith("Rule 19:")
    assert refusal(game, f"buy.{ISSUES[2]}").startswith("Rule 20:")
    game.do(f"buy.{MANAGER}", "buy.5")
    assert refusal(game, "buy.4").startswith("Rule 18:")
    assert refusal(game, "mark.0.1").startswith("Rule 29:")
    assert refusal(game, "done") == "Rule 29: first the dice and the purchases, then the votes."
    game.do("save")
    assert refusal(game, "done") == "Rule 29: place your votes first."
    assert refusal(game, "mark.0.7") == "Rule 29: you have 3 votes left."
    assert refusal(game, "reroll.1").startswith("Rules 7 and 8:")
    assert refusal(game, "mark.0.1", seat=1) == "It is not your turn."


def test_the_log_calls_the_viewer_you() -> None:
    game = Game()
    game.make_marks(0, NH, 3)
    game.idle_until(0)
    game.events.clear()
    game.turn((6,), f"mark.{NH}.3")
    lines = [text.event(event, None, NAMES) for event in game.events]
    assert [line for line in lines if line] == [
        "Ada rolls: 6.",
        "Ada collects 3 votes.",
        "Ada makes 3 marks in New Hampshire (6 of 6).",
        "Ada takes first place in New Hampshire: 5 delegates and $2.",
    ]
    assert text.event(game.events[0], 0, NAMES) == "You roll: 6."
    assert text.event(Chose(0, 0, 1), None, NAMES) == "Ada takes the 1 as a vote."
    assert text.event(Chose(0, 2, 0), None, NAMES) == "Ada takes the two 1s as funds."
    some = "You take one of the 1s as funds, two as votes."
    assert text.event(Chose(0, 1, 2), 0, NAMES) == some
    assert (
        text.event(RivalMoved(NH, 5), 0, NAMES) == "The rival takes first place in New Hampshire."
    )


def test_outcomes_name_the_deciding_number() -> None:
    outcomes = [
        headline.outcome(Outcome(ranks, scores, reason), NAMES)
        for ranks, scores, reason in (
            ((1, 2), (30, 20), "delegates"),
            ((2, 1), (30, 30), "firsts"),
            ((1, 2), (30, 30), "funds"),
            ((1, 1), (30, 30), "shared"),
            ((1,), (40,), "challenge_won"),
            ((1,), (44,), "challenge_won"),
            ((1,), (48,), "challenge_won"),
            ((2,), (1,), "challenge_lost"),
            ((1,), (33,), "strikes_won"),
            ((2,), (32,), "strikes_lost"),
        )
    ]
    assert outcomes == [
        "Ada wins with 30 delegates.",
        "Ben wins with 30 delegates, by more first places.",
        "Ada wins with 30 delegates, by more funds left.",
        "Ada and Ben share the nomination with 30 delegates each.",
        "Ada meets the challenge with 40 delegates, a bronze medal; silver from 44 delegates.",
        "Ada meets the challenge with 44 delegates, a silver medal; gold from 48 delegates.",
        "Ada meets the challenge with 48 delegates, a gold medal.",
        "Ada falls short: 1 delegate, 33 were needed.",
        "Ada withstands the rival with 33 delegates, a bronze medal; silver from 36 delegates.",
        "Ada falls short: 32 delegates, 33 were needed.",
    ]


def test_the_final_ribbon_names_winner_and_reason_in_two_lines() -> None:
    ribbons = [
        ending.ribbon(Outcome(ranks, scores, reason), NAMES[: len(ranks)])
        for ranks, scores, reason in (
            ((1, 2), (30, 20), "delegates"),
            ((2, 1), (30, 30), "firsts"),
            ((1, 2), (30, 30), "funds"),
            ((1, 1), (30, 30), "shared"),
            ((1,), (40,), "challenge_won"),
            ((1,), (39,), "strikes_won"),
            ((2,), (32,), "strikes_lost"),
        )
    ]
    assert ribbons == [
        ("Ada wins with 30 delegates", ""),
        ("Ben wins with 30 delegates", "by more first places"),
        ("Ada wins with 30 delegates", "by more funds left"),
        ("Ada and Ben share the nomination with 30 delegates each", ""),
        ("Ada meets the challenge with 40 delegates", "a bronze medal; silver from 44 delegates"),
        ("Ada withstands the rival with 39 delegates", "a gold medal"),
        ("Ada falls short", "33 were needed"),
    ]


def test_the_position_can_be_read_in_a_terminal() -> None:
    game = Game()
    game.make_marks(0, NH, 6)
    lines = text.position(game.state, NAMES).splitlines()
    assert lines[2].split() == ["New", "Hampshire", "6/6", "1st", "0/6"]
    assert lines[-2] == "Ada has bought nothing."
    assert headline.summary(text.progress(game.state), NAMES) == "Turn 2, 8 firsts open"
