// Inline, first of all, in old syntax: says in one sentence if the browser lacks something or the page was cut off.
import { browserTooOld, noWebassembly, pageCutOff } from "../messages/boot.js";

(() => {
    const NEXT_SCRIPT_MS = 10000; // within which the next script must have run
    const show = (/** @type {string} */ text, /** @type {string} */ kind) => {
        if (document.getElementById("trouble")) return;
        const box = document.createElement("p");
        box.id = "trouble";
        box.className = kind;
        box.setAttribute("role", "alert");
        box.textContent = text;
        document.documentElement.appendChild(box);
        document.documentElement.dataset.state = "failed";
    };
    const checkNext = () => window.hustings || show(pageCutOff(), "cut");
    addEventListener("DOMContentLoaded", checkNext);
    setTimeout(checkNext, NEXT_SCRIPT_MS);
    const styles = ["color: light-dark(#000, #fff)", "selector(:has(a))"];
    const hasStyles = window.CSS && styles.every((condition) => CSS.supports(condition));
    const isNewEnough = window.DecompressionStream && "withResolvers" in Promise && hasStyles;
    if (!window.WebAssembly) show(noWebassembly(), "lacks");
    else if (!isNewEnough) show(browserTooOld(), "lacks");
})();
