// Inline in the head: finds the place of this copy of the site, and the language spoken there. All stored keys
// begin with the place, so that two copies on one origin, such as /hustings/ and /hustings-beta/, share
// nothing. docs/offline.md lists the places of files, blob: addresses and pages on itch.io.
(() => {
    const { context } = globalThis.hustings;
    /** @type {Context["placeOf"]} */
    const placeOf = ({ protocol, hostname, pathname }) => {
        if (!/^https?:$/.test(protocol)) return protocol; // so a file that is moved keeps its games
        if (hostname.endsWith(".itch.zone")) return "itch.io"; // each upload gets a folder of its own
        return pathname.replace(/[^/]*$/, ""); // with index.html or without it
    };
    const place = placeOf(location);
    const key = `hustings ${place} language`;
    const { documentElement: page } = document;
    const languages = (page.dataset.languages ?? "").split(" "); // the build's own is the first

    /** @type {(tag: string | null | undefined) => string | undefined} */
    const offered = (tag) => languages.find((name) => name && name === tag?.toLowerCase().split("-")[0]);

    // The address may ask for a language: ?lang=fr, #lang=fr or #…&lang=fr. It is remembered and leaves the
    // address, so that a link that is copied from it carries nobody's language.
    const ASKED = /([?&#])lang=([\w-]*)(&?)/;
    const address = location.search + location.hash;
    const asked = offered(ASKED.exec(address)?.[2]);
    const remove = () => {
        const rest = address.replace(ASKED, (_, before, __, after) =>
            before === "&" ? after : after && before,
        );
        history.replaceState(history.state, "", location.pathname + rest);
    };

    let stored = "";
    try {
        if (asked) localStorage.setItem(key, asked);
        stored = localStorage.getItem(key) ?? "";
        if (ASKED.test(address)) remove();
    } catch {} // storage is forbidden: the address keeps the language
    const chosen =
        asked ?? (/^[\w-]+$/.test(stored) ? stored : navigator.languages?.map(offered).find(Boolean));
    const language = !chosen || chosen === languages[0] ? "" : chosen;
    if (language) {
        page.lang = language;
        page.dataset.otherLanguage = ""; // hides what the build has written in its own (home.css)
    }

    /** @type {Context["speak"]} */
    const speak = (wanted) => {
        try {
            localStorage.setItem(key, wanted);
            location.reload();
        } catch {
            location.search = `lang=${wanted}`;
        }
    };
    Object.assign(context, { placeOf, place, language, languages, speak });
})();
