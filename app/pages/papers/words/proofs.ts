import { PACKAGES } from "../../packages/catalog/packages.ts";
import type { PaperKey } from "../catalog.ts";
import { briefWeek } from "./sample-brief.ts";
import { reportWeek } from "./sample-report.ts";

export type ProofWords = {
  /** What it is, in two or three words. */
  kind: string;
  bars: { label: string; hours: number; text: string; isWon?: true }[];
  result: { figure: string; says: string };
};

const oneDecimal = (hours: number) => hours.toFixed(1);
const bar = (label: string, hours: number) => ({ label, hours, text: `${oneDecimal(hours)} h` });

/** What's on each paper, small: the papers' own figures. */
export const proofs: Record<PaperKey, ProofWords> = {
  sampleBrief: {
    kind: "Solution brief",
    bars: [bar("Quotes now", briefWeek.now), { ...bar("After the change", briefWeek.after), isWon: true }],
    result: { figure: `${oneDecimal(briefWeek.now - briefWeek.after)} hours a week`, says: "to win back, by the brief's own projection" },
  },
  sampleReport: {
    kind: "Weekly report",
    bars: reportWeek.weeks.map((left, i) => ({ ...bar(`Won back in week ${i + 1}`, Number(reportWeek.before) - left), isWon: true })),
    result: {
      figure: `${reportWeek.saved} hours a week`,
      says: `back on average so far. The guarantee is ${PACKAGES.growthEngine.guaranteedHoursPerWeek}.`,
    },
  },
  howWeCount: {
    kind: "Ledger",
    bars: [bar("Before we build", Number(reportWeek.before)), { ...bar("After", Number(reportWeek.after)), isWon: true }],
    result: {
      figure: `${reportWeek.before} h to ${reportWeek.after} h`,
      says: "in the office, from the same people's log. You sign both counts.",
    },
  },
};

/** The ledger beside the guarantee's terms: what they ask for. */
export const guaranteeProof: ProofWords = {
  ...proofs.howWeCount,
  result: {
    figure: `${reportWeek.saved} hours fewer`,
    says: `every week. ${PACKAGES.growthEngine.name} has to reach ${PACKAGES.growthEngine.guaranteedHoursPerWeek}.`,
  },
};
