### Delegate Dash: four candidates for the nomination, 24 states in four regions; 1 to 4 players.
### $candidate is a candidate’s name, $region one of the regions, $state the name of a state.
### A candidate whom nobody plays is called automatic; who plays one is called by the player’s name.

## Kandidaten, Regionen, Staaten, Münzen, Würfel

# Mit dem Amt davor steht ein Name immer ohne Artikel: „für Repräsentant Süd“.
candidate-north = Senator Nord
candidate-east = Gouverneur Ost
candidate-south = Repräsentant Süd
candidate-west = General West
short-north = Nord
short-east = Ost
short-south = Süd
short-west = West
# One letter for each: on pawns.
initial-north = N
initial-east = O
initial-south = S
initial-west = W
# of: vor „-Marker“.
region-arms = Wappen
region-suns = Sonnen
region-crowns = Kronen
region-moons = Monde
    .of = Mond
# One letter for each: on the map as text.
map-arms = W
map-suns = S
map-crowns = K
map-moons = M
colour-blue = blau
colour-red = rot
colour-green = grün
colour-black = schwarz

automatic = automatisch
# A candidate, where it matters whether anybody plays it.
named = { $automatic ->
    [yes] { $candidate } (automatisch)
   *[no] { $candidate }
 }
# What a die shows, and the number of a state: 0, ace (1), 2 to 5.
face = { $number ->
    [1] Ass
   *[other] { $number }
 }
# The same in one character, on dice and states.
printed = { $number ->
    [1] A
   *[other] { $number }
 }
# The same on the map as text.
map-number = { $number ->
    [1] a
   *[other] { $number }
 }
# Ein Staat steht wie ein Ort ohne Artikel: „in Sonnen 3“, „nach Sonnen 3“.
state = { $region } { face }
# A coin of a region, by its value: "Sonnen 30".
coin = { $region } { $value }
# Steht in einer Liste von Markern.
pawn = Figur { $candidate }
# What a candidate rolled: "West 4", and with a bonus added to it.
roll = { $candidate } { face }
roll-bonus = { roll } + { $bonus }
# How many delegates a candidate has: "Nord 120".
candidate-total = { $candidate } { $total }
# How many delegates lie in a region: "Wappen 51".
region-total = { $region } { $total }

# Nominativ. In anderen Fällen („1 Delegierten“, „mit 1 Delegiertem“) ist der Satz ausgeschrieben.
delegates-counted = { $delegates ->
    [one] 1 Delegierter
   *[other] { $delegates } Delegierte
 }
states-counted = { $states ->
    [one] 1 Staat
   *[other] { $states } Staaten
 }
coins-counted = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
 }
markers-counted = { $markers } Marker
# The first of four, the second and so on.
place = { $place }.

## Runden

# The states that vote in a round.
round-states = { $round ->
    [1] die Asse
    [2] die Zweier
    [3] die Dreier und Nullen
    [4] die Vierer
   *[other] die Fünfer
 }
# The same where it begins a line.
round-states-first = { $round ->
    [1] Die Asse
    [2] Die Zweier
    [3] Die Dreier und Nullen
    [4] Die Vierer
   *[other] Die Fünfer
 }
round-number = Runde { $round }
round-title = { $round ->
    [3] Super Tuesday
   *[other] { round-number }
 }
round-of-all = Runde { $round } von 5
dice-holder = { $candidate } hat die Würfel
convention = Der Parteitag
convention-count = Parteitag, Wahlgang { $count }

## Was zu tun ist

prompt-over = { $candidate } ist nominiert.
prompt-lay = Die Karte wird ausgelegt.
prompt-place = Die Würfel verteilen die Münzen.
prompt-flip = Die Münzen dieser Runde werden aufgedeckt.
prompt-roll = Alle vier Würfel rollen.
prompt-reroll = Die abgegebene Münze bezahlt einen neuen Wurf.
prompt-vote = Der Caucus stimmt ab.
prompt-split = Die Kandidaten würfeln um ungebundene Marker.
prompt-rolloff = Gleichstand: Es kommt zum Stechen.
prompt-legislate = 304 zu 304: Das Parlament entscheidet durch einen Wurf.
# who: the player, or the players, who decide.
prompt-pick = { $who }: Wähle den Kandidaten, den du spielst.
# Es können mehrere sein, deshalb wird hier niemand angesprochen.
prompt-release = { $who }: Gleichstand ganz hinten; welche Region gibst du mit allen Markern ab?
prompt-take = { $who }: Wähle für { $candidate } eine Münze in { $state }.
prompt-send = { $who }: Für { $candidate } sind mehrere Caucusse gleich gut; wähle einen.
prompt-after = { $who }: Beende den Zug von { $candidate }, oder gib eine Münze ab, um neu zu würfeln und zu ziehen.
prompt-move-zero = { $who }: { $candidate } würfelt eine 0; geh in die Heimatregion oder bleib.
prompt-move = { $who }: Zieh mit { $candidate } bis zu { states-counted } weit, geh in die Heimatregion oder bleib.

