import { existsSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Each takes twenty seconds and more. Started last, one of them would run alone while the other core has nothing to do. */
const SLOW = [
  "database/backup",
  "booking/abuse",
  "booking/busy",
  "server/setup",
  "visits/counting",
  "desk/on-postgres",
  "code/catalog",
  "database/kills",
  "follow-up/follow-ups",
  "mail/outbox",
  "commands/commands",
  "assistants/fuzz",
  "database/migrations",
  "privacy/deleted-people",
  "desk/calendar",
  "server/faults",
  "desk/posts",
  "server/security",
  "desk/post-pictures",
  "database/backup-faults",
  "privacy/retention",
  "server/process",
  "server/outgoing",
  "newsletter/digest",
  "commands/exports-in-office",
  "server/other-browsers",
];

for (const name of SLOW)
  if (!existsSync(`test/${name}.test.ts`))
    throw new Error(`There's no test/${name}.test.ts any more: see SLOW in test/harness/slow-first.ts.`);

export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isSlow = ({ moduleId }: TestSpecification) => SLOW.some((name) => moduleId.endsWith(`/test/${name}.test.ts`));
    const sorted = await super.sort(files);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}
