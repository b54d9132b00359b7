/** Marks a text that holds several statements. */
const SCRIPT_MARK = "-- script\n";

export function markScript(text: string) {
  return SCRIPT_MARK + text;
}

export function isScript(text: unknown) {
  return typeof text === "string" && text.startsWith(SCRIPT_MARK);
}
