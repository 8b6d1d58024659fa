"""The texts: prompts, labels, refusals and the log."""

from __future__ import annotations

import re
from pathlib import Path

from hustings import catalog
from hustings.core.model import ONE, Move, Turn
from hustings.core.rng import Rng
from hustings.games.whistle_stop import rules, text
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.bots.hint import reasons
from hustings.games.whistle_stop.cards import CARDS, GREEN, INDEX, MONEY
from hustings.games.whistle_stop.events import Drew, Passed, Placed
from hustings.games.whistle_stop.regions import COST, EV, REGIONS, SUPER
from hustings.games.whistle_stop.text.lines import log_line
from hustings.messages.people import Cast
from tests.games.whistle_stop.driver import NAMES, Game
from tests.games.whistle_stop.invariants import check_invariants
from tests.games.whistle_stop.test_properties import positions

RULES = catalog.rulebook("whistle_stop")
NUMBERED_RULES = [line for line in RULES.splitlines() if line.split(".")[0].isdigit()]


def test_the_rules_are_numbered_without_a_gap_and_each_has_its_test() -> None:
    assert [int(line.split(".")[0]) for line in NUMBERED_RULES] == list(
        range(1, len(NUMBERED_RULES) + 1)
    )
    sources = "".join(
        path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_rules*.py")
    )
    missing = [n for n in range(1, len(NUMBERED_RULES) + 1) if f"def test_rule_{n}_" not in sources]
    assert missing == []


def test_the_rules_table_of_regions_matches_the_game() -> None:
    rows = [line for line in RULES.splitlines() if line.startswith("| ") and "$" in line]
    expected = [
        f"| {region.name}{' ★' if r in SUPER else ''} | "
        f"{', '.join(f'{code} {votes}' for code, votes in region.states)} | "
        f"{EV[r]} | ${COST[r]}M |"
        for r, region in enumerate(REGIONS)
    ]
    assert rows == expected


def test_prompts_name_the_decision_and_the_seat() -> None:
    game = Game(3, hands=["south attack_ad", "veto", ""])
    names = NAMES[:3]
    assert game.text() == "Ada: 3 actions left; play a card, buy a Veto, draw or end."
    game.do("card south text")
    assert game.text() == "Ben and Cleo: Ada plays South: +3 in South, then 3 to 0. Veto or pass?"
    game.do("veto veto", 1)
    assert text.prompt(game.state.observe(None), names) == (
        "Cleo and Ada: Ben vetoes Ada’s South. Without the Veto: +3 in South, then 3 to 0. "
        "Block the Veto or pass?"
    )
    game.let()
    game.do("buy")
    assert game.text() == "Ada: pay with cards, $4M to go."


def test_whoever_can_only_pass_is_told_why() -> None:
    game = Game(hands=["south", "texas"])
    game.do("card south text")
    state = game.state.clone()
    state.hands = [(INDEX["texas"], GREEN), (INDEX["texas"],)]
    end = "You hold no Veto, so you can only pass."
    assert text.prompt(state.observe(1), NAMES[:2]).endswith(f"then 3 to 0. {end}")
    assert "You" not in text.prompt(state.observe(0), NAMES[:2]), "it is Ben's secret"
    assert "You" not in text.prompt(state, NAMES[:2]), "nobody's eyes"
    state.stack = ((0, GREEN),)
    for rule, why in ((0, "neither a Veto nor an Override"), (1, "Only an Override would help")):
        state.veto_rule = rule
        assert why in text.prompt(state.observe(1), NAMES[:2])


def test_whoever_holds_no_red_card_for_a_region_is_told_so() -> None:
    game = Game(hands=["south", "texas"], game=1)
    state = game.state
    state.hands = [(INDEX["south"],), (INDEX["texas"], INDEX["recount"])]
    state.region, state.contest = 0, (0, 1)
    for prompt, when in ((v.BEFORE, "before"), (v.AFTER, "after")):
        state.turn = Turn(ONE, (0,), prompt)
        assert text.prompt(state.observe(0), NAMES[:2]) == (
            f"Ada: you hold no red card to play on Appalachian {when} the roll, "
            "so you can only pass."
        )
    state.turn = Turn(ONE, (1,), v.AFTER)
    assert "or pass" in text.prompt(state.observe(1), NAMES[:2])


