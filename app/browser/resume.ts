/**
 * A link to a calculator's report opens with the welcome screen, since the server never sees the fragment. Whoever follows it should not
 * read that first: the screen stays covered until React shows the right one. The style lifts the cover by itself should React not come.
 */
export function coverUntilResumed() {
  if (location.hash.startsWith("#step=") && document.querySelector("[data-calculator]")) document.documentElement.dataset.resuming = "";
}
