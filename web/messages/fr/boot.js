// The words of boot, made by `make messages` from locales/fr/boot.ftl. None of it is
// shipped: the build puts what a script imports from here into the script (tools/build/words.py).

export const pageCutOff = () => "La page n’est pas arrivée en entier. Recharge-la.";

export const noWebassembly = () => "Hustings a besoin de WebAssembly, que ce navigateur n’a pas ou a désactivé.";

export const browserTooOld = () => "Ce navigateur est trop ancien pour Hustings. Utilise Chrome ou Edge 123, Firefox 121, Safari 17.5, ou une version plus récente.";

export const troubleHeading = () => "Un problème est survenu";

export const troubleDetails = () => "Détails";

export const troubleAgain = () => "Réessayer";

export const troubleNewVersion = () => "Charger la nouvelle version";

export const troubleClose = () => "Fermer";

export const whyCutOff = () => "La page n’est pas arrivée en entier.";

export const whyMissing = () => "Une partie du programme n’a pas pu être chargée.";

export const whyFailed = () => "Le jeu n’a pas pu démarrer.";

export const whyGone = () => "Il y a une nouvelle version de Hustings, et les fichiers de cette page n’existent plus.";

export const whyMemory = () => "Il n’y a pas assez de mémoire libre. Ferme d’autres onglets ou programmes, puis réessaie.";

export const whyNoWebassembly = () => "Les règles de sécurité de ce site interdisent WebAssembly. Son hébergeur doit ajouter à script-src la valeur 'wasm-unsafe-eval'.";

export const whyDelayed = () => "Quelque chose entre le site et ce navigateur retarde les scripts de la page : le jeu ne peut pas démarrer. L’hébergeur du site doit désactiver cela.";

/** @param {{ named: boolean, type: string }} given */
export const whyUntyped = ({ named, type }) => `Ce site envoie ses scripts ${(named ? `avec le type ${type}` : "sans type précis")}, ce que les navigateurs refusent. Son hébergeur doit les envoyer avec le type text/javascript.`;

export const whySandboxed = () => "Le cadre autour de cette page la coupe de ses propres fichiers. L’auteur de ce cadre doit ajouter allow-same-origin à l’attribut sandbox.";

export const whyScriptsForbidden = () => "Les scripts de cette page n’ont pas le droit de tourner : les règles de sécurité du site les interdisent, ou quelque chose entre le site et ce navigateur les a modifiés. L’hébergeur du site doit les autoriser tels quels.";

/** @param {{ game: string }} given */
export const clickKeptGame = ({ game }) => `${game} s’ouvrira dès que la table sera prête.`;

export const clickKept = () => "Ce sera fait dès que la table sera prête.";

export const loading = () => "Chargement";

export const loadingBar = () => "Déjà chargé";

export const loadingFetching = () => "On apporte la table…";

export const loadingSettingUp = () => "On dresse la table…";

/** @param {{ have: number, all: number }} given */
export const loadingAmount = ({ have, all }) => `${have.toLocaleString("fr", { useGrouping: false, minimumFractionDigits: 1, maximumFractionDigits: 1 })} sur ${all.toLocaleString("fr", { useGrouping: false, minimumFractionDigits: 1, maximumFractionDigits: 1 })} Mo`;

export const loadingSlow = () => "C’est étonnamment long. Le réseau est peut-être coupé : essaie de recharger la page.";
