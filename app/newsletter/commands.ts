import { mailboxOf } from "../forms/mailbox.ts";
import { type Command, storeAction } from "../terminal/command.ts";
import { printTable } from "../terminal/table.ts";
import { UsageError } from "../terminal/usage-error.ts";
import { previewDigest, startDigest } from "./data/digest.server.ts";
import { listReaders, readersFile, removeReader } from "./data/readers.server.ts";
import type { Reader } from "./subscription.ts";

export const command: Command = {
  help: `./peakworks subscribers list                     the newsletter's readers, one line each
./peakworks subscribers export                   the same as CSV
./peakworks subscribers remove EMAIL [--yes]     shows the subscription; with --yes unsubscribes that address. Calls and leads stay
./peakworks subscribers digest [--yes]           shows what is new since the last digest; with --yes sends it now, and Monday's starts where this one ends

Example: ./peakworks subscribers export > subscribers.csv`,
  actions: {
    list: storeAction({}, async ({ database }) => {
      printTable((await listReaders(database)).map(readerRow));
    }),
    export: storeAction({}, async ({ database }) => {
      process.stdout.write(await readersFile(database));
    }),
    remove: storeAction({ words: 1, flags: ["yes"] }, async ({ database, settings, words: [email = ""], flags }) => {
      if (!email.includes("@")) throw new UsageError("Which email address? ./peakworks subscribers remove sam@ridge.example");
      const readers = await listReaders(database);
      const found = readers.find((one) => one.email.toLowerCase() === email.trim().toLowerCase());
      if (!found) {
        const near = readers.filter((one) => mailboxOf(one.email) === mailboxOf(email)).map((one) => one.email);
        throw new Error(
          `${email} isn't on the list.${near.length > 0 ? ` The same mailbox may be ${near.join(", ")}: name the one you mean.` : ""}`,
        );
      }
      printTable([readerRow(found)]);
      if (!flags.yes) throw new UsageError("Nothing was changed. To unsubscribe this address, add --yes.");
      await removeReader(database, found.email, settings);
      console.error(`${found.email} is unsubscribed, and the address is deleted from the list. Calls and leads stay as they are.`);
    }),
    digest: storeAction({ flags: ["yes"] }, async ({ database, flags, now }) => {
      const { posts, readers } = await previewDigest(database, now);
      if (posts === 0 || readers === 0) return console.error("Nothing new since the last digest, or nobody on the list.");
      console.log(`New posts: ${posts}. Readers: ${readers}.`);
      if (!flags.yes) throw new UsageError("Nothing was sent. To email every reader now, add --yes.");
      await startDigest(database, now);
      console.error("The running site writes and sends the emails within seconds.");
    }),
  },
};

function readerRow({ askedAt, confirmedAt, status, email }: Reader) {
  return [(confirmedAt ?? askedAt).toISOString().slice(0, 10), status, email];
}
