import { deleteOlder } from "../app/data/booking-records.server.ts";
import { runCommand } from "./command.ts";
import { deleteLetterFiles } from "./letter-files.ts";

/** As the privacy policy says. */
const KEPT_MONTHS = 24;

const USAGE = `npm run retention    deletes bookings ${KEPT_MONTHS} months after their call, with letters and links. Made for a daily job`;

await runCommand(USAGE, async ({ database, settings, now }) => {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - KEPT_MONTHS);
  const { bookings, letterIds } = await deleteOlder(database, before, now);
  deleteLetterFiles(settings.dataDir, letterIds);
  console.log(`${bookings} bookings and ${letterIds.length} letters deleted.`);
});
