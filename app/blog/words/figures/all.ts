import type { Figure } from "../../figures/kinds.ts";
import { aiEducation } from "./ai-education.ts";
import { businessStrategy } from "./business-strategy.ts";
import { customerService } from "./customer-service.ts";
import { electrical } from "./electrical.ts";
import { generalContracting } from "./general-contracting.ts";
import { hvac } from "./hvac.ts";
import { operations } from "./operations.ts";
import { plumbing } from "./plumbing.ts";

/** Each post's drawn figure, by the post's slug. A test holds every number in it against the post. */
export const figures: Record<string, Figure> = {
  ...aiEducation,
  ...businessStrategy,
  ...customerService,
  ...electrical,
  ...generalContracting,
  ...hvac,
  ...operations,
  ...plumbing,
};
