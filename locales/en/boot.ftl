### What the page says before Python answers, and where it cannot start.

## web/boot/browser_check.js: what the browser lacks

page-cut-off = The page did not arrive whole. Please reload it.
no-webassembly = Hustings needs WebAssembly, which this browser lacks or has switched off.
# The versions are those of .browserslistrc.
browser-too-old = This browser is too old for Hustings. Please use Chrome or Edge 123, Firefox 121 or Safari 17.5, or a newer version.

## web/boot/start_errors.js: the notice of a start that failed, and why it did

trouble-heading = Something went wrong
trouble-details = Details
trouble-again = Try again
trouble-new-version = Load the new version
trouble-close = Close

why-cut-off = The page did not arrive whole.
why-missing = A part of the game could not be fetched.
why-failed = The game could not start.
why-gone = There is a new version of Hustings, and the files of this page are gone.
why-memory = There is not enough free memory. Close other tabs or programs, then try again.
why-no-webassembly = The security policy of this website forbids WebAssembly. Whoever runs the site must allow 'wasm-unsafe-eval' in its script-src.
why-delayed = Something between the website and this browser delays the page's scripts, so the game cannot start. Whoever runs the site must switch that off.
# $type: a media type such as text/html. $named: whether the website says one at all.
why-untyped = This website sends its scripts as { $named ->
        [yes] { $type }
       *[no] nothing in particular
    }, which browsers refuse. Whoever runs the site must send them as text/javascript.
why-sandboxed = The frame around this page keeps it from its own files. Whoever made that frame must add allow-same-origin to its sandbox.

## web/boot/context.js: why the scripts in the page itself did not run (or why-delayed)

why-scripts-forbidden = The scripts in this page may not run: the website's security policy forbids them, or something between the website and this browser has changed them. Whoever runs the site must allow them as they are.

## web/boot/early_clicks.js: what was clicked before the game can answer

# $game: its title.
click-kept-game = { $game } opens as soon as the table is set up.
click-kept = This happens as soon as the table is set up.

## web/boot/progress.js, tools/build/home.py: how much has arrived

loading = Loading
loading-bar = Loaded so far
loading-fetching = Fetching the table…
loading-setting-up = Setting up the table…
# In millions of bytes.
loading-amount = { NUMBER($have, minimumFractionDigits: 1, maximumFractionDigits: 1) } of { NUMBER($all, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB
loading-slow = This is taking unusually long. The network may be gone: try reloading the page.
