// The words of boot, made by `make messages` from locales/en/boot.ftl. None of it is
// shipped: the build puts what a script imports from here into the script (tools/build/words.py).

export const pageCutOff = () => "The page did not arrive whole. Please reload it.";

export const noWebassembly = () => "Hustings needs WebAssembly, which this browser lacks or has switched off.";

export const browserTooOld = () => "This browser is too old for Hustings. Please use Chrome or Edge 123, Firefox 121 or Safari 17.5, or a newer version.";

export const troubleHeading = () => "Something went wrong";

export const troubleDetails = () => "Details";

export const troubleAgain = () => "Try again";

export const troubleNewVersion = () => "Load the new version";

export const troubleClose = () => "Close";

export const whyCutOff = () => "The page did not arrive whole.";

export const whyMissing = () => "A part of the game could not be fetched.";

export const whyFailed = () => "The game could not start.";

export const whyGone = () => "There is a new version of Hustings, and the files of this page are gone.";

export const whyMemory = () => "There is not enough free memory. Close other tabs or programs, then try again.";

export const whyNoWebassembly = () => "The security policy of this website forbids WebAssembly. Whoever runs the site must allow 'wasm-unsafe-eval' in its script-src.";

export const whyDelayed = () => "Something between the website and this browser delays the page's scripts, so the game cannot start. Whoever runs the site must switch that off.";

/** @param {{ named: boolean, type: string }} given */
export const whyUntyped = ({ named, type }) => `This website sends its scripts as ${(named ? `${type}` : "nothing in particular")}, which browsers refuse. Whoever runs the site must send them as text/javascript.`;

export const whySandboxed = () => "The frame around this page keeps it from its own files. Whoever made that frame must add allow-same-origin to its sandbox.";

export const whyScriptsForbidden = () => "The scripts in this page may not run: the website's security policy forbids them, or something between the website and this browser has changed them. Whoever runs the site must allow them as they are.";

/** @param {{ game: string }} given */
export const clickKeptGame = ({ game }) => `${game} opens as soon as the table is set up.`;

export const clickKept = () => "This happens as soon as the table is set up.";

export const loading = () => "Loading";

export const loadingBar = () => "Loaded so far";

export const loadingFetching = () => "Fetching the table…";

export const loadingSettingUp = () => "Setting up the table…";

/** @param {{ have: number, all: number }} given */
export const loadingAmount = ({ have, all }) => `${have.toLocaleString("en-GB", { useGrouping: false, minimumFractionDigits: 1, maximumFractionDigits: 1 })} of ${all.toLocaleString("en-GB", { useGrouping: false, minimumFractionDigits: 1, maximumFractionDigits: 1 })} MB`;

export const loadingSlow = () => "This is taking unusually long. The network may be gone: try reloading the page.";
