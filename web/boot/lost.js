// Stands inline in 404.html, which a host shows for any address it does not know: finds the table,
// wherever it lies above, and leads there with what was asked for. The table reads that, however it
// arrived (py/hustings/ui/links/reader.py): here it is only found.
(() => {
    const DEEPEST = 3; // how often an address may have been encoded
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
    // What stands behind the mark; some programs write the mark itself as %23.
    /** @param {string} text */
    const marked = (text) => {
        for (let n = 0; n < DEEPEST; n++) {
            const [, written = ""] = /#(.+)/s.exec(text) ?? [];
            if (written) return written;
            text = plain(text);
        }
        return "";
    };
    /** @param {string} name */
    const id = (name) => plain(name).toLowerCase().replace(/[-\s]/g, "_");
    /** @param {string} rest what stands between the table's folder and '?' */
    const wanted = (rest) => {
        const { search } = location;
        if (location.hash.length > 1) return location.hash.slice(1);
        const written = marked(rest + search);
        if (written) return written;
        const asked = search.slice(1);
        if (/(^|[?&])(r|a|learn|puzzle)(=|%3d)/i.test(asked)) return asked;
        if (games.includes(id(/^[\w-]*/.exec(asked)?.[0] ?? ""))) return asked;
        const names = rest.split("/").map(id);
        const game = names.findLast((name) => games.includes(name)) ?? "";
        return game && game + search;
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
