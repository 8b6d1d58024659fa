"""Words: prompts, labels, the log, and the position as text."""

from __future__ import annotations

from hustings.games.gerrymander import headline, phrases, rules, text
from tests.games.gerrymander.driver import BORDER, DEAL_2P, Game

NAMES = ("Ada", "Ben")


def test_prompts_name_the_player_and_the_action() -> None:
    game = Game(2, DEAL_2P)
    assert text.prompt(game.state, NAMES) == "Ada (Red): draw your only border this turn."
    game.draw("D3-D4")
    assert text.prompt(game.state, NAMES) == "Ada (Red): end your turn, or undo a border."
    game.done()
    assert text.prompt(game.state, NAMES) == "Ben (Blue): draw a border, two left this turn."
    game.fence("A1", "A2", "A3", "A4")
    assert text.prompt(game.state, NAMES).endswith(
        "district 1 is tied between Red and Blue; name its winner."
    )


def test_a_closing_border_says_what_it_cuts_off() -> None:
    game = Game(2, DEAL_2P)
    game.draw("A1-B1", "A1-B2", "A2-B2", "A2-B3", "A3-B3", "A3-B4", "A4-B4")
    label = text.move(game.state, game.seat, (BORDER, game.edge("A4", "B5")))
    assert label == "Border A4–B5: cuts off 4 counties, Red 9, Blue 9"
    assert text.move(game.state, game.seat, (BORDER, game.edge("D3", "D4"))) == "Border D3–D4"


def test_labels_of_hidden_tokens_show_what_is_known() -> None:
    colours = [0, *[41] * 18, *[42] * 18]
    game = Game(2, colours, tokens=1)
    assert phrases.balance(game.state, [0, 1, 2, 20]) == "counties Red 2, Blue 1"
    assert phrases.balance(game.state, [0]) == "Red 0, Blue 0"
    assert phrases.balance(Game(2, tokens=2).state, [0]) == "votes unknown"


def test_the_log_lines_of_a_district_are_in_order() -> None:
    game = Game(2, DEAL_2P)
    game.fence("A1", "A2", "A3", "A4")
    game.award(0)
    lines = [text.event(event, 1, NAMES) for event in game.events]
    lines = [line for line in lines if line]
    assert lines[:3] == [
        "Ada begins.",
        "Turn 1 is Ada’s, with one border.",
        "Ada draws the border A1–B1.",
    ]
    assert lines[-4:] == [
        "You close district 1 of 4 counties: A1, A2, A3, A4.",
        "District 1 is tied between Red and Blue.",
        "You name Red the winner of district 1.",
        "Red wins district 1, with 2 swing counties: Red 9, Blue 9.",
    ]


def test_the_position_is_drawn_with_letters() -> None:
    game = Game(2, DEAL_2P)
    game.draw("A1-A2", "A1-B2", "A4-B4")
    assert text.position(game.state, NAMES).splitlines() == [
        "      R9 |B8  N0  B1",
        "        /         \\",
        "    B10 B2  R3  B4  R5",
        "",
        "  B6  R7  B8  R10 B2  R3",
        "",
        "B4  R5  B6  R7  R8  B9  R2",
        "",
        "  B3  R4  B5  R6  B7  R8",
        "",
        "    B9  R2  B3  R4  B5",
        "",
        "      R6  B7  R1  R9",
        "",
        "Red (Ada): 0 districts, 0 swing counties",
        "Blue (Ben): 0 districts, 0 swing counties",
        "Open from A1: 37 counties, Red 99, Blue 99",
    ]


def test_facts_are_named_and_complete() -> None:
    game = Game(2, DEAL_2P)
    game.fence("A1", "A2", "A3", "A4")
    facts = text.facts(game.state)
    assert facts["counties"][0] == {
        "name": "A1",
        "x": 0,
        "y": -3,
        "party": "Red",
        "value": 9,
        "region": game.state.region[0],
        "district": 1,
    }
    assert facts["districts"] == [
        {
            "number": 1,
            "counties": ["A1", "A2", "A3", "A4"],
            "votes": {"Red": 9, "Blue": 9},
            "swing": 2,
            "winner": None,
        }
    ]
    edge = game.edge("A1", "B1")
    assert facts["borders"][0] == {"edge": edge, "between": ["A1", "B1"], "turn": 1}
    assert {"party": "Blue", "seat": 1, "districts": 0, "swing": 0, "votes": 0} in facts["standing"]


def test_the_outcome_names_the_deciding_number() -> None:
    game = Game(2, DEAL_2P)
    game.finish("text")
    line = headline.outcome(rules.outcome(game.state), NAMES)
    assert line.split(" wins ")[0] in ("Ada (Red)", "Ben (Blue)")
