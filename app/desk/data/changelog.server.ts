import { readFileSync } from "node:fs";

/** The changelog that came with this version, from the same folder as its package.json. An installation without one still has a version. */
export function changelog() {
  try {
    return readFileSync("CHANGELOG.md", "utf8");
  } catch {
    return "";
  }
}
