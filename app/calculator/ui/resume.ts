/**
 * A link to a calculator report loads the welcome screen, since the server never sees the fragment. To keep visitors from reading that
 * first, the screen stays covered until React shows the right one. If React never loads, the stylesheet removes the cover by itself.
 */
export function coverUntilResumed() {
  if (location.hash.startsWith("#step=") && document.querySelector("[data-calculator]")) document.documentElement.dataset.resuming = "";
}