move-lay = Karte auslegen
move-pick-any = Kandidaten wählen
move-place = Münzen verteilen
move-flip = Münzen aufdecken
move-roll = Würfeln
move-move-any = Ziehen
move-stay = Bleiben
move-surrender-any = Münze abgeben
move-done = Zug beenden
move-reroll = Neu würfeln
move-send-any = Schicken
move-vote = Abstimmen
move-take-any = Münze nehmen
move-split = Um Marker würfeln
move-rolloff = Stechen
move-release-any = Region abgeben
move-legislate = Würfeln
move-pick = { $candidate } ({ $colour }, { $region })
# delegates: what lies face up there.
move-to = { $state }{ $delegates ->
    [0] {""}
   *[other] , { delegates-counted } zu holen
 }
move-surrender = { coin } abgeben
move-take = { $value } nehmen
move-release = { $region } abgeben: { delegates-counted }

## Warum etwas nicht geht

why-not-your-turn = Du bist nicht am Zug.
why-picked = Regel 4: { $candidate } ist schon vergeben.
why-send-most = Regel 22: Ein automatischer Kandidat geht dorthin, wo die meisten Delegierten zu holen sind.
why-own-coins = Regel 20: { $candidate } kann nur eigene Münzen abgeben.
# alone: only one candidate is at the caucus.
why-face-up-only = Regel { $alone ->
    [yes] 27
   *[no] 28
 }: Genommen werden nur Münzen, die bei diesem Caucus offen liegen.
why-none-held = Regel 36: Du hast keinen { NAME($region, form: "of") }-Marker zum Abgeben.
why-not-now = Regel 14: Dorthin kannst du jetzt nicht ziehen.
why-gap = Regel 16: In die Mitte kann niemand ziehen.
why-there-already = { $candidate } ist schon dort: Wähle „Bleiben“ (Regel 14).
why-zero = Regel 18: Mit einer 0 kann { $candidate } nur heimgehen oder bleiben.
why-too-far = Regel 15: { $state } ist { states-counted } entfernt, und { $candidate } hat nur { $number ->
    [1] ein Ass
   *[other] eine { $number }
 }.

## Der Verlauf

log-laid = Die 24 Staaten liegen aus.
log-picked = { PERSON($who) ->
    [you] Du spielst
   *[one] { $who } spielt
 } { $candidate }.
log-placed = Münzen, Wurf { $roll }: je eine nach { LIST($states) }.
log-round-empty = Runde { $round }: { round-states-first } haben keine Münzen.
log-round = Runde { $round }, { $round ->
    [3] Super Tuesday, { round-states }
   *[other] { round-states }
 }: { coins-counted }. { dice-holder }.
log-flipped = Aufgedeckt in { $state }: { delegates-counted }.
log-rolled = Wurf: { LIST($rolls, type: "unit") }.
log-went-home = { $candidate } geht heim nach { $state }.
log-walked = { $candidate } zieht { states-counted } weit nach { $state }.
log-stayed = { $candidate } bleibt.
# shared: other states in its reach have as much.
log-sought = { $candidate } (automatisch) will nach { $state }: { delegates-counted }, { $shared ->
    [yes] so viel wie anderswo in Reichweite
   *[no] mehr als anderswo in Reichweite
 }.
log-found-nothing = { $candidate } (automatisch) erreicht keinen Caucus und geht nach { $state }.
log-sent = { PERSON($who) ->
    [you] Du schickst
   *[one] { $who } schickt
 } { $candidate } nach { $state }.
