### The newspaper of Poll Position!: headlines of at most 60 letters.

# Der Name der Zeitung.
paper = Ahorn-Anzeiger

## Wendepunkte.

# card: „Sturzfluten“. place: „Ontario ländlich“.
closed = { $card }: { $place } geschlossen
# where: „in der Prärie“.
shortage = Personal gesucht: Mangel { $where }
honk = Hup hup! In der Zentrale wird es eng
reconciliation = Versöhnung: Entlegene Stimmen zählen doppelt
# where: „im ländlichen Ontario“.
protest = Protestwelle { $where }
last-week = Die letzte Woche vor dem Wahltag
forecast = { $better ->
    [yes] Hoffnung! Prognose: { $verdict }
   *[no] Alarm! Prognose: { $verdict }
 }

## Über dem Ergebnis, nach dem Urteil der Regeln.

triumph = Triumph an der Urne
well-done = Ein guter Tag an der Urne
trouble = Ärger an der Urne
disaster = Desaster an der Urne
