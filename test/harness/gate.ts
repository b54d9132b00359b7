import type { KyselyPlugin } from "kysely";
import type { Database } from "../../app/database/database.server.ts";

/** A database whose results can be held back or that can be down, to test slow and failing backends without sleeping. */
export function behindGate(database: Database) {
  let isAway = false;
  let gate = Promise.resolve();
  let open = () => {};
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      await gate;
      if (isAway) throw Object.assign(new Error("secret words of the database"), { code: "ECONNREFUSED" });
      return result;
    },
  };
  return {
    database: database.withPlugin(plugin),
    close: () => {
      const held = Promise.withResolvers<void>();
      gate = held.promise;
      open = held.resolve;
    },
    open: () => open(),
    away: (value: boolean) => {
      isAway = value;
    },
  };
}
