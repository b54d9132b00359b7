const OUT_MS = 120;

/** The screen that is left goes first: the press is seen at once, however long the next screen takes an old phone to draw. */
export function slideOut(way: "forward" | "back") {
  const screen = document.querySelector(".screen");
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const gone = { opacity: 0, translate: `${way === "forward" ? -20 : 20}px 0` };
  return screen?.animate(gone, { duration: isStill ? 0 : OUT_MS, easing: "ease-in", fill: "forwards" });
}
