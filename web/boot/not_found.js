// Inline in 404.html, which hosts show for unknown addresses: finds the table in a folder above and leads there
// with the link in the address. The table reads damaged links (py/hustings/ui/links/reader.py).
(() => {
    const MAX_ENCODINGS = 3; // how often an address may have been percent-encoded
    const anchor = /** @type {HTMLAnchorElement} */ (document.getElementById("table"));
    const games = (document.body.dataset.games ?? "").split(" ");
    /** @param {string} text */
    const decode = (text) => {
        try {
            return decodeURIComponent(text);
        } catch {
            return text;
        }
    };
    // Returns what follows '#', which some programs write as %23.
    /** @param {string} text */
    const hashIn = (text) => {
        for (let n = 0; n < MAX_ENCODINGS; n++) {
            const [, hash = ""] = /#(.+)/s.exec(text) ?? [];
            if (hash) return hash;
            text = decode(text);
        }
        return "";
    };
    /** @param {string} name */
    const toId = (name) => decode(name).toLowerCase().replace(/[-\s]/g, "_");
    /** @param {string} rest what follows the table's folder, up to '?' */
    const linkIn = (rest) => {
        const { search } = location;
        if (location.hash.length > 1) return location.hash.slice(1);
        const hash = hashIn(rest + search);
        if (hash) return hash;
        const query = search.slice(1);
        if (/(^|[?&])(r|a|learn|puzzle)(=|%3d)/i.test(query)) return query;
        if (games.includes(toId(/^[\w-]*/.exec(query)?.[0] ?? ""))) return query;
        const ids = rest.split("/").map(toId);
        const game = ids.findLast((id) => games.includes(id)) ?? "";
        return game && game + search;
    };
    /** @param {string} folder */
    const isTable = async (folder) => {
        const response = await fetch(`${folder}site.json`);
        return response.ok && "folder" in (await response.json());
    };
    // A table may be in any folder of a host; the nearest one above is meant.
    const openTable = async () => {
        const parts = location.pathname.split("/").slice(0, -1);
        for (let count = parts.length; count > 0; count--) {
            const folder = `${parts.slice(0, count).join("/")}/`;
            const table = new URL(location.origin + folder);
            if (!(await isTable(table.href).catch(() => false))) continue;
            const link = linkIn(location.pathname.slice(folder.length));
            if (link) table.hash = link;
            anchor.href = table.href;
            return location.replace(table.href);
        }
    };
    openTable();
})();
