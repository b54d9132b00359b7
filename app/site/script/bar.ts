const GLASS_BEYOND_PX = 50;

/**
 * Marks the document once it's scrolled more than 50 pixels, which gives the bar its glass background, and while it's being read on, when
 * the button at a phone's foot steps aside on long texts.
 */
export function watchScroll() {
  const root = document.documentElement;
  let last = 0;
  const update = () => {
    root.toggleAttribute("data-scrolled", scrollY > GLASS_BEYOND_PX);
    if (scrollY !== last) root.toggleAttribute("data-reading-on", scrollY > last);
    last = scrollY;
  };
  addEventListener("scroll", update, { passive: true });
  // Asked at once, the browser would have to lay out the whole page before its first frame.
  requestAnimationFrame(() => setTimeout(update));
}
