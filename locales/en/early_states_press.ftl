### The newspaper of Early States: headlines of at most 60 letters.

# The name of the newspaper.
paper = The Early Herald

## Turning points.

snatched = { $name } takes { $state } from under { $rival }
opening = { $name } opens the race with { $state }
lead = { $name } takes the lead with { $delegates } delegates
last-call = Last call in the early states
# A solo player’s rival.
struck = The rival strikes in { $state }
rival-moved = The rival takes first place in { $state }

## Above the result. name: of the player, or of those who share the win.

clear-win = { $name } runs away with the primary
narrow-win = { $name } wins a close primary
shared-win = A primary without a loser: { $name }
narrow-loss = { $name } comes close in the primary
loss = A primary to forget for { $name }
