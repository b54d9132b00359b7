// @ts-check
import { spawn } from "node:child_process";
import module from "node:module";
import { constants } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { loadEnvFile } from "./env-file.mjs";
import { installWhenNeeded } from "./install.mjs";
import { isNewEnough, NEEDED_NODE, ownNode } from "./own-node.mjs";
import { stop } from "./stop.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [file = "", ...rest] = process.argv.slice(2);
if (!file) stop("Which file? For example: node setup.mjs server/start.ts");
// Relative paths in arguments start here. npm sets the same variable before it changes the folder.
if (process.env.npm_package_json !== join(root, "package.json")) process.env.INIT_CWD = process.cwd();
process.chdir(root);
// Only what reads settings: a developer's own must not change what the tests see.
if (/^(server|commands)\//.test(file)) loadEnvFile(join(root, ".env"));
endWithNpm();
await installWhenNeeded();
const node = (!isNewEnough() && ownNode()) || process.execPath;
putFirstOnPath(dirname(node), join(root, "node_modules", ".bin"));
// Commands start in half the time when Node can reuse its compile cache.
process.env.NODE_COMPILE_CACHE ??= join(root, "node_modules", ".cache", "node");
if (isNewEnough()) await runHere();
else runWith(node);

/** A killed npm can't tell us. Without this, its install or its site would keep running with nobody to stop it. */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    // A second signal would end the site before it's finished.
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 1000).unref();
}

/**
 * Makes programs started by name use the same Node. npm 9 and 10 don't link it into node_modules/.bin.
 *
 * @param {string[]} folders
 */
function putFirstOnPath(...folders) {
  const others = (process.env.PATH ?? "").split(delimiter).filter((folder) => !folders.includes(folder));
  process.env.PATH = [...folders, ...others].join(delimiter);
}

async function runHere() {
  module.enableCompileCache(process.env.NODE_COMPILE_CACHE);
  process.argv = [process.execPath, join(root, file), ...rest];
  await import(pathToFileURL(join(root, file)).href);
}

/** @param {string} node */
function runWith(node) {
  const child = spawn(node, [...process.execArgv, join(root, file), ...rest], { stdio: "inherit" });
  child.on("error", ({ message }) =>
    stop(`The Node that this project brings does not start here (${message}): please install Node ${NEEDED_NODE} or newer.`),
  );
  for (const signal of /** @type {const} */ (["SIGTERM", "SIGHUP"])) process.on(signal, () => child.kill(signal));
  // Ctrl-C in a terminal reaches the child too, and a second signal would end it before it's finished.
  const hasTerminal = [process.stdin, process.stdout, process.stderr].some(({ isTTY }) => isTTY);
  process.on("SIGINT", () => hasTerminal || child.kill("SIGINT"));
  child.on("exit", (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)));
}
