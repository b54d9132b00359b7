import { basename } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Each takes a quarter of a minute and more. Started last, one of them would run alone while the other core has nothing to do. */
const SLOW = [
  "backup.test.ts",
  "engines.test.ts",
  "abuse.test.ts",
  "setup.test.ts",
  "kills.test.ts",
  "faults.test.ts",
  "security.test.ts",
  "busy.test.ts",
  "process.test.ts",
  "demo.test.ts",
  "commands.test.ts",
  "outgoing.test.ts",
  "program-calls.test.ts",
  "migrations.test.ts",
  "backup-faults.test.ts",
];

export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isSlow = ({ moduleId }: TestSpecification) => SLOW.includes(basename(moduleId));
    const sorted = await super.sort(files);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}
