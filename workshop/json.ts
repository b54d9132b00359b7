/** As the formatter leaves it, so that drawing again changes nothing: numbers on one line, and pairs of them too where they fit. */
export function json(facts: unknown) {
  const flat = (inner: string) => `[${inner.trim().replace(/\s+/g, " ")}]`;
  return `${JSON.stringify(facts, null, 2)}\n`
    .replace(/\[\s+([-\d.,\s]+?)\s+\]/g, (_, inner: string) => flat(inner))
    .replace(/\[\s+((?:\[[-\d., ]+\],?\s+)+)\]/g, (lines, inner: string) => (flat(inner).length < 120 ? flat(inner) : lines));
}
