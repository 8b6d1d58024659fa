// Inline in the head: tells what went wrong during the start in one sentence with "Try again", whatever else
// could not be fetched. Only faults of our own files count, not those of extensions or of the host's scripts.
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
    const CHECK = 5000; // ms: a page that did not grow between two checks has stalled
    const MEND = 60_000; // ms that mending may take before the page is loaded anew
    const CHANGE = 5000; // ms that a new version which waits may take to take over
    const ASK = 5000; // ms that the host may take to send the page, or to say which version it has
    const EMPTY = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0); // the smallest WebAssembly module
    const root = document.documentElement;
    const waiting = () => root.dataset.state !== "ready";

    const early = document.querySelector("#trouble.cut");
    if (early) delete root.dataset.state;
    early?.remove(); // first.js gave up too early

    /** @type {(tag: string, id: string, text?: string, parts?: Node[]) => HTMLElement} */
    const element = (tag, id, text = "", parts = []) => {
        const made = Object.assign(document.createElement(tag), { id, textContent: text });
        made.append(...parts);
        return made;
    };
    /** @type {(id: string, text: string, act: () => void) => HTMLElement} */
    const button = (id, text, act) => {
        const made = element("button", id, text);
        made.onclick = act;
        made.setAttribute("type", "button");
        made.className = "button";
        return made;
    };
    let before = ""; // what the page was at when something failed
    // Takes the box away: the player closed it, or the game is ready after all. What first.js says of an
    // old browser stays: the game may run there, but without our colours.
    const clear = () => {
        document.querySelector("#trouble:not(.lacks)")?.remove();
        root.dataset.state = before;
    };
    /** @type {Fail} */
    const fail = (what, detail = "") => {
        if (document.getElementById("trouble")) return;
        const more = element("details", "trouble-more", "", [
            element("summary", "", troubleDetails()),
            element("pre", "trouble-detail", detail),
        ]);
        const acts = [
            button("trouble-again", troubleAgain(), again),
            button("trouble-close", troubleClose(), clear),
        ];
        const box = element("div", "trouble", "", [
            element("h2", "", troubleHeading()),
            element("p", "trouble-what", what || whyFailed()),
            ...(detail ? [more] : []),
            element("p", "", "", acts),
        ]);
        box.setAttribute("role", "alert");
        // Where the page broke off in its head there is no body.
        (document.body ?? root).append(box);
        before = root.dataset.state ?? "";
        root.dataset.state = "failed";
        if (what === whyMissing()) explain(detail).catch(() => {});
    };

    const folder = () => {
        /** @type {HTMLMetaElement | null} */
        const meta = document.querySelector("meta[name=build]");
        return meta?.content.slice(1) ?? ""; // /v-version/
    };
    // Which build the host has now; site.json is never kept.
    const hosted = async () => {
        const signal = AbortSignal.timeout(ASK);
        const answer = await fetch("./site.json", { cache: "no-store", signal });
        const { folder: there } = await answer.json();
        return there ? `/${there}/` : folder();
    };
    const outdated = async () =>
        !globalThis.hustings.context.single && (await hosted().catch(folder)) !== folder();
    // Looks why a file of ours is missing. detail: begins with its address, where that is known.
    /** @param {string} detail */
    const explain = async (detail) => {
        const [what, act] = ["-what", "-again"].map((part) => document.getElementById(`trouble${part}`));
        if (!what || !act) return;
        if (origin === "null" && location.protocol.startsWith("http")) {
            what.textContent = whySandboxed();
        } else if (await outdated()) {
            what.textContent = whyGone();
            act.textContent = troubleNewVersion();
        } else if (detail.endsWith(".js")) {
            const { ok, headers } = await fetch(detail);
            const type = headers.get("content-type") ?? "";
            if (ok && !/javascript/.test(type)) what.textContent = whyUntyped({ type, named: type !== "" });
        }
    };

    // The browser may keep an old page, which names files that the host has no longer.
    const reload = async () => {
        const signal = AbortSignal.timeout(ASK);
        await fetch(location.origin + location.pathname, { cache: "reload", signal }).catch(() => {});
        location.reload(); // once: a second call would break off the first
    };
    // What was kept may be damaged: the service worker checks its files, or the browser its own.
    const mend = async () => {
        const registration = await navigator.serviceWorker?.getRegistration();
        const keeper = navigator.serviceWorker?.controller;
        if (!keeper) {
            const all = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType("resource"));
            const files = all.filter(({ name, transferSize }) => !transferSize && ours(name));
            await Promise.all(files.map(({ name }) => fetch(name, { cache: "reload" })));
            return;
        }
        const { port1, port2 } = new MessageChannel();
        const done = new Promise((resolve) => (port1.onmessage = ({ data }) => resolve(data)));
        keeper.postMessage("mend", [port2]);
        const result = await done;
        if (result === "done" || !registration) return;
        // This build cannot be made whole: a version that waits takes over, else the page comes from the host.
        if (registration.waiting) await takeOver(registration.waiting);
        else if (result === "gone" || (await outdated())) await registration.unregister();
    };
    /** @param {ServiceWorker} newer */
    const takeOver = (newer) => {
        const changed = new Promise((resolve) =>
            navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
        );
        newer.postMessage("skip-waiting");
        return Promise.race([changed, after(CHANGE)]);
    };
    /** @type {(ms: number) => Promise<unknown>} */
    const after = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
    const again = async () => {
        document.getElementById("trouble-again")?.setAttribute("disabled", "");
        await Promise.race([mend().catch(() => {}), after(MEND)]);
        await reload();
    };

    /** @param {string} text an address, or text that holds some */
    const ours = (text) =>
        globalThis.hustings.context.single
            ? /blob:(?![\w-]*extension)/.test(text)
            : folder() !== "" && text.includes(folder());
    // The innermost file of a stack is the one at fault.
    /** @param {unknown} error */
    const place = (error) =>
        /(?:https?|file|blob|[\w-]+-extension):[^\s)]+/.exec(
            (error instanceof Error && error.stack) || "",
        )?.[0];
    const NEEDED = ["stylesheet", "modulepreload", "preload"];
    addEventListener(
        "error",
        (event) => {
            const { target } = event;
            if (!waiting()) return;
            if (target instanceof HTMLScriptElement && ours(target.src)) fail(whyMissing(), target.src);
            else if (target instanceof HTMLLinkElement && NEEDED.includes(target.rel) && ours(target.href))
                fail(whyMissing(), target.href);
            else if (event.message && ours(place(event.error) ?? event.filename))
                fail(whyFailed(), event.message);
        },
        true,
    );
    addEventListener("unhandledrejection", ({ reason }) => {
        if (waiting() && ours(place(reason) ?? "")) fault(reason);
    });

    const forbidden = () => {
        try {
            return !new WebAssembly.Module(EMPTY);
        } catch (error) {
            return !(error instanceof RangeError);
        }
    };
    // Says what an error of WebAssembly or Python means for the player.
    /** @type {Context["fault"]} */
    const fault = (error) => {
        const detail = error instanceof Error ? error.message : String(error);
        const memory = error instanceof RangeError || /out of memory|could not allocate/i.test(detail);
        const fetched = error instanceof TypeError && /fetch|network|load/i.test(detail);
        fail(
            memory ? whyMemory() : forbidden() ? whyNoWebassembly() : fetched ? whyMissing() : whyFailed(),
            detail,
        );
    };
    // Some hosts do not know the type of .wasm, which streaming insists on; some browsers do not stream.
    /** @type {Context["compile"]} */
    const compile = async (response) =>
        "compileStreaming" in WebAssembly && response.headers.get("content-type") === "application/wasm"
            ? WebAssembly.compileStreaming(response)
            : WebAssembly.compile(await response.arrayBuffer());

    const whole = () => document.querySelector("script[type=py]");
    let length = -1;
    const watch = () => {
        if (!waiting() || whole()) return;
        const now = root.outerHTML.length;
        if (document.readyState !== "loading" || now === length) return fail(whyCutOff());
        length = now;
        setTimeout(watch, CHECK);
    };
    setTimeout(watch, CHECK);
    addEventListener("DOMContentLoaded", () => {
        if (!whole()) fail(whyCutOff());
        else if (!document.querySelector("script[type=module], script[type=v]")) fail(whyDelayed());
    });

    // The rest of both is there once it is needed: see types.d.ts.
    const context = /** @type {Context} */ (
        /** @type {unknown} */ ({ early: [], fail, fault, clear, compile, outdated, reload })
    );
    globalThis.hustings = /** @type {Hustings} */ ({ context, early: context.early, fail });
})();
