import type { FullResult, Reporter, Suite, TestCase, TestError } from "@playwright/test/reporter";
import { failure, recordCount, tally } from "./counts.ts";

export default class CountPlaywright implements Reporter {
  #suite: Suite | undefined;
  #errors: TestError[] = [];

  onBegin(_config: unknown, suite: Suite) {
    this.#suite = suite;
  }

  onError(error: TestError) {
    this.#errors.push(error);
  }

  onEnd(_result: FullResult) {
    const tests = this.#suite?.allTests() ?? [];
    const withOutcome = (...wanted: string[]) => tests.filter((test) => wanted.includes(test.outcome()));
    recordCount({
      stage: "browser",
      passed: withOutcome("expected", "flaky").length,
      failed: [...withOutcome("unexpected").map(ofTest), ...this.#errors.map(({ message }) => failure("outside of a test", [message]))],
      skipped: tally(withOutcome("skipped").map((test) => test.title)),
    });
  }
}

function ofTest(test: TestCase) {
  const messages = test.results.flatMap(({ status, errors }) => (errors.length ? errors.map(({ message }) => message) : [status]));
  return failure(`${test.location.file}:${test.location.line} ${test.title}`, messages);
}
