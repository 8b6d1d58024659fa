### Poll Position!: an election across Canada, run together by 1 to 4 players. AP are action points.
### Regions, types of districts, specialists and verdicts are given by name, so that sentences can
### choose their own forms: [pacific] is British Columbia, [hq] headquarters.

## Regionen und Bezirke

region = { $region ->
    [maritimes] Seeprovinzen
    [quebec] Québec
    [ontario] Ontario
    [prairies] Prärie
    [pacific] British Columbia
    [territories] Territorien
   *[nowhere] nirgends
 }
# Nominativ und Akkusativ lauten gleich: „übernimmt die Prärie“.
the-region = { $region ->
    [maritimes] die { region }
    [prairies] die { region }
    [territories] die { region }
   *[other] { region }
 }
in-region = { $region ->
    [maritimes] in den { region }
    [prairies] in der { region }
    [territories] in den { region }
   *[other] in { region }
 }
# Dasselbe am Satzanfang.
in-region-start = { $region ->
    [maritimes] In den { region }
    [prairies] In der { region }
    [territories] In den { region }
   *[other] In { region }
 }
to-region = { $region ->
    [maritimes] in die { region }
    [prairies] in die { region }
    [territories] in die { region }
   *[other] nach { region }
 }
# Ungebeugt; Sätze hängen die Endung an: „{ type }en“.
type = { $type ->
    [urban] städtisch
    [rural] ländlich
   *[remote] entlegen
 }
to-districts = in { type }e Bezirke
# Ein Bezirk als Beschriftung. Die Territorien sind ein einziger, entlegener Bezirk.
place = { $region ->
    [hq] { headquarters }
    [territories] { region }
   *[other] { region } { type }
 }
# Ein Bezirk im Satz; Nominativ und Akkusativ lauten gleich: „das städtische Ontario“.
the-place = { $region ->
    [hq] die { headquarters }
    [maritimes] die { type }en { region }
    [prairies] die { type }e { region }
    [territories] die { region }
   *[other] das { type }e { region }
 }
# Hilfstext: der Bezirk im Dativ nach „in“, „aus“.
of-place = { $region ->
    [hq] der { headquarters }
    [maritimes] den { type }en { region }
    [prairies] der { type }en { region }
    [territories] den { region }
   *[other] dem { type }en { region }
 }
# Hilfstexte: wo, mitten im Satz und am Satzanfang.
where-place = { $region ->
    [quebec] im { type }en { region }
    [ontario] im { type }en { region }
    [pacific] im { type }en { region }
   *[other] in { of-place }
 }
where-place-start = { $region ->
    [quebec] Im { type }en { region }
    [ontario] Im { type }en { region }
    [pacific] Im { type }en { region }
   *[other] In { of-place }
 }
at-place = { where-place }
# Dasselbe am Satzanfang.
at-place-start = { where-place-start }
to-place = { $region ->
    [quebec] ins { type }e { region }
    [ontario] ins { type }e { region }
    [pacific] ins { type }e { region }
   *[other] in { the-place }
 }
from-place = aus { of-place }

## Fachkräfte und was sie können

role = { $role ->
    [communications] Kommunikationschefin
    [analyst] Datenanalyst
    [distribution] Logistikerin
    [liaison] Verbindungsmann
    [returning] Wahlleiterin
    [survey] Meinungsforscher
   *[staffing] Personalchefin
 }
# Nominativ. Eine Fachkraft ist eine Rolle: Wer sie spielt, hat sie („spielt den Datenanalysten“).
the-role = { $role ->
    [analyst] der { role }
    [liaison] der { role }
    [survey] der { role }
   *[other] die { role }
 }
# Dasselbe am Satzanfang.
the-role-start = { $role ->
    [analyst] Der { role }
    [liaison] Der { role }
    [survey] Der { role }
   *[other] Die { role }
 }
# Hilfstext: der Akkusativ.
role-given = { $role ->
    [analyst] den { role }en
    [liaison] den { role }
    [survey] den { role }
   *[other] die { role }
 }
ability = { $role ->
    [communications] Beim Umleiten darf ein zweiter Wähler mit.
    [analyst] 1 AP: das nächste Ereignis ansehen.
    [distribution] Wahllokale: ländlich 1 AP, entlegen 2 AP, städtisch zwei für 1 AP.
    [liaison] Einmal pro Zug: eine Fachkraft nebenan nachahmen.
    [returning] Einmal pro Zug, 1 AP: ein Wahllokal um 1 senken und in der Region eines öffnen.
    [survey] 1 AP: in jedem Bezirk der Region einen Wähler aufdecken.
   *[staffing] Beim Aufstocken zwei Würfel werfen; der höhere zählt.
 }
