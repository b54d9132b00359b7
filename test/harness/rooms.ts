import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, sep } from "node:path";
import { tableViolations } from "./room-tables.ts";

/**
 * Who may import whom between the rooms of app/. A room may always import itself, `text`, `time`, and the catalogs of every room: those are
 * closed lists that import nothing but other catalogs and text. The same holds for the tables that SQL names.
 */
const ROOMS: Record<string, string[]> = {
  text: [],
  time: [],
  outgoing: [],
  design: [],
  database: [],
  pictures: [],
  tokens: [],
  site: ["design", "database", "pictures"],
  terminal: ["database", "site"],
  mail: ["outgoing", "design", "database", "site", "terminal"],
  webhooks: ["outgoing", "database", "mail"],
  people: ["design", "database", "site", "mail", "webhooks", "tokens"],
  events: ["database", "webhooks", "people"],
  forms: ["database", "site", "tokens"],
  calculator: ["design", "database", "site", "mail", "events", "forms", "people"],
  booking: ["outgoing", "pictures", "design", "database", "site", "mail", "events", "forms", "people", "calculator", "tokens"],
  blog: ["outgoing", "pictures", "design", "database", "site", "forms", "tokens"],
  newsletter: ["design", "database", "site", "mail", "events", "forms", "blog", "tokens"],
  visits: ["design", "database", "site", "mail", "forms", "people", "calculator", "booking", "blog"],
  backups: ["database", "site"],
  "all-emails": ["mail", "calculator", "booking", "newsletter", "visits", "follow-up", "desk"],
  pages: ["pictures", "design", "site", "mail", "forms", "calculator", "booking", "blog"],
  assistants: ["database", "site", "forms", "calculator", "booking", "blog", "newsletter", "tokens", "pages"],
  "follow-up": ["database", "site", "mail", "forms", "people", "calculator", "booking", "tokens", "pages"],
  doctor: ["outgoing", "database", "site", "terminal", "mail", "booking", "blog", "backups"],
  desk: ["*"],
  // It deletes what is old in every room, also lines of the desk's log.
  privacy: [
    "database",
    "site",
    "mail",
    "forms",
    "people",
    "calculator",
    "booking",
    "blog",
    "newsletter",
    "visits",
    "backups",
    "tokens",
    "desk",
  ],
};

/**
 * Who may import whom inside a room. Names that aren't here (a folder such as `busy` or `counting`) are the room's own and count as data.
 */
export const PARTS: Record<string, string[]> = {
  catalog: [],
  rules: ["catalog"],
  words: ["catalog", "rules"],
  mail: ["catalog", "rules", "words"],
  data: ["catalog", "rules", "words", "mail"],
  ui: ["catalog", "rules"],
  islands: ["catalog", "rules", "words", "mail", "ui"],
  sections: ["catalog", "rules", "words", "ui"],
  routes: ["*"],
  commands: ["*"],
};

/**
 * These two put a page or an answer together, so they may use any room. Nobody may import them, but a command may be split into several
 * files.
 */
const TOP = ["routes", "commands"];
/** Types never reach the browser, so a component may take its words' shape from the words themselves. */
const SHAPE_OF_WORDS = /^import type [^;]* from "\.\.?\/words[^"]*";$/gm;
const RELATIVE = /(?:from|import)\s*\(?\s*"(\.[^"]+)"/g;

/** Every import that breaks the tables, every query for a stranger's table, and every circle, each with what to do instead. */
export function roomViolations(root = "app") {
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."));
  const imports = new Map(files.map((file) => [file, importsOf(root, file)]));
  const broken = files.flatMap((file) => (imports.get(file) ?? []).flatMap((target) => problemWith(file, target) ?? []));
  return [...broken, ...tableViolations(root, files, ROOMS), ...fileCircles(imports), ...roomCircles(imports)];
}

