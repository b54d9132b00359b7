import { expect, test } from "vitest";
import { firstCall } from "../../app/pages/faq/words.ts";
import { SERVICE_KEYS } from "../../app/pages/services/catalog.ts";
import { oneJob } from "../../app/pages/services/words/one-job.ts";
import { claims } from "../../app/site/words/claims.ts";

test("the first call's parts come to its minutes", () => {
  expect(firstCall.parts.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(claims.discoveryCall.minutes);
});

test("the example job has every service once", () => {
  expect(oneJob.moments.map(({ service }) => service).sort()).toEqual([...SERVICE_KEYS].sort());
});
