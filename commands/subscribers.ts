import { startDigest } from "../app/data/subscribers/digest.server.ts";
import { listSubscribers } from "../app/data/subscribers/records.server.ts";
import { type Command, storeAction } from "./command.ts";
import { toCsv } from "./csv.ts";
import { printTable } from "./table.ts";

const COLUMNS = ["id", "status", "email", "askedAt", "confirmedAt"] as const;

export const command: Command = {
  help: `./peakworks subscribers list      the newsletter's readers, one line each
./peakworks subscribers export    the same as CSV
./peakworks subscribers digest    sends what is new since the last digest now; Monday's starts where this one ends

Example: ./peakworks subscribers export > subscribers.csv`,
  actions: {
    list: storeAction({}, async ({ database }) => {
      const subscribers = await listSubscribers(database);
      printTable(
        subscribers.map(({ askedAt, confirmedAt, status, email }) => [(confirmedAt ?? askedAt).toISOString().slice(0, 10), status, email]),
      );
    }),
    export: storeAction({}, async ({ database }) => {
      const rows = (await listSubscribers(database)).map((subscriber) => COLUMNS.map((name) => subscriber[name]));
      process.stdout.write(toCsv(COLUMNS, rows));
    }),
    digest: storeAction({}, async ({ database, now }) => {
      const { posts, readers } = await startDigest(database, now);
      if (posts === 0 || readers === 0) console.error("Nothing new since the last digest, or nobody on the list.");
      else console.error(`New posts: ${posts}. Readers: ${readers}. The running site writes and sends the emails within seconds.`);
    }),
  },
};
