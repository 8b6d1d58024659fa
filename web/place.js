// The name of the place this copy of the site is at. Whatever it keeps in the browser carries that
// name, so that two copies on one origin, such as /hustings/ and /hustings-beta/, share nothing.
// docs/offline.md says what the place is of a file, a blob: address and a page on itch.io.

/** Returns the place of an address.
 * @param {Pick<Location, "protocol" | "hostname" | "pathname">} address */
export function placeOf({ protocol, hostname, pathname }) {
    if (!/^https?:$/.test(protocol)) return protocol; // a file that is moved keeps its games
    if (hostname.endsWith(".itch.zone")) return "itch.io"; // each upload gets a folder of its own
    return pathname.replace(/[^/]*$/, ""); // with index.html or without it
}

export const place = placeOf(location);
