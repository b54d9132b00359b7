/** '1 booking, 0 leads, 2 emails'. */
export function sayCounts(counts: Record<string, number>) {
  return Object.entries(counts)
    .map(([name, count]) => `${count} ${count === 1 ? oneOf(name) : name}`)
    .join(", ");
}

function oneOf(name: string) {
  return name === "people" ? "person" : name.replace(/s$/, "");
}
