import type { Database } from "../../database/database.server.ts";
import { readCampaigns } from "../data/campaigns.server.ts";
import { knownSources } from "../rules/source.ts";

/** The known sources as of the last time they were read. */
export function createKnownSources(database: Database) {
  let names = knownSources([]);
  return {
    has: (source: string) => names.has(source),
    /** What can't be read stays as it was. */
    async read() {
      const campaigns = await readCampaigns(database).catch(() => undefined);
      if (campaigns) names = knownSources(campaigns);
    },
  };
}
