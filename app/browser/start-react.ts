/**
 * Sets React off on a hydrated page once the page has been painted: until then its scripts would compete with what is to be seen.
 * A press that comes before React is there is made again when it is; plain forms and links need no React at all.
 */
export function startReact() {
  const code = document.querySelector("script[data-start]")?.textContent;
  const preloads = document.querySelector<HTMLTemplateElement>("#preloads");
  if (!code || !preloads) return;
  pressAgainWhenLive();
  whenPainted(() => {
    document.head.append(preloads.content);
    const script = document.createElement("script");
    script.type = "module";
    script.textContent = code;
    document.body.append(script);
  });
}

/** A page in a background tab or one that is prepared ahead is not painted at all. */
function whenPainted(start: () => void) {
  if (document.hidden) start();
  else if (PerformanceObserver.supportedEntryTypes.includes("paint"))
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      start();
    }).observe({ type: "paint", buffered: true });
  else requestAnimationFrame(() => setTimeout(start));
}

/** The page says 'live' once React answers presses. */
function pressAgainWhenLive() {
  let early: HTMLElement | null | undefined;
  const keep = ({ target }: Event) => {
    early = (target as Element).closest<HTMLElement>("main button[type=button]");
  };
  addEventListener("click", keep);
  addEventListener(
    "live",
    () => {
      removeEventListener("click", keep);
      early?.click();
    },
    { once: true },
  );
}
