import { listUnsent, retryDead } from "../app/data/outbox.server.ts";
import { runCommand } from "./command.ts";

const USAGE = `npm run mail -- list          letters that have not been sent, dead ones first, and why
npm run mail -- retry [ID]    sends dead letters again: all, or one`;

await runCommand(USAGE, {
  list: async ({ database, now }) => {
    for (const { id, kind, dueAt, attempts, dead, problem } of await listUnsent(database, now))
      console.log([id, dead ? "dead   " : "waiting", kind.padEnd(19), dueAt.toISOString(), `${attempts} tries`, problem ?? ""].join("  "));
  },
  retry: async ({ database, now, values: [id] }) => {
    console.log(`${await retryDead(database, now, id)} letters go out again.`);
  },
});
