import type { Database } from "../../database/database.server.ts";
import type { Settings } from "../../site/settings.ts";

/** What every part of the demo gets. `settings` have no limits, since one machine sends everything. */
export type Demo = { database: Database; now: Date; settings: Settings };