# Die zwei Fachkräfte eines Teams aus einer Person.
lone-specialist = { $name } ({ $first ->
    [yes] 1.
   *[no] 2.
 } Fachkraft)
# player: wer die Fachkraft führt.
player-with-role = { $player }, { the-role }

## Ereigniskarten und was sie bewirken

card-environmentalism = Umweltbewegung
    .effect = In jeden Bezirk von British Columbia kommt ein Wähler
card-fake-news = Fake News
    .effect = Alle in der Zentrale bis auf einen verstreuen sich über Kanada
card-flash-floods = Sturzfluten
    .effect = Ein zufälliger ländlicher Bezirk schließt für immer
card-fordism = Fordismus
    .effect = In jeden Bezirk von Ontario kommt ein Wähler
card-forest-fires = Waldbrände
    .effect = Ein zufälliger entlegener Bezirk schließt für immer
card-gas-prices = Benzinpreise
    .effect = In jeden ländlichen Bezirk kommt ein Wähler
card-honk-honk = Hup hup!
    .effect = Am Ende hat die Zentrale ein Viertel weniger Plätze
card-idle-no-more = Idle No More
    .effect = In jeden entlegenen Bezirk kommt ein Wähler
card-newfoundland = Freies Neufundland
    .effect = In jeden Bezirk der Seeprovinzen kommt ein Wähler
card-postal-strike = Poststreik
    .effect = Die Zentrale verliert die Hälfte ihrer Wahllokale
card-personnel-shortage = Personalmangel
    .effect = In einer zufälligen Region kostet Aufstocken ab jetzt { $cost } AP
card-protesters = Proteste
    .effect = In einem zufälligen Bezirk sinkt jedes Wahllokal um 1
card-quarantine = Quarantäne
    .effect = Ein zufälliger städtischer Bezirk schließt für immer
card-quebec = Freies Québec
    .effect = In jeden Bezirk von Québec kommt ein Wähler
card-reconciliation = Versöhnung
    .effect = Am Ende zählen Beschwerden entlegener Bezirke doppelt
card-student-strikes = Unistreik
    .effect = In jeden städtischen Bezirk kommt ein Wähler
card-wexit = Wexit
    .effect = In jeden Bezirk der Prärie kommt ein Wähler

## Farben der Würfel, Urteile, Anzahlen

colour = { $type ->
    [urban] violett
    [rural] rot
   *[remote] grün
 }
verdict = { $verdict ->
    [triumph] Triumph
    [well_done] Gelungen
    [trouble] Ärger
   *[disaster] Desaster
 }
# Im Satz.
verdict-within = { $verdict ->
    [triumph] Triumph
    [well_done] gelungen
    [trouble] Ärger
   *[disaster] Desaster
 }
complaints-counted = { $complaints ->
    [0] keine Beschwerden
    [one] 1 Beschwerde
   *[other] { $complaints } Beschwerden
 }
served-counted = { $served } bedient, { $away ->
    [0] niemand
   *[other] { $away }
 } abgewiesen
# twice: wie viele der Abgewiesenen durch ein Ereignis doppelt zählen.
counted-twice = { $twice ->
    [0] {""}
    [one] , davon zählt 1 doppelt
   *[other] , davon zählen { $twice } doppelt
 }
sites-lost = { $lost ->
    [0] {""}
    [one] , 1 Wahllokal verloren
   *[other] , { $lost } Wahllokale verloren
 }

## Was zu tun ist

prompt-luck = { $luck ->
    [dealing] Die Fachkräfte werden verteilt.
    [chief] Die Leitung wird ausgelost.
    [event] Die Ereigniskarte der Woche wird aufgedeckt.
    [looking] Die Ereigniskarte der nächsten Woche wird angesehen.
    [region] Der Würfel sagt, in welcher Region Personal fehlt.
    [district] Die Würfel sagen, welchen Bezirk es trifft.
    [remaining] Ein Wähler bleibt in der Zentrale.
    [scattering] Wählende verteilen sich.
    [intending] Die Würfel sagen, wo ein Wähler erscheint.
    [rolling] Der Würfel zum Aufstocken rollt.
   *[turning] Die Umfrage deckt Wählende auf.
 }
prompt-sealed = Verdeckte Planung, noch ohne Region: { LIST($names) }.
# player, hier und unten: ein Name, oder welche Fachkraft eines Teams aus einer Person.
prompt-sacrifice = { $player }: Die Zentrale verliert { $sites ->
    [one] 1 Wahllokal
   *[other] { $sites } Wahllokale
 }; wähle, welches geht.
