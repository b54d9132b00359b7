import { readFileSync } from "node:fs";

/** From public lists of cross-site scripting attacks. */
export const PAYLOADS: string[] = JSON.parse(readFileSync("test/harness/xss-payloads.json", "utf8"));

/** All of them, many on a page: rendering one takes longer than reading it. */
export const PAYLOAD_GROUPS = groupsOf(50);

/** As many as a search reads of what it's given. */
export const SEARCHED_GROUPS = groupsOf(10);

function groupsOf(size: number) {
  return Array.from({ length: Math.ceil(PAYLOADS.length / size) }, (_, i) => PAYLOADS.slice(size * i, size * (i + 1)));
}
