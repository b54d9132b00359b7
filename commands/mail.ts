import { listUnsent, retryDead } from "../app/data/outbox/unsent.server.ts";
import { type Command, storeAction } from "./command.ts";
import { isId } from "./id.ts";
import { printTable } from "./table.ts";

export const command: Command = {
  help: `./peakworks mail list          emails that haven't been sent, the ones given up first: to whom, about what, tries and the last error
./peakworks mail retry [ID]    sends the ones given up again: all of them, or one

Example: ./peakworks mail list`,
  actions: {
    list: storeAction({}, async ({ database, now }) => {
      const emails = await listUnsent(database, now);
      printTable(
        emails.map(({ id, dead, kind, to, about, dueAt, attempts, problem }) => [
          id,
          dead ? "given up" : "waiting",
          kind,
          to,
          about,
          `due ${dueAt.toISOString().slice(0, 16).replace("T", " ")} UTC`,
          attempts === 1 ? "1 try" : `${attempts} tries`,
          problem ?? "",
        ]),
      );
      if (emails.length === 0) console.error("Every email has been sent.");
    }),
    retry: storeAction({ words: 1 }, async ({ database, words: [id], now }) => {
      const count = id && !isId(id) ? 0 : await retryDead(database, now, { id });
      if (id && count === 0) throw new Error(`No email with the ID ${id} was given up: ./peakworks mail list shows them.`);
      console.error(`${count} ${count === 1 ? "email goes" : "emails go"} out again within seconds, if the site runs.`);
    }),
  },
};
