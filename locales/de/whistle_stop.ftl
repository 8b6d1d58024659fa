### Whistle-Stop: an election in fifteen regions with cards, Vetoes and dice, 2 to 4 candidates.
### What is to be done, the labels of moves, the log, how it ends, and the help of first games.
### The names of regions ($region) and cards ($card) stand in whistle_stop_cards.ftl.

## Personen

candidate = Kandidat { $letter }
# Nominativ: so steht es in Listen („du, Ben“).
whom = { PERSON($whom) ->
    [you] du
   *[one] { $whom }
 }
# Dativ: steht immer nach „von“.
whose = { PERSON($whose) ->
    [you] dir
   *[one] { $whose }
 }
who-has = { PERSON($who) ->
    [you] Du hast
   *[one] { $who } hat
 }
who-rolls = { PERSON($who) ->
    [you] Du würfelst
   *[one] { $who } würfelt
 }
who-loses = { PERSON($who) ->
    [you] Du verlierst
   *[one] { $who } verliert
 }
who-takes = { PERSON($who) ->
    [you] Du nimmst
   *[one] { $who } nimmt
 }
who-aims = { PERSON($who) ->
    [you] Du zielst
   *[one] { $who } zielt
 }
who-means = { PERSON($who) ->
    [you] Du willst
   *[one] { $who } will
 }

## Anzahlen

actions-counted = { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
 }
cards-counted = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
 }
# Nominativ; im Akkusativ („1 Delegierten“) ist die Zahl im Satz ausgeschrieben.
delegates-counted = { $delegates ->
    [one] 1 Delegierter
   *[other] { $delegates } Delegierte
 }
# Nominativ und Akkusativ.
dice-counted = { $dice } Würfel
points-counted = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
regions-counted = { $regions ->
    [one] 1 Region
   *[other] { $regions } Regionen
 }
# M$: Millionen Dollar; überall so kurz, weil Münzen und Landkarte nicht mehr fassen.
dollars = { $money } M$
hidden-counted = { $cards ->
    [one] 1 verdeckte Karte
   *[other] { $cards } verdeckte Karten
 }
cards-none = nichts
cards-unknown = { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 }
region-count = { $region } +{ $delegates }

## Was zu tun ist

prompt-over = Die Stimmen sind gezählt.
prompt-drawing = Karten werden gezogen.
prompt-starting = Es wird ausgewürfelt, wer beginnt.
prompt-poaching = Eine Karte wechselt den Besitzer.
prompt-ordering = Die Reihenfolge der Wahlen wird ausgelost.
prompt-rolling = Die Würfel rollen.
# Während eine Region wählt.
prompt-voting = Wahl { NAME($region, form: "in") }: Die Würfel rollen.
prompt-act = { $who }: Noch { actions-counted }; spiel eine Karte, kauf ein Veto, zieh oder hör auf.
prompt-fetch = { $who }: Nenne die Karte, die du aus der Ablage nimmst.
prompt-rival = { $who }: { $card }: Wähle, wen es { NAME($region, form: "in") } trifft.
prompt-scandal = { $who }: { $card }: Wähle höchstens { regions-counted }; dort verliert { $rival } je { $lost }.
prompt-regions = { $who }: { $card }: Wähle höchstens { regions-counted }.
prompt-money = { $who }: Kauf { $delegates ->
    [one] 1 Delegierten
   *[other] { $delegates } Delegierte
 } für { dollars }, in beliebigen Regionen.
prompt-comeback = { $who }: { $card }: Setze { $delegates ->
    [one] 1 Delegierten
   *[other] { $delegates } Delegierte
 }, höchstens { $limit } je Region.
prompt-tour = { $who }: { $card }: Bewege höchstens { $delegates ->
    [one] 1 Delegierten
   *[other] { $delegates } Delegierte
 } { NAME($region, form: "of") }.
