// The page's main script: starts our own modules, then PyScript, which runs <script type="py">.
import "./boot.js";
import { hooks } from "../pyscript/core.js";

// PyScript compiles these hooks for its own workers with Function(), which our content security policy forbids.
// We do not need them: the bot worker is ours.
hooks.worker.onBeforeRunAsync.clear();
