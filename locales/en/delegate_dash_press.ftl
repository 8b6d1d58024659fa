### The newspaper of Delegate Dash: headlines of at most 60 letters.

# The name of the newspaper.
paper = The Diamond Dispatch

## Turning points. candidate: “Representative South”.

super-tuesday = Super Tuesday: { $candidate } leads with { $delegates }
super-tuesday-open = Super Tuesday: nobody leads the race
milestone = { $candidate } is first to reach { $delegates } delegates
majority = Majority! { $candidate } reaches { $delegates } delegates
lead = { $candidate } leads the race with { $delegates } delegates
out = { $candidate } is out: { $delegates } delegates go free

## Above the result. name: of the player.

clear-win = Nominated by a wide margin: { $name }
narrow-win = By a whisker: { $name } is nominated
narrow-loss = { $name } misses the nomination narrowly
loss = The nomination passes { $name } by
