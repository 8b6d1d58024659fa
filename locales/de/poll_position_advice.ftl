### Poll Position!: what speaks for a move. Regions, places and specialists come from
### poll_position.ftl: where, at the beginning of a sentence, is "In urban Ontario" or "At HQ".
### Numbers of voters are expected ones, to one digit after the point.

## Wählende, die voraussichtlich abgewiesen werden

voters-counted = { $voters ->
    [one] { $voters } Wähler
   *[other] { $voters } Wählende
 }
# Nach einer Ortsangabe am Satzanfang. now: von denen, die da sind. later: mit denen, die noch kommen; same: gleich viele.
voters-short = { $now ->
    [one] wird jetzt { $now } Wähler
   *[other] werden jetzt { $now } Wählende
 } abgewiesen, am Ende { $same ->
    [yes] ebenso viele
   *[no] { $later }
 }
reason-short = { $where } { voters-short }.
reason-fewer = { $where } { $voters ->
    [one] wird
   *[other] werden
 } am Ende nur noch { voters-counted } abgewiesen statt { $before }.
reason-fewer-now = { $where } { $voters ->
    [one] wird
   *[other] werden
 } jetzt nur noch { voters-counted } abgewiesen statt { $before }.

## Wohin

# alike: wie viele andere Regionen dieselben Zahlen haben. others: wie viele andere in dieser arbeiten.
reason-plan = { $where } { voters-short }{ $alike ->
    [0] {""}
    [one] ; in einer anderen Region ist es genauso schlimm
   *[other] ; in { $alike } anderen Regionen ist es genauso schlimm
 }{ $others ->
    [0] {""}
    [1] ; auch jemand anders arbeitet dort
   *[other] ; auch { $others } andere arbeiten dort
 }.
# Wo mehrere Regionen gemeint sind: statt des Namens einer Region.
there = Dort
reason-company = { $count ->
    [one] { LIST($roles) } arbeitet auch dort.
   *[other] { LIST($roles) } arbeiten auch dort.
 }
# Eine Fachkraft und wer sie führt: ein Teil der Liste oben. role: „der Datenanalyst“.
role-of = { $role } ({ $name })
reason-nobody-else = Niemand sonst arbeitet dort.

## Was dort zu tun ist

# role: „Der Datenanalyst“.
reason-liaise = { $role } in der Nachbarregion macht es möglich.
reason-open = Ein Wurf kann später mehr daraus machen.
reason-open-hq = In ihrem Zug können dort alle aufstocken, und in der Zentrale zählt jeder Würfel doppelt.
reason-staff = Am meisten hilft es { $where }: Sonst { $voters ->
    [one] wird
   *[other] werden
 } dort am Ende { voters-counted } abgewiesen.
# two: Der höhere von zwei Würfeln zählt.
reason-average = Im Schnitt zeigt { $two ->
    [yes] der höhere von zwei Würfeln
   *[no] der Würfel
 } { $average }.
reason-serves = Das bringt { $where } { $voters ->
    [one] { $voters } Platz
   *[other] { $voters } Plätze
 } mehr.
reason-cheaper = Das senkt die Kosten um { $points }.
reason-keep = Eine { $die } hilft hier keinem Wahllokal.
reason-room-at-hq = In der Zentrale ist noch Platz.
reason-everybody-at-hq = In der Zentrale können sich alle um sie kümmern, und ein Würfel zählt doppelt.
reason-enough = Die anderen sind dort, wo sie sind, ebenso gut versorgt.
reason-split = Das neue Wahllokal lässt sich danach aufstocken.
reason-spares = Die { $die } { $where } kann einen Platz entbehren.
reason-survey = Das zeigt, wie viele Wählende es wirklich sind.
reason-look = Das Team kann sich auf das nächste Ereignis einstellen.
reason-nothing-better = Hier gibt es nichts Besseres mehr zu tun.
reason-lowest = Der niedrigste Würfel bietet die wenigsten Plätze.
reason-all-served = In der Zentrale wird niemand abgewiesen, weder jetzt noch am Ende.
reason-spent = Alle Aktionspunkte sind ausgegeben.
reason-not-worth = Hier ist nichts seinen Preis wert.
in-all-canada = In ganz Kanada

## Zahlen neben dem Rat

figure-fewer = { $voters ->
    [one] { $voters } Platz
   *[other] { $voters } Plätze
 } weniger
figure-nothing = bringt keine Punkte
figure-plan = dein Zug dort bringt { points-counted }
figure-turn = dein ganzer Zug bringt dann { points-counted }
figure-end = bringt bis zum Ende { points-counted }
points-counted = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
