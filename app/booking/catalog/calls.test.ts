import { expect, test } from "vitest";
import { callMinutesFor } from "./calls.ts";

test.each([
  ["strategy-session", 30],
  ["qa-session", 30],
  ["growth-engine", 15],
  ["", 15],
  [undefined, 15],
])("the interest %j books %i minutes", (interest, minutes) => {
  expect(callMinutesFor(interest)).toBe(minutes);
});
