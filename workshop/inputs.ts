import { readdirSync, readFileSync, statSync } from "node:fs";
import { visitorEmails } from "../app/booking/words/visitor-emails.ts";
import { COLORS, MAP_INKS, MODEL_TONES, STRONGER } from "../app/design/colors.ts";
import { isDaylitService, SERVICE_KEYS } from "../app/pages/services/catalog/services.ts";
import { examplesOf, type ToolMath } from "../app/pages/tools/rules/math.ts";
import { TOOL_MATHS } from "../app/pages/tools/rules/tool-math.ts";
import { tools } from "../app/pages/tools/words/tools.ts";
import { isDaylitTrade, TRADES } from "../app/pages/trades/catalog/trades.ts";
import { partsRead } from "./office/from-post.ts";
import { hashOf } from "./results.ts";
import { LAYOUTS } from "./tools/layouts.ts";

const SOURCES = [
  "workshop/colors.ts",
  "workshop/drawings",
  "workshop/icons.ts",
  "workshop/json.ts",
  "workshop/maps.ts",
  "workshop/models",
  "workshop/office",
  "workshop/package-lock.json",
  "workshop/terrain",
  "workshop/tools",
];

/**
 * Everything the drawings are made from, by hash. Of the site's files only what is read of them counts, so that no other edit asks for a
 * drawing. Loads nothing that the workshop has to install, since the site's checks come here too.
 */
export function inputs() {
  for (const layout of Object.values(LAYOUTS)) layout();
  const { sharp, satori, marked } = JSON.parse(readFileSync("package.json", "utf8")).dependencies;
  const read: Record<string, unknown> = {
    "app/design/colors.ts": { COLORS, STRONGER, MAP_INKS, MODEL_TONES },
    "app/pages/tools/rules": Object.values(TOOL_MATHS).map((math) => examplesOf(math as ToolMath)),
    "app/pages/tools/words/tools.ts": tools.map(({ file }) => file),
    "app/pages/services/catalog/services.ts": SERVICE_KEYS.map((service) => [service, isDaylitService(service)]),
    "app/pages/trades/catalog/trades.ts": TRADES.map((trade) => [trade, isDaylitTrade(trade)]),
    "package.json": { sharp, satori, marked },
    "app/booking/words/visitor-emails.ts": visitorEmails.onFlag,
    ...partsRead,
  };
  return Object.fromEntries([
    ...SOURCES.map((path) => [path, hashOf(textOf(path))]),
    ...Object.entries(read).map(([path, data]) => [path, hashOf(JSON.stringify(data))]),
  ]) as Record<string, string>;
}

/** A folder's files one after another, each under its name. */
function textOf(path: string): string {
  if (!statSync(path).isDirectory()) return readFileSync(path, "utf8");
  return readdirSync(path)
    .sort()
    .map((name) => `${name}\n${textOf(`${path}/${name}`)}`)
    .join("");
}
