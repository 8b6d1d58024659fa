// Inline in the head: finds the place of this copy of the site, and the language chosen there. All stored keys
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
    let language = "";
    try {
        const stored = localStorage.getItem(`hustings ${place} language`) ?? "";
        if (/^[\w-]+$/.test(stored)) language = stored;
    } catch {} // storage is forbidden
    Object.assign(context, { placeOf, place, language });
})();
