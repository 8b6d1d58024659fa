"""Answers for those who hear the game: what happened, the standing, the choices, a place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hustings import catalog
from hustings.core.model import Move, Seat
from hustings.core.moves import MoveError, Picks, decode, verb_name
from hustings.core.notation import fold
from hustings.core.protocols import Tree
from hustings.draw.tree import walk
from hustings.draw.tree import words as texts
from hustings.messages.formats import shown
from hustings.ui import words
from hustings.ui.handling import is_curtained
from hustings.ui.model import Model, Play
from hustings.ui.page.parts.prompt import prompt_text
from hustings.ui.page.parts.standing import scores_sentence
from hustings.ui.phases import Deciding
from hustings.ui.play.news import full_sentence, sentences_since

MAX_SENTENCES: Final = 40
"""Sentences of what happened; the log has all."""
MAX_NAMED_CHOICES: Final = 4
"""Choices of one kind that are named; more are counted."""

Draw = Callable[[Model], Tree]
"""Draws the page."""


def answer(model: Model, question: str, draw: Draw) -> str:
    """Return the answer to a question: a key of ANSWERS, or "place:" and what is asked about."""
    play = model.play
    if play is None or is_curtained(play):
        return ""  # nobody knows who listens
    what, _, about = question.partition(":")
    if what == "place":
        return _place(play, about, draw(model))
    return ANSWERS[what](play) if what in ANSWERS else ""


def _happened(play: Play) -> str:
    """Return what happened since the viewer's last turn, step by step."""
    lines = sentences_since(play, play.viewer, _last_turn_end(play))
    return " ".join(lines[-MAX_SENTENCES:]) or words.table.heard_nothing()


def _last_turn_end(play: Play) -> int:
    """Return the ply after the viewer's last move that others have answered, 0 without one."""
    table, viewer, ply = play.table, play.viewer, play.table.at
    for own in (True, False):
        while ply > 0 and (table.mover(ply - 1) == viewer) == own:
            ply -= 1
    return ply


def _standing(play: Play) -> str:
    """Return how far the game is, the scores, and the viewer's rank until it has ended."""
    obs = play.table.view(play.viewer)
    review = catalog.review(play.game)
    sides, counts = review.sides(obs, play.names), review.scores(obs)
    progress = catalog.text(play.game).progress(obs)
    lines = [full_sentence(catalog.headline(play.game).summary(progress, play.names))]
    lines.append(scores_sentence(play))
    pairs = zip(counts, sides, strict=True)
    mine = [count for count, side in pairs if play.viewer in side.seats]
    if len(counts) > 1 and mine and not play.table.over:
        lines.append(
            words.table.heard_rank(
                rank=sum(count > mine[0] for count in counts) + 1,
                level=counts.count(mine[0]) - 1,
                sides=len(counts),
            )
        )
    if needed := catalog.coach(play.game).WINNING_SCORE:
        lines.append(words.table.heard_needed(needed=shown(needed)))
    lines += catalog.text(play.game).standing(obs, play.viewer, play.names)
    return " ".join(lines)


def _choices(play: Play) -> str:
    """Return the prompt, then the legal choices by kind: named if few, else counted."""
    obs, deciding = play.table.view(play.viewer), play.find_phase(Deciding)
    if deciding is None:
        return prompt_text(play, play.table, obs, ())
    seat, verbs = deciding.seat, play.table.rules.VOCABULARY.verbs
    picks = Picks(verbs, play.table.legal(seat), deciding.chosen)
    lines = [prompt_text(play, play.table, obs, deciding.chosen)]
    kinds = [deciding.chosen] if deciding.chosen else picks.options()
    for kind in kinds:
        steps = _next_steps(picks, kind)
        labels = [_label(play, seat, move) for move in steps]
        if len(labels) == 1:
            lines.append(full_sentence(labels[0]))
        elif len(labels) <= MAX_NAMED_CHOICES:
            lines.append(words.table.heard_kind(kind=_label(play, seat, kind), choices=labels))
        else:
            lines.append(
                words.table.heard_counted(kind=_label(play, seat, kind), choices=len(labels))
            )
    return " ".join(lines)


def _next_steps(picks: Picks, kind: Move) -> list[Move]:
    """Return the next choices after `kind`; if there is only one, the whole move."""
    picks = Picks(picks.verbs, picks.legal, kind)
    steps = picks.options()
    while len(steps) == 1 and not picks.whole(steps[0]):
        picks = Picks(picks.verbs, picks.legal, steps[0])
        steps = picks.options()
    return steps or [kind]


def _label(play: Play, seat: Seat, move: Move) -> str:
    return catalog.text(play.game).move(play.table.view(seat), seat, move, play.names)


def _place(play: Play, about: str, page: Tree) -> str:
    """Return what a place holds, and whether it can be chosen.

    about: its name and its message, separated by a space; either may be missing.
    """
    wanted = about.split()
    for element in walk(page):
        attrs = element[1]
        if wanted and wanted[-1] in (attrs.get("data-do"), attrs.get("data-names")):
            label = attrs.get("aria-label") or texts(element)
            if label:
                lines = (full_sentence(label), _choosable(play, attrs.get("data-do", "")))
                return " ".join(filter(None, lines))
    return words.table.heard_no_place()


def refusal(model: Model, typed: str, draw: Draw) -> str:
    """Return why the place that typed words name cannot be chosen, "" if they name none."""
    play = model.play
    if play is None:
        return ""
    verbs = play.table.rules.VOCABULARY.verbs
    named = set(fold(typed)).difference(*(fold(verb_name(verbs, n)) for n in range(len(verbs))))
    if not named:
        return ""
    places = [
        (fold(attrs["aria-label"]), attrs["data-do"])
        for _, attrs, _ in walk(draw(model))
        if attrs.get("data-do", "").startswith("why:") and attrs.get("aria-label")
    ]
    fitting = [(len(label), do) for label, do in places if named <= set(label)]
    return _choosable(play, min(fitting)[1]) if fitting else ""


def _choosable(play: Play, do: str) -> str:
    """Return whether a click on a place chooses it, and if not why."""
    verb, _, token = do.partition(":")
    if verb in ("pick", "early", "repick"):
        return words.table.heard_choosable()
    deciding = play.find_phase(Deciding)
    if verb != "why" or deciding is None:
        return words.table.heard_not_choosable()
    try:
        place = decode(play.table.rules.VOCABULARY.verbs, token)
        return catalog.text(play.game).why_not(play.table.view(deciding.seat), deciding.seat, place)
    except (MoveError, LookupError, ValueError):  # it names nothing that this game has
        return words.table.heard_not_choosable()


ANSWERS: Final[dict[str, Callable[[Play], str]]] = {
    "happened": _happened,
    "standing": _standing,
    "choices": _choices,
}
"""The questions that need no place."""
