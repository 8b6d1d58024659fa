### Gerrymander: borders between hex counties, 1 to 4 players.
### Parties are Red, Blue, Amber and Green; each is led by the player with the same seat.

## Parteien, Plättchen, Stimmen

party-neutral = neutral
party-face-down = verdeckt
initial-neutral = N
initial-face-down = ?

token-neutral = das neutrale Plättchen
party-count = { $party } { $count }
player = { $name } ({ $party })
party-led-by = { $party }, { $name }
side = { $here }–{ $there }

# Nominativ und Akkusativ; im Dativ Plural steht „Wahlkreisen“, dort ist der Satz ausgeschrieben.
counties-counted = { $counties ->
    [one] 1 County
   *[other] { $counties } Countys
 }
districts-counted = { $districts ->
    [one] 1 Wahlkreis
   *[other] { $districts } Wahlkreise
 }
swing-counted = { $swing ->
    [one] 1 Wechselcounty
   *[other] { $swing } Wechselcountys
 }
borders-counted = { $borders ->
    [0] keine Grenze
    [1] eine Grenze
    [2] zwei Grenzen
    [3] drei Grenzen
    [4] vier Grenzen
   *[other] { $borders } Grenzen
 }
votes-unknown = Stimmen unbekannt
# Steht immer nach einer Zahl von Countys.
counties-by-party = davon { LIST($counts, type: "unit") }

## Was zu tun ist

prompt-over = { $result }.
prompt-luck = Die Plättchen werden ausgelegt.
prompt-tie = { player }: Gleichstand zwischen { LIST($parties) } in Wahlkreis { $district }; bestimme den Sieger.
prompt-confirm = { player }: Beende deinen Zug oder nimm eine Grenze zurück.
prompt-alone = { player }: Zieh eine Grenze.
prompt-last = { player }: Zieh die { $only ->
    [yes] einzige
   *[no] letzte
 } Grenze dieses Zugs.
prompt-border = { player }: Zieh eine Grenze, noch { $left ->
    [2] zwei
    [3] drei
    [4] vier
   *[other] { $left }
 } in diesem Zug.

move-end = Zug beenden
move-award = { $party } gewinnt ihn
move-award-any = Sieger bestimmen
move-border = Grenze { $side }
move-border-any = Grenze ziehen
move-border-closing = Grenze { $side }: schneidet { counties-counted } ab, { $votes }

## Warum etwas nicht geht

why-over = Regel 24: Die Karte ist fertig.
why-not-your-turn = Regel 6: Jemand anders ist am Zug.
why-borders-left = Regel 8: In diesem Zug { $borders ->
    [one] ist noch { borders-counted }
   *[other] sind noch { borders-counted }
 } zu ziehen.
why-not-tied = Regel 22: { $party } ist am Gleichstand nicht beteiligt.
why-tie-first = Regel 22: Bestimme erst den Sieger im Wahlkreis mit Gleichstand.
why-drawn = Regel 10: Dort ist schon eine Grenze.
why-finished = Regel 11: { $county } liegt in einem fertigen Wahlkreis.
why-all-drawn = Regel 7: Alle Grenzen dieses Zugs sind gezogen.
why-too-small = Regel 12: Das würde nur { counties-counted } abschneiden ({ LIST($names) }).

## Der Verlauf

log-border = { PERSON($who) ->
    [you] Du ziehst
   *[one] { $who } zieht
 } die Grenze { $side }.
log-begins = { PERSON($who) ->
    [you] Du beginnst.
   *[one] { $who } beginnt.
 }
log-turn = Zug { $number } gehört { PERSON($who) ->
    [you] dir
   *[one] { $who }
 }: { borders-counted }.
log-closed = { PERSON($who) ->
    [you] Du schließt
   *[one] { $who } schließt
 } Wahlkreis { $district } mit { counties-counted }: { LIST($names, type: "unit") }.
log-shown = { $county } zeigt { $token }.
log-tied = Gleichstand zwischen { LIST($parties) } in Wahlkreis { $district }.
log-named = { PERSON($who) ->
    [you] Du erklärst
   *[one] { $who } erklärt
 } { $party } zum Sieger von Wahlkreis { $district }.