prompt-pay = { $who }: Zahle mit Karten, noch { dollars }.
prompt-take = { $who }: Nimm eine Karte von { $rival }.
prompt-give = { $who }: Gib { $rival } eine Karte zurück.
prompt-reroll = { $who }, { NAME($region, form: "in") } im Amt: Würfle einen Würfel neu oder behalte alle.
prompt-before = { $who }: Spiel vor dem Wurf { NAME($region, form: "in") } eine rote Karte oder passe.
prompt-after = { $who }: Spiel nach dem Wurf { NAME($region, form: "in") } eine rote Karte oder passe.
prompt-red-none = { $who }: Du hast { NAME($region, form: "in") } { $late ->
    [yes] nach
   *[no] vor
 } dem Wurf keine rote Karte zu spielen und kannst nur passen.
prompt-call = { $who }: Sag Regionen vorher, für noch höchstens { dollars }, oder mach weiter.
prompt-leaked = { $who }: Wirf eine Karte deiner Wahl ab.
prompt-swap = { $who }: Wirf beliebige Karten ab und zieh ebenso viele; bisher { $dropped }.
prompt-invest = { $who }: Zahle noch bis zu { dollars } – je 1 M$ bringt zwei Delegierte – oder mach weiter.
prompt-floor = { $who }: Setze { $delegates ->
    [one] 1 Delegierten
   *[other] { $delegates } Delegierte
 }.
prompt-any = { $who }: Entscheide.

card-played = { $name } { $spent ->
    [yes] zahlt mit
   *[no] spielt
 } { $card }
react-ask = { $ask ->
    [veto] Veto oder passen?
    [block] Das Veto blockieren oder passen?
    [no-veto] Du hast kein Veto und kannst nur passen.
    [no-override] Da hilft nur eine Überstimmung, und du hast keine: Du kannst nur passen.
   *[nothing] Du hast weder Veto noch Überstimmung und kannst nur passen.
 }
prompt-react = { $who }: { card-played }: { $effect }. { react-ask }
prompt-react-veto = { $who }: { $name } legt ein Veto gegen { PERSON($whose) ->
    [you] deine Karte { $below }
   *[one] { $below } von { $whose }
 } ein. { $stopped ->
    [yes] Ohne das Veto: { $effect }
   *[no] Also gilt { $card }
 }. { react-ask }
prompt-react-on = { $who }: { card-played } gegen { PERSON($whom) ->
    [you] dich
   *[one] { $whom }
 }: { $effect }. { react-ask }
effect-loss = { $lost } von { $had } { NAME($region, form: "in") }
effect-loses = { PERSON($whom) ->
    [you] du verlierst
   *[one] { $whom } verliert
 } { LIST($losses, type: "unit") }
effect-swings = { effect-loses }, { PERSON($who) ->
    [you] du bekommst
   *[one] { $who } bekommt
 } ebenso viele
effect-gains = { LIST($regions) } je { NUMBER($change, signDisplay: "exceptZero") }
effect-gain = { LIST($regions) } { NUMBER($change, signDisplay: "exceptZero") }, dann { $total } zu { $most }
effect-tour = { $delegates } { NAME($source, form: "of") } mit Ziel { LIST($places, type: "unit") }
effect-file = ein Blick in { PERSON($whose) ->
    [you] deine Hand
   *[one] die Hand von { $whose }
 }, ein Kartentausch
effect-donors = eine Zufallskarte von { PERSON($whom) ->
    [you] dir
   *[one] { $whom }
 }
effect-wanted = { $wanted } aus der Ablage

## Knöpfe für Aktionen; die mit „any“ werden weiter gewählt

move-pass = Passen
move-buy = Veto kaufen, { dollars }
move-draw = Ziehen
move-end = Zug beenden
move-end-left = Zug beenden: { actions-counted } { $actions ->
    [one] verfällt
   *[other] verfallen
 }
