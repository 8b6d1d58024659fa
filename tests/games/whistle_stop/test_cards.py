"""A card's numbers are only in the table of cards: rules, texts, view and bots read them there."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from hustings.games.whistle_stop.bots.greedy import text_value
from hustings.games.whistle_stop.bots.hint import reasons
from hustings.games.whistle_stop.bots.learned import LearnedModel
from hustings.games.whistle_stop.cards import CARDS, INDEX, Card
from hustings.games.whistle_stop.info import INFO
from hustings.games.whistle_stop.state import rooms
from hustings.games.whistle_stop.view.card import card as drawn
from hustings.games.whistle_stop.view.region import planned_change
from hustings.messages.people import Cast
from tests.games.whistle_stop.driver import REGION, Game
from tests.kit import GAMES, NAMES

NUMBER_FIELDS = Card._fields[Card._fields.index("text") + 1 :]
FOLDER = GAMES / "whistle_stop"
EFFECTS = [FOLDER / "rules" / f"{name}.py" for name in ("cards", "effects", "red")]


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_number_in_a_cards_text_is_one_of_its_numbers(card: Card) -> None:
    amounts = {card.money, *(getattr(card, name) for name in NUMBER_FIELDS)} - {0}
    assert {int(number) for number in re.findall(r"\d+", card.text)} <= amounts


def test_card_texts_contain_no_literal_numbers() -> None:
    tree = ast.parse((FOLDER / "cards.py").read_text("utf-8"))
    (table,) = (node for node in tree.body if _assigned(node) == "CARDS")
    words = [node.value for node in ast.walk(table) if isinstance(node, ast.Constant)]
    assert [word for word in words if isinstance(word, str) and re.search(r"\d", word)] == []


def test_the_menu_states_how_many_cards_the_advanced_game_adds() -> None:
    """The menu may import core only, so the number is repeated there."""
    red = sum(card.quantity for card in CARDS if card.group == "red")
    (game,) = (option for option in INFO.options if option.key == "game")
    assert f"adds {red} red cards" in game.help


def _assigned(node: ast.stmt) -> str:
    named = isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    return node.target.id if named else ""  # type: ignore[attr-defined]


@pytest.mark.parametrize("file", EFFECTS, ids=lambda file: file.stem)
def test_card_effects_contain_no_literal_numbers(file: Path) -> None:
    """Only 0, 1, tuple indices and compared lengths are allowed."""
    tree = ast.parse(file.read_text("utf-8"))
    harmless = {
        inner
        for node in ast.walk(tree)
        if isinstance(node, ast.Subscript | ast.Compare) or _assigned_limit(node)
        for inner in ast.walk(node.slice if isinstance(node, ast.Subscript) else node)
    }
    numbers = [
        (node.lineno, node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and type(node.value) is int and node not in harmless
    ]
    assert [(line, number) for line, number in numbers if number not in (0, 1)] == []


def _assigned_limit(node: ast.AST) -> bool:
    """Return whether this assigns the number that means "no limit"; it belongs to no card."""
    return isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "ANY_NUMBER"


def change(monkeypatch: pytest.MonkeyPatch, card: str, **amounts: Any) -> None:
    """Change a card's numbers in the table wherever it is read."""
    kind = INDEX[card]
    table = (*CARDS[:kind], CARDS[kind]._replace(**amounts), *CARDS[kind + 1 :])
    readers = [
        module
        for name, module in sorted(sys.modules.items())
        if name.startswith("hustings.games.whistle_stop.") and vars(module).get("CARDS") is CARDS
    ]
    assert len(readers) > 8
    for module in readers:
        monkeypatch.setattr(module, "CARDS", table)


def test_rules_texts_and_bots_use_the_numbers_of_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    change(monkeypatch, "grassroots", delegates=6)
    change_south = Game(hands=["south grassroots"])
    change_south.play("card south text")
    state, move = change_south.state, change_south.move("card grassroots text south")
    model = LearnedModel(state, 0)
    worth = text_value(model, INDEX["grassroots"], REGION["south"], rooms(state, 0))
    assert worth == model.change(REGION["south"], 0, 6)
    assert "6 delegates for one action." in reasons(state, 0, move, Cast(0, NAMES))
    change_south.play("card grassroots text south")
    assert change_south.at("south") == [9, 0]


def test_the_view_uses_the_numbers_of_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    change(monkeypatch, "south", delegates=7)
    assert "+7 here" in str(drawn(INDEX["south"]))
    monkeypatch.undo()
    change(monkeypatch, "attack_ad", lost=3)
    game = Game(hands=["attack_ad", "south"], start=1)
    game.play("card south text")
    game.until(1, 0)
    game.do("card attack_ad text south")
    assert planned_change(game.state, REGION["south"], 1) == -3
