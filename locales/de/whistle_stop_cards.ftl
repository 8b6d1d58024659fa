### Whistle-Stop: regions and cards. Each card has its name, its whole text (.text) and, as short
### as it can be told, what it does when it is played for that text (.use).

## Regionen. in: wo; to: wohin; of: woher; the: im Akkusativ mit Artikel, wo sie einen haben.
## Ohne Form stehen sie nur für sich, in Listen und vor einem Doppelpunkt. Als Kartennamen, denn so
## heißen auch die Regionskarten, passen sie bis 12 Zeichen auf die Landkarte.

region-appalachian = Appalachen
    .in = in den Appalachen
    .to = in die Appalachen
    .of = aus den Appalachen
    .the = die Appalachen
region-chesapeake = Chesapeake
    .in = in Chesapeake
    .to = nach Chesapeake
    .of = aus Chesapeake
region-new-york = New York
    .in = in New York
    .to = nach New York
    .of = aus New York
region-south = Süden
    .in = im Süden
    .to = in den Süden
    .of = aus dem Süden
    .the = den Süden
region-florida = Florida
    .in = in Florida
    .to = nach Florida
    .of = aus Florida
region-new-england = Neuengland
    .in = in Neuengland
    .to = nach Neuengland
    .of = aus Neuengland
region-central = Prärie
    .in = in der Prärie
    .to = in die Prärie
    .of = aus der Prärie
    .the = die Prärie
region-northwest = Nordwesten
    .in = im Nordwesten
    .to = in den Nordwesten
    .of = aus dem Nordwesten
    .the = den Nordwesten
region-mid-atlantic = Ostküste
    .in = an der Ostküste
    .to = an die Ostküste
    .of = von der Ostküste
    .the = die Ostküste
region-texas = Texas
    .in = in Texas
    .to = nach Texas
    .of = aus Texas
region-southeast = Südosten
    .in = im Südosten
    .to = in den Südosten
    .of = aus dem Südosten
    .the = den Südosten
region-southwest = Südwesten
    .in = im Südwesten
    .to = in den Südwesten
    .of = aus dem Südwesten
    .the = den Südwesten
region-great-lakes = Große Seen
    .in = an den Großen Seen
    .to = an die Großen Seen
    .of = von den Großen Seen
    .the = die Großen Seen
region-upper-midwest = Mittelwesten
    .in = im Mittelwesten
    .to = in den Mittelwesten
    .of = aus dem Mittelwesten
    .the = den Mittelwesten
region-california = California
    .in = in California
    .to = nach California
    .of = aus California

## Anzahlen

# Nominativ.
delegates-counted = { $delegates ->
    [one] 1 Delegierter
   *[other] { $delegates } Delegierte
 }
dice-counted = { $dice } Würfel
cards-counted = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
 }
dollars = { $money } M$

## Spendenkarten, Regionen, Vetos

card-bake-sale = Kuchenbasar
card-barbecue = Grillfest
card-gala-dinner = Gala-Dinner
card-big-donor = Großspende
fund-text = { dollars } für Delegierte oder ein grünes Veto.
region-card =
    .text = Schick { $delegates ->
        [one] 1 Delegierten
       *[other] { $delegates } Delegierte
     } { NAME($region, form: "to") }.
    .use = +{ $delegates } hier
card-super-state = Superstaat
    .text = Schick { $delegates ->
        [one] 1 Delegierten
       *[other] { $delegates } Delegierte
     } in eine Region aus nur einem Staat.
    .use = +{ $delegates } im Superstaat
card-veto = Veto
    .text = Blockiere die Karte, die gerade gespielt wird.
    .use = Blockiert eine Karte
card-override = Überstimmung
    .text = Blockiere ein Veto. Nichts blockiert diese Karte.
    .use = Blockiert ein Veto
card-green-veto = Grünes Veto
    .text = Blockiere die gespielte Karte, dann zurück in die Bank.
    .use = Blockiert eine Karte
card-winner = Siegkarte: { $region }
    .text = Hier bist du im Amt.

## Aktionskarten

card-town-hall = Ortstermine
    .text = Je { delegates-counted } in bis zu { $regions } Regionen.
    .use = +{ $delegates } in { $regions } Regionen
card-grassroots = Basisarbeit
    .text = { delegates-counted } in einer Region, in der du schon welche hast.
    .use = +{ $delegates }, wo du bist
