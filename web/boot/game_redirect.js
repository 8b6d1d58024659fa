// Inline in each game's own page, which exists for shared links: opens the table at once, with what follows '#',
// else with this game. The table reads damaged links too (py/hustings/ui/links/reader.py).
(() => {
    document.documentElement.hidden = true; // the page must not flash up
    // Some hosts serve this page also at the folder's name without a slash.
    const path = location.pathname.replace(/\/(index\.html)?$/, "");
    const game = path.slice(path.lastIndexOf("/") + 1).replaceAll("-", "_");
    const table = new URL(location.origin + path.slice(0, path.lastIndexOf("/") + 1));
    // A hash that names nothing, such as "#" or "#top", stands for the page itself. A link that lost its '#'
    // is in the query.
    const isLink = /[=?%]/.test(location.hash) || location.hash === `#${game}`;
    table.hash = isLink ? location.hash : game + location.search;
    location.replace(table.href);
})();
