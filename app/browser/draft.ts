/** What was typed into a form survives a reload, in this tab only. */
export function keepDraft(form: HTMLFormElement, key: string) {
  const values = Object.fromEntries([...new FormData(form)].filter(([, value]) => typeof value === "string" && value !== ""));
  sessionStorage.setItem(key, JSON.stringify(values));
}

/** Fills in only what is still empty: what the page itself filled in is newer. */
export function restoreDraft(form: HTMLFormElement, key: string, names: string[]) {
  const values: Record<string, string> = JSON.parse(sessionStorage.getItem(key) ?? "{}");
  for (const name of names) {
    const control = form.elements.namedItem(name);
    const value = values[name];
    if (
      value &&
      (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement) &&
      !control.value
    )
      control.value = value;
  }
}

export function dropDraft(key: string) {
  sessionStorage.removeItem(key);
}
