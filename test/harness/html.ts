/** Small helpers that read rendered HTML. React's output is regular, so regular expressions are enough. */
export function textOf(html: string) {
  const body = html.slice(html.indexOf("<body"));
  return decode(
    body
      .replace(/<script[\s\S]*?<\/script>|<!-- -->/g, "")
      .replace(/<[^>]+>/g, " ")
      .replace(/\s+/g, " "),
  );
}

export function mainOf(html: string) {
  return html.slice(html.indexOf("<main"), html.indexOf("</main>"));
}

export function mainTextOf(html: string) {
  return textOf(`<body>${mainOf(html)}`);
}

export function headings(html: string, level: number) {
  return [...html.matchAll(new RegExp(`<h${level}[^>]*>([\\s\\S]*?)</h${level}>`, "g"))].map(([, inner = ""]) =>
    decode(inner.replace(/<[^>]+>/g, "").trim()),
  );
}

export function attributes(html: string, pattern: RegExp) {
  return [...html.matchAll(pattern)].map(([, value = ""]) => decode(value));
}

/** The tags at which a page begins when it's read by keyboard or aloud. A valid page has one at most. */
export function startsOf(html: string) {
  return [...html.matchAll(/<[^>]* autofocus=""[^>]*>/g)].map(([tag]) => tag);
}

/** The href of the link with this text. */
export function linkSaying(html: string, words: string) {
  for (const [, href = "", inner = ""] of html.matchAll(/<a\b[^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g))
    if (decode(inner.replace(/<[^>]+>/g, "")).trim() === words) return decode(href);
  return undefined;
}

export function structuredDataOf(html: string): { "@graph": Record<string, unknown>[] } {
  return JSON.parse(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "{}");
}

function decode(text: string) {
  return text.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}