move-override = Das Veto überstimmen
move-keep = Würfel behalten
move-reroll = Die { $die } neu würfeln
move-call = { $region } für { dollars } vorhersagen
move-place = { $delegates } { NAME($region, form: "to") }
move-spend = { $card } als Geld: { delegates-counted }
move-play = { $card } spielen
move-on = { $card } gegen { $rival }
move-in = { $card } { NAME($region, form: "in") }
move-die = { $card }: die { $die }
move-rival-unnamed = Kandidat { $letter }
move-pay = Mit { $card } zahlen ({ dollars })
move-veto = Ein Veto spielen
move-drop = { $card } abwerfen
move-give = { $card } abgeben
move-take = { $card } nehmen
move-done = Fertig
move-done-lost = Fertig: { dollars } { $money ->
    [one] verfällt
   *[other] verfallen
 }
move-done-unplaced = Fertig: { delegates-counted } nicht gesetzt
move-done-delegates = Fertig: { delegates-counted }
move-swap = { $cards ->
    [one] Diese Karte abwerfen, 1 ziehen
   *[other] Diese { $cards } abwerfen, { $cards } ziehen
 }
move-swap-none = Hand behalten
move-settle = { dollars } zahlen
move-settle-none = Nichts vorhersagen
move-invest-none = Nichts ausgeben
move-any-card = Karte
move-any-place = Setzen
move-any-spot = Region
move-any-rival = Gegner
move-any-fetch = Holen
move-any-pay = Zahlen
move-any-veto = Veto
move-any-take = Nehmen
move-any-give = Abgeben
move-any-drop = Abwerfen
move-any-red = Rote Karte
move-any-reroll = Neu würfeln
move-any-call = Vorhersagen

## Was Vetos bewirken, für alle, die eins spielen können

means-any-veto = Es stoppt die Karte ohne Aktion; ein grünes geht zurück in die Bank.
means-veto = Es stoppt die Karte, kostet keine Aktion und ist dann weg.
means-green-veto = Es stoppt die Karte, kostet keine Aktion und geht zurück in die Bank, wo es { dollars } kostet.
means-override = Sie stoppt ein Veto, und nichts kann sie stoppen.
means-buy = Damit kannst du eine Karte der anderen stoppen. Du zahlst { dollars } in Karten.

## Warum etwas nicht geht; $rule ist die Nummer einer Regel

