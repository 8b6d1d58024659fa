// Inline in the head: keeps clicks made before Python is ready, and shows at once what they open.
import { clickKept, clickKeptGame } from "../messages/boot.js";

(() => {
    // A link to a game does not show the home page first: home.css shows what is coming.
    const game = /^#(\w+)/.exec(location.hash);
    if (game) document.documentElement.dataset.asked = game[1];
    const { earlyMessages } = globalThis.hustings;
    const isStarting = () => document.documentElement.dataset.state !== "ready";
    // Shows that a click is kept: the button stays pressed, and a sentence says why nothing opens yet.
    /** @param {Element} control */
    const showKept = (control) => {
        for (const other of document.querySelectorAll("[aria-busy]")) other.removeAttribute("aria-busy");
        control.setAttribute("aria-busy", "true");
        const title = control.querySelector(".game-title")?.textContent;
        const line = document.getElementById("load-heard");
        if (line) line.textContent = title ? clickKeptGame({ game: title }) : clickKept();
    };
    // A game's set-up opens at once, as it was drawn when the site was built; clicks there are kept as well. "home"
    // leads back.
    /** @type {Node[] | undefined} */
    let homeNodes;
    /** @param {string} message */
    const open = (message) => {
        /** @type {HTMLTemplateElement | null} */
        const page = document.querySelector(`template[data-opens="${CSS.escape(message)}"]`);
        const [app, load] = ["app", "load"].map((name) => document.getElementById(name));
        if (!app || !load || (!page && (message !== "home" || !homeNodes))) return;
        const nodes = [...app.childNodes].filter((node) => node !== load);
        homeNodes ??= nodes;
        app.replaceChildren(...(page ? [page.content.cloneNode(true)] : homeNodes), load);
        app.dataset.screen = page ? "setup" : "home";
        if (page) app.dataset.game = message.replace("setup:", "");
        else delete app.dataset.game;
        scrollTo(0, 0);
    };
    addEventListener(
        "click",
        (event) => {
            /** @type {HTMLElement | null | false} */
            const control = event.target instanceof Element && event.target.closest("[data-do]");
            const { ctrlKey, metaKey, shiftKey, altKey } = event;
            if (!isStarting() || !control || ctrlKey || metaKey || shiftKey || altKey) return;
            // If the browser followed a link as well, it would be handled twice.
            event.preventDefault();
            earlyMessages.push(control.dataset.do ?? "");
            showKept(control);
            open(control.dataset.do ?? "");
        },
        true,
    );
    addEventListener(
        "change",
        (event) => {
            const field = event.target;
            if (!isStarting() || !(field instanceof HTMLInputElement || field instanceof HTMLSelectElement))
                return;
            if (field.dataset.change) earlyMessages.push(`${field.dataset.change}:${field.value}`);
        },
        true,
    );
})();
