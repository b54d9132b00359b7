/** Calls back once the page has been painted. A page in a background tab or a prerendered page isn't painted at all. */
export function whenPainted(start: () => void) {
  if (document.hidden) start();
  else if (PerformanceObserver.supportedEntryTypes.includes("paint"))
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      start();
    }).observe({ type: "paint", buffered: true });
  else requestAnimationFrame(() => setTimeout(start));
}