log-won = { $party } gewinnt Wahlkreis { $district }{ $swing ->
    [0] {""}
   *[other] {" "}samt { swing-counted }
 }: { LIST($votes, type: "unit") }.
log-result = { $party }: { districts-counted }, { swing-counted }, { $cost } Stimmen darin.

## Wie es ausging

outcome-alone-lost = { $name } kommt auf { NUMBER($lead) }: Die Karte hat Rot nicht geholfen.
outcome-alone-won = { $name } gewinnt mit { NUMBER($lead, signDisplay: "exceptZero") } für Rot: { lead-called }.
lead-called = { $called ->
    [masterpiece] ein Meisterstück
    [scandal] ein Skandal
    [landslide] ein Erdrutsch
   *[nudge] ein Schubser
 }
outcome-shared = { LIST($players) } teilen sich den Sieg: je { districts-counted }, in allem gleichauf.
outcome-won = { player } gewinnt mit { $districts ->
    [one] 1 Wahlkreis
   *[other] { $districts } Wahlkreisen
 }{ $reason ->
    [swing] {" "}und mehr Wechselcountys darin
    [votes] {" "}und weniger Stimmen darin
   *[districts] {""}
 }.

## Wie weit es ist, und die Stellung als Text

summary = { districts-counted }, { $inside } von { $all } Countys
summary-turn = Zug { $turn }, { summary }
standing = { $party }: { districts-counted }, { swing-counted }
standing-of = { $party } ({ $name }): { districts-counted }, { swing-counted }
district-line = Wahlkreis { $district }, { $winner }: { counties-counted }, { $votes }
district-undecided = Wahlkreis { $district }, nicht entschieden: { counties-counted }, { $votes }
open-line = Offen ab { $first }: { counties-counted }, { $votes }

## Countys, wie sie vorgelesen werden

county = { $name }, { $token }{ $swing ->
    [yes] , Wechselcounty
   *[no] {""}
 }
county-in-district = { county }, Wahlkreis { $district }
county-won = { county-in-district }, gewonnen von { $party }

## Zu hören: kurze Sätze, zwischen zwei Entscheidungen und mit der Taste W

heard-border = { PERSON($who) ->
    [you] Du ziehst
   *[one] { $who } zieht
} { LIST($sides) }.
heard-won = { $party } gewinnt Wahlkreis { $district } rund um { $county } mit { $best } zu { $second }.
heard-district = Wahlkreis { $district } rund um { $county }: { $winner }.
heard-district-tied = Wahlkreis { $district } rund um { $county }: Gleichstand.
heard-open = Offen rund um { $county }: { counties-counted }, { $votes }.
heard-smallest = Ein Wahlkreis hat mindestens { $counties } Countys.

## Während es erzählt wird

beat-opening-alone = Die Stimmen liegen aus: Zieh die Grenzen so, dass Rot gewinnt
beat-begins = beginnt mit einer einzigen Grenze
beat-border-first = zieht { $side }
beat-border-only = zieht die einzige mögliche Grenze, { $side }
beat-closed = schließt Wahlkreis { $district } ({ counties-counted })
beat-shown = Wahlkreis { $district } wird aufgedeckt: { LIST($votes, type: "unit") }
beat-shown-last = Die letzten Plättchen, in Wahlkreis { $district }: { LIST($votes, type: "unit") }
beat-tied = Gleichstand in Wahlkreis { $district }, { LIST($parties) } je { $count }: { PERSON($who) ->
    [you] Du bestimmst
   *[one] { $who } bestimmt
 } den Sieger
beat-named = erklärt { $party } zum Sieger von Wahlkreis { $district }
beat-won = { $party } gewinnt Wahlkreis { $district } mit { $best } zu { $second }{ with-swing }
beat-given = { $party } bekommt Wahlkreis { $district } bei Gleichstand (je { $best }){ with-swing }
with-swing = { $swing ->
    [0] {""}
   *[other] , dazu { swing-counted }
 }