log-surrendered = { $candidate } gibt { coin } ab, um noch einmal zu ziehen.
log-rerolled = { $candidate } würfelt { $number ->
    [1] ein Ass
   *[other] eine { $number }
 }.
log-caucus = Caucus in { $state }: { LIST($rolls, type: "unit") }.
log-took = { $candidate } nimmt { $value } in { $state } und hat nun { $total }.
log-missed = { $candidate } bekommt in { $state } nichts.
log-stalled = In { $rolls } Würfen nahm niemand eine Münze: Was noch offen liegt, ist nun ungebunden.
log-pooled = { coin } ist nun ungebunden.
log-convened = Der Parteitag: { LIST($totals, type: "unit") }; ungebunden: { $uncommitted }.
log-tied-last = { LIST($candidates) } liegen mit { $total } gemeinsam hinten.
log-sealed = { PERSON($who) ->
    [you] Du hast
   *[one] { $who } hat
 } eine Region zum Abgeben gewählt.
log-released = { $candidate } gibt die Region { $region } ab ({ markers-counted }, { delegates-counted }) und hat noch { $total }.
log-eliminated = { $candidate } scheidet mit { $delegates ->
    [one] 1 Delegiertem
   *[other] { $delegates } Delegierten
 } aus.
log-split = Um ungebundene { NAME($region, form: "of") }-Marker: { LIST($rolls, type: "unit") }.
log-rolled-off = Stechen um { NAME($region, form: "of") }-Marker: { LIST($rolls, type: "unit") }.
log-awarded = { $candidate } bekommt { coin } und hat nun { $total }.
# owner: the candidate whose pawn it was.
log-awarded-pawn = { $candidate } bekommt die Figur von { $owner } und hat nun { $total }.
log-counted = Zählung: { LIST($totals, type: "unit") }.
# again: the dice are equal.
log-legislature = Je 304; das Parlament würfelt: { LIST($rolls, type: "unit") }{ $again ->
    [yes] ; noch einmal
   *[no] {""}
 }.
# delegates: nie weniger als 304.
log-won = { $candidate } holt { PERSON($who) ->
    [you] für dich
   *[one] für { $who }
 } die Nominierung, mit { $delegates } Delegierten.
log-won-automatic = { $candidate } holt als automatischer Kandidat die Nominierung, mit { $delegates } Delegierten.

## Zu hören: kurze Sätze, zwischen zwei Entscheidungen und mit der Taste W. { $who } ist ein Kandidat

heard-round = Runde { $round }: { coins-counted }. { PERSON($who) ->
    [you] Du hast
   *[one] { $who } hat
} die Würfel.
heard-roll = { PERSON($who) ->
    [you] du
   *[one] { $who }
} { face }
# home: it went home instead of moving. stake: delegates face up there.
heard-walked = { PERSON($who) ->
    [you] Du { $home ->
        [yes] gehst heim
       *[no] ziehst
    }
   *[one] { $who } { $home ->
        [yes] geht heim
       *[no] zieht
    }
} nach { $state }{ $stake ->
    [0] {""}
    [one] , dort liegt { $stake }
   *[other] , dort liegen { $stake }
}.
heard-stayed = { PERSON($who) ->
    [you] Du bleibst.
   *[one] { $who } bleibt.
}
heard-move-over = { $reason ->
    [none] Der Zug ist beendet: Es gibt keine Münze zum Abgeben.
   *[pointless] Der Zug ist beendet: Keine Münze lohnt einen neuen Wurf.
}
heard-surrendered = { PERSON($who) ->
    [you] Du gibst
   *[one] { $who } gibt
} { coin } ab, um noch einmal zu ziehen.
heard-rerolled = { PERSON($who) ->
    [you] Du würfelst
   *[one] { $who } würfelt
} { $number ->
    [1] ein Ass
   *[other] eine { $number }
}.
heard-took = { PERSON($who) ->
    [you] Du nimmst { $value } in { $state } und hast nun
   *[one] { $who } nimmt { $value } in { $state } und hat nun
} { $total }.
heard-missed = { PERSON($who) ->
    [you] Du bekommst
   *[one] { $who } bekommt
} in { $state } nichts.
heard-eliminated = { PERSON($who) ->
    [you] Du liegst mit { $total } hinten und scheidest aus.
   *[one] { $who } liegt mit { $total } hinten und scheidet aus.
}
# What lies face up: "40 in Sonnen 2".
heard-stake = { $stake } in { $state }
heard-stakes = Offene Delegierte: { LIST($stakes, type: "unit") }.
heard-no-stakes = Es liegen keine Delegierten offen.
heard-pawn = { PERSON($who) ->
    [you] du
   *[one] { $who }
} in { $state }
heard-pawn-in-gap = { PERSON($who) ->
    [you] du
   *[one] { $who }
} in der Mitte
# The heading of the board in words.
area-candidates = Kandidaten
heard-pawns = Die Kandidaten: { LIST($pawns, type: "unit") }.

