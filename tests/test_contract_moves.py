"""Contract of every game's moves: what they name, and what each click on a drawing picks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from hustings.core.model import Move, Seat
from hustings.core.moves import Picks, decode, kinds, verb_name
from hustings.core.protocols import Tree
from hustings.draw.tree import picked, words
from hustings.draw.tree import walk as elements
from hustings.ui.page.parts.movelist import actions
from tests.kit import Kit, Setup, prefixes, walk
from tests.test_contract_words import draw, observations


def test_moves_fit_their_schemas(game: Kit) -> None:
    """Verbs are distinct, every kind of argument is declared, and moves of luck fit as well."""
    rules = game.rules
    names = [verb_name(rules.VOCABULARY.verbs, verb) for verb in range(len(rules.VOCABULARY.verbs))]
    assert len(set(names)) == len(names)
    assert all(name.isidentifier() and name.islower() for name in names)
    assert rules.VOCABULARY.ends_turn | rules.VOCABULARY.declines <= {*range(len(names))}
    used: set[str] = set()
    for _, *args in rules.VOCABULARY.verbs:
        for i, arg in enumerate(args):
            last = i == len(args) - 1
            several = [arg] if isinstance(arg, str) else [k for more in arg.values() for k in more]
            assert isinstance(arg, str) or (last and i), "a mapping says what follows an argument"
            assert last or not any(kind.endswith("*") for kind in several)
            used.update(kind.rstrip("*") for kind in several)
    assert used == set(rules.VOCABULARY.kinds), "every kind that is used is declared, and no other"
    assert all(
        kind.isidentifier() and words.strip() for kind, words in rules.VOCABULARY.kinds.items()
    )
    for position in walk(game.default(game.info.seats[-1])).positions:
        assert len(kinds(rules.VOCABULARY.verbs, position.move)) == len(position.move) - 1


def test_every_click_target_is_a_legal_beginning(setup: Setup) -> None:
    """Every data-do="pick:…" begins a legal move, has a name, and appears only on one's turn."""
    for obs, viewer, picks in observations(walk(setup), 8, part=True):
        possible = set(prefixes(picks.legal))
        paths = [(), *(move for move in possible if not picks.whole(move))]
        for chosen in sorted(paths)[:: max(1, len(paths) // 4)]:
            now = Picks(picks.verbs, picks.legal, chosen)
            for tree in draw(setup, obs, viewer, now):
                for element in elements(tree):
                    if "data-do" in element[1]:
                        _check_target(element, now, possible)


def _check_target(element: Tree, picks: Picks, possible: set[Move]) -> None:
    do = element[1]["data-do"]
    assert re.fullmatch(r"[a-z]+(:.*)?", do), do
    assert words(element).strip(), f"{do} has no name a screen reader could say"
    kind, _, token = do.partition(":")
    if kind == "pick":
        assert decode(picks.verbs, token) in possible, f"{do} is drawn but not legal"
    elif kind == "why":
        assert decode(picks.verbs, token) not in picks.legal, f"{do} explains what is legal"


def test_every_legal_move_can_be_clicked_on_what_it_names(setup: Setup) -> None:
    """On the board, the panels and the buttons, without opening the list of moves.

    A click target is of a kind the view draws, and its move names that very thing: no die is
    drawn as a place. The rest of the move leaves no choice.
    """
    view = setup.kit.view
    assert set(setup.kit.rules.VOCABULARY.kinds) >= view.DRAWN_KINDS
    for seed in ("contract", "clicks"):
        for state, seat in setup.part(walk(setup, seed).deciders(8)):
            for picks, trees in click_stages(setup, state.observe(seat), seat):
                for element in (element for tree in trees for element in elements(tree)):
                    if element[1].get("data-do", "").startswith("pick:"):
                        _check_names_its_element(element, picks, view.DRAWN_KINDS)


def _check_names_its_element(element: Tree, picks: Picks, draws: frozenset[str]) -> None:
    do, names = element[1]["data-do"], element[1].get("data-names")
    move = decode(picks.verbs, do.removeprefix("pick:"))
    if names is None:
        assert len(move) == 1, f"{do} is drawn on an element without data-names"
        return
    kind, _, value = names.partition(":")
    assert kind in draws, f"{do} is drawn on {names}, but the view declares no such kind"
    sizes = [
        size
        for size, named in enumerate(kinds(picks.verbs, move), 2)
        if (named, str(move[size - 1])) == (kind, value)
    ]
    assert sizes, f"{do} is drawn on {names} but does not name it"
    begun = [legal for legal in picks.legal if legal[: sizes[-1]] == move[: sizes[-1]]]
    assert len(move) == sizes[-1] or begun == [move], f"{do} also makes a choice for the player"


def click_stages(setup: Setup, obs: Any, seat: Seat) -> Iterator[tuple[Picks, list[Tree]]]:
    """Yield what a game draws at every stage of a choice that clicks can reach.

    Clicks on the board, the panels and the buttons; the list of moves stays closed. All legal
    moves must be reached.
    """
    legal = setup.kit.rules.legal(obs, seat)
    todo: list[Move] = [()]
    reached: dict[Move, None] = {}
    while todo:
        picks = Picks(setup.kit.rules.VOCABULARY.verbs, legal, todo.pop())
        trees = draw(setup, obs, seat, picks)
        yield picks, trees
        buttons = actions(setup.kit.text, obs, seat, picks, picked(*trees))
        if not any(move[0] in setup.kit.view.PANEL_VERBS for move in legal):
            without = actions(setup.kit.text, obs, seat, picks, picked(trees[0]))
            assert buttons == without, (
                "a verb chosen in a panel without a button belongs in PANEL_VERBS"
            )
        for token in sorted(picked(*trees, *buttons)):
            prefix = decode(picks.verbs, token)
            if prefix not in reached and prefix[: len(picks.chosen)] == picks.chosen:
                reached[prefix] = None
                todo += [] if picks.whole(prefix) else [prefix]
    missed = [move for move in legal if move not in reached]
    assert not missed, f"{missed} cannot be clicked, only found in the list of moves"
