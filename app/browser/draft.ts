/** What was typed into a form survives a reload, in this tab only. Storage may be switched off: then it does not, and nothing breaks. */
export function keepDraft(form: HTMLFormElement, key: string) {
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(new FormData(form))));
  } catch {}
}

export function readDraft(key: string): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}");
  } catch {
    return {};
  }
}

export function dropDraft(key: string) {
  try {
    sessionStorage.removeItem(key);
  } catch {}
}

/** Fills in only what is still empty: what stands there already is newer. */
export function fillEmpty(form: HTMLFormElement, values: Record<string, string | undefined>, names: string[]) {
  for (const name of names) {
    const control = form.elements.namedItem(name);
    const isField = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement;
    if (isField && !control.value) control.value = values[name] ?? "";
  }
}
