const OUT_MS = 120;

/** The old screen slides out first, so that a press shows right away, however long an old phone takes to render the next screen. */
export function slideOut(way: "forward" | "back") {
  const screen = document.querySelector(".screen");
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const gone = { opacity: 0, translate: `${way === "forward" ? -20 : 20}px 0` };
  return screen?.animate(gone, { duration: isStill ? 0 : OUT_MS, easing: "ease-in", fill: "forwards" });
}
