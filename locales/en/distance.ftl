### Games on several devices: players elsewhere, sending the game, its arrival.

## Who plays elsewhere

elsewhere = Elsewhere
seats-title = Who plays where
# names: who plays elsewhere.
setup-help = After your turn you send { LIST($names) } a link, and one comes back.
seats-help = Somebody who plays elsewhere gets the game as a link after your turn, and sends one back after theirs.
here = On this device
away = Elsewhere
# The players at a table: where each one plays.
where = Where { $name } plays
plays-elsewhere = { $name } plays elsewhere: send the game
nobody-here = Somebody must play on this device.
only-here = Nobody else plays on this device.

## Sending

send-to = Send to { LIST($names) }
send-again = Send again
send-end = Send the result to { LIST($names) }
# The sentence that goes along with the link. lead: how the score stands for its reader; best: the
# best score of anybody else.
note = Your turn, { $name }: { $game }, { $lead ->
    [ahead] { $own }–{ $best } for you
    [behind] { $best }–{ $own } against you
   *[level] { $own }–{ $best }
 }.
# The same to several players, or to one of a team. stands: how far the game is, "Turn 5 of 12".
note-together = Your turn, { LIST($names) }: { $game }. { $stands }.
note-over = { $game } is over, { LIST($names) }: { $outcome }
unsent = Your turn is done: send the game to { LIST($names) }.
begins = Send the game to { LIST($names) }, who goes first.
sent = Waiting for { LIST($names) }. Open the link that comes back.
watching = You are watching. Open the next link to see more.
copied = The link is copied: paste it into a message to { LIST($names) }. A link comes back.
mark-sent = It is sent
undo-sent = This was sent already, so it cannot be undone.
share-turn = Send the game to { LIST($names) }
    .help = Paste the link into a message, or let { LIST($names, type: "disjunction") } scan the code.
qr-turn = Show it as a QR code
with-names = The link carries your names. Everything else in it is the game itself.
without-names = The link carries no names.
leave-names-out = Leave them out
send-names-along = Send them along

## Arriving

who-are-you = Who are you?
# names: of those who may have sent it.
came = A game from { LIST($names) }
i-watch = I only watch
# Those who sent the link, and may have opened it on another device.
other-device = Somebody else?
gives-away = A link holds the whole game. Whoever takes it apart can read hidden hands and what will be drawn.

## What is wrong with a link

cut = This link was cut, so the last moves are missing: ask for it again. You can look at what came.
cut-play = Play on from here
# A game that went on in two ways. move: the number of the first move that differs.
branched = This link and the game you keep differ from move { $move } on. Both are kept; you are looking at the one from the link.
show-other = Show mine
merged = The choices from both devices are joined.
older = This link is older than the game you keep: it shows move { $moves } of { $kept }.

## The list of kept games

my-turn = Your turn
waiting = Waiting for others
others = Other games
# names: who decides; age: "2 days ago".
waiting-for = Waiting for { LIST($names) } · link made { $age }
you = { $name } (you)
not-sent = Not sent to { LIST($names) } yet

## Standing orders

order-title = In others’ turns
order = { $order ->
    [mine] Ask me what hits me
    [region] Ask me what hits me or comes to my regions
    [big] Ask me what hits me or brings 4 delegates
    [always] Ask me everything
   *[never] Let everything pass
 }
order-help = While others play on their devices, this decides for you what is let pass. Nobody else is shown it.
