import type { Reporter, SerializedError, TestCase, TestModule } from "vitest/node";
import { failure, POSTGRES_HALF, recordCount, tally } from "./counts.ts";

export default class CountVitest implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const inState = (state: string) => tests.filter((test) => test.result().state === state);
    const broken = modules.filter((module) => module.state() === "failed" && [...module.children.allTests()].every((test) => test.ok()));
    recordCount({
      stage: "vitest",
      passed: inState("passed").length,
      failed: [
        ...inState("failed").map((test) => failure(`${test.module.moduleId} ${test.fullName}`, messagesOf(test.result().errors))),
        ...broken.map((module) => failure(module.moduleId, messagesOf(module.errors()))),
        ...errors.map((error) => failure("outside of a test", [error.message])),
      ],
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

function messagesOf(errors: readonly { message: string }[] = []) {
  return errors.map(({ message }) => message);
}