why-react = Regel 24: Reagieren dürfen jetzt nur die anderen.
why-not-your-turn = Regel { $rule }: Du bist nicht am Zug.
why-one-first = Regel { $rule }: Setze erst mindestens einen Delegierten.
why-no-card = Regel 13: Es gibt keine Karte mehr zu ziehen.
why-override = Regel 26: Eine Überstimmung blockiert nur ein Veto.
why-no-money = Regel 3: { $card } ist als Geld nichts wert.
why-not-fetched = Regel 75: Das liegt nicht in der Ablage, oder es ist ein Veto oder eine Überstimmung.
why-own-cap = Regel 4: Du hast { NAME($region, form: "in") } schon { delegates-counted }; mehr sind nicht erlaubt.
why-full = Regel 5: Es sind { NAME($region, form: "in") } schon { $delegates } Delegierte; mehr passen nicht hinein.
why-bank-empty = Regel 19: Die Bank hat kein grünes Veto mehr.
why-too-dear = Regel 18: Ein grünes Veto kostet { dollars }; du hast { $have } M$.
why-answers = Regel 24: Diese Karte antwortet auf eine andere; für sich allein lässt sie sich nicht spielen.
why-nowhere = Regel 6: Es passt nirgends mehr ein Delegierter hin.
why-red = Regel 48: Außer bei Wahlen sind rote Karten nur Geld.
why-fund = Regel 3: Eine Spendenkarte ist nur Geld.
why-not-super = Regel 59: { $card } geht nur in einem Superstaat, nicht { NAME($region, form: "in") }.
why-none-there = Regel { $rule }: Für { $card } brauchst du eigene Delegierte { NAME($region, form: "in") }.
why-some-there = Regel 62: { $card } geht nur, wo du keine Delegierten hast; { NAME($region, form: "in") } hast du welche.
why-too-rich = Regel 71: { $card } geht nur bis { $most } Punkte; { NAME($region, form: "in") } gibt es { $points }.
why-no-rival-there = Regel { $rule }: Für { $card } muss { NAME($region, form: "in") } jemand anders Delegierte haben.
why-legal-team = Regel 76: Es gibt weder ein grünes Veto noch eine Karte zu nehmen.
why-second-look = Regel 75: In der Ablage liegt keine Karte, die du nehmen darfst.
why-scandal = Regel 66: Niemand sonst hat Delegierte.
why-leak = Regel 70: Niemand sonst hat eine Karte auf der Hand.
why-no-hand = Regel { $rule }: Diese Hand ist leer.
why-grassroots = Regel 61: Es gibt keine Region mit deinen Delegierten, in die noch welche passen.
why-frontier = Regel 62: Es gibt keine Region ohne deine Delegierten, in die noch welche passen.
why-tour = Regel 63: Du hast keine Delegierten, die anderswohin können.
why-defection = Regel 64: Wo du Delegierte hast, hat niemand sonst welche.
why-no-rival = Regel { $rule }: Niemand sonst hat Delegierte.
why-aimless = Regel 22: Wo diese Karte wirken könnte, ist kein Platz mehr.
why-card-first = Regel 16: Wähle erst eine Karte.
# A card is chosen, but not for the region that is clicked.
why-own-region = Regel { $rule }: Die Karte { $region } bringt nur { NAME($region, form: "to") } Delegierte. Für ihre { dollars } bekommst du welche in jeder Region.
why-press-first = Regel { $rule }: Tippe die Karte noch einmal an oder drück „{ move-play }“, dann wähle die Regionen.
why-names-rival = Regel { $rule }: { $card } richtet sich nicht gegen eine Region. Wähle unten, wen es trifft.
why-no-region-card = Regel { $rule }: { $card } wird nicht in einer Region gespielt. Wähle unten, was die Karte tun soll.
why-tour-source = Regel 63: Die Delegierten kommen { NAME($region, form: "of") }; wähle eine andere Region.
why-limit = Regel 73: Nicht mehr als { $limit } je Region.
why-chosen = Regel { $rule }: Du hast { NAME($region, form: "the") } schon ausgesucht.
why-rival-absent = Regel 66: Dein Ziel hat { NAME($region, form: "in") } keine Delegierten.
why-not-incumbent = Regel { $rule }: Du bist { NAME($region, form: "in") } nicht im Amt.
why-decided = Regel 52: Die Wahl { NAME($region, form: "in") } ist schon entschieden.
why-not-most = Regel 50: Jemand anders hat { NAME($region, form: "in") } mehr Delegierte.
why-call-dear = Regel 51: Für { NAME($region, form: "the") } zahlst du { dollars }; ausgeben kannst du noch { $left } M$.
why-after-roll = Regel 42: { $card } wird nach dem Wurf gespielt.
why-before-roll = Regel 41: { $card } wird vor dem Wurf gespielt.
why-take-part = Regel 47: Hier tritt niemand an, dem die Karte gilt.
why-no-veto = Regel 24: Es gibt keine Karte, gegen die ein Veto möglich wäre.
why-veto-on-veto = Regel 88: An diesem Tisch gibt es kein Veto gegen ein Veto.
why-veto-missing = Regel 24: Du hast kein solches Veto.

## Der Verlauf: Züge; $cards sind Namen von Karten oder deren Anzahl

log-dealt = { PERSON($who) ->
    [you] Du bekommst
   *[one] { $who } bekommt
 } { $cards }.
log-start-rolled = { who-rolls } um den Start: { $first } und { $second }.
log-starter = { PERSON($who) ->
    [you] Du beginnst
   *[one] { $who } beginnt
 } jede Runde.
log-round = Runde { $round }.
log-turn = { who-has } { actions-counted }.
log-actions-gained = { PERSON($who) ->
    [you] Du bekommst
   *[one] { $who } bekommt
 } { actions-counted } dazu.
log-ended = { PERSON($who) ->
    [you] Du beendest
   *[one] { $who } beendet
 } den Zug mit { $actions ->
    [one] 1 ungenutzten Aktion
   *[other] { $actions } ungenutzten Aktionen
 }.
