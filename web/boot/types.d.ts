// What the parts of the page share, in one place. Nothing here is shipped.
import type { PyodideAPI } from "pyodide";

declare global {
    interface Document {
        /** What the page around this one allows; only Chromium has it. */
        featurePolicy?: { allowsFeature(feature: string): boolean };
    }
    /**
     * What Python (py/hustings/shell) and the scripts that stand inline in the page know of our
     * JavaScript: nothing else of it is global. faults.js lays it out, boot.js fills it in.
     */
    interface Hustings {
        /** What the modules share; Python does not look in. Tests and benchmarks may. */
        context: Context;
        /** Messages that were sent before Python listened: `data-do` of early clicks. */
        early: string[];
        /**
         * Shows a sentence and “Try again” in place of a page that waits for ever; "" stands for the
         * sentence that the game could not start.
         */
        fail: Fail;
        /** Shows a tree of lists, given as JSON. */
        draw(json: string): void;
        /** Asks the bot worker; resolves with a move's token, or "" when it was cancelled. */
        ask(id: number, job: string): Promise<string>;
        /** Gives a question up. */
        cancel(id: number): void;
        /** Has the bot worker started; no harm where it runs. */
        startThinker(): Promise<Worker>;
        /** Ends the bot worker. */
        stopThinker(why?: string): void;
        /** Offers the one-file edition with games in it, as a file to keep; site: where its links lead. */
        saveTable(name: string, carried: string, site: string): Promise<void>;
        /** Offers the board as a picture to keep; tree: JSON. */
        savePicture(name: string, title: string, tree: string): Promise<void>;
        /** Plays one of the small sounds, "soft" or "full". */
        sound(name: string, volume: string): Promise<void>;
        /** Has the device vibrate, where it can. */
        buzz(): Promise<void>;
        /** Keeps the screen from going dark, or no longer. */
        wake(on: boolean): Promise<void>;
        /** Calls back once what the selector finds is in sight; never where it is gone. */
        whenSeen(selector: string, back: () => void): Promise<void>;
        /** Resolves with the licences of all that is shipped. */
        licences(): Promise<string>;
        /** Deletes the copy of the page for use without a network; false where it is still there. */
        forget(): Promise<boolean>;
        /** The games that came with the one-file edition, as JSON; "" on a hosted page. */
        carried: string;
        /** Where this copy of the site is, as the keys of its localStorage name it. */
        place: string;
        /** Whether the page stands in somebody's frame. */
        framed(): boolean;
        /** Whether the frame forbids downloads: "sure", "maybe" where nobody can tell, "" for no. */
        barred(): string;
        /** Whether the document may use a feature, named as in a permissions policy. */
        permitted(feature: string): boolean;
        /** The second store, beside localStorage. */
        second: SecondStore;
        /** For each place of a board [x, y, width, height] from the board's corner, in px. */
        boxes(board: Element): number[][];
        /** Which place of a board the tab key stops at; -1: none. */
        stopOf(board: Element): number;
        /** Puts the focus on a place of a board. */
        stepTo(board: Element, index: number): void;
        /** Whether a click comes too early to be meant. */
        hasty(event: MouseEvent): boolean;
        /** Holds all that stands there to be seen, and on: all that comes, so that no click is too early. */
        seen(on?: boolean): void;
        /** Python's own: takes a message as an element's data-do carries it. Absent until it listens. */
        send?(message: string): void;
        /** Changes over to the version that waits, or loads the page anew. */
        takeUpdate(): void;
    }

    type Fail = (what: string, detail?: string) => void;

    /**
     * What the start of the page needs, from one part to the next. The inline scripts in the head
     * (faults.js, here.js, then early.js, or unpack.js in the one-file edition) leave the first part in it;
     * context.js, the first module, adds which build this is.
     */
    interface Context {
        fail: Fail;
        /** Shows what an error of the start means for the player, as `fail` does. */
        fault(error: unknown): void;
        /** Takes that box away again. */
        clear(): void;
        /** Compiles WebAssembly, streaming where the host names its type and the browser can. */
        compile(response: Response): Promise<WebAssembly.Module>;
        /** Resolves with whether the host has another build than this page. */
        outdated(): Promise<boolean>;
        /** Fetches the page anew and loads it. */
        reload(): Promise<void>;
        early: string[];
        /** The place of an address: see here.js. */
        placeOf(address: Pick<Location, "protocol" | "hostname" | "pathname">): string;
        /** That of this page. */
        place: string;
        /** The language that was chosen, a folder of locales/; "": none, so that of the build. */
        language: string;
        /** Pyodide's WebAssembly, on its way or compiled. */
        wasm: Promise<WebAssembly.Module>;
        /** A copy of its response to count bytes by; null where there is nothing to wait for. */
        arriving: Promise<Response> | null;
        /** Python's memory as an earlier visit left it, if one did; null once it was taken. */
        memory: Promise<ArrayBuffer | undefined | null> | null;
        /** Where that memory lies, one for each language; undefined in the one-file edition. */
        keep?: Keep;
        /** The files of the one-file edition; undefined on a hosted page. */
        single?: Single;
        /** Lays `single` out, here or in the bot worker; root: the address the files would have. */
        makeSingle(root: string, files: SingleFiles): Single;
        build: Build;
        /** The absolute address of this build's folder, with a slash at its end. */
        root: string;
        /** Whether Python began from such a memory. */
        recalled: boolean;
        /** Why it did not although there was one; "": there was none, or it served. */
        unfit: string;
    }

    /** What tools/build writes into the page, as JSON in #build. */
    interface Build {
        version: string;
        /** The number of the release this is, or comes after. */
        release: string;
        /** Where its source is; "" where nobody has said. */
        source: string;
        /** The folder of this build, relative to the page; absolute in the one-file edition. */
        root: string;
        /** The address of WebAssembly, relative to the page. */
        wasm: string;
        /** What Pyodide wants to know of packages: that there are none. */
        lock: object;
        /** Bytes of each file in the folder; empty in the one-file edition. */
        sizes: Record<string, number>;
        /** What goes into the one-file edition: name, media type, and what a module imports. */
        single: [name: string, type: string, links: Link[]][];
    }

    /**
     * Where a module names another: characters [start, end) of its text hold the address of the file
     * `to`; "": they hold an expression, and only the running module knows the address.
     */
    type Link = [start: number, end: number, to: string];

    interface SingleFile {
        type: string;
        links: Link[];
        bytes(): Promise<ArrayBuffer>;
    }

    type SingleFiles = Record<string, SingleFile>;

    interface Single {
        files: SingleFiles;
        fetch: typeof fetch;
        /** Resolves with a blob: address of a module in the folder. */
        module(path: string): Promise<string>;
        /** The blob: address of what was made of the file with this address, else the address itself. */
        at(address: string): string;
    }

    /** A cache and the address in it. */
    interface Keep {
        cache: string;
        address: string;
    }

    /** What Python is started from. */
    interface Ground {
        root: string;
        lock: object;
        wasm: WebAssembly.Module | Promise<WebAssembly.Module>;
        memory?: Context["memory"];
        language: string;
    }

    interface Started {
        python: PyodideAPI;
        recalled: boolean;
        unfit: string;
        /** Whether the words of the language did not arrive. */
        wordless: boolean;
    }

    interface SecondStore {
        /** What was kept when the page was opened, {key: text} as JSON. */
        all: Promise<string>;
        /**
         * The same and what earlier versions kept, {"second": {key: text}, "old": {key: text}};
         * "" where that took too long to wait for.
         */
        soon: Promise<string>;
        /** Settles when the last change is on the disk, or is known to have failed. */
        last: Promise<unknown>;
        /** These resolve with whether the change is on the disk; they never reject. */
        put(key: string, text: string): Promise<boolean>;
        drop(key: string): Promise<boolean>;
        clear(keys: string[]): Promise<boolean>;
    }

    /** What the page posts to the bot worker at its start; files: of the one-file edition. */
    interface WorkerBoot {
        root: string;
        lock: object;
        wasm: WebAssembly.Module;
        language: string;
        files?: Record<string, { type: string; links: Link[]; data: ArrayBuffer }>;
        keep?: Keep;
    }

    var hustings: Hustings;

    // Newer than the compiler's own list of what browsers have.
    interface Navigator {
        /** Gigabytes of memory; Chromium only. */
        deviceMemory?: number;
    }
}
