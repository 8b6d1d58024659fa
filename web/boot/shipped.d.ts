// The packages that the build lays beside our files, as our modules import them there.
declare module "*/preact.js" {
    export * from "preact";
}
declare module "*/pyodide/pyodide.js" {
    export * from "pyodide";
}
declare module "*/pyodide/pyodide.asm.js" {
    const createPyodideModule: NonNullable<
        NonNullable<Parameters<typeof import("pyodide").loadPyodide>[0]>["createPyodideModule"]
    >;
    export default createPyodideModule;
}
declare module "*/pyscript/core.js" {
    export const hooks: { worker: { onBeforeRunAsync: Set<unknown> } };
}