def test_whoever_may_veto_is_told_what_the_card_does_to_whom_and_how_much() -> None:
    struck = ("south attack_ad defection scandal", "south texas")
    game = Game(hands=struck)
    game.end()
    game.play("card south text", "card texas text")
    game.until(2)
    for card, says in (
        ("attack_ad", "Attack ad: you lose 2 of 3 in South"),
        ("scandal", "Scandal: you lose 1 of 1 in South, 1 of 3 in Texas"),
    ):
        target = "1" if card == "scandal" else "south"
        game.do(f"card {card} text {target}")
        for region in ("south", "texas"):
            if game.state.turn.prompt == v.SPOT:
                game.do(f"spot {region}")
        while game.state.turn.prompt in (v.SPOT, v.RIVAL):
            game.do("done" if game.may("done") else "rival 1")
        assert game.text() == f"Ben: Ada plays {says}. Veto or pass?"
        game.let()


def test_cards_without_delegates_say_what_they_do() -> None:
    for card, says in (
        ("phone_bank text", "Phone bank: Draw 3"),
        ("momentum text", "Momentum: +2 actions"),
        ("file text 1", "Opposition file: a look at your hand, one card swapped"),
        ("donors text 1", "Poached donors: a random card from you"),
    ):
        game = Game(hands=[card.split()[0]])
        game.do(f"card {card}")
        assert game.text() == f"Ben: Ada plays {says}. Veto or pass?"


def test_money_says_where_its_delegates_go() -> None:
    game = Game(hands=["barbecue bake_sale"])
    game.do("card barbecue money")
    game.do("place south 2")
    game.do("place texas 1")
    assert game.text() == "Ben: Ada spends Barbecue: South +2, Texas +1. Veto or pass?"
    game.let()
    game.do("card bake_sale money")
    game.do("place south 1")
    game.do("place florida 1")
    assert game.text() == "Ben: Ada spends Bake sale: +1 in South and Florida. Veto or pass?"


def test_labels_name_cards_targets_and_what_is_lost() -> None:
    game = Game(hands=["big_donor attack_ad endorsement scandal file"])
    labels = {
        "card big_donor": "Big donor",
        "card big_donor money": "Spend Big donor: 5 delegates",
        "card endorsement text florida": "Big endorsement in Florida",
        "card file text 1": "Opposition file on candidate B",
        "draw": "Draw",
        "buy": "Buy Veto, $4M",
        "end": "End turn: 3 actions are given up",
        "place texas 2": "2 to Texas",
        "veto veto": "Play a Veto",
        "veto green_veto": "Play Green Veto",
        "reroll 3": "Roll the 3 again",
        "call south": "Call South for $3M",
        "red weather 1": "Bad weather on candidate B",
    }
    for words, label in labels.items():
        assert text.move(game.state, 0, game.move(words)) == label
    game.state.actions = 1
    assert text.move(game.state, 0, game.move("end")) == "End turn: 1 action is given up"
    for words, label in {
        "rival 1": "Ben",
        "card file text 1": "Opposition file on Ben",
        "red weather 1": "Bad weather on Ben",
    }.items():
        assert text.move(game.state, 0, game.move(words), NAMES[: game.state.seats]) == label
    game.do("card big_donor money")
    game.do("place texas 1")
    assert text.move(game.state, 0, game.move("done")) == "Done: $4M is lost"


def _illegal(game: Game) -> list[Move]:
    """Return prefixes of every verb that cannot be chosen now."""
    state = game.state
    legal = rules.legal(state, state.turn.seats[0])
    tried: list[Move] = [(verb, n) for verb in range(v.V_DEAL) for n in range(51)]
    tried += [(v.V_CARD, n, way) for n in range(51) for way in (0, 1)]
    return [place for place in tried if not any(m[: len(place)] == place for m in legal)]


