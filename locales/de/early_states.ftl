### Early States: a race of dice for nine states that vote early, 1 to 6 players.
### Everybody has a sheet with a card for each state; filling the circles of a card wins delegates.

## Staaten

state-iowa = Iowa
state-new-hampshire = New Hampshire
state-south-carolina = South Carolina
state-nevada = Nevada
state-florida = Florida
state-missouri = Missouri
state-ohio = Ohio
state-virginia = Virginia
state-pennsylvania = Pennsylvania

## Die Reihen von Kreisen, die weitere Würfel bringen, nach dem Würfel benannt.
## the: im Akkusativ; ein Staat bleibt dort, wie er ist.

second-die = der zweite Würfel
    .the = den zweiten Würfel
    .head = Der zweite Würfel
    .row = Zweiter Würfel
    .short = 2. Würfel
third-die = der dritte Würfel
    .the = den dritten Würfel
    .head = Der dritte Würfel
    .row = Dritter Würfel
    .short = 3. Würfel

## Was zu kaufen ist. the: im Akkusativ mit Artikel.

item-radio = Radiospot
    .the = den Radiospot
    .effect = je 1 Kreuz in 3 Staaten
    .first = je 1 Kreuz
    .second = in 3 Staaten
item-organiser = Organisator
    .the = den Organisator
    .effect = ein zweites Mal neu würfeln
    .first = ein zweites Mal
    .second = neu würfeln
item-television = TV-Spot
    .the = den TV-Spot
    .effect = je 2 Kreuze in 3 Staaten
    .first = je 2 Kreuze
    .second = in 3 Staaten
item-debate = Debattensieg
    .the = den Debattensieg
    .effect = je 2 Kreuze in 5 Staaten
    .first = je 2 Kreuze
    .second = in 5 Staaten
item-finance = Finanzchefin
    .the = die Finanzchefin
    .effect = 1 $ mehr für jeden Würfel, der Geld bringt
    .first = +1 $
    .second = je Geldwürfel
item-spokesperson = Sprecherin
    .the = die Sprecherin
    .effect = 1 Stimme mehr für jeden Würfel, der Stimmen bringt
    .first = +1 Stimme
    .second = je Stimmwürfel
item-manager = Manager
    .the = den Manager
    .effect = 2 Stimmen mehr in jedem Zug
    .first = +2 Stimmen
    .second = je Zug
item-pro-life = Lebensschutz
    .the = das Thema Lebensschutz
    .effect = je 3 Kreuze in IA, OH, PA
item-immigration = Migration
    .the = das Thema Migration
    .effect = je 3 Kreuze in FL, NV, VA
item-low-tax = Steuern
    .the = das Thema Steuern
    .effect = je 3 Kreuze in NH, OH, MO
item-defence = Militär
    .the = das Thema Militär
    .effect = je 3 Kreuze in SC, FL, PA

## Anzahlen

money = { $dollars } $
votes-counted = { $votes ->
    [0] keine Stimmen
    [one] 1 Stimme
   *[other] { $votes } Stimmen
 }
marks-counted = { $marks ->
    [0] keine Kreuze
    [one] 1 Kreuz
   *[other] { $marks } Kreuze
 }
# Nominativ; im Dativ steht „{ $delegates } Delegierten“, in der Einzahl wie in der Mehrzahl.
delegates-counted = { $delegates ->
    [0] keine Delegierten
    [one] 1 Delegierter
   *[other] { $delegates } Delegierte
 }
firsts-counted = { $firsts ->
    [0] keine ersten Plätze
    [one] 1 erster Platz
   *[other] { $firsts } erste Plätze
 }
dice-counted = { $dice } Würfel
proceeds = { $funds ->
    [0] { $votes ->
        [0] nichts
       *[other] { votes-counted }
     }
   *[other] { $funds } ${ $votes ->
        [0] {""}
       *[other] {" "}und { votes-counted }
     }
 }
prize = { delegates-counted }{ $bonus ->
    [0] {""}
   *[other] {" "}und { $bonus } $
 }
