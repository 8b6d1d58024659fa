"""Words of the table: playing, handing over, the past."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from hustings.core.wording import counted, listing
from hustings.ui.words.common import SAME_LUCK

# --- the table

TABLE: Final = "Table"
PLAYERS: Final = "Players"
ADVICE: Final = "Advice"
ADVICE_NOT_NOW: Final = "Not now."
ADVICE_PENDING: Final = "Thinking …"
ADVICE_CANCEL: Final = "Never mind"
ADVICE_NONE: Final = "No advice could be found."
ADVICE_EACH: Final = "Which advice is read"
ADVICE_REST: Final[Mapping[str, str]] = {
    "alike": "Others are about as good.",
    "far": "Nothing else comes near it.",
    "best": "Nothing else seems worth trying.",
}
"""What is said of all other moves beside the only one that is advised (see bots.hint.rest)."""
PLAY_THIS: Final = "Play this"
PLAY_INSTEAD: Final = "Play this instead"
WHY: Final = "Why?"
WHY_PENDING: Final = "Thinking back …"
WHY_LATER: Final = "One thing at a time: ask again when nobody is thinking."
WHY_SEALED: Final = "That was decided in secret, so the reasons stay secret too."
UNDO: Final = "Take back"
UNDO_LUCK: Final = "What dice, draws or a reveal have shown cannot be taken back."
UNDO_OTHERS: Final = "Somebody else has acted since; that cannot be taken back."
UNDO_NOBODY: Final = "Not before somebody has taken the screen."
UNDO_NONE: Final = "There is nothing to take back."
REDO: Final = "Make again"
REDO_NONE: Final = "Nothing was taken back."
LARGER: Final = "Larger"
LARGEST: Final = "Largest."
SMALLER: Final = "Smaller"
SMALLEST: Final = "Whole board."
NOBODY_REACTS: Final = "Nobody reacts"
THINKING: Final = "How far the thinking is"
OTHER_TAB: Final = "This game is open in another tab; here you can only look on."
TAKE_OVER: Final = "Play here"
LOG: Final = "Log"
LOG_LABEL: Final = "What happened"


def advised(numbers: Sequence[int]) -> str:
    """Return what is said of a thing that is advised. numbers: those of the advice."""
    return f"advice {listing([str(number) for number in numbers])}"


def advice_shown(number: int) -> str:
    """Return what shows a piece of advice. number: the one it goes by."""
    return f"Advice {number}"


def advice_beside(of: int, label: str) -> str:
    """Return which move it is that advice is compared with (see bots.hint.Beside).

    label: what its button says.
    """
    move = in_a_sentence(label)
    if not of:
        return f"For comparison: {move}"
    return f"The next best: {move}" if of == 1 else f"A usual one of the {of} others: {move}"


def alike(labels: Sequence[str], more: int) -> str:
    """Return which moves are about as good as the only one that is advised; "" where none is named.

    labels: what their buttons say. more: how many others are.
    """
    others = [counted(more, "other")] if more else []
    return f"About as good: {listing([*map(in_a_sentence, labels), *others])}." if labels else ""


def in_a_sentence(label: str) -> str:
    """Return what a button says without the colon that would make one sentence of two."""
    what, colon, more = label.partition(": ")
    return f"{what} ({more})" if colon else label


def as_good(number: int) -> str:
    """Return what is said of advice whose figure is that of one before, with that one's number."""
    return f", as good as {number}"


def about_as_good(number: int) -> str:
    """Return what is said of advice that is worth a little less than its figure shows."""
    return f", about as good as {number}"


def why_this(name: str) -> str:
    """Return what somebody is asked who has made a move."""
    return f"{name}, why this?"


def why_simple(name: str, about: str) -> str:
    """Return what is said of the weakest level, which weighs little. about: what it is like."""
    return f"{name} is a simple player. {about}"


def why_none(name: str) -> str:
    """Return what is said where nothing can be told from what whoever asks sees."""
    return f"{name} has no reason that could be told from what you see."


def turn_of(names: Sequence[str]) -> str:
    """Return whose turn it is while others play; "" when luck decides, or many do."""
    return f"{names[0]}’s turn" if len(names) == 1 else ""


def go_on_from(chosen: str) -> str:
    """Return what is asked within a choice of several steps. chosen: it so far, in words."""
    return f"{chosen}: choose how to go on."


def one_line(says: Sequence[str]) -> str:
    """Return several things in one line; CUT stands for what came before."""
    return ", ".join(says).replace(f"{CUT}, ", f"{CUT} ")


def bot_failed(name: str) -> str:
    """Return what is said when a bot gave no move."""
    return f"{name} could not decide, so the first possible move was played."


def all_moves(count: int) -> str:
    """Return the heading of the list of moves."""
    return f"All moves as a list ({counted(count, 'choice')})"


# --- handing the screen over

RECAP: Final = "Since your last turn"
RECAP_FIRST: Final = "So far"
NOT_THEM: Final = "Back"


def hand_over(name: str) -> str:
    """Return whom to hand the screen to."""
    return f"Hand the screen to {name}."


def i_am(name: str) -> str:
    """Return what the button says that this person presses."""
    return f"I am {name}"


# --- looking at the past

HISTORY: Final = "History"
TO_BEGINNING: Final = "To the beginning"
MOVE_BACK: Final = "One move back"
MOVE_ON: Final = "One move on"
TO_PRESENT: Final = "To the present"
IS_BEGINNING: Final = "This is the beginning."
IS_PRESENT: Final = "This is the present."
BRANCH: Final = "Play on from here"
BRANCH_HELP: Final = "As a game of its own, with the same seed."
BACK_TO_NOW: Final = "Back to now"
WATCH_AGAIN: Final = "Watch again"
WALK_ON: Final = "Play it"
PAUSE: Final = "Pause"
GO_ON: Final = "Go on"
NEXT_BEAT: Final = "Next"
SKIP: Final = "Skip to now"
CUT: Final = "…"
WHOLE_LOG: Final = "All that happened"


def moment(at: int, end: int) -> str:
    """Return which moment the slider stands at."""
    return f"Move {at} of {end}"


def in_the_past(at: int, end: int) -> str:
    """Return what is said while the past is looked at."""
    return f"You are looking at the past: after move {at} of {end}."


def kept_beside(moves: int) -> str:
    """Return what is said when a new move has cut off moves that were taken back."""
    if moves == 1:
        return "The move you took back is kept as a game of its own, on the home page."
    return f"The {moves} moves you took back are kept as a game of their own, on the home page."


def taken_back_title(title: str) -> str:
    """Return what that game is called. title: of the game it comes from, or ""."""
    return f"{title}: moves taken back" if title else "Moves taken back"


def branched(at: int) -> str:
    """Return what is said of a game that begins at a moment of another."""
    return f"This is a game of its own from move {at} on; the other one is kept. {SAME_LUCK}"
