// The first module of the page: adds to the context of the inline scripts which build this is and where its files
// are. Fields are described in types.d.ts.
import { whyDelayed, whyScriptsForbidden } from "../messages/boot.js";

// Says why the inline scripts, which show all other errors, did not run.
function explainMissingScripts() {
    const box = document.getElementById("trouble") ?? document.createElement("p");
    const [first] = document.scripts;
    const isDelayed = first && !["", "text/javascript"].includes(first.type);
    Object.assign(box, { id: "trouble", textContent: isDelayed ? whyDelayed() : whyScriptsForbidden() });
    box.setAttribute("role", "alert");
    document.documentElement.dataset.state = "failed";
    (document.body ?? document.documentElement).append(box);
}

if (!globalThis.hustings) explainMissingScripts();
export const { context } = globalThis.hustings;

context.build = JSON.parse(document.getElementById("build")?.textContent ?? "");
context.root = new URL(context.build.root, location.href).href;
Object.assign(context, { fromSnapshot: false, snapshotError: "" });
