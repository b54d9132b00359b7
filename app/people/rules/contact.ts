import { knownBy } from "./known-by.ts";
import type { Person } from "./person.ts";

export type PersonContact = Pick<Person, "name" | "company" | "email" | "phone">;

const DETAILS = ["name", "company", "phone"] as const;

/** In what two forms of one person differ. Their emails are one mailbox, in two spellings at most. */
export function otherDetails(known: PersonContact, given: PersonContact) {
  return DETAILS.filter((name) => known[name] !== "" && given[name] !== "" && plain(name, known[name]) !== plain(name, given[name]));
}

/** What the first says, and what only the second does. */
export function filledFrom(first: PersonContact, second: PersonContact): PersonContact {
  return {
    name: first.name || second.name,
    company: first.company || second.company,
    email: first.email || second.email,
    phone: first.phone || second.phone,
  };
}

/** The same whichever way it's written. */
function plain(name: (typeof DETAILS)[number], text: string) {
  return name === "phone" ? knownBy({ email: "", phone: text }) : text.toLowerCase().split(/\s+/).join(" ").trim();
}