# „Platz 1“ passt in jeden Satz.
ranked = Platz { $rank ->
    [1] 1
    [2] 2
   *[other] 3
 }
place-short = { $rank ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[other] spät
 }
medal = { $medal ->
    [gold] Gold
    [silver] Silber
   *[bronze] Bronze
 }
medal-next = { $next ->
    [silver] Silber
   *[gold] Gold
 } ab { $least } Delegierten

## Was zu tun ist

prompt-last = { $prompt } Danach { $seats ->
    [one] ist
   *[other] sind
 } noch { LIST($names) } am Zug.
prompt-very-last = { $prompt } Das ist der letzte Zug.
prompt-over = Das Rennen ist vorbei.
prompt-start = Es wird ausgelost, wer beginnt.
prompt-roll = { $name } würfelt.
prompt-reroll = { $name }: Würfle beliebige Würfel neu (noch { $rerolls ->
    [one] 1 Wurf
   *[other] { $rerolls } Würfe
 }) oder behalte sie.
prompt-take = { $name }: Nimm { $ones ->
    [1] die 1
    [2] jede der zwei Einsen
   *[other] jede der drei Einsen
 } als Geld oder als Stimme.
prompt-spend = { $name }: Gib bis zu { $cash } $ aus, oder spar es und geh zu den Stimmen über.
prompt-air = { $name }: Wähle für { NAME($item, form: "the") } { $more ->
    [yes] noch {""}
   *[no] {""}
 }{ $states ->
    [one] 1 Staat (+{ $marks })
   *[other] { $states } Staaten (je +{ $marks })
 }.
prompt-vote = { $name }: Verteile { votes-counted }.
prompt-confirm = { $name }: Beende deinen Zug.

move-keep = Würfel behalten
move-reroll = Neu würfeln
move-reroll-some = Würfel { LIST($which) } neu ({ LIST($faces, type: "unit") })
move-reroll-all = { $dice ->
    [one] Neu würfeln
   *[other] Alle neu würfeln
 } ({ LIST($faces, type: "unit") })
move-take = { $several ->
    [yes] Einsen zählen als
   *[no] Die 1 zählt als
 }
move-take-funds = { $ones ->
    [one] Die 1 als Geld
   *[other] Alle Einsen als Geld
 }
move-take-votes = { $ones ->
    [one] Die 1 als Stimme
   *[other] Alle Einsen als Stimmen
 }
move-take-both = { $funds } als Geld, { $votes } als { $votes ->
    [one] Stimme
   *[other] Stimmen
 }
move-buy = Kaufen
move-buy-item = { $item } ({ $price } $)
move-air = Staat wählen
move-air-state = { $state }: { $marks ->
    [0] voll, ohne Wirkung
   *[other] +{ $marks }
 }
move-save = { $cash } $ sparen und weiter
move-mark = Stimmen verteilen
move-mark-place = { $place }: { $filled } von { $circles } gefüllt
move-mark-some = { $place }: { marks-counted }
move-mark-die = { move-mark-some }, ein Würfel mehr
move-mark-late = { move-mark-some }, zu spät voll
move-mark-full = { move-mark-some }, { ranked } bringt { $delegates }
move-done = Zug beenden

## Warum etwas nicht geht

why-not-your-turn = Du bist nicht am Zug.
why-no-throw = Regeln 7 und 8: In diesem Zug wird nicht mehr gewürfelt.
why-votes-first = Regel 29: Verteile erst deine Stimmen.
why-dice-first = Regel 29: Erst die Würfel und die Käufe, dann die Stimmen.
why-bought = Regel 19: Du hast { NAME($item, form: "the") } schon gekauft.
why-two-issues = Regel 20: Du hast schon zwei Themen.
why-too-dear = Regel 18: Für { NAME($item, form: "the") } brauchst du { $price } $, und du hast { $cash } $.
why-states-first = Regel 25: Wähle erst die Staaten für { NAME($item, form: "the") }.
why-buy-after = Regel 18: Gekauft wird nach dem Würfeln.
why-buy-before = Regel 18: Gekauft wird vor dem Abstimmen.
why-only-votes = Regel 28: In die Würfelreihen kommen nur Kreuze für Stimmen.
why-same-state = Regel 25: Die Staaten eines Spots müssen verschieden sein.
why-no-circle = Regel 29: Für { NAME($place, form: "the") } ist kein Kreis mehr frei.
why-no-votes = Regel 29: Du hast keine Stimmen mehr.
why-votes-left = Regel 29: Du hast noch { votes-counted }.

