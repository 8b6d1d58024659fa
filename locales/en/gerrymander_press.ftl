### The newspaper of Gerrymander: headlines of at most 60 letters.

# The name of the newspaper.
paper = The Daily Salamander

## Turning points.

plurality = { $votes } of { $all } votes are enough: a district for { $party }
close = One vote decides: a district for { $party }
lead = { $party } takes the lead with { $districts ->
    [one] 1 district
   *[other] { $districts } districts
 }
tie = Dead heat: { $name } names the winner
# Votes and districts of the winner and of the strongest rival.
against = The voters { $mine }:{ $most }, the map { $districts }:{ $second }

## Above the result. name: of the player, or of those who share the win.

clear-win = { $name } redraws the country
narrow-win = { $name } draws the better line
shared-win = A map that pleases many: { $name }
narrow-loss = One line short: { $name } loses
loss = The map turns on { $name }
