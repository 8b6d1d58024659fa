"""The words of dialogs, made by `make messages` from locales/en/dialogs.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def undo_turn() -> str:
    return 'Undo this turn'


def undo_all() -> str:
    return 'Back to the first move'


def new_same_seed() -> str:
    return 'New game, same seed'


def new_other_seed() -> str:
    return 'New game, new seed'


def download_game() -> str:
    return 'Download this game'


def picture_png() -> str:
    return 'Picture of the board (PNG)'


def picture_svg() -> str:
    return 'Picture of the board (SVG)'


def full_screen(*, full: str) -> str:
    return ('Leave full screen' if full == 'on' else 'Full screen')


def save_table() -> str:
    return 'Save this table as one file'


def leave() -> str:
    return 'Leave (the game is kept)'


def after_move(*, move: str | float) -> str:
    return 'move-' + _show(move)


def picture_title(*, game: str | float, summary: str | float) -> str:
    return _show(game) + ': ' + _show(summary)


def share_help() -> str:
    return 'The link holds the whole game, but not the names.'


def share_file() -> str:
    return 'This page is a file on this device and belongs to no website, so only the game itself can be sent. Whoever gets the text needs the file too, and pastes the text under “Open a link”.'


def share_site(*, site: str | float) -> str:
    return 'This page is a file on this device. Its links lead to the website it came from: ' + _show(site)


def share_start() -> str:
    return 'The same start'


def share_start_help() -> str:
    return 'Same seed, for comparing results.'


def share_game() -> str:
    return 'The game so far'


def share_game_help() -> str:
    return 'Opens at the last move, ready to play on.'


def share_moment() -> str:
    return 'This moment'


def share_moment_help() -> str:
    return 'Opens where you are looking now.'


def copy() -> str:
    return 'Copy or share'


def copied() -> str:
    return 'Copied.'


def copy_failed() -> str:
    return 'Copying is not allowed here. The link is selected: copy it by hand.'


def link_of(*, what: str | float) -> str:
    return 'Link: ' + _show(what)


def qr() -> str:
    return 'QR code'


def qr_of(*, what: str | float) -> str:
    return 'QR code: ' + _show(what)


def qr_start() -> str:
    return 'QR code of the start instead'


def qr_too_long(*, letters: float, most: float) -> str:
    return 'This link has ' + _number(letters, useGrouping='always') + ' characters, more than the ' + _number(most, useGrouping='always') + ' that a QR code holds well. Copy the link, or save the game as a file.'


def pref_name(*, pref: str) -> str:
    return ('Colours' if pref == 'theme' else 'Speed of what is shown' if pref == 'pace' else 'Forced moves' if pref == 'auto' else 'When you cannot react' if pref == 'skip' else 'Before a turn ends or luck decides' if pref == 'confirm' else 'Tips in the first games' if pref == 'coach' else 'Single-letter keys' if pref == 'keys' else 'With a screen reader' if pref == 'listen' else 'Names in links to players elsewhere' if pref == 'names' else 'Sound' if pref == 'sound' else 'Vibrate on my turn' if pref == 'buzz' else 'Screen while I play')


def pref_value(*, pref: str, value: str) -> str:
    return (('Follow the system' if value == 'auto' else 'Light' if value == 'light' else 'Dark' if value == 'dark' else 'High contrast') if pref == 'theme' else ('Step by step' if value == 'step' else '0.25×' if value == 'quarter' else '0.5×' if value == 'half' else '1×' if value == 'normal' else '2×' if value == 'double' else 'Instant') if pref == 'pace' else ('Play automatically' if value == 'on' else 'Ask') if pref == 'auto' else ('Pass automatically' if value == 'on' else 'Ask') if pref == 'skip' else ('Ask, if something was chosen' if value == 'on' else 'Go on at once') if pref == 'confirm' else ('Wait after each opponent’s turn' if value == 'on' else 'One summary at my turn') if pref == 'listen' else ('Send them along' if value == 'on' else 'Leave them out') if pref == 'names' else ('Off' if value == 'off' else 'Soft' if value == 'soft' else 'Full') if pref == 'sound' else ('Stays on' if value == 'on' else 'Follow the device') if pref == 'wake' else ('On' if value == 'on' else 'Off'))


def pref_now(*, pref: str, value: str) -> str:
    return _pref_name(pref=pref) + ': ' + _pref_value(pref=pref, value=value) + '.'


def listen_offer() -> str:
    return 'Do you use a screen reader? Hustings can wait after each opponent’s turn until you press Space.'


def listen_take() -> str:
    return 'Wait for me'


def listen_leave() -> str:
    return 'No, one summary at my turn'


def backup_title() -> str:
    return 'Kept games and preferences'


def backup_make() -> str:
    return 'Download a backup'


def backup_open() -> str:
    return 'Open a backup'


def combinations(*, keys: Sequence[str]) -> str:
    return _list(keys, 'disjunction')


def combination(*, control: bool, shift: bool, key: str | float) -> str:
    return ('Ctrl+' if control else '') + ('Shift+' if shift else '') + _show(key)


def keys_tab() -> str:
    return 'Tab'


def keys_tab_does() -> str:
    return 'to the board, the buttons, the log'


def keys_arrows() -> str:
    return 'Arrows'


def keys_arrows_does() -> str:
    return 'move on the board and in the log'


def keys_ends() -> str:
    return 'Home, End'


def keys_ends_does() -> str:
    return 'first and last place of the board'


def keys_next() -> str:
    return 'N, P'


def keys_next_does() -> str:
    return 'next and previous place that you can choose'


def keys_letters() -> str:
    return 'Letters'


def keys_letters_does() -> str:
    return 'go to that place on the board; Shift first if the letter has another use'


def keys_enter() -> str:
    return 'Enter'


def keys_enter_does() -> str:
    return 'choose'


def keys_digits() -> str:
    return '1–9'


def keys_digits_does() -> str:
    return 'pick a choice on offer'


def keys_space() -> str:
    return 'Space or Esc'


def keys_space_does() -> str:
    return 'skip what is playing; twice, all of it'


def keys_past() -> str:
    return '← →, Home, End'


def keys_past_does() -> str:
    return 'step through the past, while you look at it'


def keys_periods() -> str:
    return 'Page up, Page down'


def keys_periods_does() -> str:
    return 'to the previous or next round, or what the game has instead, while you look at the past'


def keys_escape() -> str:
    return 'Esc'


def keys_escape_does() -> str:
    return 'close, leave the past or the advice, or choose again'


def keys_question() -> str:
    return '?'


def keys_question_does() -> str:
    return 'the rule about the place or button you are on; else these keys'


def keys_click() -> str:
    return 'Right click'


def keys_click_does() -> str:
    return 'the same for what is clicked; so does a long press'


def shortcut_undo() -> str:
    return 'undo'


def shortcut_redo() -> str:
    return 'redo'


def shortcut_sound() -> str:
    return 'sound off, soft or full'


def shortcut_menu() -> str:
    return 'the menu'


def shortcut_home() -> str:
    return 'to the home page'


def shortcut_type() -> str:
    return 'type a move'


def shortcut_happened() -> str:
    return 'hear what happened since your last turn'


def shortcut_standing() -> str:
    return 'hear where you stand'


def shortcut_choices() -> str:
    return 'hear what you can choose'


def shortcut_place() -> str:
    return 'hear about the place you are on'


def about_title() -> str:
    return 'About Hustings'


def about_table() -> str:
    return 'A table for election games that runs wholly in your browser. Nothing you do here leaves this device unless you send a link yourself.'


def about_licence() -> str:
    return 'Hustings is free software under the MIT licence; the file NOTICE.md that comes with it names everything it is built from.'


def about_games() -> str:
    return 'The games'


def about_source() -> str:
    return 'Its source code'


def about_no_source() -> str:
    return 'Whoever put this copy here has not said where its source code is.'


def made_of(*, release: str | float, build: str | float) -> str:
    return 'Version ' + _show(release) + ', build ' + _show(build) + '.'


def licences() -> str:
    return 'All licences'


def licences_coming() -> str:
    return 'The licences are being fetched.'


def licences_failed() -> str:
    return 'The licences could not be fetched.'


def kept_title() -> str:
    return 'What is kept on this device'


def kept_games(*, games: float) -> str:
    return ('No game yet.' if games == 0 else '1 game, saved after every move.' if _plural(games) == 'one' else _show(games) + ' games, saved after every move.')


def kept_else() -> str:
    return 'Also your preferences, your last set-up of each game, and the page itself, so that it works without a network. All of it is in this browser and nowhere else.'


def forget() -> str:
    return 'Delete everything'


def forget_asked() -> str:
    return 'This deletes all your games, your preferences and the offline copy of this page from this browser. It cannot be undone; a backup can be opened again.'


def forget_limits() -> str:
    return 'A game that is open in another tab is saved again when it goes on, so close other tabs first. Addresses in your browser’s own history stay until you clear it.'


def forget_not() -> str:
    return 'Keep everything'


def forgotten() -> str:
    return 'Everything is deleted: this browser keeps nothing of Hustings now. What you do from here on is saved again.'


def forgotten_partly() -> str:
    return 'This browser has not deleted everything. Your games are gone from this page, but the rest may still be on this device. Try again, or clear the data of this site in the browser’s settings.'


def delete_title() -> str:
    return 'Delete a game'


def delete_for_good(*, game: str | float) -> str:
    return 'Delete ' + _show(game) + ' for good? This cannot be undone.'


def delete_unknown_for_good() -> str:
    return 'Delete this game for good? This cannot be undone.'


def keep_it() -> str:
    return 'Keep it'


def delete_it() -> str:
    return 'Delete it'


_pref_name = pref_name
_pref_value = pref_value
