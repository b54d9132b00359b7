import { resolve } from "node:path";
import { pino } from "pino";
import { readSettings } from "../app/site/settings.ts";
import { loadFiles } from "../server/files.ts";

const built: typeof import("../server/site.ts") = await import(resolve("build/server/index.js"));

type Given = { env?: Record<string, string>; now?: () => Date };

/** The built site as a function, without a socket. `lines` is what it logged. */
export function openSite({ env = {}, now = () => new Date("2026-11-15T12:00:00Z") }: Given = {}) {
  const settings = readSettings({ SITE_URL: "https://www.peakworks.example", ...env });
  const lines: Record<string, unknown>[] = [];
  const log = pino({ base: undefined }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const site = built.createSite({ settings, now, log, files: loadFiles("build/client", settings) });
  const get = (path: string, headers: Record<string, string> = {}) => site.fetch(new Request(settings.siteUrl + path, { headers }));
  return { ...site, settings, lines, get };
}
