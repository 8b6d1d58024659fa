"""The words of distance, made by `make messages` from locales/en/distance.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import shown as _show


def elsewhere() -> str:
    return 'Elsewhere'


def seats_title() -> str:
    return 'Who plays where'


def setup_help(*, names: Sequence[str]) -> str:
    return 'After your turn you send ' + _list(names, 'conjunction') + ' a link, and one comes back.'


def seats_help() -> str:
    return 'Somebody who plays elsewhere gets the game as a link after your turn, and sends one back after theirs.'


def here() -> str:
    return 'On this device'


def away() -> str:
    return 'Elsewhere'


def where(*, name: str | float) -> str:
    return 'Where ' + _show(name) + ' plays'


def plays_elsewhere(*, name: str | float) -> str:
    return _show(name) + ' plays elsewhere: send the game'


def nobody_here() -> str:
    return 'Somebody must play on this device.'


def only_here() -> str:
    return 'Nobody else plays on this device.'


def send_to(*, names: Sequence[str]) -> str:
    return 'Send to ' + _list(names, 'conjunction')


def send_again() -> str:
    return 'Send again'


def send_end(*, names: Sequence[str]) -> str:
    return 'Send the result to ' + _list(names, 'conjunction')


def note(*, name: str | float, game: str | float, lead: str, own: str | float, best: str | float) -> str:
    return 'Your turn, ' + _show(name) + ': ' + _show(game) + ', ' + (_show(own) + '–' + _show(best) + ' for you' if lead == 'ahead' else _show(best) + '–' + _show(own) + ' against you' if lead == 'behind' else _show(own) + '–' + _show(best)) + '.'


def note_together(*, names: Sequence[str], game: str | float, stands: str | float) -> str:
    return 'Your turn, ' + _list(names, 'conjunction') + ': ' + _show(game) + '. ' + _show(stands) + '.'


def note_over(*, game: str | float, names: Sequence[str], outcome: str | float) -> str:
    return _show(game) + ' is over, ' + _list(names, 'conjunction') + ': ' + _show(outcome)


def unsent(*, names: Sequence[str]) -> str:
    return 'Your turn is done: send the game to ' + _list(names, 'conjunction') + '.'


def begins(*, names: Sequence[str]) -> str:
    return 'Send the game to ' + _list(names, 'conjunction') + ', who goes first.'


def sent(*, names: Sequence[str]) -> str:
    return 'Waiting for ' + _list(names, 'conjunction') + '. Open the link that comes back.'


def watching() -> str:
    return 'You are watching. Open the next link to see more.'


def copied(*, names: Sequence[str]) -> str:
    return 'The link is copied: paste it into a message to ' + _list(names, 'conjunction') + '. A link comes back.'


def mark_sent() -> str:
    return 'It is sent'


def undo_sent() -> str:
    return 'This was sent already, so it cannot be undone.'


def share_turn(*, names: Sequence[str]) -> str:
    return 'Send the game to ' + _list(names, 'conjunction')


def share_turn_help(*, names: Sequence[str]) -> str:
    return 'Paste the link into a message, or let ' + _list(names, 'disjunction') + ' scan the code.'


def qr_turn() -> str:
    return 'Show it as a QR code'


def with_names() -> str:
    return 'The link carries your names. Everything else in it is the game itself.'


def without_names() -> str:
    return 'The link carries no names.'


def leave_names_out() -> str:
    return 'Leave them out'


def send_names_along() -> str:
    return 'Send them along'


def who_are_you() -> str:
    return 'Who are you?'


def came(*, names: Sequence[str]) -> str:
    return 'A game from ' + _list(names, 'conjunction')


def i_watch() -> str:
    return 'I only watch'


def other_device() -> str:
    return 'Somebody else?'


def gives_away() -> str:
    return 'A link holds the whole game. Whoever takes it apart can read hidden hands and what will be drawn.'


def cut() -> str:
    return 'This link was cut, so the last moves are missing: ask for it again. You can look at what came.'


def cut_play() -> str:
    return 'Play on from here'


def branched(*, move: str | float) -> str:
    return 'This link and the game you keep differ from move ' + _show(move) + ' on. Both are kept; you are looking at the one from the link.'


def show_other() -> str:
    return 'Show mine'


def merged() -> str:
    return 'The choices from both devices are joined.'


def older(*, moves: str | float, kept: str | float) -> str:
    return 'This link is older than the game you keep: it shows move ' + _show(moves) + ' of ' + _show(kept) + '.'


def my_turn() -> str:
    return 'Your turn'


def waiting() -> str:
    return 'Waiting for others'


def others() -> str:
    return 'Other games'


def waiting_for(*, names: Sequence[str], age: str | float) -> str:
    return 'Waiting for ' + _list(names, 'conjunction') + ' · link made ' + _show(age)


def you(*, name: str | float) -> str:
    return _show(name) + ' (you)'


def not_sent(*, names: Sequence[str]) -> str:
    return 'Not sent to ' + _list(names, 'conjunction') + ' yet'


def order_title() -> str:
    return 'In others’ turns'


def order(*, order: str) -> str:
    return ('Ask me what hits me' if order == 'mine' else 'Ask me what hits me or comes to my regions' if order == 'region' else 'Ask me what hits me or brings 4 delegates' if order == 'big' else 'Ask me everything' if order == 'always' else 'Let everything pass')


def order_help() -> str:
    return 'While others play on their devices, this decides for you what is let pass. Nobody else is shown it.'