irony-fair = Je { $votes } Stimmen und je { districts-counted }: ausnahmsweise eine gerechte Karte
irony-equal = Je { $votes } Stimmen, { irony-took }
irony = Stimmen: { LIST($counts, type: "unit") } – { irony-took }
# Geht in irony nach einem Strich weiter, in irony-equal nach einem Komma.
irony-took = { $fooled ->
    [yes] doch
   *[no] und
 } { LIST($parties) } { $alone ->
    [yes] holt
   *[no] holen je
 } { $won } von { $all } Wahlkreisen
verdict-alone-lost = Rot { NUMBER($lead, signDisplay: "exceptZero") }: Die Karte hat Rot nicht geholfen
verdict-alone-won = Rot { NUMBER($lead, signDisplay: "exceptZero") }: { lead-called }
verdict-districts = { player } gewinnt mit { $districts } zu { $second } Wahlkreisen
verdict-swing = Je { districts-counted }: { player } gewinnt mit { $swing } zu { $second } Wechselcountys
verdict-votes = Je { districts-counted }, gleich viele Wechselcountys: { player } gewinnt mit weniger Stimmen darin, { $spent } zu { $second }
verdict-shared = { LIST($names) } teilen sich den Sieg: je { districts-counted }, in allem gleichauf

## Die Karte und was daneben steht

map-label = Karte mit { $counties } Countys
map-label-named = Karte „{ $name }“, { $counties } Countys
title-block-line = Landkarte · { $counties } Countys
side-impossible = { $side }, keine Grenze möglich
side-drawn = { $side }, Grenze gezogen
score-heading = Stand
score-party = Partei
score-districts = Wahlkreise
score-swing = Wechsel
score-votes = Stimmen
regions-heading = Stimmen je Gebiet
region-open = Offen, { $first } bis { $last }
region-district = Wahlkreis { $district }
region-counties = { $region }, { $counties } Countys
plate-label = { $who }: { districts-counted }, { swing-counted } und { $cost } Stimmen darin
# „Wahlkreise“ hat zu viert auf einem Telefon keinen Platz.
districts-word = { $districts ->
    [one] Kreis
   *[other] Kreise
 }
borders-left = { $left ->
    [0] Keine Grenze mehr
    [one] Noch 1 Grenze
   *[other] Noch { $left } Grenzen
 }
map-finished = Karte fertig
alone-score = Dein Ergebnis
alone-score-means = Rot minus Blau
alone-score-first = Rot minus
alone-score-second = Blau
still-open = { $counties ->
    [one] Noch 1 County offen
   *[other] Noch { $counties } Countys offen
 }
all-closed = Alle Countys in Wahlkreisen
all-closed-first = Alle Countys
all-closed-second = in Wahlkreisen
votes-not-shown = Stimmen noch verdeckt
voters-face-down = Plättchen verdeckt
a-tie = Gleichstand
slip-tie = Patt
tie-equal = Gleich viele Stimmen für alle
leads-by = { $party } liegt { $votes } vorn
result-voters = Die Stimmen
result-map = Die Karte
key-swing = Wechselcounty: bei Gleichstand
key-leading = Rot liegt hier 5 Stimmen vorn
key-closing = Grenze, die etwas abschneidet
cut-off = Schneidet { counties-counted } ab
cut-rest = Übrige { $rest }: { $balance }
stamp-tied = Patt
stamp-wins = { $party } siegt
stamp-shared = Geteilt
stamp-votes = Stimmen
borders-left-short = noch { $left }
cut-off-label = { cut-off }: { $lead }
slip-lead = { NUMBER($votes, signDisplay: "exceptZero") }

## Für die ersten Partien

aim = Gewinne die meisten Wahlkreise: In jedem zählt nur die stärkste Partei.
tip-tie =
    .head = Dein Stichentscheid
    .says = Du hast die letzte Grenze gezogen, also bestimmst du, wer gewinnt. Das musst nicht du sein: Manchmal geht der Wahlkreis besser an die Partei, die dir am wenigsten schadet.
