import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, sep } from "node:path";

/** Who may import whom inside app/. A folder may always import itself. */
const MAY_IMPORT: Record<string, string[]> = {
  catalog: [],
  rules: ["catalog"],
  content: ["catalog", "rules"],
  assets: [],
  browser: [],
  mail: ["catalog", "content", "rules"],
  site: ["catalog", "content", "rules"],
  data: ["catalog", "rules", "mail"],
  request: ["catalog", "content", "rules", "site"],
  ui: ["catalog", "rules", "site", "assets", "browser"],
  islands: ["catalog", "rules", "mail", "ui", "browser"],
  routes: ["catalog", "rules", "content", "mail", "site", "request", "data", "ui", "islands", "assets", "styles", "browser"],
};

/** The one file that defines what the server passes to every route: it needs the database's type, but none of its code. */
const EXCEPT = { file: join("request", "context.ts"), path: "../data/database/database.server.ts" };
const OUTSIDE = /^(\.\.\/)+(server|commands|test|bench)\//;

/** Every import in app/ that breaks the layers, as text. */
export function layerViolations() {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file) && file.includes(sep));
  return files.flatMap((file) => {
    const [layer = ""] = file.split(sep);
    const allowed = MAY_IMPORT[layer];
    if (!allowed) return [`app/${file}: app/${layer} is not one of the layers`];
    const isAllowed = (path: string) => {
      const [target = ""] = normalize(join(dirname(file), path)).split(sep);
      return !OUTSIDE.test(path) && (target === layer || allowed.includes(target) || (file === EXCEPT.file && path === EXCEPT.path));
    };
    return importsOf(file)
      .filter((path) => !isAllowed(path))
      .map((path) => `app/${file} must not import ${path}`);
  });
}

function importsOf(file: string) {
  const source = readFileSync(join("app", file), "utf8");
  return [...source.matchAll(/(?:from|import)\s+"(\.[^"]+)"/g)].map((match) => match[1] ?? "").filter((path) => !path.includes("+types"));
}
