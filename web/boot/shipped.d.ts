// The packages that the build lays beside our files, as our modules import them there.
declare module "*/preact.mjs" {
    export * from "preact";
}
declare module "*/pyodide/pyodide.mjs" {
    export * from "pyodide";
}
declare module "*/pyodide/pyodide.asm.mjs" {
    const createPyodideModule: NonNullable<
        NonNullable<Parameters<typeof import("pyodide").loadPyodide>[0]>["createPyodideModule"]
    >;
    export default createPyodideModule;
}
declare module "*/pyscript/core.js" {
    export const hooks: { worker: { onBeforeRunAsync: Set<unknown> } };
}
