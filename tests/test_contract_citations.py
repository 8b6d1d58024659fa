"""Every rule that is cited is a numbered sentence of the game's rules."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from tests.kit import ROOT, Kit, Setup, prefixes, walk

CITED_RULES = re.compile(r"\brules? (\d+(?:(?:, | and | to | or |, and )\d+)*)", re.IGNORECASE)
"""“Rule 4”, “rules 15 to 18”, “rules 23, 24 and 30”."""
IN_BRACKETS = re.compile(r"\((\d+(?:(?:, | and | to )\d+)*)\)")
"""How the section “Where we ruled” cites rules: “(13, 26, 30)”."""
NUMBERED_RULE = re.compile(r"^(\d+)\. ", re.MULTILINE)


def rule_numbers(game: Kit) -> list[int]:
    """Return the numbers of the rules, in order."""
    text = game.rulebook.read_text(encoding="utf-8")
    return [int(number) for number in NUMBERED_RULE.findall(text)]


def cited_rules(text: str, pattern: re.Pattern[str] = CITED_RULES) -> Iterator[int]:
    """Return every number that a text cites."""
    for number in pattern.findall(text):
        yield from map(int, re.findall(r"\d+", number))


def unknown_rules(numbers: Iterable[int], game: Kit) -> list[int]:
    """Return the numbers that no rule of the game has."""
    return sorted(set(numbers) - set(rule_numbers(game)))


def test_rules_are_numbered_without_gaps(game: Kit) -> None:
    """From 1 on, continuously across headings."""
    numbers = rule_numbers(game)
    assert numbers == list(range(1, len(numbers) + 1))
    assert numbers


def test_cited_rules_exist(game: Kit) -> None:
    """In texts, comments, the rules themselves and the transcript's page."""
    catalogues = sorted((ROOT / "locales").glob(f"*/{game.id}.ftl"))
    sources = (*sorted(game.folder.rglob("*.py")), *catalogues)
    for file in (*sources, game.rulebook, game.page):
        assert not unknown_rules(cited_rules(file.read_text(encoding="utf-8")), game), file
    rulings = game.rulebook.read_text(encoding="utf-8").partition("## Where we ruled")[2]
    assert not unknown_rules(cited_rules(rulings, IN_BRACKETS), game)


def test_refusals_cite_existing_rules(setup: Setup) -> None:
    """Also where the number is computed: any place, in any position."""
    random_walk = walk(setup)
    rules, text = setup.kit.rules, setup.kit.text
    refusals = dict.fromkeys(
        prefix
        for state, seat in random_walk.deciders(8)
        for prefix in prefixes(rules.legal(state, seat))
    )
    answers = {
        text.why_not(state.observe(seat), seat, place)
        for state, _ in random_walk.deciders(12)
        for seat in range(setup.seats)
        for place in list(refusals)[:: max(1, len(refusals) // 60)]
    }
    for answer in answers:
        assert not unknown_rules(cited_rules(answer), setup.kit), answer


def test_rule_tests_name_existing_rules(game: Kit) -> None:
    """`test_rule_41_…` is a test of rule 41."""
    folder: Path = ROOT / "tests" / "games" / game.id
    for file in sorted(folder.glob("test_*.py")):
        named = re.findall(r"def test_rules?_(\d+)", file.read_text(encoding="utf-8"))
        assert not unknown_rules(map(int, named), game), file
