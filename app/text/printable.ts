// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g;

/** Drops control characters, which no page can show and no feed may contain. */
export function printable(text: string) {
  return text.replace(CONTROL, "");
}
