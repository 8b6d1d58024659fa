// Inline in the head: shows errors of the start in one sentence with "Try again", even if no other file could be
// fetched. Errors of browser extensions and of the host's scripts are ignored.
import {
    troubleAgain,
    troubleClose,
    troubleDetails,
    troubleHeading,
    troubleNewVersion,
    whyCutOff,
    whyDelayed,
    whyFailed,
    whyGone,
    whyMemory,
    whyMissing,
    whyNoWebassembly,
    whySandboxed,
    whyUntyped,
} from "../messages/boot.js";

(() => {
    const STALL_MS = 5000; // a page that did not grow for so long has stalled
    const REPAIR_MS = 60_000; // after which the page is reloaded, repaired or not
    const TAKE_OVER_MS = 5000; // that a waiting version may need to take over
    const HOST_MS = 5000; // that the host may need to send the page or its version
    const EMPTY_WASM = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0); // the smallest WebAssembly module
    const root = document.documentElement;
    const isStarting = () => root.dataset.state !== "ready";

    const cutOffMessage = document.querySelector("#trouble.cut"); // browser_check.js gave up too early
    if (cutOffMessage) delete root.dataset.state;
    cutOffMessage?.remove();

    /** @type {(tag: string, id: string, text?: string, parts?: Node[]) => HTMLElement} */
    const makeElement = (tag, id, text = "", parts = []) => {
        const element = Object.assign(document.createElement(tag), { id, textContent: text });
        element.append(...parts);
        return element;
    };
    /** @type {(id: string, text: string, onClick: () => void) => HTMLElement} */
    const makeButton = (id, text, onClick) => {
        const button = makeElement("button", id, text);
        button.onclick = onClick;
        button.setAttribute("type", "button");
        button.className = "button";
        return button;
    };
    let stateBefore = ""; // of the page, when something failed
    // Removes the message: the player closed it, or the game is ready after all. The one about an old browser
    // stays: the game may run there, but without our colours.
    const hideFailure = () => {
        document.querySelector("#trouble:not(.lacks)")?.remove();
        root.dataset.state = stateBefore;
    };
    /** @type {ShowFailure} */
    const showFailure = (text, detail = "") => {
        if (document.getElementById("trouble")) return;
        const details = makeElement("details", "trouble-more", "", [
            makeElement("summary", "", troubleDetails()),
            makeElement("pre", "trouble-detail", detail),
        ]);
        const buttons = [
            makeButton("trouble-again", troubleAgain(), tryAgain),
            makeButton("trouble-close", troubleClose(), hideFailure),
        ];
        const box = makeElement("div", "trouble", "", [
            makeElement("h2", "", troubleHeading()),
            makeElement("p", "trouble-what", text || whyFailed()),
            ...(detail ? [details] : []),
            makeElement("p", "", "", buttons),
        ]);
        box.setAttribute("role", "alert");
        // A page that was cut off in its head has no body.
        (document.body ?? root).append(box);
        stateBefore = root.dataset.state ?? "";
        root.dataset.state = "failed";
        if (text === whyMissing()) explainMissing(detail).catch(() => {});
    };

    const folder = () => {
        /** @type {HTMLMetaElement | null} */
        const meta = document.querySelector("meta[name=build]");
        return meta?.content.slice(1) ?? ""; // /v-version/
    };
    // Returns the folder of the host's current build; site.json is never cached.
    const hostedFolder = async () => {
        const signal = AbortSignal.timeout(HOST_MS);
        const response = await fetch("./site.json", { cache: "no-store", signal });
        const { folder: hosted } = await response.json();
        return hosted ? `/${hosted}/` : folder();
    };
    const isOutdated = async () =>
        !globalThis.hustings.context.single && (await hostedFolder().catch(folder)) !== folder();
    // Finds out why a file of ours is missing, and says so.
    /** @param {string} detail its address, where that is known */
    const explainMissing = async (detail) => {
        const [text, button] = ["-what", "-again"].map((part) => document.getElementById(`trouble${part}`));
        if (!text || !button) return;
        if (origin === "null" && location.protocol.startsWith("http")) {
            text.textContent = whySandboxed();
        } else if (await isOutdated()) {
            text.textContent = whyGone();
            button.textContent = troubleNewVersion();
        } else if (detail.endsWith(".js")) {
            const { ok, headers } = await fetch(detail);
            const type = headers.get("content-type") ?? "";
            if (ok && !/javascript/.test(type)) text.textContent = whyUntyped({ type, named: type !== "" });
        }
    };

    // The browser's cache may have an old page, which names files that the host no longer has.
    const reload = async () => {
        const signal = AbortSignal.timeout(HOST_MS);
        await fetch(location.origin + location.pathname, { cache: "reload", signal }).catch(() => {});
        location.reload(); // once: a second call would cancel the first
    };
    // Cached files may be damaged: the service worker checks its own, else the browser fetches its own anew.
    const repair = async () => {
        const registration = await navigator.serviceWorker?.getRegistration();
        const controller = navigator.serviceWorker?.controller;
        if (!controller) {
            const all = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType("resource"));
            const files = all.filter(({ name, transferSize }) => !transferSize && isOurs(name));
            await Promise.all(files.map(({ name }) => fetch(name, { cache: "reload" })));
            return;
        }
        const { port1, port2 } = new MessageChannel();
        const done = new Promise((resolve) => (port1.onmessage = ({ data }) => resolve(data)));
        controller.postMessage("mend", [port2]);
        const result = await done;
        if (result === "done" || !registration) return;
        // This build cannot be repaired: a waiting version takes over, else the page is fetched from the host.
        if (registration.waiting) await takeOver(registration.waiting);
        else if (result === "gone" || (await isOutdated())) await registration.unregister();
    };
    /** @param {ServiceWorker} newer */
    const takeOver = (newer) => {
        const changed = new Promise((resolve) =>
            navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
        );
        newer.postMessage("skip-waiting");
        return Promise.race([changed, wait(TAKE_OVER_MS)]);
    };
    /** @type {(ms: number) => Promise<unknown>} */
    const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
    const tryAgain = async () => {
        document.getElementById("trouble-again")?.setAttribute("disabled", "");
        await Promise.race([repair().catch(() => {}), wait(REPAIR_MS)]);
        await reload();
    };

    /** @param {string} text an address, or text that holds some */
    const isOurs = (text) =>
        globalThis.hustings.context.single
            ? /blob:(?![\w-]*extension)/.test(text)
            : folder() !== "" && text.includes(folder());
    // Returns the address of the innermost file of an error's stack.
    /** @param {unknown} error */
    const originOf = (error) =>
        /(?:https?|file|blob|[\w-]+-extension):[^\s)]+/.exec(
            (error instanceof Error && error.stack) || "",
        )?.[0];
    const REQUIRED_LINKS = ["stylesheet", "modulepreload", "preload"];
    addEventListener(
        "error",
        (event) => {
            const { target } = event;
            if (!isStarting()) return;
            if (target instanceof HTMLScriptElement && isOurs(target.src))
                showFailure(whyMissing(), target.src);
            else if (
                target instanceof HTMLLinkElement &&
                REQUIRED_LINKS.includes(target.rel) &&
                isOurs(target.href)
            )
                showFailure(whyMissing(), target.href);
            else if (event.message && isOurs(originOf(event.error) ?? event.filename))
                showFailure(whyFailed(), event.message);
        },
        true,
    );
    addEventListener("unhandledrejection", ({ reason }) => {
        if (isStarting() && isOurs(originOf(reason) ?? "")) explainError(reason);
    });

    const isWasmForbidden = () => {
        try {
            return !new WebAssembly.Module(EMPTY_WASM);
        } catch (error) {
            return !(error instanceof RangeError);
        }
    };
    // Shows what an error of WebAssembly or Python means for the player.
    /** @type {Context["explainError"]} */
    const explainError = (error) => {
        const detail = error instanceof Error ? error.message : String(error);
        const isMemory = error instanceof RangeError || /out of memory|could not allocate/i.test(detail);
        const isFetch = error instanceof TypeError && /fetch|network|load/i.test(detail);
        showFailure(
            isMemory
                ? whyMemory()
                : isWasmForbidden()
                  ? whyNoWebassembly()
                  : isFetch
                    ? whyMissing()
                    : whyFailed(),
            detail,
        );
    };
    // Some hosts do not send the type of .wasm, which streaming requires; some browsers do not stream.
    /** @type {Context["compile"]} */
    const compile = async (response) =>
        "compileStreaming" in WebAssembly && response.headers.get("content-type") === "application/wasm"
            ? WebAssembly.compileStreaming(response)
            : WebAssembly.compile(await response.arrayBuffer());

    const isWhole = () => document.querySelector("script[type=py]");
    let length = -1;
    const checkGrowth = () => {
        if (!isStarting() || isWhole()) return;
        const newLength = root.outerHTML.length;
        if (document.readyState !== "loading" || newLength === length) return showFailure(whyCutOff());
        length = newLength;
        setTimeout(checkGrowth, STALL_MS);
    };
    setTimeout(checkGrowth, STALL_MS);
    addEventListener("DOMContentLoaded", () => {
        if (!isWhole()) showFailure(whyCutOff());
        else if (!document.querySelector("script[type=module], script[type=v]")) showFailure(whyDelayed());
    });

    // Later scripts add the rest: see types.d.ts.
    const context = /** @type {Context} */ (
        /** @type {unknown} */ ({
            earlyMessages: [],
            showFailure,
            explainError,
            hideFailure,
            compile,
            isOutdated,
            reload,
        })
    );
    globalThis.hustings = /** @type {Hustings} */ ({
        context,
        earlyMessages: context.earlyMessages,
        showFailure,
    });
})();
