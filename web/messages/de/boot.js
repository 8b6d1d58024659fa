// The words of boot, made by `make messages` from locales/de/boot.ftl. None of it is
// shipped: the build puts what a script imports from here into the script (tools/build/words.py).

export const pageCutOff = () => "Die Seite kam nicht vollständig an. Bitte lade sie neu.";

export const noWebassembly = () => "Hustings braucht WebAssembly. Diesem Browser fehlt es, oder es ist abgeschaltet.";

export const browserTooOld = () => "Dieser Browser ist zu alt für Hustings. Bitte nimm Chrome oder Edge 123, Firefox 121, Safari 17.5 oder eine neuere Version.";

export const troubleHeading = () => "Etwas ist schiefgegangen";

export const troubleDetails = () => "Details";

export const troubleAgain = () => "Erneut versuchen";

export const troubleNewVersion = () => "Neue Version laden";

export const troubleClose = () => "Schließen";

export const whyCutOff = () => "Die Seite kam nicht vollständig an.";

export const whyMissing = () => "Ein Teil des Spiels ließ sich nicht laden.";

export const whyFailed = () => "Das Spiel konnte nicht starten.";

export const whyGone = () => "Es gibt eine neue Version von Hustings, und die Dateien dieser Seite sind nicht mehr da.";

export const whyMemory = () => "Es ist nicht genug Arbeitsspeicher frei. Schließe andere Tabs oder Programme und versuch es noch einmal.";

export const whyNoWebassembly = () => "Die Sicherheitsrichtlinie dieser Website verbietet WebAssembly. Wer die Website betreibt, muss 'wasm-unsafe-eval' in script-src erlauben.";

export const whyDelayed = () => "Etwas zwischen der Website und diesem Browser hält die Skripte der Seite zurück, deshalb kann das Spiel nicht starten. Wer die Website betreibt, muss das abschalten.";

/** @param {{ named: boolean, type: string }} given */
export const whyUntyped = ({ named, type }) => `Diese Website schickt ihre Skripte ${(named ? `als ${type}` : "ohne Angabe eines Typs")}; so nehmen Browser sie nicht an. Wer die Website betreibt, muss sie als text/javascript schicken.`;

export const whySandboxed = () => "Der Rahmen um diese Seite trennt sie von ihren eigenen Dateien. Wer ihn eingerichtet hat, muss in dessen sandbox-Attribut allow-same-origin aufnehmen.";

export const whyScriptsForbidden = () => "Die Skripte in dieser Seite dürfen nicht laufen: Die Sicherheitsrichtlinie der Website verbietet sie, oder etwas zwischen der Website und diesem Browser hat sie verändert. Wer die Website betreibt, muss sie unverändert zulassen.";

/** @param {{ game: string }} given */
export const clickKeptGame = ({ game }) => `${game} öffnet sich, sobald der Tisch aufgebaut ist.`;

export const clickKept = () => "Das geschieht, sobald der Tisch aufgebaut ist.";

export const loading = () => "Laden";

export const loadingBar = () => "Bisher geladen";

export const loadingFetching = () => "Der Tisch wird geholt …";

export const loadingSettingUp = () => "Der Tisch wird aufgebaut …";

/** @param {{ have: number, all: number }} given */
export const loadingAmount = ({ have, all }) => `${have.toLocaleString("de", { useGrouping: false, minimumFractionDigits: 1, maximumFractionDigits: 1 })} von ${all.toLocaleString("de", { useGrouping: false, minimumFractionDigits: 1, maximumFractionDigits: 1 })} MB`;

export const loadingSlow = () => "Das dauert ungewöhnlich lange. Vielleicht ist das Netz weg: Lade die Seite einmal neu.";
