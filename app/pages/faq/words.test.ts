import { expect, test } from "vitest";
import { claims } from "../../site/words/claims.ts";
import { firstCall } from "./words.ts";

test("the first call's parts come to its minutes", () => {
  expect(firstCall.parts.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(claims.discoveryCall.minutes);
});
