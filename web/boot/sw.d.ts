// What tools/build/offline.py puts in front of sw.js: the list of all files, and Workbox.
interface BuiltFile {
    url: string;
    /** Of a file that changes under its name; null: its folder is named by its content. */
    revision: string | null;
    /** In base64. */
    sha256: string;
    integrity?: string;
}

declare const BUILD: { version: string; folder: string; files: BuiltFile[] };

declare const workbox: {
    precaching: {
        PrecacheController: new (options: { cacheName: string }) => PrecacheController;
        PrecacheRoute: new (controller: PrecacheController, options: object) => object;
    };
    routing: {
        registerRoute(route: object): void;
        registerRoute(
            match: (asked: { url: URL }) => boolean,
            answer: (asked: { request: Request }) => Promise<Response>,
        ): void;
    };
};

interface PrecacheController {
    addToCacheList(files: BuiltFile[]): void;
    install(event: ExtendableEvent): Promise<unknown>;
    activate(event: ExtendableEvent): Promise<unknown>;
    getCacheKeyForURL(address: string): string | undefined;
}

/** Not yet in the compiler's own list; Chromium only. */
interface InstallEvent extends ExtendableEvent {
    addRoutes?(routes: object[]): Promise<void>;
}
declare class URLPattern {
    constructor(parts: { pathname: string; search: string });
}