## Der Verlauf

log-begins = { PERSON($who) ->
    [you] Du beginnst.
   *[one] { $who } beginnt.
 }
log-stake = { PERSON($who) ->
    [you] Du bekommst
   *[one] { $who } bekommt
 } { $funds } $ für den späteren Start.
log-rolled = { PERSON($who) ->
    [you] Du würfelst
   *[one] { $who } würfelt
 }{ $again ->
    [yes] {" "}neu
   *[no] {""}
 }: { LIST($faces) }.
log-takes = { PERSON($who) ->
    [you] Du nimmst
   *[one] { $who } nimmt
 }
log-took-funds = { log-takes } { $ones ->
    [1] die 1
    [2] die zwei Einsen
   *[other] die drei Einsen
 } als Geld.
log-took-votes = { log-takes } { $ones ->
    [1] die 1 als Stimme
    [2] die zwei Einsen als Stimmen
   *[other] die drei Einsen als Stimmen
 }.
log-took-both = { log-takes } { $funds ->
    [1] eine
   *[other] zwei
 } der Einsen als Geld, { $votes ->
    [1] eine als Stimme
   *[other] zwei als Stimmen
 }.
log-collected = { PERSON($who) ->
    [you] Du bekommst
   *[one] { $who } bekommt
 } { proceeds }.
log-bought = { PERSON($who) ->
    [you] Du kaufst
   *[one] { $who } kauft
 } { NAME($item, form: "the") } für { $price } $.
log-marked = { PERSON($who) ->
    [you] Du machst
   *[one] { $who } macht
 } { marks-counted } { $staff ->
    [yes] für { NAME($place, form: "the") }
   *[no] in { $place }
 } ({ $filled } von { $circles }).
log-wasted = { PERSON($who) ->
    [you] Du verlierst
   *[one] { $who } verliert
 } { marks-counted }: Kein Kreis ist frei.
log-filled = { PERSON($who) ->
    [you] Du holst
   *[one] { $who } holt
 } { ranked } in { $state }: { prize }.
log-filled-late = { PERSON($who) ->
    [you] Du füllst
   *[one] { $who } füllt
 } { $state } zu spät: Es ist kein Preis mehr übrig.
log-die = { PERSON($who) ->
    [you] Du würfelst
   *[one] { $who } würfelt
 } ab dem nächsten Zug mit { $dice } Würfeln.
log-rival-moved = { beat-rival-moved }.
log-announced = { beat-announced }.
log-foiled = { beat-foiled }.
log-struck = { beat-struck }.
log-last-turns = { beat-last-turns }.
log-counted = { PERSON($who) ->
    [you] Du
   *[one] { $who }
 }: { beat-counted }.

## Zu hören: kurze Sätze, zwischen zwei Entscheidungen und mit der Taste W

heard-rolled = Du würfelst{ $again ->
    [yes] {" "}neu
   *[no] {""}
 }: { LIST($dice, type: "unit") }.
heard-funds = Du hast { $cash } $ und { $dice } Würfel.
heard-next-die = Kreuze für den { $second ->
    [yes] zweiten
   *[no] dritten
 } Würfel: { $filled } von { $circles }.
heard-marks = { PERSON($who) ->
    [you] du
   *[one] { $who }
 } { $marks }
heard-state = { $state }, { $circles } Kreise: { LIST($marks, type: "unit") }.

## Wie es ausging

