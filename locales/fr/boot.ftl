### What the page says before Python answers, and where it cannot start.

## web/boot/browser_check.js : ce qui manque au navigateur

page-cut-off = La page n’est pas arrivée en entier. Recharge-la.
no-webassembly = Hustings a besoin de WebAssembly, que ce navigateur n’a pas ou a désactivé.
browser-too-old = Ce navigateur est trop ancien pour Hustings. Utilise Chrome ou Edge 123, Firefox 121, Safari 17.5, ou une version plus récente.

## web/boot/start_errors.js : l’avis d’un démarrage manqué, et sa raison

trouble-heading = Un problème est survenu
trouble-details = Détails
trouble-again = Réessayer
trouble-new-version = Charger la nouvelle version
trouble-close = Fermer

why-cut-off = La page n’est pas arrivée en entier.
why-missing = Une partie du programme n’a pas pu être chargée.
why-failed = Le jeu n’a pas pu démarrer.
why-gone = Il y a une nouvelle version de Hustings, et les fichiers de cette page n’existent plus.
why-memory = Il n’y a pas assez de mémoire libre. Ferme d’autres onglets ou programmes, puis réessaie.
why-no-webassembly = Les règles de sécurité de ce site interdisent WebAssembly. Son hébergeur doit ajouter à script-src la valeur 'wasm-unsafe-eval'.
why-delayed = Quelque chose entre le site et ce navigateur retarde les scripts de la page : le jeu ne peut pas démarrer. L’hébergeur du site doit désactiver cela.
why-untyped = Ce site envoie ses scripts { $named ->
        [yes] avec le type { $type }
       *[no] sans type précis
    }, ce que les navigateurs refusent. Son hébergeur doit les envoyer avec le type text/javascript.
why-sandboxed = Le cadre autour de cette page la coupe de ses propres fichiers. L’auteur de ce cadre doit ajouter allow-same-origin à l’attribut sandbox.

## web/boot/context.js : pourquoi les scripts de la page même n’ont pas tourné (ou why-delayed)

why-scripts-forbidden = Les scripts de cette page n’ont pas le droit de tourner : les règles de sécurité du site les interdisent, ou quelque chose entre le site et ce navigateur les a modifiés. L’hébergeur du site doit les autoriser tels quels.

## web/boot/early_clicks.js : ce qui a été cliqué avant que le jeu réponde

click-kept-game = { $game } s’ouvrira dès que la table sera prête.
click-kept = Ce sera fait dès que la table sera prête.

## web/boot/progress.js, tools/build/home.py : ce qui est déjà arrivé

loading = Chargement
loading-bar = Déjà chargé
loading-fetching = On apporte la table…
loading-setting-up = On dresse la table…
# En millions d’octets.
loading-amount = { NUMBER($have, minimumFractionDigits: 1, maximumFractionDigits: 1) } sur { NUMBER($all, minimumFractionDigits: 1, maximumFractionDigits: 1) } Mo
loading-slow = C’est étonnamment long. Le réseau est peut-être coupé : essaie de recharger la page.