## Wie es ausging

outcome-won = { $name } gewinnt als { $candidate }, { outcome-how }.
outcome-lost = { $candidate }, ein automatischer Kandidat, den niemand spielte, gewinnt { outcome-how }: { $alone ->
    [yes] Du verlierst
   *[no] Alle verlieren
 }.
outcome-how = { $how ->
    [outright] mit einer Mehrheit, ehe der Parteitag entscheiden musste
    [brokered] mit einer Mehrheit beim Parteitag
   *[legislature] durch den Wurf des Parlaments bei 304 zu 304
 }

## Wie weit es ist, und die Stellung als Text

summary-over = { $candidate } nominiert
summary-set-up = Vorbereitung
position-candidate = { $candidate } ({ $player }): { $total }, in { $gap ->
    [yes] der Mitte
   *[no] { $state }
 }  [{ LIST($markers, type: "unit") }]{ $out ->
    [yes] , ausgeschieden
   *[no] {""}
 }
position-uncommitted = Ungebunden: { LIST($markers, type: "unit") }

## Während es erzählt wird
## Wo eine Person etwas getan hat, steht ihr Name vor der Zeile.

beat-laid = Die 24 Staaten liegen aus
beat-picked = spielt { $candidate }
beat-placed = Münzen, Wurf { $roll } von 6: { LIST($states, type: "unit") }
beat-round-empty = Runde { $round }: { round-states-first } haben keine Münzen
beat-round = { round-title }: { round-states }, { coins-counted }; { dice-holder }
beat-flipped = Aufgedeckt: { LIST($totals, type: "unit") }
beat-rolled = Reihenfolge: { LIST($rolls, type: "unit") }
# home: it goes to a state of its own region, however far. stake: the delegates face up there.
beat-walked = { named } { $home ->
    [yes] geht heim nach { $state }
   *[no] zieht { states-counted } weit nach { $state }
 }{ $reason ->
    [stake] , { $stake } zu holen
    [nothing] : nichts in Reichweite
   *[none] {""}
 }
beat-stayed = { named } bleibt in { $state }{ $stake ->
    [0] {""}
   *[other] , { $stake } zu holen
 }
beat-stayed-gap = { named } bleibt in der Mitte
# Why the move of the player's candidate is over without a question. line: what it did.
beat-move-over = { $line }; fertig, { $reason ->
    [none] keine Münze zum Abgeben
   *[pointless] keine Münze lohnt einen neuen Wurf
 }
beat-sent = schickt { $candidate } nach { $state }, so gut wie anderswo
beat-surrendered = { $candidate } gibt { coin } ab, um neu zu würfeln und zu ziehen
beat-rerolled = { $candidate } würfelt { $number ->
    [1] ein Ass
   *[other] eine { $number }
 }
beat-caucus = Caucus, { $state }: { LIST($rolls, type: "unit") }{ $tie ->
    [home] ; { tie-home }
    [clockwise] ; { tie-clockwise }
   *[none] {""}
 }
# Why one of two equal dice comes first. first: the candidate at home in the region of the caucus.
tie-home = Gleichstand: Heimat zuerst
tie-clockwise = Gleichstand: ab { $first } im Uhrzeigersinn
beat-took = { named } nimmt { $value } in { $state }, hat nun { $total }
# What a rival took where the player waited for a coin too. name: of the player, or of an automatic
# candidate; less: how much less is left for the player.
loss-took = { $name } nahm dir die { $value } in { $state } weg: −{ $less }
beat-missed = { LIST($candidates) } { $count ->
    [one] bekommt
   *[other] bekommen
 } in { $state } nichts
