/**
 * The sheet moves from the last page's place to this one's, and the small map shows the way. A page may come into view after this: if it
 * was prerendered, or by the Back button.
 */
export function showWhereFrom() {
  addEventListener("pagereveal", show);
  addEventListener("pagehide", remember);
  if (!(document as Document & { prerendering?: boolean }).prerendering) show();
}

function show() {
  const map = document.querySelector<HTMLElement>("[data-place]");
  const place = map?.dataset.place;
  // A visitor from elsewhere doesn't wait for the storage: opening it takes up to 40 ms.
  if (!map || !place || globalThis.navigation?.activation?.from === null) return;
  const from = remembered();
  if (!from || from === place) return;
  map.querySelector("[data-from]")?.setAttribute("d", `M${from}L${place}`);
  if (!isMoving()) pan(from, place);
}

function remember() {
  const place = document.querySelector<HTMLElement>("[data-place]")?.dataset.place;
  try {
    if (place) sessionStorage.place = place;
  } catch {
    // A browser without storage doesn't remember.
  }
}

function remembered(): string | undefined {
  try {
    return sessionStorage.place;
  } catch {
    return undefined;
  }
}

/** How long the land rests or is barely seen before it moves: `map-reached` and `map-opened` in app/design/styles/page-transitions.css. */
const REST_MS = 90;

/** Once the land moves, it keeps its direction. */
function isMoving() {
  return document.getAnimations().some((one) => /^map-/.test((one as CSSAnimation).animationName) && Number(one.currentTime) > REST_MS);
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
