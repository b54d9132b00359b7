import { deleteOlder } from "../app/data/booking-records.server.ts";
import { deleteOlderLeads } from "../app/data/lead-records.server.ts";
import { runCommand } from "./command.ts";
import { deleteLetterFiles } from "./letter-files.ts";

/** As the privacy policy says. */
const KEPT_MONTHS = 24;

const USAGE = `npm run retention    deletes bookings ${KEPT_MONTHS} months after their call and leads ${KEPT_MONTHS} months after they came, with letters and links. Made for a daily job`;

await runCommand(USAGE, async ({ database, settings, now }) => {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - KEPT_MONTHS);
  const { bookings, letterIds } = await deleteOlder(database, before, now);
  const old = await deleteOlderLeads(database, before);
  const letters = [...letterIds, ...old.letterIds];
  deleteLetterFiles(settings.dataDir, letters);
  console.log(`${bookings} bookings, ${old.leads} leads and ${letters.length} letters deleted.`);
});