function problemWith(file: string, target: string) {
  const [from, to] = [placeOf(file), placeOf(target)];
  // root.tsx, routes.ts and the entries put everything together.
  if (!from.room) return undefined;
  const says = (advice: string) => `app/${file} must not import ${normalize(join("app", target))}: ${advice}`;
  if (target.startsWith(".."))
    return says("app/ knows nothing of the folders around it. Let the server or the frame of the commands pass it in.");
  if (!to.room) return says("only the server puts the whole site together.");
  if (!ROOMS[from.room]) return `app/${from.room} is no room in test/harness/rooms.ts: add it with the rooms it may import.`;
  if (to.part === "catalog") return undefined;
  if (from.part === "catalog" && to.room !== "text")
    return says("a catalog imports only catalogs and text. Move the list that both need into a catalog.");
  const isSplit = to.part === "commands" && from.part === "commands" && from.room === to.room;
  if (TOP.includes(to.part) && !isSplit) return says(`nobody imports ${to.part}. Move what both need into data, rules, ui or sections.`);
  if (to.part === "sections" && !["sections", "routes"].includes(from.part)) return says("only routes put a page's sections together.");
  if (from.room === to.room) {
    const allowed = PARTS[from.part] ?? ["data", ...(PARTS.data ?? [])];
    if (from.part === to.part || allowed.includes("*") || allowed.includes(to.part) || !(to.part in PARTS)) return undefined;
    return says(`inside a room ${from.part} imports ${allowed.join(", ") || "nothing"}. Pass it in as an argument or a prop from above.`);
  }
  if (TOP.includes(from.part)) return undefined;
  const allowed = ["text", "time", ...(ROOMS[from.room] ?? [])];
  if (allowed.includes("*") || allowed.includes(to.room)) return undefined;
  return says(
    `${from.room} doesn't know ${to.room}. Pass it in from a route, tell it as an event, or move what both need into a catalog or a lower room.`,
  );
}

/** The rooms of app/pages are its folders: each has the same parts, and they may know each other. */
function placeOf(file: string) {
  const [room = "", ...rest] = file.split(sep);
  const inside = room === "pages" && rest.length > 1 ? rest.slice(1) : rest;
  const part = (inside[0] ?? "").replace(/(\.server)?\.tsx?$/, "").replace(/^(route|island)$/, "$1s");
  return { room: rest.length > 0 ? room : "", part };
}

function importsOf(root: string, file: string) {
  const written = readFileSync(join(root, file), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
  const source = ["ui", "islands"].includes(placeOf(file).part) ? written.replace(SHAPE_OF_WORDS, "") : written;
  return [...source.matchAll(RELATIVE)]
    .map(([, path = ""]) => path)
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => normalize(join(dirname(file), path)));
}

function fileCircles(imports: Map<string, string[]>) {
  return circles(imports).map((way) => `These import each other in a circle: ${way.join(" -> ")}. Move what they share into a file below.`);
}

/** Catalogs don't count, since any room may import them, nor do routes and commands, which may use any room. */
function roomCircles(imports: Map<string, string[]>) {
  const rooms = new Map<string, Set<string>>();
  const examples = new Map<string, string>();
  for (const [file, targets] of imports)
    for (const target of targets) {
      const [from, to] = [placeOf(file), placeOf(target)];
      if (!from.room || !to.room || from.room === to.room || TOP.includes(from.part) || to.part === "catalog") continue;
      rooms.set(from.room, (rooms.get(from.room) ?? new Set()).add(to.room));
      examples.set(`${from.room} ${to.room}`, `app/${file} imports app/${target}`);
    }
  return circles(rooms).map((way) => {
    const steps = way.slice(1).map((room, i) => examples.get(`${way[i]} ${room}`));
    return `These rooms know each other in a circle: ${way.join(" -> ")} (${steps.join(", ")}). Move what both need into a catalog or a lower room, or what puts them together into the room above or a route.`;
  });
}

/** Those that lead to each other in a circle, each circle once, with its beginning again at its end. */
function circles(ways: Map<string, Iterable<string>>) {
  const done = new Set<string>();
  const found: string[][] = [];
  const visit = (one: string, way: string[]) => {
    const start = way.indexOf(one);
    if (start >= 0) found.push([...way.slice(start), one]);
    if (start >= 0 || done.has(one)) return;
    done.add(one);
    for (const next of ways.get(one) ?? []) visit(next, [...way, one]);
  };
  for (const one of ways.keys()) visit(one, []);
  return found;
}
