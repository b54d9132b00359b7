import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { OFFICE_TYPES } from "../app/pages/tools/catalog/tools.ts";
import { PICTURE_TYPES } from "../app/pictures/picture.ts";
import type { Settings } from "../app/site/settings.ts";
import { closedPolicy, IMMUTABLE, securityHeaders } from "./headers.ts";
import { type StoredResponse, storeResponse } from "./stored-response.ts";

const TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".ttf": "font/ttf",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
  ...Object.fromEntries(Object.entries({ ...OFFICE_TYPES, ...PICTURE_TYPES }).map(([ending, type]) => [`.${ending}`, type])),
};

const DOWNLOADS = Object.keys(OFFICE_TYPES).map((ending) => `.${ending}`);
const ONE_HOUR = "public, max-age=3600";

/** Every file of the built site, by path. Together they have a few megabytes with their compressed versions, so they're kept in memory. */
export function loadFiles(folder: string, settings: Settings) {
  const files = new Map<string, StoredResponse>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const type = TYPES[extname(entry.name).toLowerCase()];
    if (!entry.isFile() || !type) continue;
    const path = join(entry.parentPath, entry.name);
    const url = encodeURI(`/${relative(folder, path).split(sep).join("/")}`);
    const headers = {
      ...securityHeaders(settings),
      "Content-Security-Policy": closedPolicy,
      "Content-Type": type,
      // Office files are to be kept, not shown by whatever a browser has for them.
      ...(DOWNLOADS.includes(extname(entry.name)) && { "Content-Disposition": `attachment; filename="${entry.name}"` }),
      // The build puts a hash of their content into the names of these.
      "Cache-Control": url.startsWith("/assets/") ? IMMUTABLE : ONE_HOUR,
    };
    files.set(url, storeResponse(200, headers, { identity: read(path), ...readCompressed(path) }));
  }
  return files;
}

/** The build writes a .br and a .gz next to every file that compresses well. */
function readCompressed(path: string) {
  return existsSync(`${path}.br`) ? { br: read(`${path}.br`), gzip: read(`${path}.gz`) } : {};
}

function read(path: string) {
  return new Uint8Array(readFileSync(path));
}
