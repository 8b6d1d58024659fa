// The first module of the page: which build this is and where its files are, beside what the inline
// scripts in the head left. types.d.ts says what each thing is.
const DELAYED =
    "Something between the website and this browser delays the page's scripts, so the game cannot start. " +
    "Whoever runs the site must switch that off.";
const FORBIDDEN =
    "The scripts that stand in this page may not run: the website's security policy forbids them, or something " +
    "between the website and this browser has changed them. Whoever runs the site must allow them as they are.";

// Says why the inline scripts, which would say everything else, did not run.
function tellWhyNot() {
    const box = document.getElementById("trouble") ?? document.createElement("p");
    const [first] = document.scripts;
    const delayed = first && !["", "text/javascript"].includes(first.type);
    Object.assign(box, { id: "trouble", textContent: delayed ? DELAYED : FORBIDDEN });
    box.setAttribute("role", "alert");
    document.documentElement.dataset.state = "failed";
    (document.body ?? document.documentElement).append(box);
}

if (!globalThis.hustings) tellWhyNot();
export const { context } = globalThis.hustings;

context.build = JSON.parse(document.getElementById("build")?.textContent ?? "");
context.root = new URL(context.build.root, location.href).href;
Object.assign(context, { recalled: false, unfit: "" });