def test_refusals_cite_a_rule_of_the_rule_book() -> None:
    for number in (3, 8):
        for step, (state, seat) in enumerate(positions(number)):
            if seat < 0 or step % 40:
                continue
            game = Game.__new__(Game)
            game.state = state
            for place in _illegal(game):
                if place[0] in (v.V_PLACE, v.V_SPOT, v.V_CALL) and place[1] >= len(REGIONS):
                    continue
                reason = text.why_not(state.observe(seat), seat, place)
                if reason:
                    rule = int(reason.removeprefix("Rule ").split(":")[0])
                    assert 1 <= rule <= len(NUMBERED_RULES), reason
                    assert reason.endswith((".", "!")), reason
    game = Game(hands=["veto"])
    assert text.why_not(game.state.observe(1), 1, (v.V_DRAW,)) == "Rule 15: it is not your turn."


def test_the_log_addresses_the_viewer() -> None:
    game = Game(hands=["south"])
    game.play("card south text")
    event = game.last(Placed)
    names = NAMES[:2]
    assert text.event(event, 0, names) == "You gain 3 delegates in South, now 3."
    assert text.event(event, 1, names) == "Ada gains 3 delegates in South, now 3."
    drew = Drew(0, (INDEX["texas"], INDEX["veto"]))
    assert text.event(drew, 0, names) == "You draw Texas, Veto."
    assert text.event(rules.witness(drew, 1), 1, names) == "Ada draws 2 cards."


def test_every_event_except_a_pass_has_a_sentence() -> None:
    assert {*v.VOCABULARY.events} - {*log_line.registry} == {Passed}


def test_facts_are_named_and_complete() -> None:
    game = Game(hands=["south"])
    game.do("card south text")
    facts = text.facts(game.state)
    assert facts["card"]["id"] == "south"
    assert facts["card"]["plan"] == {"south": 3}
    assert facts["candidates"][0]["hand"].count("green_veto") == 1
    hidden = text.facts(game.state.observe(1))
    assert hidden["deck"] is None
    assert hidden["candidates"][0]["hand"] == [None] * 7 + ["green_veto"]
    assert "South, 29: nobody" in text.position(game.state, NAMES[:2])


def test_only_one_card_is_called_the_least_missed() -> None:
    """There is no reason to give up a card that would be missed more than another."""
    game = Game(2, hands=["big_donor momentum scandal phone_bank", ""])
    game.do("buy")
    moves = rules.legal(game.state, 0)
    lines = [line for move in moves for line in reasons(game.state, 0, move, Cast(0, NAMES))]
    missed = [line for line in lines if "would be missed" in line]
    assert len(moves) > 3
    assert 0 < len(missed) < len(moves)
    assert len([line for line in missed if line.endswith("would be missed least.")]) == 1
    assert all(re.search("missed (least|as little as [A-Z].*)[.]$", line) for line in missed)


def test_guessed_hands_can_pay_for_a_started_purchase() -> None:
    """An onlooker's guess gives a nearly empty hand enough to pay for its purchase."""
    game = Game(3, hands=["", "", ""])
    while game.state.turn.prompt == v.ACT and game.may("buy"):
        game.do("buy")
        while game.state.turn.prompt == v.PAY:
            payer, owed = game.state.turn.seats[0], game.state.cost - game.state.paid
            for onlooker in {0, 1, 2} - {payer}:
                for n in range(40):
                    guess = game.state.observe(onlooker).determinize(onlooker, Rng(f"pay/{n}"))
                    assert sum(MONEY[card] for card in guess.hands[payer]) >= owed
                    assert guess.observe(onlooker).key() == game.state.observe(onlooker).key()
                    check_invariants(guess)
            cheapest = min(rules.legal(game.state, payer), key=lambda move: MONEY[move[1]])
            game.do(f"pay {CARDS[cheapest[1]].id}")
