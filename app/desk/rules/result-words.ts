/**
 * What a page says about what was just done, by the `said` in its address. Anybody can type one that there are no words for, such as
 * `__proto__`.
 */
export function resultWords(request: Request, words: Readonly<Record<string, string>>) {
  const said = new URL(request.url).searchParams.get("said") ?? "";
  return Object.hasOwn(words, said) ? words[said] : undefined;
}
