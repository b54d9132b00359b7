import type { EmailRow } from "../../mail/table.ts";
import { REPORT } from "./example-report.ts";
import { reportEmail } from "./report.ts";

export const VISIT_EMAILS = {
  report: {
    about: "The week in numbers",
    when: "on Mondays",
    to: "agency",
    examples: (studio) => [reportEmail(REPORT, studio)],
  },
} satisfies Record<string, EmailRow>;
