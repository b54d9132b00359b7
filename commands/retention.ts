import { deleteOlder } from "../app/data/booking-records.server.ts";
import { deleteOlderLeads } from "../app/data/lead-records.server.ts";
import { deleteUnconfirmed } from "../app/data/subscriber-records.server.ts";
import { PENDING_DAYS } from "../app/rules/newsletter.ts";
import { runCommand } from "./command.ts";
import { deleteLetterFiles } from "./letter-files.ts";

/** As the privacy policy says. */
const KEPT_MONTHS = 24;
const DAY_MS = 24 * 60 * 60_000;

const USAGE = `npm run retention    deletes bookings ${KEPT_MONTHS} months after their call and leads ${KEPT_MONTHS} months after they came, and newsletter addresses that nobody
                     confirmed for ${PENDING_DAYS} days, with letters and links. Made for a daily job`;

await runCommand(USAGE, async ({ database, settings, now }) => {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - KEPT_MONTHS);
  const { bookings, letterIds } = await deleteOlder(database, before, now);
  const old = await deleteOlderLeads(database, before);
  const { subscriptions, ...unread } = await deleteUnconfirmed(database, new Date(now.getTime() - PENDING_DAYS * DAY_MS), now);
  const letters = [...letterIds, ...old.letterIds, ...unread.letterIds];
  deleteLetterFiles(settings.dataDir, letters);
  console.log(`${bookings} bookings, ${old.leads} leads, ${subscriptions} subscriptions and ${letters.length} letters deleted.`);
});
