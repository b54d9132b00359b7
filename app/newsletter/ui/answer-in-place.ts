/** Keeps the newsletter form on its page: reads the response from /newsletter and swaps its two parts in for ours. */
export function answerNewsletterInPlace() {
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    const block = form.closest<HTMLElement>("[data-newsletter]");
    if (!block) return;
    event.preventDefault();
    void send(form, block);
  });
}

async function send(form: HTMLFormElement, block: HTMLElement) {
  const button = form.querySelector("button");
  if (!button || button.ariaDisabled) return;
  const label = [...button.childNodes];
  button.ariaDisabled = "true";
  button.textContent = button.dataset.sending ?? "";
  const parts = block.querySelectorAll<HTMLElement>("[data-part]");
  try {
    const answer = await fetch(form.action, { method: "POST", body: new URLSearchParams(new FormData(form) as never) });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.querySelectorAll("[data-part]");
    // Any other page is a failure along the way: a proxy's error page, or our own.
    if (!fresh[1]) throw answer.status;
    parts.forEach((part, i) => {
      part.replaceChildren(...(fresh[i]?.childNodes ?? []));
    });
  } catch {
    parts[1]?.replaceChildren(block.dataset.failed ?? "");
    button.ariaDisabled = null;
    button.replaceChildren(...label);
  }
  (block.querySelector<HTMLElement>("[aria-invalid]") ?? parts[1])?.focus();
}
