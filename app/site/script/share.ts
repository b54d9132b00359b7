import { shareNotices } from "../words/share.ts";
import { showNotice } from "./notice.ts";

/** Share buttons open the phone's own share sheet if there is one, and copy the link if not. */
export function offerSharing() {
  document.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("[data-share]")) void share();
  });
}

async function share() {
  const url = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? location.href;
  if (navigator.share) {
    // Closing the sheet without choosing also rejects: that's a choice, not a failure.
    await navigator.share({ title: document.title, url }).catch(() => undefined);
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    showNotice(shareNotices.copied.title, shareNotices.copied.text);
  } catch {
    showNotice(shareNotices.copyByHand, url);
  }
}
