const NOTICE_MS = 8_000;

/**
 * Announces that something went well in the page's live region, for a few seconds. A problem stands in the page, where it covers nothing.
 */
export function showNotice(title: string, text: string) {
  const region = document.getElementById("notices");
  const notice = document.createElement("div");
  notice.className = "notice";
  const heading = document.createElement("strong");
  heading.textContent = title;
  notice.append(heading, text);
  region?.replaceChildren(notice);
  setTimeout(() => notice.remove(), NOTICE_MS);
}
