/** A model goes along from its tile to the page of its trade or service, and back. */
export function carryModel() {
  addEventListener("pageswap", ({ activation }) => name(activation?.entry.url));
  addEventListener("pagereveal", ({ viewTransition }) => {
    name(globalThis.navigation?.activation?.from?.url);
    viewTransition?.ready.then(letPass, () => {});
  });
}

/** On its way it lies over the headline: the words come when it has passed, and wait for nothing if no model travels. */
function letPass() {
  const root = document.documentElement;
  if (
    root
      .getAnimations({ subtree: true })
      .some(({ effect }) => (effect as KeyframeEffect).pseudoElement === "::view-transition-group(model)")
  )
    root.animate({ opacity: [0, 1] }, { pseudoElement: "::view-transition-new(words)", delay: 320, duration: 160, fill: "backwards" });
}

/** Only the tile that leads there: a name may be on a page once. On a phone it would cross headline and button, so there it stays. */
function name(url: string | null | undefined) {
  if (!matchMedia("(width >= 48rem)").matches) return;
  for (const model of document.querySelectorAll<SVGElement>("li > .model"))
    model.style.viewTransitionName = model.parentElement?.querySelector("a")?.href === url ? "model" : "";
}