prompt-plan = { $player }: Wähle die Region für diese Woche.
prompt-agree = { $player }: Bleib { $where } oder ändere deinen Plan.
prompt-die = { $player }: Tausch die { $die } gegen einen der Würfel oder behalte alle.
prompt-second = { $player }: Schick einen zweiten Wähler mit oder belass es bei einem.
prompt-spent = { $player }: Keine Aktionspunkte mehr; { $last ->
    [yes] zähle die Stimmen aus
   *[no] beende deinen Zug
 }.
prompt-act = { $player }: Gib { $points } AP { $where } oder in der Zentrale aus, oder beende deinen Zug.
prompt-count = Die Stimmen werden gezählt, Region für Region.
prompt-counted = Zuletzt gezählt: { $region }. { served-counted }.

move-plan = Arbeiten { $where }
move-plan-any = Region wählen
move-stay = Bleiben { $where }
move-open = { $sites ->
    [2] Zwei Wahllokale
   *[other] Wahllokal
 } { $where } öffnen ({ $cost } AP{ $rise })
# more: was ein Zug zur Summe aller Würfel hinzufügt; score: was das am Endergebnis ändert. Nach einem Preis oder Zug.
cost-change = Kosten { NUMBER($more, signDisplay: "exceptZero") }{ $score ->
    [0] {""}
   *[other] : Ergebnis { NUMBER($score, signDisplay: "exceptZero") }
 }
cost-rise = , { cost-change }
move-open-any = Wahllokal öffnen
move-staff = Aufstocken (1 AP)
# Wo der Preis davon abhängt, wem der Wurf gilt.
move-staff-short = Aufstocken
# area: eine Region oder die Zentrale.
move-roll = Für { NAME($area, form: "the") } würfeln ({ $cost } AP)
move-replace-any = Anderer Würfel
# rise: wie in cost-rise, oder nichts.
move-die = { $place }: aus { $old } wird { $new }{ $rise }
move-die-lower = { $place }: aus { $old } wird nur { $new }{ $rise }
move-keep = Alle Würfel behalten
move-reach = Umleiten { $where }
move-reach-any = Umleiten
# origin: „aus dem städtischen Ontario“.
move-voter = { $value ->
    [0] Verdeckten Wähler
   *[other] Wähler im Wert von { $value }
 } { $origin } in die Zentrale
move-enough = Ein Wähler genügt
move-split-any = Wahllokal teilen (1 AP)
move-split = Wahllokal { $where } senken
move-split-to = { move-die }, neues Wahllokal { $where }
move-survey = Umfrage (1 AP)
move-look = Vorausschauen (1 AP)
move-sacrifice = Die { $die } abgeben
move-sacrifice-any = Wahllokal der Zentrale abgeben
# last: Es ist nichts mehr zu tun, und die Auszählung folgt.
move-end = { $last ->
    [yes] Stimmen auszählen
   *[no] Zug beenden{ $points ->
        [0] {""}
        [one] : { $points } AP verfällt
       *[other] : { $points } AP verfallen
     }
 }
move-like-any = Nachahmen
move-like = Wie { the-role }{ $cost ->
    [0] {""}
   *[other] {" "}({ $cost } AP)
 }
# move: was getan wird, wie es auf seinem eigenen Knopf steht.
move-like-doing = Wie { the-role }: { $move }

## Was eine Aktion bewirkt, für alle, die sie beginnen: kurz, auf einem Telefon hat es mit dem Namen zwei Zeilen

means-open = Ein neuer Würfel zeigt 1, in der Region oder Zentrale.
means-staff = Wirf einen Würfel. Er darf einen in deiner Region oder der Zentrale ersetzen.
means-replace = Drücke einen Ort und sage, welcher Würfel dort weicht.
means-keep = Der geworfene Würfel kommt nirgendwohin.
means-reach = Ein Wähler kommt in die Zentrale; dort zählen Würfel doppelt.
means-split = Ein Würfel sinkt um 1, und ein neuer zeigt 1.
means-survey = Sieh nach, wie viele Wähler ein Zettel verbirgt: in jedem Bezirk deiner Region.
means-look = Sieh dir das Ereignis der nächsten Woche jetzt schon an.
means-liaise = Handle einmal wie eine Fachkraft in einer Nachbarregion.

## Warum etwas nicht geht

