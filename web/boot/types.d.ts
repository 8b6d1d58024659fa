// Types that the parts of the page share. Nothing here is shipped.
import type { PyodideAPI } from "pyodide";

declare global {
    interface Document {
        /** What the page around this one allows; only Chromium has it. */
        featurePolicy?: { allowsFeature(feature: string): boolean };
    }
    /**
     * Our only global: what Python (py/hustings/shell) and the inline scripts see of our JavaScript.
     * start_errors.js creates it, boot.js fills it in.
     */
    interface Hustings {
        /** What our modules share; beside them only tests and benchmarks read it. */
        context: Context;
        /** Messages of clicks made before Python listens. */
        earlyMessages: string[];
        /** Shows a sentence with “Try again”; "": that the game could not start. detail: for developers. */
        showFailure: ShowFailure;
        /** Draws a page, given as JSON: a tree, or a change of the last one. */
        draw(json: string): void;
        /** Asks the bot worker; resolves with a move's token, or "" when it was cancelled. */
        ask(id: number, job: string): Promise<string>;
        /** Cancels a question. */
        cancel(id: number): void;
        /** Starts the bot worker, unless it runs. */
        startThinker(): Promise<Worker>;
        /** Ends the bot worker. */
        stopThinker(reason?: string): void;
        /** Downloads the one-file edition with the player's games; site: where its links lead. */
        saveTable(name: string, carried: string, site: string): Promise<void>;
        /** Downloads the board as a picture; name: ends in .png or .svg; tree: JSON. */
        downloadPicture(name: string, title: string, tree: string): Promise<void>;
        /** Shares a picture as a PNG file with a text, or else copies it: "shared", "copied", "copy-failed". */
        sharePicture(name: string, title: string, tree: string, text: string): Promise<string>;
        /** Plays a sound; volume: "soft" or "full". */
        playSound(name: string, volume: string): Promise<void>;
        /** Lets the device vibrate, if it can. */
        vibrate(): Promise<void>;
        /** Keeps the screen from going dark, or stops doing so. */
        keepAwake(on: boolean): Promise<void>;
        /** Calls back once when an element is visible; never if it is gone. */
        onceVisible(selector: string, callback: () => void): Promise<void>;
        /** Fetches a game's files for Python, unless they are there. */
        fetchGame(game: string): Promise<void>;
        /** Resolves with the text of all licences. */
        fetchLicences(): Promise<string>;
        /** Deletes the copy of the page for use without a network; resolves with whether it is gone. */
        deleteOfflineCopy(): Promise<boolean>;
        /** The games that came with the one-file edition, as JSON; "" on a hosted page. */
        carried: string;
        /** The place of this copy of the site, which its keys in localStorage name. */
        place: string;
        /** Whether the page is in a frame. */
        isFramed(): boolean;
        /** Whether the frame forbids downloads: "sure", "maybe" if it cannot be asked, "" for no. */
        downloadBarrier(): string;
        /** Whether the page may use a feature, named as in a permissions policy. */
        isPermitted(feature: string): boolean;
        /** The store beside localStorage. */
        secondStore: SecondStore;
        /** [x, y, width, height] of each place of a board: its centre, from the board's corner, in px. */
        placeBoxes(board: Element): number[][];
        /** [label, whether it can be chosen] of each place of a board. */
        placeLabels(board: Element): (string | boolean | null)[][];
        /** Index of the place at which the Tab key enters a board; -1: none. */
        tabStopOf(board: Element): number;
        /** Focuses a place of a board. */
        focusPlace(board: Element, index: number): void;
        /** Moves the focus inside the log by an arrow key, "Home" or "End". */
        stepInLog(log: Element, key: string): void;
        /** Whether a click comes too early to be meant. */
        isMisclick(event: MouseEvent): boolean;
        /** Accepts clicks on everything drawn so far; on: and on everything drawn later. */
        trustClicks(on?: boolean): void;
        /** Sends a message to Python, as in an element's data-do. Absent until Python listens. */
        send?(message: string): void;
        /** Switches to the version that waits, or reloads the page. */
        takeUpdate(): void;
    }

    type ShowFailure = (text: string, detail?: string) => void;

    /**
     * What the scripts of the start share. The inline scripts (start_errors.js, place.js, then wasm_preload.js,
     * or unpack.js in the one-file edition) set the first part; context.js, the first module, adds the rest.
     */
    interface Context {
        showFailure: ShowFailure;
        /** Shows the player what an error of the start means. */
        explainError(error: unknown): void;
        /** Removes the message of showFailure. */
        hideFailure(): void;
        /** Compiles WebAssembly, streaming if the host names its type and the browser can. */
        compile(response: Response): Promise<WebAssembly.Module>;
        /** Resolves with whether the host has another build than this page's. */
        isOutdated(): Promise<boolean>;
        /** Fetches the page past the cache and reloads it. */
        reload(): Promise<void>;
        earlyMessages: string[];
        /** The place of an address: see place.js. */
        placeOf(address: Pick<Location, "protocol" | "hostname" | "pathname">): string;
        /** The place of this page. */
        place: string;
        /** The chosen language, a folder of locales/; "": that of the build. */
        language: string;
        /** All languages of this page; the first is that of the build. */
        languages: string[];
        /** Remembers a language and starts the page anew in it. */
        speak(language: string): void;
        /** Pyodide's compiled WebAssembly. */
        wasm: Promise<WebAssembly.Module>;
        /** A copy of its response, to count bytes; null if it is cached. */
        wasmCopy: Promise<Response> | null;
        /** The memory snapshot of an earlier visit, if there is one; null once it is used. */
        snapshot: Promise<ArrayBuffer | undefined | null> | null;
        /** Where the snapshot is cached, one for each language; undefined in the one-file edition. */
        snapshotLocation?: SnapshotLocation;
        /** The files of the one-file edition; undefined on a hosted page. */
        single?: Single;
        /** Creates `single`, here or in the bot worker; root: the address that its files would have. */
        makeSingle(root: string, files: SingleFiles): Single;
        build: Build;
        /** The absolute address of this build's folder, with a slash at its end. */
        root: string;
        /** Whether Python started from a snapshot. */
        fromSnapshot: boolean;
        /** Why starting from a snapshot failed; "": it did not fail, or there was none. */
        snapshotError: string;
    }

    /** What tools/build writes into the page, as JSON in #build. */
    interface Build {
        version: string;
        /** The number of the release this is, or comes after. */
        release: string;
        /** The address of its source; "": unknown. */
        source: string;
        /** The folder of this build, relative to the page; absolute in the one-file edition. */
        root: string;
        /** The address of WebAssembly, relative to the page. */
        wasm: string;
        /** Pyodide's list of packages, which is empty. */
        lock: object;
        /** Ids of games, each with a pack of its own. */
        games: string[];
        /** Bytes of each file in the folder; {} in the one-file edition. */
        sizes: Record<string, number>;
        /** The files of the one-file edition: name, media type, and what a module imports. */
        single: [name: string, type: string, links: Link[]][];
    }

    /**
     * An import in a module: characters [start, end) of its text hold the address of the file `to`; "":
     * they hold an expression, so that the address is known only when it runs.
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
        /** Resolves with a blob: address for a module of the folder. */
        module(path: string): Promise<string>;
        /** Returns the blob: address made for a file's address, else the address itself. */
        at(address: string): string;
    }

    /** A cache and the address in it. */
    interface SnapshotLocation {
        cache: string;
        address: string;
    }

    /** What Python starts from. */
    interface PythonSource {
        root: string;
        lock: object;
        games: string[];
        wasm: WebAssembly.Module | Promise<WebAssembly.Module>;
        snapshot?: Context["snapshot"];
        language: string;
    }

    interface Started {
        python: PyodideAPI;
        fromSnapshot: boolean;
        snapshotError: string;
        /** Whether the words of the chosen language did not arrive. */
        lacksWords: boolean;
    }

    interface SecondStore {
        /** What it held when the page was opened, {key: text} as JSON. */
        all: Promise<string>;
        /**
         * The same and what earlier versions kept, {"second": {key: text}, "old": {key: text}} as JSON;
         * "" if reading took too long.
         */
        soon: Promise<string>;
        /** Resolves with `all` and the changes since, which a start that did not wait for it reads. */
        late(): Promise<string>;
        /** Settles when the last change is on the disk, or has failed. */
        last: Promise<unknown>;
        /** These resolve with whether the change is on the disk, and never reject. */
        put(key: string, text: string): Promise<boolean>;
        drop(key: string): Promise<boolean>;
        clear(keys: string[]): Promise<boolean>;
    }

    /** What the page posts to the bot worker at its start; files: of the one-file edition. */
    interface WorkerBoot {
        root: string;
        lock: object;
        games: string[];
        wasm: WebAssembly.Module;
        language: string;
        files?: Record<string, { type: string; links: Link[]; data: ArrayBuffer }>;
        snapshotLocation?: SnapshotLocation;
    }

    var hustings: Hustings;

    // Not yet in the compiler's own list.
    interface Navigator {
        /** Gigabytes of memory; Chromium only. */
        deviceMemory?: number;
    }
}
