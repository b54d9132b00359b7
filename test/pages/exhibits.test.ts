import { expect, test } from "vitest";
import { firstCall } from "../../app/pages/faq/words.ts";
import { claims } from "../../app/site/words/claims.ts";

test("the first call's parts come to its minutes", () => {
  expect(firstCall.parts.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(claims.discoveryCall.minutes);
});
