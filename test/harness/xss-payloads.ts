import { readFileSync } from "node:fs";

/** From public lists of cross-site scripting attacks. */
export const PAYLOADS: string[] = JSON.parse(readFileSync("test/harness/xss-payloads.json", "utf8"));

/** All of them, ten on a page: rendering one takes longer than reading it. */
export const TENS = Array.from({ length: Math.ceil(PAYLOADS.length / 10) }, (_, i) => PAYLOADS.slice(10 * i, 10 * i + 10));
