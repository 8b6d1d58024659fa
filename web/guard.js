// Stands inline in the page, so that it works when nothing else could be fetched: shows a sentence
// and "Try again" instead of a page that waits for ever, and keeps clicks made before Python is up.
(() => {
    const early = [];
    const fail = (what, detail = "") => {
        const box = document.getElementById("trouble");
        if (!box || !box.hidden) return;
        document.getElementById("trouble-what").textContent = what;
        document.getElementById("trouble-detail").textContent = detail;
        document.getElementById("trouble-more").hidden = !detail;
        document.getElementById("trouble-again").onclick = () => location.reload();
        box.hidden = false;
        document.documentElement.dataset.state = "failed";
    };
    const state = () => document.documentElement.dataset.state;
    const waiting = () => state() !== "ready";
    addEventListener("error", (event) => {
        const address = event.target?.src || event.target?.href;
        if (waiting() && address) fail("A part of the game could not be fetched.", address);
        else if (waiting() && event.message) fail("The game could not start.", event.message);
    }, true);
    addEventListener("unhandledrejection", (event) => {
        if (waiting()) fail("The game could not start.", String(event.reason?.message ?? event.reason));
    });
    addEventListener("click", (event) => {
        const act = event.target.closest?.("[data-do]");
        if (waiting() && act) early.push(act.dataset.do);
    }, true);
    globalThis.hustings = { early, fail };
})();
