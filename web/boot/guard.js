// Inline in the head: keeps clicks made before Python is up, and shows at once what they open.
import { clickKept, clickKeptGame } from "../messages/boot.js";

(() => {
    // Whoever follows a link to a game is not shown the home page first: home.css shows what is coming.
    const asked = /^#(\w+)/.exec(location.hash);
    if (asked) document.documentElement.dataset.asked = asked[1];
    const { early } = globalThis.hustings;
    const waiting = () => document.documentElement.dataset.state !== "ready";
    // Says that a click is kept: what was pressed stays pressed, and a sentence tells why nothing opens.
    /** @param {Element} act */
    const heard = (act) => {
        for (const other of document.querySelectorAll("[aria-busy]")) other.removeAttribute("aria-busy");
        act.setAttribute("aria-busy", "true");
        const game = act.querySelector(".game-title")?.textContent;
        const words = document.getElementById("load-heard");
        if (words) words.textContent = game ? clickKeptGame({ game }) : clickKept();
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
})();
