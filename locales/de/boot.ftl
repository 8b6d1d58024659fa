### What the page says before Python answers, and where it cannot start.

## web/boot/browser_check.js: was dem Browser fehlt

page-cut-off = Die Seite kam nicht vollständig an. Bitte lade sie neu.
no-webassembly = Hustings braucht WebAssembly. Diesem Browser fehlt es, oder es ist abgeschaltet.
# The versions are those of .browserslistrc.
browser-too-old = Dieser Browser ist zu alt für Hustings. Bitte nimm Chrome oder Edge 123, Firefox 121, Safari 17.5 oder eine neuere Version.

## web/boot/start_errors.js: die Meldung, wenn der Start misslingt, und der Grund

trouble-heading = Etwas ist schiefgegangen
trouble-details = Details
trouble-again = Erneut versuchen
trouble-new-version = Neue Version laden
trouble-close = Schließen

why-cut-off = Die Seite kam nicht vollständig an.
why-missing = Ein Teil des Spiels ließ sich nicht laden.
why-failed = Das Spiel konnte nicht starten.
why-gone = Es gibt eine neue Version von Hustings, und die Dateien dieser Seite sind nicht mehr da.
why-memory = Es ist nicht genug Arbeitsspeicher frei. Schließe andere Tabs oder Programme und versuch es noch einmal.
why-no-webassembly = Die Sicherheitsrichtlinie dieser Website verbietet WebAssembly. Wer die Website betreibt, muss 'wasm-unsafe-eval' in script-src erlauben.
why-delayed = Etwas zwischen der Website und diesem Browser hält die Skripte der Seite zurück, deshalb kann das Spiel nicht starten. Wer die Website betreibt, muss das abschalten.
# $type: a media type such as text/html. $named: whether the website says one at all.
why-untyped = Diese Website schickt ihre Skripte { $named ->
        [yes] als { $type }
       *[no] ohne Angabe eines Typs
    }; so nehmen Browser sie nicht an. Wer die Website betreibt, muss sie als text/javascript schicken.
why-sandboxed = Der Rahmen um diese Seite trennt sie von ihren eigenen Dateien. Wer ihn eingerichtet hat, muss in dessen sandbox-Attribut allow-same-origin aufnehmen.

## web/boot/context.js: warum die Skripte in der Seite selbst nicht liefen (oder why-delayed)

why-scripts-forbidden = Die Skripte in dieser Seite dürfen nicht laufen: Die Sicherheitsrichtlinie der Website verbietet sie, oder etwas zwischen der Website und diesem Browser hat sie verändert. Wer die Website betreibt, muss sie unverändert zulassen.

## web/boot/early_clicks.js: was angeklickt wurde, bevor das Spiel antworten kann

# $game: its title.
click-kept-game = { $game } öffnet sich, sobald der Tisch aufgebaut ist.
click-kept = Das geschieht, sobald der Tisch aufgebaut ist.

## web/boot/progress.js, tools/build/home.py: wie viel angekommen ist

loading = Laden
loading-bar = Bisher geladen
loading-fetching = Der Tisch wird geholt …
loading-setting-up = Der Tisch wird aufgebaut …
# In millions of bytes.
loading-amount = { NUMBER($have, minimumFractionDigits: 1, maximumFractionDigits: 1) } von { NUMBER($all, minimumFractionDigits: 1, maximumFractionDigits: 1) }{"\u00A0"}MB
loading-slow = Das dauert ungewöhnlich lange. Vielleicht ist das Netz weg: Lade die Seite einmal neu.
