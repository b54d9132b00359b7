export const COUNT_PATH = "/count";

/** Reports a step on the way to a booking, one of app/visits/catalog/steps.ts. The server counts it and stores nothing else. */
export function reportStep(step: string) {
  send({ page: location.pathname, step });
}

/** Reports a page that is shown without a request the server saw: prerendered, prefetched, from a proxy's cache, or by the Back button. */
export function reportUnseen() {
  const shown = () => send({ page: location.pathname, query: location.search, from: document.referrer });
  const page = performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming & { deliveryType?: string };
  addEventListener("pageshow", ({ persisted }) => persisted && shown());
  if ((document as Document & { prerendering?: boolean }).prerendering)
    document.addEventListener("prerenderingchange", shown, { once: true });
  else if (page?.deliveryType || page?.serverTiming?.some(({ description }) => description === "HIT")) shown();
}

function send(report: Record<string, string>) {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (!globalPrivacyControl && doNotTrack !== "1") navigator.sendBeacon(COUNT_PATH, new URLSearchParams(report));
}
