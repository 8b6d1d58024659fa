### The pages beside the table: a game's own, and the one for a wrong address.
### They are written at build time (tools/build/landing.py); the table itself shows none of them.

# The title of the table's own page; name: "Hustings".
title = { $name }: { slogan }
slogan = Election games in one box
description = Election games at one table, played in your browser: against bots, with others at one screen, or by sending a link. No account, no server.
# An ornament above a heading.
ornament = ★ ★ ★
how-to-play = How to play
open-table = Open the table
lost-title = Nothing lies at this address
lost = The table is being looked for. If it does not open by itself, open it here; a link to a game can be pasted there with “Open a link”.
# The picture of a game for those who cannot see it.
picture-of = { $game }: the board in the middle of a game
# What a game is, for whoever gets a link to it. tagline: a sentence. facts: "1–4 players · 30 min".
described = { $tagline } { $facts }. Played in the browser, without an account.
play-now = Play { $game }
needs-script = The table opens by itself where JavaScript runs; { $game } needs it.
