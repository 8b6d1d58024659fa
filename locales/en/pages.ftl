### What stands in pages that the build writes: a game's own, 404.html, the head of index.html, and what an
### installed page says of itself. The table shows none of it.

## The head of the table's own page, and links to it

slogan = Election games in one box
share-title = Hustings: { slogan }
share-text = Election games at one table, played in your browser: against bots, with others at one screen, or by sending a link. No sign-up: your games stay on your device.
needs-script = Hustings needs JavaScript and WebAssembly to run.

## What the web manifest says of the page where it is installed

app-text = Election games at one table, played in your browser.

## What whoever follows a link sees until the table is there

coming = Setting up your table.

## A game's own page

# $game: its title. $pitch: a sentence about the game. $facts: a list such as "2–4 players, about 30 minutes".
game-share-text = { $pitch } { $facts }. Played in the browser, without an account.
game-picture = { $game }: the board in the middle of a game
game-play = Play { $game }
game-needs-script = The table opens by itself where JavaScript runs; { $game } needs it.
game-how-to-play = How to play

## 404.html

lost-heading = There is nothing at this address
lost-text = Looking for the table. If it does not open by itself, open it here; a link to a game can be pasted there with “Open a link”.
lost-open = Open the table
