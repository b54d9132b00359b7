import { startDigest } from "../app/data/digest.server.ts";
import { listSubscribers } from "../app/data/subscriber-records.server.ts";
import { runCommand } from "./command.ts";
import { toCsv } from "./csv.ts";

const USAGE = `npm run subscribers -- list      the newsletter's list, one line each
npm run subscribers -- export    the same as CSV, to the terminal: … -- export > subscribers.csv
npm run subscribers -- digest    sends what is new since the last digest now; Monday's begins where this one ends`;

const COLUMNS = ["id", "status", "email", "askedAt", "confirmedAt"] as const;

await runCommand(USAGE, {
  list: async ({ database }) => {
    for (const { askedAt, confirmedAt, status, email } of await listSubscribers(database))
      console.log([(confirmedAt ?? askedAt).toISOString().slice(0, 10), status.padEnd(9), email].join("  "));
  },
  export: async ({ database }) => {
    const rows = (await listSubscribers(database)).map((subscriber) => COLUMNS.map((name) => subscriber[name]));
    process.stdout.write(toCsv(COLUMNS, rows));
  },
  digest: async ({ database, now }) => {
    const { posts, readers } = await startDigest(database, now);
    if (posts === 0 || readers === 0) console.log("Nothing new since the last digest, or nobody on the list.");
    else console.log(`New posts: ${posts}. Readers: ${readers}. The site writes and sends the letters within seconds.`);
  },
});
