// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g;

/** Without the control characters, which no page can show and no feed may hold. */
export function printable(text: string) {
  return text.replace(CONTROL, "");
}