beat-stalled = Keine Münze in { $rolls } Würfen: { $delegates ->
    [one] 1 Delegierter wird ungebunden
   *[other] { $delegates } Delegierte werden ungebunden
 }
beat-convened = Der Parteitag: { LIST($totals, type: "unit") }{ $uncommitted ->
    [0] {""}
   *[other] ; ungebunden: { $uncommitted }
 }
beat-tied-last = Gemeinsam hinten mit { $total }: { LIST($candidates) }; { $total ->
    [0] ohne Delegierte scheiden sie aus
   *[other] sie geben je eine Region ab
 }
beat-sealed = hat eine Region zum Abgeben gewählt
beat-released = { named } gibt { $markers } { NAME($region, form: "of") }-Marker ab: { delegates-counted } weniger, noch { $total }
beat-eliminated = Wahlgang { $count }: { $candidate } liegt mit { $total } hinten und scheidet aus
beat-split = Um ungebundene { NAME($region, form: "of") }-Marker: { LIST($rolls, type: "unit") }
beat-rolled-off = Gleichstand, also Stechen um { NAME($region, form: "of") }-Marker: { LIST($rolls, type: "unit") }
beat-awarded = { $candidate } bekommt { coin }, hat nun { $total }
beat-awarded-pawn = { $candidate } bekommt die Figur von { $owner }, hat nun { $total }
# majority: somebody has enough. needed: 305.
beat-counted = Neu gezählt: { LIST($totals, type: "unit") }{ $majority ->
    [yes] {""}
   *[no] ; niemand hat { $needed }
 }
beat-legislature = Je 304, also würfelt das Parlament: { LIST($rolls, type: "unit") }{ $again ->
    [yes] ; Gleichstand, noch einmal
   *[no] {""}
 }
beat-nominated = { $candidate } ist mit { $total } nominiert, { $how ->
    [outright] sofort mit einer Mehrheit
    [brokered] mit einer Mehrheit beim Parteitag
   *[legislature] durch den Wurf des Parlaments
 }
beat-won = { beat-nominated }: { PERSON($who) ->
    [you] Du gewinnst
   *[one] { $who } gewinnt
 }
beat-won-automatic = { beat-nominated }: { $alone ->
    [yes] automatisch, also verlierst du
   *[no] automatisch, also verlieren alle
 }

## Die Karte, die Karten der Kandidaten und was daneben steht

view-map = Karte der 24 Staaten
# A state with all that there is to say about it.
view-state = { $state }: { $facts }
# Two facts, or those so far and the next.
view-facts = { $facts }; { $next }
view-face-up = { LIST($values) } offen
view-face-down = { $coins } verdeckt
view-here = { LIST($candidates) } hier
view-away = { states-counted } entfernt
# turn: eliminated, rolled (and moves as which one) or none.
view-candidate = { $candidate }; { $colour }, { $region }; { $player }; { delegates-counted }{ $turn ->
    [eliminated] ; ausgeschieden
    [rolled] ; Wurf { face }, zieht an { place } Stelle
   *[none] {""}
 }{ $dice ->
    [yes] ; hat die Würfel
   *[no] {""}
 }
view-free = noch frei
view-out = raus
view-last = hinten
view-roll-off = Stechen
# What a player has just won, or a bonus added to a die.
view-more = { NUMBER($more, signDisplay: "exceptZero") }
# A die and its bonus: "4 + 2 = 6".
view-sum = { face } + { $more } = { $sum }
# The titles of the convention's steps: a candidate is out, a region is shared out, and who has got
# what of it, such as "Suns: South 50 + 1, West 20".
view-eliminated = { $candidate } scheidet aus: { delegates-counted } zu verteilen
view-region = { $region }: { delegates-counted } zu verteilen
view-plus = { $sum } + { $value }
view-share = { $candidate } { $values }
view-dealt = { $region }: { LIST($shares, type: "unit") }
# Below a number of delegates.
view-of-needed = / { $needed }
view-have-of-needed = { $have } von { $needed }
# Below the number of a majority, at its line; short.
view-to-win = Sieg
# How far a die lets its candidate go; short.
view-reach = { $steps ->
    [0] nur heim
   *[other] bis zu { $steps }
 }
