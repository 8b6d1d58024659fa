// Inline in the head: the name of the place of this copy of the site, and the language chosen there.
// Whatever the page stores carries that name, so that two copies on one origin, such as /hustings/ and
// /hustings-beta/, share nothing. docs/offline.md says what the place of a file, of a blob: address and of a
// page on itch.io is.
(() => {
    const { context } = globalThis.hustings;
    /** @type {Context["placeOf"]} */
    const placeOf = ({ protocol, hostname, pathname }) => {
        if (!/^https?:$/.test(protocol)) return protocol; // a file that is moved keeps its games
        if (hostname.endsWith(".itch.zone")) return "itch.io"; // each upload gets a folder of its own
        return pathname.replace(/[^/]*$/, ""); // with index.html or without it
    };
    const place = placeOf(location);
    let language = "";
    try {
        const chosen = localStorage.getItem(`hustings ${place} language`) ?? "";
        if (/^[\w-]+$/.test(chosen)) language = chosen;
    } catch {} // where storage is forbidden, nothing was chosen
    Object.assign(context, { placeOf, place, language });
})();
