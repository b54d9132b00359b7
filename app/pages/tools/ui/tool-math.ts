import { calculateTool, isNumber, type MathKey } from "../rules/tool-math.ts";

/** Works the results out again whenever a number is typed, and at the start if a reload has brought typed numbers back. */
export function updateResults(form: HTMLFormElement) {
  const fields = [...form.querySelectorAll("input")];
  const typed = (name: string) => (form.elements.namedItem(name) as HTMLInputElement).value;
  const workOut = () => {
    for (const field of fields) field.ariaInvalid = String(!isNumber(field.value));
    const results = calculateTool(form.dataset.toolMath as MathKey, typed);
    for (const output of form.querySelectorAll("output")) {
      const text = results[output.name] ?? form.dataset.none ?? "";
      // Screen readers say an output that's written again, even with the same words.
      if (output.value !== text) output.value = text;
    }
  };
  form.addEventListener("input", workOut);
  if (fields.some(({ value, defaultValue }) => value !== defaultValue)) workOut();
}