# Who plays a candidate, below its column.
view-column = { $candidate }: { $player }
view-pile = ×{ $coins }
# A coin, a picture in a line of text.
view-pawn-coin = { coin } (Figur)
view-uncommitted = Ungebunden
view-pool = Ungebunden: { $delegates ->
    [0] nichts
   *[other] { delegates-counted }
 }
view-nothing = keine
view-not-seen = Noch verdeckt
view-standings = Delegierte
view-campaign = Der Wahlkampf
view-bonus = Beim Parteitag zählt jeder Marker einer Region 1 dazu, wenn um ihre Münzen gewürfelt wird.
# The states that vote in a round, in a list; the sixth is the convention.
view-calendar = { $round ->
    [1] Asse
    [2] Zweier
    [3] Dreier, Nullen
    [4] Vierer
    [5] Fünfer
   *[other] Parteitag
 }
view-nominated = { $candidate } ist nominiert

## In der Mitte der Karte

# The title of a round on two short lines.
gap-first = { $round ->
    [3] Super
   *[other] Runde
 }
gap-second = { $round ->
    [3] Tuesday
   *[other] { $round } von 5
 }
gap-title = { $round ->
    [3] Super Tuesday
   *[other] { round-of-all }
 }
gap-votes = Wahl: { $round ->
    [1] A
    [3] 3 und 0
   *[other] { $round }
 }
gap-dice = Würfel: { $candidate }

## Eine Runde wird angekündigt

banner-votes = { round-states-first }: { coins-counted }
banner-empty = { round-states-first } haben keine Münzen.
banner-next = Weiter zur nächsten.

## Für die ersten Partien

aim = Sammle Münzen für 305 der 608 Delegierten, oder gewinn danach den Parteitag.
tip-release =
    .head = Gemeinsam hinten
    .says = Du gibst alle Münzen einer Region ab, und alles Abgegebene wird neu verteilt. Wähle eine, von der du wenig hast: Jede behaltene Münze zählt bei deinem Wurf um ihre Region 1 dazu.
tip-send =
    .head = Du lenkst einen automatischen Kandidaten
    .says = Mehrere Staaten sind für ihn gleich reich, und du hast die Würfel: Schick ihn dorthin, wo er den anderen eine Münze wegnimmt und nicht dir.
tip-surrender =
    .head = Eine Münze für einen zweiten Zug
    .says = Gib eine Münze ab, dann würfelst und ziehst du noch einmal. Das lohnt sich für eine kleine Münze, wenn eine große in Reichweite liegt, sonst selten: Die Münze geht an den Parteitag.
tip-take =
    .head = Welche Münze?
    .says = Meistens die größte. Doch beim Parteitag hilft dir jede Münze beim Wurf um ihre Region: Eine kleine kann mehr wert sein, wenn du von dort schon welche hast.
tip-super =
    .head = Super Tuesday
    .says = Dreier und Nullen wählen gemeinsam: doppelt so viele Münzen. Die Nullen liegen an der Mitte, für alle nah; lieber allein in einem Staat als an dritter Stelle in einem reichen.
tip-last =
    .head = Die letzte Runde
    .says = Was nach dieser Runde noch liegt, geht an den Parteitag. Ohne 305 solltest du dort nicht hinten liegen: In jedem Wahlgang scheidet aus, wer am wenigsten hat.
tip-home =
    .head = Der Heimweg ist immer offen
    .says = Was dein Würfel auch zeigt: Du kannst in jeden Staat deiner eigenen Region. Die gestrichelt umrandeten Staaten sind alle in Reichweite.
tip-gap =
    .head = Eine Figur in der Mitte gewinnt nichts
    .says = Von hier kann sie überallhin, so weit ihr Würfel reicht. Geh dorthin, wo Münzen offen liegen und wenige andere folgen können.
tip-automatic =
    .head = Manche Kandidaten spielt niemand
    .says = Wen niemand wählt, der ist automatisch und zieht nach festen Regeln. Gewinnt ein automatischer Kandidat, verlieren alle.
tip-pick =
    .head = Wähle einen Kandidaten
    .says = Jeder ist in einer Region zu Hause und kann immer dorthin zurück. Sonst sind alle gleich.

## Die Analyse

review-count = Delegierte
review-stretch = Runde
review-dice = Würfel
# A candidate and who played it.
review-side = { $candidate }, { $name }
review-moment = Wahlgang { $count }
# The same in two or three characters.
review-moment-short = W{ $count }