why-planning-first = Regel 13: Erst wird geplant.
why-die-first = Regel 22: Sag erst, was der Würfel ersetzt.
why-sacrifice-first = Regel 55: Wähle erst, welche Wahllokale die Zentrale verliert.
why-second-first = Regel 32: Sag erst, ob ein zweiter Wähler mitgeht.
why-points-spent = Regel 18: Alle 4 Aktionspunkte sind ausgegeben.
why-sealed = Regel 16: Dein verdeckter Plan steht fest.
why-not-your-plan = Regel 15: Beim Planen bist du gerade nicht dran.
why-chief-chooses = Regel 55: Welche Wahllokale die Zentrale verliert, wählt die Leitung.
why-not-your-turn = Regel 18: Du bist nicht am Zug.
why-planned = Regel 14: Regionen werden in der Planung gewählt.
why-no-marker-at-hq = Regel 14: In der Zentrale steht keine Figur.
why-there-already = Regel 15: Deine Figur ist schon dort.
why-no-place = Regel 2: Diesen Ort gibt es nicht.
why-elsewhere = Regel { $rule }: Deine Figur steht { $where }, nicht dort.
why-closed = Regel 51: Dieser Bezirk ist geschlossen.
why-no-dice = Regel 6: Alle 50 Würfel liegen auf dem Spielplan.
why-site-costs = Regel { $rule }: Ein Wahllokal kostet dort { $cost } AP, aber du hast nur { $points }.
why-roll-first = Regel 22: Erst musst du zum Aufstocken würfeln.
why-roll-for-region = Regel 56: Dieser Wurf gilt der Region.
why-roll-for-hq = Regel 56: Dieser Wurf gilt der Zentrale.
why-same-number = Regel 22: Dieses Wahllokal zeigt schon dieselbe Zahl.
why-no-site = Regel 22: Dort gibt es kein Wahllokal zu ersetzen.
why-not-short = Regel 56: In deiner Region fehlt kein Personal: Würfle einfach.
why-short = Regel 56: Aufstocken kostet in dieser Region { $cost } AP, und es braucht ein Wahllokal dafür.
why-last-week = Regel 26: In Woche 5 wird nicht umgeleitet.
why-nobody-here = Regel 24: In deiner Region ist kein Wähler.
why-at-hq-already = Regel 24: Diese Wählenden sind schon in der Zentrale.
why-no-such-voter = Regel 24: So einen Wähler gibt es in diesem Bezirk nicht.
why-not-your-role = Regel { $rule }: Das kann nur { the-role }.
why-split-once = Regel 40: Nur einmal pro Zug.
why-split-not-at-hq = Regel 40: Nicht in der Zentrale.
why-split-too-low = Regel 40: Eine 1 lässt sich nicht senken.
why-surveyed = Regel 42: Hier ist jeder Bezirk diese Woche schon befragt, oder dort liegt niemand verdeckt.
why-no-next-week = Regel 34: Eine nächste Woche gibt es nicht.
why-card-known = Regel 34: Die Karte der nächsten Woche ist schon bekannt.
why-liaised = Regel 37: Nur einmal pro Zug.
why-not-neighbouring = Regel 39: Diese Fachkraft steht nicht in einer Nachbarregion.
why-no-neighbour = Regel 39: In den Nachbarregionen steht keine andere Fachkraft.
why-not-here = Regel 38: Das geht jetzt nicht in deiner Region.

## Der Verlauf

# Wer es war, als Subjekt: jemand am Tisch, oder welche Fachkraft eines Teams aus einer Person.
# Das Verb richtet sich danach, deshalb steht beides zusammen in den Sätzen.
subject = { PERSON($who) ->
    [you] Du
   *[one] { $who }
 }
log-dealt = { PERSON($who) ->
    [you] Du spielst
   *[one] { $who } spielt
 } { role-given }.
log-goodwill = Das Team beginnt mit { NUMBER($points, signDisplay: "exceptZero") } Startpunkten.
log-chief = { PERSON($who) ->
    [you] Du übernimmst
   *[one] { $who } übernimmt
 } die Leitung.
log-week = Woche { $week } beginnt.
log-sealed = { PERSON($who) ->
    [you] Du planst
   *[one] { $who } plant
 } verdeckt.
log-revealed = Die Pläne werden aufgedeckt.
log-placed = { PERSON($who) ->
    [you] Du übernimmst
   *[one] { $who } übernimmt
 } { taken }.
log-changed = { PERSON($who) ->
    [you] Du übernimmst
   *[one] { $who } übernimmt
 } { taken-instead }.
log-stayed = { PERSON($who) ->
    [you] Du bleibst
   *[one] { $who } bleibt
 } { $where }.
# Eine Region und wie viele dort voraussichtlich abgewiesen werden.
taken = { $region } (jetzt { $now } abgewiesen, am Ende { $later })
# why: dort werden am Ende mehr abgewiesen, oder niemand sonst geht dorthin.
taken-instead = { $region }{ $why ->
    [more] {" "}(am Ende { $later } abgewiesen), nicht mehr { $old } ({ $there })
    [alone] {" "}(am Ende { $later } abgewiesen), nicht mehr { $old }, wo andere sind
   *[none] , nicht mehr { $old }
 }
