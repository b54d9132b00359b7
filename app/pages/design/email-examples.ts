import { emailRows } from "../../desk/all-emails.ts";
import type { Studio } from "../../mail/studio.ts";

/** Every email in its variants, for the design page and the tests. */
export function emailExamples(studio: Studio) {
  return Object.fromEntries(Object.entries(emailRows).map(([kind, { examples }]) => [kind, examples(studio)]));
}
