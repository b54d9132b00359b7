import { deleteRecordsOf, recordsOf } from "../app/data/booking-records.server.ts";
import { deleteLeadRecordsOf, leadRecordsOf } from "../app/data/lead-records.server.ts";
import { deleteSubscriberRecordsOf, subscriberRecordsOf } from "../app/data/subscriber-records.server.ts";
import { runCommand } from "./command.ts";
import { deleteLetterFiles } from "./letter-files.ts";

const USAGE = `npm run privacy -- export EMAIL    everything stored about a person, as JSON
npm run privacy -- delete EMAIL    deletes it, with letters and links; a call that is still to come is called off without a letter`;

await runCommand(USAGE, {
  export: async ({ database, values }) => {
    const { bookings, letters } = await recordsOf(database, emailIn(values));
    const asked = await leadRecordsOf(database, emailIn(values));
    const { subscriptions, ...reads } = await subscriberRecordsOf(database, emailIn(values));
    const all = { bookings, leads: asked.leads, subscriptions, letters: [...letters, ...asked.letters, ...reads.letters] };
    console.log(JSON.stringify(all, null, 2));
  },
  delete: async ({ database, settings, values }) => {
    const { bookings, letterIds } = await deleteRecordsOf(database, emailIn(values));
    const asked = await deleteLeadRecordsOf(database, emailIn(values));
    const { subscriptions, ...reads } = await deleteSubscriberRecordsOf(database, emailIn(values));
    const letters = [...letterIds, ...asked.letterIds, ...reads.letterIds];
    deleteLetterFiles(settings.dataDir, letters);
    console.log(`${bookings} bookings, ${asked.leads} leads, ${subscriptions} subscriptions and ${letters.length} letters deleted.`);
  },
});

function emailIn([email]: string[]) {
  if (!email?.includes("@")) throw new Error("Which e-mail address? npm run privacy -- export EMAIL");
  return email;
}