## Gründe für eine Aktion: Rat an jemanden (you), oder was ein Bot von seiner eigenen sagt (me)

# One or several coins lie there; delegates: what may be hoped for of them.
reason-lies = In { $state } { $coins ->
    [one] liegt eine { LIST($values) }
   *[other] liegen { LIST($values) }
 }: Das bringt im Schnitt etwa { $delegates ->
    [one] 1 Delegierten
   *[other] { $delegates } Delegierte
 }.
reason-alone = { PERSON($who) ->
    [me] Dort bin ich wohl allein und nehme, was ich will.
   *[you] Dort bist du wohl allein und nimmst, was du willst.
 }
# gap: it is the reason for staying in the gap.
reason-nothing = { $gap ->
    [yes] Nichts in Reichweite lohnt den Weg.
   *[no] Nichts in Reichweite ist mehr wert.
 }
reason-near = Beim nächsten Wurf { $count ->
    [one] liegt
   *[other] liegen
 } { LIST($places) } höchstens zwei Staaten entfernt.
# A state and what lies there.
reason-near-place = { $state } (Wert { $stake })
reason-next-round = { $coins ->
    [one] Eine Münze der nächsten Runde liegt
   *[other] { $coins } Münzen der nächsten Runde liegen
 } höchstens zwei Staaten entfernt.
reason-surrender = Ein neuer Wurf bringt im Schnitt etwa { $gain } mehr und kostet { $delegates ->
    [one] 1 Delegierten
   *[other] { $delegates } Delegierte
 }.
reason-keeps = { PERSON($who) ->
    [me] Ich behalte
   *[you] Du behältst
 } { $markers ->
    [one] 1 weiteren
   *[other] { $markers } weitere
 } { NAME($region, form: "of") }-Marker, für den Bonus beim Parteitag.
reason-done = Ein neuer Wurf brächte { $gain ->
    [0] nicht mehr
   *[other] etwa { $gain } mehr
 } und würde mindestens { $delegates ->
    [one] 1 Delegierten
   *[other] { $delegates } Delegierte
 } kosten.
# others: somebody else may take a coin there after that.
reason-take = Es ist die wertvollste: { $candidate } hat dann { $delegates ->
    [one] 1 Delegierten
   *[other] { $delegates } Delegierte
 }{ $others ->
    [yes] , und danach { PERSON($next) ->
        [you] nimmst du eine
       *[one] nimmt { $next } eine
     }
   *[no] {""}
 }.
reason-send-free = Dort ist er niemandem im Weg.
reason-send-way = Dort kommt er { PERSON($rival) ->
    [you] dir in die Quere: Du hast
   *[one] { $rival } in die Quere: { $rival } hat
 } bisher { $delegates ->
    [one] 1 Delegierten
   *[other] { $delegates } Delegierte
 }.
reason-release = { PERSON($who) ->
    [me] Meine
   *[you] Deine
 } { NAME($region, form: "of") }-Marker sind { $delegates ->
    [one] 1 Delegierten
   *[other] { $delegates } Delegierte
 } wert: In keiner anderen Region { PERSON($who) ->
    [me] habe ich
   *[you] hast du
 } weniger.
reason-pick-home = { $candidate } kann immer heim in die Region { $region }.
reason-pick-first = Von den übrigen bekommt er als Erster die Würfel.
# A player with their candidate.
player = { $name } ({ $candidate })

## Die Stufen der Bots

level-easy = Geht nur auf Münzen in der eigenen Region und gibt nie eine ab.
level-normal = Geht auf die wertvollste Münze in Reichweite; gewann 342 von 400 Partien gegen dreimal Leicht.
level-hard = Rechnet mit den Zügen der anderen und spielt Möglichkeiten durch; gewann 42 von 100 Partien gegen dreimal Normal.
# The manner of a level, said of the bots that play at it. count: how many they are.
manner-easy = { LIST($names) } { $count ->
    [one] verlässt
   *[other] verlassen
 } nie die Heimat.
manner-normal = { LIST($names) } { $count ->
    [one] hat
   *[other] haben
 } es auf die dicken Brocken abgesehen.
manner-hard = { LIST($names) } { $count ->
    [one] behält
   *[other] behalten
 } die anderen so genau im Auge wie die Münzen.
