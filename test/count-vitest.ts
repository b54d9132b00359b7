import type { Reporter, TestModule } from "vitest/node";
import { recordCount } from "./counts.ts";

export default class CountVitest implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    const states = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state));
    const broken = modules.filter(
      (module) => module.state() === "failed" && [...module.children.allTests()].every((test) => test.ok()),
    ).length;
    recordCount({
      stage: "vitest",
      passed: states.filter((state) => state === "passed").length,
      failed: states.filter((state) => state === "failed").length + broken + errors.length,
      skipped: states.filter((state) => state === "skipped").length,
    });
  }
}
