import { useCallback, useEffect, useState } from "react";
import { newKey } from "../../browser/form-key.ts";

/** One entry in the browser's history. Only entries that this page pushed have a key. */
export type Entry = { hash: string; key: string | undefined };

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
export function rewrite(entry: Entry, fragment: string) {
  if (currentEntry().key !== entry.key) return;
  try {
    history.replaceState(history.state, "", location.pathname + (fragment && `#${fragment}`));
  } catch {
    // Safari refuses more than 100 changes in 30 seconds. The next change carries everything again.
  }
}

function currentEntry(): Entry {
  return { hash: location.hash, key: history.state?.key };
}
