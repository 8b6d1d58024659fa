// Inline, first of all, in old syntax: one sentence where the browser lacks something or nothing more arrives.
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
    const look = () => window.hustings || say("The page did not arrive whole. Please reload it.", "cut");
    addEventListener("DOMContentLoaded", look);
    setTimeout(look, PATIENCE);
    const styles = ["color: light-dark(#000, #fff)", "selector(:has(a))"];
    const styled = window.CSS && styles.every((condition) => CSS.supports(condition));
    const known = window.DecompressionStream && "withResolvers" in Promise && styled;
    if (!window.WebAssembly)
        say("Hustings needs WebAssembly, which this browser lacks or has switched off.", "lacks");
    else if (!known) {
        const newer = "Chrome or Edge 123, Firefox 121 or Safari 17.5, or a newer version";
        say(`This browser is too old for Hustings. Please use ${newer}.`, "lacks");
    }
})();
