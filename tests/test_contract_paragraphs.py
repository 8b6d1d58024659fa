"""Whatever is asked, done, told or drawn has its paragraph in the game's RULES.md."""

from __future__ import annotations

import re

from hustings.core.model import OVER
from hustings.core.record import load
from hustings.core.rule_numbers import rule_of_event, rule_of_move, rule_of_thing, rule_of_turn
from hustings.core.table import Table
from tests.golden import records
from tests.kit import Kit, Setup, prefixes, walk
from tests.test_contract_citations import cited, numbered

ONE_PAGE = "The game on one page"
GLOSSARY = "Words"
LEADS = ("The aim", "A turn", "What wins", "The end")


def chapters(game: Kit) -> list[tuple[str, str]]:
    """Return the chapters of a game's rules: what each is called, and its text."""
    text = (game.folder / "RULES.md").read_text(encoding="utf-8")
    found = [chapter.partition("\n") for chapter in re.split(r"^## ", text, flags=re.MULTILINE)]
    return [(name.strip(), said) for name, _, said in found[1:]]


def test_the_tables_are_whole(game: Kit) -> None:
    """Every verb, event and kind has a rule that is there; nothing else is named."""
    told, there = game.rules.VOCABULARY, set(numbered(game))
    fields = {field.rstrip("*") for event in told.events for field in event.SCHEMA[1:]}
    assert set(told.kinds) <= set(told.things)
    assert set(told.things) >= game.view.DRAWN_KINDS
    assert {thing.partition(":")[0] for thing in told.things} <= set(told.kinds) | fields
    said = [*told.verb_rules, *(event.RULE for event in told.events)]
    assert {rule for rule in said if isinstance(rule, int)} <= there
    assert {told.end_rule, *told.prompts.values(), *told.things.values()} <= there
    named = {field for rule in said if isinstance(rule, str) for field in rule.split()}
    assert named <= set(told.things)


def test_everything_in_a_game_leads_to_its_rule(setup: Setup) -> None:
    """Every prompt, every move and beginning of one, every event, every thing that is named."""
    kit, walked = setup.kit, walk(setup)
    rules, told, there = kit.rules, kit.rules.VOCABULARY, set(numbered(kit))
    for position in walked.positions:
        assert position.state.turn.prompt in told.prompts
        assert rule_of_turn(told, position.state.turn) in there
        assert rule_of_move(told, position.move) in there
        for event in position.events:
            assert rule_of_event(told, event) in there
    assert walked.end.turn.mode == OVER
    assert rule_of_turn(told, walked.end.turn) == told.end_rule
    for state, seat in walked.deciders(8):
        for move in prefixes(rules.legal(state, seat)):
            assert rule_of_move(told, move) in there
    assert all(rule_of_thing(told, kind, 0) in there for kind in told.kinds)


def test_an_answer_to_whoever_decides_names_a_rule(setup: Setup) -> None:
    """So that it leads there from the page."""
    walked, text = walk(setup), setup.kit.text
    asked = dict.fromkeys(
        prefix
        for state, seat in walked.deciders(8)
        for prefix in prefixes(setup.kit.rules.legal(state, seat))
    )
    for state, seat in walked.deciders(12):
        for place in list(asked)[:: max(1, len(asked) // 60)]:
            answer = text.why_not(state.observe(seat), seat, place)
            assert not answer or list(cited(answer)), answer


def test_the_records_lead_to_rules(game: Kit) -> None:
    """Prompts and events of the records that show every way to end."""
    for file in records(game):
        record = load(file.read_text(encoding="utf-8"), game.find)
        table = Table(game.rules, record)
        for step in table.log:
            for event in step.events:
                assert rule_of_event(game.rules.VOCABULARY, event)
        for ply in range(len(record.moves) + 1):
            turn = table.at_ply(ply).state.turn
            assert turn.mode == OVER or turn.prompt in game.rules.VOCABULARY.prompts


def test_the_rules_begin_with_one_page(game: Kit) -> None:
    """The aim, a turn, what wins, the end: in at most 200 words, without numbers of rules."""
    name, said = chapters(game)[0]
    assert name == ONE_PAGE
    assert re.findall(r"\*\*(.+?)\.\*\*", said) == list(LEADS)
    assert len(said.split()) <= 200
    assert not list(cited(said))


def test_the_rules_end_with_a_glossary(game: Kit) -> None:
    """A table of words in the order of the alphabet, each with what it means."""
    name, said = chapters(game)[-1]
    assert name == GLOSSARY
    head, _, *rows = [line for line in said.splitlines() if line.startswith("|")]
    assert head == "| word | what it means |"
    words = [row.strip("| ").split(" | ")[0] for row in rows]
    assert len(words) >= 4
    assert words == sorted(words, key=str.lower)
    assert len(set(words)) == len(words)
    assert all(len(row.strip("| ").split(" | ")) == 2 for row in rows)
