/**
 * The sheet moves from the last page's place to this one's, and the small map shows the way. A page may come into view after this: if it was prerendered, or by the
 * Back button.
 */
export function showWhereFrom() {
  addEventListener("pagereveal", show);
  if (!(document as Document & { prerendering?: boolean }).prerendering) show();
}

function show() {
  const map = document.querySelector<HTMLElement>("[data-place]");
  const { place } = map?.dataset ?? {};
  if (!map || !place) return;
  try {
    const from = sessionStorage.place;
    if (from && from !== place) {
      map.querySelector("[data-from]")?.setAttribute("d", `M${from}L${place}`);
      if (!isMoving()) pan(from, place);
    }
    sessionStorage.place = place;
  } catch {
    // A browser without storage doesn't remember.
  }
}

/** How long the land rests before it moves: `map-left` in app/design/styles/motion.css. */
const REST_MS = 90;

/** Once the land moves, it keeps its direction. */
function isMoving() {
  return document.getAnimations().some((one) => (one as CSSAnimation).animationName === "map-left" && Number(one.currentTime) > REST_MS);
}

/** Only the direction: the land moves by less than a screen, however far it is. */
function pan(from: string, to: string) {
  const [x = 0, y = 0] = from.split(" ").map(Number);
  const [toX = 0, toY = 0] = to.split(" ").map(Number);
  const far = Math.hypot(toX - x, toY - y);
  const { style } = document.documentElement;
  style.setProperty("--east", `${(toX - x) / far}`);
  style.setProperty("--south", `${(toY - y) / far}`);
}
