import { Copy } from "../../design/icons.tsx";
import { showNotice } from "../../site/script/notice.ts";

export type CopyWords = { label: string; done: string; text: string; failed: string };

/** Copies a text to paste elsewhere. `what` tells one Copy button from the next for visitors who can't see where it is. */
export function CopyButton({ words, what, body }: { words: CopyWords; what: string; body: string }) {
  return (
    <button
      type="button"
      className="button button-quiet button-small needs-script no-print min-h-12"
      onClick={() => void copyText(body, { ...words, failedText: "" })}
    >
      <Copy />
      {words.label}
      <span className="sr-only">{what}</span>
    </button>
  );
}

export async function copyText(body: string, words: { done: string; text: string; failed: string; failedText: string }) {
  try {
    await navigator.clipboard.writeText(body);
    showNotice(words.done, words.text);
  } catch {
    showNotice(words.failed, words.failedText);
  }
}
