// Stands inline in the page, so that it works when nothing else could be fetched: shows a sentence
// and "Try again" instead of a page that waits for ever, and keeps clicks made before Python is up.
(() => {
    /** @type {string[]} */
    const early = [];
    // Whoever follows a link to a game is not shown the home page first: home.css shows what is coming.
    const asked = /^#(\w+)/.exec(location.hash);
    if (asked) document.documentElement.dataset.asked = asked[1];
    // Its parts stand in index.html.
    /** @type {(part: string) => HTMLElement} */
    const part = (name) => /** @type {HTMLElement} */ (document.getElementById(`trouble${name}`));
    /** @type {Fail} */
    const fail = (what, detail = "") => {
        const box = part("");
        if (!box && document.readyState === "loading")
            return addEventListener("DOMContentLoaded", () => fail(what, detail));
        if (!box) return bare(what);
        if (!box.hidden) return;
        part("-what").textContent = what;
        part("-detail").textContent = detail;
        part("-more").hidden = !detail;
        part("-again").onclick = again;
        box.hidden = false;
        document.documentElement.dataset.state = "failed";
    };
    // For a page that broke off before it came to its own words.
    /** @param {string} what */
    const bare = (what) => {
        const button = Object.assign(document.createElement("button"), { onclick: again });
        button.id = "trouble-again";
        button.textContent = "Try again";
        document.getElementById("load")?.remove(); // it would lie over the button
        document.body.append(what, " ", button);
    };
    // What was kept may be damaged: the service worker checks its files, or the browser its own.
    const mend = async () => {
        const keeper = navigator.serviceWorker?.controller;
        if (keeper) {
            const { port1, port2 } = new MessageChannel();
            const done = new Promise((resolve) => (port1.onmessage = resolve));
            keeper.postMessage("mend", [port2]);
            await done;
        } else {
            const all = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType("resource"));
            const files = all.filter((e) => !e.transferSize);
            await Promise.all(files.map(({ name }) => fetch(name, { cache: "reload" })));
        }
    };
    const again = async () => {
        const late = new Promise((resolve) => setTimeout(resolve, 10_000));
        await Promise.race([mend().catch(() => {}), late]);
        location.reload();
    };
    const state = () => document.documentElement.dataset.state;
    const waiting = () => state() !== "ready";
    /** @param {EventTarget | { src?: string, href?: string } | null} target */
    const addressOf = (target) =>
        (target && "src" in target && target.src) || (target && "href" in target && target.href);
    addEventListener(
        "error",
        (event) => {
            const address = addressOf(event.target);
            if (waiting() && address) fail("A part of the game could not be fetched.", address);
            else if (waiting() && event.message) fail("The game could not start.", event.message);
        },
        true,
    );
    addEventListener("unhandledrejection", (event) => {
        if (waiting()) fail("The game could not start.", String(event.reason?.message ?? event.reason));
    });
    // Says that a click is kept: what was pressed stays pressed, and a sentence tells why nothing opens.
    /** @param {Element} act */
    const heard = (act) => {
        for (const other of document.querySelectorAll("[aria-busy]")) other.removeAttribute("aria-busy");
        act.setAttribute("aria-busy", "true");
        const title = act.querySelector(".game-title")?.textContent;
        const words = document.getElementById("load-heard");
        const done = title ? `${title} opens` : "This is done";
        if (words) words.textContent = `${done} as soon as the table is set up.`;
    };
    // A game that was picked shows its own page at once, if only the one it had when this was built;
    // what is pressed there is kept like everything else. "home" leads back.
    /** @type {Node[] | undefined} */
    let atHome;
    /** @param {string} message */
    const open = (message) => {
        /** @type {HTMLTemplateElement | null} */
        const page = document.querySelector(`template[data-opens="${CSS.escape(message)}"]`);
        const [app, load] = ["app", "load"].map((name) => document.getElementById(name));
        if (!app || !load || (!page && (message !== "home" || !atHome))) return;
        const shown = [...app.childNodes].filter((node) => node !== load);
        atHome ??= shown;
        app.replaceChildren(...(page ? [page.content.cloneNode(true)] : atHome), load);
        app.dataset.screen = page ? "setup" : "home";
        scrollTo(0, 0);
    };
    addEventListener(
        "click",
        (event) => {
            /** @type {HTMLElement | null | false} */
            const act = event.target instanceof Element && event.target.closest("[data-do]");
            const { ctrlKey, metaKey, shiftKey, altKey } = event;
            if (!waiting() || !act || ctrlKey || metaKey || shiftKey || altKey) return;
            // Followed as a link it would be heard twice: as this click, and as another address.
            event.preventDefault();
            early.push(act.dataset.do ?? "");
            heard(act);
            open(act.dataset.do ?? "");
        },
        true,
    );
    addEventListener(
        "change",
        (event) => {
            const field = event.target;
            if (!waiting() || !(field instanceof HTMLInputElement || field instanceof HTMLSelectElement))
                return;
            if (field.dataset.change) early.push(`${field.dataset.change}:${field.value}`);
        },
        true,
    );
    addEventListener("DOMContentLoaded", () => {
        if (!document.querySelector("script[type=py]")) fail("The page did not arrive whole.");
    });
    // The rest of both is there once it is needed: see types.d.ts.
    const context = /** @type {Context} */ ({ early, fail });
    globalThis.hustings = /** @type {Hustings} */ ({ context, early, fail });
})();
