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
  "blog/publishing",
  "assistants/fuzz",
  "server/faults",
  "server/engines",
];

export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isSlow = ({ moduleId }: TestSpecification) => SLOW.some((name) => moduleId.endsWith(`/test/${name}.test.ts`));
    const sorted = await super.sort(files);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}
