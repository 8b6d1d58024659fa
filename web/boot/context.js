// The first module of the page: which build this is and where its files are, beside what the inline
// scripts in the head left. types.d.ts says what each thing is.
export const { context } = globalThis.hustings;

context.build = JSON.parse(document.getElementById("build")?.textContent ?? "");
context.root = new URL(context.build.root, location.href).href;
Object.assign(context, { recalled: false, unfit: "" });
