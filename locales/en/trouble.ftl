### Storage, files, links, new versions, faults.

## Keeping games

download = Download
storage-off = This browser stores nothing for this page. You can play on; download the game to keep it.
storage-full = The browser's storage is full, so this game is not being saved. Download it, or delete games you no longer need.
storage-slow = This browser does not write your moves to disk at once, so a crash would lose the last ones. To keep them, close it as usual or download the game.
keeping = Saving the last move …
in-use = This game is being played in another tab, so it was not deleted.
not-deleted = The browser has not deleted all of that game. This page will try again when it is next opened.
went-on = This game went on differently in another tab. Both are kept; here you play your own.
set-aside = That game could not be shown. It is kept as it is and can be downloaded below; everything else goes on without it.
kept-as-it-was = The game as it was stays on the home page.

## Files

table-failed = This browser could not make the file. Your games are kept where they are.
picture-failed = This browser could not make the picture.
file-too-large = This file is far too large to be a Hustings game, so it was not read.
file-no-text = This file is not a saved game: it is not text.
file-failed = This file could not be read.
no-save = This is not a Hustings save.
other-version = This save was made by a version of Hustings that this one cannot read.
same-here = You have this game already: it opens where you are.
# A game of a link that went further on this device.
further-here = You have this game already, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
 } further: it opens where you are.
# In somebody else's frame, where it is sure that a download failed, and where it may have.
download-barred = Nothing was downloaded: the page around this one does not allow downloads. Open Hustings in a tab of its own to save files.
download-maybe-barred = If no file has arrived, the page around this one does not allow downloads: open Hustings in a tab of its own to save files.
# twice: how many of these games went on differently on this device.
carried = { $games ->
    [one] A game
   *[other] { $games } games
 } came with this file.{ $twice ->
    [0] {""}
    [one] {" "}One of them went on differently here, so both are kept.
   *[other] {" "}{ $twice } of them went on differently here, so both are kept.
 }
# What was taken from a backup. twice: games beside others that went on differently; left: games that
# are here already; results: of finished games, for the player's record; season, learned: whether seasons,
# and lessons or puzzles, came alone, too, or not (none); preferences: whether they came, stayed as they are, or are the same.
restored = { $games ->
    [0] { $results ->
        [0] { $season ->
            [alone] Taken over: your seasons.
           *[other] { $learned ->
                [alone] Taken over: lessons and puzzles.
               *[other] Nothing in this backup was new.
             }
         }
        [one] Taken over: 1 result.
       *[other] Taken over: { $results } results.
     }
    [one] Taken over: 1 game.
   *[other] Taken over: { $games } games.
 }{ $twice ->
    [0] {""}
    [one] {" "}1 game went on differently here: both are kept.
   *[other] {" "}{ $twice } games went on differently here: both are kept.
 }{ $left ->
    [0] {""}
    [one] {" "}1 game is here already, as far or further, and was left alone.
   *[other] {" "}{ $left } games are here already, as far or further, and were left alone.
 }{ $season ->
    [too] {" "}Your seasons came too.
   *[other] {""}
 }{ $learned ->
    [too] {" "}Lessons and puzzles came too.
   *[other] {""}
 }{ $preferences ->
    [came] {" "}The preferences came too.
    [stayed] {" "}Your preferences stay as they are.
   *[same] {""}
 }
# A game that was begun under earlier rules.
old-rules-legal = This game was begun under earlier rules. All its moves are still legal, and it goes on by the rules of today; a result may count differently.
# kept: how many of its moves are still legal. trouble: a sentence on what is wrong with the next one.
old-rules = This game was begun under earlier rules: { $kept } of its { $moves ->
    [one] 1 move
   *[other] { $moves } moves
 } are still legal. { $trouble } Play goes on from there by the rules of today.

## New versions and faults

new-version = A new version of Hustings is here.
files-gone = The website has a new version of Hustings and no longer has all files of this one. Update to go on; your games are kept.
update = Update now
later = Later
game-arriving = Fetching { $game }…
game-not-fetched = { $game } could not be fetched. Check the connection, then try again.
internal-error = Something went wrong in Hustings itself. Your game is kept; if this line stays, reload the page.
not-drawn = The page could not be drawn.
thinker-again = The browser stopped the bots. They were started again, and the game goes on.
thinker-slow = The bots are slow to start on this device. The game goes on by itself once they are ready; after half a minute this page thinks for them.
thinker-here = The browser stopped the bots once more. { page-thinks }
thinker-unstarted = The bots could not be started: this device may have too little memory. { page-thinks }
thinker-unfetched = The bots could not be fetched: the network or the website may be gone. { page-thinks }
page-thinks = This page now thinks for them, and may be slow to respond while it does.
language-unavailable = The words of the language you chose could not be fetched, so the page speaks English for now. Reload it to try again.
part-unavailable = A part of Hustings that is needed for this could not be fetched: the network or the website may be gone. Your games are kept where they are.

## What is wrong with a link or a click

no-table = There is no game on the table.
link-too-long = This link is too long to be a Hustings game.
link-kinds = The link does not say who sits where, so every seat is a person’s.
link-empty = This link does not name a game.
link-none = There is no link of Hustings in this text.
link-seats = This link names a different number of seats than its game has.
no-such-game = There is no game called “{ $name }” here.
no-moment = “{ $text }” is not a moment of a game, so the link opens at the last move.
no-option = { $game } has no option “{ $name }”: that part of the link was left out.
# known: how a link writes who can sit at a seat, "bot:easy".
wrong-kind = A seat can be { LIST($known, type: "unit") }, not “{ $kind }”.
wrong-size = { $game } is played with { $fewest } to { $most } seats.
