import { replaceOldBackups } from "../../backups/backups.ts";
import { forgetCalendars } from "../../booking/busy/store.server.ts";
import { KNOWN_NETWORK_DAYS, LOG_MONTHS } from "../../desk/catalog.ts";
import { DIGEST_WEEKS } from "../../mail/sent.server.ts";
import { PENDING_DAYS } from "../../newsletter/subscription.ts";
import { type Command, storeAction } from "../../terminal/command.ts";
import { sayCounts } from "../../terminal/say-counts.ts";
import { BACKUP_DAYS, RETENTION_MONTHS } from "../catalog.ts";
import { deleteOldRecords } from "../data/old-records.server.ts";
import { sweepFiles } from "../data/stored-people.server.ts";
import { backupsSince } from "../retention.ts";

export const command: Command = {
  help: `./peakworks retention    deletes now what the running site deletes every night: bookings ${RETENTION_MONTHS} months after their call, leads ${RETENTION_MONTHS} months after
                         they came, requests that you never heard of because nobody confirmed them after a day, newsletter addresses nobody confirmed in ${PENDING_DAYS} days, each with its emails and links;
                         previews of posts whose links have ended, and pictures that no post shows any more; backups in
                         DATA_DIR/backups older than ${BACKUP_DAYS} days (if all are, it makes a new one first), and databases that a restore replaced as long ago; lines of the desk's log after ${LOG_MONTHS} months, and networks that somebody signed in to it from after ${KNOWN_NETWORK_DAYS} days; times of calendars that left BUSY_CALENDARS, a day after they were last read; of sent emails, those about nobody in
                         particular after a day, and newsletters after ${DIGEST_WEEKS} weeks

Example: ./peakworks retention`,
  actions: {
    "": storeAction({}, async ({ database, settings, now }) => {
      const deleted = await database.transaction().execute((transaction) => deleteOldRecords(transaction, now));
      await forgetCalendars(database, settings, now);
      await sweepFiles({ database, dataDir: settings.dataDir, now });
      await replaceOldBackups(settings, backupsSince(now), now);
      console.error(`Deleted: ${sayCounts(deleted)}.`);
    }),
  },
};
