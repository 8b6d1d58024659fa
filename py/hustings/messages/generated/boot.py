"""The words of boot, made by `make messages` from locales/en/boot.ftl."""

from __future__ import annotations

from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show


def page_cut_off() -> str:
    return 'The page did not arrive whole. Please reload it.'


def no_webassembly() -> str:
    return 'Hustings needs WebAssembly, which this browser lacks or has switched off.'


def browser_too_old() -> str:
    return 'This browser is too old for Hustings. Please use Chrome or Edge 123, Firefox 121 or Safari 17.5, or a newer version.'


def trouble_heading() -> str:
    return 'Something went wrong'


def trouble_details() -> str:
    return 'Details'


def trouble_again() -> str:
    return 'Try again'


def trouble_new_version() -> str:
    return 'Load the new version'


def trouble_close() -> str:
    return 'Close'


def why_cut_off() -> str:
    return 'The page did not arrive whole.'


def why_missing() -> str:
    return 'A part of the game could not be fetched.'


def why_failed() -> str:
    return 'The game could not start.'


def why_gone() -> str:
    return 'There is a new version of Hustings, and the files of this page are gone.'


def why_memory() -> str:
    return 'There is not enough free memory. Close other tabs or programs, then try again.'


def why_no_webassembly() -> str:
    return "The security policy of this website forbids WebAssembly. Whoever runs the site must allow 'wasm-unsafe-eval' in its script-src."


def why_delayed() -> str:
    return "Something between the website and this browser delays the page's scripts, so the game cannot start. Whoever runs the site must switch that off."


def why_untyped(*, named: bool, type: str | float) -> str:
    return 'This website sends its scripts as ' + (_show(type) if named else 'nothing in particular') + ', which browsers refuse. Whoever runs the site must send them as text/javascript.'


def why_sandboxed() -> str:
    return 'The frame around this page keeps it from its own files. Whoever made that frame must add allow-same-origin to its sandbox.'


def why_scripts_forbidden() -> str:
    return "The scripts in this page may not run: the website's security policy forbids them, or something between the website and this browser has changed them. Whoever runs the site must allow them as they are."


def click_kept_game(*, game: str | float) -> str:
    return _show(game) + ' opens as soon as the table is set up.'


def click_kept() -> str:
    return 'This happens as soon as the table is set up.'


def loading() -> str:
    return 'Loading'


def loading_bar() -> str:
    return 'Loaded so far'


def loading_fetching() -> str:
    return 'Fetching the table…'


def loading_setting_up() -> str:
    return 'Setting up the table…'


def loading_amount(*, have: float, all: float) -> str:
    return _number(have, minimumFractionDigits=1, maximumFractionDigits=1) + ' of ' + _number(all, minimumFractionDigits=1, maximumFractionDigits=1) + ' MB'


def loading_slow() -> str:
    return 'This is taking unusually long. The network may be gone: try reloading the page.'
