import type { Database } from "../../database/database.server.ts";
import { KNOWN_HOSTS } from "../catalog/known-hosts.ts";
import { readCampaigns } from "../data/campaigns.server.ts";
import { DIRECT, OTHER } from "../rules/source.ts";

/** Sources that nobody can make up: hosts of our catalog, links that the operator made, and visits without a source. */
export function createKnownSources(database: Database) {
  let names: ReadonlySet<string> = new Set([DIRECT, OTHER, ...KNOWN_HOSTS]);
  return {
    has: (source: string) => names.has(source),
    /** What can't be read stays as it was. */
    async read() {
      const campaigns = await readCampaigns(database).catch(() => undefined);
      if (campaigns) names = new Set([DIRECT, OTHER, ...KNOWN_HOSTS, ...campaigns]);
    },
  };
}
