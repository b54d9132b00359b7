/** Marks a text that holds several statements. */
const MARK = "-- script\n";

export function markScript(text: string) {
  return MARK + text;
}

export function isScript(text: unknown) {
  return typeof text === "string" && text.startsWith(MARK);
}
