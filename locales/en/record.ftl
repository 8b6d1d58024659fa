### What is wrong with a game that comes from outside: a file, a link, a save, an option.

not-a-game = This is not a Hustings game.
not-json = This is not a Hustings game: it is not readable as JSON.
not-text = This is not a Hustings game: it is not text.
too-long = This is too long to be a Hustings game.
too-much = This is not a Hustings game: it holds more than any table does.
# name: of a game, as the file or link has it.
no-such-game = There is no game called “{ $name }” here.
seats = { $title } is played with { $first } to { $last } seats.
no-option = { $title } has no option “{ $name }”.
option-values = “{ $option }” can be { LIST($values, type: "unit") }, not “{ $given }”.
options-unreadable = The options of this game cannot be read.
moves-unreadable = The moves of this game cannot be read.
too-many-moves = This game has more than { $most } moves.
most-moves = A game cannot have more than { $most } moves.
seed = A seed is a text of 1 to { $most } ordinary characters.
no-rules = This game does not say which rules it was played by.
newer-game = This game was made by a newer version of Hustings; reload to update.

## Files

file-empty = This file is empty.
file-one-file = This file is Hustings itself, the whole table in one file, and no saved game. Open it in a browser to play with it.
file-web-page = This file is a web page and no saved game.
file-typographic = This file has typographic quotation marks (“ ”), as a word processor writes them. A saved game needs plain ones ("): replace them, or save the game once more.

## Links

link-newer = This link was made by a newer version of Hustings; reload to update.
link-damaged = This link is damaged: no game can be read from it.
link-letters = This link is damaged: it has letters no Hustings link has.
link-too-long = This link is too long to be a Hustings game.
link-cut = This link was cut or damaged; { moves-recovered }.
# A link whose checksum is that of other moves.
link-edited = The moves in this link do not match its checksum: somebody has changed them.
link-cut-notes = This link was cut or damaged; { moves-recovered }. Its notes are lost.
moves-recovered = { $moves ->
    [one] 1 move could be recovered
   *[other] { $moves } moves could be recovered
 }
link-notes-lost = This link was cut or damaged: the game is whole, its notes are lost.
link-notes-recovered = This link was cut or damaged: the game is whole, its notes could be recovered.
link-notes-some = This link was cut or damaged: the game is whole, { $kept } of { $total } notes could be recovered.

## Moves

# token: a move as a file or link has it, such as “border.12”.
not-a-move = “{ $token }” is not a move of this game.
too-many-numbers = “{ $verb }” does not take so many numbers.
# Words that a player may type between the parts of a move, and that mean nothing.
fillers = a an and at by for from in of on the to with
not-possible = That move is not possible now.
no-such-move = This game has no move { $number }.
# number: which move of the game, counted from 1.
move-no-seat = Move { $number } (“{ $token }”) does not say whose move it is.
move-unknown = Move { $number } (“{ $token }”) is not a move of this game.
move-after-end = Move { $number } (“{ $token }”) comes after the end of the game.
move-illegal = Move { $number } (“{ $token }”) is not legal there.

## Notes pinned to moments of a game

not-annotated = This is not an annotated Hustings game.
notes-newer = These notes were made by a newer version of Hustings; reload to update.
notes-no-list = The notes of this game are not a list of at most { $most }.
note-unreadable = One of the notes of this game cannot be read.
note-asks-beyond = A note asks for moves after the last of { $moves }.
note-lights = A note highlights something that does not exist.
note-answers = The answers of a note cannot be read.
# field: which part of a note is meant, as the file calls it.
note-no-moment = A note of this game belongs to no move of it ({ $field }).
note-field = A note of this game cannot be read ({ $field }).
note-no-text = A note of this game has something else than a text as its “{ $field }”.
note-too-long = A note of this game is longer than { $most } characters (“{ $field }”).