tip-confirm =
    .head = Die letzte Gelegenheit zum Ändern
    .says = Bis du den Zug beendest, kannst du seine Grenzen zurücknehmen, die letzte zuerst. Sieh noch einmal nach, was du dem nächsten Zug offen lässt.
tip-late =
    .head = Die Karte ist fast fertig
    .says = Nur wenige Grenzen sind übrig. Zähl ab, wer die letzten Wahlkreise schließt: Ein offenes Gebiet zu bekommen ist besser, als eins weiterzugeben.
tip-closing =
    .head = Jetzt kann eine Grenze etwas abschneiden
    .says = Zeig auf eine gepunktete Kante, um die Stimmen auf beiden Seiten zu sehen. Schneide dort, wo du knapp gewinnst und die anderen viel verlieren: Ihre überzähligen Stimmen sind verschenkt.
tip-hidden =
    .head = Stimmen, die du nicht siehst
    .says = Plättchen werden aufgedeckt, wenn ein Wahlkreis schließt. Wer dort mehr Plättchen hat, gewinnt ihn wahrscheinlich, aber nicht sicher.
tip-begin =
    .head = Noch muss nichts schließen
    .says = Beginn einen Zaun, der die stärkste Ecke der Gegenseite abtrennt, und mach dem nächsten Zug kein Geschenk.

## Die Stufen der Bots

level-easy = Nimmt einen Wahlkreis, wenn eine Grenze dafür reicht; schlägt kaum je jemanden, der plant.
level-normal = Macht aus den Grenzen des Zugs den besten Wahlkreis und verdirbt, was du als Nächstes schließen könntest; gewann 191 von 200 Partien gegen Leicht.
level-hard = Spielt für jede Grenze 300 Karten zu Ende; gewann 57 von 60 Partien gegen Normal.
level-expert = Spielt für jede Grenze Tausende Karten zu Ende; gewann 104 von 120 Partien gegen Schwer.
manner-easy = { LIST($names) } { $count ->
    [one] nimmt
   *[other] nehmen
 }, was offen liegt.
manner-normal = { LIST($names) } { $count ->
    [one] holt
   *[other] holen
 } aus jedem Zug das Beste heraus und { $count ->
    [one] nutzt
   *[other] nutzen
 } fremde Zäune, die nicht fertig sind.
manner-hard = { LIST($names) } { $count ->
    [one] sieht
   *[other] sehen
 } die fertige Karte schon vor sich.
manner-expert = { LIST($names) } { $count ->
    [one] hat
   *[other] haben
 } alles schon gesehen, auf tausend Karten.

## Die Analyse

review-count = Wahlkreise
review-stretch = Wahlkreis

## Gründe für eine Grenze oder einen Sieger („sie“ ist die Grenze)

where = { $place ->
    [middle] in der Mitte
    [east] im Osten
    [south-east] im Südosten
    [south] im Süden
    [south-west] im Südwesten
    [west] im Westen
    [north-west] im Nordwesten
    [north] im Norden
   *[north-east] im Nordosten
 }
reason-own-party = { PERSON($who) ->
    [me] Das ist meine eigene Partei.
   *[you] Das ist deine eigene Partei.
 }
reason-award = { $party } hat bisher { districts-counted }.
reason-award-fewest = { $party } hat bisher { districts-counted }, und niemand im Gleichstand hat weniger.
# Steht nach dem Verb: „Sie schließt mit einer weiteren Grenze …“.
reason-means = { $more ->
    [0] {""}
    [1] mit einer weiteren Grenze{ reason-this-turn }{" "}
    [2] mit zwei weiteren Grenzen{ reason-this-turn }{" "}
   *[other] mit drei weiteren Grenzen{ reason-this-turn }{" "}
 }
reason-this-turn = { $alone ->
    [yes] {""}
   *[no] {" "}in diesem Zug
 }
reason-closes = Sie schließt { reason-means }einen Wahlkreis aus { $counties } Countys { where }{ $ends ->
    [open] {""}
    [tie] , bei { reason-breaks }
   *[won] , { $votes } zu { $second } { reason-for }
 }.
