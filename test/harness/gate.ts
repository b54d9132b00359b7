import type { KyselyPlugin } from "kysely";
import type { Database } from "../../app/database/database.server.ts";

/** A database whose results can be held back or that can be down, to test slow and failing backends without sleeping. */
export function behindGate(database: Database) {
  let failure: Error | undefined;
  let held = "";
  const passing = new WeakSet<object>();
  let gate = Promise.resolve();
  let open = () => {};
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      if (!JSON.stringify(node).includes(`"${held}"`)) passing.add(queryId);
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      if (held === "" || !passing.has(queryId)) await gate;
      if (failure) throw failure;
      return result;
    },
  };
  return {
    database: database.withPlugin(plugin),
    /** With a column's name, only what asks for that column is held back. */
    close: (column = "") => {
      held = column;
      const waiting = Promise.withResolvers<void>();
      gate = waiting.promise;
      open = waiting.resolve;
    },
    open: () => open(),
    away: (value: boolean) => {
      failure = value ? Object.assign(new Error("secret words of the database"), { code: "ECONNREFUSED" }) : undefined;
    },
    /** As if our own code had a mistake right behind the query. */
    mistake: () => {
      failure = new TypeError("secret words of a visitor");
    },
  };
}
