/** Stores what was typed into a form across a reload, in this tab only. Values the page filled in aren't part of the draft. */
export function storeDraft(form: HTMLFormElement, key: string, names: readonly string[]) {
  try {
    sessionStorage.setItem(key, JSON.stringify(typedInto(form, names)));
  } catch {
    // Storage may be turned off: then nothing is kept, and nothing breaks.
  }
}

/** On a slow connection the fields appear before React does, and anything typed in between is newer than any draft. */
export function typedInto(form: HTMLFormElement, names: readonly string[]): Record<string, string> {
  const typed = names.flatMap((name) => {
    const field = fieldOf(form, name);
    return field && field.value !== filledIn(field) ? [[name, field.value]] : [];
  });
  return Object.fromEntries(typed);
}

export function readFormDraft(key: string): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}");
  } catch {
    return {};
  }
}

export function dropDraft(key: string) {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage may be turned off.
  }
}

/** Keeps a draft under another name, so that its own form starts empty. */
export function renameDraft(key: string, to: string) {
  try {
    const draft = sessionStorage.getItem(key);
    if (draft) sessionStorage.setItem(to, draft);
    sessionStorage.removeItem(key);
  } catch {
    // Storage may be turned off.
  }
}

/** Restores a draft: what the visitor typed replaces what the page filled in. */
export function restoreDraft(form: HTMLFormElement, draft: Record<string, string>, names: readonly string[]) {
  for (const name of names) {
    const field = fieldOf(form, name);
    if (field && name in draft) field.value = draft[name] ?? "";
  }
}

export function fillEmpty(form: HTMLFormElement, values: Record<string, string | undefined>, names: readonly string[]) {
  for (const name of names) {
    const field = fieldOf(form, name);
    if (field && !field.value) field.value = values[name] ?? "";
  }
}

/** Opens the folded parts of a form that have something in them. */
export function openFilled(form: HTMLFormElement) {
  for (const part of form.querySelectorAll("details"))
    part.open ||= [...part.querySelectorAll<HTMLInputElement>("input, select, textarea")].some(({ value }) => value);
}

function fieldOf(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name);
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;
  return isField ? field : undefined;
}

/** What the page itself put into a field. */
function filledIn(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) {
  return field instanceof HTMLSelectElement
    ? ([...field.options].find((option) => option.defaultSelected)?.value ?? "")
    : field.defaultValue;
}
