import { dismissEmail, retryEmails } from "../booking/data/retry-emails.server.ts";
import { type Command, storeAction } from "../terminal/command.ts";
import { UsageError } from "../terminal/usage-error.ts";
import { listUnsent } from "./unsent.server.ts";
import { printUnsent } from "./unsent-table.ts";

export const command: Command = {
  help: `./peakworks mail list [--all]     emails that should be out by now and aren't, the ones given up first: to whom, about what, tries and
                                  the last error. 'bounced' means there's no such mailbox. --all adds those that wait for their time
./peakworks mail retry [ID]       sends the ones given up again: all of them but the bounced ones, or the one named
./peakworks mail dismiss ID       deletes one that was given up or bounced, and the note on its call

Example: ./peakworks mail list`,
  actions: {
    list: storeAction({ flags: ["all"] }, async ({ database, flags, now }) => {
      const emails = await listUnsent(database, now);
      const later = printUnsent(emails, { now, isAll: flags.all ?? false });
      if (emails.length === 0) console.error("Every email has been sent.");
      else if (later > 0)
        console.error(`${later} more ${later === 1 ? "waits for its" : "wait for their"} time: ./peakworks mail list --all`);
    }),
    retry: storeAction({ words: 1 }, async ({ database, words: [id], now }) => {
      const count = await retryEmails(database, id, now);
      if (id && count === 0) {
        const isOvertaken = (await listUnsent(database, now)).some((email) => email.id === id && email.isOvertaken);
        throw new Error(isOvertaken ? `That email bounced, and its call has changed since: ./peakworks mail dismiss ${id}.` : noneWith(id));
      }
      console.error(`${countOf(count)} out again within seconds, if the site runs.`);
    }),
    dismiss: storeAction({ words: 1 }, async ({ database, words: [id] }) => {
      if (!id) throw new UsageError("Which email? ./peakworks mail list shows the IDs.");
      if ((await dismissEmail(database, id)) === 0) throw new Error(noneWith(id));
      console.error("The email is deleted.");
    }),
  },
};

function noneWith(id: string) {
  return `No email with the ID ${id} was given up: ./peakworks mail list shows them.`;
}

function countOf(count: number) {
  return count === 1 ? "1 email goes" : `${count} emails go`;
}
