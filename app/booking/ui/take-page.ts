/** The hero and what stands beside the form aren't React's, so they're taken away here. The title is read out because it gets focus. */
export function takePage(title: HTMLElement) {
  const island = title.closest("[data-island]");
  if (island) document.querySelector("main")?.replaceChildren(island);
  document.title = title.textContent ?? "";
  scrollTo({ top: 0, behavior: "instant" });
  title.focus({ preventScroll: true });
}
