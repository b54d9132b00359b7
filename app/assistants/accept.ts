/**
 * Whether a client wants Markdown rather than HTML: it names text/markdown and wants HTML no more. A browser never names it; its wildcard
 * doesn't count.
 */
export function prefersMarkdown(accept: string | undefined) {
  if (!accept || !/text\/markdown/i.test(accept)) return false;
  const weights = new Map(accept.toLowerCase().split(",").map(weighted));
  const markdown = weights.get("text/markdown") ?? 0;
  const html = weights.get("text/html") ?? weights.get("text/*") ?? weights.get("*/*") ?? 0;
  return markdown > 0 && markdown >= html;
}

/** 'text/html;q=0.8' as its name and weight. What can't be read weighs nothing. */
function weighted(part: string): [string, number] {
  const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
  const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
  return [name, weight === undefined ? 1 : Number(weight) || 0];
}
