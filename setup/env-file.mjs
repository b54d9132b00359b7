// @ts-check
import { readFileSync } from "node:fs";
import { stop } from "./stop.mjs";

const LINE = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*?)\s*$/;
const QUOTED = /^(["'])(.*)\1(?:\s+#.*)?$/;

/**
 * Puts the settings of a `.env` file into the environment, where what is there already wins. Node's own parser isn't used: it passes over
 * what it can't read and cuts a value at any '#', and a password that is silently cut takes an hour to find.
 *
 * @param {string} file
 */
export function loadEnvFile(file) {
  for (const [name, value] of Object.entries(readEnvFile(file))) process.env[name] ??= value;
}

/** @param {string} file */
function readEnvFile(file) {
  /** @type {Record<string, string>} */
  const settings = {};
  const lines = textOf(file).split(/\r?\n/);
  for (const [i, line] of lines.entries()) {
    if (/^\s*(#|$)/.test(line)) continue;
    const [, name, value = ""] = LINE.exec(line) ?? [];
    const read = name && readValue(value);
    // The sentence doesn't repeat the line, which may hold a password.
    if (!name || read === undefined)
      stop(`${file}, line ${i + 1}, can't be read: it must be NAME=value, in single quotes if the value has quotes or a # in it.`);
    else settings[name] = read;
  }
  return settings;
}

/**
 * What stands between quotes is taken as it is. Without quotes, a # after a space begins a comment.
 *
 * @param {string} text
 */
function readValue(text) {
  const [, quote, quoted = ""] = QUOTED.exec(text) ?? [];
  if (quote) return quoted.includes(quote) ? undefined : quoted;
  const plain = text.replace(/(^|\s+)#.*$/, "");
  return /["'#]/.test(plain) ? undefined : plain;
}

/** @param {string} file */
function textOf(file) {
  try {
    return readFileSync(file, "utf8").replace(/^\uFEFF/, "");
  } catch (/** @type {any} */ { code }) {
    if (code !== "ENOENT") stop(`${file} can't be read (${code}).`);
    return "";
  }
}