log-spent = { PERSON($who) ->
    [you] Du zahlst
   *[one] { $who } zahlt
 } mit { $card }: { dollars }.
log-played = { PERSON($who) ->
    [you] Du spielst
   *[one] { $who } spielt
 } { $card }.
log-declared = { who-means } { $delegates ->
    [one] 1 Delegierten
   *[other] { $delegates } Delegierte
 } { NAME($region, form: "to") } schicken.
log-aimed = { who-aims } damit auf { PERSON($whom) ->
    [you] dich
   *[one] { $whom }
 } { NAME($region, form: "in") }.
log-tour = { who-means } { $delegates } { NAME($source, form: "of") } { NAME($to, form: "to") } schicken.
log-aimed-rival = { who-aims } damit auf { PERSON($whom) ->
    [you] dich
   *[one] { $whom }
 }.
log-aimed-card = { PERSON($who) ->
    [you] Du nennst
   *[one] { $who } nennt
 } { $card }.
log-aimed-die = { PERSON($who) ->
    [you] Du wählst
   *[one] { $who } wählt
 } die { $die }.
log-vetoed = { PERSON($who) ->
    [you] Du legst
   *[one] { $who } legt
 } ein Veto gegen { $card } von { whose } ein.
log-overrode = { PERSON($who) ->
    [you] Du überstimmst
   *[one] { $who } überstimmt
 } { PERSON($whose) ->
    [you] dein Veto
   *[one] das Veto von { $whose }
 }.
log-blocked = { PERSON($whom) ->
    [you] Deine Karte { $card }
   *[one] { $card } von { $whom }
 } ist blockiert.
log-placed = { PERSON($who) ->
    [you] Du bekommst
   *[one] { $who } bekommt
 } { NAME($region, form: "in") } { $delegates ->
    [one] 1 Delegierten
   *[other] { $delegates } Delegierte
 }, jetzt { $total }.
log-removed = { who-loses } { NAME($region, form: "in") } { $delegates ->
    [one] 1 Delegierten
   *[other] { $delegates } Delegierte
 }, jetzt { $total }.
log-wasted = { PERSON($who) ->
    [you] Du lässt
   *[one] { $who } lässt
 } { dollars } verfallen.
log-looked = { PERSON($who) ->
    [you] Du siehst dir
   *[one] { $who } sieht sich
 } { PERSON($whose) ->
    [you] deine Hand
   *[one] die Hand von { $whose }
 } an: { $cards }.
log-took = { who-takes } { $card } von { PERSON($whom) ->
    [you] dir
   *[one] { $whom }
 }.
log-gave = { PERSON($who) ->
    [you] Du gibst
   *[one] { $who } gibt
 } { $card } an { PERSON($whom) ->
    [you] dich
   *[one] { $whom }
 }.
log-fetched = { who-takes } { $card } aus der Ablage.
log-took-green = { who-takes } ein grünes Veto; die Bank hat noch { $bank }.
log-paid = { PERSON($who) ->
    [you] Du zahlst
   *[one] { $who } zahlt
 } { dollars } mit { $card }.
log-bought = { PERSON($who) ->
    [you] Du kaufst
   *[one] { $who } kauft
 } ein grünes Veto; die Bank hat noch { $bank }.
log-drew = { PERSON($who) ->
    [you] Du ziehst
   *[one] { $who } zieht
 } { $cards }.
log-discarded = { PERSON($who) ->
    [you] Du wirfst
   *[one] { $who } wirft
 } { $card } ab.
log-reshuffled = Die Ablage wird zum neuen Stapel: { cards-counted }.

## Der Verlauf: Wahlen, die Debatte und das Ende

log-election = Die Regionen wählen.
log-order = Sie wählen in dieser Reihenfolge: { LIST($regions, type: "unit") }.
log-contested = Wahl { NAME($region, form: "in") }, { points-counted }: { LIST($candidates) }.
log-skipped = Niemand tritt { NAME($region, form: "in") } an.
log-kept-by-call = { $region }: für { PERSON($whom) ->
    [you] dich
   *[one] { $whom }
 } vorhergesagt.
