import type { FullResult, Reporter, Suite } from "@playwright/test/reporter";
import { recordCount, tally } from "./counts.ts";

export default class CountPlaywright implements Reporter {
  #suite: Suite | undefined;
  #errors = 0;

  onBegin(_config: unknown, suite: Suite) {
    this.#suite = suite;
  }

  onError() {
    this.#errors += 1;
  }

  onEnd(_result: FullResult) {
    const tests = this.#suite?.allTests() ?? [];
    const withOutcome = (...wanted: string[]) => tests.filter((test) => wanted.includes(test.outcome()));
    recordCount({
      stage: "browser",
      passed: withOutcome("expected", "flaky").length,
      failed: withOutcome("unexpected").length + this.#errors,
      skipped: tally(withOutcome("skipped").map((test) => test.title)),
    });
  }
}
