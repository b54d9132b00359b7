const GLASS_BEYOND_PX = 50;

/**
 * Marks the document once it's scrolled more than 50 pixels, which gives the bar its glass background. The browser tells when: asked in a
 * frame how far the page is scrolled, it would have to work out all styles once more.
 */
export function watchScroll() {
  const top = document.createElement("div");
  Object.assign(top.style, { position: "absolute", top: 0, height: `${GLASS_BEYOND_PX}px`, width: "1px", pointerEvents: "none" });
  document.body.append(top);
  new IntersectionObserver(([entry]) => document.documentElement.toggleAttribute("data-scrolled", !entry?.isIntersecting)).observe(top);
  if (document.querySelector(".contents-list")) watchReading();
}

/** Marks it while it's being read on, too: the button at a phone's foot then steps aside on long texts. */
function watchReading() {
  let last = 0;
  const update = () => {
    const y = scrollY;
    if (y !== last) document.documentElement.toggleAttribute("data-reading-on", y > last);
    last = y;
  };
  addEventListener("scroll", update, { passive: true });
}
