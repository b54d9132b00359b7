import { type Person, whoIs } from "../../people/rules/person.ts";
import { personPath } from "../rules/paths.ts";
import { dial } from "./call-line-of.ts";
import type { PersonLineProps } from "./person-line.tsx";

type PersonLineContext = {
  today: string;
  words: { next: (day: string, step: string) => string; due: string; noStep: string };
};

/** A person as every list of the desk shows them. */
export function personLineOf(person: Person, { today, words }: PersonLineContext): PersonLineProps & { id: string } {
  const { id, nextOn, nextStep, phone } = person;
  return {
    id,
    href: personPath(id),
    who: whoIs(person),
    next: nextOn ? words.next(nextOn, nextStep) : words.noStep,
    due: nextOn && nextOn <= today ? words.due : undefined,
    phone: dial(phone),
  };
}
