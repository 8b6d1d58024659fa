### The newspaper of Poll Position!: headlines of at most 60 letters.

# The name of the newspaper.
paper = The Northern Ballot

## Turning points.

# card: “Flash Floods”. place: “Ontario rural”.
closed = { $card }: { $place } is closed
# where: “in the Prairies”.
shortage = Staff run short { $where }
honk = Honk honk! Headquarters will serve fewer voters
reconciliation = Reconciliation: the remote voice counts double
# where: “in rural Ontario”.
protest = Protesters strike { $where }
last-week = The last week before polling day
forecast = { $better ->
    [yes] Hope rises. Forecast: { $verdict }
   *[no] Alarm! Forecast: { $verdict }
 }

## Above the result, by the verdict of the rules.

triumph = A triumph at the polls
well-done = A good day at the polls
trouble = Trouble at the polls
disaster = Disaster at the polls
