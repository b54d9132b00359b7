import { copyWords } from "../words/share.ts";
import { showNotice } from "./notice.ts";

type CopiedWords = { done: string; text: string; failed: string; failedText?: string };

/** A Copy button copies its own text, or else what stands before it. */
export function offerCopying() {
  document.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest<HTMLElement>("[data-copy]");
    if (!button) return;
    // biome-ignore lint/performance/useDomNodeTextContent: paragraphs stay apart
    void copyText(button.dataset.copy || (button.previousElementSibling as HTMLElement).innerText, copyWords);
  });
}

export async function copyText(body: string, words: CopiedWords) {
  try {
    await navigator.clipboard.writeText(body);
    showNotice(words.done, words.text);
  } catch {
    showNotice(words.failed, words.failedText ?? "");
  }
}
