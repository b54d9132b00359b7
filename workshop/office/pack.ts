import { unzipSync, zipSync } from "fflate";
import { EDITION } from "./paper.ts";

/** The earliest date a zip can hold. */
const DATE = new Date(1980, 0, 1);

/** Packs an office file again without dates or random ids, so the same tool gives the same bytes on every machine and every day. */
export function packAlike(file: Uint8Array) {
  const parts = Object.entries(unzipSync(file)).map(([name, bytes]) => [name, withoutDates(name, bytes)] as const);
  return zipSync(Object.fromEntries(parts), { level: 9, mtime: DATE });
}

function withoutDates(name: string, bytes: Uint8Array) {
  if (name !== "docProps/core.xml") return bytes;
  const text = new TextDecoder().decode(bytes);
  return new TextEncoder().encode(text.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, EDITION.toISOString().replace(".000", "")));
}
