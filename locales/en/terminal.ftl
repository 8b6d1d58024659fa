### What the terminal says beside the game's own texts (hustings games, hustings play). The commands' help stays English.

# The first line of a game. players: as `player`.
begins = { $game }, seed { $seed }: { LIST($players, type: "unit") }
# kind: as it is typed, such as “human” or “bot:easy”.
player = { $name } ({ $kind })
# The line of a game in the list. levels: as they are typed.
seats = seats { LIST($seats, type: "unit") }; bots { LIST($levels, type: "unit") }
left = The game was left after { $moves ->
    [one] 1 move
   *[other] { $moves } moves
 }.

## A person's turn

# example: a move in writing, such as “border d6-d7”.
help-moves = Type the number of a choice, or a move such as “{ $example }”, or some of its words.
# The letters are typed.
help-keys = b goes one step back, p shows the position again, q leaves the game, ? shows this.
hand-over = Hand the screen to { $name }. { $name }: press Enter.
# Several could react, in an order that gives nothing away.
asked-in-turn = Everybody is asked in turn; the others are not told who could react.
choose-number = Choose a number from 1 to { $most }.
not-possible = That is not possible now.
several-fit = Several moves fit that:
no-such = “{ $answer }” is neither a number here nor a move; ? helps.
# examples: as `quoted`.
examples = Moves now are such as { LIST($examples, type: "unit") }.
quoted = “{ $move }”