outcome = { $said }.
beat-won = { result-won }{ $reason ->
    [firsts] , { result-firsts }
    [funds] , { result-funds }
   *[delegates] {""}
 }
beat-shared = { LIST($names) } teilen sich die Nominierung mit je { $delegates } Delegierten
beat-alone-won = { result-alone-won }: { result-medal }
beat-alone-lost = { result-alone-lost }: { delegates-counted }, { result-needed }

result-won = { $name } gewinnt mit { $delegates } Delegierten
result-firsts = dank mehr ersten Plätzen
result-funds = dank mehr Geld
result-alone-won = { $name } { $rival ->
    [strikes] trotzt dem Rivalen
   *[calendar] schafft es
 } mit { $delegates } Delegierten
result-medal = { $medal ->
    [gold] Goldmedaille
    [silver] Silbermedaille
   *[bronze] Bronzemedaille
 }{ $next ->
    [none] {""}
   *[more] ; { medal-next }
 }
result-alone-lost = { $name } kommt nicht ans Ziel
result-needed = { $needed } waren nötig

## Wie weit es ist, und die Stellung als Text

turn = Zug { $turn }
turn-of = Zug { $turn } von { $turns }
summary-over = Vorbei
summary = { turn }, { firsts-counted } offen
summary-last = { turn }, letzte Züge
summary-last-alone = { turn-of }, letzte Züge
position-has = { $name } hat gekauft: { LIST($bought) }.
position-has-nothing = { $name } hat nichts gekauft.
position-rival = Der Rivale schlägt nach Zug { $turn } in { $state } zu.
position-dice = Würfel: { $dice }. Stimmen übrig: { $votes }.

## Während es erzählt wird

beat-begins = beginnt
beat-stake = bekommt { $funds } $ für den späteren Start
beat-rolled = { $count ->
    [one] { $again ->
        [yes] würfelt neu: { LIST($dice) }
       *[no] würfelt eine { LIST($dice) }
     }
   *[other] { $again ->
        [yes] würfelt neu: { LIST($dice) }
       *[no] würfelt { LIST($dice) }
     }
 }
beat-collected = bekommt { $funds } $
beat-bought = { $item ->
    [0] schaltet einen Radiospot
    [1] engagiert einen Organisator
    [2] schaltet einen TV-Spot
    [3] gewinnt eine Debatte
    [4] engagiert eine Finanzchefin
    [5] engagiert eine Sprecherin
    [6] engagiert einen Manager
    [7] macht Lebensschutz zum Thema
    [8] macht Migration zum Thema
    [9] macht Steuern zum Thema
   *[other] macht Militär zum Thema
 }
beat-issue = { $bought } ({ $effect })
beat-marked = macht { marks-counted } in { $state }
beat-marked-more = { $marks } in { $state }
beat-votes-useless = kann { votes-counted } nicht brauchen
beat-marked-die = macht { marks-counted } für { NAME($place, form: "the") }
beat-filled = holt { ranked } in { $state }: { delegates-counted }
beat-filled-late = füllt { $state } zu spät
beat-die = würfelt künftig mit { $dice } Würfeln
beat-counted = { delegates-counted }, { firsts-counted }, { $cash } $
beat-rival-moved = Der Rivale holt den ersten Platz in { $state }
beat-announced = Der Rivale schlägt nach Zug { $turn } in { $state } zu, außer { $state } ist bis dahin voll
beat-foiled = Der Rivale kommt in { $state } zu spät und schlägt anderswo zu
beat-struck = Der Rivale schlägt zu: Er nimmt ganz { $state }
beat-last-turns = Der letzte erste Platz ist weg: { $alone ->
    [yes] noch ein Zug, aber nie ein sechzehnter
   *[no] noch ein Zug für alle
 }

## Bänder über dem Blatt: eine Überschrift und eine Zeile

ribbon-taken = { $name }: { ranked } in { $state }
ribbon-beaten = { $name } nimmt dir { ranked } in { $state }
    .line = { prize }: { $short ->
    [one] 1 Kreuz fehlt
   *[other] { $short } Kreuze fehlen
 } dir
