import type { Moment } from "../../database/tables.ts";
import type { Inputs } from "../catalog/inputs.ts";
import type { LeadRequest } from "../rules/lead.ts";

declare module "../../database/tables.ts" {
  interface Tables {
    leads: LeadRow;
  }
}

export type LeadRow = Omit<LeadRequest, "inputs"> &
  Inputs & { id: string; idempotencyHash: string | null; createdAt: Moment; personId: string | null; source: string };
