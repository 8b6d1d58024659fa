### Words of several screens: the name, who sits at a table, seeds.

title = Hustings
tagline = Election games in one box. No sign-up: your games stay on your device.
# The document's title while a game is on the table, or of a page beside it.
page-title = { $game } · { title }

## Buttons and headings on many screens

home = Home
rules = Rules
share = Share
keys = Keys
menu = Menu
preferences = Preferences
about = About
language = Language
# What a language calls itself: the same in every language.
language-name = { $language ->
    [de] Deutsch
    [fr] Français
   *[en] English
 }
close = Close
hide = Hide
choose-again = Choose again
# A button that does nothing now: its label, and why.
label-disabled = { $label }: { $why }
# Something and what is said of it: "Easy bot: Takes what it can get."
about-this = { $name }: { $says }

## Who sits at a table

# Names of people whom nobody has named, by their number from 0.
person-name = { $number ->
    [0] Ada
    [1] Ben
    [2] Cleo
    [3] Dan
    [4] Esi
   *[other] Finn
 }
# The same for bots.
bot-name = { $number ->
    [0] Iris
    [1] Juno
    [2] Kit
    [3] Lou
    [4] Moss
   *[other] Nell
 }
# The name of a seat, counted from 1, for which no other is left.
seat-name = Seat { $number }
person = Person
# The levels of bots.
bot-level = { $level ->
    [easy] Easy bot
    [normal] Normal bot
    [hard] Hard bot
   *[expert] Expert bot
 }

## What a seed and a link give away

same-luck = It has the same seed, so dice, draws and hands that you have seen there can give away what comes here.
gives-away = Anyone who has a link to a game, or its file, can work out the coming dice, every hand and every sealed choice, and can change the moves. Play by link with people you trust.
started-again = This is a new game; the other one is kept. { same-luck }
# A game that begins at a moment of another.
branched-off = This is a separate game from move { $move } on; the other one is kept. { same-luck }

## Pieces of every game

# A picture of a die. shows: its number, or what its face is called.
die = die: { $shows }
