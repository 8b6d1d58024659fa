// Inline, first of all, in old syntax: one sentence where the browser lacks something or nothing more arrives.
import { browserTooOld, noWebassembly, pageCutOff } from "../messages/boot.js";

(() => {
    const PATIENCE = 10000; // ms until the next script must be there
    const say = (/** @type {string} */ what, /** @type {string} */ kind) => {
        if (document.getElementById("trouble")) return;
        const box = document.createElement("p");
        box.id = "trouble";
        box.className = kind;
        box.setAttribute("role", "alert");
        box.textContent = what;
        document.documentElement.appendChild(box);
        document.documentElement.dataset.state = "failed";
    };
    const look = () => window.hustings || say(pageCutOff(), "cut");
    addEventListener("DOMContentLoaded", look);
    setTimeout(look, PATIENCE);
    const styles = ["color: light-dark(#000, #fff)", "selector(:has(a))"];
    const styled = window.CSS && styles.every((condition) => CSS.supports(condition));
    const known = window.DecompressionStream && "withResolvers" in Promise && styled;
    if (!window.WebAssembly) say(noWebassembly(), "lacks");
    else if (!known) say(browserTooOld(), "lacks");
})();