log-alone = { PERSON($who) ->
    [you] Du trittst
   *[one] { $who } tritt
 } { NAME($region, form: "in") } allein an.
log-rolled = { who-rolls } { LIST($dice, type: "unit") }.
log-rerolled = { who-rolls } die { $old } neu: { $new }.
log-kept-dice = { PERSON($who) ->
    [you] Du behältst
   *[one] { $who } behält
 } die Würfel.
log-scored = { PERSON($who) ->
    [you] Du kommst
   *[one] { $who } kommt
 } auf { $score }.
log-rolloff = Stechen { NAME($region, form: "in") }: { LIST($candidates) }.
log-dice-set = { who-rolls } jetzt mit { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
 }.
log-barred = { beat-barred }.
log-single-die = { beat-single-die }.
log-recount = { beat-recount }.
log-won = { PERSON($who) ->
    [you] Du gewinnst
   *[one] { $who } gewinnt
 } { NAME($region, form: "the") }: { points-counted }, insgesamt { $total }.
log-held = { PERSON($who) ->
    [you] Du hältst
   *[one] { $who } hält
 } { NAME($region, form: "the") }: { points-counted }, insgesamt { $total }.
log-lost = { who-loses } { NAME($region, form: "the") }: noch { points-counted }.
log-debate = Die Debatte.
log-swapped = { PERSON($who) ->
    [you] Du tauschst
   *[one] { $who } tauscht
 } { cards-counted }.
log-called = { PERSON($whom) ->
    [you] Du sagst
   *[one] { $whom } sagt
 } { NAME($region, form: "the") } vorher, für { dollars }.
log-invested = { PERSON($who) ->
    [you] Du gibst
   *[one] { $who } gibt
 } { dollars } für { $delegates ->
    [one] 1 Delegierten
   *[other] { $delegates } Delegierte
 } aus.
log-unplaced = { PERSON($who) ->
    [you] Du setzt
   *[one] { $who } setzt
 } { $delegates ->
    [one] 1 Delegierten
   *[other] { $delegates } Delegierte
 } nicht.
log-result = { PERSON($who) ->
    [you] Du hast
   *[one] { $who } hat
 } { points-counted } aus { regions-counted } und { delegates-counted }.

## Zu hören: kurze Sätze, zwischen zwei Entscheidungen und mit der Taste W

heard-plays = { PERSON($who) ->
    [you] Du spielst
   *[one] { $who } spielt
} { $card }: { LIST($changes, type: "unit") }.
heard-aims = { PERSON($who) ->
    [you] Du spielst
   *[one] { $who } spielt
} { $card } gegen { PERSON($whom) ->
    [you] dich
   *[one] { $whom }
}, { NUMBER($change, signDisplay: "exceptZero") }: { LIST($regions) }.
heard-aims-rival = { PERSON($who) ->
    [you] Du spielst
   *[one] { $who } spielt
} { $card } gegen { PERSON($whom) ->
    [you] dich
   *[one] { $whom }
}.
heard-hand = Deine Hand: { LIST($cards, type: "unit") }.
heard-region = { $region } { $delegates } zu { $most }
heard-ahead = Du liegst vorn: { LIST($regions, type: "unit") }.
heard-level = Du liegst gleichauf: { LIST($regions, type: "unit") }.
heard-behind = Du liegst zurück: { LIST($regions, type: "unit") }.

## Während es erzählt wird; was kein Subjekt hat, sagt es von dem Namen davor

beat-start-rolled = würfelt { $sum } um den Start
beat-starter = beginnt jede Runde
beat-drew = zieht { $cards }
beat-discarded = wirft { $card } ab
beat-bought = kauft ein grünes Veto
beat-ended = lässt { actions-counted } verfallen
beat-spent = { $card } für { dollars }
beat-red = { $card } { NAME($region, form: "in") }
region-change = { $region } { NUMBER($change, signDisplay: "exceptZero") }
and-more = { $first } und { $more } weitere
beat-aimed = { PERSON($whom) ->
    [you] du verlierst
   *[one] { $whom } verliert
 } { $lost } ({ $regions })
