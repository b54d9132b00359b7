const SUFFIX = ".md";
const HOME = `/index${SUFFIX}`;

/** Where a page's Markdown is: its own path and .md. */
export function markdownPathOf(path: string) {
  return path === "/" ? HOME : path + SUFFIX;
}

/** The path of the page that a path of Markdown belongs to; undefined for other paths. Whether there is such a page is another question. */
export function pagePathOf(path: string) {
  if (path === HOME) return "/";
  return path.endsWith(SUFFIX) && path.length > SUFFIX.length + 1 ? path.slice(0, -SUFFIX.length) : undefined;
}
