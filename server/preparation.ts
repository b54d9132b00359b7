import type { Logger } from "pino";
import { bundledPosts } from "../app/blog/data/bundled.server.ts";
import { publishFirstPosts } from "../app/blog/data/publishing.server.ts";
import { moveRenamedPosts } from "../app/blog/data/renamed-posts.server.ts";
import type { Database } from "../app/database/database.server.ts";
import { migrate, SchemaError } from "../app/database/migrations.server.ts";
import { type Filling, fillPeople } from "../app/people/data/fill-people.server.ts";
import { failureOf } from "../app/site/failure.ts";
import { MINUTE_MS } from "../app/time/durations.ts";

type Parts = {
  database: Database;
  log: Logger;
  now: () => Date;
  timeZone: string;
  /** Ends the process with the error's sentence. */
  end: (error: SchemaError) => unknown;
};

const FILL_AGAIN_MS = 10 * MINUTE_MS;
const WAITING =
  "no email is sent and nothing is deleted yet: the database hasn't been reached since the start, or its tables can't be made";

export type Preparation = ReturnType<typeof createPreparation>;

/** What is done with the database at the start, or later if it was down then. */
export function createPreparation({ database, log, now, timeZone, end }: Parts) {
  let isMigrated = false;
  let fills = fillsOf(database, now, timeZone);
  let fillFrom = 0;
  const named = new Set<string>();

  return {
    /** Makes the tables, once, and throws while it can't. A database that doesn't match this version never will. */
    async migrate() {
      if (isMigrated) return;
      try {
        const migrations = await migrate(database, now());
        if (migrations.length > 0) log.warn({ migrations }, "the database is newer than this code");
        isMigrated = true;
      } catch (error) {
        if (error instanceof SchemaError) end(error);
        throw error;
      }
    },
    /** Stores what is still missing. One that fails keeps nothing else from its turn, and is tried again after a while. */
    async fill(isStopping = () => false) {
      if (performance.now() < fillFrom) return;
      const failed: typeof fills = [];
      for (const fill of fills) {
        const [otherwise, run] = fill;
        let isDone = true;
        const noteFailure = (error: unknown, id?: string) => {
          isDone = false;
          // A row that fails is tried again, and named only once.
          if (!id || !named.has(id)) log.error({ id, ...failureOf(error) }, otherwise);
          if (id) named.add(id);
        };
        await run({ noteFailure, isStopping }).catch((error) => noteFailure(error));
        if (!isDone) failed.push(fill);
      }
      fills = failed;
      fillFrom = performance.now() + FILL_AGAIN_MS;
    },
    /** For the readiness check and the desk. */
    problems: () => (isMigrated ? [] : [WAITING]),
  };
}

type Fill = [otherwise: string, run: (filling?: Filling) => Promise<unknown>];

/** What is stored once the tables are there, in this order, each with what the log says if it fails. The site works without any of them. */
export function fillsOf(database: Database, now: () => Date, timeZone: string): Fill[] {
  return [
    ["calls and plans could not get their person", (filling) => fillPeople(database, filling)],
    ["renamed posts could not be moved", () => moveRenamedPosts(database)],
    ["the first posts could not be published", () => publishFirstPosts(database, () => bundledPosts(timeZone), now(), timeZone)],
  ];
}
