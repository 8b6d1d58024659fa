// Inline in each game's own page, which exists for shared links, and in the pages of other languages: opens the table at
// once, with what follows '#', else with this game. The table reads damaged links too (py/hustings/ui/links/reader.py).
(() => {
    const { documentElement: page } = document;
    page.hidden = true; // the page must not flash up
    // Some hosts serve this page also at the folder's name without a slash.
    const folders = location.pathname.replace(/\/(index\.html)?$/, "").split("/");
    const { language = "", home } = page.dataset;
    const game = home === undefined ? (folders.pop() ?? "").replaceAll("-", "_") : "";
    if (language) folders.pop();
    const table = new URL(`${location.origin}${folders.join("/")}/`);
    if (language) table.search = `lang=${language}`;
    // A hash that names nothing, such as "#" or "#top", stands for the page itself. A link that lost its '#'
    // is in the query.
    const isLink = /[=?%]/.test(location.hash) || location.hash === `#${game}`;
    table.hash = isLink ? location.hash : game + location.search;
    location.replace(table.href);
})();
