import { deleteRecordsOf, recordsOf } from "../app/data/bookings/records.server.ts";
import type { Database } from "../app/data/database/database.server.ts";
import { deleteLeadRecordsOf, leadRecordsOf } from "../app/data/leads/records.server.ts";
import { deleteSubscriberRecordsOf, subscriberRecordsOf } from "../app/data/subscribers/records.server.ts";
import { deleteStrayMailFiles } from "../server/mail-files.ts";
import { type Command, storeAction } from "./command.ts";
import { printTable } from "./table.ts";
import { UsageError } from "./usage-error.ts";

export const command: Command = {
  help: `./peakworks privacy export EMAIL            everything stored about a person, as JSON
./peakworks privacy delete EMAIL [--yes]    shows how much that is; with --yes deletes it, with emails and links;
                                            a call still to come is called off without an email

Example: ./peakworks privacy export sam@ridge.example > sam.json`,
  actions: {
    export: storeAction({ words: 1 }, async ({ database, words }) => {
      console.log(JSON.stringify(await allRecordsOf(database, emailIn(words)), null, 2));
    }),
    delete: storeAction({ words: 1, flags: ["yes"] }, async ({ database, settings, words, flags }) => {
      const email = emailIn(words);
      if (!flags.yes) {
        const counts = Object.entries(await allRecordsOf(database, email)).map(([name, rows]) => [name, String(rows.length)]);
        printTable([["stored about", email], ...counts]);
        throw new UsageError("Nothing was changed. To delete all of it, also calls still to come, add --yes.");
      }
      const { bookings, emailIds } = await deleteRecordsOf(database, email);
      const asked = await deleteLeadRecordsOf(database, email);
      const { subscriptions, ...reads } = await deleteSubscriberRecordsOf(database, email);
      const emails = [...emailIds, ...asked.emailIds, ...reads.emailIds];
      await deleteStrayMailFiles(database, settings.dataDir);
      console.error(`Deleted: ${bookings} bookings, ${asked.leads} leads, ${subscriptions} subscriptions, ${emails.length} emails.`);
    }),
  },
};

async function allRecordsOf(database: Database, email: string) {
  const { bookings, emails } = await recordsOf(database, email);
  const asked = await leadRecordsOf(database, email);
  const { subscriptions, ...reads } = await subscriberRecordsOf(database, email);
  return { bookings, leads: asked.leads, subscriptions, emails: [...emails, ...asked.emails, ...reads.emails] };
}

function emailIn([email]: string[]) {
  if (!email?.includes("@")) throw new UsageError("Which email address? ./peakworks privacy export sam@ridge.example");
  return email;
}
