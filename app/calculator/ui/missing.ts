import { filled } from "../../text/format.ts";
import type { InputName } from "../catalog/inputs.ts";
import type { FieldWords } from "./number-field.tsx";

export type MissingWords = FieldWords & { missing: string };

/** Lists inputs in a sentence: 'admin hours and follow-up hours'. */
export function namesIn(sentence: string, names: readonly InputName[], { fields }: FieldWords) {
  const labels = names.map((name) => fields[name].label.toLowerCase());
  return filled(sentence, { list: new Intl.ListFormat("en-US").format(labels) });
}
