import { CATEGORIES } from "../../blog/catalog/categories.ts";
import { newDraft } from "../../blog/data/drafts.server.ts";
import { EMPTY_DRAFT } from "../../blog/rules/draft.ts";
import { DAY_MS } from "../../time/durations.ts";
import type { Demo } from "./demo.ts";

const BODY = `This is a made-up draft of the demo. Change it, add a picture, look at the preview.

## What to write here

What a customer asked you this week, and what you said. Two screens are enough.
`;

/** A post that somebody has begun. What's queued and published comes with the site. */
export async function fillDrafts({ database, settings, now }: Demo) {
  const [who = ""] = settings.agencyEmails;
  const fields = { ...EMPTY_DRAFT, title: "A made-up draft for the demo", category: CATEGORIES[0], body: BODY };
  await newDraft(database, fields, { who, page: "demo", now: new Date(now.getTime() - DAY_MS) });
}
