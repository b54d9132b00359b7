import type { Figure } from "../../figures/kinds.ts";
import { aiEducationFigures } from "./ai-education.ts";
import { businessStrategyFigures } from "./business-strategy.ts";
import { customerServiceFigures } from "./customer-service.ts";
import { electricalFigures } from "./electrical.ts";
import { generalContractingFigures } from "./general-contracting.ts";
import { hvacFigures } from "./hvac.ts";
import { operationsFigures } from "./operations.ts";
import { plumbingFigures } from "./plumbing.ts";

/**
 * Each post's drawn figure, by the post's slug. A test holds the numbers in its texts against the post, and what it draws against its
 * texts.
 */
export const figures: Record<string, Figure> = {
  ...aiEducationFigures,
  ...businessStrategyFigures,
  ...customerServiceFigures,
  ...electricalFigures,
  ...generalContractingFigures,
  ...hvacFigures,
  ...operationsFigures,
  ...plumbingFigures,
};
