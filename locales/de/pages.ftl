### What stands in pages that the build writes: a game's own, 404.html, the head of index.html, and what an
### installed page says of itself. The table shows none of it.

## Der Kopf der Seite des Tisches und Links zu ihr

slogan = Wahlspiele in einer Schachtel
share-title = Hustings: { slogan }
share-text = Wahlspiele an einem Tisch, direkt im Browser: gegen Bots, mit anderen an einem Bildschirm oder per Link. Ohne Anmeldung: Deine Partien bleiben auf deinem Gerät.
needs-script = Hustings braucht JavaScript und WebAssembly.

## Was die installierte Seite von sich sagt

app-text = Wahlspiele an einem Tisch, direkt im Browser.

## Was nach einem Klick auf einen Link zu sehen ist, bis der Tisch da ist

coming = Dein Tisch wird aufgebaut.

## Die Seite eines Spiels

# $game: its title. $pitch: a sentence about the game. $facts: a list such as "2–4 players, about 30 minutes".
game-share-text = { $pitch } { $facts }. Direkt im Browser, ohne Anmeldung.
game-picture = { $game }: der Spielplan mitten in einer Partie
game-play = { $game } spielen
game-needs-script = Mit JavaScript öffnet sich der Tisch von selbst; ohne läuft { $game } nicht.
game-how-to-play = So wird gespielt

## 404.html

lost-heading = Unter dieser Adresse gibt es nichts
lost-text = Der Tisch wird gesucht. Öffnet er sich nicht von selbst, dann öffne ihn hier; einen Link zu einer Partie kannst du dort unter „Link öffnen“ einfügen.
lost-open = Den Tisch öffnen
