import { deleteRecordsOf, recordsOf } from "../app/data/booking-records.server.ts";
import { runCommand } from "./command.ts";
import { deleteLetterFiles } from "./letter-files.ts";

const USAGE = `npm run privacy -- export EMAIL    everything stored about a person, as JSON
npm run privacy -- delete EMAIL    deletes it, with letters and links; a call that is still to come is called off without a letter`;

await runCommand(USAGE, {
  export: async ({ database, values }) => console.log(JSON.stringify(await recordsOf(database, emailIn(values)), null, 2)),
  delete: async ({ database, settings, values }) => {
    const { bookings, letterIds } = await deleteRecordsOf(database, emailIn(values));
    deleteLetterFiles(settings.dataDir, letterIds);
    console.log(`${bookings} bookings and ${letterIds.length} letters deleted.`);
  },
});

function emailIn([email]: string[]) {
  if (!email?.includes("@")) throw new Error("Which e-mail address? npm run privacy -- export EMAIL");
  return email;
}
