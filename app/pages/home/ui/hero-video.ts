/** Putting a player in takes a moment, and a page being scrolled would be seen to wait: so not until a scroll or a touch has ended. */
const FIRST_SIGNS = ["pointermove", "click", "keydown", "onscrollend" in globalThis ? "scrollend" : "scroll"];

/**
 * Puts the third-party player over the drawn poster when the visitor has first moved the mouse, scrolled, tapped or typed: before that
 * nothing is requested from anyone else. The player shows only once it reports that it's ready, so if it can't be reached the poster stays
 * as it is.
 */
export function playHeroVideo() {
  const stage = document.querySelector<HTMLElement>("[data-hero-video]");
  if (!stage || matchMedia("(prefers-reduced-motion: reduce)").matches || savesData()) return;
  const signs = new AbortController();
  const start = (event: Event) => {
    if (event instanceof PointerEvent && event.type === "pointermove" && !isMouseMoved(event)) return;
    signs.abort();
    // After the frame in which a scroll ends.
    setTimeout(putPlayer, 0, stage, stage.dataset);
  };
  for (const sign of FIRST_SIGNS) addEventListener(sign, start, { passive: true, signal: signs.signal });
}

function putPlayer(stage: HTMLElement, { heroVideo: address = "", heroTitle: title = "" }: DOMStringMap) {
  const { origin } = new URL(address);
  const frame = document.createElement("iframe");
  frame.src = address;
  frame.allow = "autoplay";
  frame.tabIndex = -1;
  frame.title = title;
  frame.ariaHidden = "true";
  // Any origin may receive these: 'play' and 'pause' are no secrets, and naming the player's origin logs a browser error if it couldn't be
  // reached.
  const say = (message: object) => frame.contentWindow?.postMessage(JSON.stringify(message), "*");
  // YouTube's player sends messages only when asked to; Vimeo's ignores the request.
  frame.addEventListener("load", () => say({ event: "listening" }));
  addEventListener("message", (event) => {
    if (event.source !== frame.contentWindow || event.origin !== origin || stage.dataset.playing) return;
    stage.dataset.playing = "yes";
    offerPause(stage, say);
  });
  stage.append(frame);
}

function offerPause(stage: HTMLElement, say: (message: object) => void) {
  const button = document.querySelector<HTMLButtonElement>("[data-hero-pause]");
  if (!button) return;
  button.hidden = false;
  button.addEventListener("click", () => {
    const isPlaying = stage.dataset.playing === "yes";
    stage.dataset.playing = isPlaying ? "paused" : "yes";
    button.setAttribute("aria-pressed", String(isPlaying));
    say({ method: isPlaying ? "pause" : "play" });
    say({ event: "command", func: isPlaying ? "pauseVideo" : "playVideo", args: "" });
  });
}

/** Browsers report a zero-distance move when a page appears under a resting mouse. */
function isMouseMoved({ pointerType, movementX, movementY }: PointerEvent) {
  return pointerType === "mouse" && (movementX !== 0 || movementY !== 0);
}

function savesData() {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
