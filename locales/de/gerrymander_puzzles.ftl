### The words of Gerrymander's puzzles (py/hustings/games/gerrymander/puzzles.json). Which puzzle has which of
### them is found out by tools/puzzles/gerrymander.py.

title = { $lead ->
    [level] Hol den Sieg
    [ahead] Halte die Führung
   *[behind] Dreh das Spiel
 }: { $mine } zu { $theirs }, { $borders ->
    [1] eine Grenze
    [2] zwei Grenzen
    [3] drei Grenzen
   *[4] vier Grenzen
 }
goal = Du bist Rot und { $lead ->
    [level] liegst gleichauf
    [ahead] führst
   *[behind] liegst zurück
 }: { $mine } zu { $theirs } Wahlkreise, { $swing } zu { $swung } Wechselcountys. Zieh { $borders ->
    [1] deine letzte Grenze
    [2] deine zwei Grenzen
    [3] deine drei Grenzen
   *[4] deine vier Grenzen
 } so, dass du gewinnst, was auch immer Blau danach zieht.
right-on = Richtig: Was auch immer Blau jetzt zieht, du gewinnst.
right-over = Richtig: Du gewinnst { $mine } zu { $theirs }.
right-swing = Richtig: Gleich viele Wahlkreise, und du gewinnst dank { $mine } zu { $theirs } Wechselcountys.
otherwise-on = Das gewinnt nicht gegen jede Antwort. Es gibt einen Zug, der gewinnt, was auch immer Blau zieht.
otherwise-over = Das gewinnt nicht. Es gibt einen Zug, mit dem du { $mine } zu { $theirs } gewinnst.
otherwise-swing = Das gewinnt nicht. Es gibt einen Zug, mit dem du bei gleich vielen Wahlkreisen dank { $mine } zu { $theirs } Wechselcountys gewinnst.
