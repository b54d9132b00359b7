export function lineOf(text: string, source: string) {
  return source.slice(0, Math.max(0, source.indexOf(text))).split("\n").length;
}
