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
 }: { $mine } zu { $theirs } Wahlkreise, { $swing } zu { $swung } Wechselcountys. Zieh { $spare ->
    [yes] bis zu { $borders ->
        [2] zwei Grenzen
        [3] drei Grenzen
       *[4] vier Grenzen
     }
   *[no] { $borders ->
        [1] deine letzte Grenze
        [2] deine zwei Grenzen
        [3] deine drei Grenzen
       *[4] deine vier Grenzen
     }
 } so, dass du gewinnst, was auch immer Blau danach zieht.
right-on = Richtig: Was auch immer Blau jetzt zieht, du gewinnst.
right-over = Richtig: Du gewinnst { $mine } zu { $theirs }.
right-swing = Richtig: Gleich viele Wahlkreise, und du gewinnst dank { $mine } zu { $theirs } Wechselcountys.
otherwise-on = Das gewinnt nicht gegen jede Antwort. Es gibt einen Zug, der gewinnt, was auch immer Blau zieht.
otherwise-over = Das gewinnt nicht. Es gibt einen Zug, mit dem du { $mine } zu { $theirs } gewinnst.
otherwise-swing = Das gewinnt nicht. Es gibt einen Zug, mit dem du bei gleich vielen Wahlkreisen dank { $mine } zu { $theirs } Wechselcountys gewinnst.

# Why a turn wins. $does: what it does by itself. $wins: why that is enough; both are sentences of this file.
why = { $does } { $wins }
# $borders: borders of the turn. $counties: of the district, with $red votes for Red and $blue for Blue.
# $mine, $theirs: districts of Red and of Blue afterwards.
closes = { $borders ->
    [one] Die Grenze schließt
   *[other] Die Grenzen schließen
 } { $counties } Countys mit Rot { $red }, Blau { $blue } ab: Damit steht es { $mine } zu { $theirs }.
# Whoever draws the last border of a district names its winner if it is tied.
closes-tied = { $borders ->
    [one] Die Grenze schließt
   *[other] Die Grenzen schließen
 } { $counties } Countys mit Rot { $red }, Blau { $blue } ab. Bei Gleichstand bestimmt den Sieger, wer den Wahlkreis schließt: Damit steht es { $mine } zu { $theirs }.
closes-several = { $borders ->
    [one] Die Grenze schließt
   *[other] Die Grenzen schließen
 } { $districts ->
    [2] zwei Wahlkreise
    [3] drei Wahlkreise
   *[other] { $districts } Wahlkreise
 }: Damit steht es { $mine } zu { $theirs }.
stops = { $borders ->
    [one] Die Grenze verhindert
   *[other] Die Grenzen verhindern
 }, dass Blau { $counties } Countys mit Rot { $red }, Blau { $blue } holt.
# The turn closes nothing. $due: the borders that Blue has to draw next.
zugzwang = Blau muss jetzt { $due ->
    [1] eine Grenze
    [2] zwei Grenzen
    [3] drei Grenzen
   *[4] vier Grenzen
 } ziehen und schließt damit in jedem Fall einen Wahlkreis für dich.
# A district that Red can close in its next turn: $counties with $red votes for Red and $blue for Blue.
sure = Was Blau auch zieht: Du kannst danach { $counties } Countys mit Rot { $red }, Blau { $blue } schließen.
# $one, $two: two such districts, of which Blue can prevent only one.
fork = Du drohst mit zwei Wahlkreisen zugleich, { $one } und { $two }: Blau kann nur einen davon verhindern.
there = { $counties } Countys mit Rot { $red }, Blau { $blue }
# $now: the districts with which Red can end at least, $before: the same if it had drawn nothing.
earns = Was Blau auch zieht: Du kannst auf { $now ->
    [one] 1 Wahlkreis
   *[other] { $now } Wahlkreise
 } kommen. Ohne { $borders ->
    [one] diese Grenze
   *[other] diese Grenzen
 } könnte Blau dich bei { $before } halten.
# $now: the districts with which Red can stop Blue, $before: the same if it had drawn nothing.
holds = Was Blau auch zieht: Du kannst Blau bei { $now ->
    [one] 1 Wahlkreis
   *[other] { $now } Wahlkreisen
 } halten. Ohne { $borders ->
    [one] diese Grenze
   *[other] diese Grenzen
 } könnte Blau auf { $before } kommen.
# The game is over. $swing, $swung: swing counties of Red and of Blue.
ends = { $tied ->
    [yes] Kein County ist mehr frei, und du gewinnst dank { $swing } zu { $swung } Wechselcountys.
   *[no] Kein County ist mehr frei, dabei bleibt es.
 }
# $counties: in no district yet. $districts: the most that they can become.
no-room = Die { $counties } freien Countys ergeben höchstens noch { $districts ->
    [one] einen Wahlkreis
    [2] zwei Wahlkreise
   *[other] { $districts } Wahlkreise
 }: zu wenig für Blau.
# $districts: by so many Red is still ahead at the end.
stays-ahead = Auch nach der besten Antwort von Blau liegst du { $districts ->
    [one] einen Wahlkreis
    [2] zwei Wahlkreise
   *[other] { $districts } Wahlkreise
 } vorn.
# $swing, $swung: swing counties of Red and of Blue at the end.
stays-level = Mit der besten Antwort gleicht Blau nur aus, und du gewinnst dank { $swing } zu { $swung } Wechselcountys.
