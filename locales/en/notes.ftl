### Notes that players write on their games.

note = Note
add = Write a note
edit = Change this note
next-note = Next note
note-before = Previous note
none-next = There is no later note.
none-before = There is no earlier note.
field = What is worth knowing here?
# Stands where a note only points at things.
look = Look here.
readers = Anyone you send this game to with its notes can read them.
done = Done
drop = Delete this note
# Read out behind a line of the log.
has-note = has a note
not-now = You can write a note on your turn, at the end, or while looking at the past.
full = This game has as many notes as it can hold; shorten or delete one first.
noted-at = Note on move { $move } of { $moves }
letters = { $letters } of { $most } letters
points-at = { $things ->
    [0] Press things on the board to point at them.
    [one] Points at 1 thing; press it again to remove it.
   *[other] Points at { $things } things; press one again to remove it.
 }
points-full = A note points at { $things ->
    [one] 1 thing
   *[other] { $things } things
 } at most.
share-title = The game with its notes
share-help = Opens at the first note; the rest is the same.
share-too-long = These notes make a link that is longer than most programs pass on. Send the game as a file instead: it carries the notes, and the names too.
# Of a save whose notes cannot all be read.
lost = { $notes ->
    [one] 1 note of this game could not be read and is left out.
   *[other] { $notes } notes of this game could not be read and are left out.
 }
# A link brought notes to a game that is kept here.
joined = You have this game already: { $notes ->
    [one] 1 note
   *[other] { $notes } notes
 } came to it with the link.
