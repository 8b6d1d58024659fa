// Stands inline in each game's own page, which is there for whoever gets a link: the table opens at
// once, with what stands after '#', or with this game where nothing does. Whatever a link has been
// through, the table reads it (py/hustings/ui/links/reader.py).
(() => {
    document.documentElement.hidden = true; // nothing flickers past
    // Some hosts show this page at the folder's name without a slash, too.
    const path = location.pathname.replace(/\/(index\.html)?$/, "");
    const game = path.slice(path.lastIndexOf("/") + 1).replaceAll("-", "_");
    const table = new URL(location.origin + path.slice(0, path.lastIndexOf("/") + 1));
    // A mark that names nothing, such as "#" or "#top", stands for the page itself. Where the mark was
    // lost, the link stands in the query.
    const named = /[=?%]/.test(location.hash) || location.hash === `#${game}`;
    table.hash = named ? location.hash : game + location.search;
    location.replace(table.href);
})();
