// However the tests are started, they never run against the build of older sources.
import type { TestProject } from "vitest/node";
import { buildWhenStale } from "../../server/build.ts";

export default async function setup(project: TestProject) {
  await buildWhenStale();
  project.onTestsRerun(buildWhenStale);
}
