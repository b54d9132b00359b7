import { existsSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Each takes ten seconds and more by itself. Started last, one of them would run alone while the other core has nothing to do. */
const SLOW = [
  "database/backup",
  "server/setup",
  "booking/abuse",
  "server/process",
  "database/kills",
  "booking/busy",
  "database/migrations",
  "desk/on-postgres",
  "desk/posts",
  "server/outgoing",
  "commands/exports-in-office",
  "server/security",
  "mail/outbox",
  "visits/counting",
  "code/catalog",
  "server/delivery",
  "booking/pages",
  "blog/editing",
  "assistants/fuzz",
  "server/faults",
  "server/engines",
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
