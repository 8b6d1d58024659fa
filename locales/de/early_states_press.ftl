### The newspaper of Early States: headlines of at most 60 letters.

paper = Der Frühbote

## Wendepunkte.

snatched = { $name } schnappt { $rival } { $state } weg
opening = { $name } eröffnet das Rennen mit { $state }
lead = { $name } geht mit { $delegates } Delegierten in Führung
last-call = Letzte Runde in den frühen Staaten
struck = Der Rivale schlägt zu: { $state }
rival-moved = Der Rivale holt den ersten Platz in { $state }

## Über dem Ergebnis.

clear-win = { $name } läuft bei den Vorwahlen allen davon
narrow-win = { $name } gewinnt die Vorwahlen hauchdünn
shared-win = Vorwahlen ohne Verlierer: { $name }
narrow-loss = { $name } verpasst den Vorwahlsieg nur knapp
loss = Vorwahlen zum Vergessen für { $name }
