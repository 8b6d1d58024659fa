"""The words of common, made by `make messages` from locales/en/common.ftl."""

from __future__ import annotations

from hustings.messages.formats import shown as _show


def title() -> str:
    return 'Hustings'


def tagline() -> str:
    return 'Election games in one box. No sign-up: your games stay on your device.'


def page_title(*, game: str | float) -> str:
    return _show(game) + ' · ' + _title()


def home() -> str:
    return 'Home'


def rules() -> str:
    return 'Rules'


def share() -> str:
    return 'Share'


def keys() -> str:
    return 'Keys'


def menu() -> str:
    return 'Menu'


def preferences() -> str:
    return 'Preferences'


def about() -> str:
    return 'About'


def language() -> str:
    return 'Language'


def language_name(*, language: str) -> str:
    return ('Deutsch' if language == 'de' else 'Français' if language == 'fr' else 'English')


def close() -> str:
    return 'Close'


def hide() -> str:
    return 'Hide'


def choose_again() -> str:
    return 'Choose again'


def label_disabled(*, label: str | float, why: str | float) -> str:
    return _show(label) + ': ' + _show(why)


def about_this(*, name: str | float, says: str | float) -> str:
    return _show(name) + ': ' + _show(says)


def person_name(*, number: float) -> str:
    return ('Ada' if number == 0 else 'Ben' if number == 1 else 'Cleo' if number == 2 else 'Dan' if number == 3 else 'Esi' if number == 4 else 'Finn')


def bot_name(*, number: float) -> str:
    return ('Iris' if number == 0 else 'Juno' if number == 1 else 'Kit' if number == 2 else 'Lou' if number == 3 else 'Moss' if number == 4 else 'Nell')


def seat_name(*, number: str | float) -> str:
    return 'Seat ' + _show(number)


def person() -> str:
    return 'Person'


def bot_level(*, level: str) -> str:
    return ('Easy bot' if level == 'easy' else 'Normal bot' if level == 'normal' else 'Hard bot' if level == 'hard' else 'Expert bot')


def same_luck() -> str:
    return 'It has the same seed, so dice, draws and hands that you have seen there can give away what comes here.'


def gives_away() -> str:
    return 'Anyone who has a link to a game, or its file, can work out the coming dice, every hand and every sealed choice, and can change the moves. Play by link with people you trust.'


def started_again() -> str:
    return 'This is a new game; the other one is kept. ' + _same_luck()


def branched_off(*, move: str | float) -> str:
    return 'This is a separate game from move ' + _show(move) + ' on; the other one is kept. ' + _same_luck()


def die(*, shows: str | float) -> str:
    return 'die: ' + _show(shows)


_same_luck = same_luck
_title = title