beat-tour = { $delegates } { NAME($source, form: "of") } { NAME($to, form: "to") }
beat-aimed-rival = gegen { PERSON($whom) ->
    [you] dich
   *[one] { $whom }
 }
beat-aimed-card = will { $card }
beat-aimed-die = wählt die { $die }
beat-vetoed = Veto gegen { $card } von { whose }
beat-overrode = überstimmt { PERSON($whose) ->
    [you] dein Veto
   *[one] das Veto von { $whose }
 }: { $card } { $counts ->
    [yes] gilt
   *[no] gilt nicht
 }
beat-wasted = lässt { dollars } verfallen
beat-took-green = nimmt ein grünes Veto
beat-looked = sieht sich { PERSON($whose) ->
    [you] deine Hand
   *[one] die Hand von { $whose }
 } an
beat-took = nimmt { $card } von { PERSON($whom) ->
    [you] dir
   *[one] { $whom }
 }
beat-gave = gibt { $card } an { PERSON($whom) ->
    [you] dich
   *[one] { $whom }
 }

# Nominativ; nach „Nach der“ steht die Ordnungszahl im Satz.
nth-election = { $nth ->
    [first] erste Wahl
    [second] zweite Wahl
   *[last] letzte Wahl
 }
beat-election = Die { nth-election }: 15 Regionen, 538 Punkte
beat-order = Gewählt wird in ausgeloster Reihenfolge, zuerst { NAME($region, form: "in") }
whom-count = { whom } { $count }
beat-contested = Wahl { NAME($region, form: "in") }, { points-counted }: { LIST($standing, type: "unit") }
beat-skipped = Niemand tritt { NAME($region, form: "in") } an
beat-kept-by-call = { PERSON($whose) ->
    [you] Du behältst
   *[one] { $whose } behält
 } { NAME($region, form: "the") }, wie vorhergesagt: { $points } Punkte
beat-rolled = Die Würfel { NAME($region, form: "in") }: { LIST($scores, type: "unit") }
beat-rolled-first = { beat-rolled }; { PERSON($whom) ->
    [you] du darfst
   *[one] { $whom } darf
 } einen Würfel neu würfeln
beat-kept-dice = behält die Würfel
beat-rerolled = { $region }: { who-rolls } die { $old } neu: { $new }, jetzt { $score }
beat-rolloff = Gleichstand { NAME($region, form: "in") }, Stechen: { LIST($rivals) }
beat-dice-set = würfelt jetzt mit { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
 }
beat-barred = { PERSON($who) ->
    [you] Du darfst
   *[one] { $who } darf
 } hier keinen Würfel neu würfeln
beat-single-die = Hier zählt nur der beste Würfel
beat-recount = Nachzählung { NAME($region, form: "in") }
beat-alone = { NAME($region, form: "in") } allein, { NUMBER($points, signDisplay: "exceptZero") }
beat-held = { PERSON($who) ->
    [you] Du hältst
   *[one] { $who } hält
 } { NAME($region, form: "the") }, { $score } zu { $best }: die { $points } Punkte bleiben
beat-won = { PERSON($who) ->
    [you] Du holst
   *[one] { $who } holt
 } { NAME($region, form: "the") }, { $score } zu { $best }: { NUMBER($points, signDisplay: "exceptZero") }
beat-won-from = { PERSON($who) ->
    [you] Du holst
   *[one] { $who } holt
 } { NAME($region, form: "the") } von { PERSON($whom) ->
    [you] dir
   *[one] { $whom }
 }, { $score } zu { $best }: { NUMBER($points, signDisplay: "exceptZero") }
beat-standings = Nach der { $nth ->
    [first] ersten
    [second] zweiten
   *[last] letzten
 } Wahl: { LIST($standing, type: "unit") }
beat-debate = Die Debatte: Karten tauschen{ $advanced ->
    [yes] , Regionen vorhersagen oder Geld ausgeben
   *[no] {""}
 }
