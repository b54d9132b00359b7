// However the tests are started, they never run against an outdated build.
import type { TestProject } from "vitest/node";
import { buildWhenStale } from "../../server/build.ts";

export default async function setup(project: TestProject) {
  await buildWhenStale();
  project.onTestsRerun(buildWhenStale);
}
