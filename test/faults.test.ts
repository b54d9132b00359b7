import { afterEach, expect, test } from "vitest";
import { cleanUp } from "./faults/fault.ts";
import { quickFaults } from "./faults/faults.ts";

afterEach(cleanUp);

test.each(Object.entries(quickFaults))("%s", { timeout: 60_000 }, async (_, fault) => {
  expect(await fault()).toBeTypeOf("string");
});
