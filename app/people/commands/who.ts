import type { OnStore } from "../../terminal/command.ts";
import { UsageError } from "../../terminal/usage-error.ts";
import { readLine } from "../../text/line.ts";
import { findPeople } from "../data/people.server.ts";

/** The one person that an email, an ID or the beginning of either names, or a phone number. */
export async function personIn({ database, words: [who = ""] }: OnStore) {
  if (!who.trim()) throw new UsageError("Who? An email or an ID: ./peakworks people list shows both.");
  const [person, another] = await findPeople(database, who);
  if (!person) throw new Error(`Nobody's email or ID starts with ${who}: ./peakworks people list shows them.`);
  if (another) throw new Error(`More than one person's email or ID starts with ${who}: give more of it.`);
  return person;
}

/** The words after WHO as one line, or a sentence that says what's missing. */
export function textAfterWho({ words }: OnStore, from: number, most: number, missing: string) {
  const read = readLine(words.slice(from).join(" "), most);
  if ("problem" in read) throw new UsageError(`That's longer than ${most} characters.`);
  if (!read.text && missing) throw new UsageError(missing);
  return read.text;
}
