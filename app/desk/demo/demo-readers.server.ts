import { issueOptIn } from "../../newsletter/data/reader-links.server.ts";
import { askToSubscribe, confirmSubscription } from "../../newsletter/data/subscribe.server.ts";
import { DAY_MS } from "../../time/durations.ts";
import type { Demo } from "./demo.ts";

const READERS = 14;
/** The last ones haven't pressed the link in their email yet. */
const WAITING = 3;

export const readerEmail = (number: number) => `demo-reader-${number}@example.com`;

/** Newsletter readers, one more every few days. */
export async function fillReaders({ database, settings, now }: Demo) {
  for (let number = 1; number <= READERS; number++) {
    const at = new Date(now.getTime() - (READERS - number) * 4 * DAY_MS);
    const email = readerEmail(number);
    await askToSubscribe(database, email, { now: at, settings });
    if (number > READERS - WAITING) continue;
    const { id } = await database.selectFrom("subscribers").select("id").where("email", "=", email).executeTakeFirstOrThrow();
    // The link that went out can't be read back, so they get one more.
    const link = new URL(await issueOptIn(database, id, at, settings.siteUrl));
    await confirmSubscription(database, link.searchParams.get("token") ?? "", { now: at, settings });
  }
}
