/** The newsletter's form stays on its page: what /newsletter answers is read here, and its two parts take the place of ours. */
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
    // Any other page is a failure on the way: a proxy's, or our own.
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