reason-closes-more = Sie schließt { reason-means }{ districts-counted }: { LIST($each) }.
reason-one-closed = { where }{ $ends ->
    [open] {""}
    [tie] {" "}bei { reason-breaks }
   *[won] {" "}{ $votes } zu { $second } { reason-for }
 }
reason-breaks = { PERSON($who) ->
    [me] Gleichstand (ich entscheide)
   *[you] Gleichstand (du entscheidest)
 }
reason-for = { PERSON($winner) ->
    [me] für mich
    [you] für dich
   *[one] für { $winner }
 }
reason-cuts-off = Sie schneidet { reason-means }{ counties-counted } { where } ab, die sich noch teilen lassen{ $shown ->
    [yes] : { reason-votes } gegen { $rival ->
        [0] keine
       *[other] { $rival }
     }
   *[no] {""}
 }.
reason-prepares = { $named ->
    [yes] Sie ist ein Stück vom Zaun um { LIST($names) }
   *[no] Sie bereitet einen Wahlkreis aus { $counties } Countys { where } vor
 }, { reason-votes } gegen { $rival ->
    [0] keine
   *[other] { $rival }
 }: { $more ->
    [1] Eine weitere Grenze schließt ihn
    [2] Zwei weitere Grenzen schließen ihn
   *[other] Drei weitere Grenzen schließen ihn
 }, wenn niemand dazwischenfunkt.
reason-spoils = Sie hindert { PERSON($rival) ->
    [you] dich
   *[one] { $rival }
 } daran, im nächsten Zug einen Wahlkreis aus { $counties } Countys { where } zu schließen{ $shown ->
    [yes] {" "}({ $votes } zu { $second })
   *[no] {""}
 }.
reason-votes = { PERSON($who) ->
    [me] meine { votes-counted }
   *[you] deine { votes-counted }
 }
votes-counted = { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
 }
reason-parts = Sie schiebt sich { where } zwischen { $here } und { $there }: { $gain ->
    [each] Jede kann einen Wahlkreis gewinnen
    [apart] Vielleicht zählen sie dann nicht mehr zusammen
   *[more] In { NUMBER($now, style: "percent") } statt { NUMBER($before, style: "percent") } der Fälle hilft { $which }, einen Wahlkreis zu gewinnen
 }.
reason-keeps-apart = Sie schiebt sich { where } zwischen { $here } und { $there }: { reason-no-good-close }.
reason-quiet = Sie schließt nichts: { reason-no-good-close }.
reason-no-good-close = { PERSON($who) ->
    [me] In diesem Zug kann ich keinen Wahlkreis schließen, der mir hilft
   *[you] In diesem Zug kannst du keinen Wahlkreis schließen, der dir hilft
 }
reason-least-harm = Jede mögliche Grenze schließt etwas; diese kostet { PERSON($who) ->
    [me] mich
   *[you] dich
 } am wenigsten.
reason-first = Von { $maps } Karten, die der Zufall fertig zeichnet, { PERSON($who) ->
    [me] gewinne ich
   *[you] gewinnst du
 } mit ihr { NUMBER($now, style: "percent") }, ohne sie { NUMBER($before, style: "percent") }.
# Akkusativ, und alle weiblich, damit „noch eine“ passt: die Zahl auf dem Plättchen.
voters = { $kind ->
    [neutral] die neutrale Null
    [hidden] eine verdeckte Zahl
    [county] { PERSON($owner) ->
        [me] eine Zahl von mir
        [you] eine Zahl von dir
       *[one] eine Zahl von { $owner }
     }
   *[token] { PERSON($owner) ->
        [me] meine { $votes }
        [you] deine { $votes }
       *[one] die { $votes } von { $owner }
     }
 }
voters-other = noch eine
which-county = { $by ->
    [party] { PERSON($owner) ->
        [me] meine
        [you] deine
       *[one] die von { $owner }
     }
    [votes] die { $votes }
   *[either] eine davon
 }

## Die Zahl neben einem Rat für eine Person allein

figure-level = Rot im Schnitt gleichauf mit Blau
figure-ahead = Rot im Schnitt { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } Wahlkreise vorn
figure-behind = Rot im Schnitt { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } Wahlkreise zurück