card-frontier = Neuland
    .text = { delegates-counted } in einer Region, in der du keine hast.
    .use = +{ $delegates } im Neuland
card-bus-tour = Bustour
    .text = Bewege bis zu { $delegates } deiner Delegierten in eine andere Region.
    .use = Bewege bis zu { $delegates }
card-defection = Überläufer
    .text = Wo du Delegierte hast, verliert jemand anders { $lost }, und du bekommst { $lost }.
    .use = Gegner −{ $lost }, du +{ $lost }
card-attack-ad = Angriffsspot
    .text = Jemand anders verliert in einer Region { $lost ->
        [one] 1 Delegierten
       *[other] { $lost } Delegierte
     }.
    .use = Gegner −{ $lost }
card-scandal = Skandal
    .text = Jemand anders verliert in bis zu { $regions } Regionen je { $lost ->
        [one] 1 Delegierten
       *[other] { $lost } Delegierte
     }.
    .use = { $regions } × Gegner −{ $lost }
card-phone-bank = Telefonteam
    .text = Zieh { cards-counted }.
    .use = Zieh { $cards }
card-file = Dossier
    .text = Sieh eine fremde Hand an, nimm eine Karte, gib eine zurück.
    .use = Ansehen, tauschen
card-donors = Abwerbung
    .text = Nimm zufällig eine Karte aus einer fremden Hand.
    .use = Karte stehlen
card-leak = Presseleck
    .text = Alle anderen werfen eine Karte ihrer Wahl ab.
    .use = Andere werfen 1 ab
card-endorsement = Fürsprache
    .text = { delegates-counted } in einer Region mit höchstens { $points } Punkten.
    .use = +{ $delegates } (≤ { $points } Punkte)
card-victory-lap = Ehrenrunde
    .text = Je { delegates-counted } in bis zu { $regions } Regionen, in denen du im Amt bist; bist du es nirgends, in einer beliebigen.
    .use = +{ $delegates } in { $regions } gewonnenen
card-comeback = Comeback
    .text = { delegates-counted }, { $each } je Region. Hat niemand weniger als du: { $last }, bis zu { $last_each } je Region.
    .use = +{ $delegates }, hinten +{ $last }
card-momentum = Rückenwind
    .text = Du hast in diesem Zug { $actions ->
        [one] 1 Aktion
       *[other] { $actions } Aktionen
     } mehr.
    .use = +{ $actions } Aktionen
card-second-look = Fundstück
    .text = Nimm eine Karte aus der Ablage, aber kein Veto und keine Überstimmung.
    .use = Aus der Ablage
card-legal-team = Anwaltsteam
    .text = Nimm ein grünes Veto aus der Bank, oder zieh { $cards }, wenn sie leer ist.
    .use = Grünes Veto
card-swing = Umschwung
    .text = Wer in einer Region von den anderen die meisten Delegierten hat, verliert dort bis zu { $lost }, und du bekommst ebenso viele.
    .use = Spitze −{ $lost }, du +{ $lost }

## Rote Karten, für Wahlen

more-dice = { $dice } Würfel mehr
more-dice-text = Du hast { more-dice }, höchstens { $most_dice }.
card-get-out = Wahlaufruf
card-absentee = Briefwahl
    .text = Nach dem Wurf: Würfle einen deiner Würfel neu.
    .use = Würfel neu
card-recount = Nachzählung
    .text = Nach dem Wurf: Die zwei Besten würfeln mit je { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfeln
     } um die Entscheidung.
    .use = Beste zwei neu
card-weather = Sauwetter
    .text = Jemand anders hat { dice-counted } weniger, aber mindestens { $least_dice }.
    .use = Gegner −{ $dice } Würfel
card-debate-win = Starke Debatte
    .text = Dein Ergebnis zählt { $score } mehr.
    .use = Dein Ergebnis +{ $score }
card-gaffe = Patzer
    .text = Ein fremdes Ergebnis zählt { $score } weniger.
    .use = Gegner −{ $score } Punkt
card-lawyer = Wahlanwältin
    .text = Wer im Amt ist, darf nicht neu würfeln.
    .use = Kein Neuwurf
card-turnout = Wahlflaute
    .text = Alle würfeln mit höchstens { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfeln
     }.
    .use = Höchstens { $dice } Würfel
card-photo = Fotofinish
    .text = Für alle zählt nur der beste einzelne Würfel.
    .use = Bester Würfel zählt
card-volunteers = Helferheer
