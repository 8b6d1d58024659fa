// Stands inline in 404.html, which a host shows for any address it does not know: finds the table,
// wherever it lies above, and leads there with the game that was in the address.
(() => {
    const link = /** @type {HTMLAnchorElement} */ (document.getElementById("table"));
    const games = (document.body.dataset.games ?? "").split(" ");
    /** @param {string} text */
    const plain = (text) => {
        try {
            return decodeURIComponent(text);
        } catch {
            return text;
        }
    };
    // What may stand after '#'; some programs write the mark itself as %23, or leave it out.
    /** @param {string} rest what stands between the table's folder and '?' */
    const wanted = (rest) => {
        if (location.hash.length > 1) return location.hash.slice(1);
        const [, written = ""] = /#(.+)/s.exec(plain(rest + location.search)) ?? [];
        if (written) return written;
        const names = rest.split("/").map((name) => plain(name).toLowerCase().replace(/[-\s]/g, "_"));
        const game = names.findLast((name) => games.includes(name)) ?? "";
        if (/[?&]r=/.test(location.search)) return location.search.slice(1);
        return game && game + location.search;
    };
    /** @param {string} folder */
    const isTable = async (folder) => {
        const answer = await fetch(`${folder}site.json`);
        return answer.ok && "folder" in (await answer.json());
    };
    // Every host lets a table lie in a folder; the nearest one above is meant.
    const find = async () => {
        const parts = location.pathname.split("/").slice(0, -1);
        for (let many = parts.length; many > 0; many--) {
            const folder = `${parts.slice(0, many).join("/")}/`;
            const table = new URL(location.origin + folder);
            if (!(await isTable(table.href).catch(() => false))) continue;
            const what = wanted(location.pathname.slice(folder.length));
            if (what) table.hash = what;
            link.href = table.href;
            return location.replace(table.href);
        }
    };
    find();
})();
