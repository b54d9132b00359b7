import { deleteOldRecords } from "../app/data/jobs/retention.server.ts";
import { PENDING_DAYS } from "../app/rules/newsletter/newsletter.ts";
import { BACKUP_DAYS, KEPT_MONTHS } from "../app/rules/retention.ts";
import { sweepFiles } from "../server/stored-people.ts";
import { type Command, storeAction } from "./command.ts";
import { sayCounts } from "./say-counts.ts";

export const command: Command = {
  help: `./peakworks retention    deletes now what the running site deletes every night: bookings ${KEPT_MONTHS} months after their call, leads ${KEPT_MONTHS} months after
                         they came, newsletter addresses nobody confirmed in ${PENDING_DAYS} days, each with its emails and links;
                         previews of posts whose links have ended, and pictures that no post shows any more; databases that a restore
                         replaced more than ${BACKUP_DAYS} days ago

Example: ./peakworks retention`,
  actions: {
    "": storeAction({}, async ({ database, settings, now }) => {
      const deleted = await database.transaction().execute((transaction) => deleteOldRecords(transaction, now));
      await sweepFiles({ database, dataDir: settings.dataDir, now });
      console.error(`Deleted: ${sayCounts(deleted)}.`);
    }),
  },
};
