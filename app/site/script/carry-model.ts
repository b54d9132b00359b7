/** A model goes along from its tile to the page of its trade or service, and back. */
export function carryModel() {
  addEventListener("pageswap", ({ activation }) => name(activation?.entry.url));
  addEventListener("pagereveal", () => name(globalThis.navigation?.activation?.from?.url));
}

/**
 * Only the tile that leads there: a name may be on a page once. On a phone it would cross headline and button, so there it stays. A picture
 * that isn't loaded yet would travel as an empty box.
 */
function name(url: string | null | undefined) {
  if (!matchMedia("(width >= 48rem)").matches) return;
  for (const model of document.querySelectorAll<HTMLImageElement>("li > .model"))
    model.style.viewTransitionName = model.parentElement?.querySelector("a")?.href === url && model.naturalWidth ? "model" : "";
}