log-card = Ereignis in Woche { $week }: „{ $card }“. { $effect }.
log-engagement = Der Andrang steht bei { $level }.
log-arrived = Ein Wähler kommt { $where }.
log-bag-empty = Der Beutel ist leer: Niemand kommt mehr.
log-closed = { $place }: geschlossen ({ $card }){ sites-lost }.
log-scattered = { a-voter-start } geht { $origin } { $where }.
log-remained = { a-voter-start } bleibt in der Zentrale.
# Ein Wähler nach seinem Wert; verdeckt ist er 0.
a-voter-start = Ein Wähler{ $value ->
    [0] {""}
   *[other] {" "}im Wert von { $value }
 }
log-shortage = { region }: Aufstocken kostet ab jetzt { $cost } AP.
log-protested = Proteste { $where }.
log-site-lost = Ein Wahllokal { $where } fällt weg: eine { $value }.
log-site-lowered = Aus einer { $value } { $where } wird eine { $lowered }.
# places: jeder wie in place-with-voters, im Akkusativ.
log-came = Neue Wählende für { LIST($places) }.
place-with-voters = { $voters ->
    [1] { $place }
   *[other] { $place } ({ $voters })
 }
log-turn = { PERSON($who) ->
    [you] Du beginnst
   *[one] { $who } beginnt
 } einen Zug mit { $points } AP.
log-opened = { PERSON($who) ->
    [you] Du öffnest
   *[one] { $who } öffnet
 } { $where } { $sites ->
    [1] ein Wahllokal
   *[other] { $sites } Wahllokale
 } ({ $cost } AP).
log-rolled = { PERSON($who) ->
    [you] Du würfelst
   *[one] { $who } würfelt
 } zum Aufstocken: { LIST($dice) }.
log-replaced = { PERSON($who) ->
    [you] Du ersetzt
   *[one] { $who } ersetzt
 } { $where } eine { $old } durch eine { $new }.
log-kept = { PERSON($who) ->
    [you] Du verzichtest
   *[one] { $who } verzichtet
 } auf die { $die }{ $die ->
    [1] : Kein Wahllokal zeigt weniger
   *[other] {""}
 }.
log-reached = { PERSON($who) ->
    [you] Du schickst
   *[one] { $who } schickt
 } einen Wähler{ $value ->
    [0] {""}
   *[other] {" "}im Wert von { $value }
 } { $origin } in die Zentrale{ $cost ->
    [0] {""}
   *[other] {" "}({ $cost } AP)
 }.
log-split = { PERSON($who) ->
    [you] Du senkst
   *[one] { $who } senkt
 } { $where } eine { $value } um 1; ein Wahllokal { $target } kommt dazu ({ $cost } AP).
log-survey = { PERSON($who) ->
    [you] Du befragst
   *[one] { $who } befragt
 } { the-region } ({ $cost } AP).
log-turned = Ein Wähler { $where } zählt { $value }.
log-looked = { PERSON($who) ->
    [you] Du schaust
   *[one] { $who } schaut
 } voraus: In Woche { $week } kommt „{ $card }“.
log-liaised = { PERSON($who) ->
    [you] Du handelst
   *[one] { $who } handelt
 } wie { the-role }.
log-ended = { PERSON($who) ->
    [you] Du beendest
   *[one] { $who } beendet
 } den Zug{ $unused ->
    [0] {""}
   *[other] {" "}mit { $unused } ungenutzten AP
 }.
log-intention = { PERSON($who) ->
    [you] Du würfelst
   *[one] { $who } würfelt
 } { $number } und { colour }: Ein Wähler erscheint { $where }.
log-counting = Gezählt wird { $region ->
    [hq] in der Zentrale
   *[other] { in-region }
 }.
# turned: die Werte der Wählenden, die verdeckt lagen.
log-counted = { $place }: { $any ->
    [yes] aufgedeckt { $turned };{" "}
   *[no] {""}
 }Beteiligung { $turnout }, Plätze { $capacity }, { complaints-counted }.
log-scored = Beteiligung { summands } = { $final } { $final ->
    [one] Punkt
   *[other] Punkte
 }.
# Die Summe eines Wertungsblatts nach dem Wort „Beteiligung“. sign: das der Startpunkte, wo es welche gibt.
summands = { $turnout } − Beschwerden { $complaints } − Kosten { $cost }{ $sign ->
    [plus] {" "}+ Startpunkte { $goodwill }
    [minus] {" "}− Startpunkte { $goodwill }
   *[none] {""}
 }

## Wie es ausging

