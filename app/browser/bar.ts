const GLASS_BEYOND_PX = 50;

/** Marks the document once it is scrolled more than 50 pixels: the bar turns to glass. */
export function watchScroll() {
  const update = () => document.documentElement.toggleAttribute("data-scrolled", scrollY > GLASS_BEYOND_PX);
  addEventListener("scroll", update, { passive: true });
  update();
}
