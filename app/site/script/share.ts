import { shareNotices } from "../words/share.ts";
import { copyText } from "./copy.ts";

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
  await copyText(url, { ...shareNotices, failedText: url });
}