# Das Urteil als Satz.
verdict-line = { $verdict ->
    [triumph] Triumph mit { $points } Punkten: eine Wahl wie aus dem Lehrbuch, der alle trauen.
    [well_done] Gelungen, { $points }: eine ruhige Wahl, bei der nur das Lokalblatt murrt.
    [trouble] Ärger, { $points }: Schlangen in allen Nachrichten, und ein Ausschuss hat Fragen.
   *[disaster] Desaster, { $points }: Die Menge steht vor der Tür, das Team am Flugsteig.
 }
# Wie das Land es aufnimmt; auf dem Telefon höchstens zwei Zeilen zu 43 Zeichen.
mood = { $verdict ->
    [triumph] Das Land wählt mit einem Lächeln und traut seinen Wahlen wieder.
    [well_done] Eine ruhige Wahl: etwas Gemecker, auf Seite neun des Lokalblatts.
    [trouble] Schlangen in allen Nachrichten, und im Parlament tagt ein Ausschuss.
   *[disaster] Mistgabeln stürmen ein Parlament im Umbau; das Team flieht in die Schweiz.
 }
outcome-won = { PERSON($who) ->
    [many] { $who } gewinnen
   *[one] { $who } gewinnt
 } mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
 }: { verdict-within }.
outcome-lost = { PERSON($who) ->
    [many] { $who } verlieren
   *[one] { $who } verliert
 } mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
 }: { verdict-within }.

## Wie weit es ist, und die Stellung als Text

summary-over = Endergebnis { $points }
summary-count = Auszählung
summary-week = Woche { $week } von { $weeks }
week = Woche { $week }
position-head = { $summary }. Andrang { $engagement }. Beutel { $bag }.
position-events = Ereignisse: { LIST($cards, type: "unit") }
position-next = Nächste Woche: { $card }
position-goodwill = Startpunkte: { NUMBER($points, signDisplay: "exceptZero") }
position-short = Personalmangel: { region }
position-sealed = verdeckt
# where: der Name einer Region, oder position-sealed.
position-marker = { $player }: { role }, { $where }{ $chief ->
    [yes] , Leitung
   *[no] {""}
 }{ $points ->
    [0] {""}
   *[other] , { $points } AP
 }
position-closed = { $place } geschlossen
position-place = { $place } Wählende { $voters } Wahllokale { $sites } = { $capacity }

## Während es erzählt wird: Vor den meisten Texten steht, wer es ist

beat-dealt = { $alone ->
    [yes] führt
   *[no] spielt
 } { role-given }
beat-goodwill = Das Team beginnt mit { NUMBER($points, signDisplay: "exceptZero") } Startpunkten
# alone: Wer allein spielt, hat zwei Fachkräfte; deshalb steht deren Name da.
beat-week = Woche { $week } von { $weeks }{ $last ->
    [yes] , Wahltag
   *[no] {""}
 }: { $alone ->
    [yes] { the-role-start }
   *[no] { $name }
 } hat die Leitung
beat-sealed = plant verdeckt
beat-revealed = Die Pläne werden aufgedeckt
beat-revealed-all = Die Pläne: { LIST($plans, type: "unit") }
plan-of = { $name } { region }
beat-goes = geht { $where }
beat-takes = { $alone ->
    [yes] { the-role } übernimmt
   *[no] übernimmt
 } { taken }
beat-changes = { $alone ->
    [yes] { the-role } übernimmt
   *[no] übernimmt
 } { taken-instead }
beat-stays = bleibt { $where }
beat-card = { $card }: { $effect }
# where: „nach Ontario“, „in ländliche Bezirke“.
beat-arrived = { $card }: { $voters ->
    [one] 1 Wähler kommt
   *[other] { $voters } Wählende kommen
 } { $where }; Andrang jetzt { $engagement }
beat-bag-empty = Der Beutel ist leer: Niemand kommt mehr
beat-scattered-hq = Alle bis auf einen verlassen die Zentrale und verstreuen sich über Kanada
# place, region: im Akkusativ.
beat-scattered-to-hq = Alle verlassen { $place } und gehen in die Zentrale
beat-scattered = Alle verlassen { $place } und verteilen sich über { $region }
beat-closed = { $card }: { $place } für immer geschlossen{ sites-lost }
beat-shortage = { card-personnel-shortage }: Aufstocken kostet { $where } ab jetzt { $cost } AP
beat-honk = { card-honk-honk }: Die Zentrale hat am Ende ein Viertel weniger Plätze
beat-reconciliation = { card-reconciliation }: Beschwerden entlegener Bezirke zählen doppelt
beat-protested = Proteste { $where }: Jedes Wahllokal sinkt um 1
beat-site-gone = { card-protesters }: Eine { $value } { $where } fällt weg
beat-site-given = gibt eine { $value } der Zentrale ab
beat-site-struck = { card-postal-strike }: Die Zentrale verliert eine { $value }
beat-site-lowered = { card-protesters }: Aus einer { $value } { $where } wird eine { $lowered }
# Ein Würfel oder ein Wähler nach seinem Wert, in der Region des Zugs oder in der Zentrale; Akkusativ.
a-value = { $type ->
    [hq] eine { $value } in der Zentrale
   *[other] eine { type }e { $value }
 }
