const PLAIN_NOTICE_MS = 8_000;

/** Announces what happened in the page's live region. A destructive notice stays until the next one. */
export function showNotice(title: string, text: string, kind: "plain" | "destructive" = "plain") {
  const region = document.getElementById("notices");
  const notice = document.createElement("div");
  notice.className = "notice";
  notice.dataset.kind = kind;
  const heading = document.createElement("strong");
  heading.textContent = title;
  notice.append(heading, text);
  region?.replaceChildren(notice);
  if (kind === "plain") setTimeout(() => notice.remove(), PLAIN_NOTICE_MS);
}
