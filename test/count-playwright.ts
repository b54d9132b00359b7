import type { FullResult, Reporter, Suite } from "@playwright/test/reporter";
import { recordCount } from "./counts.ts";

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
    const outcomes = this.#suite?.allTests().map((test) => test.outcome()) ?? [];
    const count = (...wanted: string[]) => outcomes.filter((outcome) => wanted.includes(outcome)).length;
    recordCount({
      stage: "browser",
      passed: count("expected", "flaky"),
      failed: count("unexpected") + this.#errors,
      skipped: count("skipped"),
    });
  }
}
