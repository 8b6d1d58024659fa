"""Every prompt, move, event and thing leads to a paragraph of the game's rules."""

from __future__ import annotations

import re

from hustings.core.model import OVER
from hustings.core.record import load
from hustings.core.rule_numbers import rule_of_event, rule_of_move, rule_of_thing, rule_of_turn
from hustings.core.table import Table
from tests.golden import records
from tests.kit import Kit, Setup, prefixes, walk
from tests.test_contract_citations import cited_rules, rule_numbers

ONE_PAGE = "The game on one page"
GLOSSARY = "Words"
LEADS = ("The aim", "A turn", "What wins", "The end")


def chapters(game: Kit) -> list[tuple[str, str]]:
    """Return the chapters of a game's rules: what each is called, and its text."""
    text = game.rulebook.read_text(encoding="utf-8")
    parts = [chapter.partition("\n") for chapter in re.split(r"^## ", text, flags=re.MULTILINE)]
    return [(name.strip(), body) for name, _, body in parts[1:]]


def test_every_word_of_the_vocabulary_names_an_existing_rule(game: Kit) -> None:
    """For every verb, event, prompt and thing."""
    vocabulary, rule_set = game.rules.VOCABULARY, set(rule_numbers(game))
    fields = {field.rstrip("*") for event in vocabulary.events for field in event.SCHEMA[1:]}
    assert set(vocabulary.kinds) <= set(vocabulary.things)
    assert set(vocabulary.things) >= game.view.DRAWN_KINDS
    assert {thing.partition(":")[0] for thing in vocabulary.things} <= set(
        vocabulary.kinds
    ) | fields
    rules_named = [*vocabulary.verb_rules, *(event.RULE for event in vocabulary.events)]
    assert {rule for rule in rules_named if isinstance(rule, int)} <= rule_set
    assert {
        vocabulary.end_rule,
        *vocabulary.prompts.values(),
        *vocabulary.things.values(),
    } <= rule_set
    named = {field for rule in rules_named if isinstance(rule, str) for field in rule.split()}
    assert named <= set(vocabulary.things)


def test_everything_in_a_game_leads_to_its_rule(setup: Setup) -> None:
    """Every prompt, every beginning of a move, every event, every kind of thing."""
    kit, random_walk = setup.kit, walk(setup)
    rules, vocabulary, rule_set = kit.rules, kit.rules.VOCABULARY, set(rule_numbers(kit))
    for position in random_walk.positions:
        assert position.state.turn.prompt in vocabulary.prompts
        assert rule_of_turn(vocabulary, position.state.turn) in rule_set
        assert rule_of_move(vocabulary, position.move) in rule_set
        for event in position.events:
            assert rule_of_event(vocabulary, event) in rule_set
    assert random_walk.end.turn.mode == OVER
    assert rule_of_turn(vocabulary, random_walk.end.turn) == vocabulary.end_rule
    for state, seat in random_walk.deciders(8):
        for move in prefixes(rules.legal(state, seat)):
            assert rule_of_move(vocabulary, move) in rule_set
    assert all(rule_of_thing(vocabulary, kind, 0) in rule_set for kind in vocabulary.kinds)


def test_every_refusal_cites_a_rule(setup: Setup) -> None:
    """The page links the refusal to that rule."""
    random_walk, text = walk(setup), setup.kit.text
    refusals = dict.fromkeys(
        prefix
        for state, seat in random_walk.deciders(8)
        for prefix in prefixes(setup.kit.rules.legal(state, seat))
    )
    for state, seat in random_walk.deciders(12):
        for place in list(refusals)[:: max(1, len(refusals) // 60)]:
            answer = text.why_not(state.observe(seat), seat, place)
            assert not answer or list(cited_rules(answer)), answer


def test_every_move_and_event_of_the_records_leads_to_a_rule(game: Kit) -> None:
    """Prompts and events of the kept records, which show every ending."""
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
    """Aim, turn, what wins, end: at most 200 words, without rule numbers."""
    name, body = chapters(game)[0]
    assert name == ONE_PAGE
    assert re.findall(r"\*\*(.+?)\.\*\*", body) == list(LEADS)
    assert len(body.split()) <= 200
    assert not list(cited_rules(body))


def test_the_rules_end_with_a_glossary(game: Kit) -> None:
    """A table of words in alphabetical order, each with its meaning."""
    name, body = chapters(game)[-1]
    assert name == GLOSSARY
    head, _, *rows = [line for line in body.splitlines() if line.startswith("|")]
    assert head == "| word | what it means |"
    words = [row.strip("| ").split(" | ")[0] for row in rows]
    assert len(words) >= 4
    assert words == sorted(words, key=str.lower)
    assert len(set(words)) == len(words)
    assert all(len(row.strip("| ").split(" | ")) == 2 for row in rows)
