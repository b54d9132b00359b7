import { useCallback, useEffect, useState } from "react";
import { newKey } from "../../forms/form-key.ts";

/** One entry in the browser's history. `isKnown` if this page pushed it or has shown it before. */
export type HistoryPlace = { hash: string; key: string; isKnown: boolean };

/** The visitor's current entry, unknown on the server. It changes with every push, Back, Forward and fragment link. */
export function useHistory() {
  const [entry, setEntry] = useState(() => (import.meta.env.SSR ? undefined : currentEntry()));

  useEffect(() => {
    const listening = new AbortController();
    addEventListener("popstate", () => setEntry(currentEntry()), listening);
    // A new screen starts at the top. Visitors who reload or come back from another page return to where they were.
    const startAtTop = () => {
      history.scrollRestoration = "manual";
    };
    startAtTop();
    addEventListener("pageshow", startAtTop, listening);
    addEventListener(
      "pagehide",
      () => {
        history.scrollRestoration = "auto";
      },
      listening,
    );
    return () => listening.abort();
  }, []);

  const push = useCallback((fragment: string) => {
    history.pushState({ key: newKey() }, "", `${location.pathname}#${fragment}`);
    setEntry(currentEntry());
  }, []);

  return { entry, push };
}

/** Replaces the URL of an entry, unless the visitor has left it in the meantime. */
export function rewrite(entry: HistoryPlace, fragment: string) {
  if (history.state?.key !== entry.key) return;
  try {
    history.replaceState(history.state, "", location.pathname + (fragment && `#${fragment}`));
  } catch {
    // Safari refuses more than 100 changes in 30 seconds. The next change carries everything again.
  }
}

/** A link that was opened or pasted gets its key on arrival: on the way back to it, what was changed since counts, not the link. */
function currentEntry(): HistoryPlace {
  const known: string | undefined = history.state?.key;
  const key = known ?? newKey();
  if (!known) history.replaceState({ key }, "");
  return { hash: location.hash, key, isKnown: known !== undefined };
}
