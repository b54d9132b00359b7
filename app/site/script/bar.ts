const GLASS_BEYOND_PX = 50;

/** Marks the document once it's scrolled more than 50 pixels, which gives the bar its glass background. */
export function watchScroll() {
  const update = () => document.documentElement.toggleAttribute("data-scrolled", scrollY > GLASS_BEYOND_PX);
  addEventListener("scroll", update, { passive: true });
  // Asked at once, the browser would have to lay out the whole page before its first frame.
  requestAnimationFrame(() => setTimeout(update));
}