# Akkusativ.
a-voter = { $type ->
    [hq] einen Wähler in der Zentrale
   *[other] einen { type }en Wähler
 }
# Akkusativ.
a-site = { $type ->
    [hq] ein Wahllokal in der Zentrale
   *[other] ein { type }es Wahllokal
 }
beat-turn = { $alone ->
    [yes] { the-role } { $where }
   *[no] { $where }
 }
beat-opened = öffnet { $sites ->
    [1] { a-site }
   *[other] { $sites } { type }e Wahllokale
 }
beat-rolled = würfelt { LIST($dice) }
beat-replaced = macht { a-value } zur { $new }
beat-kept = { $die ->
    [1] behält alle: Kein Wahllokal zeigt weniger
   *[other] verzichtet auf die { $die }
 }
beat-reached = schickt { $value ->
    [0] { a-voter }
   *[other] { a-value }
 } in die Zentrale
# site: wie in a-site.
beat-split = senkt { a-value } um 1, öffnet { $site }
beat-survey = befragt { the-region }
beat-turned = findet { a-value }
beat-looked = sieht das Ereignis in Woche { $week }: { $card }
beat-liaised = handelt wie { the-role }
beat-intention = { $number } und { colour }: Ein Wähler erscheint { $where }
# place: eine Region, oder die Zentrale.
beat-counted = { $place }: { served-counted }{ counted-twice }; Prognose { $points }, { verdict-within }
beat-scored = { verdict }, { $final }: Beteiligung { summands }
headquarters = Zentrale
    .the = die Zentrale

## Zu hören: kurze Sätze, zwischen zwei Entscheidungen und mit der Taste W

heard-plans = { PERSON($who) ->
    [you] Du übernimmst
   *[one] { $who } übernimmt
} { $region }: jetzt { $now } abgewiesen, am Ende { $later }.
heard-plans-instead = { PERSON($who) ->
    [you] Du übernimmst
   *[one] { $who } übernimmt
} { $region }, nicht mehr { $old }.
heard-card = Ereignis in Woche { $week }: „{ $card }“.
heard-arrived = { $voters ->
    [one] 1 Wähler kommt
   *[other] { $voters } Wählende kommen
 } { $where }.
heard-turned = Der Wähler { $where } zählt { $value }.
heard-turned-up = Ein Wähler erscheint { $where }.
# Wo arbeitet, wer zuhört.
heard-working = Du arbeitest { $where }.
heard-region = { $region }: jetzt { $now } abgewiesen, am Ende { $later }.
heard-hq = Zentrale: jetzt { $now } abgewiesen, am Ende { $later }.
# voters: wie viele nach jedem Zug erscheinen.
heard-engagement = Andrang { $level }: Nach jedem Zug { $voters ->
    [one] erscheint ein Wähler
   *[other] erscheinen { $voters } Wählende
 }.

## Was andere im Team sagen, ehe sie handeln, und was die Prognose bewegt hat

# leaves: ob die, die zuhören, sich um einen Ort kümmern sollen, oder ob eine Region noch niemandem gehört.
talk-leaves = { $leaves ->
    [you] ; kümmere du dich um { NAME($place, form: "the") }
    [nobody] ; um { NAME($place, form: "the") } kümmert sich noch niemand
   *[none] {""}
 }
talk-takes = „Ich übernehme { $region }: am Ende dort { $later } abgewiesen{ talk-leaves }“
talk-changes = „Ich übernehme { $region }, nicht mehr { $old }{ talk-leaves }“
talk-stays = „Ich bleibe { $where }{ talk-leaves }“
talk-works = „Ich arbeite jetzt { $where }{ talk-leaves }“
talk-looked = „In Woche { $week } kommt ‚{ $card }‘. { $effect }“
swing = { $quiet ->
    [yes] weniger schlimm als befürchtet, Prognose { swung }
   *[no] Prognose { swung }
 }
swung = { NUMBER($before, signDisplay: "exceptZero") } auf { NUMBER($after, signDisplay: "exceptZero") }
# Nach einem eigenen Zug. reasons: was der Zug gebracht und gekostet hat, jeweils wie unten.
swing-why = { $same ->
    [yes] Prognose weiter { NUMBER($after, signDisplay: "exceptZero") }: { LIST($reasons, type: "unit") }
   *[no] Prognose { swung }: { LIST($reasons, type: "unit") }
 }
