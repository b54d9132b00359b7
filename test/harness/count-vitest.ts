import type { Reporter, TestCase, TestModule } from "vitest/node";
import { POSTGRES_HALF, recordCount, tally } from "./counts.ts";

export default class CountVitest implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const inState = (state: string) => tests.filter((test) => test.result().state === state);
    const broken = modules.filter(
      (module) => module.state() === "failed" && [...module.children.allTests()].every((test) => test.ok()),
    ).length;
    recordCount({
      stage: "vitest",
      passed: inState("passed").length,
      failed: inState("failed").length + broken + errors.length,
      skipped: tally(inState("skipped").map(nameOf)),
    });
  }
}

/** The group a skipped test belongs to, with the reason if it gave one. */
function nameOf(test: TestCase) {
  const result = test.result();
  const [suite = ""] = test.fullName.split(" > ");
  if (/postgres/i.test(suite)) return POSTGRES_HALF;
  return result.state === "skipped" && result.note ? `${suite} (${result.note})` : suite;
}
