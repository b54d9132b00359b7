/** Whether these texts have every word that was searched for. */
export function hasWords(texts: string[], search: string) {
  const text = texts.join(" ").toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
