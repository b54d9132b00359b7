import { deleteOlder } from "../app/data/booking-records.server.ts";
import { deleteOlderLeads } from "../app/data/lead-records.server.ts";
import { deleteUnconfirmed } from "../app/data/subscriber-records.server.ts";
import { PENDING_DAYS } from "../app/rules/newsletter.ts";
import { type Command, storeAction } from "./command.ts";
import { deleteLetterFiles } from "./letter-files.ts";

/** As the privacy policy says. */
const KEPT_MONTHS = 24;
const DAY_MS = 24 * 60 * 60_000;

export const command: Command = {
  help: `./peakworks retention    deletes now what the running site deletes every day: bookings ${KEPT_MONTHS} months after their call, leads ${KEPT_MONTHS} months after
                         they came, newsletter addresses nobody confirmed in ${PENDING_DAYS} days, each with its emails and links

Example: ./peakworks retention`,
  actions: {
    "": storeAction({}, async ({ database, settings, now }) => {
      const before = new Date(now);
      before.setUTCMonth(before.getUTCMonth() - KEPT_MONTHS);
      const { bookings, letterIds } = await deleteOlder(database, before, now);
      const old = await deleteOlderLeads(database, before);
      const { subscriptions, ...unread } = await deleteUnconfirmed(database, new Date(now.getTime() - PENDING_DAYS * DAY_MS), now);
      const letters = [...letterIds, ...old.letterIds, ...unread.letterIds];
      deleteLetterFiles(settings.dataDir, letters);
      console.error(`Deleted: ${bookings} bookings, ${old.leads} leads, ${subscriptions} subscriptions, ${letters.length} emails.`);
    }),
  },
};
