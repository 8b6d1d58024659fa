### The newspaper of Whistle-Stop: headlines of at most 60 letters.

# The name of the newspaper.
paper = The Whistle-Stop Express

## Turning points.

lead = { $name } takes the lead with { $points } of { $all }
# region: that brought the points. rounds: how many are still to be played; the last election decides.
majority = { $rounds ->
    [0] { $needed }! { $region } decides it for { $name }
    [one] { $needed }! { $name } has a majority, 1 round to go
   *[other] { $needed }! { $name } has a majority, { $rounds } rounds to go
 }
# fewer, more: delegates of the winner and of the strongest rival there.
upset = Upset: { $name } wins { $region } with { $fewer ->
    [one] 1 delegate
   *[other] { $fewer } delegates
 } to { $more }
call = At the debate { $name } calls { $region }
# rival: who played the card.
veto = Veto! { $name } stops { $rival }’s { $card }

## Above the result. name: of the player, or of those who share the win.

clear-win = The country rolls for { $name }
narrow-win = A photo finish for { $name }
shared-win = A dead heat: { $name }
narrow-loss = { $name } misses by a few points
loss = The train leaves without { $name }
