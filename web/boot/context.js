// The first module of the page: which build this is and where its files are, beside what the inline
// scripts in the head left. types.d.ts says what each thing is.
import { whyDelayed, whyScriptsForbidden } from "../messages/boot.js";

// Says why the inline scripts, which would say everything else, did not run.
function tellWhyNot() {
    const box = document.getElementById("trouble") ?? document.createElement("p");
    const [first] = document.scripts;
    const delayed = first && !["", "text/javascript"].includes(first.type);
    Object.assign(box, { id: "trouble", textContent: delayed ? whyDelayed() : whyScriptsForbidden() });
    box.setAttribute("role", "alert");
    document.documentElement.dataset.state = "failed";
    (document.body ?? document.documentElement).append(box);
}

if (!globalThis.hustings) tellWhyNot();
export const { context } = globalThis.hustings;

context.build = JSON.parse(document.getElementById("build")?.textContent ?? "");
context.root = new URL(context.build.root, location.href).href;
Object.assign(context, { recalled: false, unfit: "" });