ribbon-announced = Der Rivale zielt auf { $state }
    .line = Er schlägt nach Zug { $turn } zu
ribbon-foiled = Der Rivale kommt zu spät
    .line = { $state } ist schon deins
ribbon-struck = Der Rivale nimmt ganz { $state }
    .line = Dort ist kein Platz mehr übrig
ribbon-last = Der letzte erste Platz ist weg
    .line = Noch ein Zug für alle
    .alone = Höchstens noch ein Zug
last-turns-heading = Letzte Züge
last-turns-you = Du
last-turns-now = { $name } jetzt
banner-last-turns = { $mine ->
    [yes] Dein letzter Zug
   *[no] { $left ->
        [one] Der allerletzte Zug
       *[other] Letzte Züge: noch { $left }
     }
 }

## Das Blatt

sheet-of = Blatt von { $name }
sheet-label = { sheet-of }: { delegates-counted }, { $cash } $
rival = Rivale
place-label = { $place }: { $filled } von { $circles }
place-label-late = { place-label }, zu spät voll
place-label-won = { place-label }, Platz { $rank }
place-label-open = { place-label }, offen: { LIST($prizes, type: "unit") }
place-label-gone = { place-label }, offen: nichts
place-label-target = { place-label-open }, der Rivale schlägt hier nach Zug { $turn } zu
prize-label = { $name }: Platz { $rank }, { delegates-counted }
prize-label-late = { $name }: zu spät
needs-label = { $name } braucht { $circles }
edge-won = { $name } hat hier Platz 1
edge-ahead = { $name } liegt hier vorn
no-prize-left = alles vergeben
rival-strikes-next = Rivale schlägt zu
to-go = noch:
full-too-late =
    .first = voll,
    .second = zu spät
how-many = { $place }: wie viele von { $votes }?
new-marks = { NUMBER($marks, signDisplay: "exceptZero") }
filled-short = { $filled }/{ $circles }
stamp-marks = { $code } { NUMBER($marks, signDisplay: "exceptZero") }
stamp-filled = { $code } { place-short }
delegates-word = { $delegates ->
    [one] Delegierter
   *[other] Delegierte
 }
votes-word = { $votes ->
    [one] Stimme übrig
   *[other] Stimmen übrig
 }
funds-word = Geld

## Die Herausforderung für eine Person allein, in kurzen Zeilen

goal = { $score } von { $needed } Delegierten zum Sieg
goal-medal = { delegates-counted }: gewonnen, mit { medal }
rival-next =
    .first = nach Zug { $turn } nimmt der Rivale
    .second = { $state }
rival-strike =
    .first = nach Zug { $turn } nimmt der Rivale
    .second = ganz { $state }
rival-elsewhere =
    .first = nach Zug { $turn } trifft der Rivale
    .second = anderswo: Du warst schneller
rival-nearest =
    .first = nächstes Ziel des Rivalen:
    .second = { $state }

## Würfel

die-shows = { $face }: { $gains }
die-stays = Würfel mit { $face }: bleibt
die-again = Würfel mit { $face }: neu würfeln
die-choice = 1 $ oder 1 Stimme
face-votes = { $votes ->
    [one] Stimme
   *[other] { $votes } Stimmen
 }
face-either = { $funds } $ oder { face-votes }
face-both = { $funds } $ + { face-votes }
face-either-narrow = { $funds } $ / { $votes } St.
face-both-narrow = { $funds } $ + { $votes } St.
next-turn = nächster Zug
choose-dice =
    .first = Würfel wählen
    .second = zum Neuwürfeln
rerolls-left = { $rerolls ->
    [0] kein Wurf mehr
    [one] noch 1 Wurf
   *[other] noch { $rerolls } Würfe
 }
