// Stands inline in each game's own page, which is there for whoever gets a link: the table opens at
// once, with the game that stands after '#', or with a new one where nothing does.
(() => {
    document.documentElement.hidden = true; // nothing flickers past
    // Some hosts show this page at the folder's name without a slash, too.
    const path = location.pathname.replace(/\/(index\.html)?$/, "");
    const game = path.slice(path.lastIndexOf("/") + 1).replaceAll("-", "_");
    const table = new URL(location.origin + path.slice(0, path.lastIndexOf("/") + 1));
    table.hash = location.hash || game;
    location.replace(table.href);
})();
