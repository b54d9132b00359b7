const WITHIN_MS = 15_000;
/** Many sites turn away a program that doesn't look like a browser; that says nothing about the page. */
const HIDDEN = [401, 403, 405, 406, 429, 503, 999];

/** Fetches another site's page. Returns what's wrong with the link, if anything. */
export async function problemOnline(address: string) {
  try {
    const { status, body } = await fetch(address, { signal: AbortSignal.timeout(WITHIN_MS), headers: { "User-Agent": "Mozilla/5.0" } });
    await body?.cancel();
    return status < 400 || HIDDEN.includes(status) ? undefined : `${address} answers with ${status}.`;
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    return `${address} can't be reached: ${name === "TimeoutError" ? `nothing came in ${WITHIN_MS / 1000} seconds` : (cause?.code ?? name)}.`;
  }
}
