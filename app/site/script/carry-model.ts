/** A trade's model goes along from its tile to the trade's page, and back. */
export function carryModel() {
  addEventListener("pageswap", ({ activation }) => name(activation?.entry.url));
  addEventListener("pagereveal", () => name(globalThis.navigation?.activation?.from?.url));
}

/** Only the tile that leads there: a name may be on a page once. */
function name(url: string | null | undefined) {
  for (const model of document.querySelectorAll<SVGElement>("li > .model"))
    model.style.viewTransitionName = model.parentElement?.querySelector("a")?.href === url ? "model" : "";
}