roll-again = { dice-counted } neu
roll-odds = Besser: { NUMBER($more, style: "percent") }
roll-odds-mean = Dieser Wurf bringt in { NUMBER($more, style: "percent") } der Fälle mehr Stimmen, in { NUMBER($fewer, style: "percent") } weniger und in { NUMBER($funds, style: "percent") } mehr Geld.
dice-owned = { $dice } von 3 Würfeln
marks-to-go = noch { $marks }
die-to-go = { $die }: { marks-to-go }
die-row-filled = { $second ->
    [yes] 2. Würfel
   *[no] 3. Würfel
 }: { $filled } von { $circles }
coin-gain = +{ $dollars } $

## Was zu kaufen ist

campaign = Wahlkampf
    .open = zum Angebot
    .close = zu den Staaten
campaign-opens = { campaign }: { campaign.open }
campaign-closes = { campaign }: { campaign.close }
item-label = { $item }, { $price } $: { $effect }{ $bought ->
    [yes] , gekauft
   *[no] {""}
 }
owned = { $own ->
    [yes] Du hast
   *[no] Gekauft
 }: { LIST($bought, type: "unit") }
for-sale = Du kannst kaufen: { LIST($items, type: "unit") }
owned-nothing = { $own ->
    [yes] Du hast
   *[no] Gekauft
 }: noch nichts
issues =
    .first = Themen, höchstens zwei:
    .second = je Staat 3 Kreuze
    .line = Themen: höchstens zwei, je 3 Kreuze
list-goes-on = { LIST($states, type: "unit") },

## Neben dem Blatt

race-heading = Das Rennen
race-heading-over = Woher die Delegierten kommen
race-state = Staat
race-delegates = Delegierte
funds-heading = Geld
delegates-heading = Delegierte
bought-heading = Team und Themen
dice-heading = Was die Würfel bringen

## Für die ersten Partien

aim = Fülle die Kreise eines Staates zuerst: Das bringt die meisten Delegierten.
tip-strike =
    .head = Der Rivale sagt, wo er zuschlägt
    .says = Fülle diesen Staat noch in diesem Zug, sonst sind alle seine Plätze weg. Verteile deine Stimmen dann so, dass du den nächsten Staat, auf den er es abgesehen hat, in einem Zug füllen kannst.
tip-alone =
    .head = Worum du kämpfst
    .says = 33 Delegierte in fünfzehn Zügen, und die Herausforderung ist geschafft: Das gibt Bronze. Mehr bringt Silber und Gold; über den Würfeln steht, wie weit du bist.
tip-last =
    .head = Die letzten Züge
    .says = Alle ersten Plätze sind weg: Für alle folgt noch ein Zug. Es zählen nur Staaten, die du noch füllen kannst; halb gefüllte bringen nichts, und übriges Geld entscheidet nur bei Gleichstand.
tip-air =
    .head = Wo Werbung sich lohnt
    .says = Jeder Staat bekommt seine Kreuze nur einmal, nenne also verschiedene. Wähle die, in denen du damit an jemandem vorbeiziehst oder den Staat gleich füllst.
tip-take =
    .head = Dollar oder Stimme?
    .says = Eine Stimme füllt sofort einen Kreis; mit einem Dollar reicht es vielleicht für jemanden, der dir in jedem Zug hilft.
tip-race =
    .head = Ein Staat ist anderswo fast voll
    .says = Der erste Platz ist weg, sobald ein anderes Blatt den Staat füllt. Überhole jetzt, oder setze deine Stimmen dort ein, wo du vorn liegst.
tip-vote =
    .head = Würfel vor Staaten
    .says = Vier Kreuze in der Würfelreihe, und du hast ab dem nächsten Zug immer einen zweiten Würfel. Am Anfang ist das mehr wert als jeder Staat.
tip-spend =
    .head = Was Geld bringt
    .says = Dein Team hilft dir ab dem nächsten Zug jedes Mal, Werbung nur ein einziges Mal: jetzt. Kauf am Anfang, was bleibt, und am Ende Kreuze.
