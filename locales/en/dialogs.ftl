### The boxes over the page: menu, sharing, preferences, keys, about, deleting.

## The menu

undo-turn = Undo this turn
undo-all = Back to the first move
new-same-seed = New game, same seed
new-other-seed = New game, new seed
download-game = Download this game
picture-png = Picture of the board (PNG)
picture-svg = Picture of the board (SVG)
full-screen = { $full ->
    [on] Leave full screen
   *[off] Full screen
 }
save-table = Save this table as one file
leave = Leave (the game is kept)
# A part of the name of a picture's file.
after-move = move-{ $move }
picture-title = { $game }: { $summary }

## Sharing

share-help = The link holds the whole game, but not the names.
share-file = This page is a file on this device and belongs to no website, so only the game itself can be sent. Whoever gets the text needs the file too, and pastes the text under “Open a link”.
share-site = This page is a file on this device. Its links lead to the website it came from: { $site }
share-start = The same start
    .help = Same seed, for comparing results.
share-game = The game so far
    .help = Opens at the last move, ready to play on.
share-moment = This moment
    .help = Opens where you are looking now.
copy = Copy or share
copied = Copied.
copy-failed = Copying is not allowed here. The link is selected: copy it by hand.
# The field that a link stands in; what: where the link leads, "The same start".
link-of = Link: { $what }
qr = QR code
qr-of = QR code: { $what }
qr-start = QR code of the start instead
qr-too-long = This link has { NUMBER($letters, useGrouping: "always") } characters, more than the { NUMBER($most, useGrouping: "always") } that a QR code holds well. Copy the link, or save the game as a file.

## Preferences

pref-name = { $pref ->
    [theme] Colours
    [pace] Speed of what is shown
    [auto] Forced moves
    [skip] When you cannot react
    [confirm] Before a turn ends or luck decides
    [coach] Tips in the first games
    [keys] Single-letter keys
    [listen] With a screen reader
    [names] Names in links to players elsewhere
    [sound] Sound
    [buzz] Vibrate on my turn
   *[wake] Screen while I play
 }
pref-value = { $pref ->
    [theme] { $value ->
        [auto] Follow the system
        [light] Light
        [dark] Dark
       *[contrast] High contrast
     }
    [pace] { $value ->
        [step] Step by step
        [quarter] 0.25×
        [half] 0.5×
        [normal] 1×
        [double] 2×
       *[instant] Instant
     }
    [auto] { $value ->
        [on] Play automatically
       *[off] Ask
     }
    [skip] { $value ->
        [on] Pass automatically
       *[off] Ask
     }
    [confirm] { $value ->
        [on] Ask, if something was chosen
       *[off] Go on at once
     }
    [listen] { $value ->
        [on] Wait after each opponent’s turn
       *[off] One summary at my turn
     }
    [names] { $value ->
        [on] Send them along
       *[off] Leave them out
     }
    [sound] { $value ->
        [off] Off
        [soft] Soft
       *[full] Full
     }
    [wake] { $value ->
        [on] Stays on
       *[off] Follow the device
     }
   *[other] { $value ->
        [on] On
       *[off] Off
     }
 }
# A key has changed a preference.
pref-now = { pref-name }: { pref-value }.
# Offered once, to those who begin with the keyboard.
listen-offer = Do you use a screen reader? Hustings can wait after each opponent’s turn until you press Space.
listen-take = Wait for me
listen-leave = No, one summary at my turn
backup-title = Kept games and preferences
backup-make = Download a backup
backup-open = Open a backup

## Keys

# Combinations of keys that do the same; key: a capital letter.
combinations = { LIST($keys, type: "disjunction") }
combination = { $control ->
    [yes] Ctrl+
   *[no] {""}
 }{ $shift ->
    [yes] Shift+
   *[no] {""}
 }{ $key }
keys-tab = Tab
    .does = to the board, the buttons, the log
keys-arrows = Arrows
    .does = move on the board and in the log
keys-ends = Home, End
    .does = first and last place of the board
keys-next = N, P
    .does = next and previous place that you can choose
keys-letters = Letters
    .does = go to that place on the board; Shift first if the letter has another use
keys-enter = Enter
    .does = choose
keys-digits = 1–9
    .does = pick a choice on offer
keys-space = Space or Esc
    .does = skip what is playing; twice, all of it
keys-past = ← →, Home, End
    .does = step through the past, while you look at it
keys-periods = Page up, Page down
    .does = to the previous or next round, or what the game has instead, while you look at the past
keys-escape = Esc
    .does = close, leave the past or the advice, or choose again
keys-question = ?
    .does = the rule about the place or button you are on; else these keys
keys-click = Right click
    .does = the same for what is clicked; so does a long press
shortcut-undo = undo
shortcut-redo = redo
shortcut-sound = sound off, soft or full
shortcut-menu = the menu
shortcut-home = to the home page
shortcut-type = type a move
shortcut-happened = hear what happened since your last turn
shortcut-standing = hear where you stand
shortcut-choices = hear what you can choose
shortcut-place = hear about the place you are on

## About

about-title = About Hustings
about-table = A table for election games that runs wholly in your browser. Nothing you do here leaves this device unless you send a link yourself.
about-licence = Hustings is free software under the MIT licence; the file NOTICE.md that comes with it names everything it is built from.
about-games = The games
about-source = Its source code
about-no-source = Whoever put this copy here has not said where its source code is.
made-of = Version { $release }, build { $build }.
licences = All licences
licences-coming = The licences are being fetched.
licences-failed = The licences could not be fetched.

## What is kept, and deleting it

kept-title = What is kept on this device
kept-games = { $games ->
    [0] No game yet.
    [one] 1 game, saved after every move.
   *[other] { $games } games, saved after every move.
 }
kept-else = Also your preferences, your last set-up of each game, and the page itself, so that it works without a network. All of it is in this browser and nowhere else.
forget = Delete everything
forget-asked = This deletes all your games, your preferences and the offline copy of this page from this browser. It cannot be undone; a backup can be opened again.
forget-limits = A game that is open in another tab is saved again when it goes on, so close other tabs first. Addresses in your browser’s own history stay until you clear it.
forget-not = Keep everything
forgotten = Everything is deleted: this browser keeps nothing of Hustings now. What you do from here on is saved again.
forgotten-partly = This browser has not deleted everything. Your games are gone from this page, but the rest may still be on this device. Try again, or clear the data of this site in the browser’s settings.
delete-title = Delete a game
delete-for-good = Delete { $game } for good? This cannot be undone.
# The same where it is not known which game it is.
delete-unknown-for-good = Delete this game for good? This cannot be undone.
keep-it = Keep it
delete-it = Delete it
