import type { Moment } from "../../database/tables.ts";

declare module "../../database/tables.ts" {
  interface Tables {
    /** How often something happened in an hour. */
    counts: { hour: Moment; what: string; name: string; detail: string; count: number };
    /** Names of links that `./peakworks link` made. */
    campaigns: { name: string; madeAt: Moment };
  }
}