tip-reroll =
    .head = Behalten oder neu würfeln
    .says = Eine Sechs bringt drei Stimmen, eine Drei drei Dollar; Einsen sind am schwächsten. Würfle die schwachen neu und behalte, was du gesucht hast.

## Was für einen Zug spricht. who: um wessen Zug es geht.

circles-counted = { $circles ->
    [one] 1 Kreis
   *[other] { $circles } Kreise
 }
advice-lie = So, wie die Würfel liegen, { PERSON($who) ->
    [you] bekommst du
    [me] bekomme ich
   *[one] bekommt { $who }
 } { LIST($gains, type: "disjunction") }
advice-lie-plain = { advice-lie }.
advice-lie-manager = { advice-lie }, davon { $votes } vom Manager.
advice-lie-again = { advice-lie }; ein neuer Wurf gibt höchstens { chance } Chance auf { NAME($place, form: "the") }.
chance = { NUMBER($chance, style: "percent") }
advice-throw = Dieser Wurf bringt im Schnitt { NUMBER($votes, minimumFractionDigits: 1, maximumFractionDigits: 1) } Stimmen und { NUMBER($funds, minimumFractionDigits: 1, maximumFractionDigits: 1) } $ statt jetzt { $lying }
advice-throw-plain = { advice-throw }.
advice-throw-more = { advice-throw }, und { PERSON($who) ->
    [you] du darfst
    [me] ich darf
   *[one] { $who } darf
 } noch einmal würfeln.
advice-throw-risk = { advice-throw }; danach { chance } Chance auf { NAME($place, form: "the") }.
advice-lie-fill = So, wie die Würfel liegen, { $delegates ->
    [0] reichen sie für { NAME($place, form: "the") }
   *[other] füllen sie { $place } ({ delegates-counted })
 }.
advice-chance = { chance } Chance auf { $delegates ->
    [0] { NAME($place, form: "the") }
   *[other] { $place } ({ delegates-counted })
 }
advice-chance-plain = { advice-chance }.
advice-chance-votes = { advice-chance }: { $dice ->
    [one] Der Würfel muss
   *[other] Die { $dice } Würfel müssen
 } { votes-counted } bringen.
advice-chance-faces = { advice-chance }: mit einer { LIST($faces, type: "disjunction") }.

advice-no-number = In { $state } ist kein Preis mehr übrig: Hierher gehören nur Kreuze, die irgendwohin müssen.
advice-fills = Das füllt { $state }: { ranked }, { prize }.
advice-last-first = Damit ist der letzte erste Platz weg: { $alone ->
    [yes] { PERSON($who) ->
        [you] Du hast
        [me] Ich habe
       *[one] { $who } hat
     }
   *[no] Alle haben
 } noch einen Zug.
advice-to-go = Noch { circles-counted } in { $state }: { delegates-counted } für { ranked }.
advice-to-go-chance = Noch { circles-counted } in { $state }, mit { chance } Chance im nächsten Zug voll: { delegates-counted } für { ranked }.
advice-air = { $said } { PERSON($who) ->
    [you] Du wählst
    [me] Ich wähle
   *[one] { $who } wählt
 } noch { $more ->
    [one] 1 weiteren Staat
   *[other] { $more } weitere Staaten
 }.
advice-die = { PERSON($who) ->
    [you] Ab deinem nächsten Zug würfelst du
    [me] Ab meinem nächsten Zug würfle ich
   *[one] Ab dem nächsten Zug würfelt { $who }
 } mit { $dice } Würfeln.
advice-die-to-go = Noch { circles-counted } für { NAME($place, form: "the") }, der dann in jedem Zug hilft.
advice-nearest = Damit { PERSON($who) ->
    [you] bist du
    [me] bin ich
   *[one] ist { $who }
 } am nächsten dran: { PERSON($rivals) ->
    [you] Du brauchst
    [many] { $rivals } brauchen
   *[one] { $rivals } braucht
 } noch { $circles }.
rivals-need = { PERSON($rivals) ->
    [you] Du brauchst
    [many] { $rivals } brauchen
   *[one] { $rivals } braucht
 } dort auch { $circles }