beat-swapped = tauscht { cards-counted }
beat-called = sagt { NAME($region, form: "the") } für { dollars } vorher
beat-invested = zahlt { dollars } für { $delegates ->
    [one] 1 Delegierten
   *[other] { $delegates } Delegierte
 }
beat-unplaced = setzt { $delegates ->
    [one] 1 Delegierten
   *[other] { $delegates } Delegierte
 } nicht

## Wie es ausging

verdict = { PERSON($who) ->
    [many] { $who } teilen sich
   *[one] { $who } gewinnt
 } die Präsidentschaft{ $reason ->
    [points] {" "}mit { $points } von 538 Punkten
    [regions] , punktgleich bei { $points }, aber mit mehr Regionen
    [delegates] , gleichauf bei Punkten und Regionen, aber mit mehr Delegierten
   *[shared] , gleichauf bis zum letzten Delegierten
 }
outcome = { verdict }.

## Wie weit es ist, und die Stellung als Text

summary = Runde { $round } von { $rounds }{ $what ->
    [election] {" "}· Wahl
    [debate] {" "}· Debatte
   *[turns] {""}
 }
standing = { $name }: { points-counted }, { regions-counted }, { delegates-counted }; auf der Hand: { $holding ->
    [yes] { LIST($cards, type: "unit") }
   *[no] nichts
 }
candidate-count = { $name } { $delegates }
region-line = { $region }, { $points }: { $anybody ->
    [yes] { LIST($standing, type: "unit") }
   *[no] niemand
 }{ $state ->
    [won] {" "}(gewonnen von { $holder })
    [called] {" "}(vorhergesagt für { $holder })
   *[free] {""}
 }
piles = Nachziehstapel { $left }, Ablage { $discards }, grüne Vetos in der Bank { $bank }

## Für die ersten Partien

aim = Halte nach der letzten Wahl, in Runde 13, die meisten der 538 Punkte.
tip-react =
    .head = Ein Veto einlegen?
    .says = Jemand spielt eine Karte, und du kannst sie stoppen, bevor sie wirkt. Ein Veto ist danach weg: Spar es für eine Karte auf, die dich eine wertvolle Region kosten würde.
tip-reroll =
    .head = Deine zweite Chance
    .says = Wo du im Amt bist, darfst du einen deiner Würfel neu würfeln. Nimm den niedrigsten; führst du sicher, behalte, was du hast.
tip-invest =
    .head = Die Debatte
    .says = Wirf Karten ab, die du nicht willst, und zieh ebenso viele. Karten für Regionen, die verloren oder sicher sind, können weg.
tip-call =
    .head = Eine Region vorhersagen
    .says = Eine Region, die du vorhersagst, ist entschieden und wählt nie wieder. Sag vorher, was wertvoll ist und schwer zu verteidigen wäre; das kostet Geld.
tip-pay =
    .head = Womit zahlen?
    .says = Wechselgeld gibt es nicht. Zahle mit den Karten von Regionen, die dir am wenigsten bedeuten; Vetos sind als Geld nichts wert.
tip-place =
    .head = Der zweite bringt am meisten
    .says = Bei einer Wahl zählen deine zwei besten Würfel. Ein zweiter Delegierter hilft viel mehr als ein fünfter: Verteile deine Delegierten, und bleib allein, wo du kannst.
tip-before =
    .head = Als Nächstes wird gewählt
    .says = Wer in einer Region allein ist, gewinnt sie ohne Wurf. Such wertvolle Regionen, in denen noch niemand steht.
tip-card =
    .head = Jede Karte hat zwei Hälften
    .says = Mit ihrem Text bringt eine Regionskarte mehr Delegierte in ihre Region, als ihr Geld kauft; dafür kauft das Geld sie überall. Nimm den Text, wo du sie alle brauchst, und das Geld, wo einer genügt.

## Die Analyse

review-count = Punkte
review-stretch = Wahl
review-dice = Würfel
review-moment = Wahl { $number }
