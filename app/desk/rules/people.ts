import type { Person } from "../../people/rules/person.ts";
import { hasWords } from "./search.ts";

/** Whether a person has what was searched for, in any of the words that name them or their next step. */
export function isPersonFound({ name, company, email, phone, nextStep, reason }: Person, search: string) {
  return hasWords([name, company, email, phone, phone.replace(/\D/g, ""), nextStep, reason], search);
}
