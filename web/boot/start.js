// The page's one script: our own parts first, then PyScript, which finds <script type="py">.
import "./boot.js";
import { hooks } from "../pyscript/core.js";

// PyScript turns these hooks for its own workers into code with Function(), which our policy
// forbids and which we do not need: the bot worker is ours.
hooks.worker.onBeforeRunAsync.clear();