advice-raced = { rivals-need }.
advice-raced-chance = { rivals-need }, mit { chance } Chance schon in einem Zug.
advice-target = Nach diesem Zug nimmt der Rivale den ganzen Staat, wenn { PERSON($who) ->
    [you] du ihn nicht vorher füllst
    [me] ich ihn nicht vorher fülle
   *[one] { $who } ihn nicht vorher füllt
 }.
advice-target-next = So, wie es steht, nimmt sich der Rivale diesen Staat als Nächstes vor.
advice-calendar = Spätestens nach Zug { $turn } nimmt der Rivale dort den ersten Platz.

advice-issue-fills = Das füllt sofort { LIST($states) }.
advice-ad-fills = Das kann sofort { LIST($states) } füllen.
advice-then-fill = Dann { PERSON($who) ->
    [you] kannst du
    [me] kann ich
   *[one] kann { $who }
 } mit { votes-counted } noch { LIST($states) } füllen: { delegates-counted }.
advice-marks = { $item }: { marks-counted } für { $price } ${ $fits ->
    [yes] , keins davon verschenkt
   *[no] {""}
 }.
advice-item = { $item }: { $effect }.
advice-hire = { $item }: { $effect }, bis zum Ende etwa { votes-counted } für { $price } $.
advice-works = Das wirkt ab { PERSON($who) ->
    [you] deinem
    [me] meinem
   *[one] dem
 } nächsten Zug, etwa { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
 } lang.

advice-votes-fill = Die Stimmen füllen dann { $state }: { delegates-counted }.
advice-votes = Stimmen werden sofort zu Kreuzen und lassen sich nicht sparen.
advice-funds-pay = Mit diesem Geld { PERSON($who) ->
    [you] kannst du
    [me] kann ich
   *[one] kann { $who }
 } { NAME($item, form: "the") } bezahlen ({ $price } $).
advice-funds = Geld lässt sich sparen, Stimmen nicht.
advice-save-for = Noch { $missing } $, und { PERSON($who) ->
    [you] du kannst
    [me] ich kann
   *[one] { $who } kann
 } { NAME($item, form: "the") } kaufen ({ $price } $).
advice-save = { PERSON($who) ->
    [you] Du behältst
    [me] Ich behalte
   *[one] { $who } behält
 } { $cash } $ für einen späteren Zug.
advice-left-over = Das ist { PERSON($who) ->
    [you] dein letzter Zug
    [me] mein letzter Zug
   *[one] der letzte Zug von { $who }
 }: Übriges Geld { $alone ->
    [yes] zählt nichts
   *[no] entscheidet nur bei Gleichstand
 }.

figure-delegates = etwa { NUMBER($delegates, minimumFractionDigits: 1, maximumFractionDigits: 1) } Delegierte

## Die Stufen der Bots

level-easy = Spielt meist nach Laune; schlägt kaum je jemanden, der plant.
level-normal = Spielt nach vernünftigen Faustregeln; gewann 400 von 400 Partien gegen Leicht.
level-hard = Plant ganze Züge mit dem, was er gegen sich selbst gelernt hat; gewann 233 von 300 Partien gegen Normal.
level-expert = Hat aus weit mehr Partien gegen sich selbst gelernt; gewann 224 von 300 Partien gegen Schwer und 309 von 1.000 gegen drei solche Bots zugleich. Allein nicht nachweislich besser.
manner-easy = { LIST($names) } { $count ->
    [one] handelt
   *[other] handeln
 } nach Lust und Laune.
manner-normal = { LIST($names) } { $count ->
    [one] vertraut
   *[other] vertrauen
 } guten Gewohnheiten.
manner-hard = { LIST($names) } { $count ->
    [one] hat
   *[other] haben
 } für jeden Zug einen Plan.
manner-expert = { LIST($names) } { $count ->
    [one] hat
   *[other] haben
 } immer noch einen Plan mehr.

## Die Analyse

review-dice = Würfel
review-stretch = Zug
