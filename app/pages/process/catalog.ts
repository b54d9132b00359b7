import { lastWeekOf } from "../packages/catalog/packages.ts";

/** The stages of a project in weeks from kickoff, as the contract names them. A package runs through as many as fit its length. */
export const PROCESS_STAGES = { discovery: "1-2", design: "3-6", build: "7-12", training: "13+" } as const;

/** The last stage of the longest package, with its end. */
export const LAST_STAGE = `${PROCESS_STAGES.training.replace("+", "")}-${lastWeekOf("peakPerformance")}`;
