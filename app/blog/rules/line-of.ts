/** The line that a text is on in the file's source. */
export function lineOf(text: string, source: string) {
  return source.slice(0, Math.max(0, source.indexOf(text))).split("\n").length;
}