why-points = { $points ->
    [one] { $points } AP bringt sonst mehr
   *[other] { $points } AP bringen sonst mehr
 }
# Die Aktion brachte deutlich mehr, als die Prognose eingerechnet hatte.
why-better = mehr als erwartet
why-fewer = { $voters } weniger abgewiesen
why-more = { $voters } mehr abgewiesen
# voters: wer noch kommen kann.
why-room = Platz für { $voters } mehr
why-less-room = Platz für { $voters } weniger
# points: des Ergebnisses.
why-cost = Würfel kosten { $points } { $more ->
    [yes] mehr
   *[no] weniger
 }
why-turned = aufgedeckt { $sum } statt etwa { $expected }
log-swing = { $card }{ $quiet ->
    [yes] {" "}war weniger schlimm als befürchtet
   *[no] {""}
 }: Die Prognose { $better ->
    [yes] stieg
   *[no] fiel
 } von { swung }.
log-swing-count = { $same ->
    [yes] Die Auszählung bestätigt die Prognose von { NUMBER($after, signDisplay: "exceptZero") }.
   *[no] Die Auszählung: aus einer Prognose von { NUMBER($before, signDisplay: "exceptZero") } wurde ein Ergebnis von { NUMBER($after, signDisplay: "exceptZero") }.
 }

## Für die ersten Partien

aim = Komm über 0: je 5 Wählende +1, je abgewiesene Person und je 10 Würfelaugen −1.
tip-last =
    .head = Die letzte Woche
    .says = Niemand kommt mehr, und umgeleitet wird auch nicht. Gib jeden Punkt dort aus, wo noch Wählende warten: Das erspart euch Beschwerden.
tip-sacrifice =
    .head = Die Zentrale verliert Wahllokale
    .says = Du wählst, welche. Gib die niedrigsten Würfel ab: Die hohen bieten am meisten Plätze, in der Zentrale sogar doppelt.
tip-die =
    .head = Wohin mit dem Würfel?
    .says = Er darf jeden Würfel der Region ersetzen. Nimm eine 1 heraus, wo Wählende warten; wo niemand wartet, kostet ein hoher Würfel nur.
tip-plan =
    .head = Plane, wo Wählende warten
    .says = Deine Figur sagt, wo du diese Woche arbeiten kannst. Teilt das Land unter euch auf: Zwei in derselben Region braucht es nur, wo die Schlangen lang sind.
tip-goodwill =
    .head = Startpunkte
    .says = Euer Team beginnt nicht bei 0, sondern mit Startpunkten; wenn viele spielen, können es Minuspunkte sein. Sie machen das Spiel so schwer, wie du es gewählt hast.
tip-shortage =
    .head = Mehr Wählende als Plätze
    .says = Irgendwo ist eine Schlange länger, als ihre Wahllokale Plätze haben. Öffne eines, wo es billig ist, also in der Stadt, oder stocke einen Würfel auf.
tip-hq =
    .head = Die Zentrale zählt doppelt
    .says = Jeder Würfel bietet dort doppelt so viele Plätze, und du kannst von überall daran arbeiten. Wählende dorthin umzuleiten ist oft billiger als entlegene Wahllokale.
tip-act =
    .head = Vier Punkte pro Zug
    .says = Stocke zuerst auf: Ein einziger Punkt kann eine 1 zur 6 machen. Was du nicht ausgibst, verfällt.

## Die Stufen der Bots

level-easy = Hilft in zwei von drei Fällen; drei solche Bots enden rund 27 Punkte unter null.
level-normal = Tut, was sofort am meisten hilft; drei solche Bots gewannen 43 von 100 Partien nach dem Regelheft.
level-hard = Plant für Wählende, die noch kommen, und rechnet Züge durch; drei solche Bots gewannen 60 von 100 solchen Partien.
# Die Art einer Stufe, gesagt von den Bots, die auf ihr spielen. count: wie viele es sind.
manner-easy = { LIST($names) } { $count ->
    [one] hilft
   *[other] helfen
 }, wenn gerade Zeit ist.
manner-normal = { LIST($names) } { $count ->
    [one] packt
   *[other] packen
 } an, wo es am nötigsten ist.
manner-hard = { LIST($names) } { $count ->
    [one] denkt
   *[other] denken
 } für das Team voraus.

## Die Analyse

review-count = Prognose
points-counted = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
review-note = Das Ergebnis, das mit der Arbeit des Teams zu erwarten war, wie der Zeiger es angab.
review-stretch = Woche
review-number-dice = Zahlenwürfel
review-coloured-dice = Farbwürfel
review-team = Das Team
# Das Zeichen des Teams; ein Buchstabe.
review-team-initial = T
review-count-moment = Auszählung
