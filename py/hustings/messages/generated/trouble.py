"""The words of trouble, made by `make messages` from locales/en/trouble.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def download() -> str:
    return 'Download'


def storage_off() -> str:
    return 'This browser stores nothing for this page. You can play on; download the game to keep it.'


def storage_full() -> str:
    return "The browser's storage is full, so this game is not being saved. Download it, or delete games you no longer need."


def storage_slow() -> str:
    return 'This browser does not write your moves to disk at once, so a crash would lose the last ones. To keep them, close it as usual or download the game.'


def keeping() -> str:
    return 'Saving the last move …'


def in_use() -> str:
    return 'This game is being played in another tab, so it was not deleted.'


def not_deleted() -> str:
    return 'The browser has not deleted all of that game. This page will try again when it is next opened.'


def went_on() -> str:
    return 'This game went on differently in another tab. Both are kept; here you play your own.'


def set_aside() -> str:
    return 'That game could not be shown. It is kept as it is and can be downloaded below; everything else goes on without it.'


def kept_as_it_was() -> str:
    return 'The game as it was stays on the home page.'


def table_failed() -> str:
    return 'This browser could not make the file. Your games are kept where they are.'


def picture_failed() -> str:
    return 'This browser could not make the picture.'


def file_too_large() -> str:
    return 'This file is far too large to be a Hustings game, so it was not read.'


def file_no_text() -> str:
    return 'This file is not a saved game: it is not text.'


def file_failed() -> str:
    return 'This file could not be read.'


def no_save() -> str:
    return 'This is not a Hustings save.'


def other_version() -> str:
    return 'This save was made by a version of Hustings that this one cannot read.'


def same_here() -> str:
    return 'You have this game already: it opens where you are.'


def further_here(*, moves: float) -> str:
    return 'You have this game already, ' + ('1 move' if _plural(moves) == 'one' else _show(moves) + ' moves') + ' further: it opens where you are.'


def download_barred() -> str:
    return 'Nothing was downloaded: the page around this one does not allow downloads. Open Hustings in a tab of its own to save files.'


def download_maybe_barred() -> str:
    return 'If no file has arrived, the page around this one does not allow downloads: open Hustings in a tab of its own to save files.'


def carried(*, games: float, twice: float) -> str:
    return ('A game' if _plural(games) == 'one' else _show(games) + ' games') + ' came with this file.' + ('' if twice == 0 else ' ' + 'One of them went on differently here, so both are kept.' if _plural(twice) == 'one' else ' ' + _show(twice) + ' of them went on differently here, so both are kept.')


def restored(*, games: float, results: float, season: str, learned: str, twice: float, left: float, preferences: str) -> str:
    return ((('Taken over: your seasons.' if season == 'alone' else ('Taken over: lessons and puzzles.' if learned == 'alone' else 'Nothing in this backup was new.')) if results == 0 else 'Taken over: 1 result.' if _plural(results) == 'one' else 'Taken over: ' + _show(results) + ' results.') if games == 0 else 'Taken over: 1 game.' if _plural(games) == 'one' else 'Taken over: ' + _show(games) + ' games.') + ('' if twice == 0 else ' ' + '1 game went on differently here: both are kept.' if _plural(twice) == 'one' else ' ' + _show(twice) + ' games went on differently here: both are kept.') + ('' if left == 0 else ' ' + '1 game is here already, as far or further, and was left alone.' if _plural(left) == 'one' else ' ' + _show(left) + ' games are here already, as far or further, and were left alone.') + (' ' + 'Your seasons came too.' if season == 'too' else '') + (' ' + 'Lessons and puzzles came too.' if learned == 'too' else '') + (' ' + 'The preferences came too.' if preferences == 'came' else ' ' + 'Your preferences stay as they are.' if preferences == 'stayed' else '')


def old_rules_legal() -> str:
    return 'This game was begun under earlier rules. All its moves are still legal, and it goes on by the rules of today; a result may count differently.'


def old_rules(*, kept: str | float, moves: float, trouble: str | float) -> str:
    return 'This game was begun under earlier rules: ' + _show(kept) + ' of its ' + ('1 move' if _plural(moves) == 'one' else _show(moves) + ' moves') + ' are still legal. ' + _show(trouble) + ' Play goes on from there by the rules of today.'


def new_version() -> str:
    return 'A new version of Hustings is here.'


def files_gone() -> str:
    return 'The website has a new version of Hustings and no longer has all files of this one. Update to go on; your games are kept.'


def update() -> str:
    return 'Update now'


def later() -> str:
    return 'Later'


def game_arriving(*, game: str | float) -> str:
    return 'Fetching ' + _show(game) + '…'


def game_not_fetched(*, game: str | float) -> str:
    return _show(game) + ' could not be fetched. Check the connection, then try again.'


def internal_error() -> str:
    return 'Something went wrong in Hustings itself. Your game is kept; if this line stays, reload the page.'


def not_drawn() -> str:
    return 'The page could not be drawn.'


def thinker_again() -> str:
    return 'The browser stopped the bots. They were started again, and the game goes on.'


def thinker_slow() -> str:
    return 'The bots are slow to start on this device. The game goes on by itself once they are ready; after half a minute this page thinks for them.'


def thinker_here() -> str:
    return 'The browser stopped the bots once more. ' + _page_thinks()


def thinker_unstarted() -> str:
    return 'The bots could not be started: this device may have too little memory. ' + _page_thinks()


def thinker_unfetched() -> str:
    return 'The bots could not be fetched: the network or the website may be gone. ' + _page_thinks()


def page_thinks() -> str:
    return 'This page now thinks for them, and may be slow to respond while it does.'


def language_unavailable() -> str:
    return 'The words of the language you chose could not be fetched, so the page speaks English for now. Reload it to try again.'


def part_unavailable() -> str:
    return 'A part of Hustings that is needed for this could not be fetched: the network or the website may be gone. Your games are kept where they are.'


def no_table() -> str:
    return 'There is no game on the table.'


def link_too_long() -> str:
    return 'This link is too long to be a Hustings game.'


def link_kinds() -> str:
    return 'The link does not say who sits where, so every seat is a person’s.'


def link_empty() -> str:
    return 'This link does not name a game.'


def link_none() -> str:
    return 'There is no link of Hustings in this text.'


def link_seats() -> str:
    return 'This link names a different number of seats than its game has.'


def no_such_game(*, name: str | float) -> str:
    return 'There is no game called “' + _show(name) + '” here.'


def no_moment(*, text: str | float) -> str:
    return '“' + _show(text) + '” is not a moment of a game, so the link opens at the last move.'


def no_option(*, game: str | float, name: str | float) -> str:
    return _show(game) + ' has no option “' + _show(name) + '”: that part of the link was left out.'


def wrong_kind(*, known: Sequence[str], kind: str | float) -> str:
    return 'A seat can be ' + _list(known, 'unit') + ', not “' + _show(kind) + '”.'


def wrong_size(*, game: str | float, fewest: str | float, most: str | float) -> str:
    return _show(game) + ' is played with ' + _show(fewest) + ' to ' + _show(most) + ' seats.'


_page_thinks = page_thinks
