// What every part of the page stands on: which build this is and where its files are.
const build = JSON.parse(document.getElementById("build").textContent);
const root = new URL(build.root, location.href).href;

Object.assign(globalThis.hustings, { build, root });
